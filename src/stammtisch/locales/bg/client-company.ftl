### Думи на страницата за хората на масата: фоайе, места, часовници, уговорки, разговор, проверка на раздаването.

home-lobby = Игра с хора: отворени маси, бърза игра, код от приятел
home-history = Твоите игри и статистика
lobby-title = Игра с хора
quick-match = Бърза игра
game = Игра
pace = Време
find-others = Намери играчи
seeking = Търсят се хора за { $game } ({ $count ->
    [one] засега само ти
   *[other] { $count } търсят
})
cancel = Отказ
by-code = Маса на приятел
table-code = Код на масата
to-table = Към масата
own-table-title = Своя маса
open-how = Избери игра, после кой може да дойде.
open-tables = Отворени маси
no-open-tables = В момента няма отворени маси.
look-on = Гледане
with-people = Игра с хора
open-table = Отваряне на масата
your-name = Името ти на масата
somebody = Някой
person-number = Човек { $number }

pace-fast = бързо: 8 с, запас 1 мин
pace-normal = нормално: 15 с, запас 2 мин
pace-slow = бавно: 30 с, запас 4 мин
pace-none = без часовник
timeout = При изтекло време
timeout-auto = играе се вместо теб, накрая поема бот
timeout-forfeit = който просрочи, губи веднага
who-may-come = Кой може да дойде
visibility-private = приятели с връзка или код
visibility-public = всички, от фоайето
visibility-quick = който търси такава маса
allow-spectators = Може да се гледа
allow-free-text = Свободен текст освен кратките фрази
allow-count-help = Помощ при броенето: неизлезли карти, паднали козове, взети точки
bot-level = Как играят ботовете
bot-beginner = бот
bot-club = бот, клубен играч
bot-expert = бот, експерт
level-beginner = прости правила
level-club = клубен играч
level-expert = експерт

invited = Имаш покана за тази маса
sit-down = Сядане
come-in = Влизане
seats = Места
seat-free = Свободно
sit-here = Седни тук
seat-bot = Сложи бот
take-away = Махни
stand-up = Ставане
standing = Прави край масата: { $names }
host = домакин
your-partner = твой партньор
is-ready = готов
absent = в момента го няма
begin = Начало
start = Начало
start-with-bots = { $count ->
    [one] Бот заема свободното място.
   *[other] Ботове заемат { $count } свободни места.
}
start-all = Всички места са заети.
ready = Готов съм
not-ready = Още не
ready-how = Щом местата са заети и всички са готови, мачът започва.
waits-for-start = Чакаме другите или домакинът да започне.
invite-people = Покана
table-link = Връзка към масата
copy-link = Копирай връзката
copied = Копирано
qr-code = QR код
qr-of-table = QR код с връзката към масата
plays-already = Мачът е започнал; няма свободно място и не може да се гледа.

people = Хора
stands-in = бот, вместо { $person }
match-lost = загуби мача
time-left = Остава:
time-bank = запас { $time }
seconds-left = { $seconds ->
    [one] 1 секунда
   *[other] { $seconds } секунди
}
time-runs-out = Времето ти изтича.
signal-clock = Времето изтича
takeover-in = Бот заема мястото ти след { $seconds } с.
takeover-warned = Бот ще заеме мястото ти. Кажи, че си тук.
takeover-other = { $seat }: бот поема след { $seconds } с.
im-here = Тук съм
bot-plays-for-you = Бот играе вместо теб.
take-seat-back = Върни ми мястото
meanwhile = Какво стана междувременно
nothing-meanwhile = Междувременно нищо не е станало.
deal-number = Раздаване { $number }
by-itself = от само себе си
paused-asked = Часовниците са спрени.
paused-adjourned = Мачът почива, докато всички поискат да продължат.
paused-restart = Сървърът е пуснат отново; часовниците чакат всички да се върнат.
goes-on-in = Продължава след { $seconds } с.
go-on = Продължи
waits-for = Чакаме: { $names }
pause = Спри часовниците
adjourn = Продължение друг ден
adjourn-asked = Продължение друг ден: { $names }. Така да бъде?
answer-yes = Да
answer-no = Не
take-word-back = По-добре не
take-back = Връщане на хода
take-back-asked = { $seat } иска да върне последния си ход. Така да бъде?
take-back-waits = Помоли да върнеш хода си. Чакаме другите.
proposes-again = { $name } иска още един мач: { $preset }
proposes-same = { $name } иска пак същите карти
agree = Съгласен
next-deal-in = Следващото раздаване е след { $seconds } с.
take-it-here = Поеми тук

say-something = Кажи нещо
own-words = Със свои думи
send = Изпрати
phrase-hello = Здравей!
phrase-good_luck = Успех!
phrase-well_played = Добре изиграно!
phrase-thanks = Благодаря!
phrase-sorry = Извинявай!
phrase-oops = Опа …
phrase-nice_hand = Какви карти!
phrase-bad_luck = Лош късмет!
phrase-one_moment = Един момент, моля
phrase-i_am_back = Върнах се
phrase-your_turn = Твой ред е
phrase-goodbye = Довиждане!
mute = Заглуши
report = Сигнал …
report-about = За кого е
report-nobody = За никого конкретно
report-what = Какво се случи
report-how = Отива при стопанина на сървъра, заедно с дневника на масата. На масата никой не научава.
report-send = Изпрати сигнала
watching = Гледат: { $names }
nobody-watches = Никой не гледа.
let-bot-stand-in = Нека играе бот
other-device = На друго устройство
other-device-qr = QR код, който отваря мястото ти на друго устройство
other-device-how = Насочи другото устройство към него или отвори връзката там. Важи веднъж, десет минути.
leave = Напускане на масата
leave-sure = Напускаш ли масата?
leave-sure-bot = Напускаш насред мача? Бот играе вместо теб.
leave-sure-lost = Напускаш насред мача? Бот играе вместо теб и губиш мача.
leave-sure-daily = Напускаш раздаването на деня? Тогава то няма резултат.
leave-yes = Напускам
stay = Оставам

fair-check = Проверка на раздаването
fair-only-https = Тук се проверява само на https страници; командата stammtisch fair може навсякъде.
fair-no-record = Няма запис на този мач.
fair-good = Раздадено, както е обещано: { $deals ->
    [one] проверено едно раздаване
   *[other] проверени { $deals } раздавания
}.
fair-noted = Съвпада с онова, което този браузър си записа по време на игра.
fair-not-noted = Този браузър няма свое число тук, затова се вижда само, че картите следват от тайната.
fair-by-rule = Събрани по правилата, без бъркане: { $deals }.
fair-bad = Не е раздадено, както е обещано:
fair-fault-no_fair_deal = Записът не казва нищо за честно раздаване.
fair-fault-secret_changed = Тайната не е тази, с която сървърът се обвърза.
fair-fault-opening = Първият раздаващ или тестето не следват от тайната.
fair-fault-pack = Тестето на раздаване { $deal } не следва от тайната.
fair-fault-commitment_late = Сървърът не беше обвързан, преди да дадеш числото си.
fair-fault-commitment_changed = Сървърът беше обвързан с друго, когато даде числото си.
fair-fault-nonce_ignored = Числото ти е пропуснато или променено.
begins-soon = Всички са тук: играта започва след миг
moved-by-itself = автоматичен ход: времето изтече
by-a-bot = бот
stand-in-wanted = { $names }: нека бот играе вместо { $seat } ({ $count } от { $needed } нужни гласа)
stand-in-wanted-you = Другите искат бот да играе вместо теб ({ $count } от { $needed } нужни гласа)
invite-to-seat = Покани на това място
invited-to-seat = Връзката те кани на място { $number }.
invited-seat-taken = Място { $number }, на което връзката кани, е заето: ще получиш друго.
skat-ahead = Наддаване предварително
skat-bid-up-to = Наддавай до
skat-by-itself = Наддавай вместо мен
skat-ahead-how = Щом бъдеш попитан, вместо теб се казва най-ниската стойност или „да“, до тази стойност; над нея пасуваш. Можеш да се откажеш.
skat-pass-ahead = Пас предварително
skat-wishes-upto = Наддава се вместо теб до { $bid }, после пас
skat-wishes-pass = Ще кажеш пас, щом те попитат
late-see = Виж картите, едно раздаване по-късно
