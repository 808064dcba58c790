### The lesson of Cribbage: what is asked, and why the lesson plays what it does.

lesson-cribbage-discard = Vous donnez, le crib est donc à vous. Mettez-y deux de vos six cartes. Ce qui reste doit aller ensemble : suites, paires, et cartes qui font quinze.
lesson-cribbage-discard-why = Gardez 4, 5, 6, 6 : deux suites, une paire et deux quinze. Neuf et six font un quinze à eux seuls, qui attend dans votre crib.
lesson-cribbage-pair = L’autre entame d’un quatre : le compte est 4. Chaque carte peut marquer aussitôt, avec celles qui la précèdent.
lesson-cribbage-pair-why = Votre quatre sur le sien fait une paire : 2. Un troisième quatre lui donnerait 6, mais c’est rare.
lesson-cribbage-fifteen = Le compte est 10. Laquelle de vos cartes fait exactement 15 ?
lesson-cribbage-fifteen-why = Le cinq : 10 et 5 font 15, ce qui vaut 2. L’as compte 1 ; valet, dame et roi comptent 10.
lesson-cribbage-run = Un trois est venu, et avec 4, 2, 5 c’est une suite de quatre : l’ordre ne compte pas. Pouvez-vous l’allonger ?
lesson-cribbage-run-why = Avec un six, les cinq dernières cartes sont 2, 3, 4, 5, 6 : une suite de cinq, 5 points.
lesson-cribbage-go = Le compte est 29 et ne peut dépasser 31. Votre six ne passe pas : dites-le.
lesson-cribbage-go-why = Vous ne le pouvez que si aucune carte ne passe. L’autre marque 1 pour la dernière carte, et le compte repart de 0.
lesson-cribbage-last = Le compte est de nouveau à 0, et vous seul avez encore une carte.
lesson-cribbage-last-why = La dernière carte de la donne marque 1.
lesson-cribbage-end = Chaque main compte avec la retourne, le huit, comme cinquième carte : la sienne 8, la vôtre 12 (deux suites 6, deux quinze 4, une paire 2), votre crib 8. Avec le jeu, 30 à 13. On continue ainsi jusqu’à 121.
lesson-cribbage-on-discard = Mettez deux cartes au crib. Il compte pour le donneur : donnez-lui beaucoup quand vous donnez, peu sinon.
lesson-cribbage-on-play = Jouez une carte qui garde le compte à 31 au plus. Elle marque pour 15, pour 31, pour une paire ou une suite avec celles qui la précèdent.
lesson-cribbage-on-go = Aucune carte ne passe sous 31 : dites-le. L’autre continue tant qu’une des siennes passe.
