### The lesson of Belote: what is asked, and why the lesson plays what it does.

lesson-belote-bid = Du hast fünf Karten, drei folgen nach dem Reizen. Biete die Farbe, die du als Trumpf möchtest, oder passe. Im Trumpf ist der Bube am höchsten, dann die Neun.
lesson-belote-bid-why = Herz: Du hast Bube, König und Dame, und König mit Dame im Trumpf sind noch 20 wert. Wer bietet und am Ende weniger Punkte hat, verliert alles; biete also nur mit gutem Grund.
lesson-belote-announce = Pik ist ausgespielt, du musst bedienen. Mit deiner ersten Karte darfst du Reihen ansagen: Bube bis Ass in Herz ist ein Fünfzig, Dame bis Ass in Kreuz eine Terz.
lesson-belote-announce-why = Dein einziges Pik ist die Acht. Lass beide Reihen angekreuzt: Die Seite mit der besten Reihe schreibt alle ihre Reihen, hier 50 und 20.
lesson-belote-trump = Wieder Pik, und du hast keins. Der Stich gehört einem Gegner: Dann musst du stechen. Läge schon ein Trumpf, müsste deiner höher sein.
lesson-belote-trump-why = Die Dame genügt; Bube und Ass bleiben für später. Mit ihr wird Belote von selbst gesagt: 20 für König und Dame im Trumpf.
lesson-belote-jack = Du spielst aus und darfst jede Karte spielen. Was kann niemand schlagen?
lesson-belote-jack-why = Der Trumpfbube ist die höchste Karte und 20 wert. Jeder Trumpf, der auf ihn fällt, kann dir später nichts mehr nehmen.
lesson-belote-ace = Du spielst wieder aus. In den anderen Farben ist das Ass am höchsten; es gewinnt, wenn niemand blank ist und sticht.
lesson-belote-ace-why = Spiel das Kreuzass früh, solange die anderen noch Kreuz haben. Deine Trümpfe sind für die Stiche, die die Gegner ausspielen.
lesson-belote-ruff = Dein Ass wurde gestochen: Das kommt vor. Nun kommt Karo, du hast keins, und der Stich gehört einem Gegner.
lesson-belote-ruff-why = Du musst stechen, und der König reicht. Behalte das Ass: Die Herzneun, der einzige Trumpf, der es schlägt, ist noch draußen.
lesson-belote-small = Du spielst aus, mit zwei Kreuz und dem Trumpfass. Kreuzzehn und Trumpfneun sind noch draußen.
lesson-belote-small-why = Die Kreuzdame ist das billigere der beiden Kreuz, falls sie verloren geht. Das Trumpfass wartet auf den letzten Stich.
lesson-belote-keep = Die Dame hielt. Zwei Karten sind übrig; der letzte Stich zählt 10 extra.
lesson-belote-keep-why = Spiel den Kreuzkönig. Was ihn auch nimmt, das Trumpfass kann danach den letzten Stich und seine 10 gewinnen.
lesson-belote-last = Eine Karte ist übrig, für den letzten Stich.
lesson-belote-last-why = Eine Wahl gibt es nicht, aber ein gutes Ende: Das Trumpfass nimmt den letzten Stich.
lesson-belote-end = Stiche 116, letzter Stich 10, Reihen 70, Belote 20: Ihr habt 216, die anderen 36. Eure Seite hat geboten und mehr, so schreibt jede das Ihre, durch zehn geteilt: 21 und 4.
lesson-belote-on-call = Biete höher als das Gebot, das steht, sag Kontra zum Gebot eines Gegners, oder passe. Dreimal Passen hintereinander beendet das Reizen.
lesson-belote-on-play = Bediene, wenn du kannst. Kannst du nicht und hat ein Gegner den Stich, musst du stechen, und zwar höher als ein Trumpf, der schon liegt, wenn du kannst.
