title-tractor = Tractor
invite-tractor = Name your trumps, drive pairs like tractors through the table, and lead your side from two past the ace.
players-tractor = 4 players: you play with the bot opposite against two bots

## What happened

event-tractor-drew = { $seat } draws a card
event-tractor-kept = { $seat }: cards kept
event-tractor-redeal = { $seat }: new cards, please
event-tractor-declared = { $seat } declares: { $cards }
event-tractor-passed = { $seat }: pass
event-tractor-flipped = Nobody declared. The kitty shows: { $cards }
event-tractor-trumps = Trumps: { $trump }, level { $level }. Dealer: { $seat }
event-tractor-buried = { $seat }: { $count } cards buried
event-tractor-played = { $seat }: { $cards }
event-tractor-led = { $seat } leads: { $cards }
event-tractor-threw = { $seat } throws: { $cards }. The throw stands
event-tractor-throw_failed = { $seat } throws: { $cards }. It can be beaten. Cards taken back: { $back }
event-tractor-trick = { $seat } → trick, { $card_points } points
event-tractor-claim_all = { $seat }: “The rest is ours” { $cards }
event-tractor-claim_stands = { $seat }: the claim is certain and stands
event-tractor-agree = { $seat }: agreed
event-tractor-refuse = { $seat }: not agreed, play goes on
event-tractor-kitty_shown = The kitty: { $cards }
event-tractor-taken_back = { $seat }: a move is taken back

## The score sheet

line-tractor-tricks = Points in the attackers' tricks: { $card_points }
line-tractor-claimed = Points of the rest, claimed: { $card_points }
line-tractor-penalty = Cards taken back after throws: { $score }
line-tractor-kitty_won = Kitty won: { $card_points } × { $multiplier } (cards of the last lead that count: { $cards }) = { $score }
line-tractor-kitty_kept = The defenders win the last trick: the { $card_points } points of the kitty do not count
line-tractor-total = The attackers have { $score } (to take over: { $target })
line-tractor-levels = Levels earned: { $levels }
line-tractor-level = Level { $before } → { $after }
line-tractor-next_dealer = { $seat } deals next
line-tractor-redealt = { $seat } asked for new cards: nothing is written
line-tractor-match_won = The match is won
reason-tractor-held = The defenders hold
reason-tractor-taken_over = The attackers take over
reason-tractor-redealt = New cards were asked for

## Why not

refusal-tractor-wrong_count = Play as many cards as were led
refusal-tractor-must_follow = Follow the led suit as far as you can
refusal-tractor-must_play_pairs = Play as many pairs of the led suit as you can
refusal-tractor-must_play_tractor = A tractor must be followed by a tractor, as long as you can
refusal-tractor-not_one_suit = Lead cards of one suit; level cards and jokers are trumps
refusal-tractor-not_a_lead = Lead a single card, a pair or a tractor
refusal-tractor-not_in_hand = These cards are not in your hand
refusal-tractor-not_a_declaration = Show one level card, a pair of them, or two identical jokers
refusal-tractor-too_low = Only a stronger declaration overcalls the one that stands
refusal-tractor-own_stands = Your own declaration stands: it can only grow into the pair
refusal-tractor-cannot_redeal = This hand is too good to ask for new cards
refusal-tractor-cannot_claim = Claim on your own turn, and only once if it was refused
refusal-tractor-not_now = That cannot be done now
refusal-tractor-not_your_turn = It is not your turn
refusal-tractor-deal_over = The deal is over

## What is asked

asked-tractor-draw = Draw the next card, or declare trumps
asked-tractor-redeal = Keep your cards?
asked-tractor-declare = Declare trumps, or pass
asked-tractor-bury = Bury eight cards
asked-tractor-lead = Lead to the trick
asked-tractor-follow = Follow the lead
asked-tractor-answer = The rest is claimed: agreed?

## Words

word-tractor-C = clubs
word-tractor-S = spades
word-tractor-H = hearts
word-tractor-D = diamonds
word-tractor-none = no-trump
word-tractor-pass = pass
word-tractor-declare = declare
word-tractor-bury = lay away
word-tractor-draw = draw
word-tractor-keep = keep the cards
word-tractor-redeal = new cards
word-tractor-claim_all = The rest is ours
word-tractor-agree = Agree
word-tractor-refuse = Play on
word-tractor-single = single card
word-tractor-pair = pair
word-tractor-tractor = tractor
word-tractor-throw = throw
word-tractor-defenders = defenders
word-tractor-attackers = attackers
word-tractor-dealer = dealer
word-tractor-kitty = kitty
word-tractor-level = level
word-tractor-beyond = beyond the last level
word-tractor-BIG = red joker
word-tractor-SML = black joker
word-tractor-2 = 2
word-tractor-3 = 3
word-tractor-4 = 4
word-tractor-5 = 5
word-tractor-6 = 6
word-tractor-7 = 7
word-tractor-8 = 8
word-tractor-9 = 9
word-tractor-T = 10
word-tractor-J = jack
word-tractor-Q = queen
word-tractor-K = king
word-tractor-A = ace

## Options

preset-tractor-house = House rules
preset-tractor-full = Full: throws, tractors must be followed, declaring while dealing, the ace must be defended
option-tractor-first_dealer = Dealer of the first deal
option-tractor-first_dealer-winning = who wins the declaring
option-tractor-first_dealer-first = who declares first
option-tractor-declare = Declaring trumps
option-tractor-declare-after = in turn, after the deal
option-tractor-declare-during = while the cards are dealt
reason-option-tractor-declare = Usually trumps are declared while the cards are dealt. In turn after the deal nobody has to be quick.
option-tractor-flip_show = When nobody declares
option-tractor-flip_show-all = the whole kitty is shown
option-tractor-flip_show-until_suit = shown up to the card that gives the suit
option-tractor-nt_level_trump = Level cards are trumps in no-trump
option-tractor-nt_level_trump-false = no
option-tractor-nt_level_trump-true = yes
option-tractor-gap_closes = The gap at the level rank closes for tractors
option-tractor-gap_closes-false = no
option-tractor-gap_closes-true = yes
option-tractor-throws = Throws
option-tractor-throws-false = no
option-tractor-throws-true = yes
reason-option-tractor-throws = Usually several components may be led at once if nobody can beat them. Without throws the game is easier to learn.
option-tractor-throw_penalty = Penalty for a throw that falls
option-tractor-throw_penalty-none = none
option-tractor-throw_penalty-10 = 10 points a card taken back
option-tractor-throw_eval = Of two ruffs of a throw wins
option-tractor-throw_eval-longest = the higher longest component
option-tractor-throw_eval-all = only what is higher in every component
option-tractor-throw_eval-highest_single = the higher highest card
option-tractor-kitty_throw = Kitty after a throw
option-tractor-kitty_throw-longest = its longest component counts
option-tractor-kitty_throw-lead = all its cards count
option-tractor-follow = Following a tractor
option-tractor-follow-pairs = with pairs
option-tractor-follow-tractor_first = with a tractor if held
reason-option-tractor-follow = Usually a tractor must be followed by a tractor. By the house rules pairs are enough.
option-tractor-kitty_mult = Kitty multiplier
option-tractor-kitty_mult-2n = twice the cards of the last lead
option-tractor-kitty_mult-2_n = two to the power of the cards
option-tractor-kitty_mult-2__pairs_1_ = two, doubled for each pair
option-tractor-kitty_mult-2or4 = 2 after a single card, else 4
option-tractor-level_cap = Most levels from one deal
option-tractor-level_cap-none = no limit
option-tractor-level_cap-3 = three
option-tractor-must_defend_ace = The last level must be defended
option-tractor-must_defend_ace-false = no
option-tractor-must_defend_ace-true = yes
reason-option-tractor-must_defend_ace = Usually the ace is passed only by holding there as the dealer's side. By the house rules any promotion past it wins.
option-tractor-must_stop = Levels that must be defended
option-tractor-must_stop-3 = 3
option-tractor-must_stop-4 = 4
option-tractor-must_stop-5 = 5
option-tractor-must_stop-6 = 6
option-tractor-must_stop-7 = 7
option-tractor-must_stop-8 = 8
option-tractor-must_stop-9 = 9
option-tractor-must_stop-T = 10
option-tractor-must_stop-J = jack
option-tractor-must_stop-Q = queen
option-tractor-must_stop-K = king
option-tractor-must_stop-A = ace
option-tractor-redeal = New cards for a poor hand
option-tractor-redeal-off = no
option-tractor-redeal-no_points = without a point card
option-tractor-redeal-no_trumps = without jokers and level cards
option-tractor-length = Length
option-tractor-length-match = whole match
option-tractor-length-deal = one deal
option-tractor-start_level = First level
option-tractor-start_level-2 = 2
option-tractor-start_level-3 = 3
option-tractor-start_level-4 = 4
option-tractor-start_level-5 = 5
option-tractor-start_level-6 = 6
option-tractor-start_level-7 = 7
option-tractor-start_level-8 = 8
option-tractor-start_level-9 = 9
option-tractor-start_level-T = 10
option-tractor-start_level-J = jack
option-tractor-start_level-Q = queen
option-tractor-start_level-K = king
option-tractor-start_level-A = ace
option-tractor-end_level = Last level
option-tractor-end_level-2 = 2
option-tractor-end_level-3 = 3
option-tractor-end_level-4 = 4
option-tractor-end_level-5 = 5
option-tractor-end_level-6 = 6
option-tractor-end_level-7 = 7
option-tractor-end_level-8 = 8
option-tractor-end_level-9 = 9
option-tractor-end_level-T = 10
option-tractor-end_level-J = jack
option-tractor-end_level-Q = queen
option-tractor-end_level-K = king
option-tractor-end_level-A = ace
option-tractor-claim = The rest may be claimed
option-tractor-claim-false = no
option-tractor-claim-true = yes

## Why a bot plays as it does

why-tractor-takes_over = In { $of_100 } of 100 deals that fit what was seen ({ $deals } were tried), the attackers take over.
why-tractor-holds = In { $of_100 } of 100 deals that fit what was seen ({ $deals } were tried), the dealer’s side holds.
why-tractor-score = The attackers get { $score } in it on average.
why-tractor-unbeaten = Nothing that is still out beats it in its suit.
why-tractor-partner = The partner’s play is winning, and it adds { $card_points } points to it.
