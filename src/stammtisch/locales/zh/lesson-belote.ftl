### The lesson of Belote: what is asked, and why the lesson plays what it does.

lesson-belote-bid = 你有五张牌，叫牌之后再发三张。叫你想作将牌的花色，或不叫。将牌里 J 最大，其次是 9。
lesson-belote-bid-why = 红桃：你有 J、K、Q，而将牌的 K 和 Q 在一起再值 20。叫牌方点数较少就全部输掉，所以有理由才叫。
lesson-belote-announce = 领出的是黑桃，你必须跟。出第一张牌时可以报连张：红桃 J 到 A 是四连张，梅花 Q 到 A 是三连张。
lesson-belote-announce-why = 你唯一的黑桃是 8。两个连张都保持勾选：有最好连张的一方全部计分，这里是 50 和 20。
lesson-belote-trump = 又是黑桃，而你没有。这一墩在对手手里：必须将吃。如果墩里已有将牌，你的还得更大。
lesson-belote-trump-why = Q 就够了，J 和 A 留到以后。贝洛特随它自动报出：将牌 K 和 Q 值 20。
lesson-belote-jack = 由你领出，什么牌都行。哪张谁也压不过？
lesson-belote-jack-why = 将牌 J 是最大的牌，值 20。每张跌在它上面的将牌以后就不能再吃你的牌。
lesson-belote-ace = 又由你领出。别的花色里 A 最大；除非有人缺这门并将吃，它就赢。
lesson-belote-ace-why = 趁别人还有梅花，早点打梅花 A。将牌留给对手领出的墩。
lesson-belote-ruff = 你的 A 被将吃了，难免的。现在领出方块，你没有，而这一墩在对手手里。
lesson-belote-ruff-why = 你必须将吃，K 就够。留着 A：唯一能压它的红桃 9 还在外面。
lesson-belote-small = 由你领出，手里两张梅花和将牌 A。梅花 10 和将牌 9 还在外面。
lesson-belote-small-why = 两张梅花里 Q 丢了损失较小。将牌 A 等最后一墩。
lesson-belote-keep = Q 赢了。还剩两张牌；最后一墩另加 10。
lesson-belote-keep-why = 打梅花 K。不管被什么吃掉，将牌 A 之后都能赢最后一墩和那 10 点。
lesson-belote-last = 只剩一张牌，打最后一墩。
lesson-belote-last-why = 没有别的选择，但结局很好：将牌 A 赢下最后一墩。
lesson-belote-end = 墩 116，最后一墩 10，连张 70，贝洛特 20：你们 216，对方 36。你们叫牌且点数较多，双方各记自己的，除以十：21 和 4。
lesson-belote-on-call = 叫得比现有叫牌高，给对手的叫牌加倍，或不叫。连续三家不叫即结束。
lesson-belote-on-play = 能跟花色就跟。不能跟而这一墩在对手手里，就必须将吃；墩里已有将牌时，能压过就要压过。
