### Wörter der Seite für die Menschen am Tisch: Lobby, Plätze, Uhren, Verabredungen, Gespräch, Prüfung der ehrlichen Karten.

home-lobby = Mit anderen spielen: offene Tische, schnelle Runde, Code von Freunden
home-history = Deine Partien und Statistik
lobby-title = Mit anderen spielen
quick-match = Schnelle Runde
game = Spiel
pace = Bedenkzeit
find-others = Mitspieler suchen
seeking = Suche Mitspieler für { $game } ({ $count ->
    [one] bisher nur du
   *[other] { $count } suchen
})
cancel = Abbrechen
by-code = Tisch von Freunden
table-code = Code des Tischs
to-table = Zum Tisch
own-table-title = Ein eigener Tisch
open-how = Wähle ein Spiel, dann, wer kommen darf.
open-tables = Offene Tische
no-open-tables = Gerade ist kein Tisch offen.
look-on = Zuschauen
with-people = Mit anderen spielen
open-table = Tisch öffnen
your-name = Dein Name am Tisch
somebody = Jemand
person-number = Person { $number }

pace-fast = schnell: 8 s, Vorrat 1 min
pace-normal = normal: 15 s, Vorrat 2 min
pace-slow = langsam: 30 s, Vorrat 4 min
pace-none = ohne Uhr
timeout = Zeit abgelaufen
timeout-auto = es wird gezogen, zuletzt übernimmt ein Bot
timeout-forfeit = wer die Zeit überschreitet, verliert sofort
who-may-come = Wer kommen darf
visibility-private = Freunde mit Link oder Code
visibility-public = alle, über die Lobby
visibility-quick = wer so einen Tisch sucht
allow-spectators = Zuschauen ist erlaubt
allow-free-text = Freier Text neben kurzen Sätzen
allow-count-help = Zählhilfe: was noch aussteht, gefallene Trümpfe, Kartenpunkte
bot-level = Wie die Bots spielen
bot-beginner = Bot
bot-club = Bot, Vereinsspieler
bot-expert = Bot, Meister
level-beginner = Faustregeln
level-club = Vereinsspieler
level-expert = Meister

invited = Du bist an diesen Tisch eingeladen
sit-down = Platz nehmen
come-in = Hereinkommen
seats = Plätze
seat-free = Frei
sit-here = Hier sitzen
seat-bot = Bot hinsetzen
take-away = Wegschicken
stand-up = Aufstehen
standing = Stehen dabei: { $names }
host = Gastgeber
your-partner = dein Partner
is-ready = bereit
absent = gerade nicht da
begin = Beginn
start = Anfangen
start-with-bots = { $count ->
    [one] Ein Bot nimmt den freien Platz.
   *[other] Bots nehmen die { $count } freien Plätze.
}
start-all = Alle Plätze sind besetzt.
ready = Bereit
not-ready = Doch noch nicht
ready-how = Sind alle Plätze besetzt und alle bereit, beginnt die Partie.
waits-for-start = Es fehlen noch andere, oder der Gastgeber fängt an.
invite-people = Einladen
table-link = Link des Tischs
copy-link = Link kopieren
copied = Kopiert
qr-code = QR-Code
qr-of-table = QR-Code mit dem Link des Tischs
plays-already = Diese Partie läuft schon; kein Platz ist frei, und zuschauen geht hier nicht.

people = Leute
stands-in = Bot, für { $person }
match-lost = hat die Partie verloren
time-left = Restzeit:
time-bank = Vorrat { $time }
seconds-left = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
time-runs-out = Deine Zeit läuft ab.
signal-clock = Zeit läuft ab
takeover-in = In { $seconds } s nimmt ein Bot deinen Platz.
takeover-warned = Gleich nimmt ein Bot deinen Platz. Sag, dass du da bist.
takeover-other = { $seat }: in { $seconds } s übernimmt ein Bot.
im-here = Ich bin da
bot-plays-for-you = Ein Bot spielt für dich.
take-seat-back = Platz wieder einnehmen
meanwhile = Was inzwischen geschah
nothing-meanwhile = Inzwischen ist nichts geschehen.
deal-number = { $game ->
    [cribbage] Runde { $number }
   *[other] Spiel { $number }
}
by-itself = von selbst
paused-asked = Die Uhren stehen.
paused-adjourned = Die Partie ruht, bis alle weiterspielen wollen.
paused-restart = Der Server wurde neu gestartet; die Uhren warten, bis alle wieder da sind.
goes-on-in = Weiter in { $seconds } s.
go-on = Weiter
waits-for = Es fehlen noch: { $names }
pause = Uhren anhalten
adjourn = An einem anderen Tag weiter
adjourn-asked = An einem anderen Tag weiter: { $names }. Einverstanden?
answer-yes = Ja
answer-no = Nein
take-word-back = Lieber nicht
take-back = Zurücknehmen
take-back-asked = { $seat } möchte den letzten Zug zurücknehmen. Einverstanden?
take-back-waits = Du hast darum gebeten, deinen Zug zurückzunehmen. Die anderen überlegen.
proposes-again = { $name } möchte noch eine Partie: { $preset }
proposes-same = { $name } möchte noch einmal dieselben Karten
agree = Einverstanden
next-deal-in = { $game ->
    [cribbage] Die nächste Runde kommt in { $seconds } s.
   *[other] Das nächste Spiel kommt in { $seconds } s.
}
take-it-here = Hier übernehmen

say-something = Etwas sagen
own-words = In eigenen Worten
send = Senden
phrase-hello = Hallo!
phrase-good_luck = Gut Blatt!
phrase-well_played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla …
phrase-nice_hand = Was für ein Blatt!
phrase-bad_luck = So ein Pech!
phrase-one_moment = Einen Moment, bitte
phrase-i_am_back = Bin wieder da
phrase-your_turn = Du bist dran
phrase-goodbye = Auf Wiedersehen!
mute = Stumm
report = Melden …
report-about = Um wen es geht
report-nobody = Niemand Bestimmtes
report-what = Was geschehen ist
report-how = Es geht an den Betreiber dieses Servers, mit dem Verlauf des Tischs. Am Tisch erfährt es niemand.
report-send = Meldung senden
watching = Es schauen zu: { $names }
nobody-watches = Niemand schaut zu.
let-bot-stand-in = Bot einspringen lassen
other-device = Auf ein anderes Gerät
other-device-qr = QR-Code, der deinen Platz auf einem anderen Gerät öffnet
other-device-how = Richte das andere Gerät darauf oder öffne dort den Link. Er gilt einmal, zehn Minuten lang.
leave = Tisch verlassen
leave-sure = Diesen Tisch verlassen?
leave-sure-bot = Mitten in der Partie gehen? Ein Bot spielt für dich weiter.
leave-sure-lost = Mitten in der Partie gehen? Ein Bot spielt für dich weiter, und du verlierst die Partie.
leave-sure-daily = Das Spiel des Tages verlassen? Es hat dann kein Ergebnis.
leave-yes = Gehen
stay = Bleiben

fair-check = Karten prüfen
fair-only-https = Prüfen geht hier nur auf https-Seiten; der Befehl stammtisch fair kann es überall.
fair-no-record = Von dieser Partie gibt es keine Aufzeichnung.
fair-good = Gegeben wie versprochen: { $deals ->
    [one] ein Spiel geprüft
   *[other] { $deals } Spiele geprüft
}.
fair-noted = Es stimmt mit dem überein, was dieser Browser beim Spielen notiert hat.
fair-not-noted = Dieser Browser hat keine eigene Zahl dazugegeben; sicher ist nur, dass die Karten aus dem Geheimnis folgen.
fair-by-rule = Nach den Regeln zusammengelegt, nicht gemischt: { $deals }.
fair-bad = Nicht gegeben wie versprochen:
fair-fault-no_fair_deal = Die Aufzeichnung sagt nichts über ehrliches Geben.
fair-fault-secret_changed = Das Geheimnis ist nicht das, an das der Server gebunden war.
fair-fault-opening = Erster Geber oder erste Karten folgen nicht aus dem Geheimnis.
fair-fault-pack = Die Karten von Spiel { $deal } folgen nicht aus dem Geheimnis.
fair-fault-commitment_late = Der Server war noch nicht gebunden, als du deine Zahl gabst.
fair-fault-commitment_changed = Der Server war an etwas anderes gebunden, als du deine Zahl gabst.
fair-fault-nonce_ignored = Deine Zahl wurde weggelassen oder geändert.
begins-soon = Alle sind da: Gleich geht es los
moved-by-itself = von selbst gezogen: Zeit war um
by-a-bot = Bot
stand-in-wanted = { $names }: ein Bot soll für { $seat } spielen ({ $count } von { $needed } nötigen Stimmen)
stand-in-wanted-you = Die anderen möchten, dass ein Bot für dich spielt ({ $count } von { $needed } nötigen Stimmen)
invite-to-seat = Auf diesen Platz einladen
invited-to-seat = Der Link lädt dich auf Platz { $number } ein.
invited-seat-taken = Platz { $number }, auf den der Link einlädt, ist besetzt: du bekommst einen anderen.
skat-ahead = Im Voraus reizen
skat-bid-up-to = Reizen bis
skat-by-itself = Für mich reizen
skat-ahead-how = Wirst du gefragt, wird für dich das niedrigste Gebot oder Ja gesagt, bis zu diesem Wert; darüber passt du. Du kannst es zurücknehmen.
skat-pass-ahead = Im Voraus passen
skat-wishes-upto = Für dich wird bis { $bid } gereizt, dann gepasst
skat-wishes-pass = Du passt, sobald du gefragt wirst
late-see = Karten sehen, ein Spiel später
