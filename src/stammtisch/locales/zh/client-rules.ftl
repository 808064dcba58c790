### Words of the rules page: search, glossary, pictures.

rules-find = 在规则中查找
rules-found = { $count ->
    [0] 没有找到
   *[other] { $count } 处
}
rules-kind-heading = 标题
rules-kind-statement = 规则
rules-kind-example = 例子
rules-kind-option = 选项
rules-kind-term = 词汇
glossary = 词汇表
