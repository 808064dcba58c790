### Words of the web client that belong to no single game, and those of its boards for Skat and Belote.

home-title = Сядай, картите са на масата
home-lead = Четири игри с карти по точните им правила, срещу честни ботове, които не виждат повече от теб.
home-promise = Профил не е нужен, без реклами; нищо скрито не се изпраща. Всяко решение посочва правилото зад него.
own-tables = Обратно на твоята маса
own-table = { $game }, { DATETIME($when, month: "short", day: "numeric", hour: "numeric", minute: "2-digit") }
all-games = Всички игри
play = Играй
rules = Правила
rules-of-table = Правила на масата
preset = Изходни правила
changes = { $count ->
    [one] една промяна
   *[other] { $count } промени
  }
instead-of = вместо { $value }
option-none = няма
game-unknown = Тук няма такава игра
page-unknown = Тук няма такава страница
to-home = Обратно към всички игри
table-opening = Сядаме на масата …
table-closed = Тази маса не може да се отвори
table-menu = Маса

you = Ти
we = Ние
they = Вие
seat-number = Място { $number }
dealer = раздаващ
dealer-mark = Р
to-act = на ход
waiting = Изчакваме другите …
asked = Какво се очаква от теб
choices = Възможности
cards-left = { $count ->
    [one] една карта
   *[other] { $count } карти
  }
your-hand = Твоята ръка, { $count ->
    [one] една карта
   *[other] { $count } карти
  }
card-selected = { $card }, избрана
card-noted = { $card }, { $note }
card-refused = { $card }, не сега: { $reason }
ending = Край на раздаването преди време
ending-sure = { $move }: сигурно ли е?
ending-no = Не, играем нататък
ending-yes = Да
choose-cards = { $chosen } от { $count } избрани
word-any-play = играй
move-with-cards = { $move }: { $cards }
contract = Договор
contract-by = { $contract }, { $seat }
none-yet = още няма
leads = Води
tricks = Взятки
score = Резултат
trick = Взятка
last-trick = Последна взятка
trick-to = Взятка: { $seat }
auction = Обявяване
no-calls-yet = Още никой не е казал нищо
open-hand = { $seat }: карти на масата
card-points = { $count } точки от карти
card-points-by-side = Точки от карти: { $sides }
revealed = Какво беше скрито
deal = Раздаване
deal-over = Раздаването свърши
deal-derived = Раздаване { $number }, ред по ред
match-over = Играта свърши
match-won = Играта печелят: { $sides }
score-sheet = Лист с резултати
score-total = общо { $score }
next-deal = Следващо раздаване
see-again = Виж го отново
could-have-won = Можеше ли да спечелиш?
see-deal-again = Раздаване { $number }: виж го отново
play-again = Играй пак
same-cards = Същите карти пак
other-game = Друга игра
close = Затвори

rules-line = Правила: { $preset }{ $changed ->
    [0] {""}
    [one] {""}, една промяна
   *[other] {""}, { $changed } промени
  }
rules-usual = точно като обичайната игра
rules-unusual = { $count ->
    [one] различава се от обичайната игра по едно правило
   *[other] различава се от обичайната игра по { $count } правила
  }
from-preset = Променено на тази маса
from-usual = Различно от обичайната игра
offer = Следващата игра по: { $preset }
offer-taken = Следващата игра ще е по: { $preset }
why-rule = Защо? Правило { $rule }
hint = Подсказка
hint-move = Бот би избрал: { $move }.

connection-lost = Връзката прекъсна. Опитваме пак; нищо не е загубено …
not-sent = Още не е изпратено. Опитваме пак …
mirror = Това място е отворено в по-нов прозорец, който играе.
offline = Няма връзка. Картите раздава и пази сървърът, затова за игра е нужна връзка; масата ти ще е пак тук, щом се върне.
refusal-no_connection = Няма връзка със сървъра.
refusal-server_error = Сървърът не успя да го направи.
refusal-stale = Масата е продължила междувременно. Погледни отново.
refusal-seq_taken = Масата е продължила междувременно. Погледни отново.
refusal-request_used = Сървърът е приел нещо друго под това име. Опитай пак.
refusal-unreadable = Сървърът не може да прочете това.
refusal-not_stored = Сървърът не може да запише нищо сега. Опитай пак след малко.
refusal-old_rules = Тази игра е започната по по-стара версия на правилата и не може да продължи.
refusal-table_broken = Нещо се обърка на тази маса. Тя е спряна и всички ходове са запазени.
refusal-no_such_table = Няма такава маса.
refusal-not_your_table = Тази маса е на друг.
refusal-too_many_tables = Имаш много отворени маси. Първо довърши една игра.
refusal-too_fast = Твърде бързо. Изчакай малко.
refusal-too_slow = Тази връзка е твърде бавна.
refusal-mirror = По-нов прозорец държи мястото ти; този само гледа.
refusal-other_seat = Това място не е твое.
refusal-not_now = Това не може сега.
refusal-not_your_turn = Не си на ход.
refusal-bad_origin = Тази страница не е от този сървър.
refusal-no_such_seat = По тези правила масата има по-малко места, отколкото хора седят на нея.

settings = Настройки
setting-language = Език
setting-language-en = English
setting-language-de = Deutsch
setting-language-nb = Norsk bokmål
setting-language-fr = Français
setting-language-bg = Български
setting-language-zh = 中文
setting-theme = Светлина
setting-theme-system = Както е в системата
setting-theme-light = Светло
setting-theme-dark = Тъмно
setting-order = Ред на ръката
setting-order-game = Както ги реди играта
setting-order-reversed = В обратен ред
setting-order-printed = По отпечатаната боя
setting-tap = Игране на карта
setting-tap-select = Избор, после игра
setting-tap-play = С едно докосване
setting-autoplay = Единствената позволена карта
setting-autoplay-false = Играя я сам
setting-autoplay-true = Играе се сама
setting-letterKeys = Буквени клавиши
setting-letterKeys-true = Включени
setting-letterKeys-false = Изключени

keys = Клавиши
keys-off = Буквените клавиши се изключват в настройките.
key-arrows = по картите в ръката
key-enter = играй картата или я избери, когато трябват няколко
key-hand = към ръката
key-choices = към това, което се очаква
key-confirm = потвърди избраните карти
key-last = последна взятка
key-score = лист с резултати
key-count = помощ при броенето
key-repeat = повтори какво се очаква и как стоят нещата
key-settings = настройки
key-help = този списък

list-comma = {", "}
list-colon = {": "}
list-then = {". "}
card-name = { $rank } { $suit }
suit-C = спатия
suit-S = пика
suit-H = купа
suit-D = каро
rank-A = асо
rank-K = поп
rank-Q = дама
rank-J = вале
rank-T = десетка
rank-9 = деветка
rank-8 = осмица
rank-7 = седмица
rank-6 = шестица
rank-5 = петица
rank-4 = четворка
rank-3 = тройка
rank-2 = двойка
card-BIG = голям жокер
card-SML = малък жокер
german-card-name = { $rank } { $suit }
german-suit-C = жълъди
german-suit-S = листа
german-suit-H = сърца
german-suit-D = звънци
german-rank-A = даус
german-rank-K = кьониг
german-rank-Q = обер
german-rank-J = унтер

skat-forehand = предна ръка
skat-middlehand = средна ръка
skat-rearhand = задна ръка
skat-sits-out = не играе
skat-declarer = играч
skat-bidding-at = наддаването е на { $bid }
skat-declarer-at = { $seat }, за { $bid }
skat-contract-by = { $contract }, { $seat }{ $bid ->
    [0] {""}
   *[other] {""}, обява { $bid }
  }
skat-tricks = играч { $declarer } · защита { $defenders }
skat-yes-to = Да за { $bid }
skat-jump = Скок: прескочени стойности: { $count }
skat-higher = Наддай повече
skat-game-times = { $game } × { $times }
skat-contracts = Игри
skat-your-bid = Обявил си { $bid }. Стойност според картите ти и дали стига:
skat-covers-yes = покрива обявата
skat-covers-schneider = само с шнайдер
skat-covers-no = не стига
skat-with = с { $count },
skat-without = без { $count },
skat-skat = Скатът
skat-from-skat = от ската
skat-were-in-skat = В ската: { $cards }
skat-claims = { $seat }: { $count } от останалите точки
skat-discards = Оставени

belote-board = Табло за обявяване
belote-hanging = Висящи
belote-announce = Обявено с първата ти карта
belote-announcement = { $kind } { $value }: { $cards }
belote-say-belote = Кажи белот
belote-cut = Цепи след
belote-cut-now = Цепи
