### Worte der eigenen Partien und ihrer Statistik.

history-title = Deine Partien
history-reading = Wird gelesen …
history-none = Noch keine Partie ist zu Ende gespielt. Jede wird hier stehen, und jedes Spiel lässt sich noch einmal ansehen.
history-tallies = Statistik
history-all = Alle Partien
history-matches = Partien
history-won-share = Gewonnen
history-deals = Spiele
history-deals-ahead = Spiele mit dem meisten Gewinn
history-mean = Stand im Mittel
history-best = Bester Stand
history-by-time = Aus Zeitmangel verloren
history-won = gewonnen
history-lost = nicht gewonnen
history-deal-count = { $count } Spiele
