### Words of the gallery of card traditions.

cards-title = 纸牌传统
cards-lead = 七种牌面，可以细看，也可以用来打牌。
cards-back = ← 纸牌传统
cards-size = { $country } · { $count } 张牌
cards-wikipedia = 维基百科 ↗
cards-new-tab = 在新标签页打开
cards-rules = 规则
cards-suits = 花色
cards-ranks = 点数
cards-history = 历史
cards-all = 所有的牌
cards-look = { $card }：细看
cards-two-jokers = 大王（红）、小王（黑）
cards-unknown = 这里没有这种牌面
cards-unturned = 转半圈：还是一样。

pattern-prussian = 普鲁士双头牌
pattern-tournament = 比赛牌面
pattern-english = 英式牌面
pattern-four = 四色英式牌面
pattern-paris = 巴黎牌面
pattern-large = 大字牌面
pattern-double = 带王的两副牌

country-prussian = 德国
country-tournament = 德国
country-english = 英国
country-four = 美国
country-paris = 法国
country-large = 适用各国
country-double = 中国

about-prussian = 红心、铃铛、叶子、橡果四种花色的双头牌，用来打斯卡特。
about-tournament = 法式花色配四种德式颜色，让两种牌的爱好者坐到一张桌前。
about-english = 世界上最熟悉的人像牌，黑红两色。
about-four = 同样的人像，每种花色一种颜色，色盲也能分清。
about-paris = 有名有姓的王、后、侍从，红黄蓝三色，中间一条斜带，用来打贝洛特。
about-large = 每端一个大字和一个大花色：只露一条窄边、视力不好也能看清。
about-double = 2 × 54 = 108 张牌，红、黑大小王各两张，用来打拖拉机。

teaser-prussian = 一对二：手握四张 Unter，出牌吧。
teaser-tournament = 像俱乐部里一样来一局斯卡特。
teaser-english = 十五得二，奔向 121 分。
teaser-four = 四色数牌：来一盘克里比奇。
teaser-paris = 将牌王和后在手，叫一声“贝洛特”。
teaser-large = 隔着一臂也看得清的克里比奇。
teaser-double = 亮主，用拖拉机碾过牌桌。

length-belote = 打到 151 分，约半小时
length-cribbage = 打到 121 分，约一刻钟
length-skat = 约五分钟
length-tractor = 从二打过 A；一局约十分钟
cards-bots = 机器人水平：{ $level }；各自只看得见自己的牌

history-prussian = 德式花色约在 1450 年定型。普鲁士牌面 1815 年以后出现在萨勒河畔的瑙姆堡，取材于狩猎和各行各业；后来人像改成双头，牌就没有倒置之分了。斯卡特 1810 至 1817 年间诞生于附近的阿尔滕堡，最初用德式花色。这里的牌面按传统重新绘制，没有照搬任何厂家。
history-tournament = 两德统一后，习惯德式花色的东部牌手和习惯法式花色的西部牌手来到同一场比赛。1994 年德国斯卡特协会推出自己的牌面：法式花色配德式颜色。梅花像橡果一样保持黑色，黑桃像叶子一样是绿色，红桃红色，方块像铃铛一样是黄色，这里用看得清的深橙色。
history-english = 纸牌从鲁昂传到英国，人像被一再翻刻，成了今天线条硬朗的样子。十九世纪改成双头，角上加了点数。克里比奇就用这副牌，据说是十七世纪约翰·萨克林爵士发明的。这里的人像出自 Adrian Kennard，赠予所有人。
history-four = 每种花色一种颜色早就有人提出，却少有人喜欢，直到网上扑克室采用：一眼就不会把黑桃看成梅花。但常用的绿和红在十二分之一的男性看来差不多，所以这里梅花用蓝绿色，方块用深蓝色。
history-paris = 巴黎牌面的人像几百年来都有名字：大卫、查理、恺撒、亚历山大，都是古代英雄；帕拉斯、朱迪斯、蕾切尔、阿尔金；奥吉尔、拉海尔、赫克托耳、兰斯洛特。黑桃王拿着大卫的竖琴，红桃王握着剑。这里的人像按这种风格重新绘制，用镂版的纯色。
history-large = 大字帮助视力弱的人，也帮助在手机上拿着三十三张牌的人。这副牌面全由几何画成：每个字母一笔，每个花色一样高，露出一指宽就都看得见。
history-double = 升级在中国各地都用两副牌混在一起打，连同大小王。王牌本身十九世纪出自美国，是尤克牌里最大的牌。中国的打法里彩色的大王大过黑白的小王；这里两者形状也不同：太阳与月亮，三角帽与两角帽。
