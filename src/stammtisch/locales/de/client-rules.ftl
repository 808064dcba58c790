### Words of the rules page: search, glossary, pictures.

rules-find = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden
    [one] Eine Stelle
   *[other] { $count } Stellen
}
rules-kind-heading = Überschrift
rules-kind-statement = Regel
rules-kind-example = Beispiel
rules-kind-option = Wahlmöglichkeit
rules-kind-term = Glossar
glossary = Glossar
