### Words of the gallery of card traditions.

cards-title = Korttradisjoner
cards-lead = Sju mønstre å se nøye på, og å spille med.
cards-back = ← Korttradisjoner
cards-size = { $country } · { $count } kort
cards-wikipedia = Wikipedia ↗
cards-new-tab = åpnes i ny fane
cards-rules = Regler
cards-suits = Sorter
cards-ranks = Verdier
cards-history = Historie
cards-all = Alle kortene
cards-look = { $card }: se nærmere
cards-two-jokers = rød joker, svart joker
cards-unknown = Det mønsteret finnes ikke her
cards-unturned = Snu det en halv omgang: det er det samme.

pattern-prussian = Prøyssisk dobbeltbilde
pattern-tournament = Turneringsbilde
pattern-english = Engelsk mønster
pattern-four = Engelsk mønster i fire farger
pattern-paris = Fransk mønster fra Paris
pattern-large = Store tegn
pattern-double = Dobbel kortstokk med jokere

country-prussian = Tyskland
country-tournament = Tyskland
country-english = Storbritannia
country-four = USA
country-paris = Frankrike
country-large = For alle land
country-double = Kina

about-prussian = Dobbelthodede kort i hjerter, bjeller, blader og eikenøtter, for skat.
about-tournament = Franske sorter i fire tyske farger, så venner av begge kan sitte ved samme bord.
about-english = Verdens mest kjente bildekort, i svart og rødt.
about-four = De samme bildene med én farge for hver sort, valgt slik at fargeblinde øyne skiller dem.
about-paris = Konger, damer og knekter med navn, i rødt, gult og blått, delt av et skrått bånd, for belote.
about-large = Én stor bokstav og ett stort tegn i hver ende: lesbart i en smal stripe og med svake øyne.
about-double = 2 × 54 = 108 kort, med rød og svart joker to ganger, for traktor.

teaser-prussian = Én mot to: hold fire Unter og spill ut.
teaser-tournament = En giv skat som i klubben.
teaser-english = Femten to, og kappløpet til 121 er i gang.
teaser-four = Tell hånden i fire farger: et spill cribbage.
teaser-paris = Si belote med konge og dame i trumf.
teaser-large = Et spill cribbage som kan leses på armlengdes avstand.
teaser-double = Erklær trumf og kjør parene over bordet.

length-belote = en kamp til 151, omtrent en halvtime
length-cribbage = et spill til 121, omtrent et kvarter
length-skat = omtrent fem minutter
length-tractor = en kamp fra to til forbi esset; én giv tar omtrent ti minutter
cards-bots = Hvordan botene spiller: { $level }; hver ser bare egne kort

history-prussian = De tyske sortene lå fast omkring 1450. Det prøyssiske mønsteret vokste fram i årene etter 1815 i Naumburg ved Saale, av bilder av jakt og yrker; senere fikk figurene to hoder, så ingen kort står opp ned. Skat oppsto mellom 1810 og 1817 i Altenburg i nærheten og ble først spilt med tyske sorter. Disse bildene er tegnet på nytt etter tradisjonen, ikke etter noen produsents kort.
history-tournament = Etter den tyske gjenforeningen møttes spillere fra øst, vant til tyske sorter, og fra vest, vant til franske, på de samme turneringene. I 1994 laget det tyske skatforbundet sitt eget bilde: franske tegn i de tyske fargene. Kløver er svart som eikenøtter, spar grønn som blader, hjerter rød, ruter gul som bjeller, her en dyp oransje som kan leses.
history-english = Kortene kom til England fra Rouen, og bildene ble kopiert om og om igjen til de ble dagens stive, kraftige figurer. På 1800-tallet fikk de to hoder og et tegn i hjørnet. Med denne kortstokken spilles cribbage, som Sir John Suckling skal ha funnet på på 1600-tallet. Bildene her er Adrian Kennards, gitt til alle.
history-four = Én farge for hver sort ble foreslått mange ganger og sjelden likt, til pokerrom på skjerm tok den i bruk: ingen forveksler spar med kløver. Men den vanlige grønne og røde ser like ut for én av tolv menn. Derfor er kløver her blågrønn og ruter dypblå.
history-paris = Figurene fra Paris har båret navn i århundrer: David, Karl, Cæsar og Alexander, etter gamle helter; Pallas, Judit, Rakel og Argine; Ogier, La Hire, Hektor og Lancelot. Spar konge har Davids harpe, hjerter konge sitt sverd. Disse figurene er tegnet på nytt på den måten, i sjablongens enkle farger.
history-large = Store tegn hjelper svake øyne, og de hjelper alle som holder trettitre kort på en telefon. Dette bildet er tegnet bare av geometri: hver bokstav er et pennestrøk, hvert tegn like høyt, og en fingerbred stripe viser begge.
history-double = Sheng ji, som betyr å stige i nivå, spilles over hele Kina med to kortstokker blandet sammen, jokere inkludert. Selve jokeren kom fra Amerika på 1800-tallet som høyeste kort i euchre. I Kina står den fargede over den svarte; her skiller de seg også i form: sol og måne, tre horn og to.
