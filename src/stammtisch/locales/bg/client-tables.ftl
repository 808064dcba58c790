### Words of the web client for its boards of Cribbage and Tractor.

cribbage-crib = Криб
cribbage-crib-of = Криб: { $seat }, { $count ->
    [one] една карта
   *[other] { $count } карти
  }
cribbage-games = Точки за игри ({ $played } от { $games } игри)
cribbage-count = Сбор
cribbage-counted = Преброено
cribbage-to-go = остават { $holes }
cribbage-total = { $hole } от { $target }
cribbage-starter = Стартова карта
cribbage-laid-away = За криба
cribbage-laid = Изиграни карти, по ред
cribbage-played = { $seat }, сбор { $count }
cribbage-go = пас
cribbage-went = { $seat }: пас при { $count }
cribbage-combination = { $kind }: { $score }
cribbage-hand-counts = ръка: { $score }
cribbage-crib-counts = криб: { $score }
cribbage-show-hand = Ръка: { $seat }
cribbage-show-crib = Криб: { $seat }
cribbage-says = „{ $named }“
cribbage-so-far = Дотук: { $score }
cribbage-in-all = { $score ->
    [0] Нищо
   *[other] Общо: { $score }
  }
cribbage-next = Напред
cribbage-skip = До края
cribbage-named = { $seat }: обявени { $named }, налични { $score }
cribbage-claimed = Мъгинс, { $seat }: { $score }
cribbage-not-pegged = Отбелязано: { $score }
cribbage-name-score = Твоят сбор
cribbage-claim = Мъгинс: вземи пропуснатото

tractor-trump = Коз
tractor-trump-open = още няма; ниво { $level }
tractor-trump-level = { $trump }, ниво { $level }
tractor-trump-by = { $trump } ({ $seat }: { $cards })
tractor-trump-flipped = { $trump }, от талона
tractor-no-trump = без коз
tractor-two-SML = два малки жокера
tractor-two-BIG = два големи жокера
tractor-levels = Нива
tractor-beyond = след последното
tractor-total = ниво { $level }
tractor-dealer = Раздаващ
tractor-dealer-open = който обяви
tractor-attackers = Нападатели
tractor-attackers-have = Нападатели: { $score } от нужните { $target }
tractor-of-target = от { $target }
tractor-declaring = Обявяване на коз
tractor-dealt = раздадени { $drawn } от 100 карти
tractor-declared = Обявил: { $seat }
tractor-nothing-declared = Още нищо не е обявено. Нивото е { $level }.
tractor-overcall-none = Една карта от нивото обявява боята си; двойка еднакви жокери обявява без коз.
tractor-overcall-single = Двойка еднакви карти от нивото или жокери би я надобявила.
tractor-overcall-pair = Двойка еднакви жокери би я надобявила.
tractor-overcall-SML = Само двата големи жокера биха я надобявили.
tractor-overcall-BIG = Нищо не я надобявява.
tractor-kitty = Талонът
tractor-flipped = Никой не обяви: талонът се обръща
tractor-buried = Заровено в талона
tractor-buries = { $seat }: взема талона и заравя осем карти
tractor-claims = { $seat }: целия остатък
tractor-throw-failed = върнато хвърляне: { $cards }
tractor-shown = видяно: { $cards }
tractor-next-play = { $at ->
    [0] Следващ ход
   *[other] Следващ ход ({ $at } от { $plays }{ $more ->
    [0] )
   *[other] +)
  }
  }
tractor-next-bury = Предложи осем
tractor-pairs-whole = Цели двойки
tractor-bury-these = Зарови тези { $count }
tractor-play-these = Играй тези { $count } карти
index-K = K
index-Q = Д
index-J = В

count-help = Помощ при броенето
count-help-about = Каквото мястото ви може да знае: картите, които не сте видели, по бои.
count-trumps = Козове
count-played = { $out } неизлезли, { $played } изиграни
count-taken = Взети точки от карти
count-nothing = Сега няма какво да се брои.
