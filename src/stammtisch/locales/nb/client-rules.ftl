### Words of the rules page: search, glossary, pictures.

rules-find = Finn i reglene
rules-found = { $count ->
    [0] Ingenting funnet
    [one] Ett sted
   *[other] { $count } steder
}
rules-kind-heading = Overskrift
rules-kind-statement = Regel
rules-kind-example = Eksempel
rules-kind-option = Valg
rules-kind-term = Ordliste
glossary = Ordliste
