### The lesson of Skat: what is asked, and why the lesson plays what it does.

lesson-skat-bid = 中家不叫；现在由你向首家叫分。叫得最高的人一打二。你有五张红心（含红心下骑）和两张道斯。
lesson-skat-bid-why = 红心的基值是 10。你缺上面两张下骑，叫“缺二”，2 + 1 = 3：这一局值 30。所以可以叫到 30；先叫 18。
lesson-skat-next = 首家跟了。叫更高的值，或不叫。
lesson-skat-next-why = 只能叫一局可能有的值：18、20、22、23、24、27、30……叫下一个就够了。
lesson-skat-limit = 22 也被跟了。你的牌能叫到多少？
lesson-skat-limit-why = 到 30，红心就值这么多。叫得比这一局的值高就是叫过头，不管牌点都算输。23 是安全的。
lesson-skat-skat = 你以 23 得到这一局。拿起两张底牌，还是不看底牌打（Hand）？
lesson-skat-skat-why = 拿起来：十二张里挑比十张好。不看底牌多一倍，但需要更强的牌。
lesson-skat-discard = 从十二张里扣两张。它们最后算你的，而你没有的花色可以将吃。
lesson-skat-discard-why = 铃铛 10 容易丢，扣下就稳得 10 点。去掉绿叶 7 后没有绿叶，马上可以将吃。
lesson-skat-contract = 宣布打什么。你选的花色和四张下骑一起成为将牌，下骑在最上面。
lesson-skat-contract-why = 红心：加上底牌里的 7 你有六张将牌。值 30，高于你叫的 23。要赢需要 120 点中的 61 点。
lesson-skat-ruff = 领出的是绿叶；道斯和上骑共 14 点。你没有绿叶，什么都可以出，包括将牌。
lesson-skat-ruff-why = 你最后出牌，没人能压过你：用红心道斯吃下，它自己的 11 点也到手，共 25 点。
lesson-skat-trumps = 由你领出。防守方也有将牌，以后会用它们吃掉你的好牌。
lesson-skat-trumps-why = 一张小将牌引出他们的：两家都得跟将牌，而下骑不论印着什么花色都是将牌。
lesson-skat-follow = 领出橡果。你有橡果，必须跟：用哪一张？
lesson-skat-follow-why = 道斯：你最后出，桌上没有牌压得过它。加上上骑共 14 点。
lesson-skat-again = 又由你领出。十一张将牌还有三张在外：橡果和绿叶的下骑，以及红心国王。
lesson-skat-again-why = 再出一张小将牌，一下子引出两张，而且毫无损失。
lesson-skat-cheap = 领出铃铛道斯。你必须跟而赢不了：给得越少越好。
lesson-skat-cheap-why = 9 和 7 都不值点。出 9 就行，它以后也赢不了。
lesson-skat-small = 领出绿叶 9。将吃，还是垫掉铃铛 7？
lesson-skat-small-why = 用上骑将吃：它的 3 点就到手了。以后在外的最后一张将牌绿叶下骑可能会吃掉它。
lesson-skat-count = 领出橡果 10，而你没有橡果。数一数：你的墩里 25、14、3，加上扣下的 10，共 52。
lesson-skat-count-why = 得到这张 10 就是 62，而 61 即胜。这里将牌 7 和下骑一样好：在外的那张将牌两张都压得过。
lesson-skat-end = 66 点：需要 61。红心缺二是 10 × 3 = 30，记在你的分上；输了要扣 60。
lesson-skat-on-call = 叫一个你的牌够得上的值，或不叫。超过它就是叫过头。
lesson-skat-on-answer = 如果你的牌至少值这么多就跟，否则不叫。
lesson-skat-on-take_18 = 两家都不叫：以 18 接下，或也不叫，本局取消。
lesson-skat-on-skat = 拿底牌改善手牌，或不看底牌多一倍。
lesson-skat-on-discard = 扣两张牌。它们算你的；下骑要留在手里。
lesson-skat-on-contract = 选你最强的花色，它的值要够得上叫分。
lesson-skat-on-play = 能跟花色就跟；下骑属于将牌。不能跟就将吃或垫牌。
