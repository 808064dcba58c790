### Words of the display settings, of what may be chosen for the cards, and of the rules page.

display = Anzeige
display-hint = Doppeltippen setzt auf 50 % zurück
dial-contrast = Kontrast
dial-grain = Körnung
dial-temperature = Farbtemperatur
dial-value = { $value } %

setting-beloteCards = Karten bei Belote
setting-cribbageCards = Karten bei Cribbage
setting-skatCards = Karten beim Skat
setting-tractorCards = Karten bei Traktor
setting-back = Rückseite
setting-back-red = Rot
setting-back-blue = Blau
setting-back-green = Grün
setting-cardSize = Kartengröße
setting-cardSize-usual = Üblich
setting-cardSize-large = Groß

rules-in-english = Diese Regeln sind noch nicht übersetzt; hier stehen sie auf Englisch.
table-number = Tabelle { $number }
