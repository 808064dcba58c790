### Words of the display settings, of what may be chosen for the cards, and of the rules page.

display = Visning
display-hint = Dobbelttrykk setter tilbake til 50 %
dial-contrast = Kontrast
dial-grain = Korn
dial-temperature = Fargetemperatur
dial-value = { $value } %

setting-beloteCards = Kort i belote
setting-cribbageCards = Kort i cribbage
setting-skatCards = Kort i skat
setting-tractorCards = Kort i traktor
setting-back = Bakside
setting-back-red = Rød
setting-back-blue = Blå
setting-back-green = Grønn
setting-cardSize = Kortstørrelse
setting-cardSize-usual = Vanlig
setting-cardSize-large = Stor

rules-in-english = Disse reglene er ikke oversatt ennå; her står de på engelsk.
table-number = Tabell { $number }
