### Words of the rules page: search, glossary, pictures.

rules-find = Търси в правилата
rules-found = { $count ->
    [0] Нищо не е намерено
    [one] Едно място
   *[other] { $count } места
}
rules-kind-heading = Заглавие
rules-kind-statement = Правило
rules-kind-example = Пример
rules-kind-option = Избор
rules-kind-term = Речник
glossary = Речник
