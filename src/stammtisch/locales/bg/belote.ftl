title-belote = Белот
invite-belote = Обявявай с партньора си, вземай взятките, които носят точки, и мини пръв 151.
players-belote = 4 играчи: ти и ботът отсреща срещу два бота

## What happened

event-belote-cut = { $seat }: цепене
event-belote-bid = { $seat }: { $contract }
event-belote-pass = { $seat }: пас
event-belote-kontra = { $seat }: контра!
event-belote-rekontra = { $seat }: реконтра!
event-belote-contract = Договор за { $seat }: { $contract }{ $factor ->
    [1] {""}
   *[other] {""}, ×{ $factor }
  }
event-belote-dealt = Още по три карти
event-belote-passed_out = Всички пас: този път не се играе
event-belote-play = { $seat }: { $cards }
event-belote-announce = { $seat }, анонс: { $kind }
event-belote-belote = { $seat }: белот! ({ $suit })
event-belote-trick = Взятка { $number } → { $seat }
event-belote-shown = { $seat }: { $kind }, { $cards }
event-belote-claim = { $seat }: „От остатъка { $card_points } точки са наши“ { $cards }
event-belote-claim_all = { $seat }: „Остатъкът е наш“ { $cards }
event-belote-agree = { $seat }: съгласие
event-belote-refuse = { $seat }: несъгласие, играта продължава
event-belote-claim_stands = { $seat }: искането е сигурно и важи
event-belote-made = Изкарана ({ $seat }): { $first } на { $second }
event-belote-inside = Вкарана, вътре ({ $seat }): { $first } на { $second }
event-belote-hanging = Равни точки: висяща. { $first } на { $second }
event-belote-equal = Равни точки: { $first } на { $second }
event-belote-taken_back = { $seat }: един ход се връща

## The score sheet

line-belote-tricks = Точки от взятки ({ $tricks }): { $card_points }
line-belote-last_trick = Последно десет: { $card_points }
line-belote-claimed = От поисканите взятки: { $card_points }
line-belote-announcement = { $kind }, { $cards }: { $card_points }
line-belote-announcement_beaten = { $kind }, { $cards }: не се брои
line-belote-belote = Белот ({ $suit }): { $card_points }
line-belote-no_trumps_doubled = Без коз се брои двойно: { $before } → { $after }
line-belote-capot = Всички взятки (капо): { $card_points }
line-belote-raw = Точки преди закръгляне: { $card_points }
line-belote-kontra_cancelled = Всички взятки за едната страна: контрата не се брои
line-belote-equal = И двете страни имат { $card_points }: общо струва { $score }
line-belote-multiplied = { $factor ->
    [4] Реконтра
   *[other] Контра
  }: ×{ $factor } → { $score }
line-belote-hangs = Виси за спечелилия следващото раздаване: { $score }
line-belote-all_to_one = Всички точки за тази страна: { $card_points } → { $score }
line-belote-hanging_taken = Висящи точки: { $score }
line-belote-never_nothing = Който има точки, записва поне 1
line-belote-rounded = Закръглено: { $card_points } → { $score }
line-belote-passed_out = Никой не обяви: нищо не се пише
line-belote-match_won = Играта е спечелена с { $score }; нужни бяха { $line }
line-belote-hanging_lost = Висящите точки се губят: { $score }

reason-belote-made = Обявата е изкарана
reason-belote-inside = Обявилите са вътре: всички точки за другата страна
reason-belote-hanging = Равни точки: половината на обявилите виси за следващото раздаване
reason-belote-equal = Равни точки: всяка страна пише своята половина
reason-belote-passed_out = Никой не обяви

## Why not

refusal-belote-must_follow = Трябва да отговориш на боята
refusal-belote-must_overtake = Трябва да се качиш с по-висока карта
refusal-belote-must_trump = Нямаш боята и трябва да цакаш
refusal-belote-must_overtrump = Трябва да надцакаш
refusal-belote-not_in_hand = Нямаш тази карта
refusal-belote-no_announcements = На без коз няма анонси
refusal-belote-announce_too_late = Анонси се правят с първата карта
refusal-belote-not_held = Нямаш всички карти за този анонс
refusal-belote-card_used_twice = Една карта участва само в един анонс
refusal-belote-announced_twice = Всеки анонс се прави веднъж
refusal-belote-belote_automatic = На тази маса белотът се казва сам
refusal-belote-no_belote = С тази карта не може да се каже белот
refusal-belote-no_overcall = На тази маса след контра не се обявява по-високо
refusal-belote-bid_too_low = Обявата трябва да е по-висока от предишната
refusal-belote-unknown_call = Няма такава обява в белота
refusal-belote-no_bid_yet = Още няма обява за контра
refusal-belote-no_kontra_yet = Реконтра се отговаря на контра, и то веднъж
refusal-belote-not_your_rekontra = Само контрираната страна може да каже реконтра
refusal-belote-already_doubled = Обявата вече е контрирана
refusal-belote-own_bid = Контра се казва на обява на противниците
refusal-belote-no_claims = На тази маса остатъкът не се иска
refusal-belote-claim_between_tricks = Искай между две взятки, след първата
refusal-belote-claimed_already = Искането ти беше отказано: изчакай следващата взятка
refusal-belote-claim_too_much = Няма толкова точки за делене
refusal-belote-deal_over = Раздаването свърши
refusal-belote-not_your_turn = Не си на ход
refusal-belote-wrong_phase = Това не може сега
refusal-belote-cut_out_of_range = Във всяка част трябва да има поне три карти

## What is asked

asked-belote-cut = Цепи тестето
asked-belote-call = Обяви или пас
asked-belote-play = Играй карта
asked-belote-answer = Съгласие с искането?
asked-belote-claim = Можеш да поискаш остатъка

## Words

word-belote-clubs = спатия
word-belote-diamonds = каро
word-belote-hearts = купа
word-belote-spades = пика
word-belote-no_trumps = без коз
word-belote-all_trumps = всичко коз
word-belote-pass = пас
word-belote-kontra = контра
word-belote-rekontra = реконтра
word-belote-C = спатия
word-belote-D = каро
word-belote-H = купа
word-belote-S = пика
word-belote-tierce = терца
word-belote-fifty = кварта
word-belote-hundred = квинта
word-belote-four = каре
word-belote-belote = белот
word-belote-unknown = неизвестно
word-belote-yes = брои се
word-belote-no = не се брои
word-belote-agree = Съгласие
word-belote-refuse = Играем нататък
word-belote-claim = наши от останалите точки:
word-belote-claim_all = Остатъкът е наш
word-belote-cut = цепи след
word-belote-four_J = каре валета
word-belote-four_A = каре аса
word-belote-four_T = каре десетки
word-belote-four_K = каре попове
word-belote-four_Q = каре дами
word-belote-four_9 = каре деветки
word-belote-inside = вътре
word-belote-hanging = висяща
word-belote-capot = капо

## The rule card

preset-belote-house = Домашни правила
preset-belote-bulgarian = Български правила

option-belote-direction = Посока на игра
option-belote-direction-ccw = обратно на часовника
option-belote-direction-cw = по часовника
option-belote-shuffle = Разбъркване
option-belote-shuffle-cut_only = веднъж, после тестето само се цепи
option-belote-shuffle-every_deal = преди всяко раздаване
option-belote-cut = Кой цепи
option-belote-cut-server = масата, по жребий
option-belote-cut-player = играчът преди раздаващия
option-belote-passed_dealer = Раздаващ, след като всички са пасували
option-belote-passed_dealer-next = следващият играч
option-belote-passed_dealer-same = пак същият
option-belote-overcall_after_kontra = По-високи обяви след контра
option-belote-overcall_after_kontra-true = позволени, те отменят контрата
option-belote-overcall_after_kontra-false = не са позволени
option-belote-partner_exempt_when_following = Качване над печелещия партньор при отговаряне
option-belote-partner_exempt_when_following-true = не се изисква
option-belote-partner_exempt_when_following-false = изисква се
option-belote-underruff = Само по-ниски козове от цакането на противника
option-belote-underruff-forced = трябва да се играе коз
option-belote-underruff-free = може всяка карта
option-belote-nt_double = Точки на без коз
option-belote-nt_double-true = броят се двойно
option-belote-nt_double-false = броят се веднъж
option-belote-hanging = Равни точки
option-belote-hanging-true = половината на обявилите виси
option-belote-hanging-false = всяка страна пише своята половина
option-belote-capot_cancels_kontra = Капо при контра
option-belote-capot_cancels_kontra-true = контрата не се брои
option-belote-capot_cancels_kontra-false = всичко се удвоява
option-belote-decl_contest = Съперничещи си анонси
option-belote-decl_contest-separate = каретата и поредиците поотделно
option-belote-decl_contest-combined = всички заедно, печели най-високата стойност
option-belote-eight_run_bonus = Добавка за всичките осем карти от една боя
option-belote-eight_run_bonus-0 = няма
option-belote-eight_run_bonus-20 = 20
option-belote-decl_reveal = Обявените карти се показват
option-belote-decl_reveal-end = след раздаването
option-belote-decl_reveal-after_trick1 = след първата взятка
option-belote-belote_auto = Белот
option-belote-belote_auto-true = казва се сам
option-belote-belote_auto-false = казва го играчът
option-belote-win_at = Границата
option-belote-win_at-51 = 51
option-belote-win_at-101 = 101
option-belote-win_at-151 = 151
option-belote-win_at-201 = 201
option-belote-win_at-251 = 251
option-belote-win_at-301 = 301
option-belote-win_strict = За победа
option-belote-win_strict-true = трябва повече от границата
option-belote-win_strict-false = границата стига
option-belote-no_win_on_capot = Играта може да свърши с капо
option-belote-no_win_on_capot-true = не, играе се още едно раздаване
option-belote-no_win_on_capot-false = да
option-belote-min_one = Точки, които биха се закръглили до нула
option-belote-min_one-true = пише се 1
option-belote-min_one-false = пише се 0
option-belote-timeout = Когато времето изтече
option-belote-timeout-auto = прави се ход вместо теб, след няколко играе бот
option-belote-timeout-forfeit = играта е загубена
option-belote-claim = Искане на остатъка
option-belote-claim-true = позволено
option-belote-claim-false = не са позволени

reason-option-belote-partner_exempt_when_following = Домашните правила оставят печелещата карта на партньора; в България се качват въпреки това.
reason-option-belote-underruff = Домашните правила казват: който няма боята, цака. В България коз се иска само ако печели.
reason-option-belote-win_strict = Домашните правила искат повече от 151; другаде 151 стига.
reason-option-belote-no_win_on_capot = В България не се излиза с капо; домашните правила не знаят това изключение.

why-belote-makes = При { $reached } от { $worlds } раздавания, които отговарят на видяното, договорът е изкаран.
why-belote-breaks = При { $reached } от { $worlds } раздавания, които отговарят на видяното, договорът е вкаран.
why-belote-made_of_100 = Според картите в ръка и обявеното той се изкарва в { $of_100 } от 100 случая.
