### Words of the display settings, of what may be chosen for the cards, and of the rules page.

display = 显示
display-hint = 双击恢复为 50 %
dial-contrast = 对比度
dial-grain = 颗粒
dial-temperature = 色温
dial-value = { $value } %

setting-beloteCards = 贝洛特牌面
setting-cribbageCards = 克里比奇牌面
setting-skatCards = 斯卡特牌面
setting-tractorCards = 拖拉机牌面
setting-back = 牌背
setting-back-red = 红
setting-back-blue = 蓝
setting-back-green = 绿
setting-cardSize = 牌的大小
setting-cardSize-usual = 普通
setting-cardSize-large = 大

rules-in-english = 这些规则还没有翻译；以下是英文。
table-number = 表 { $number }
