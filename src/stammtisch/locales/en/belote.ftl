title-belote = Belote
invite-belote = Bid with your partner, take the tricks that count, and be the first past 151.
players-belote = 4 players: you play with the bot opposite against two bots

## What happened

event-belote-cut = { $seat } cuts the pack
event-belote-bid = { $seat }: { $contract }
event-belote-pass = { $seat }: pass
event-belote-kontra = { $seat }: Kontra!
event-belote-rekontra = { $seat }: Rekontra!
event-belote-contract = Contract for { $seat }: { $contract }{ $factor ->
    [1] {""}
   *[other] , ×{ $factor }
  }
event-belote-dealt = Three more cards each
event-belote-passed_out = All pass: no deal this time
event-belote-play = { $seat }: { $cards }
event-belote-announce = { $seat } announces: { $kind }
event-belote-belote = { $seat }: Belote! ({ $suit })
event-belote-trick = Trick { $number } → { $seat }
event-belote-shown = { $seat }: { $kind }, { $cards }
event-belote-claim = { $seat }: “Of the rest, { $card_points } card points are ours” { $cards }
event-belote-claim_all = { $seat }: “The rest is ours” { $cards }
event-belote-agree = { $seat }: agreed
event-belote-refuse = { $seat }: not agreed, play goes on
event-belote-claim_stands = { $seat }: the claim is certain and stands
event-belote-made = Contract made ({ $seat }): { $first } to { $second }
event-belote-inside = Contract failed, inside ({ $seat }): { $first } to { $second }
event-belote-hanging = Equal points: the deal hangs. { $first } to { $second }
event-belote-equal = Equal points: { $first } to { $second }
event-belote-taken_back = { $seat }: a move is taken back

## The score sheet

line-belote-tricks = Card points in tricks ({ $tricks }): { $card_points }
line-belote-last_trick = Last trick: { $card_points }
line-belote-claimed = From the tricks that were claimed: { $card_points }
line-belote-announcement = { $kind }, { $cards }: { $card_points }
line-belote-announcement_beaten = { $kind }, { $cards }: does not count
line-belote-belote = Belote ({ $suit }): { $card_points }
line-belote-no_trumps_doubled = No trumps counts double: { $before } → { $after }
line-belote-capot = All tricks (capot): { $card_points }
line-belote-raw = Points before rounding: { $card_points }
line-belote-kontra_cancelled = All tricks to one side: Kontra does not count
line-belote-equal = Both sides have { $card_points }: together worth { $score }
line-belote-multiplied = { $factor ->
    [4] Rekontra
   *[other] Kontra
  }: ×{ $factor } → { $score }
line-belote-hangs = Hangs for the winner of the next deal: { $score }
line-belote-all_to_one = All points to this side: { $card_points } → { $score }
line-belote-hanging_taken = What was hanging: { $score }
line-belote-never_nothing = Who has points writes at least 1
line-belote-rounded = Rounded: { $card_points } → { $score }
line-belote-passed_out = Nobody bid: nothing is written
line-belote-match_won = The match is won with { $score }; { $line } were needed
line-belote-hanging_lost = What was hanging is lost: { $score }

reason-belote-made = The contract is made
reason-belote-inside = The declarers are inside: all points to the other side
reason-belote-hanging = Equal points: the declarers' half hangs for the next deal
reason-belote-equal = Equal points: each side writes its half
reason-belote-passed_out = Nobody bid

## Why not

refusal-belote-must_follow = You must follow suit
refusal-belote-must_overtake = You must play a higher card of this suit
refusal-belote-must_trump = You cannot follow suit and must trump
refusal-belote-must_overtrump = You must play a higher trump
refusal-belote-not_in_hand = You do not hold this card
refusal-belote-no_announcements = In no trumps nothing is announced
refusal-belote-announce_too_late = Announcements are made with one's first card
refusal-belote-not_held = You do not hold all cards of this announcement
refusal-belote-card_used_twice = A card belongs to one announcement only
refusal-belote-announced_twice = Each announcement is made once
refusal-belote-belote_automatic = The belote is said by itself at this table
refusal-belote-no_belote = With this card no belote can be said
refusal-belote-no_overcall = After Kontra no higher contract may be bid at this table
refusal-belote-bid_too_low = A bid must be higher than the one that stands
refusal-belote-unknown_call = This is no call of Belote
refusal-belote-no_bid_yet = There is no bid yet that could be doubled
refusal-belote-no_kontra_yet = Rekontra answers a Kontra, and only once
refusal-belote-not_your_rekontra = Only the side that was doubled may say Rekontra
refusal-belote-already_doubled = The bid is doubled already
refusal-belote-own_bid = Kontra is said to a bid of the opponents
refusal-belote-no_claims = At this table nothing is claimed
refusal-belote-claim_between_tricks = Claim between two tricks, after the first
refusal-belote-claimed_already = Your claim was refused: wait for the next trick
refusal-belote-claim_too_much = There are not so many card points left to share
refusal-belote-deal_over = The deal is over
refusal-belote-not_your_turn = It is not your turn
refusal-belote-wrong_phase = This cannot be done now
refusal-belote-cut_out_of_range = At least three cards must lie in each part

## What is asked

asked-belote-cut = Cut the pack
asked-belote-call = Bid, or pass
asked-belote-play = Play a card
asked-belote-answer = Agree to the claim?
asked-belote-claim = You may claim the rest

## Words

word-belote-clubs = clubs
word-belote-diamonds = diamonds
word-belote-hearts = hearts
word-belote-spades = spades
word-belote-no_trumps = no trumps
word-belote-all_trumps = all trumps
word-belote-pass = pass
word-belote-kontra = Kontra
word-belote-rekontra = Rekontra
word-belote-C = clubs
word-belote-D = diamonds
word-belote-H = hearts
word-belote-S = spades
word-belote-tierce = tierce
word-belote-fifty = fifty
word-belote-hundred = hundred
word-belote-four = four of a kind
word-belote-belote = belote
word-belote-unknown = open
word-belote-yes = counts
word-belote-no = does not count
word-belote-agree = Agree
word-belote-refuse = Play on
word-belote-claim = ours, of the card points left:
word-belote-claim_all = The rest is ours
word-belote-cut = cut after
word-belote-four_J = four jacks
word-belote-four_A = four aces
word-belote-four_T = four tens
word-belote-four_K = four kings
word-belote-four_Q = four queens
word-belote-four_9 = four nines
word-belote-inside = inside
word-belote-hanging = hanging
word-belote-capot = capot

## The rule card

preset-belote-house = House rules
preset-belote-bulgarian = Bulgarian rules

option-belote-direction = Direction of play
option-belote-direction-ccw = counter-clockwise
option-belote-direction-cw = clockwise
option-belote-shuffle = Shuffling
option-belote-shuffle-cut_only = once, afterwards the pack is only cut
option-belote-shuffle-every_deal = before every deal
option-belote-cut = Who cuts
option-belote-cut-server = the table, by lot
option-belote-cut-player = the player before the dealer
option-belote-passed_dealer = Dealer after a deal that all passed
option-belote-passed_dealer-next = the next player
option-belote-passed_dealer-same = the same dealer again
option-belote-overcall_after_kontra = Higher bids after Kontra
option-belote-overcall_after_kontra-true = allowed, they clear the doubling
option-belote-overcall_after_kontra-false = not allowed
option-belote-partner_exempt_when_following = Overtaking a partner who wins, when following suit
option-belote-partner_exempt_when_following-true = not demanded
option-belote-partner_exempt_when_following-false = demanded
option-belote-underruff = Only lower trumps than an opponent's ruff
option-belote-underruff-forced = one must be played
option-belote-underruff-free = any card may be played
option-belote-nt_double = Card points in no trumps
option-belote-nt_double-true = count double
option-belote-nt_double-false = count once
option-belote-hanging = Equal points
option-belote-hanging-true = the declarers' half hangs for the next deal
option-belote-hanging-false = each side writes its half
option-belote-capot_cancels_kontra = All tricks to one side under Kontra
option-belote-capot_cancels_kontra-true = Kontra does not count
option-belote-capot_cancels_kontra-false = everything is doubled
option-belote-decl_contest = Competing announcements
option-belote-decl_contest-separate = fours and sequences apart
option-belote-decl_contest-combined = all together, the highest value wins
option-belote-eight_run_bonus = Extra for all eight cards of a suit
option-belote-eight_run_bonus-0 = none
option-belote-eight_run_bonus-20 = 20
option-belote-decl_reveal = Announced cards are shown
option-belote-decl_reveal-end = after the deal
option-belote-decl_reveal-after_trick1 = after the first trick
option-belote-belote_auto = Belote
option-belote-belote_auto-true = is said by itself
option-belote-belote_auto-false = is said by the player
option-belote-win_at = The line
option-belote-win_at-51 = 51
option-belote-win_at-101 = 101
option-belote-win_at-151 = 151
option-belote-win_at-201 = 201
option-belote-win_at-251 = 251
option-belote-win_at-301 = 301
option-belote-win_strict = To win
option-belote-win_strict-true = more than the line is needed
option-belote-win_strict-false = the line is enough
option-belote-no_win_on_capot = A match may end with all tricks to one side
option-belote-no_win_on_capot-true = no, one more deal is played
option-belote-no_win_on_capot-false = yes
option-belote-min_one = Points that would round to nothing
option-belote-min_one-true = write 1
option-belote-min_one-false = write 0
option-belote-timeout = When time runs out
option-belote-timeout-auto = a move is made for you, after several a bot takes over
option-belote-timeout-forfeit = the match is lost
option-belote-claim = Claiming the rest
option-belote-claim-true = allowed
option-belote-claim-false = not allowed

reason-option-belote-partner_exempt_when_following = The house rules let a partner's winning card stand; Bulgarian players overtake it all the same.
reason-option-belote-underruff = The house rules say: who cannot follow must trump. Bulgarian players ask for a trump only if it wins.
reason-option-belote-win_strict = The house rules ask for more than 151; elsewhere 151 is enough.
reason-option-belote-no_win_on_capot = In Bulgaria one does not go out with a capot; the house rules know no such exception.

why-belote-makes = In { $reached } of { $worlds } deals that fit what was seen, the contract is made.
why-belote-breaks = In { $reached } of { $worlds } deals that fit what was seen, the contract fails.
why-belote-made_of_100 = By the cards in hand and what was called, it is made { $of_100 } times out of 100.
