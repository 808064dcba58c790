### The lesson of Skat: what is asked, and why the lesson plays what it does.

lesson-skat-bid = Le deuxième a passé ; c’est vous qui annoncez au premier en main. Qui va le plus haut joue seul contre deux. Vous avez cinq cœurs avec leur Unter, et deux Daus.
lesson-skat-bid-why = Cœur compte 10. Les deux Unter au-dessus du vôtre manquent, « sans deux », et 2 + 1 = 3 : le jeu vaut 30. Vous pouvez donc aller jusqu’à 30 ; commencez à 18.
lesson-skat-next = Le premier en main dit oui. Annoncez une valeur plus haute, ou passez.
lesson-skat-next-why = On n’annonce que des valeurs possibles : 18, 20, 22, 23, 24, 27, 30 … La suivante suffit.
lesson-skat-limit = 22 aussi a été tenu. Jusqu’où va votre main ?
lesson-skat-limit-why = Jusqu’à 30, ce que vaut cœur. Qui a annoncé plus que la valeur du jeu perd, quels que soient ses points. 23 est sûr.
lesson-skat-skat = La donne est à vous à 23. Prenez les deux cartes du skat, ou jouez Hand sans les voir ?
lesson-skat-skat-why = Prenez-le : douze cartes au choix valent mieux que dix. Hand ajouterait un multiplicateur, mais demande une main plus forte.
lesson-skat-discard = Écartez-en deux sur douze. Elles comptent pour vous à la fin, et vous pourrez couper ce que vous n’avez plus.
lesson-skat-discard-why = Le dix de grelots se perd facilement : ainsi 10 points sont rentrés. Sans le sept de feuilles, vous n’en avez plus et pouvez couper aussitôt.
lesson-skat-contract = Nommez le jeu. La couleur choisie devient atout, avec les quatre Unter, qui sont au-dessus.
lesson-skat-contract-why = Cœur : avec le sept du skat, vous avez six atouts. Il vaut 30, plus que vos 23. Pour gagner, il faut 61 points sur 120.
lesson-skat-ruff = On a entamé feuilles ; Daus et Ober font 14 points. Vous n’en avez pas : jouez ce que vous voulez, même atout.
lesson-skat-ruff-why = Vous jouez en dernier, personne ne peut vous battre : prenez avec le Daus de cœur, ses 11 points rentrent aussi, 25 en tout.
lesson-skat-trumps = Vous entamez. Les défenseurs ont aussi des atouts, et pourraient prendre plus tard vos bonnes cartes.
lesson-skat-trumps-why = Un petit atout fait tomber les leurs : tous deux doivent fournir atout, et un Unter en est un, quelle que soit sa couleur imprimée.
lesson-skat-follow = On a entamé glands. Vous en avez et devez fournir : laquelle des deux ?
lesson-skat-follow-why = Le Daus : vous jouez en dernier et rien sur la table ne le bat. Avec l’Ober, 14 points.
lesson-skat-again = Vous entamez encore. Sur onze atouts, trois sont dehors : les Unter de glands et de feuilles, et le König de cœur.
lesson-skat-again-why = Un autre petit atout en fait tomber deux d’un coup, et ne vous coûte rien.
lesson-skat-cheap = On a entamé grelots avec le Daus. Vous devez fournir sans pouvoir gagner : donnez le moins possible.
lesson-skat-cheap-why = Le neuf et le sept ne valent rien. Le neuf peut partir ; il ne gagnerait rien plus tard non plus.
lesson-skat-small = On a entamé un neuf de feuilles. Couper, ou se défaire du sept de grelots ?
lesson-skat-small-why = Coupez de l’Ober : ses 3 points rentrent. Plus tard, l’Unter de feuilles, dernier atout dehors, pourrait le prendre.
lesson-skat-count = On a entamé le dix de glands, et vous n’en avez plus. Comptez : 25, 14 et 3 dans vos plis et 10 écartés font 52.
lesson-skat-count-why = Ce dix fait 62, et 61 gagnent. Le sept d’atout vaut ici l’Unter : le seul atout dehors bat les deux.
lesson-skat-end = 66 points : il en fallait 61. Cœur sans deux vaut 10 × 3 = 30 sur votre feuille ; perdu, il aurait coûté 60.
lesson-skat-on-call = Annoncez une valeur que votre jeu aurait, ou passez. Au-delà, vous perdriez la donne.
lesson-skat-on-answer = Dites oui si un de vos jeux vaut au moins cela ; sinon passez.
lesson-skat-on-take_18 = Les deux ont passé : jouez à 18, ou passez aussi, et la donne est annulée.
lesson-skat-on-skat = Prenez le skat pour améliorer la main, ou jouez Hand pour un multiplicateur de plus.
lesson-skat-on-discard = Écartez deux cartes. Elles comptent pour vous ; les Unter restent en main.
lesson-skat-on-contract = Choisissez votre couleur la plus forte. Sa valeur doit couvrir l’enchère.
lesson-skat-on-play = Fournissez si vous le pouvez ; les Unter sont atouts. Sinon, coupez ou défaussez.
