### Words of the web client that belong to no single game, and those of its boards for Skat and Belote.

home-title = Sit down, the cards are on the table
home-lead = Four card games by their exact rules, against honest bots that see no more than you do.
home-promise = No account needed, no adverts, nothing hidden is ever sent. Every decision names the rule behind it.
own-tables = Back to your table
own-table = { $game }, { DATETIME($when, month: "short", day: "numeric", hour: "numeric", minute: "2-digit") }
all-games = All games
play = Play
rules = Rules
rules-of-table = Rules of the table
preset = Rules to begin with
changes = { $count ->
    [one] one change
   *[other] { $count } changes
}
instead-of = instead of { $value }
option-none = none
game-unknown = There is no such game here
page-unknown = There is no such page here
to-home = Back to all games
table-opening = Sitting down …
table-closed = This table cannot be opened
table-menu = Table

you = You
we = We
they = They
seat-number = Seat { $number }
dealer = dealer
dealer-mark = D
to-act = to play
waiting = Waiting for the others …
asked = What is asked of you
choices = Choices
cards-left = { $count ->
    [one] one card
   *[other] { $count } cards
}
your-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
card-selected = { $card }, selected
card-noted = { $card }, { $note }
card-refused = { $card }, not now: { $reason }
ending = Ending the deal early
ending-sure = { $move }: are you sure?
ending-no = No, play on
ending-yes = Yes
choose-cards = { $chosen } of { $count } chosen
word-any-play = play
move-with-cards = { $move }: { $cards }
contract = Contract
contract-by = { $contract }, { $seat }
none-yet = not yet
leads = Leads
tricks = Tricks
score = Score
trick = Trick
last-trick = Last trick
trick-to = Trick: { $seat }
auction = Auction
no-calls-yet = Nobody has said anything yet
open-hand = { $seat }: cards on the table
card-points = { $count } card points
card-points-by-side = Card points: { $sides }
revealed = What lay hidden
deal = Deal
deal-over = The deal is over
deal-derived = Deal { $number }, line by line
match-over = The match is over
match-won = Match won: { $sides }
score-sheet = Score sheet
score-total = in all { $score }
next-deal = Next deal
see-again = See it again
could-have-won = Could you have won?
see-deal-again = Deal { $number }: see it again
play-again = Play again
same-cards = Same cards again
other-game = Another game
close = Close

rules-line = Rules: { $preset }{ $changed ->
    [0] { "" }
    [one] , one change
   *[other] , { $changed } changes
}
rules-usual = just like the usual game
rules-unusual = { $count ->
    [one] differs from the usual game in one place
   *[other] differs from the usual game in { $count } places
}
from-preset = Changed at this table
from-usual = Different from the usual game
offer = Play the next match by: { $preset }
offer-taken = The next match goes by: { $preset }
why-rule = Why? Rule { $rule }
hint = Hint
hint-move = A bot would choose: { $move }.

connection-lost = The connection is lost. Trying again; nothing is lost …
not-sent = Not sent yet. Trying again …
mirror = This seat is open in a newer window, which plays.
offline = No connection. Cards are dealt and kept by the server, so that playing needs one; your table is there again as soon as it is back.
refusal-no_connection = The server cannot be reached.
refusal-server_error = The server could not do that.
refusal-stale = The table has moved on since. Look again.
refusal-seq_taken = The table has moved on since. Look again.
refusal-request_used = The server has taken something else under this name. Try again.
refusal-unreadable = The server cannot read that.
refusal-not_stored = The server cannot store anything now. Try again in a moment.
refusal-old_rules = This match was begun by an older version of the rules and cannot go on.
refusal-table_broken = Something went wrong at this table. It was stopped, and all moves are kept.
refusal-no_such_table = There is no such table.
refusal-not_your_table = This table belongs to somebody else.
refusal-too_many_tables = You have many tables open. Finish a match first.
refusal-too_fast = That was too fast. Wait a moment.
refusal-too_slow = This connection is too slow.
refusal-mirror = A newer window has your seat; this one only looks on.
refusal-other_seat = That seat is not yours.
refusal-not_now = That cannot be done now.
refusal-not_your_turn = It is not your turn.
refusal-bad_origin = This page is not one of this server.
refusal-no_such_seat = By these rules the table has fewer seats than there are people at it.

settings = Settings
setting-language = Language
setting-language-en = English
setting-language-de = Deutsch
setting-language-nb = Norsk bokmål
setting-language-fr = Français
setting-language-bg = Български
setting-language-zh = 中文
setting-theme = Light
setting-theme-system = As the system has it
setting-theme-light = Light
setting-theme-dark = Dark
setting-order = Order of the hand
setting-order-game = As the game sorts it
setting-order-reversed = The other way round
setting-order-printed = By printed suit
setting-tap = Playing a card
setting-tap-select = Select, then play
setting-tap-play = With one tap
setting-autoplay = The only legal card
setting-autoplay-false = I play it myself
setting-autoplay-true = Plays itself
setting-letterKeys = Letter keys
setting-letterKeys-true = On
setting-letterKeys-false = Off

keys = Keys
keys-off = Letter keys can be switched off in the settings.
key-arrows = along your hand
key-enter = play the card, or choose it where several are asked for
key-hand = to your hand
key-choices = to what is asked of you
key-confirm = confirm the chosen cards
key-last = last trick
key-score = score sheet
key-count = counting help
key-repeat = say again what is asked and how things stand
key-settings = settings
key-help = this list

list-comma = {", "}
list-colon = {": "}
list-then = {". "}
card-name = { $rank } of { $suit }
suit-C = clubs
suit-S = spades
suit-H = hearts
suit-D = diamonds
rank-A = ace
rank-K = king
rank-Q = queen
rank-J = jack
rank-T = ten
rank-9 = nine
rank-8 = eight
rank-7 = seven
rank-6 = six
rank-5 = five
rank-4 = four
rank-3 = three
rank-2 = two
card-BIG = big joker
card-SML = small joker
german-card-name = { $suit } { $rank }
german-suit-C = acorn
german-suit-S = leaf
german-suit-H = heart
german-suit-D = bell
german-rank-A = Daus
german-rank-K = König
german-rank-Q = Ober
german-rank-J = Unter

skat-forehand = forehand
skat-middlehand = middlehand
skat-rearhand = rearhand
skat-sits-out = sits out
skat-declarer = declarer
skat-bidding-at = bidding stands at { $bid }
skat-declarer-at = { $seat }, for { $bid }
skat-contract-by = { $contract }, { $seat }{ $bid ->
    [0] { "" }
   *[other] , bid { $bid }
}
skat-tricks = declarer { $declarer } · defenders { $defenders }
skat-yes-to = Yes to { $bid }
skat-jump = A jump: values passed over: { $count }
skat-higher = Bid higher
skat-game-times = { $game } × { $times }
skat-contracts = Contracts
skat-your-bid = Your bid is { $bid }. Worth by your cards, and whether that covers it:
skat-covers-yes = covers your bid
skat-covers-schneider = only with Schneider
skat-covers-no = does not cover it
skat-with = with { $count },
skat-without = without { $count },
skat-skat = The skat
skat-from-skat = from the skat
skat-were-in-skat = In the skat: { $cards }
skat-claims = { $seat }: { $count } of the card points left
skat-discards = Laid away

belote-board = Bidding table
belote-hanging = Hanging
belote-announce = Announced with your first card
belote-announcement = { $kind } { $value }: { $cards }
belote-say-belote = Say belote
belote-cut = Cut after
belote-cut-now = Cut
