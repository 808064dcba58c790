## What the game's page says

title-skat = 斯卡特
invite-skat = 一人对两人：按手牌叫分，争取 120 分中的 61 分。
players-skat = 3 人，你和两个机器人，一局

## What happens at the table; $seat is a name

event-skat-bid = { $seat }：{ $value }
event-skat-hold = { $seat }：跟（{ $value }）
event-skat-pass = { $seat }：不叫
event-skat-declarer = { $seat }：以 { $bid } 成为主打方
event-skat-passed_in = 全部不叫：本局取消
event-skat-ramsch = 全部不叫：进入拉姆施，各自为战
event-skat-skat_taken = { $seat }：拿起底牌
event-skat-discarded = { $seat }：扣下两张牌
event-skat-contract = { $seat }：{ $contract }，叫分 { $bid }
event-skat-hand_shown = { $seat }：亮出手牌 { $cards }
event-skat-discards_shown = { $seat }：扣下的牌 { $cards }
event-skat-card = { $seat }：{ $cards }
event-skat-trick = { $seat } → 得一墩，{ $card_points } 分
event-skat-kontra = { $seat }：加倍！
event-skat-re = { $seat }：再加倍！
event-skat-no_re = { $seat }：不再加倍
event-skat-claim_all = { $seat }：“剩下的墩都归我” { $cards }
event-skat-claim_none = { $seat }：“我不再得墩” { $cards }
event-skat-claim = { $seat }：“余下的牌点中 { $card_points } 归我” { $cards }
event-skat-claim_stands = { $seat } 的宣称确定成立
event-skat-concede = { $seat }：认输
event-skat-agree = { $seat }：同意
event-skat-refuse = { $seat }：不同意，继续打牌
event-skat-skat_shown = 底牌：{ $cards }
event-skat-finished = { $seat }：{ $card_points } 分，计分 { $score }
event-skat-ramsch_counted = { $seat }：计分 { $score }
event-skat-taken_back = { $seat }：收回一步

## Lines of a score sheet

line-skat-base = { $kind } 基本分：{ $base }
line-skat-with = 有 { $matadors } 张大将
line-skat-without = 缺 { $matadors } 张大将
line-skat-game = 成局 +{ $plus }
line-skat-hand = 不看底牌 +{ $plus }
line-skat-schneider = 防守方施耐德 +{ $plus }
line-skat-schneider_against = 主打方施耐德 +{ $plus }
line-skat-schneider_missed = 宣告施耐德未成，仍计 +{ $plus }
line-skat-schneider_announced = 宣告施耐德 +{ $plus }
line-skat-schwarz = 防守方一墩未得 +{ $plus }
line-skat-schwarz_against = 主打方一墩未得 +{ $plus }
line-skat-schwarz_missed = 宣告全胜未成，仍计 +{ $plus }
line-skat-schwarz_announced = 宣告全胜 +{ $plus }
line-skat-ouvert = 明牌 +{ $plus }
line-skat-value = 局值 { $base } × { $multiplier } = { $value }
line-skat-null_value = { $contract }：{ $value }
line-skat-no_trick = 一墩未得：成功
line-skat-a_trick = 得了一墩：失败
line-skat-every_trick = 十墩全得：成功
line-skat-not_every_trick = 未得全部十墩：失败
line-skat-enough = 牌分 { $card_points }，需 { $needed }：成功
line-skat-too_few = 牌分 { $card_points }，需 { $needed }：失败
line-skat-gave_up = 认输：按普通局值失败
line-skat-overbid = 局值 { $value }，叫分 { $bid }：叫超；{ $base } 的足够倍数：{ $covered }
line-skat-lost_doubled = 失败：加倍为 { $value }
line-skat-kontra = 加倍 × { $factor }：{ $value }
line-skat-re = 加倍并再加倍 × { $factor }：{ $value }
line-skat-score = 计分 { $score }
line-skat-passed_in = 全部不叫：不计分
line-skat-durchmarsch = 一人独得全部墩：{ $score }
line-skat-ramsch_points = 牌分 { $card_points }
line-skat-ramsch_skat = 底牌归最后一墩：{ $card_points }
line-skat-jungfrau = 有人一墩未得：× { $factor }
line-skat-ramsch_loss = 牌分最多（{ $card_points }）：{ $score }
line-skat-games = 各局 { $score }
line-skat-own_games = 胜 { $won } 负 { $lost }：{ $score }
line-skat-others_lost = 他人失败 { $lost } 局：{ $score }
line-skat-total = 合计 { $score }

## How a deal ended

reason-skat-made = 主打方成功
reason-skat-failed = 主打方失败
reason-skat-overbid = 叫超
reason-skat-conceded = 主打方认输
reason-skat-defenders_conceded = 防守方认输
reason-skat-passed_in = 全部不叫
reason-skat-ramsch = 拉姆施
reason-skat-durchmarsch = 全胜拉姆施

## Why a move is refused

refusal-skat-not_your_turn = 还没轮到这个座位。
refusal-skat-must_follow = 必须跟出同门牌；除零局外 Unter 属于主牌。
refusal-skat-card_not_held = 手中没有这张牌。
refusal-skat-auction_first = 叫牌还没结束。
refusal-skat-nothing_to_hold = 没有可跟的叫分。
refusal-skat-answer_the_bid = 只能跟或不叫，不能加叫。
refusal-skat-not_a_bid_value = 这不是合法的叫分。
refusal-skat-bid_too_low = 叫分必须更高。
refusal-skat-no_jump = 本桌每次只能叫下一个分值。
refusal-skat-only_eighteen = 首家只能以 18 接局。
refusal-skat-take_skat_first = 先拿底牌，或打不看底牌的局。
refusal-skat-skat_was_taken = 已拿底牌，不能再打不看底牌的局。
refusal-skat-discard_first = 先扣下两张牌。
refusal-skat-two_cards = 必须恰好扣下两张牌。
refusal-skat-name_contract = 现在必须宣布打什么。
refusal-skat-null_below_bid = 这个零局低于叫分。
refusal-skat-announcements_off = 本桌不打宣告。
refusal-skat-answer_first = 先回答问题。
refusal-skat-nothing_asked = 没有需要回答的问题。
refusal-skat-play_a_card = 正在打牌，现在不能这样做。
refusal-skat-kontra_off = 本桌不打加倍。
refusal-skat-not_a_defender = 只有防守方可以加倍。
refusal-skat-kontra_said = 已经加倍了。
refusal-skat-kontra_too_late = 加倍须在自己出第一张牌之前。
refusal-skat-claim_off = 本桌不允许宣称。
refusal-skat-sitting_out = 发牌人本局轮空。
refusal-skat-already_refused = 本墩已被拒绝，请先继续。
refusal-skat-ramsch_claims_all = 拉姆施中只能宣称全得。
refusal-skat-null_claims_whole = 无主局（Null）只能宣称全得或不得。
refusal-skat-nothing_to_share = 只剩一墩，无可分。
refusal-skat-claim_too_much = 余下没有那么多牌点可分。
refusal-skat-concede_off = 本桌不允许认输。
refusal-skat-nothing_to_concede = 这里没有可认输的一方。
refusal-skat-deal_over = 本局已结束。

## What is asked of a seat

asked-skat-call = 叫分或不叫
asked-skat-answer = 跟还是不叫？
asked-skat-take_18 = 以 18 接局，还是不叫？
asked-skat-skat = 拿底牌，还是不看底牌？
asked-skat-discard = 扣下两张牌
asked-skat-contract = 宣布打什么
asked-skat-play = 出一张牌
asked-skat-remark = 你可以发言
asked-skat-answer_kontra = 对方加倍：再加倍吗？
asked-skat-answer_claim_all = 对方宣称剩余全得：同意吗？
asked-skat-answer_claim_none = 对方宣称不再得墩：同意吗？
asked-skat-answer_claim = 对方宣称余下牌点的一部分：同意吗？
asked-skat-answer_concede = 对方提出认输：同意吗？

## Words for codes: contracts, calls, roles

word-skat-clubs = 橡果
word-skat-clubs_hand = 橡果·不看底牌
word-skat-clubs_hand_schneider = 橡果·不看底牌·宣告施耐德
word-skat-clubs_hand_schwarz = 橡果·不看底牌·宣告全胜
word-skat-clubs_ouvert = 橡果·明牌
word-skat-spades = 绿叶
word-skat-spades_hand = 绿叶·不看底牌
word-skat-spades_hand_schneider = 绿叶·不看底牌·宣告施耐德
word-skat-spades_hand_schwarz = 绿叶·不看底牌·宣告全胜
word-skat-spades_ouvert = 绿叶·明牌
word-skat-hearts = 红心
word-skat-hearts_hand = 红心·不看底牌
word-skat-hearts_hand_schneider = 红心·不看底牌·宣告施耐德
word-skat-hearts_hand_schwarz = 红心·不看底牌·宣告全胜
word-skat-hearts_ouvert = 红心·明牌
word-skat-diamonds = 铃铛
word-skat-diamonds_hand = 铃铛·不看底牌
word-skat-diamonds_hand_schneider = 铃铛·不看底牌·宣告施耐德
word-skat-diamonds_hand_schwarz = 铃铛·不看底牌·宣告全胜
word-skat-diamonds_ouvert = 铃铛·明牌
word-skat-grand = 大局
word-skat-grand_hand = 大局·不看底牌
word-skat-grand_hand_schneider = 大局·不看底牌·宣告施耐德
word-skat-grand_hand_schwarz = 大局·不看底牌·宣告全胜
word-skat-grand_ouvert = 大局·明牌
word-skat-null = 零局
word-skat-null_hand = 零局·不看底牌
word-skat-null_ouvert = 零局·明牌
word-skat-null_hand_ouvert = 零局·不看底牌·明牌
word-skat-french-clubs = 梅花
word-skat-french-spades = 黑桃
word-skat-french-hearts = 红桃
word-skat-french-diamonds = 方块
word-skat-pass = 不叫
word-skat-hold = 跟
word-skat-take_skat = 拿底牌
word-skat-hand = 不看底牌
word-skat-kontra = 加倍
word-skat-re = 再加倍
word-skat-claim_all = 剩下的都归我
word-skat-claim_none = 我不再得墩
word-skat-claim = 余下牌点归我：
word-skat-concede = 认输
word-skat-agree = 同意
word-skat-refuse = 继续打
word-skat-covers-yes = 够叫分
word-skat-covers-schneider = 施耐德才够叫分
word-skat-covers-no = 不够叫分
word-skat-forehand = 首家
word-skat-middlehand = 中家
word-skat-rearhand = 末家
word-skat-dealer = 发牌人
word-skat-declarer = 主打方
word-skat-defender = 防守方
word-skat-skat = 底牌
word-skat-discards = 扣下的牌
word-skat-discard = 扣下
word-skat-bid = 叫分
word-skat-ramsch = 拉姆施
word-skat-trump = 主牌
word-skat-with = 有 { $matadors }
word-skat-without = 缺 { $matadors }
word-skat-phase-auction = 叫牌
word-skat-phase-skat = 底牌选择
word-skat-phase-discard = 扣牌
word-skat-phase-contract = 宣布
word-skat-phase-play = 打牌
word-skat-phase-finished = 本局结束

## Rules of a table

option-skat-deck_face = 牌面
option-skat-deck_face-german = 德式：橡果、绿叶、红心、铃铛
option-skat-deck_face-french = 法式：梅花、黑桃、红桃、方块
option-skat-bid_list = 叫分表
option-skat-bid_list-full = 全部分值
option-skat-bid_list-reachable = 仅可达到的分值
option-skat-jump_bids = 跳叫
option-skat-jump_bids-false = 关
option-skat-jump_bids-true = 开
option-skat-all_pass = 全部不叫时
option-skat-all_pass-cancel = 本局取消
option-skat-all_pass-ramsch = 打拉姆施
option-skat-ramsch_skat = 拉姆施的底牌
option-skat-ramsch_skat-last_trick = 归最后一墩
option-skat-ramsch_skat-none = 不计
option-skat-null_below_bid = 低于叫分的零局
option-skat-null_below_bid-refuse = 不允许
option-skat-null_below_bid-allow = 允许，但判负
option-skat-announcements = 宣告施耐德、全胜、明牌
option-skat-announcements-false = 关
option-skat-announcements-true = 开
option-skat-concede = 认输
option-skat-concede-false = 关
option-skat-concede-true = 开
option-skat-claim = 宣称
option-skat-claim-false = 关
option-skat-claim-true = 开
option-skat-deals = 局数
option-skat-deals-1 = 1 局
option-skat-deals-3 = 3 局
option-skat-deals-9 = 9 局
option-skat-deals-12 = 12 局
option-skat-deals-18 = 18 局
option-skat-deals-36 = 36 局
option-skat-deals-48 = 48 局
option-skat-scoring = 计分法
option-skat-scoring-classic = 传统
option-skat-scoring-seeger_fabian = 塞格—法比安
option-skat-four_table = 四人桌，发牌人轮空
option-skat-four_table-false = 关
option-skat-four_table-true = 开
option-skat-kontra = 加倍与再加倍
option-skat-kontra-false = 关
option-skat-kontra-true = 开
reason-option-skat-announcements = 普通玩法不需要宣告，比赛规则才有。
reason-option-skat-concede = 每局打完，不催促任何人。
reason-option-skat-claim = 每一墩都打出来看清楚。
reason-option-skat-deals = 这里一局就是一场；一个系列要打一晚上。
reason-option-skat-scoring = 传统计分直接显示每局的价值。

## Sets of rules

preset-skat-house = 本站规则
preset-skat-isko = 比赛规则（ISkO）

## Why a bot plays as it does

why-skat-declarer = 在符合已见情况的{ $worlds }种牌局中，此后主打方有{ $reached }种获胜。
why-skat-defender = 在符合已见情况的{ $worlds }种牌局中，此后主打方有{ $reached }种失败。
why-skat-made = 这样的牌每100局约胜{ $of_100 }局。
why-skat-expected = 平均约得{ $score }分。
why-skat-ramsch = 在符合已见情况的{ $worlds }种牌局中，此后有{ $reached }种是别人的牌点最多。

## The score list in its printed form

skat-list-number = 序
skat-list-game = 定约
skat-list-matadors = 有无大将
skat-list-levels = 加倍项
skat-list-plus = 得
skat-list-minus = 失
skat-list-games = 各局
skat-list-bonus = Seeger-Fabian
skat-list-total = 合计
skat-list-print = 打印记分表
skat-list-save = 存为 CSV
