### The lesson of Belote: what is asked, and why the lesson plays what it does.

lesson-belote-bid = Du har fem kort; tre til kommer etter meldingene. Meld fargen du vil ha som trumf, eller pass. I trumf er knekten høyest, så nieren.
lesson-belote-bid-why = Hjerter: du har knekt, konge og dame, og konge med dame i trumf er verdt 20 til. Den som melder og ender med færrest poeng, mister alt, så meld bare med god grunn.
lesson-belote-announce = Spar er spilt ut, og du må følge farge. Med ditt første kort kan du annonsere rekker: knekt til ess i hjerter er en femti, dame til ess i kløver en ters.
lesson-belote-announce-why = Din eneste spar er åtteren. La begge rekkene stå avkrysset: siden med den beste rekken skriver alle sine rekker, her 50 og 20.
lesson-belote-trump = Spar igjen, og du har ingen. En motspiller har stikket: da må du trumfe. Lå det en trumf der, måtte din være høyere.
lesson-belote-trump-why = Damen holder, og knekt og ess spares. Belote sies av seg selv med henne: 20 for konge og dame i trumf.
lesson-belote-jack = Du spiller ut og kan velge hvilket som helst kort. Hva kan ingen slå?
lesson-belote-jack-why = Trumfknekten er det høyeste kortet og verdt 20. Hver trumf som faller på den, kan ikke ta noe fra deg senere.
lesson-belote-ace = Du spiller ut igjen. I de andre fargene er esset høyest; det vinner om ingen mangler fargen og trumfer.
lesson-belote-ace-why = Spill kløveresset tidlig, mens de andre ennå har kløver. Trumfene dine er for stikkene motspillerne spiller ut.
lesson-belote-ruff = Esset ditt ble trumfet: slikt skjer. Nå er ruter spilt ut, du har ingen, og en motspiller har stikket.
lesson-belote-ruff-why = Du må trumfe, og kongen holder. Spar esset: hjerternieren, den eneste trumfen som slår det, er ennå ute.
lesson-belote-small = Du spiller ut, med to kløver og trumfesset. Kløvertieren og trumfnieren er ennå ute.
lesson-belote-small-why = Kløverdamen er den billigste av de to om den går tapt. Trumfesset venter på siste stikk.
lesson-belote-keep = Damen holdt. To kort igjen; siste stikk teller 10 ekstra.
lesson-belote-keep-why = Spill kløverkongen. Hva som enn tar den, kan trumfesset så vinne siste stikk og dets 10.
lesson-belote-last = Ett kort igjen, til siste stikk.
lesson-belote-last-why = Det er ikke noe valg, men en god slutt: trumfesset tar siste stikk.
lesson-belote-end = Stikk 116, siste stikk 10, rekker 70, belote 20: dere har 216, de andre 36. Siden deres meldte og har mest, så hver skriver sitt, delt på ti: 21 og 4.
lesson-belote-on-call = Meld høyere enn meldingen som står, doble en motspillers melding, eller pass. Tre pass på rad avslutter.
lesson-belote-on-play = Følg farge om du kan. Kan du ikke, og en motspiller har stikket, må du trumfe, og høyere enn en trumf som ligger der, om du kan.
