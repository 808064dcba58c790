### Words of the gallery of card traditions.

cards-title = Kartentraditionen
cards-lead = Sieben Bilder zum Anschauen und zum Spielen.
cards-back = ← Kartentraditionen
cards-size = { $country } · { $count } Karten
cards-wikipedia = Wikipedia ↗
cards-new-tab = öffnet in neuem Tab
cards-rules = Regeln
cards-suits = Farben
cards-ranks = Werte
cards-history = Geschichte
cards-all = Alle Karten
cards-look = { $card }: genau ansehen
cards-two-jokers = roter Joker, schwarzer Joker
cards-unknown = Dieses Kartenbild gibt es hier nicht
cards-unturned = Halb gedreht bleibt es gleich.

pattern-prussian = Preußisches Doppelbild
pattern-tournament = Turnierbild
pattern-english = Englisches Bild
pattern-four = Englisches Bild in vier Farben
pattern-paris = Pariser Bild
pattern-large = Große Zeichen
pattern-double = Doppelpack mit Jokern

country-prussian = Deutschland
country-tournament = Deutschland
country-english = Vereinigtes Königreich
country-four = Vereinigte Staaten
country-paris = Frankreich
country-large = Für alle Länder
country-double = China

about-prussian = Doppelköpfige Karten in Rot, Schellen, Grün und Eichel, für Skat.
about-tournament = Französische Zeichen in vier deutschen Farben, damit Freunde beider Blätter an einem Tisch sitzen können.
about-english = Die bekanntesten Bilder der Welt, in Schwarz und Rot.
about-four = Dieselben Bilder mit einer Farbe für jedes Zeichen, so gewählt, dass farbenblinde Augen sie unterscheiden.
about-paris = Könige, Damen und Buben mit Namen, in Rot, Gelb und Blau, durch ein schräges Band geteilt, für Belote.
about-large = Ein großer Buchstabe und ein großes Zeichen an jedem Ende: lesbar im schmalen Streifen und mit schwachen Augen.
about-double = 2 × 54 = 108 Karten, roter und schwarzer Joker je zweimal, für Traktor.

teaser-prussian = Einer gegen zwei: vier Unter auf der Hand, und aufspielen.
teaser-tournament = Ein Spiel Skat wie im Verein.
teaser-english = Fünfzehn zwei, und das Rennen bis 121 beginnt.
teaser-four = Zähl dein Blatt in vier Farben: eine Partie Cribbage.
teaser-paris = Sag Belote mit König und Dame in Trumpf.
teaser-large = Eine Partie Cribbage, lesbar auf Armlänge.
teaser-double = Erklär Trumpf und fahr deine Paare über den Tisch.

length-belote = eine Partie bis 151, etwa eine halbe Stunde
length-cribbage = ein Spiel bis 121, etwa eine Viertelstunde
length-skat = etwa fünf Minuten
length-tractor = eine Partie von der Zwei bis über das Ass; ein Spiel dauert etwa zehn Minuten
cards-bots = Wie die Bots spielen: { $level }; jeder sieht nur die eigenen Karten

history-prussian = Die deutschen Farben standen um 1450 fest. Das preußische Bild entstand in den Jahren nach 1815 in Naumburg an der Saale aus Jagd- und Standesbildern; später bekamen die Figuren zwei Köpfe, so dass keine Karte je auf dem Kopf steht. Skat entstand zwischen 1810 und 1817 im nahen Altenburg und wurde zuerst mit deutschem Blatt gespielt. Diese Bilder sind aus der Überlieferung neu gezeichnet, nach keines Herstellers Blatt.
history-tournament = Nach der Wiedervereinigung trafen sich Spieler aus dem Osten, an deutsche Farben gewöhnt, und aus dem Westen, an französische gewöhnt, bei denselben Turnieren. 1994 schuf der Deutsche Skatverband ein eigenes Blatt: französische Zeichen in den Farben der deutschen. Kreuz bleibt schwarz wie Eichel, Pik ist grün wie Blatt, Herz rot, Karo gelb wie Schellen, hier ein tiefes Orange, das man lesen kann.
history-english = Karten kamen aus Rouen nach England, und die Bilder ihrer Macher wurden wieder und wieder kopiert, bis aus ihnen die steifen, kräftigen Figuren von heute wurden. Im 19. Jahrhundert bekamen sie zwei Köpfe und ein Zeichen in der Ecke. Mit diesem Blatt wird Cribbage gespielt, das Sir John Suckling im 17. Jahrhundert erfunden haben soll. Die Bilder hier sind von Adrian Kennard, allen geschenkt.
history-four = Eine Farbe für jedes Zeichen wurde oft vorgeschlagen und selten gemocht, bis Pokerräume am Bildschirm sie annahmen: auf einen Blick verwechselt niemand Pik mit Kreuz. Das übliche Grün und Rot sieht aber für jeden zwölften Mann gleich aus. Darum ist Kreuz hier blaugrün und Karo tiefblau.
history-paris = Die Bilder von Paris tragen seit Jahrhunderten Namen: David, Karl, Cäsar und Alexander, nach alten Helden; Pallas, Judith, Rachel und Argine; Ogier, La Hire, Hektor und Lanzelot. Der Pik-König hat Davids Harfe, der Herz-König sein Schwert. Diese Figuren sind in jener Art neu gezeichnet, in den schlichten Farben der Schablone.
history-large = Große Zeichen helfen schwachen Augen, und sie helfen jedem, der dreiunddreißig Karten auf einem Telefon hält. Dieses Bild ist allein aus Geometrie gezeichnet: jeder Buchstabe ein Federzug, jedes Zeichen gleich hoch, und ein fingerbreiter Streifen zeigt beides.
history-double = Sheng ji, auf Deutsch „Stufen steigen“, wird in ganz China mit zwei zusammengemischten Paketen samt Jokern gespielt. Der Joker selbst kam im 19. Jahrhundert aus Amerika, als höchste Karte des Euchre. In China steht der bunte über dem schwarzen; hier unterscheidet sie auch die Form: Sonne und Mond, drei Zipfel und zwei.
