title-tractor = 拖拉机
invite-tractor = 亮主、拖拉机、抠底，从 2 一路打过 A。
players-tractor = 四人：与对面的机器人搭档，对抗两个机器人

## 牌局经过

event-tractor-drew = { $seat } 摸牌
event-tractor-kept = { $seat }：不重发
event-tractor-redeal = { $seat }：要求重发
event-tractor-declared = { $seat } 亮主：{ $cards }
event-tractor-passed = { $seat }：不亮
event-tractor-flipped = 无人亮主，翻底牌：{ $cards }
event-tractor-trumps = 主：{ $trump }，级牌 { $level }。庄家：{ $seat }
event-tractor-buried = { $seat } 扣底 { $count } 张
event-tractor-played = { $seat }：{ $cards }
event-tractor-led = { $seat } 领出：{ $cards }
event-tractor-threw = { $seat } 甩牌成功：{ $cards }
event-tractor-throw_failed = { $seat } 甩牌失败：{ $cards }，收回 { $back } 张
event-tractor-trick = { $seat } 赢得此墩，{ $card_points } 分
event-tractor-claim_all = { $seat }：“剩下的墩都归我们” { $cards }
event-tractor-claim_stands = { $seat } 的宣称确定成立
event-tractor-agree = { $seat }：同意
event-tractor-refuse = { $seat }：不同意，继续打牌
event-tractor-kitty_shown = 底牌：{ $cards }
event-tractor-taken_back = { $seat }：收回一步

## 计分

line-tractor-tricks = 闲家墩中得分：{ $card_points }
line-tractor-claimed = 摊牌所得分：{ $card_points }
line-tractor-penalty = 甩牌失败罚分：{ $score }
line-tractor-kitty_won = 抠底：{ $card_points } × { $multiplier }（末墩领出计 { $cards } 张）= { $score }
line-tractor-kitty_kept = 庄家方赢末墩：底牌 { $card_points } 分不计
line-tractor-total = 闲家共 { $score } 分（上台需 { $target }）
line-tractor-levels = 升级数：{ $levels }
line-tractor-level = 级数 { $before } → { $after }
line-tractor-next_dealer = 下一庄家：{ $seat }
line-tractor-redealt = { $seat } 要求重发：不计分
line-tractor-match_won = 赢得整场比赛
reason-tractor-held = 庄家方守住
reason-tractor-taken_over = 闲家上台
reason-tractor-redealt = 重新发牌

## 为何不可

refusal-tractor-wrong_count = 出牌张数须与领出相同
refusal-tractor-must_follow = 必须跟出同一门花色
refusal-tractor-must_play_pairs = 有对子必须跟对子
refusal-tractor-must_play_tractor = 有拖拉机必须跟拖拉机
refusal-tractor-not_one_suit = 领出须为同一门；级牌和王属于主牌
refusal-tractor-not_a_lead = 只能领出单张、对子或拖拉机
refusal-tractor-not_in_hand = 手中没有这些牌
refusal-tractor-not_a_declaration = 须亮一张或一对级牌，或一对相同的王
refusal-tractor-too_low = 须比现有亮主更强才能反主
refusal-tractor-own_stands = 自己的亮主有效：只能加固为对子
refusal-tractor-cannot_redeal = 此牌不符合重发条件
refusal-tractor-cannot_claim = 只能轮到自己时摊牌，被拒后不可再次
refusal-tractor-not_now = 现在不能这样做
refusal-tractor-not_your_turn = 还没轮到你
refusal-tractor-deal_over = 本局已结束

## 请选择

asked-tractor-draw = 摸牌或亮主
asked-tractor-redeal = 是否保留手牌？
asked-tractor-declare = 亮主或不亮
asked-tractor-bury = 扣底八张
asked-tractor-lead = 请领出
asked-tractor-follow = 请跟牌
asked-tractor-answer = 对方摊牌：是否同意？

## 词语

word-tractor-C = 梅花
word-tractor-S = 黑桃
word-tractor-H = 红桃
word-tractor-D = 方块
word-tractor-none = 无主
word-tractor-pass = 不亮
word-tractor-declare = 亮主
word-tractor-bury = 扣底
word-tractor-draw = 摸牌
word-tractor-keep = 保留
word-tractor-redeal = 重发
word-tractor-claim_all = 剩下的都归我们
word-tractor-agree = 同意
word-tractor-refuse = 继续打
word-tractor-single = 单张
word-tractor-pair = 对子
word-tractor-tractor = 拖拉机
word-tractor-throw = 甩牌
word-tractor-defenders = 庄家方
word-tractor-attackers = 闲家
word-tractor-dealer = 庄家
word-tractor-kitty = 底牌
word-tractor-level = 级数
word-tractor-beyond = 过关
word-tractor-BIG = 大王
word-tractor-SML = 小王
word-tractor-2 = 2
word-tractor-3 = 3
word-tractor-4 = 4
word-tractor-5 = 5
word-tractor-6 = 6
word-tractor-7 = 7
word-tractor-8 = 8
word-tractor-9 = 9
word-tractor-T = 10
word-tractor-J = J
word-tractor-Q = Q
word-tractor-K = K
word-tractor-A = A

## 选项

preset-tractor-house = 本店规则
preset-tractor-full = 完整规则：可甩牌、有拖必拖、边摸边亮、A 必须守
option-tractor-first_dealer = 首局庄家
option-tractor-first_dealer-winning = 亮主成功者
option-tractor-first_dealer-first = 最先亮主者
option-tractor-declare = 亮主时机
option-tractor-declare-after = 发完牌后轮流
option-tractor-declare-during = 边摸边亮
reason-option-tractor-declare = 通常边摸边亮；发完牌后轮流亮，不比手快。
option-tractor-flip_show = 无人亮主时
option-tractor-flip_show-all = 翻开全部底牌
option-tractor-flip_show-until_suit = 翻到定主为止
option-tractor-nt_level_trump = 无主时级牌是主
option-tractor-nt_level_trump-false = 否
option-tractor-nt_level_trump-true = 是
option-tractor-gap_closes = 拖拉机可跨级牌相连
option-tractor-gap_closes-false = 否
option-tractor-gap_closes-true = 是
option-tractor-throws = 甩牌
option-tractor-throws-false = 否
option-tractor-throws-true = 是
reason-option-tractor-throws = 通常允许甩牌；不甩牌更容易上手。
option-tractor-throw_penalty = 甩牌失败罚分
option-tractor-throw_penalty-none = 无
option-tractor-throw_penalty-10 = 每收回一张罚 10 分
option-tractor-throw_eval = 毙甩牌的比较
option-tractor-throw_eval-longest = 比最长的一组
option-tractor-throw_eval-all = 每组都须更大
option-tractor-throw_eval-highest_single = 比最大的一张
option-tractor-kitty_throw = 末墩甩牌的抠底
option-tractor-kitty_throw-longest = 按最长一组计
option-tractor-kitty_throw-lead = 按全部张数计
option-tractor-follow = 跟拖拉机
option-tractor-follow-pairs = 跟对子即可
option-tractor-follow-tractor_first = 有拖必拖
reason-option-tractor-follow = 通常有拖必拖；本店规则只要求跟对子。
option-tractor-kitty_mult = 抠底倍数
option-tractor-kitty_mult-2n = 末墩张数 × 2
option-tractor-kitty_mult-2_n = 2 的张数次方
option-tractor-kitty_mult-2__pairs_1_ = 2 的（对数 + 1）次方
option-tractor-kitty_mult-2or4 = 单张 2 倍，其他 4 倍
option-tractor-level_cap = 单局最多升级
option-tractor-level_cap-none = 不限
option-tractor-level_cap-3 = 三级
option-tractor-must_defend_ace = A 必须守
option-tractor-must_defend_ace-false = 否
option-tractor-must_defend_ace-true = 是
reason-option-tractor-must_defend_ace = 通常 A 必须坐庄守住；本店规则升过 A 即胜。
option-tractor-must_stop = 必打的级
option-tractor-must_stop-3 = 3
option-tractor-must_stop-4 = 4
option-tractor-must_stop-5 = 5
option-tractor-must_stop-6 = 6
option-tractor-must_stop-7 = 7
option-tractor-must_stop-8 = 8
option-tractor-must_stop-9 = 9
option-tractor-must_stop-T = 10
option-tractor-must_stop-J = J
option-tractor-must_stop-Q = Q
option-tractor-must_stop-K = K
option-tractor-must_stop-A = A
option-tractor-redeal = 烂牌重发
option-tractor-redeal-off = 否
option-tractor-redeal-no_points = 无分牌时
option-tractor-redeal-no_trumps = 无王无级牌时
option-tractor-length = 长度
option-tractor-length-match = 整场
option-tractor-length-deal = 单局
option-tractor-start_level = 起始级
option-tractor-start_level-2 = 2
option-tractor-start_level-3 = 3
option-tractor-start_level-4 = 4
option-tractor-start_level-5 = 5
option-tractor-start_level-6 = 6
option-tractor-start_level-7 = 7
option-tractor-start_level-8 = 8
option-tractor-start_level-9 = 9
option-tractor-start_level-T = 10
option-tractor-start_level-J = J
option-tractor-start_level-Q = Q
option-tractor-start_level-K = K
option-tractor-start_level-A = A
option-tractor-end_level = 最高级
option-tractor-end_level-2 = 2
option-tractor-end_level-3 = 3
option-tractor-end_level-4 = 4
option-tractor-end_level-5 = 5
option-tractor-end_level-6 = 6
option-tractor-end_level-7 = 7
option-tractor-end_level-8 = 8
option-tractor-end_level-9 = 9
option-tractor-end_level-T = 10
option-tractor-end_level-J = J
option-tractor-end_level-Q = Q
option-tractor-end_level-K = K
option-tractor-end_level-A = A
option-tractor-claim = 允许摊牌
option-tractor-claim-false = 否
option-tractor-claim-true = 是

## 机器人为何这样打

why-tractor-takes_over = 在与所见相符的牌局中，每100局有{ $of_100 }局闲家上台（共试{ $deals }局）。
why-tractor-holds = 在与所见相符的牌局中，每100局有{ $of_100 }局庄家方守住（共试{ $deals }局）。
why-tractor-score = 其中闲家平均得{ $score }分。
why-tractor-unbeaten = 未出的牌中没有同门的牌能压过它。
why-tractor-partner = 对家的牌正领先，这样再加{ $card_points }分。
