### Words of the web client for its boards of Cribbage and Tractor.

cribbage-crib = Crib
cribbage-crib-of = Crib: { $seat }, { $count ->
    [one] one card
   *[other] { $count } cards
}
cribbage-games = Game points ({ $played } of { $games } games)
cribbage-count = Count
cribbage-counted = Counted
cribbage-to-go = { $holes } to go
cribbage-total = { $hole } of { $target }
cribbage-starter = Starter
cribbage-laid-away = To the crib
cribbage-laid = Cards played, in order
cribbage-played = { $seat }, count { $count }
cribbage-go = go
cribbage-went = { $seat }: go at { $count }
cribbage-combination = { $kind }: { $score }
cribbage-hand-counts = hand: { $score }
cribbage-crib-counts = crib: { $score }
cribbage-show-hand = Hand: { $seat }
cribbage-show-crib = Crib: { $seat }
cribbage-says = “{ $named }”
cribbage-so-far = So far: { $score }
cribbage-in-all = { $score ->
    [0] Nothing in it
   *[other] In all: { $score }
}
cribbage-next = Next
cribbage-skip = To the end
cribbage-named = { $seat }: { $named } named, { $score } in it
cribbage-claimed = Muggins, { $seat }: { $score }
cribbage-not-pegged = Pegged: { $score }
cribbage-name-score = Your count
cribbage-claim = Muggins: claim what was overlooked

tractor-trump = Trump
tractor-trump-open = not yet; level { $level }
tractor-trump-level = { $trump }, level { $level }
tractor-trump-by = { $trump } ({ $seat }: { $cards })
tractor-trump-flipped = { $trump }, from the kitty
tractor-no-trump = no-trump
tractor-two-SML = two small jokers
tractor-two-BIG = two big jokers
tractor-levels = Levels
tractor-beyond = beyond the last
tractor-total = level { $level }
tractor-dealer = Dealer
tractor-dealer-open = whoever declares
tractor-attackers = Attackers
tractor-attackers-have = Attackers: { $score } of the { $target } they need
tractor-of-target = of { $target }
tractor-declaring = Declaring trumps
tractor-dealt = { $drawn } of 100 cards dealt
tractor-declared = Declared: { $seat }
tractor-nothing-declared = Nothing is declared yet. The level is { $level }.
tractor-overcall-none = One card of the level declares its suit; a pair of equal jokers declares no-trump.
tractor-overcall-single = A pair of equal level cards or of equal jokers would overcall it.
tractor-overcall-pair = A pair of equal jokers would overcall it.
tractor-overcall-SML = Only the two big jokers would overcall it.
tractor-overcall-BIG = Nothing overcalls it.
tractor-kitty = The kitty
tractor-flipped = Nobody declared: the kitty is turned up
tractor-buried = Laid away in the kitty
tractor-buries = { $seat }: takes up the kitty and lays eight cards away
tractor-claims = { $seat }: all the rest
tractor-throw-failed = throw taken back: { $cards }
tractor-shown = seen: { $cards }
tractor-next-play = { $at ->
    [0] Next play
   *[other] Next play ({ $at } of { $plays }{ $more ->
        [0] )
       *[other] +)
    }
}
tractor-next-bury = Suggest eight
tractor-pairs-whole = Pairs whole
tractor-bury-these = Lay these { $count } away
tractor-play-these = Play these { $count } cards
index-K = K
index-Q = Q
index-J = J

count-help = Counting help
count-help-about = What your seat can know: the cards you have not seen, each with how many of its suit were played.
count-trumps = Trumps
count-played = { $out } out, { $played } played
count-taken = Card points taken
count-nothing = There is nothing to count now.
