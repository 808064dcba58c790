### The lesson of Skat: what is asked, and why the lesson plays what it does.

lesson-skat-bid = Midthånd har passet; nå byr du til forehand. Den som går høyest, spiller alene mot to. Du har fem hjerter med Unteren deres, og to Daus.
lesson-skat-bid-why = Hjerter teller 10. De to Unterne over din mangler, «uten to», og 2 + 1 = 3: spillet er verdt 30. Du kan altså by opp til 30; begynn med 18.
lesson-skat-next = Forehand sier ja. By en høyere verdi, eller pass.
lesson-skat-next-why = Bare verdier et spill kan ha, bys: 18, 20, 22, 23, 24, 27, 30 … Den neste holder.
lesson-skat-limit = 22 ble også holdt. Hvor langt bærer hånden din?
lesson-skat-limit-why = Opp til 30, som hjerter er verdt. Den som har budt mer enn spillet blir verdt, har overbudt og taper, uansett kortpoeng. 23 er trygt.
lesson-skat-skat = Given er din for 23. Tar du opp de to kortene i Skat, eller spiller du Hand og lar dem ligge usett?
lesson-skat-skat-why = Ta den opp: tolv kort å velge av er bedre enn ti. Hand ville gi ett trinn mer, men krever en sterkere hånd.
lesson-skat-discard = Kast to av de tolv. De teller for deg til slutt, og en farge du ikke lenger har, kan du trumfe.
lesson-skat-discard-why = Bjelletieren mistes lett: slik er 10 kortpoeng i hus. Uten bladsjueren har du ingen blader og kan trumfe dem straks.
lesson-skat-contract = Si spillet. Fargen du velger, blir trumf sammen med alle fire Unterne, som står over den.
lesson-skat-contract-why = Hjerter: med sjueren fra Skat har du seks trumfer. Verdt 30, mer enn dine 23. For å vinne trenger du 61 av 120 kortpoeng.
lesson-skat-ruff = Blader er spilt ut; Daus og Ober er 14 kortpoeng. Du har ingen blader og kan spille hva du vil, også trumf.
lesson-skat-ruff-why = Du spiller sist, så ingen kan slå deg: ta stikket med hjerter-Daus, så er også dens 11 poeng i hus, 25 i alt.
lesson-skat-trumps = Du spiller ut. Forsvarerne har også trumfer og kan senere ta de gode kortene dine med dem.
lesson-skat-trumps-why = En liten trumf drar ut deres: begge må følge med trumf, og en Unter er trumf, uansett hvilken farge den har.
lesson-skat-follow = Eikenøtter er spilt ut. Du har eikenøtter og må følge: med hvilken av de to?
lesson-skat-follow-why = Daus: du spiller sist, og ingenting på bordet slår den. Med Ober blir det 14 kortpoeng.
lesson-skat-again = Du spiller ut igjen. Av de elleve trumfene er tre ennå ute: Unterne i eikenøtter og blader, og hjerter-König.
lesson-skat-again-why = En liten trumf til drar ut to av dem på én gang og koster deg ingenting.
lesson-skat-cheap = Bjeller er spilt ut med Daus. Du må følge og kan ikke vinne: gi så lite du kan.
lesson-skat-cheap-why = Nier og sjuer er begge verdt ingenting. Nieren kan gå; den ville ikke vinne noe stikk senere heller.
lesson-skat-small = En bladnier er spilt ut. Trumfe den, eller kaste bjellesjueren?
lesson-skat-small-why = Trumf med Ober: de 3 poengene er da i hus. Senere kunne bladunteren, den siste trumfen ute, ta den.
lesson-skat-count = En eikenøttier er spilt ut, og du har ingen. Tell: 25, 14 og 3 i stikkene dine og 10 kastet er 52.
lesson-skat-count-why = Denne tieren gir 62, og 61 vinner. Trumfsjueren er like god som Unteren her: den ene trumfen ute slår begge.
lesson-skat-end = 66 kortpoeng: 61 trengtes. Hjerter uten to er 10 × 3 = 30 på arket ditt; tapt ville det kostet 60.
lesson-skat-on-call = By en verdi spillet ditt ville ha, eller pass. Over det det er verdt, har du overbudt.
lesson-skat-on-answer = Si ja om et spill av ditt er verdt minst dette; ellers pass.
lesson-skat-on-take_18 = Begge har passet: spill for 18, eller pass også, så faller given bort.
lesson-skat-on-skat = Ta opp Skat for å bedre hånden, eller spill Hand for ett trinn mer.
lesson-skat-on-discard = Kast to kort. De teller for deg; Unterne blir på hånden.
lesson-skat-on-contract = Velg fargen du er sterkest i. Verdien må dekke budet.
lesson-skat-on-play = Følg fargen om du kan; Unterne hører til trumf. Kan du ikke, trumf eller kast et kort.
