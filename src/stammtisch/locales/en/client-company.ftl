### Words of the web client for the people at a table: lobby, seats, clocks, agreements, talk, the check of the fair deal.

home-lobby = Play with people: open tables, quick match, a friend's code
home-history = Your matches and statistics
lobby-title = Play with people
quick-match = Quick match
game = Game
pace = Time
find-others = Find others
seeking = Looking for people for { $game } ({ $count ->
    [one] you alone so far
   *[other] { $count } people look
})
cancel = Cancel
by-code = A friend's table
table-code = Code of the table
to-table = To the table
own-table-title = A table of your own
open-how = Choose a game, then who may come.
open-tables = Open tables
no-open-tables = No open tables just now.
look-on = Look on
with-people = Play with people
open-table = Open the table
your-name = Your name at the table
somebody = Somebody
person-number = Person { $number }

pace-fast = fast: 8 s, bank 1 min
pace-normal = normal: 15 s, bank 2 min
pace-slow = slow: 30 s, bank 4 min
pace-none = no clock
timeout = Out of time
timeout-auto = moves are made, at last a bot takes over
timeout-forfeit = out of time loses at once
who-may-come = Who may come
visibility-private = friends with link or code
visibility-public = everybody, by the lobby
visibility-quick = whoever seeks such a table
allow-spectators = People may look on
allow-free-text = Free text as well as quick phrases
allow-count-help = Counting help: cards still out, trumps gone, card points taken
bot-level = How the bots play
bot-beginner = bot
bot-club = bot, club player
bot-expert = bot, expert
level-beginner = rules of thumb
level-club = club player
level-expert = expert

invited = You are invited to this table
sit-down = Sit down
come-in = Come in
seats = Seats
seat-free = Free
sit-here = Sit here
seat-bot = Seat a bot
take-away = Take away
stand-up = Stand up
standing = Standing by: { $names }
host = host
your-partner = your partner
is-ready = ready
absent = not here just now
begin = Beginning
start = Start
start-with-bots = { $count ->
    [one] A bot takes the free seat.
   *[other] Bots take the { $count } free seats.
}
start-all = All seats are taken.
ready = Ready
not-ready = Not ready after all
ready-how = Once every seat is taken and all are ready, the match begins.
waits-for-start = Waiting for the others, or for the host to start.
invite-people = Invite people
table-link = Link of the table
copy-link = Copy link
copied = Copied
qr-code = QR code
qr-of-table = QR code of the table's link
plays-already = This match has begun, and there is no seat free and no looking on.

people = People
stands-in = bot, for { $person }
match-lost = has lost the match
time-left = Time left:
time-bank = bank { $time }
seconds-left = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
time-runs-out = Your time runs out.
signal-clock = Time runs out
takeover-in = A bot takes your seat in { $seconds } s.
takeover-warned = A bot is about to take your seat. Say that you are here.
takeover-other = { $seat }: a bot takes over in { $seconds } s.
im-here = I'm here
bot-plays-for-you = A bot plays for you.
take-seat-back = Take my seat back
meanwhile = What happened meanwhile
nothing-meanwhile = Nothing has happened meanwhile.
deal-number = Deal { $number }
by-itself = by itself
paused-asked = The clocks are stopped.
paused-adjourned = The match rests until all want to go on.
paused-restart = The server was started anew; the clocks wait until all are back.
goes-on-in = Goes on in { $seconds } s.
go-on = Go on
waits-for = Waiting for: { $names }
pause = Stop the clocks
adjourn = Go on another day
adjourn-asked = To go on another day: { $names }. Agreed?
answer-yes = Yes
answer-no = No
take-word-back = Rather not
take-back = Take back
take-back-asked = { $seat } asks to take the last move back. Agreed?
take-back-waits = You have asked for your move back. Waiting for the others.
proposes-again = { $name } would like another match: { $preset }
proposes-same = { $name } would like the same cards again
agree = Agreed
next-deal-in = The next deal comes in { $seconds } s.
take-it-here = Take it here

say-something = Say something
own-words = In your own words
send = Send
phrase-hello = Hello!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops …
phrase-nice_hand = What a hand!
phrase-bad_luck = Bad luck!
phrase-one_moment = One moment, please
phrase-i_am_back = I am back
phrase-your_turn = It is your turn
phrase-goodbye = Goodbye!
mute = Mute
report = Report …
report-about = Who it is about
report-nobody = Nobody in particular
report-what = What happened
report-how = It goes to the host of this server, with the log of the table. Nobody at the table is told.
report-send = Send the report
watching = Looking on: { $names }
nobody-watches = Nobody looks on.
let-bot-stand-in = Let a bot stand in
other-device = Move to another device
other-device-qr = QR code that opens your seat on another device
other-device-how = Point the other device at this, or open the link there. It works once, for ten minutes.
leave = Leave the table
leave-sure = Leave this table?
leave-sure-bot = Leave in the middle of the match? A bot plays on for you.
leave-sure-lost = Leave in the middle of the match? A bot plays on for you, and you lose the match.
leave-sure-daily = Leave the deal of the day? It then has no score.
leave-yes = Leave
stay = Stay

fair-check = Check the deal
fair-only-https = The deal can be checked here on https pages only; the command stammtisch fair does it everywhere.
fair-no-record = There is no record of this match.
fair-good = Dealt as promised: { $deals ->
    [one] one deal checked
   *[other] { $deals } deals checked
}.
fair-noted = It agrees with what this browser noted while you played.
fair-not-noted = This browser had no number of its own in it, so it shows only that the packs follow from the secret.
fair-by-rule = Gathered by the rules, not shuffled: { $deals }.
fair-bad = Not dealt as promised:
fair-fault-no_fair_deal = The record says nothing of a fair deal.
fair-fault-secret_changed = The secret is not the one the server was bound to.
fair-fault-opening = The first dealer or pack does not follow from the secret.
fair-fault-pack = The pack of deal { $deal } does not follow from the secret.
fair-fault-commitment_late = The server was not bound before you gave your number.
fair-fault-commitment_changed = The server was bound to something else when you gave your number.
fair-fault-nonce_ignored = Your number was left out or changed.
begins-soon = Everybody is here: the match begins in a moment
moved-by-itself = moved by itself: time was out
by-a-bot = bot
stand-in-wanted = { $names } would like a bot to play for { $seat }: { $count } of { $needed } needed
stand-in-wanted-you = The others would like a bot to play for you: { $count } of { $needed } needed
invite-to-seat = Invite to this seat
invited-to-seat = The link invites you to seat { $number }.
invited-seat-taken = Seat { $number }, to which the link invites, is taken: you get another.
skat-ahead = Bid ahead
skat-bid-up-to = Bid up to
skat-by-itself = Bid for me
skat-ahead-how = Each time you are asked, the lowest bid or a yes is said for you, up to this value; above it you pass. You can take it back.
skat-pass-ahead = Pass ahead
skat-wishes-upto = Bids are made for you up to { $bid }, then a pass
skat-wishes-pass = You will pass as soon as you are asked
late-see = See the cards, one deal late
