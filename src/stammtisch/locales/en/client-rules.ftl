### Words of the rules page: search, glossary, pictures.

rules-find = Find in the rules
rules-found = { $count ->
    [0] Nothing found
    [one] One place
   *[other] { $count } places
}
rules-kind-heading = Heading
rules-kind-statement = Rule
rules-kind-example = Example
rules-kind-option = Option
rules-kind-term = Glossary
glossary = Glossary
