### The lesson of Belote: what is asked, and why the lesson plays what it does.

lesson-belote-bid = Vous avez cinq cartes ; trois autres suivent après les enchères. Annoncez la couleur que vous voulez comme atout, ou passez. À l’atout, le valet est le plus fort, puis le neuf.
lesson-belote-bid-why = Cœur : vous avez valet, roi et dame, et roi avec dame d’atout valent 20 de plus. Qui prend et finit avec moins de points perd tout ; n’annoncez donc qu’avec une bonne raison.
lesson-belote-announce = On a entamé pique, et vous devez fournir. Avec votre première carte, vous pouvez annoncer vos suites : du valet à l’as de cœur, un cinquante ; de la dame à l’as de trèfle, une tierce.
lesson-belote-announce-why = Votre seul pique est le huit. Laissez les deux suites cochées : le camp de la meilleure suite marque toutes les siennes, ici 50 et 20.
lesson-belote-trump = Encore pique, et vous n’en avez plus. Un adversaire tient le pli : il faut couper. S’il y avait déjà un atout, le vôtre devrait être plus fort.
lesson-belote-trump-why = La dame suffit et garde valet et as pour plus tard. La belote se dit d’elle-même avec elle : 20 pour roi et dame d’atout.
lesson-belote-jack = C’est à vous d’entamer, avec la carte que vous voulez. Laquelle personne ne peut-il battre ?
lesson-belote-jack-why = Le valet d’atout est la plus forte carte et vaut 20. Chaque atout qui tombe dessus ne pourra plus prendre une de vos cartes.
lesson-belote-ace = Vous entamez encore. Dans les autres couleurs l’as est le plus fort ; il gagne, sauf si quelqu’un n’a plus la couleur et coupe.
lesson-belote-ace-why = Jouez l’as de trèfle tôt, tant que les autres ont du trèfle. Vos atouts sont pour les plis que les adversaires entament.
lesson-belote-ruff = Votre as a été coupé : cela arrive. On entame carreau, vous n’en avez pas, et un adversaire tient le pli.
lesson-belote-ruff-why = Il faut couper, et le roi suffit. Gardez l’as : le neuf de cœur, seul atout qui le bat, est encore dehors.
lesson-belote-small = Vous entamez, avec deux trèfles et l’as d’atout. Le dix de trèfle et le neuf d’atout sont encore dehors.
lesson-belote-small-why = La dame de trèfle est la moins chère des deux si elle est perdue. L’as d’atout attend le dernier pli.
lesson-belote-keep = La dame a tenu. Il reste deux cartes ; le dernier pli compte 10 de plus.
lesson-belote-keep-why = Jouez le roi de trèfle. Quoi qui le prenne, l’as d’atout peut ensuite gagner le dernier pli et ses 10.
lesson-belote-last = Une carte reste, pour le dernier pli.
lesson-belote-last-why = Pas de choix, mais une bonne fin : l’as d’atout fait le dernier pli.
lesson-belote-end = Plis 116, dernier pli 10, suites 70, belote 20 : vous avez 216, les autres 36. Votre camp a pris et a plus, chacun marque donc le sien, divisé par dix : 21 et 4.
lesson-belote-on-call = Annoncez plus haut que l’enchère qui tient, contrez celle d’un adversaire, ou passez. Trois passes de suite finissent les enchères.
lesson-belote-on-play = Fournissez si vous le pouvez. Sinon, et si un adversaire tient le pli, il faut couper, et plus haut qu’un atout déjà joué si vous le pouvez.
