## What the game's page says

title-skat = Skat
invite-skat = One alone against two: bid what your cards are worth, and take 61 of 120 points.
players-skat = 3 players, you and two bots, one deal

## What happens at the table; $seat is a name

event-skat-bid = { $seat }: { $value }
event-skat-hold = { $seat }: yes ({ $value })
event-skat-pass = { $seat }: pass
event-skat-declarer = { $seat }: declarer at { $bid }
event-skat-passed_in = All passed: the deal is cancelled
event-skat-ramsch = All passed: Ramsch, everybody plays alone
event-skat-skat_taken = { $seat }: skat taken
event-skat-discarded = { $seat }: two cards laid away
event-skat-contract = { $seat }: { $contract }, bid { $bid }
event-skat-hand_shown = { $seat }: open hand { $cards }
event-skat-discards_shown = { $seat }: laid away { $cards }
event-skat-card = { $seat }: { $cards }
event-skat-trick = { $seat } → trick, { $card_points } points
event-skat-kontra = { $seat }: Kontra!
event-skat-re = { $seat }: Re!
event-skat-no_re = { $seat }: no Re
event-skat-claim_all = { $seat }: “The rest is mine” { $cards }
event-skat-claim_none = { $seat }: “I take no more” { $cards }
event-skat-claim = { $seat }: “Of the rest, { $card_points } card points are mine” { $cards }
event-skat-claim_stands = { $seat }: the claim is certain and stands
event-skat-concede = { $seat }: giving up
event-skat-agree = { $seat }: agreed
event-skat-refuse = { $seat }: not agreed, play goes on
event-skat-skat_shown = Skat: { $cards }
event-skat-finished = { $seat }: { $card_points } points, score { $score }
event-skat-ramsch_counted = { $seat }: score { $score }
event-skat-taken_back = { $seat }: a move is taken back

## Lines of a score sheet

line-skat-base = Base value of { $kind }: { $base }
line-skat-with = With { $matadors }
line-skat-without = Without { $matadors }
line-skat-game = Game +{ $plus }
line-skat-hand = Hand +{ $plus }
line-skat-schneider = Defenders Schneider +{ $plus }
line-skat-schneider_against = Declarer Schneider +{ $plus }
line-skat-schneider_missed = Schneider announced and missed, counted +{ $plus }
line-skat-schneider_announced = Schneider announced +{ $plus }
line-skat-schwarz = Defenders Schwarz +{ $plus }
line-skat-schwarz_against = Declarer Schwarz +{ $plus }
line-skat-schwarz_missed = Schwarz announced and missed, counted +{ $plus }
line-skat-schwarz_announced = Schwarz announced +{ $plus }
line-skat-ouvert = Ouvert +{ $plus }
line-skat-value = Game value { $base } × { $multiplier } = { $value }
line-skat-null_value = { $contract }: { $value }
line-skat-no_trick = No trick taken: made
line-skat-a_trick = A trick taken: lost
line-skat-every_trick = All ten tricks: made
line-skat-not_every_trick = Not all ten tricks: lost
line-skat-enough = { $card_points } card points of { $needed } needed: made
line-skat-too_few = { $card_points } card points of { $needed } needed: lost
line-skat-gave_up = Given up: lost at the plain value
line-skat-overbid = Worth { $value }, bid { $bid }: overbid; multiple of { $base } that covers it: { $covered }
line-skat-lost_doubled = Lost: doubled to { $value }
line-skat-kontra = Kontra × { $factor }: { $value }
line-skat-re = Kontra and Re × { $factor }: { $value }
line-skat-score = Score { $score }
line-skat-passed_in = All passed: no score
line-skat-durchmarsch = All tricks to one player: { $score }
line-skat-ramsch_points = { $card_points } card points
line-skat-ramsch_skat = Skat with the last trick: { $card_points }
line-skat-jungfrau = A player without a trick: × { $factor }
line-skat-ramsch_loss = Most card points ({ $card_points }): { $score }
line-skat-games = Games { $score }
line-skat-own_games = { $won } won, { $lost } lost: { $score }
line-skat-others_lost = { $lost } lost by others: { $score }
line-skat-total = Total { $score }

## How a deal ended

reason-skat-made = The declarer won
reason-skat-failed = The declarer lost
reason-skat-overbid = Overbid
reason-skat-conceded = Given up
reason-skat-defenders_conceded = Defenders gave up
reason-skat-passed_in = Passed in
reason-skat-ramsch = Ramsch
reason-skat-durchmarsch = Durchmarsch

## Why a move is refused

refusal-skat-not_your_turn = It is another seat's turn.
refusal-skat-must_follow = The led suit must be followed; an Unter is a trump except in Null.
refusal-skat-card_not_held = This card is not in the hand.
refusal-skat-auction_first = The auction is not over yet.
refusal-skat-nothing_to_hold = No value was called that could be held.
refusal-skat-answer_the_bid = A called value is held or passed, not raised.
refusal-skat-not_a_bid_value = This is not a value that may be bid.
refusal-skat-bid_too_low = The bid must be higher than the last one.
refusal-skat-no_jump = At this table each bid is the next value.
refusal-skat-only_eighteen = Forehand may take the deal at 18 only.
refusal-skat-take_skat_first = Take the skat first, or play it as a Hand game.
refusal-skat-skat_was_taken = The skat was taken, so this is no Hand game.
refusal-skat-discard_first = Lay two cards away first.
refusal-skat-two_cards = Exactly two cards are laid away.
refusal-skat-name_contract = The game must be named now.
refusal-skat-null_below_bid = This Null is worth less than the bid.
refusal-skat-announcements_off = Announcements are not played at this table.
refusal-skat-answer_first = A question must be answered first.
refusal-skat-nothing_asked = Nothing was asked.
refusal-skat-play_a_card = The cards are being played; this cannot be done now.
refusal-skat-kontra_off = Kontra is not played at this table.
refusal-skat-not_a_defender = Only a defender may say Kontra.
refusal-skat-kontra_said = Kontra has been said already.
refusal-skat-kontra_too_late = Kontra is said before one's own first card.
refusal-skat-claim_off = Claims are not played at this table.
refusal-skat-sitting_out = The dealer sits this deal out.
refusal-skat-already_refused = It was refused in this trick; play on first.
refusal-skat-ramsch_claims_all = In Ramsch only every remaining trick can be claimed.
refusal-skat-null_claims_whole = In Null, claim all that is left or none of it.
refusal-skat-nothing_to_share = Of one trick there is nothing to share.
refusal-skat-claim_too_much = There are not so many card points left to share.
refusal-skat-concede_off = Giving up is not played at this table.
refusal-skat-nothing_to_concede = There is no side here that could give up.
refusal-skat-deal_over = The deal is over.

## What is asked of a seat

asked-skat-call = Call a value or pass
asked-skat-answer = Yes or pass?
asked-skat-take_18 = Take the deal at 18, or pass?
asked-skat-skat = Take the skat, or play Hand?
asked-skat-discard = Lay two cards away
asked-skat-contract = Name the game
asked-skat-play = Play a card
asked-skat-remark = You may speak now
asked-skat-answer_kontra = Kontra: say Re?
asked-skat-answer_claim_all = The rest is claimed: agree?
asked-skat-answer_claim_none = The rest is given away: agree?
asked-skat-answer_claim = A part of the rest is claimed: agree?
asked-skat-answer_concede = Giving up is offered: agree?

## Words for codes: contracts, calls, roles

word-skat-clubs = Acorns
word-skat-clubs_hand = Acorns Hand
word-skat-clubs_hand_schneider = Acorns Hand, Schneider announced
word-skat-clubs_hand_schwarz = Acorns Hand, Schwarz announced
word-skat-clubs_ouvert = Acorns Ouvert
word-skat-spades = Leaves
word-skat-spades_hand = Leaves Hand
word-skat-spades_hand_schneider = Leaves Hand, Schneider announced
word-skat-spades_hand_schwarz = Leaves Hand, Schwarz announced
word-skat-spades_ouvert = Leaves Ouvert
word-skat-hearts = Hearts
word-skat-hearts_hand = Hearts Hand
word-skat-hearts_hand_schneider = Hearts Hand, Schneider announced
word-skat-hearts_hand_schwarz = Hearts Hand, Schwarz announced
word-skat-hearts_ouvert = Hearts Ouvert
word-skat-diamonds = Bells
word-skat-diamonds_hand = Bells Hand
word-skat-diamonds_hand_schneider = Bells Hand, Schneider announced
word-skat-diamonds_hand_schwarz = Bells Hand, Schwarz announced
word-skat-diamonds_ouvert = Bells Ouvert
word-skat-grand = Grand
word-skat-grand_hand = Grand Hand
word-skat-grand_hand_schneider = Grand Hand, Schneider announced
word-skat-grand_hand_schwarz = Grand Hand, Schwarz announced
word-skat-grand_ouvert = Grand Ouvert
word-skat-null = Null
word-skat-null_hand = Null Hand
word-skat-null_ouvert = Null Ouvert
word-skat-null_hand_ouvert = Null Hand Ouvert
word-skat-french-clubs = Clubs
word-skat-french-spades = Spades
word-skat-french-hearts = Hearts
word-skat-french-diamonds = Diamonds
word-skat-pass = Pass
word-skat-hold = Yes
word-skat-take_skat = Take the skat
word-skat-hand = Hand
word-skat-kontra = Kontra
word-skat-re = Re
word-skat-claim_all = The rest is mine
word-skat-claim_none = I take no more
word-skat-claim = mine, of the card points left:
word-skat-concede = Give up
word-skat-agree = Agree
word-skat-refuse = Play on
word-skat-covers-yes = covers your bid
word-skat-covers-schneider = covers your bid only with Schneider
word-skat-covers-no = does not cover your bid
word-skat-forehand = forehand
word-skat-middlehand = middlehand
word-skat-rearhand = rearhand
word-skat-dealer = dealer
word-skat-declarer = declarer
word-skat-defender = defender
word-skat-skat = Skat
word-skat-discards = Laid away
word-skat-discard = lay away
word-skat-bid = Bid
word-skat-ramsch = Ramsch
word-skat-trump = Trumps
word-skat-with = with { $matadors }
word-skat-without = without { $matadors }
word-skat-phase-auction = Bidding
word-skat-phase-skat = Skat or Hand
word-skat-phase-discard = Laying away
word-skat-phase-contract = Naming the game
word-skat-phase-play = Play
word-skat-phase-finished = Deal over

## Rules of a table

option-skat-deck_face = Card faces
option-skat-deck_face-german = German: acorns, leaves, hearts, bells
option-skat-deck_face-french = French: clubs, spades, hearts, diamonds
option-skat-bid_list = Bid values
option-skat-bid_list-full = every value there is
option-skat-bid_list-reachable = only values that can be reached
option-skat-jump_bids = Jump bids
option-skat-jump_bids-false = off
option-skat-jump_bids-true = on
option-skat-all_pass = When all pass
option-skat-all_pass-cancel = the deal is cancelled
option-skat-all_pass-ramsch = Ramsch
option-skat-ramsch_skat = Skat in Ramsch
option-skat-ramsch_skat-last_trick = goes with the last trick
option-skat-ramsch_skat-none = counts for nobody
option-skat-null_below_bid = Null below the bid
option-skat-null_below_bid-refuse = cannot be named
option-skat-null_below_bid-allow = allowed, and lost
option-skat-announcements = Announcing Schneider, Schwarz, Ouvert
option-skat-announcements-false = off
option-skat-announcements-true = on
option-skat-concede = Giving up
option-skat-concede-false = off
option-skat-concede-true = on
option-skat-claim = Claims
option-skat-claim-false = off
option-skat-claim-true = on
option-skat-deals = Deals
option-skat-deals-1 = 1 deal
option-skat-deals-3 = 3 deals
option-skat-deals-9 = 9 deals
option-skat-deals-12 = 12 deals
option-skat-deals-18 = 18 deals
option-skat-deals-36 = 36 deals
option-skat-deals-48 = 48 deals
option-skat-scoring = Score list
option-skat-scoring-classic = classic
option-skat-scoring-seeger_fabian = Seeger-Fabian
option-skat-four_table = Four at the table, the dealer sits out
option-skat-four_table-false = off
option-skat-four_table-true = on
option-skat-kontra = Kontra and Re
option-skat-kontra-false = off
option-skat-kontra-true = on
reason-option-skat-announcements = The plain game needs no announcements; tournaments have them.
reason-option-skat-concede = Every deal is played out, so that nobody is rushed.
reason-option-skat-claim = Every trick is played and seen.
reason-option-skat-deals = One deal is a whole match here; a series takes an evening.
reason-option-skat-scoring = The classic list shows what each game was worth.

## Sets of rules

preset-skat-house = House rules
preset-skat-isko = Tournament (ISkO)

## Why a bot plays as it does

why-skat-declarer = In { $reached } of { $worlds } deals that fit what was seen, the declarer makes the game after it.
why-skat-defender = In { $reached } of { $worlds } deals that fit what was seen, the declarer is beaten after it.
why-skat-made = Of 100 games like this, { $of_100 } are made.
why-skat-expected = It brings about { $score } points on average.
why-skat-ramsch = In { $reached } of { $worlds } deals that fit what was seen, somebody else has the most card points after it.

## The score list in its printed form

skat-list-number = No.
skat-list-game = Game
skat-list-matadors = With or without
skat-list-levels = Levels
skat-list-plus = Plus
skat-list-minus = Minus
skat-list-games = Games
skat-list-bonus = Seeger-Fabian
skat-list-total = Total
skat-list-print = Print the list
skat-list-save = Save as CSV
