### Words of the display settings, of what may be chosen for the cards, and of the rules page.

display = Affichage
display-hint = Toucher deux fois remet à 50 %
dial-contrast = Contraste
dial-grain = Grain
dial-temperature = Température de couleur
dial-value = { $value } %

setting-beloteCards = Cartes à la belote
setting-cribbageCards = Cartes au cribbage
setting-skatCards = Cartes au skat
setting-tractorCards = Cartes au tracteur
setting-back = Dos des cartes
setting-back-red = Rouge
setting-back-blue = Bleu
setting-back-green = Vert
setting-cardSize = Taille des cartes
setting-cardSize-usual = Habituelle
setting-cardSize-large = Grande

rules-in-english = Ces règles ne sont pas encore traduites ; les voici en anglais.
table-number = Tableau { $number }
