### Words of the web client for its boards of Cribbage and Tractor.

cribbage-crib = Krybbe
cribbage-crib-of = Krybbe: { $seat }, { $count ->
    [one] ett kort
   *[other] { $count } kort
  }
cribbage-games = Spillpoeng ({ $played } av { $games } spill)
cribbage-count = Telling
cribbage-counted = Talt
cribbage-to-go = { $holes } igjen
cribbage-total = { $hole } av { $target }
cribbage-starter = Startkort
cribbage-laid-away = Til krybben
cribbage-laid = Spilte kort, i rekkefølge
cribbage-played = { $seat }, telling { $count }
cribbage-go = pass
cribbage-went = { $seat }: pass ved { $count }
cribbage-combination = { $kind }: { $score }
cribbage-hand-counts = hånd: { $score }
cribbage-crib-counts = krybbe: { $score }
cribbage-show-hand = Hånd: { $seat }
cribbage-show-crib = Krybbe: { $seat }
cribbage-says = «{ $named }»
cribbage-so-far = Hittil: { $score }
cribbage-in-all = { $score ->
    [0] Ingenting i den
   *[other] Til sammen: { $score }
  }
cribbage-next = Neste
cribbage-skip = Til slutten
cribbage-named = { $seat }: { $named } nevnt, { $score } fantes
cribbage-claimed = Muggins, { $seat }: { $score }
cribbage-not-pegged = Stukket: { $score }
cribbage-name-score = Din telling
cribbage-claim = Muggins: krev det som ble oversett

tractor-trump = Trumf
tractor-trump-open = ikke ennå; nivå { $level }
tractor-trump-level = { $trump }, nivå { $level }
tractor-trump-by = { $trump } ({ $seat }: { $cards })
tractor-trump-flipped = { $trump }, fra kittyen
tractor-no-trump = uten trumf
tractor-two-SML = to svarte jokere
tractor-two-BIG = to røde jokere
tractor-levels = Nivåer
tractor-beyond = forbi det siste
tractor-total = nivå { $level }
tractor-dealer = Giver
tractor-dealer-open = den som erklærer
tractor-attackers = Angripere
tractor-attackers-have = Angripere: { $score } av de { $target } de trenger
tractor-of-target = av { $target }
tractor-declaring = Erklære trumf
tractor-dealt = { $drawn } av 100 kort gitt
tractor-declared = Erklært: { $seat }
tractor-nothing-declared = Ingenting er erklært ennå. Nivået er { $level }.
tractor-overcall-none = Ett kort av nivået erklærer sin sort; et par like jokere erklærer uten trumf.
tractor-overcall-single = Et par like nivåkort eller like jokere ville overmelde det.
tractor-overcall-pair = Et par like jokere ville overmelde det.
tractor-overcall-SML = Bare de to røde jokerne ville overmelde det.
tractor-overcall-BIG = Ingenting overmelder det.
tractor-kitty = Kittyen
tractor-flipped = Ingen erklærte: kittyen snus opp
tractor-buried = Lagt bort i kittyen
tractor-buries = { $seat }: tar opp kittyen og legger bort åtte kort
tractor-claims = { $seat }: hele resten
tractor-throw-failed = kast tatt tilbake: { $cards }
tractor-shown = sett: { $cards }
tractor-next-play = { $at ->
    [0] Neste utspill
   *[other] Neste utspill ({ $at } av { $plays }{ $more ->
    [0] )
   *[other] +)
  }
  }
tractor-next-bury = Foreslå åtte
tractor-pairs-whole = Hele par
tractor-bury-these = Legg bort disse { $count }
tractor-play-these = Spill disse { $count } kortene
index-K = K
index-Q = Q
index-J = J

count-help = Tellehjelp
count-help-about = Det plassen din kan vite: kortene du ikke har sett, farge for farge.
count-trumps = Trumf
count-played = { $out } ute, { $played } spilt
count-taken = Kortpoeng tatt
count-nothing = Nå er det ingenting å telle.
