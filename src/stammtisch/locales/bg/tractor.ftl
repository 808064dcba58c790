title-tractor = Трактор
invite-tractor = Обяви коза, карай двойките като трактори през масата и води страната си от двойката отвъд асото.
players-tractor = 4 играчи: ти и ботът отсреща срещу два бота

## What happened

event-tractor-drew = { $seat }: теглене на карта
event-tractor-kept = { $seat }: запазени карти
event-tractor-redeal = { $seat }: нови карти, моля
event-tractor-declared = { $seat }, обява: { $cards }
event-tractor-passed = { $seat }: пас
event-tractor-flipped = Никой не обяви. Талонът показва: { $cards }
event-tractor-trumps = Коз: { $trump }, ниво { $level }. Раздаващ: { $seat }
event-tractor-buried = { $seat }: заровени { $count } карти
event-tractor-played = { $seat }: { $cards }
event-tractor-led = { $seat } води: { $cards }
event-tractor-threw = { $seat }, хвърляне: { $cards }. Хвърлянето важи
event-tractor-throw_failed = { $seat }, хвърляне: { $cards }. Може да се бие. Върнати карти: { $back }
event-tractor-trick = { $seat } → взятка, { $card_points } точки
event-tractor-claim_all = { $seat }: „Остатъкът е наш“ { $cards }
event-tractor-claim_stands = { $seat }: искането е сигурно и важи
event-tractor-agree = { $seat }: съгласие
event-tractor-refuse = { $seat }: несъгласие, играта продължава
event-tractor-kitty_shown = Талонът: { $cards }
event-tractor-taken_back = { $seat }: един ход се връща

## The score sheet

line-tractor-tricks = Точки във взятките на нападателите: { $card_points }
line-tractor-claimed = Поискани точки от остатъка: { $card_points }
line-tractor-penalty = Върнати карти след хвърляне: { $score }
line-tractor-kitty_won = Спечелен талон: { $card_points } × { $multiplier } (карти от последното водене, които се броят: { $cards }) = { $score }
line-tractor-kitty_kept = Защитниците печелят последната взятка: { $card_points } точки от талона не се броят
line-tractor-total = Нападателите имат { $score } (за смяна: { $target })
line-tractor-levels = Спечелени нива: { $levels }
line-tractor-level = Ниво { $before } → { $after }
line-tractor-next_dealer = Следващ раздаващ: { $seat }
line-tractor-redealt = { $seat }, поискани нови карти: нищо не се пише
line-tractor-match_won = Играта е спечелена
reason-tractor-held = Защитниците удържат
reason-tractor-taken_over = Нападателите поемат
reason-tractor-redealt = Поискани са нови карти

## Why not

refusal-tractor-wrong_count = Играй толкова карти, колкото са изиграни
refusal-tractor-must_follow = Отговаряй на боята, докато можеш
refusal-tractor-must_play_pairs = Играй колкото можеш двойки от боята
refusal-tractor-must_play_tractor = На трактор се отговаря с трактор, докато можеш
refusal-tractor-not_one_suit = Води с карти от една боя; картите от нивото и жокерите са козове
refusal-tractor-not_a_lead = Води с единична карта, двойка или трактор
refusal-tractor-not_in_hand = Тези карти не са в ръката ти
refusal-tractor-not_a_declaration = Покажи карта от нивото, двойка такива или два еднакви жокера
refusal-tractor-too_low = Само по-силна обява надобявява предишната
refusal-tractor-own_stands = Твоята обява важи: може само да стане двойка
refusal-tractor-cannot_redeal = Тази ръка е твърде добра, за да се искат нови карти
refusal-tractor-cannot_claim = Искай, когато си на ход, и само веднъж, ако е отказано
refusal-tractor-not_now = Това не може сега
refusal-tractor-not_your_turn = Не си на ход
refusal-tractor-deal_over = Раздаването свърши

## What is asked

asked-tractor-draw = Тегли следващата карта или обяви коз
asked-tractor-redeal = Запазваш ли картите?
asked-tractor-declare = Обяви коз или пас
asked-tractor-bury = Зарови осем карти
asked-tractor-lead = Води взятката
asked-tractor-follow = Отговори
asked-tractor-answer = Иска се остатъкът: съгласие?

## Words

word-tractor-C = спатия
word-tractor-S = пика
word-tractor-H = купа
word-tractor-D = каро
word-tractor-none = без коз
word-tractor-pass = пас
word-tractor-declare = обяви
word-tractor-bury = зарови
word-tractor-draw = тегли
word-tractor-keep = запази картите
word-tractor-redeal = нови карти
word-tractor-claim_all = Остатъкът е наш
word-tractor-agree = Съгласие
word-tractor-refuse = Играем нататък
word-tractor-single = единична карта
word-tractor-pair = двойка
word-tractor-tractor = трактор
word-tractor-throw = хвърляне
word-tractor-defenders = защитници
word-tractor-attackers = нападатели
word-tractor-dealer = раздаващ
word-tractor-kitty = талон
word-tractor-level = ниво
word-tractor-beyond = след последното ниво
word-tractor-BIG = голям жокер
word-tractor-SML = малък жокер
word-tractor-2 = 2
word-tractor-3 = 3
word-tractor-4 = 4
word-tractor-5 = 5
word-tractor-6 = 6
word-tractor-7 = 7
word-tractor-8 = 8
word-tractor-9 = 9
word-tractor-T = 10
word-tractor-J = вале
word-tractor-Q = дама
word-tractor-K = поп
word-tractor-A = асо

## Options

preset-tractor-house = Домашни правила
preset-tractor-full = Пълно: хвърляне, на трактор с трактор, обявяване при раздаването, асото се защитава
option-tractor-first_dealer = Раздаващ в първото раздаване
option-tractor-first_dealer-winning = който спечели обявяването
option-tractor-first_dealer-first = който обяви пръв
option-tractor-declare = Обявяване на коз
option-tractor-declare-after = по ред, след раздаването
option-tractor-declare-during = докато се раздава
reason-option-tractor-declare = Обикновено козът се обявява, докато се раздава. По ред след това никой не бърза.
option-tractor-flip_show = Когато никой не обяви
option-tractor-flip_show-all = показва се целият талон
option-tractor-flip_show-until_suit = показва се до картата, която дава боята
option-tractor-nt_level_trump = Картите от нивото са козове на без коз
option-tractor-nt_level_trump-false = не
option-tractor-nt_level_trump-true = да
option-tractor-gap_closes = Празнината при нивото се затваря за трактори
option-tractor-gap_closes-false = не
option-tractor-gap_closes-true = да
option-tractor-throws = Хвърляния
option-tractor-throws-false = не
option-tractor-throws-true = да
reason-option-tractor-throws = Обикновено може да се води с няколко части, ако никой не може да ги бие. Без хвърляне играта се учи по-лесно.
option-tractor-throw_penalty = Наказание за паднало хвърляне
option-tractor-throw_penalty-none = няма
option-tractor-throw_penalty-10 = 10 точки за върната карта
option-tractor-throw_eval = От две цакания на хвърляне печели
option-tractor-throw_eval-longest = по-високата най-дълга част
option-tractor-throw_eval-all = само по-високото във всяка част
option-tractor-throw_eval-highest_single = по-високата най-висока карта
option-tractor-kitty_throw = Талон след хвърляне
option-tractor-kitty_throw-longest = брои се най-дългата част
option-tractor-kitty_throw-lead = броят се всички карти
option-tractor-follow = Отговаряне на трактор
option-tractor-follow-pairs = с двойки
option-tractor-follow-tractor_first = с трактор, ако има
reason-option-tractor-follow = Обикновено на трактор се отговаря с трактор. По домашните правила двойките стигат.
option-tractor-kitty_mult = Множител на талона
option-tractor-kitty_mult-2n = два пъти картите от последното водене
option-tractor-kitty_mult-2_n = две на степен броя карти
option-tractor-kitty_mult-2__pairs_1_ = две, удвоено за всяка двойка
option-tractor-kitty_mult-2or4 = 2 след единична карта, иначе 4
option-tractor-level_cap = Най-много нива от едно раздаване
option-tractor-level_cap-none = без граница
option-tractor-level_cap-3 = три
option-tractor-must_defend_ace = Последното ниво се защитава
option-tractor-must_defend_ace-false = не
option-tractor-must_defend_ace-true = да
reason-option-tractor-must_defend_ace = Обикновено асото се минава само ако страната на раздаващия удържи там. По домашните правила печели всяко минаване отвъд.
option-tractor-must_stop = Нива, които се защитават
option-tractor-must_stop-3 = 3
option-tractor-must_stop-4 = 4
option-tractor-must_stop-5 = 5
option-tractor-must_stop-6 = 6
option-tractor-must_stop-7 = 7
option-tractor-must_stop-8 = 8
option-tractor-must_stop-9 = 9
option-tractor-must_stop-T = 10
option-tractor-must_stop-J = вале
option-tractor-must_stop-Q = дама
option-tractor-must_stop-K = поп
option-tractor-must_stop-A = асо
option-tractor-redeal = Нови карти при слаба ръка
option-tractor-redeal-off = не
option-tractor-redeal-no_points = без карта с точки
option-tractor-redeal-no_trumps = без жокери и карти от нивото
option-tractor-length = Продължителност
option-tractor-length-match = цял мач
option-tractor-length-deal = едно раздаване
option-tractor-start_level = Първо ниво
option-tractor-start_level-2 = 2
option-tractor-start_level-3 = 3
option-tractor-start_level-4 = 4
option-tractor-start_level-5 = 5
option-tractor-start_level-6 = 6
option-tractor-start_level-7 = 7
option-tractor-start_level-8 = 8
option-tractor-start_level-9 = 9
option-tractor-start_level-T = 10
option-tractor-start_level-J = вале
option-tractor-start_level-Q = дама
option-tractor-start_level-K = поп
option-tractor-start_level-A = асо
option-tractor-end_level = Последно ниво
option-tractor-end_level-2 = 2
option-tractor-end_level-3 = 3
option-tractor-end_level-4 = 4
option-tractor-end_level-5 = 5
option-tractor-end_level-6 = 6
option-tractor-end_level-7 = 7
option-tractor-end_level-8 = 8
option-tractor-end_level-9 = 9
option-tractor-end_level-T = 10
option-tractor-end_level-J = вале
option-tractor-end_level-Q = дама
option-tractor-end_level-K = поп
option-tractor-end_level-A = асо
option-tractor-claim = Остатъкът може да се иска
option-tractor-claim-false = не
option-tractor-claim-true = да

## Защо ботът играе така

why-tractor-takes_over = При { $of_100 } от 100 раздавания, които отговарят на видяното (опитани са { $deals }), нападателите поемат.
why-tractor-holds = При { $of_100 } от 100 раздавания, които отговарят на видяното (опитани са { $deals }), страната на раздаващия удържа.
why-tractor-score = Нападателите получават средно { $score }.
why-tractor-unbeaten = Нищо, което още е навън, не го бие в неговата боя.
why-tractor-partner = Партньорът води взятката и това добавя { $card_points } точки към нея.
