## What the game's page says

title-skat = Скат
invite-skat = Сам срещу двама: наддавай колкото струват картите ти и вземи 61 от 120 точки.
players-skat = 3 играчи, ти и два бота, едно раздаване

## What happens at the table; $seat is a name

event-skat-bid = { $seat }: { $value }
event-skat-hold = { $seat }: да ({ $value })
event-skat-pass = { $seat }: пас
event-skat-declarer = { $seat }: играч при { $bid }
event-skat-passed_in = Всички пас: раздаването отпада
event-skat-ramsch = Всички пас: рамш, всеки играе за себе си
event-skat-skat_taken = { $seat }: взет скат
event-skat-discarded = { $seat }: оставени две карти
event-skat-contract = { $seat }: { $contract }, обява { $bid }
event-skat-hand_shown = { $seat }: открита ръка { $cards }
event-skat-discards_shown = { $seat }: оставени { $cards }
event-skat-card = { $seat }: { $cards }
event-skat-trick = { $seat } → взятка, { $card_points } точки
event-skat-kontra = { $seat }: контра!
event-skat-re = { $seat }: ре!
event-skat-no_re = { $seat }: без ре
event-skat-claim_all = { $seat }: „Остатъкът е мой“ { $cards }
event-skat-claim_none = { $seat }: „Повече не вземам“ { $cards }
event-skat-claim = { $seat }: „От остатъка { $card_points } точки са мои“ { $cards }
event-skat-claim_stands = { $seat }: искането е сигурно и важи
event-skat-concede = { $seat }: отказ от играта
event-skat-agree = { $seat }: съгласие
event-skat-refuse = { $seat }: несъгласие, играта продължава
event-skat-skat_shown = Скат: { $cards }
event-skat-finished = { $seat }: { $card_points } точки, резултат { $score }
event-skat-ramsch_counted = { $seat }: резултат { $score }
event-skat-taken_back = { $seat }: един ход се връща

## Lines of a score sheet

line-skat-base = Основна стойност на { $kind }: { $base }
line-skat-with = С { $matadors }
line-skat-without = Без { $matadors }
line-skat-game = Игра +{ $plus }
line-skat-hand = Ханд +{ $plus }
line-skat-schneider = Защита шнайдер +{ $plus }
line-skat-schneider_against = Играч шнайдер +{ $plus }
line-skat-schneider_missed = Обявен и пропуснат шнайдер, брои се +{ $plus }
line-skat-schneider_announced = Обявен шнайдер +{ $plus }
line-skat-schwarz = Защита шварц +{ $plus }
line-skat-schwarz_against = Играч шварц +{ $plus }
line-skat-schwarz_missed = Обявен и пропуснат шварц, брои се +{ $plus }
line-skat-schwarz_announced = Обявен шварц +{ $plus }
line-skat-ouvert = Уверт +{ $plus }
line-skat-value = Стойност на играта { $base } × { $multiplier } = { $value }
line-skat-null_value = { $contract }: { $value }
line-skat-no_trick = Нито една взятка: спечелено
line-skat-a_trick = Взета взятка: загубено
line-skat-every_trick = Всичките десет взятки: спечелено
line-skat-not_every_trick = Не всички десет взятки: загубено
line-skat-enough = { $card_points } точки от нужни { $needed }: спечелено
line-skat-too_few = { $card_points } точки от нужни { $needed }: загубено
line-skat-gave_up = Отказано: загубено с простата стойност
line-skat-overbid = Струва { $value }, обявено { $bid }: наддадено над стойността; кратно на { $base }, което стига: { $covered }
line-skat-lost_doubled = Загубено: удвоено до { $value }
line-skat-kontra = Контра × { $factor }: { $value }
line-skat-re = Контра и ре × { $factor }: { $value }
line-skat-score = Резултат { $score }
line-skat-passed_in = Всички пас: без резултат
line-skat-durchmarsch = Всички взятки за един играч: { $score }
line-skat-ramsch_points = { $card_points } точки от карти
line-skat-ramsch_skat = Скат с последната взятка: { $card_points }
line-skat-jungfrau = Играч без взятка: × { $factor }
line-skat-ramsch_loss = Най-много точки ({ $card_points }): { $score }
line-skat-games = Игри { $score }
line-skat-own_games = { $won } спечелени, { $lost } загубени: { $score }
line-skat-others_lost = { $lost } загубени от други: { $score }
line-skat-total = Общо { $score }

## How a deal ended

reason-skat-made = Играчът спечели
reason-skat-failed = Играчът загуби
reason-skat-overbid = Наддадено над стойността
reason-skat-conceded = Отказано
reason-skat-defenders_conceded = Защитата се отказа
reason-skat-passed_in = Всички пас
reason-skat-ramsch = Рамш
reason-skat-durchmarsch = Дурхмарш

## Why a move is refused

refusal-skat-not_your_turn = На ход е друго място.
refusal-skat-must_follow = Трябва да се отговаря на боята; унтерът е коз освен при нула.
refusal-skat-card_not_held = Тази карта не е в ръката.
refusal-skat-auction_first = Наддаването още не е свършило.
refusal-skat-nothing_to_hold = Няма обявена стойност за държане.
refusal-skat-answer_the_bid = На обявена стойност се казва „да“ или пас, не по-високо.
refusal-skat-not_a_bid_value = Няма такава стойност за наддаване.
refusal-skat-bid_too_low = Обявата трябва да е по-висока от предишната.
refusal-skat-no_jump = На тази маса се обявява винаги следващата стойност.
refusal-skat-only_eighteen = Предната ръка може да вземе раздаването само при 18.
refusal-skat-take_skat_first = Първо вземи ската или играй ханд.
refusal-skat-skat_was_taken = Скатът е взет, значи не е ханд.
refusal-skat-discard_first = Първо остави две карти.
refusal-skat-two_cards = Оставят се точно две карти.
refusal-skat-name_contract = Сега трябва да се назове играта.
refusal-skat-null_below_bid = Тази нула струва по-малко от обявеното.
refusal-skat-announcements_off = На тази маса няма обявяване на шнайдер и шварц.
refusal-skat-answer_first = Първо трябва да се отговори на въпрос.
refusal-skat-nothing_asked = Нищо не е питано.
refusal-skat-play_a_card = Картите се играят; това не може сега.
refusal-skat-kontra_off = На тази маса няма контра.
refusal-skat-not_a_defender = Само защитник може да каже контра.
refusal-skat-kontra_said = Контра вече е казана.
refusal-skat-kontra_too_late = Контра се казва преди собствената първа карта.
refusal-skat-claim_off = На тази маса остатъкът не се иска.
refusal-skat-sitting_out = Раздаващият не играе това раздаване.
refusal-skat-already_refused = Отказано в тази взятка; първо играй.
refusal-skat-ramsch_claims_all = На рамш могат да се искат само всички останали взятки.
refusal-skat-null_claims_whole = На нула се иска целият остатък или нищо.
refusal-skat-nothing_to_share = От една взятка няма какво да се дели.
refusal-skat-claim_too_much = Няма толкова точки за делене.
refusal-skat-concede_off = На тази маса не се отказва.
refusal-skat-nothing_to_concede = Тук няма страна, която да се откаже.
refusal-skat-deal_over = Раздаването свърши.

## What is asked of a seat

asked-skat-call = Обяви стойност или пас
asked-skat-answer = Да или пас?
asked-skat-take_18 = Вземаш ли раздаването за 18, или пас?
asked-skat-skat = Вземаш ли ската, или играеш ханд?
asked-skat-discard = Остави две карти
asked-skat-contract = Назови играта
asked-skat-play = Играй карта
asked-skat-remark = Сега можеш да говориш
asked-skat-answer_kontra = Контра: ре?
asked-skat-answer_claim_all = Иска се остатъкът: съгласие?
asked-skat-answer_claim_none = Остатъкът се отстъпва: съгласие?
asked-skat-answer_claim = Иска се част от остатъка: съгласие?
asked-skat-answer_concede = Предлага се отказ: съгласие?

## Words for codes: contracts, calls, roles

word-skat-clubs = Жълъди
word-skat-clubs_hand = Жълъди ханд
word-skat-clubs_hand_schneider = Жълъди ханд, обявен шнайдер
word-skat-clubs_hand_schwarz = Жълъди ханд, обявен шварц
word-skat-clubs_ouvert = Жълъди уверт
word-skat-spades = Листа
word-skat-spades_hand = Листа ханд
word-skat-spades_hand_schneider = Листа ханд, обявен шнайдер
word-skat-spades_hand_schwarz = Листа ханд, обявен шварц
word-skat-spades_ouvert = Листа уверт
word-skat-hearts = Сърца
word-skat-hearts_hand = Сърца ханд
word-skat-hearts_hand_schneider = Сърца ханд, обявен шнайдер
word-skat-hearts_hand_schwarz = Сърца ханд, обявен шварц
word-skat-hearts_ouvert = Сърца уверт
word-skat-diamonds = Звънци
word-skat-diamonds_hand = Звънци ханд
word-skat-diamonds_hand_schneider = Звънци ханд, обявен шнайдер
word-skat-diamonds_hand_schwarz = Звънци ханд, обявен шварц
word-skat-diamonds_ouvert = Звънци уверт
word-skat-grand = Гранд
word-skat-grand_hand = Гранд ханд
word-skat-grand_hand_schneider = Гранд ханд, обявен шнайдер
word-skat-grand_hand_schwarz = Гранд ханд, обявен шварц
word-skat-grand_ouvert = Гранд уверт
word-skat-null = Нула
word-skat-null_hand = Нула ханд
word-skat-null_ouvert = Нула уверт
word-skat-null_hand_ouvert = Нула ханд уверт
word-skat-french-clubs = Спатия
word-skat-french-spades = Пика
word-skat-french-hearts = Купа
word-skat-french-diamonds = Каро
word-skat-pass = Пас
word-skat-hold = Да
word-skat-take_skat = Вземи ската
word-skat-hand = Ханд
word-skat-kontra = Контра
word-skat-re = Ре
word-skat-claim_all = Остатъкът е мой
word-skat-claim_none = Повече не вземам
word-skat-claim = мои от останалите точки:
word-skat-concede = Отказвам се
word-skat-agree = Съгласие
word-skat-refuse = Играем нататък
word-skat-covers-yes = покрива обявата ти
word-skat-covers-schneider = покрива обявата ти само с шнайдер
word-skat-covers-no = не покрива обявата ти
word-skat-forehand = предна ръка
word-skat-middlehand = средна ръка
word-skat-rearhand = задна ръка
word-skat-dealer = раздаващ
word-skat-declarer = играч
word-skat-defender = защитник
word-skat-skat = Скат
word-skat-discards = Оставени
word-skat-discard = остави
word-skat-bid = Обява
word-skat-ramsch = Рамш
word-skat-trump = Козове
word-skat-with = с { $matadors }
word-skat-without = без { $matadors }
word-skat-phase-auction = Наддаване
word-skat-phase-skat = Скат или ханд
word-skat-phase-discard = Оставяне
word-skat-phase-contract = Назоваване на играта
word-skat-phase-play = Игра
word-skat-phase-finished = Край на раздаването

## Rules of a table

option-skat-deck_face = Лица на картите
option-skat-deck_face-german = Немски: жълъди, листа, сърца, звънци
option-skat-deck_face-french = Френски: спатия, пика, купа, каро
option-skat-bid_list = Стойности за наддаване
option-skat-bid_list-full = всички стойности
option-skat-bid_list-reachable = само достижими стойности
option-skat-jump_bids = Наддаване със скок
option-skat-jump_bids-false = не
option-skat-jump_bids-true = да
option-skat-all_pass = Когато всички са пас
option-skat-all_pass-cancel = раздаването отпада
option-skat-all_pass-ramsch = рамш
option-skat-ramsch_skat = Скатът при рамш
option-skat-ramsch_skat-last_trick = отива с последната взятка
option-skat-ramsch_skat-none = не се брои за никого
option-skat-null_below_bid = Нула под обявеното
option-skat-null_below_bid-refuse = не може да се назове
option-skat-null_below_bid-allow = позволена и загубена
option-skat-announcements = Обявяване на шнайдер, шварц, уверт
option-skat-announcements-false = не
option-skat-announcements-true = да
option-skat-concede = Отказване
option-skat-concede-false = не
option-skat-concede-true = да
option-skat-claim = Искане на остатъка
option-skat-claim-false = не
option-skat-claim-true = да
option-skat-deals = Раздавания
option-skat-deals-1 = 1 раздаване
option-skat-deals-3 = 3 раздавания
option-skat-deals-9 = 9 раздавания
option-skat-deals-12 = 12 раздавания
option-skat-deals-18 = 18 раздавания
option-skat-deals-36 = 36 раздавания
option-skat-deals-48 = 48 раздавания
option-skat-scoring = Лист с резултати
option-skat-scoring-classic = класически
option-skat-scoring-seeger_fabian = Зегер-Фабиан
option-skat-four_table = Четирима на масата, раздаващият не играе
option-skat-four_table-false = не
option-skat-four_table-true = да
option-skat-kontra = Контра и ре
option-skat-kontra-false = не
option-skat-kontra-true = да
reason-option-skat-announcements = Простата игра не се нуждае от обявявания; на турнири ги има.
reason-option-skat-concede = Всяко раздаване се доиграва, за да не бърза никой.
reason-option-skat-claim = Всяка взятка се играе и вижда.
reason-option-skat-deals = Едно раздаване тук е цял мач; серията отнема вечер.
reason-option-skat-scoring = Класическият лист показва колко е струвала всяка игра.

## Sets of rules

preset-skat-house = Домашни правила
preset-skat-isko = Турнир (ISkO)

## Why a bot plays as it does

why-skat-declarer = При { $reached } от { $worlds } разпределения, които отговарят на видяното, играчът печели след това.
why-skat-defender = При { $reached } от { $worlds } разпределения, които отговарят на видяното, играчът губи след това.
why-skat-made = От 100 такива игри се печелят { $of_100 }.
why-skat-expected = Това носи средно около { $score } точки.
why-skat-ramsch = При { $reached } от { $worlds } разпределения, които отговарят на видяното, след това друг има най-много точки.

## The score list in its printed form

skat-list-number = №
skat-list-game = Игра
skat-list-matadors = С или без
skat-list-levels = Степени
skat-list-plus = Плюс
skat-list-minus = Минус
skat-list-games = Игри
skat-list-bonus = Зегер-Фабиан
skat-list-total = Общо
skat-list-print = Отпечатай листа
skat-list-save = Запази като CSV
