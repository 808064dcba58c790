### 网页中克里比奇与拖拉机牌桌的用语。

cribbage-crib = 底牌
cribbage-crib-of = 底牌：{ $seat }，{ $count } 张
cribbage-games = 局分（{ $played }/{ $games } 局）
cribbage-count = 累计
cribbage-counted = 已计
cribbage-to-go = 还差 { $holes }
cribbage-total = { $hole } / { $target }
cribbage-starter = 翻牌
cribbage-laid-away = 放入底牌
cribbage-laid = 依次打出的牌
cribbage-played = { $seat }，累计 { $count }
cribbage-go = 过
cribbage-went = { $seat }：在 { $count } 时“过”
cribbage-combination = { $kind }：{ $score }
cribbage-hand-counts = 手牌：{ $score }
cribbage-crib-counts = 底牌：{ $score }
cribbage-show-hand = 手牌：{ $seat }
cribbage-show-crib = 底牌：{ $seat }
cribbage-says = “{ $named }”
cribbage-so-far = 至此：{ $score }
cribbage-in-all = { $score ->
    [0] 无分
   *[other] 共计：{ $score }
}
cribbage-next = 下一步
cribbage-skip = 到最后
cribbage-named = { $seat }：报 { $named }，实为 { $score }
cribbage-claimed = 漏分归 { $seat }：{ $score }
cribbage-not-pegged = 记分：{ $score }
cribbage-name-score = 你报的分
cribbage-claim = 要走漏数的分

tractor-trump = 主牌
tractor-trump-open = 未定，打 { $level }
tractor-trump-level = { $trump }，打 { $level }
tractor-trump-by = { $trump }（{ $seat }：{ $cards }）
tractor-trump-flipped = { $trump }，翻底牌而定
tractor-no-trump = 无主
tractor-two-SML = 一对小王
tractor-two-BIG = 一对大王
tractor-levels = 双方级数
tractor-beyond = 过最后一级
tractor-total = { $level } 级
tractor-dealer = 庄家
tractor-dealer-open = 由亮主者坐庄
tractor-attackers = 闲家得分
tractor-attackers-have = 闲家得分：{ $score }，需要 { $target }
tractor-of-target = / { $target }
tractor-declaring = 亮主
tractor-dealt = 已发 { $drawn } / 100 张
tractor-declared = 已亮主：{ $seat }
tractor-nothing-declared = 还没有人亮主。本局打 { $level }。
tractor-overcall-none = 一张级牌亮其花色；一对相同的王亮无主。
tractor-overcall-single = 一对级牌或一对相同的王可以反主。
tractor-overcall-pair = 一对相同的王可以反主。
tractor-overcall-SML = 只有一对大王可以反主。
tractor-overcall-BIG = 不能再反主。
tractor-kitty = 底牌
tractor-flipped = 无人亮主：翻开底牌
tractor-buried = 扣下的底牌
tractor-buries = { $seat }：拿起底牌，扣下八张
tractor-claims = { $seat }：其余全归我方
tractor-throw-failed = 甩牌收回：{ $cards }
tractor-shown = 已见：{ $cards }
tractor-next-play = { $at ->
    [0] 下一种出法
   *[other] 下一种出法（{ $at } / { $plays }{ $more ->
        [0] ）
       *[other] +）
    }
}
tractor-next-bury = 推荐八张
tractor-pairs-whole = 对子一起选
tractor-bury-these = 扣下这 { $count } 张
tractor-play-these = 出这 { $count } 张
index-K = K
index-Q = Q
index-J = J

count-help = 记牌
count-help-about = 您的座位所能知道的：各花色您还没有见过的牌。
count-trumps = 主牌
count-played = 未出 { $out } 张，已出 { $played } 张
count-taken = 已得牌分
count-nothing = 现在没有可记的牌。
