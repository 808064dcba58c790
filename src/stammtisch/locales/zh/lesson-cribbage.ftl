### The lesson of Cribbage: what is asked, and why the lesson plays what it does.

lesson-cribbage-discard = 你发牌，所以底牌属于你。从六张里放两张进去。留下的牌要能配合：顺子、对子、凑成十五的牌。
lesson-cribbage-discard-why = 留下 4、5、6、6：两个顺子、一个对子、两个十五。9 和 6 本身就是一个十五，放在你的底牌里等着。
lesson-cribbage-pair = 对家先出 4：累计 4。每张牌都可能和紧挨着它前面的牌一起立即得分。
lesson-cribbage-pair-why = 你的 4 接在 4 上成对：2 分。对方若有第三张 4 能得 6 分，但很少见。
lesson-cribbage-fifteen = 累计是 10。你哪张牌正好凑成 15？
lesson-cribbage-fifteen-why = 5：10 加 5 是 15，得 2 分。A 计 1；J、Q、K 计 10。
lesson-cribbage-run = 来了一张 3，和 4、2、5 成了四张的顺子：次序不限。你能接长吗？
lesson-cribbage-run-why = 加上 6，最近五张是 2、3、4、5、6：五张的顺子，5 分。
lesson-cribbage-go = 累计 29，不得超过 31。你的 6 放不下，就说出来。
lesson-cribbage-go-why = 只有没有牌可出时才能这样说。对方因最后一张得 1 分，累计从 0 重新开始。
lesson-cribbage-last = 累计又是 0，只有你还有一张牌。
lesson-cribbage-last-why = 整副的最后一张得 1 分。
lesson-cribbage-end = 每手牌都加上翻牌 8 作第五张：对方 8 分，你 12 分（两个顺子 6、两个十五 4、一对 2），你的底牌 8 分。加上出牌阶段是 30 比 13。就这样打到 121。
lesson-cribbage-on-discard = 放两张牌进底牌。底牌归发牌人：你发牌时多给，不发牌时少给。
lesson-cribbage-on-play = 出一张使累计不超过 31 的牌。凑成 15、31、与前面的牌成对或成顺子都得分。
lesson-cribbage-on-go = 没有牌能放在 31 以内：说出来。然后对方能出多少就接着出。
