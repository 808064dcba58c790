### Les mots des parties jouées et de leurs statistiques.

history-title = Vos parties
history-reading = Lecture …
history-none = Aucune partie n'est encore finie. Chacune figurera ici, et chaque donne pourra être revue.
history-tallies = Statistiques
history-all = Toutes les parties
history-matches = Parties
history-won-share = Gagnées
history-deals = Donnes
history-deals-ahead = Donnes les mieux payées
history-mean = Score moyen
history-best = Meilleur score
history-by-time = Perdues au temps
history-won = gagnée
history-lost = pas gagnée
history-deal-count = { $count } donnes
