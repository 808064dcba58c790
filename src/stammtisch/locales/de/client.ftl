### Wörter der Webseite, die zu keinem einzelnen Spiel gehören, und die ihrer Tafeln für Skat und Belote.

home-title = Setz dich, die Karten liegen bereit
home-lead = Vier Kartenspiele nach ihren genauen Regeln, gegen ehrliche Bots, die nicht mehr sehen als du.
home-promise = Kein Konto nötig, keine Werbung, Verdecktes wird nie gesendet. Jede Entscheidung nennt die Regel dahinter.
own-tables = Zurück an deinen Tisch
own-table = { $game }, { DATETIME($when, month: "short", day: "numeric", hour: "numeric", minute: "2-digit") }
all-games = Alle Spiele
play = Spielen
rules = Regeln
rules-of-table = Regeln am Tisch
preset = Ausgangsregeln
changes = { $count ->
    [one] eine Änderung
   *[other] { $count } Änderungen
}
instead-of = statt { $value }
option-none = keine
game-unknown = Dieses Spiel gibt es hier nicht
page-unknown = Diese Seite gibt es hier nicht
to-home = Zurück zu allen Spielen
table-opening = Wir setzen uns …
table-closed = Dieser Tisch lässt sich nicht öffnen
table-menu = Tisch

you = Du
we = Wir
they = Sie
seat-number = Platz { $number }
dealer = gibt
dealer-mark = G
to-act = am Zug
waiting = Die anderen sind dran …
asked = Was von dir gefragt ist
choices = Auswahl
cards-left = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
your-hand = Dein Blatt, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
card-selected = { $card }, gewählt
card-noted = { $card }, { $note }
card-refused = { $card }, jetzt nicht: { $reason }
ending = Das Spiel vorzeitig beenden
ending-sure = { $move }: wirklich?
ending-no = Nein, weiterspielen
ending-yes = Ja
choose-cards = { $chosen } von { $count } gewählt
word-any-play = spielen
move-with-cards = { $move }: { $cards }
contract = Spiel
contract-by = { $contract }, { $seat }
none-yet = noch keins
leads = Spielt aus
tricks = Stiche
score = Stand
trick = Stich
last-trick = Letzter Stich
trick-to = Stich: { $seat }
auction = Reizen
no-calls-yet = Noch hat niemand etwas gesagt
open-hand = { $seat }: Karten liegen offen
card-points = { $count } Augen
card-points-by-side = Kartenpunkte: { $sides }
revealed = Was verdeckt lag
deal = { $game ->
    [cribbage] Runde
   *[other] Spiel
}
deal-over = { $game ->
    [cribbage] Die Runde ist zu Ende
   *[other] Das Spiel ist zu Ende
}
deal-derived = { $game ->
    [cribbage] Runde { $number }, Zeile für Zeile
   *[other] Spiel { $number }, Zeile für Zeile
}
match-over = Die Partie ist zu Ende
match-won = Partie gewonnen: { $sides }
score-sheet = Spielliste
score-total = zusammen { $score }
next-deal = { $game ->
    [cribbage] Nächste Runde
   *[other] Nächstes Spiel
}
see-again = Noch einmal ansehen
could-have-won = Hättest du gewinnen können?
see-deal-again = { $game ->
    [cribbage] Runde { $number }: noch einmal ansehen
   *[other] Spiel { $number }: noch einmal ansehen
}
play-again = Noch einmal
same-cards = Dieselben Karten
other-game = Ein anderes Spiel
close = Schließen

rules-line = Regeln: { $preset }{ $changed ->
    [0] { "" }
    [one] , eine Änderung
   *[other] , { $changed } Änderungen
}
rules-usual = genau wie üblich
rules-unusual = { $count ->
    [one] an einer Stelle anders als üblich
   *[other] an { $count } Stellen anders als üblich
}
from-preset = An diesem Tisch geändert
from-usual = Anders als üblich
offer = Nächste Partie nach: { $preset }
offer-taken = Die nächste Partie geht nach: { $preset }
why-rule = Warum? Regel { $rule }
hint = Tipp
hint-move = Ein Bot würde wählen: { $move }.

connection-lost = Die Verbindung ist weg. Neuer Versuch; es geht nichts verloren …
not-sent = Noch nicht gesendet. Neuer Versuch …
mirror = Dieser Platz ist in einem neueren Fenster offen, dort wird gespielt.
offline = Keine Verbindung. Die Karten gibt und verwahrt der Server, darum braucht das Spiel eine; dein Tisch ist wieder da, sobald sie zurück ist.
refusal-no_connection = Der Server ist nicht zu erreichen.
refusal-server_error = Das konnte der Server nicht.
refusal-stale = Am Tisch ging es inzwischen weiter. Sieh noch einmal hin.
refusal-seq_taken = Am Tisch ging es inzwischen weiter. Sieh noch einmal hin.
refusal-request_used = Unter diesem Namen hat der Server schon etwas anderes angenommen. Versuch es noch einmal.
refusal-unreadable = Das kann der Server nicht lesen.
refusal-not_stored = Der Server kann gerade nichts speichern. Versuch es gleich noch einmal.
refusal-old_rules = Diese Partie begann nach einer älteren Fassung der Regeln und kann nicht weitergehen.
refusal-table_broken = An diesem Tisch ging etwas schief. Er wurde angehalten, alle Züge sind bewahrt.
refusal-no_such_table = Diesen Tisch gibt es nicht.
refusal-not_your_table = Dieser Tisch gehört jemand anderem.
refusal-too_many_tables = Du hast viele Tische offen. Spiel erst eine Partie zu Ende.
refusal-too_fast = Das war zu schnell. Warte einen Augenblick.
refusal-too_slow = Diese Verbindung ist zu langsam.
refusal-mirror = Ein neueres Fenster hat deinen Platz; dieses sieht nur zu.
refusal-other_seat = Dieser Platz ist nicht deiner.
refusal-not_now = Das geht jetzt nicht.
refusal-not_your_turn = Du bist nicht am Zug.
refusal-bad_origin = Diese Seite gehört nicht zu diesem Server.
refusal-no_such_seat = Nach diesen Regeln hat der Tisch weniger Plätze, als Leute daran sitzen.

settings = Einstellungen
setting-language = Sprache
setting-language-en = English
setting-language-de = Deutsch
setting-language-nb = Norsk bokmål
setting-language-fr = Français
setting-language-bg = Български
setting-language-zh = 中文
setting-theme = Licht
setting-theme-system = Wie im System
setting-theme-light = Hell
setting-theme-dark = Dunkel
setting-order = Ordnung im Blatt
setting-order-game = Wie das Spiel sortiert
setting-order-reversed = Umgekehrt
setting-order-printed = Nach gedruckter Farbe
setting-tap = Karte spielen
setting-tap-select = Erst wählen, dann spielen
setting-tap-play = Mit einem Tipp
setting-autoplay = Die einzige erlaubte Karte
setting-autoplay-false = Spiele ich selbst
setting-autoplay-true = Spielt sich selbst
setting-letterKeys = Buchstabentasten
setting-letterKeys-true = An
setting-letterKeys-false = Aus

keys = Tasten
keys-off = Buchstabentasten lassen sich in den Einstellungen abschalten.
key-arrows = im Blatt entlang
key-enter = Karte spielen, oder wählen, wo mehrere gefragt sind
key-hand = zum Blatt
key-choices = zu dem, was gefragt ist
key-confirm = gewählte Karten bestätigen
key-last = letzter Stich
key-score = Spielliste
key-count = Zählhilfe
key-repeat = noch einmal sagen, was gefragt ist und wie es steht
key-settings = Einstellungen
key-help = diese Liste

list-comma = {", "}
list-colon = {": "}
list-then = {". "}
card-name = { $suit } { $rank }
suit-C = Kreuz
suit-S = Pik
suit-H = Herz
suit-D = Karo
rank-A = Ass
rank-K = König
rank-Q = Dame
rank-J = Bube
rank-T = Zehn
rank-9 = Neun
rank-8 = Acht
rank-7 = Sieben
rank-6 = Sechs
rank-5 = Fünf
rank-4 = Vier
rank-3 = Drei
rank-2 = Zwei
card-BIG = großer Joker
card-SML = kleiner Joker
german-card-name = { $suit } { $rank }
german-suit-C = Eichel
german-suit-S = Grün
german-suit-H = Rot
german-suit-D = Schellen
german-rank-A = Daus
german-rank-K = König
german-rank-Q = Ober
german-rank-J = Unter

skat-forehand = Vorhand
skat-middlehand = Mittelhand
skat-rearhand = Hinterhand
skat-sits-out = sitzt aus
skat-declarer = Alleinspieler
skat-bidding-at = gereizt bis { $bid }
skat-declarer-at = { $seat }, für { $bid }
skat-contract-by = { $contract }, { $seat }{ $bid ->
    [0] { "" }
   *[other] , gereizt { $bid }
}
skat-tricks = Alleinspieler { $declarer } · Gegenspieler { $defenders }
skat-yes-to = Ja zu { $bid }
skat-jump = Sprung: übersprungene Werte: { $count }
skat-higher = Höher reizen
skat-game-times = { $game } × { $times }
skat-contracts = Spiele
skat-your-bid = Gereizt sind { $bid }. Was es mit deinen Karten wert ist, und ob das reicht:
skat-covers-yes = deckt dein Gebot
skat-covers-schneider = nur mit Schneider
skat-covers-no = deckt es nicht
skat-with = mit { $count },
skat-without = ohne { $count },
skat-skat = Der Skat
skat-from-skat = aus dem Skat
skat-were-in-skat = Im Skat: { $cards }
skat-claims = { $seat }: { $count } der übrigen Augen
skat-discards = Gedrückt

belote-board = Bietetafel
belote-hanging = Hängend
belote-announce = Angesagt mit deiner ersten Karte
belote-announcement = { $kind } { $value }: { $cards }
belote-say-belote = Belote ansagen
belote-cut = Abheben nach
belote-cut-now = Abheben
