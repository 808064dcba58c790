# Cribbage

title-cribbage = Крибидж
invite-cribbage = Петнайсет – две, петнайсет – четири и двойка – шест: надбягване по дъската до 121.
players-cribbage = 2 играчи: ти и един бот

## What happens at the table

event-cribbage-discard = { $seat }: две карти за криба
event-cribbage-cut = { $seat }: цепене
event-cribbage-cut_card = { $seat }: обръща { $cards }
event-cribbage-cut_again = Равни карти: двамата теглят пак
event-cribbage-cut_deals = По-ниската карта: раздава { $seat }
event-cribbage-starter = Стартова карта: { $cards }
event-cribbage-heels = Стартово вале! { $seat }: { $score }, вече { $board }
event-cribbage-play = { $seat }: { $cards }, сбор { $count }
event-cribbage-fifteen = { $seat }: петнайсет за { $score }, вече { $board }
event-cribbage-thirty_one = { $seat }: трийсет и едно за { $score }, вече { $board }
event-cribbage-pair = { $seat }: двойка за { $score }, вече { $board }
event-cribbage-pair_royal = { $seat }: тройка за { $score }, вече { $board }
event-cribbage-double_pair_royal = { $seat }: каре за { $score }, вече { $board }
event-cribbage-run = { $seat }: поредица за { $score }, вече { $board }
event-cribbage-last_card = { $seat }: последна карта за { $score }, вече { $board }
event-cribbage-go = { $seat }: пас при { $count }
event-cribbage-reset = Сборът се връща на 0; води: { $seat }
event-cribbage-hand = { $seat }, ръка: { $cards }, { $score }, вече { $board }
event-cribbage-crib = { $seat }, криб: { $cards }, { $score }, вече { $board }
event-cribbage-named = { $seat }: „{ $score }“
event-cribbage-overlooked = { $seat }: обявени { $named }, налични { $score }; отбелязани { $pegged }
event-cribbage-corrected = { $seat }: обявени { $named }, налични само { $score }; отбелязани { $pegged }
event-cribbage-muggins = Мъгинс! { $seat }: { $score }
event-cribbage-accept = { $seat }: няма какво да се вземе
event-cribbage-stinkhole = { $seat } в лошата дупка: { $score } не се отбелязват
event-cribbage-target = { $seat }: стигнати { $target }, играта е спечелена
event-cribbage-taken_back = { $seat }: един ход се връща

## Lines of the score sheet

line-cribbage-cut_card = Обърната { $cards }
line-cribbage-cut_deals = По-ниската карта: раздава
line-cribbage-heels = Стартово вале { $cards }: { $score }
line-cribbage-fifteen = Петнайсет { $cards }: { $score }
line-cribbage-thirty_one = Трийсет и едно { $cards }: { $score }
line-cribbage-last_card = Последна карта { $cards }: { $score }
line-cribbage-pair = Двойка { $cards }: { $score }
line-cribbage-pair_royal = Тройка { $cards }: { $score }
line-cribbage-double_pair_royal = Каре { $cards }: { $score }
line-cribbage-run = Поредица { $cards }: { $score }
line-cribbage-flush = Флош { $cards }: { $score }
line-cribbage-nobs = Вале от боята { $cards }: { $score }
line-cribbage-sum = Общо, { $where } { $cards }: { $score }, вече { $board }
line-cribbage-overlooked = Пропуснато, { $where }: обявени { $named } от { $score }
line-cribbage-corrected = Поправено, { $where }: обявени { $named }, налични { $score }
line-cribbage-muggins = Мъгинс, { $where }: { $score }, вече { $board }
line-cribbage-stinkhole = Лоша дупка, { $where }: { $score } не се отбелязват
line-cribbage-target = Стигнати { $target }
line-cribbage-game = Игра { $number }, { $winner } : { $loser }: { $game_points }
line-cribbage-skunk = Игра { $number }, скънк, { $winner } : { $loser }: { $game_points }
line-cribbage-double_skunk = Игра { $number }, двоен скънк, { $winner } : { $loser }: { $game_points }
line-cribbage-more_games = Равни точки за игри; повече спечелени игри: { $games }

reason-cribbage-cut = Цепене за раздаване
reason-cribbage-won = Играта е спечелена
reason-cribbage-counted = Всички ръце са преброени

## Refusals

refusal-cribbage-over_31 = Тази карта би вдигнала сбора над 31.
refusal-cribbage-must_play = Още има карта, която става: „пас“ е само за ръка без такава.
refusal-cribbage-not_in_hand = Тази карта не е в ръката ти.
refusal-cribbage-too_high = Толкова точки тук не са възможни.
refusal-cribbage-no_cut_now = Сега нямаш какво да цепиш
refusal-cribbage-cut_out_of_range = Във всяка част трябва да има поне четири карти
refusal-cribbage-cut_taken = Тази карта вече е обърната
refusal-cribbage-no_discard_now = Карти за криба се дават само преди стартовата карта и веднъж.
refusal-cribbage-no_card_now = В момента не може да се играе карта.
refusal-cribbage-no_go_now = „Пас“ се казва само когато трябва да се играе карта.
refusal-cribbage-no_count_now = В момента няма какво да броиш.
refusal-cribbage-no_claim_now = В момента няма какво да се вземе.
refusal-cribbage-no_accept_now = В момента няма какво да се приеме.
refusal-cribbage-deal_over = Раздаването свърши.
refusal-cribbage-not_your_turn = Не си на ход.

## What is asked

asked-cribbage-cut = Цепи за стартовата карта
asked-cribbage-cut_deal = Тегли за раздаване: по-ниската карта раздава
asked-cribbage-discard = Избери две карти за криба.
asked-cribbage-play = Играй карта.
asked-cribbage-go = Никоя карта не става: кажи „пас“.
asked-cribbage-count_play = Кажи точките за картата си.
asked-cribbage-count_hand = Кажи точките за ръката си.
asked-cribbage-count_crib = Кажи точките за криба си.
asked-cribbage-claim = Вземи пропуснатото или продължи.
asked-cribbage-play_or_claim = Играй карта или първо вземи пропуснатото.

## Words

word-cribbage-starter = стартова карта
word-cribbage-play = игра
word-cribbage-last_card = последна карта
word-cribbage-hand = ръка
word-cribbage-crib = криб
word-cribbage-go = пас
word-cribbage-accept = продължи
word-cribbage-cut = цепи при
word-cribbage-cut_deal = цепене за раздаване
word-cribbage-discard = за криба
word-cribbage-count = сбор
word-cribbage-muggins = мъгинс
word-cribbage-heels = стартово вале
word-cribbage-fifteen = петнайсет
word-cribbage-thirty_one = трийсет и едно
word-cribbage-pair = двойка
word-cribbage-pair_royal = тройка
word-cribbage-double_pair_royal = каре
word-cribbage-run = поредица
word-cribbage-flush = флош
word-cribbage-nobs = вале от боята
word-cribbage-game = игра
word-cribbage-skunk = скънк
word-cribbage-double_skunk = двоен скънк
word-cribbage-name = броене
word-cribbage-claim = вземане
word-cribbage-finished = край
word-cribbage-dealer = раздаващ
word-cribbage-pone = противник

## Options

preset-cribbage-house = Домашни правила
preset-cribbage-acc = Американска клубна игра
option-cribbage-first_deal = Първо раздаване
option-cribbage-first_deal-cut = раздава по-ниската цепена карта
option-cribbage-first_deal-random = по жребий
option-cribbage-cut = Кой цепи
option-cribbage-cut-server = масата
option-cribbage-cut-player = играчите, на ръка
option-cribbage-next_deal = Първо раздаване в следващата игра
option-cribbage-next_deal-loser = загубилият предишната
option-cribbage-next_deal-alternate = по ред
option-cribbage-next_deal-cut = цепи се пак
option-cribbage-crib_four_flush = Флош от четири карти в криба
option-cribbage-crib_four_flush-false = нищо: в криба трябват пет от една боя
option-cribbage-crib_four_flush-true = 4, както в ръка
option-cribbage-target = Цел
option-cribbage-target-121 = 121: два пъти по дъската
option-cribbage-target-61 = 61: веднъж по дъската
option-cribbage-count = Броене
option-cribbage-count-auto = от масата
option-cribbage-count-self = от играчите; пропуснатото се губи
option-cribbage-muggins = Мъгинс
option-cribbage-muggins-false = не
option-cribbage-muggins-true = другият може да вземе пропуснатото
option-cribbage-skunk = Скънк
option-cribbage-skunk-off = не
option-cribbage-skunk-single = на загубилия не достигат 31 или повече
option-cribbage-skunk-double = на загубилия не достигат 31 или повече, или 61 и повече (двоен)
option-cribbage-game_points = Една игра тежи
option-cribbage-game_points-1_2_3 = 1; със скънк 2, с двоен скънк 3
option-cribbage-game_points-2_3 = 2; със скънк 3
option-cribbage-stinkhole = Лоша дупка
option-cribbage-stinkhole-false = не
option-cribbage-stinkhole-true = на една дупка от целта стартово вале и пас не се отбелязват
option-cribbage-games = Игри в един мач
option-cribbage-games-1 = една
option-cribbage-games-3 = три
option-cribbage-games-5 = пет
option-cribbage-games-7 = седем
option-cribbage-games-9 = девет
reason-option-cribbage-skunk = В клубовете има само единичен скънк; у дома двойният е по-забавен и тежи само в мач от няколко игри.

## Защо ботът играе така

why-cribbage-hand = Ръката, която остава, носи средно { $whole },{ $tenths }.
why-cribbage-own_crib = Крибът, собственият, носи средно { $whole },{ $tenths }.
why-cribbage-other_crib = Крибът на противника носи средно { $whole },{ $tenths }.
why-cribbage-pegs_more = Разиграването носи средно { $whole },{ $tenths } повече, отколкото на противника.
why-cribbage-pegs_less = Разиграването носи средно { $whole },{ $tenths } по-малко, отколкото на противника.
why-cribbage-scores = Това носи { $score } веднага.
why-cribbage-reply = При { $of_100 } от 100 ръце, които отговарят на видяното, противникът може да отбележи върху това.
why-cribbage-win = След това играта се печели в { $of_100 } от 100 случая.
cribbage-cut-where = Къде да се цепи
cribbage-cut-lift = Вдигни { $count } карти
cribbage-cut-place = Карта { $place } от разстланото тесте
cribbage-cut-here = Цепи тук
cribbage-cut-turned = Обърнати досега
