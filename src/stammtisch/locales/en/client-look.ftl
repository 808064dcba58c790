### Words of the display settings, of what may be chosen for the cards, and of the rules page.

display = Display
display-hint = Double tap resets to 50 %
dial-contrast = Contrast
dial-grain = Grain
dial-temperature = Color temperature
dial-value = { $value } %

setting-beloteCards = Cards in Belote
setting-cribbageCards = Cards in Cribbage
setting-skatCards = Cards in Skat
setting-tractorCards = Cards in Tractor
setting-back = Back of the cards
setting-back-red = Red
setting-back-blue = Blue
setting-back-green = Green
setting-cardSize = Card size
setting-cardSize-usual = Usual
setting-cardSize-large = Large

rules-in-english = The rules in English:
table-number = Table { $number }
