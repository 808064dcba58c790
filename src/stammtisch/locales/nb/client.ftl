### Words of the web client that belong to no single game, and those of its boards for Skat and Belote.

home-title = Sett deg, kortene ligger på bordet
home-lead = Fire kortspill etter nøyaktige regler, mot ærlige boter som ikke ser mer enn du gjør.
home-promise = Ingen konto kreves, ingen reklame, ingenting skjult sendes noen gang ut. Hver avgjørelse nevner regelen bak.
own-tables = Tilbake til bordet ditt
own-table = { $game }, { DATETIME($when, month: "short", day: "numeric", hour: "numeric", minute: "2-digit") }
all-games = Alle spill
play = Spill
rules = Regler
rules-of-table = Reglene ved bordet
preset = Regler å begynne med
changes = { $count ->
    [one] én endring
   *[other] { $count } endringer
  }
instead-of = i stedet for { $value }
option-none = ingen
game-unknown = Det spillet finnes ikke her
page-unknown = Den siden finnes ikke her
to-home = Tilbake til alle spill
table-opening = Setter oss til bords …
table-closed = Dette bordet kan ikke åpnes
table-menu = Bord

you = Du
we = Vi
they = De
seat-number = Plass { $number }
dealer = giver
dealer-mark = G
to-act = skal spille
waiting = Venter på de andre …
asked = Hva du blir spurt om
choices = Valg
cards-left = { $count ->
    [one] ett kort
   *[other] { $count } kort
  }
your-hand = Hånden din, { $count ->
    [one] ett kort
   *[other] { $count } kort
  }
card-selected = { $card }, valgt
card-noted = { $card }, { $note }
card-refused = { $card }, ikke nå: { $reason }
ending = Avslutte given før tiden
ending-sure = { $move }: er du sikker?
ending-no = Nei, spill videre
ending-yes = Ja
choose-cards = { $chosen } av { $count } valgt
word-any-play = spill
move-with-cards = { $move }: { $cards }
contract = Kontrakt
contract-by = { $contract }, { $seat }
none-yet = ikke ennå
leads = Spiller ut
tricks = Stikk
score = Stilling
trick = Stikk
last-trick = Siste stikk
trick-to = Stikk: { $seat }
auction = Meldinger
no-calls-yet = Ingen har sagt noe ennå
open-hand = { $seat }: kort på bordet
card-points = { $count } kortpoeng
card-points-by-side = Kortpoeng: { $sides }
revealed = Det som lå skjult
deal = Giv
deal-over = Given er over
deal-derived = Giv { $number }, linje for linje
match-over = Kampen er over
match-won = Kampen er vunnet: { $sides }
score-sheet = Poengblokk
score-total = til sammen { $score }
next-deal = Neste giv
see-again = Se den igjen
could-have-won = Kunne du ha vunnet?
see-deal-again = Giv { $number }: se den igjen
play-again = Spill igjen
same-cards = Samme kort igjen
other-game = Et annet spill
close = Lukk

rules-line = Regler: { $preset }{ $changed ->
    [0] {""}
    [one] {""}, én endring
   *[other] {""}, { $changed } endringer
  }
rules-usual = akkurat som det vanlige spillet
rules-unusual = { $count ->
    [one] avviker fra det vanlige spillet på ett punkt
   *[other] avviker fra det vanlige spillet på { $count } punkter
  }
from-preset = Endret ved dette bordet
from-usual = Annerledes enn det vanlige spillet
offer = Spill neste kamp etter: { $preset }
offer-taken = Neste kamp går etter: { $preset }
why-rule = Hvorfor? Regel { $rule }
hint = Tips
hint-move = En bot ville valgt: { $move }.

connection-lost = Forbindelsen er brutt. Prøver igjen; ingenting er tapt …
not-sent = Ikke sendt ennå. Prøver igjen …
mirror = Denne plassen er åpen i et nyere vindu, og det spiller.
offline = Ingen forbindelse. Tjeneren deler ut og tar vare på kortene, så spillet trenger en; bordet ditt er der igjen straks den er tilbake.
refusal-no_connection = Tjeneren kan ikke nås.
refusal-server_error = Tjeneren klarte ikke det.
refusal-stale = Bordet har gått videre siden. Se en gang til.
refusal-seq_taken = Bordet har gått videre siden. Se en gang til.
refusal-request_used = Tjeneren har tatt imot noe annet under dette navnet. Prøv igjen.
refusal-unreadable = Tjeneren kan ikke lese det.
refusal-not_stored = Tjeneren kan ikke lagre noe nå. Prøv igjen om et øyeblikk.
refusal-old_rules = Denne kampen ble begynt med en eldre utgave av reglene og kan ikke fortsette.
refusal-table_broken = Noe gikk galt ved dette bordet. Det er stanset, og alle trekk er tatt vare på.
refusal-no_such_table = Det bordet finnes ikke.
refusal-not_your_table = Dette bordet tilhører noen andre.
refusal-too_many_tables = Du har mange bord åpne. Spill ferdig en kamp først.
refusal-too_fast = Det gikk for fort. Vent et øyeblikk.
refusal-too_slow = Denne forbindelsen er for treg.
refusal-mirror = Et nyere vindu har plassen din; dette ser bare på.
refusal-other_seat = Den plassen er ikke din.
refusal-not_now = Det går ikke nå.
refusal-not_your_turn = Det er ikke din tur.
refusal-bad_origin = Denne siden hører ikke til denne tjeneren.
refusal-no_such_seat = Etter disse reglene har bordet færre plasser enn det sitter folk ved det.

settings = Innstillinger
setting-language = Språk
setting-language-en = English
setting-language-de = Deutsch
setting-language-nb = Norsk bokmål
setting-language-fr = Français
setting-language-bg = Български
setting-language-zh = 中文
setting-theme = Lys
setting-theme-system = Som systemet
setting-theme-light = Lyst
setting-theme-dark = Mørkt
setting-order = Rekkefølge på hånden
setting-order-game = Slik spillet sorterer
setting-order-reversed = Den andre veien
setting-order-printed = Etter trykt sort
setting-tap = Å spille et kort
setting-tap-select = Velg, så spill
setting-tap-play = Med ett trykk
setting-autoplay = Det eneste lovlige kortet
setting-autoplay-false = Jeg spiller det selv
setting-autoplay-true = Spilles av seg selv
setting-letterKeys = Bokstavtaster
setting-letterKeys-true = På
setting-letterKeys-false = Av

keys = Taster
keys-off = Bokstavtastene kan slås av i innstillingene.
key-arrows = langs hånden
key-enter = spill kortet, eller velg det når det trengs flere
key-hand = til hånden
key-choices = til det du blir spurt om
key-confirm = bekreft de valgte kortene
key-last = siste stikk
key-score = poengblokk
key-count = tellehjelp
key-repeat = si en gang til hva du blir spurt om og hvordan det står
key-settings = innstillinger
key-help = denne listen

list-comma = {", "}
list-colon = {": "}
list-then = {". "}
card-name = { $suit } { $rank }
suit-C = kløver
suit-S = spar
suit-H = hjerter
suit-D = ruter
rank-A = ess
rank-K = konge
rank-Q = dame
rank-J = knekt
rank-T = ti
rank-9 = ni
rank-8 = åtte
rank-7 = sju
rank-6 = seks
rank-5 = fem
rank-4 = fire
rank-3 = tre
rank-2 = to
card-BIG = rød joker
card-SML = svart joker
german-card-name = { $suit } { $rank }
german-suit-C = eikenøtt
german-suit-S = blad
german-suit-H = hjerter
german-suit-D = bjelle
german-rank-A = Daus
german-rank-K = König
german-rank-Q = Ober
german-rank-J = Unter

skat-forehand = forehand
skat-middlehand = midthånd
skat-rearhand = bakhånd
skat-sits-out = sitter over
skat-declarer = spillefører
skat-bidding-at = budet står på { $bid }
skat-declarer-at = { $seat }, for { $bid }
skat-contract-by = { $contract }, { $seat }{ $bid ->
    [0] {""}
   *[other] {""}, bud { $bid }
  }
skat-tricks = spillefører { $declarer } · forsvarere { $defenders }
skat-yes-to = Ja til { $bid }
skat-jump = Hopp: verdier hoppet over: { $count }
skat-higher = By høyere
skat-game-times = { $game } × { $times }
skat-contracts = Kontrakter
skat-your-bid = Budet ditt er { $bid }. Verdi etter kortene dine, og om det dekker budet:
skat-covers-yes = dekker budet
skat-covers-schneider = bare med Schneider
skat-covers-no = dekker ikke
skat-with = med { $count },
skat-without = uten { $count },
skat-skat = Skat
skat-from-skat = fra skaten
skat-were-in-skat = I skaten: { $cards }
skat-claims = { $seat }: { $count } av kortpoengene som er igjen
skat-discards = Kastet

belote-board = Meldetavle
belote-hanging = Hengende
belote-announce = Annonsert med ditt første kort
belote-announcement = { $kind } { $value }: { $cards }
belote-say-belote = Si belote
belote-cut = Ta av etter
belote-cut-now = Ta av
