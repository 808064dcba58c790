### The lesson of Cribbage: what is asked, and why the lesson plays what it does.

lesson-cribbage-discard = Du gibst, also gehört die Krippe dir. Leg zwei deiner sechs Karten hinein. Was bleibt, soll zusammenpassen: Folgen, Paare und Karten, die fünfzehn machen.
lesson-cribbage-discard-why = Behalte 4, 5, 6, 6: zwei Folgen, ein Paar und zwei Fünfzehner. Neun und Sechs sind selbst eine Fünfzehn, die in deiner Krippe wartet.
lesson-cribbage-pair = Der andere spielt eine Vier aus: Der Stand ist 4. Jede Karte kann sofort zählen, zusammen mit denen direkt davor.
lesson-cribbage-pair-why = Deine Vier auf ihrer ist ein Paar: 2. Eine dritte Vier gäbe dem anderen 6, aber die hat selten jemand.
lesson-cribbage-fifteen = Der Stand ist 10. Welche deiner Karten macht genau 15?
lesson-cribbage-fifteen-why = Die Fünf: 10 und 5 sind 15, das gibt 2. Ein Ass zählt 1; Bube, Dame und König zählen 10.
lesson-cribbage-run = Eine Drei kam, und mit 4, 2, 5 war das eine Folge von vier: Die Reihenfolge ist gleich. Kannst du sie verlängern?
lesson-cribbage-run-why = Mit einer Sechs sind die letzten fünf Karten 2, 3, 4, 5, 6: eine Folge von fünf, 5 Punkte.
lesson-cribbage-go = Der Stand ist 29 und darf nicht über 31 gehen. Deine Sechs passt nicht, also sagst du es.
lesson-cribbage-go-why = Das darfst du nur, wenn keine Karte passt. Der andere bekommt 1 für die letzte Karte, und der Stand beginnt wieder bei 0.
lesson-cribbage-last = Der Stand ist wieder 0, und nur du hast noch eine Karte.
lesson-cribbage-last-why = Die letzte Karte der Runde zählt 1.
lesson-cribbage-end = Jede Hand zählte mit der Startkarte, der Acht, als fünfter Karte: ihre 8, deine 12 (zwei Folgen 6, zwei Fünfzehner 4, ein Paar 2), deine Krippe 8. Mit dem Ausspielen steht es 30 zu 13. So geht es weiter bis 121.
lesson-cribbage-on-discard = Leg zwei Karten in die Krippe. Sie zählt für den Geber: Gib ihr viel, wenn du gibst, wenig, wenn nicht.
lesson-cribbage-on-play = Spiel eine Karte, mit der der Stand nicht über 31 geht. Sie zählt für 15, für 31, für ein Paar oder eine Folge mit den Karten direkt davor.
lesson-cribbage-on-go = Keine Karte passt unter 31: Sag es. Dann spielt der andere weiter, solange eine passt.
