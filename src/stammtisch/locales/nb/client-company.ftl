### Nettsidens ord for folk ved et bord: lobby, plasser, klokker, avtaler, prat, kontroll av rettferdig giv.

home-lobby = Spill med andre: åpne bord, hurtigrunde, en venns kode
home-history = Dine kamper og statistikk
lobby-title = Spill med andre
quick-match = Hurtigrunde
game = Spill
pace = Betenkningstid
find-others = Finn medspillere
seeking = Leter etter medspillere til { $game } ({ $count ->
    [one] bare du så langt
   *[other] { $count } leter
})
cancel = Avbryt
by-code = En venns bord
table-code = Bordets kode
to-table = Til bordet
own-table-title = Ditt eget bord
open-how = Velg et spill, og så hvem som kan komme.
open-tables = Åpne bord
no-open-tables = Ingen åpne bord akkurat nå.
look-on = Se på
with-people = Spill med andre
open-table = Åpne bordet
your-name = Navnet ditt ved bordet
somebody = Noen
person-number = Person { $number }

pace-fast = raskt: 8 s, reserve 1 min
pace-normal = normalt: 15 s, reserve 2 min
pace-slow = rolig: 30 s, reserve 4 min
pace-none = uten klokke
timeout = Når tiden er ute
timeout-auto = det spilles for deg, til slutt tar en bot over
timeout-forfeit = den som bruker opp tiden, taper straks
who-may-come = Hvem som kan komme
visibility-private = venner med lenke eller kode
visibility-public = alle, gjennom lobbyen
visibility-quick = den som leter etter et slikt bord
allow-spectators = Folk kan se på
allow-free-text = Fri tekst i tillegg til korte fraser
allow-count-help = Tellehjelp: kort som er ute, trumfer som er gått, kortpoeng
bot-level = Hvordan botene spiller
bot-beginner = bot
bot-club = bot, klubbspiller
bot-expert = bot, ekspert
level-beginner = tommelfingerregler
level-club = klubbspiller
level-expert = ekspert

invited = Du er invitert til dette bordet
sit-down = Sett deg
come-in = Kom inn
seats = Plasser
seat-free = Ledig
sit-here = Sitt her
seat-bot = Sett inn en bot
take-away = Ta bort
stand-up = Reis deg
standing = Står ved bordet: { $names }
host = vert
your-partner = makkeren din
is-ready = klar
absent = ikke her akkurat nå
begin = Begynne
start = Start
start-with-bots = { $count ->
    [one] En bot tar den ledige plassen.
   *[other] Boter tar de { $count } ledige plassene.
}
start-all = Alle plasser er tatt.
ready = Klar
not-ready = Ikke klar likevel
ready-how = Når alle plasser er tatt og alle er klare, begynner kampen.
waits-for-start = Venter på de andre, eller på at verten starter.
invite-people = Inviter
table-link = Lenke til bordet
copy-link = Kopier lenke
copied = Kopiert
qr-code = QR-kode
qr-of-table = QR-kode med lenken til bordet
plays-already = Kampen er i gang; ingen plass er ledig, og her kan man ikke se på.

people = Folk
stands-in = bot, for { $person }
match-lost = har tapt kampen
time-left = Tid igjen:
time-bank = reserve { $time }
seconds-left = { $seconds ->
    [one] 1 sekund
   *[other] { $seconds } sekunder
}
time-runs-out = Tiden din renner ut.
signal-clock = Tiden renner ut
takeover-in = En bot tar plassen din om { $seconds } s.
takeover-warned = En bot tar snart plassen din. Si at du er her.
takeover-other = { $seat }: en bot tar over om { $seconds } s.
im-here = Jeg er her
bot-plays-for-you = En bot spiller for deg.
take-seat-back = Ta plassen tilbake
meanwhile = Hva som skjedde imens
nothing-meanwhile = Ingenting har skjedd imens.
deal-number = Giv { $number }
by-itself = av seg selv
paused-asked = Klokkene står.
paused-adjourned = Kampen hviler til alle vil fortsette.
paused-restart = Serveren ble startet på nytt; klokkene venter til alle er tilbake.
goes-on-in = Fortsetter om { $seconds } s.
go-on = Fortsett
waits-for = Venter på: { $names }
pause = Stopp klokkene
adjourn = Fortsett en annen dag
adjourn-asked = Fortsette en annen dag: { $names }. Enig?
answer-yes = Ja
answer-no = Nei
take-word-back = Heller ikke
take-back = Ta tilbake
take-back-asked = { $seat } ber om å ta tilbake siste trekk. Enig?
take-back-waits = Du har bedt om å ta trekket tilbake. Venter på de andre.
proposes-again = { $name } vil gjerne ha en kamp til: { $preset }
proposes-same = { $name } vil gjerne ha de samme kortene igjen
agree = Enig
next-deal-in = Neste giv kommer om { $seconds } s.
take-it-here = Ta den her

say-something = Si noe
own-words = Med egne ord
send = Send
phrase-hello = Hei!
phrase-good_luck = Lykke til!
phrase-well_played = Godt spilt!
phrase-thanks = Takk!
phrase-sorry = Beklager!
phrase-oops = Oi …
phrase-nice_hand = For en hånd!
phrase-bad_luck = Uflaks!
phrase-one_moment = Et øyeblikk
phrase-i_am_back = Jeg er tilbake
phrase-your_turn = Det er din tur
phrase-goodbye = Ha det!
mute = Demp
report = Meld fra …
report-about = Hvem det gjelder
report-nobody = Ingen bestemt
report-what = Hva som skjedde
report-how = Det går til den som driver serveren, med bordets logg. Ingen ved bordet får vite det.
report-send = Send meldingen
watching = Ser på: { $names }
nobody-watches = Ingen ser på.
let-bot-stand-in = La en bot steppe inn
other-device = Flytt til en annen enhet
other-device-qr = QR-kode som åpner plassen din på en annen enhet
other-device-how = Pek den andre enheten hit, eller åpne lenken der. Den virker én gang, i ti minutter.
leave = Forlat bordet
leave-sure = Forlate dette bordet?
leave-sure-bot = Gå midt i kampen? En bot spiller videre for deg.
leave-sure-lost = Gå midt i kampen? En bot spiller videre for deg, og du taper kampen.
leave-sure-daily = Forlate dagens giv? Da får den ikke noe resultat.
leave-yes = Gå
stay = Bli

fair-check = Kontroller given
fair-only-https = Given kan kontrolleres her bare på https-sider; kommandoen stammtisch fair gjør det overalt.
fair-no-record = Det finnes ingen opptegnelse av denne kampen.
fair-good = Gitt som lovet: { $deals ->
    [one] én giv kontrollert
   *[other] { $deals } giver kontrollert
}.
fair-noted = Det stemmer med det nettleseren noterte mens du spilte.
fair-not-noted = Nettleseren hadde ikke noe eget tall med, så det viser bare at kortene følger av hemmeligheten.
fair-by-rule = Samlet etter reglene, ikke stokket: { $deals }.
fair-bad = Ikke gitt som lovet:
fair-fault-no_fair_deal = Opptegnelsen sier ingenting om rettferdig giv.
fair-fault-secret_changed = Hemmeligheten er ikke den serveren var bundet til.
fair-fault-opening = Første giver eller kortstokk følger ikke av hemmeligheten.
fair-fault-pack = Kortstokken i giv { $deal } følger ikke av hemmeligheten.
fair-fault-commitment_late = Serveren var ikke bundet før du ga tallet ditt.
fair-fault-commitment_changed = Serveren var bundet til noe annet da du ga tallet ditt.
fair-fault-nonce_ignored = Tallet ditt ble utelatt eller endret.
begins-soon = Alle er her: kampen begynner straks
moved-by-itself = trakk av seg selv: tiden var ute
by-a-bot = bot
stand-in-wanted = { $names } vil at en bot skal spille for { $seat }: { $count } av { $needed } stemmer
stand-in-wanted-you = De andre vil at en bot skal spille for deg: { $count } av { $needed } stemmer
invite-to-seat = Inviter til denne plassen
invited-to-seat = Lenken inviterer deg til plass { $number }.
invited-seat-taken = Plass { $number }, som lenken inviterer til, er opptatt: du får en annen.
skat-ahead = By på forhånd
skat-bid-up-to = By opp til
skat-by-itself = By for meg
skat-ahead-how = Hver gang du blir spurt, sies det laveste budet eller ja for deg, opp til denne verdien; over den passer du. Du kan ta det tilbake.
skat-pass-ahead = Pass på forhånd
skat-wishes-upto = Det bys for deg opp til { $bid }, så passes det
skat-wishes-pass = Du passer så snart du blir spurt
late-see = Se kortene, én giv senere
