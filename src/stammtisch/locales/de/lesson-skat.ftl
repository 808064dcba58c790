### The lesson of Skat: what is asked, and why the lesson plays what it does.

lesson-skat-bid = Mittelhand hat gepasst; nun reizt du Vorhand. Wer am höchsten geht, spielt allein gegen zwei. Du hast fünf Rote mit ihrem Unter und zwei Daus.
lesson-skat-bid-why = Rot zählt 10. Die zwei Unter über deinem fehlen, „ohne zwei“, und 2 + 1 = 3: Das Spiel ist 30 wert. Du kannst also bis 30 reizen; fang mit 18 an.
lesson-skat-next = Vorhand sagt ja. Nenne einen höheren Wert, oder passe.
lesson-skat-next-why = Gereizt werden nur Werte, die ein Spiel haben kann: 18, 20, 22, 23, 24, 27, 30 … Der nächste genügt.
lesson-skat-limit = Auch 22 wurde gehalten. Wie weit trägt dein Blatt?
lesson-skat-limit-why = Bis 30, so viel ist Rot wert. Wer mehr gereizt hat, als das Spiel wert ist, hat überreizt und verliert, wie viele Augen er auch hat. 23 ist sicher.
lesson-skat-skat = Das Spiel ist deins für 23. Nimmst du die zwei Karten des Skats auf, oder spielst du Hand, ohne sie zu sehen?
lesson-skat-skat-why = Nimm ihn auf: Zwölf Karten zur Wahl sind besser als zehn. Hand brächte eine Stufe mehr, braucht aber ein stärkeres Blatt.
lesson-skat-discard = Drück zwei der zwölf Karten. Sie zählen am Ende für dich, und was du nicht mehr hast, kannst du stechen.
lesson-skat-discard-why = Die Zehn von Schellen geht leicht verloren: So sind 10 Augen sicher. Ohne die Grün-Sieben hast du kein Grün und kannst es gleich stechen.
lesson-skat-contract = Sag das Spiel an. Die Farbe, die du wählst, wird Trumpf, zusammen mit allen vier Untern, die über ihr stehen.
lesson-skat-contract-why = Rot: Mit der Sieben aus dem Skat hast du sechs Trümpfe. 30 wert, mehr als deine 23. Zum Sieg brauchst du 61 von 120 Augen.
lesson-skat-ruff = Grün ist ausgespielt; Daus und Ober sind 14 Augen. Du hast kein Grün, also darfst du alles spielen, auch Trumpf.
lesson-skat-ruff-why = Du spielst als Letzter, niemand kann dich überstechen: Nimm den Stich mit dem Rot-Daus, so sind auch seine 11 Augen sicher, zusammen 25.
lesson-skat-trumps = Du spielst aus. Auch die Gegner haben Trümpfe und können dir damit später gute Karten nehmen.
lesson-skat-trumps-why = Ein kleiner Trumpf zieht ihre: Beide müssen Trumpf bedienen, und ein Unter ist Trumpf, welche Farbe auch auf ihm steht.
lesson-skat-follow = Eichel ist ausgespielt. Du hast Eichel und musst bedienen: mit welcher der beiden?
lesson-skat-follow-why = Das Daus: Du spielst als Letzter, und nichts auf dem Tisch schlägt es. Mit dem Ober macht das 14 Augen.
lesson-skat-again = Du spielst wieder aus. Von den elf Trümpfen sind noch drei draußen: die Unter von Eichel und Grün und der Rot-König.
lesson-skat-again-why = Noch ein kleiner Trumpf zieht gleich zwei davon und kostet dich nichts.
lesson-skat-cheap = Schellen mit dem Daus. Du musst bedienen und kannst nicht gewinnen: Dann gib so wenig wie möglich.
lesson-skat-cheap-why = Neun und Sieben sind beide nichts wert. Die Neun kann gehen; sie gewänne auch später keinen Stich.
lesson-skat-small = Eine Grün-Neun ist ausgespielt. Stechen, oder die Schellen-Sieben abwerfen?
lesson-skat-small-why = Stich mit dem Ober: Seine 3 Augen sind dann sicher. Später könnte ihn der Grün-Unter nehmen, der letzte Trumpf draußen.
lesson-skat-count = Eine Eichel-Zehn ist ausgespielt, und du hast keine Eichel. Zähl nach: 25, 14 und 3 in deinen Stichen und 10 gedrückt sind 52.
lesson-skat-count-why = Mit dieser Zehn sind es 62, und 61 gewinnen. Die Trumpf-Sieben ist hier so gut wie der Unter: Der eine Trumpf draußen schlägt beide.
lesson-skat-end = 66 Augen: 61 waren nötig. Rot ohne zwei ist 10 × 3 = 30 auf deiner Liste; verloren hätte es 60 gekostet.
lesson-skat-on-call = Nenne einen Wert, den dein Spiel hätte, oder passe. Über dem, was es wert ist, hättest du überreizt.
lesson-skat-on-answer = Sag ja, wenn ein Spiel von dir mindestens so viel wert ist; sonst passe.
lesson-skat-on-take_18 = Beide haben gepasst: Spiel für 18, oder passe auch, dann wird eingepasst.
lesson-skat-on-skat = Nimm den Skat auf, um dein Blatt zu verbessern, oder spiel Hand für eine Stufe mehr.
lesson-skat-on-discard = Drück zwei Karten. Sie zählen für dich; Unter bleiben in der Hand.
lesson-skat-on-contract = Wähle die Farbe, in der du am stärksten bist. Ihr Wert muss dein Gebot decken.
lesson-skat-on-play = Bediene, wenn du kannst; Unter gehören zum Trumpf. Kannst du nicht, stich oder wirf etwas ab.
