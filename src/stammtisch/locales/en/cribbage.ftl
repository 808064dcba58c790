# Cribbage, English

title-cribbage = Cribbage
invite-cribbage = Fifteen two, fifteen four, and a pair is six: race round the board to 121.
players-cribbage = 2 players: you and one bot

## What happens at the table

event-cribbage-discard = { $seat }: two cards to the crib
event-cribbage-cut = { $seat } cuts the pack
event-cribbage-cut_card = { $seat } turns { $cards }
event-cribbage-cut_again = Equal ranks: both cut again
event-cribbage-cut_deals = { $seat } has the lower card and deals
event-cribbage-starter = Starter: { $cards }
event-cribbage-heels = His heels! { $seat }: { $score }, now { $board }
event-cribbage-play = { $seat }: { $cards }, count { $count }
event-cribbage-fifteen = { $seat }: fifteen for { $score }, now { $board }
event-cribbage-thirty_one = { $seat }: thirty-one for { $score }, now { $board }
event-cribbage-pair = { $seat }: pair for { $score }, now { $board }
event-cribbage-pair_royal = { $seat }: pair royal for { $score }, now { $board }
event-cribbage-double_pair_royal = { $seat }: double pair royal for { $score }, now { $board }
event-cribbage-run = { $seat }: run for { $score }, now { $board }
event-cribbage-last_card = { $seat }: last card for { $score }, now { $board }
event-cribbage-go = { $seat }: go at { $count }
event-cribbage-reset = The count returns to 0; the lead: { $seat }
event-cribbage-hand = { $seat }, hand: { $cards }, { $score }, now { $board }
event-cribbage-crib = { $seat }, crib: { $cards }, { $score }, now { $board }
event-cribbage-named = { $seat }: "{ $score }"
event-cribbage-overlooked = { $seat }: { $named } named, { $score } there; { $pegged } pegged
event-cribbage-corrected = { $seat }: { $named } named, only { $score } there; { $pegged } pegged
event-cribbage-muggins = Muggins! { $seat }: { $score }
event-cribbage-accept = { $seat }: nothing to claim
event-cribbage-stinkhole = { $seat } in the stinkhole: { $score } not pegged
event-cribbage-target = { $seat }: { $target } reached, the game is won
event-cribbage-taken_back = { $seat }: a move is taken back

## Lines of the score sheet

line-cribbage-cut_card = Turned { $cards }
line-cribbage-cut_deals = The lower card: deals
line-cribbage-heels = His heels { $cards }: { $score }
line-cribbage-fifteen = Fifteen { $cards }: { $score }
line-cribbage-thirty_one = Thirty-one { $cards }: { $score }
line-cribbage-last_card = Last card { $cards }: { $score }
line-cribbage-pair = Pair { $cards }: { $score }
line-cribbage-pair_royal = Pair royal { $cards }: { $score }
line-cribbage-double_pair_royal = Double pair royal { $cards }: { $score }
line-cribbage-run = Run { $cards }: { $score }
line-cribbage-flush = Flush { $cards }: { $score }
line-cribbage-nobs = His nobs { $cards }: { $score }
line-cribbage-sum = Together, { $where } { $cards }: { $score }, now { $board }
line-cribbage-overlooked = Overlooked, { $where }: { $named } named of { $score }
line-cribbage-corrected = Corrected, { $where }: { $named } named, { $score } there
line-cribbage-muggins = Muggins, { $where }: { $score }, now { $board }
line-cribbage-stinkhole = Stinkhole, { $where }: { $score } not pegged
line-cribbage-target = { $target } reached
line-cribbage-game = Game { $number }, { $winner } : { $loser }: { $game_points }
line-cribbage-skunk = Game { $number }, skunk, { $winner } : { $loser }: { $game_points }
line-cribbage-double_skunk = Game { $number }, double skunk, { $winner } : { $loser }: { $game_points }
line-cribbage-more_games = Equal game points; more games won: { $games }

reason-cribbage-cut = The cut for the deal
reason-cribbage-won = The game is won
reason-cribbage-counted = All hands are counted

## Refusals

refusal-cribbage-over_31 = This card would bring the count over 31.
refusal-cribbage-must_play = A card still fits: "go" is only for a hand without such a card.
refusal-cribbage-not_in_hand = This card is not in your hand.
refusal-cribbage-too_high = So high a score is not possible here.
refusal-cribbage-no_cut_now = Nothing is to be cut by you now
refusal-cribbage-cut_out_of_range = At least four cards must lie in each part
refusal-cribbage-cut_taken = This card has been turned already
refusal-cribbage-no_discard_now = Cards go to the crib only before the starter is turned, and once.
refusal-cribbage-no_card_now = No card can be played at this moment.
refusal-cribbage-no_go_now = "Go" can be said only when a card would have to be played.
refusal-cribbage-no_count_now = There is nothing for you to count at this moment.
refusal-cribbage-no_claim_now = Nothing can be claimed at this moment.
refusal-cribbage-no_accept_now = There is nothing to accept at this moment.
refusal-cribbage-deal_over = The deal is over.
refusal-cribbage-not_your_turn = It is not your turn.

## What is asked

asked-cribbage-cut = Cut for the starter
asked-cribbage-cut_deal = Cut for the deal: the lower card deals
asked-cribbage-discard = Choose two cards for the crib.
asked-cribbage-play = Play a card.
asked-cribbage-go = No card fits: say "go".
asked-cribbage-count_play = Name the score of your card.
asked-cribbage-count_hand = Name the score of your hand.
asked-cribbage-count_crib = Name the score of your crib.
asked-cribbage-claim = Claim what was overlooked, or go on.
asked-cribbage-play_or_claim = Play a card, or claim what was overlooked first.

## Words

word-cribbage-starter = starter
word-cribbage-play = play
word-cribbage-last_card = last card
word-cribbage-hand = hand
word-cribbage-crib = crib
word-cribbage-go = go
word-cribbage-accept = go on
word-cribbage-cut = cut at
word-cribbage-cut_deal = cut for the deal
word-cribbage-discard = to the crib
word-cribbage-count = count
word-cribbage-muggins = muggins
word-cribbage-heels = his heels
word-cribbage-fifteen = fifteen
word-cribbage-thirty_one = thirty-one
word-cribbage-pair = pair
word-cribbage-pair_royal = pair royal
word-cribbage-double_pair_royal = double pair royal
word-cribbage-run = run
word-cribbage-flush = flush
word-cribbage-nobs = his nobs
word-cribbage-game = game
word-cribbage-skunk = skunk
word-cribbage-double_skunk = double skunk
word-cribbage-name = counting
word-cribbage-claim = claim
word-cribbage-finished = over
word-cribbage-dealer = dealer
word-cribbage-pone = pone

## Options

preset-cribbage-house = House rules
preset-cribbage-acc = American club play
option-cribbage-first_deal = First deal of the match
option-cribbage-first_deal-cut = the lower card cut deals
option-cribbage-first_deal-random = drawn by lot
option-cribbage-cut = Who cuts
option-cribbage-cut-server = the table
option-cribbage-cut-player = the players, by hand
option-cribbage-next_deal = First deal of the next game
option-cribbage-next_deal-loser = the loser of the last game
option-cribbage-next_deal-alternate = in turn
option-cribbage-next_deal-cut = cut for again
option-cribbage-crib_four_flush = Flush of four cards in the crib
option-cribbage-crib_four_flush-false = nothing: the crib needs five of a suit
option-cribbage-crib_four_flush-true = 4, as in a hand
option-cribbage-target = Target
option-cribbage-target-121 = 121: twice round the board
option-cribbage-target-61 = 61: once round the board
option-cribbage-count = Counting
option-cribbage-count-auto = by the table
option-cribbage-count-self = by the players; what is overlooked is lost
option-cribbage-muggins = Muggins
option-cribbage-muggins-false = off
option-cribbage-muggins-true = the other player may claim what was overlooked
option-cribbage-skunk = Skunk
option-cribbage-skunk-off = off
option-cribbage-skunk-single = the loser is 31 or more short
option-cribbage-skunk-double = the loser is 31 or more short, or 61 or more (double)
option-cribbage-game_points = A game weighs
option-cribbage-game_points-1_2_3 = 1; with a skunk 2, with a double skunk 3
option-cribbage-game_points-2_3 = 2; with a skunk 3
option-cribbage-stinkhole = Stinkhole
option-cribbage-stinkhole-false = off
option-cribbage-stinkhole-true = one short of the target, heels and go are not pegged
option-cribbage-games = Games in a match
option-cribbage-games-1 = one
option-cribbage-games-3 = three
option-cribbage-games-5 = five
option-cribbage-games-7 = seven
option-cribbage-games-9 = nine
reason-option-cribbage-skunk = Clubs know only the single skunk; at home a double one is more fun, and it weighs only in a match of several games.

## Why a bot plays as it does

why-cribbage-hand = The hand that stays scores { $whole }.{ $tenths } on average.
why-cribbage-own_crib = The crib, yours, scores { $whole }.{ $tenths } on average.
why-cribbage-other_crib = The crib, the other seat’s, scores { $whole }.{ $tenths } on average.
why-cribbage-pegs_more = The play brings { $whole }.{ $tenths } more than the other seat’s on average.
why-cribbage-pegs_less = The play brings { $whole }.{ $tenths } less than the other seat’s on average.
why-cribbage-scores = This scores { $score } at once.
why-cribbage-reply = In { $of_100 } of 100 hands that fit what was seen, the other seat can score on it.
why-cribbage-win = The game is won after it { $of_100 } times out of 100.
cribbage-cut-where = Where to cut
cribbage-cut-lift = Lift { $count } cards
cribbage-cut-place = Card { $place } of the spread pack
cribbage-cut-here = Cut here
cribbage-cut-turned = Turned so far
