### Les mots d'une donne que l'on revoit.

replay-title = Revoir la donne
replay-closed = Cette donne ne peut pas être montrée
replay-to-table = À la table
replay-deal = Donne { $number }
replay-deals = Donnes de cette table
replay-dealt = Les cartes sont distribuées.
replay-first = Au début
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-last = À la fin
replay-play = Défiler tout seul
replay-pause = Arrêter
replay-step = Étape
replay-jump = Aller à
replay-seen-by = Vu par
replay-part-dealt = la distribution
replay-part-play = pli 1
replay-part-trick = pli { $number }
replay-part-pegging = le jeu
replay-part-round = compte { $number }
replay-part-end = la fin
replay-hands = Les mains des autres
replay-share = Partager, copier
replay-link = Lien vers cette donne
replay-copy-text = Copier le texte
replay-record = Relevé de la partie
