# 克里比奇，中文

title-cribbage = 克里比奇
invite-cribbage = 十五得二，十五得四，一对成六：看谁先走到121分。
players-cribbage = 2人：你和一个机器人

## 牌桌上发生的事

event-cribbage-discard = { $seat }：两张牌放入底牌
event-cribbage-cut = { $seat }：切牌
event-cribbage-cut_card = { $seat }：翻开 { $cards }
event-cribbage-cut_again = 点数相同：双方重切
event-cribbage-cut_deals = 较小的牌：{ $seat } 发牌
event-cribbage-starter = 翻牌：{ $cards }
event-cribbage-heels = 翻出 J！{ $seat }：{ $score }分，现为{ $board }
event-cribbage-play = { $seat }：{ $cards }，累计{ $count }
event-cribbage-fifteen = { $seat }：十五，{ $score }分，现为{ $board }
event-cribbage-thirty_one = { $seat }：三十一，{ $score }分，现为{ $board }
event-cribbage-pair = { $seat }：一对，{ $score }分，现为{ $board }
event-cribbage-pair_royal = { $seat }：三条，{ $score }分，现为{ $board }
event-cribbage-double_pair_royal = { $seat }：四条，{ $score }分，现为{ $board }
event-cribbage-run = { $seat }：顺子，{ $score }分，现为{ $board }
event-cribbage-last_card = { $seat }：最后一张，{ $score }分，现为{ $board }
event-cribbage-go = { $seat }：在{ $count }时“过”
event-cribbage-reset = 累计归零；先出：{ $seat }
event-cribbage-hand = { $seat }的手牌：{ $cards }，{ $score }分，现为{ $board }
event-cribbage-crib = { $seat }的底牌：{ $cards }，{ $score }分，现为{ $board }
event-cribbage-named = { $seat }：“{ $score }”
event-cribbage-overlooked = { $seat }：报{ $named }，实为{ $score }；记{ $pegged }分
event-cribbage-corrected = { $seat }：报{ $named }，实仅{ $score }；记{ $pegged }分
event-cribbage-muggins = 漏分归我！{ $seat }：{ $score }分
event-cribbage-accept = { $seat }：没有漏分可要
event-cribbage-stinkhole = { $seat }在臭洞：{ $score }分不记
event-cribbage-target = { $seat }：到达{ $target }，赢得本局
event-cribbage-taken_back = { $seat }：收回一步

## 记分表各行

line-cribbage-cut_card = 翻开 { $cards }
line-cribbage-cut_deals = 较小的牌：发牌
line-cribbage-heels = 翻出 J { $cards }：{ $score }
line-cribbage-fifteen = 十五 { $cards }：{ $score }
line-cribbage-thirty_one = 三十一 { $cards }：{ $score }
line-cribbage-last_card = 最后一张 { $cards }：{ $score }
line-cribbage-pair = 一对 { $cards }：{ $score }
line-cribbage-pair_royal = 三条 { $cards }：{ $score }
line-cribbage-double_pair_royal = 四条 { $cards }：{ $score }
line-cribbage-run = 顺子 { $cards }：{ $score }
line-cribbage-flush = 同花 { $cards }：{ $score }
line-cribbage-nobs = 同花色 J { $cards }：{ $score }
line-cribbage-sum = 合计，{ $where } { $cards }：{ $score }，现为{ $board }
line-cribbage-overlooked = 漏数，{ $where }：{ $score }分只报{ $named }
line-cribbage-corrected = 更正，{ $where }：报{ $named }，实为{ $score }
line-cribbage-muggins = 要走漏分，{ $where }：{ $score }，现为{ $board }
line-cribbage-stinkhole = 臭洞，{ $where }：{ $score }分不记
line-cribbage-target = 到达{ $target }
line-cribbage-game = 第{ $number }局，{ $winner }比{ $loser }：{ $game_points }
line-cribbage-skunk = 第{ $number }局，大胜，{ $winner }比{ $loser }：{ $game_points }
line-cribbage-double_skunk = 第{ $number }局，双倍大胜，{ $winner }比{ $loser }：{ $game_points }
line-cribbage-more_games = 局分相同；胜局较多：{ $games }

reason-cribbage-cut = 切牌定发牌
reason-cribbage-won = 本局已分胜负
reason-cribbage-counted = 全部计分完毕

## 不能这样做的原因

refusal-cribbage-over_31 = 这张牌会使累计超过31。
refusal-cribbage-must_play = 还有牌可出：只有无牌可出时才能“过”。
refusal-cribbage-not_in_hand = 这张牌不在你手中。
refusal-cribbage-too_high = 这里不可能有这么高的分。
refusal-cribbage-no_cut_now = 现在不用你切牌
refusal-cribbage-cut_out_of_range = 切开的两部分至少各有四张牌
refusal-cribbage-cut_taken = 这张牌已经翻开
refusal-cribbage-no_discard_now = 只能在翻牌之前放一次底牌。
refusal-cribbage-no_card_now = 现在不能出牌。
refusal-cribbage-no_go_now = 只有轮到你出牌时才能“过”。
refusal-cribbage-no_count_now = 现在没有需要你计分的牌。
refusal-cribbage-no_claim_now = 现在没有漏分可要。
refusal-cribbage-no_accept_now = 现在没有什么需要接受。
refusal-cribbage-deal_over = 这副牌已经结束。
refusal-cribbage-not_your_turn = 还没轮到你。

## 需要你做什么

asked-cribbage-cut = 请切起始牌
asked-cribbage-cut_deal = 切牌定发牌：较小者发牌
asked-cribbage-discard = 选两张牌放入底牌。
asked-cribbage-play = 出一张牌。
asked-cribbage-go = 无牌可出：请“过”。
asked-cribbage-count_play = 报出这张牌的得分。
asked-cribbage-count_hand = 报出你手牌的得分。
asked-cribbage-count_crib = 报出你底牌的得分。
asked-cribbage-claim = 要走漏分，或继续。
asked-cribbage-play_or_claim = 出一张牌，或先要走漏分。

## 词语

word-cribbage-starter = 翻牌
word-cribbage-play = 出牌
word-cribbage-last_card = 最后一张
word-cribbage-hand = 手牌
word-cribbage-crib = 底牌
word-cribbage-go = 过
word-cribbage-accept = 继续
word-cribbage-cut = 切牌于
word-cribbage-cut_deal = 切牌定发牌
word-cribbage-discard = 放入底牌
word-cribbage-count = 计分
word-cribbage-muggins = 要漏分
word-cribbage-heels = 翻出 J
word-cribbage-fifteen = 十五
word-cribbage-thirty_one = 三十一
word-cribbage-pair = 一对
word-cribbage-pair_royal = 三条
word-cribbage-double_pair_royal = 四条
word-cribbage-run = 顺子
word-cribbage-flush = 同花
word-cribbage-nobs = 同花色 J
word-cribbage-game = 局
word-cribbage-skunk = 大胜
word-cribbage-double_skunk = 双倍大胜
word-cribbage-name = 计分
word-cribbage-claim = 要漏分
word-cribbage-finished = 结束
word-cribbage-dealer = 庄家
word-cribbage-pone = 对家

## 可选规则

preset-cribbage-house = 本站规则
preset-cribbage-acc = 美国俱乐部规则
option-cribbage-first_deal = 比赛第一副牌的庄家
option-cribbage-first_deal-cut = 切牌较小者坐庄
option-cribbage-first_deal-random = 抽签决定
option-cribbage-cut = 谁切牌
option-cribbage-cut-server = 牌桌
option-cribbage-cut-player = 玩家亲手切
option-cribbage-next_deal = 下一局第一副牌的庄家
option-cribbage-next_deal-loser = 上一局的输家
option-cribbage-next_deal-alternate = 轮流
option-cribbage-next_deal-cut = 重新切牌
option-cribbage-crib_four_flush = 底牌四张同花
option-cribbage-crib_four_flush-false = 不计：底牌需五张同花
option-cribbage-crib_four_flush-true = 4分，与手牌相同
option-cribbage-target = 目标分
option-cribbage-target-121 = 121：绕板两圈
option-cribbage-target-61 = 61：绕板一圈
option-cribbage-count = 计分方式
option-cribbage-count-auto = 由牌桌计分
option-cribbage-count-self = 自己报分；漏数的分作废
option-cribbage-muggins = 漏分归对手
option-cribbage-muggins-false = 关
option-cribbage-muggins-true = 对手可以要走漏分
option-cribbage-skunk = 大胜
option-cribbage-skunk-off = 关
option-cribbage-skunk-single = 输家差31分或更多
option-cribbage-skunk-double = 输家差31分或更多，差61分或更多为双倍
option-cribbage-game_points = 每局计
option-cribbage-game_points-1_2_3 = 1；大胜2，双倍大胜3
option-cribbage-game_points-2_3 = 2；大胜3
option-cribbage-stinkhole = 臭洞
option-cribbage-stinkhole-false = 关
option-cribbage-stinkhole-true = 差一分到目标时，翻出 J和最后一张不记分
option-cribbage-games = 比赛局数
option-cribbage-games-1 = 一局
option-cribbage-games-3 = 三局
option-cribbage-games-5 = 五局
option-cribbage-games-7 = 七局
option-cribbage-games-9 = 九局
reason-option-cribbage-skunk = 俱乐部只有单倍大胜；在家里双倍大胜更有趣，而且只在多局比赛中才有分量。

## 机器人为何这样打

why-cribbage-hand = 留下的手牌平均得{ $whole }.{ $tenths }分。
why-cribbage-own_crib = 底牌归自己，平均得{ $whole }.{ $tenths }分。
why-cribbage-other_crib = 底牌归对方，平均得{ $whole }.{ $tenths }分。
why-cribbage-pegs_more = 出牌阶段平均比对方多得{ $whole }.{ $tenths }分。
why-cribbage-pegs_less = 出牌阶段平均比对方少得{ $whole }.{ $tenths }分。
why-cribbage-scores = 立即得{ $score }分。
why-cribbage-reply = 在符合已见情况的每100副手牌中，对方有{ $of_100 }副能借此得分。
why-cribbage-win = 此后每100局约胜{ $of_100 }局。
cribbage-cut-where = 切在哪里
cribbage-cut-lift = 拿起 { $count } 张
cribbage-cut-place = 摊开的牌中第 { $place } 张
cribbage-cut-here = 切在这里
cribbage-cut-turned = 已翻开
