title-belote = 贝洛特
invite-belote = 与搭档叫牌，赢下关键的墩，率先超过 151 分。
players-belote = 4 人：你与对面的机器人搭档，对阵两个机器人

## 发生了什么

event-belote-cut = { $seat }：切牌
event-belote-bid = { $seat }：{ $contract }
event-belote-pass = { $seat }：不叫
event-belote-kontra = { $seat }：加倍！
event-belote-rekontra = { $seat }：再加倍！
event-belote-contract = 定约归 { $seat }：{ $contract }{ $factor ->
    [1] {""}
   *[other] ，×{ $factor }
  }
event-belote-dealt = 每人再发三张牌
event-belote-passed_out = 全部不叫：本副作废
event-belote-play = { $seat }：{ $cards }
event-belote-announce = { $seat } 报牌：{ $kind }
event-belote-belote = { $seat }：贝洛特！（{ $suit }）
event-belote-trick = 第 { $number } 墩 → { $seat }
event-belote-shown = { $seat }：{ $kind }，{ $cards }
event-belote-claim = { $seat }：“余下的牌点中 { $card_points } 归我们” { $cards }
event-belote-claim_all = { $seat }：“剩下的墩都归我们” { $cards }
event-belote-agree = { $seat }：同意
event-belote-refuse = { $seat }：不同意，继续打牌
event-belote-claim_stands = { $seat } 的宣称确定成立
event-belote-made = 定约完成（{ $seat }）：{ $first } 比 { $second }
event-belote-inside = 定约失败（{ $seat }）：{ $first } 比 { $second }
event-belote-hanging = 平分：分数悬置。{ $first } 比 { $second }
event-belote-equal = 平分：{ $first } 比 { $second }
event-belote-taken_back = { $seat }：收回一步

## 记分表

line-belote-tricks = 所得各墩（{ $tricks } 墩）的牌点：{ $card_points }
line-belote-last_trick = 最后一墩：{ $card_points }
line-belote-claimed = 摊牌所得：{ $card_points }
line-belote-announcement = { $kind }，{ $cards }：{ $card_points }
line-belote-announcement_beaten = { $kind }，{ $cards }：不计分
line-belote-belote = 贝洛特（{ $suit }）：{ $card_points }
line-belote-no_trumps_doubled = 无将牌点加倍：{ $before } → { $after }
line-belote-capot = 全取所有墩：{ $card_points }
line-belote-raw = 取整前的点数：{ $card_points }
line-belote-kontra_cancelled = 一方全取：加倍不算
line-belote-equal = 双方各 { $card_points }：合计值 { $score }
line-belote-multiplied = { $factor ->
    [4] 再加倍
   *[other] 加倍
  }：×{ $factor } → { $score }
line-belote-hangs = 留给下一副的赢家：{ $score }
line-belote-all_to_one = 全部点数归本方：{ $card_points } → { $score }
line-belote-hanging_taken = 取得悬置的分数：{ $score }
line-belote-never_nothing = 有点数者至少记 1 分
line-belote-rounded = 取整：{ $card_points } → { $score }
line-belote-passed_out = 无人叫牌：不记分
line-belote-match_won = 以 { $score } 分赢得比赛；需要 { $line } 分
line-belote-hanging_lost = 悬置的分数作废：{ $score }

reason-belote-made = 定约完成
reason-belote-inside = 庄家方失败：全部点数归对方
reason-belote-hanging = 平分：庄家方的一半悬置到下一副
reason-belote-equal = 平分：双方各记一半
reason-belote-passed_out = 无人叫牌

## 为什么不行

refusal-belote-must_follow = 必须跟花色
refusal-belote-must_overtake = 必须出该花色更大的牌
refusal-belote-must_trump = 无法跟牌，必须将吃
refusal-belote-must_overtrump = 必须出更大的将牌
refusal-belote-not_in_hand = 你没有这张牌
refusal-belote-no_announcements = 无将时不报牌
refusal-belote-announce_too_late = 只能在出自己的第一张牌时报牌
refusal-belote-not_held = 你没有这组牌的全部牌张
refusal-belote-card_used_twice = 一张牌只能用于一组报牌
refusal-belote-announced_twice = 每组只报一次
refusal-belote-belote_automatic = 本桌自动宣布贝洛特
refusal-belote-no_belote = 出这张牌不能宣布贝洛特
refusal-belote-no_overcall = 本桌加倍后不得再叫更高的定约
refusal-belote-bid_too_low = 叫牌必须高于当前的叫牌
refusal-belote-unknown_call = 贝洛特没有这种叫法
refusal-belote-no_bid_yet = 还没有可以加倍的叫牌
refusal-belote-no_kontra_yet = 再加倍只能回应一次加倍
refusal-belote-not_your_rekontra = 只有被加倍的一方可以再加倍
refusal-belote-already_doubled = 该叫牌已被加倍
refusal-belote-own_bid = 只能加倍对方的叫牌
refusal-belote-no_claims = 本桌不允许摊牌
refusal-belote-claim_between_tricks = 第一墩之后，只能在两墩之间摊牌
refusal-belote-claimed_already = 你的摊牌被拒绝：请等下一墩
refusal-belote-claim_too_much = 余下没有那么多牌点可分
refusal-belote-deal_over = 本副已结束
refusal-belote-not_your_turn = 还没轮到你
refusal-belote-wrong_phase = 现在不能这样做
refusal-belote-cut_out_of_range = 切开的两部分至少各有三张牌

## 请你做什么

asked-belote-cut = 请切牌
asked-belote-call = 请叫牌或不叫
asked-belote-play = 请出一张牌
asked-belote-answer = 同意这次摊牌吗？
asked-belote-claim = 你可以摊牌要求余下的墩

## 用词

word-belote-clubs = 梅花
word-belote-diamonds = 方块
word-belote-hearts = 红桃
word-belote-spades = 黑桃
word-belote-no_trumps = 无将
word-belote-all_trumps = 全将
word-belote-pass = 不叫
word-belote-kontra = 加倍
word-belote-rekontra = 再加倍
word-belote-C = 梅花
word-belote-D = 方块
word-belote-H = 红桃
word-belote-S = 黑桃
word-belote-tierce = 三连张
word-belote-fifty = 四连张
word-belote-hundred = 五连张或更长
word-belote-four = 四张同点
word-belote-belote = 贝洛特
word-belote-unknown = 未定
word-belote-yes = 计分
word-belote-no = 不计分
word-belote-agree = 同意
word-belote-refuse = 继续打
word-belote-claim = 余下牌点归我们：
word-belote-claim_all = 剩下的都归我们
word-belote-cut = 切牌于
word-belote-four_J = 四张 J
word-belote-four_A = 四张 A
word-belote-four_T = 四张 10
word-belote-four_K = 四张 K
word-belote-four_Q = 四张 Q
word-belote-four_9 = 四张 9
word-belote-inside = 失败
word-belote-hanging = 悬置
word-belote-capot = 全取

## 规则卡

preset-belote-house = 房规
preset-belote-bulgarian = 保加利亚规则

option-belote-direction = 行牌方向
option-belote-direction-ccw = 逆时针
option-belote-direction-cw = 顺时针
option-belote-shuffle = 洗牌
option-belote-shuffle-cut_only = 只洗一次，以后只切牌
option-belote-shuffle-every_deal = 每副都洗
option-belote-cut = 谁切牌
option-belote-cut-server = 由牌桌随机切
option-belote-cut-player = 发牌人前一位玩家
option-belote-passed_dealer = 全部不叫之后的发牌人
option-belote-passed_dealer-next = 下一位玩家
option-belote-passed_dealer-same = 仍是原发牌人
option-belote-overcall_after_kontra = 加倍后再叫更高的定约
option-belote-overcall_after_kontra-true = 允许，并取消加倍
option-belote-overcall_after_kontra-false = 不允许
option-belote-partner_exempt_when_following = 搭档领先时跟牌是否必须压过
option-belote-partner_exempt_when_following-true = 不必
option-belote-partner_exempt_when_following-false = 必须
option-belote-underruff = 只有比对方将吃更小的将牌时
option-belote-underruff-forced = 必须出一张将牌
option-belote-underruff-free = 可以出任意牌
option-belote-nt_double = 无将的牌点
option-belote-nt_double-true = 加倍计算
option-belote-nt_double-false = 不加倍
option-belote-hanging = 平分
option-belote-hanging-true = 庄家方的一半悬置到下一副
option-belote-hanging-false = 双方各记一半
option-belote-capot_cancels_kontra = 加倍时一方全取
option-belote-capot_cancels_kontra-true = 加倍不算
option-belote-capot_cancels_kontra-false = 全部加倍
option-belote-decl_contest = 双方报牌的比较
option-belote-decl_contest-separate = 四张与连张分别比较
option-belote-decl_contest-combined = 一起比较，分值高者胜
option-belote-eight_run_bonus = 一门八张的附加分
option-belote-eight_run_bonus-0 = 无
option-belote-eight_run_bonus-20 = 20
option-belote-decl_reveal = 报牌何时亮出
option-belote-decl_reveal-end = 本副结束后
option-belote-decl_reveal-after_trick1 = 第一墩之后
option-belote-belote_auto = 贝洛特
option-belote-belote_auto-true = 自动宣布
option-belote-belote_auto-false = 由玩家宣布
option-belote-win_at = 终点分
option-belote-win_at-51 = 51
option-belote-win_at-101 = 101
option-belote-win_at-151 = 151
option-belote-win_at-201 = 201
option-belote-win_at-251 = 251
option-belote-win_at-301 = 301
option-belote-win_strict = 获胜条件
option-belote-win_strict-true = 必须超过终点分
option-belote-win_strict-false = 达到终点分即可
option-belote-no_win_on_capot = 能否以全取结束比赛
option-belote-no_win_on_capot-true = 不能，须再打一副
option-belote-no_win_on_capot-false = 能
option-belote-min_one = 点数取整为零时
option-belote-min_one-true = 记 1 分
option-belote-min_one-false = 记 0 分
option-belote-timeout = 超时
option-belote-timeout-auto = 自动代出，多次超时由机器人接管
option-belote-timeout-forfeit = 判负
option-belote-claim = 摊牌要求余下的墩
option-belote-claim-true = 允许
option-belote-claim-false = 不允许

reason-option-belote-partner_exempt_when_following = 房规允许保留搭档领先的牌；保加利亚玩法仍须压过。
reason-option-belote-underruff = 房规：不能跟牌就必须将吃。保加利亚玩法只有能压过时才必须。
reason-option-belote-win_strict = 房规要求超过 151 分；别处 151 分即可。
reason-option-belote-no_win_on_capot = 保加利亚玩法不能以全取结束比赛；房规没有这个例外。

why-belote-makes = 在符合已见情况的{ $worlds }种分牌中，有{ $reached }种定约完成。
why-belote-breaks = 在符合已见情况的{ $worlds }种分牌中，有{ $reached }种定约失败。
why-belote-made_of_100 = 按手中的牌和叫牌，每100次约有{ $of_100 }次完成。
