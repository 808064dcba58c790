### Words of lessons that belong to no single game.

lesson-learn = Apprendre en jouant
lesson-learn-about = Une donne, chaque choix expliqué. Les cartes sont toujours les mêmes.
lesson-title = Leçon
lesson-choice = Choix { $number } sur { $count }
lesson-show = Que propose la leçon ?
lesson-move = La leçon propose : { $move }.
lesson-other = Votre choix : { $move }. La leçon propose autre chose : { $proposed }.
lesson-again = Choisir de nouveau
lesson-anyway = Jouer le mien
lesson-left = Vous suivez maintenant votre propre voie ; les autres jouent de leur mieux.
lesson-wait = Regardez ce que font les autres.
lesson-rule = Règle { $rule }
lesson-whole-rules = Toutes les règles
lesson-over = La donne est finie. La feuille montre ligne par ligne comment on a compté.
lesson-once-more = Cette leçon encore
lesson-real = Jouer une vraie partie
refusal-no_lesson = Il n’y a pas de leçon pour ce jeu.
