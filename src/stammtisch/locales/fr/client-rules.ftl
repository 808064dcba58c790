### Words of the rules page: search, glossary, pictures.

rules-find = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } endroit
   *[other] { $count } endroits
}
rules-kind-heading = Titre
rules-kind-statement = Règle
rules-kind-example = Exemple
rules-kind-option = Option
rules-kind-term = Glossaire
glossary = Glossaire
