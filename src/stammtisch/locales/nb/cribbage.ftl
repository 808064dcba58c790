# Cribbage

title-cribbage = Cribbage
invite-cribbage = Femten to, femten fire og et par er seks: kappløp rundt brettet til 121.
players-cribbage = 2 spillere: du og én bot

## What happens at the table

event-cribbage-discard = { $seat }: to kort til krybben
event-cribbage-cut = { $seat }: tar av
event-cribbage-cut_card = { $seat }: snur { $cards }
event-cribbage-cut_again = Like kort: begge trekker på nytt
event-cribbage-cut_deals = Det laveste kortet: { $seat } gir
event-cribbage-starter = Startkort: { $cards }
event-cribbage-heels = Knekt som startkort! { $seat }: { $score }, nå { $board }
event-cribbage-play = { $seat }: { $cards }, telling { $count }
event-cribbage-fifteen = { $seat }: femten for { $score }, nå { $board }
event-cribbage-thirty_one = { $seat }: trettién for { $score }, nå { $board }
event-cribbage-pair = { $seat }: par for { $score }, nå { $board }
event-cribbage-pair_royal = { $seat }: tre like for { $score }, nå { $board }
event-cribbage-double_pair_royal = { $seat }: fire like for { $score }, nå { $board }
event-cribbage-run = { $seat }: rekke for { $score }, nå { $board }
event-cribbage-last_card = { $seat }: siste kort for { $score }, nå { $board }
event-cribbage-go = { $seat }: pass ved { $count }
event-cribbage-reset = Tellingen går tilbake til 0; spiller ut: { $seat }
event-cribbage-hand = { $seat }, hånd: { $cards }, { $score }, nå { $board }
event-cribbage-crib = { $seat }, krybbe: { $cards }, { $score }, nå { $board }
event-cribbage-named = { $seat }: «{ $score }»
event-cribbage-overlooked = { $seat }: { $named } nevnt, { $score } fantes; { $pegged } stukket
event-cribbage-corrected = { $seat }: { $named } nevnt, bare { $score } fantes; { $pegged } stukket
event-cribbage-muggins = Muggins! { $seat }: { $score }
event-cribbage-accept = { $seat }: ingenting å kreve
event-cribbage-stinkhole = { $seat } i stinkhullet: { $score } ikke stukket
event-cribbage-target = { $seat }: { $target } nådd, spillet er vunnet
event-cribbage-taken_back = { $seat }: et trekk tas tilbake

## Lines of the score sheet

line-cribbage-cut_card = Snudd { $cards }
line-cribbage-cut_deals = Det laveste kortet: gir
line-cribbage-heels = Knekt som startkort { $cards }: { $score }
line-cribbage-fifteen = Femten { $cards }: { $score }
line-cribbage-thirty_one = Trettién { $cards }: { $score }
line-cribbage-last_card = Siste kort { $cards }: { $score }
line-cribbage-pair = Par { $cards }: { $score }
line-cribbage-pair_royal = Tre like { $cards }: { $score }
line-cribbage-double_pair_royal = Fire like { $cards }: { $score }
line-cribbage-run = Rekke { $cards }: { $score }
line-cribbage-flush = Flush { $cards }: { $score }
line-cribbage-nobs = Riktig knekt { $cards }: { $score }
line-cribbage-sum = Til sammen, { $where } { $cards }: { $score }, nå { $board }
line-cribbage-overlooked = Oversett, { $where }: { $named } nevnt av { $score }
line-cribbage-corrected = Rettet, { $where }: { $named } nevnt, { $score } fantes
line-cribbage-muggins = Muggins, { $where }: { $score }, nå { $board }
line-cribbage-stinkhole = Stinkhull, { $where }: { $score } ikke stukket
line-cribbage-target = { $target } nådd
line-cribbage-game = Spill { $number }, { $winner } : { $loser }: { $game_points }
line-cribbage-skunk = Spill { $number }, skunk, { $winner } : { $loser }: { $game_points }
line-cribbage-double_skunk = Spill { $number }, dobbel skunk, { $winner } : { $loser }: { $game_points }
line-cribbage-more_games = Like mange spillpoeng; flere vunne spill: { $games }

reason-cribbage-cut = Trekning om å gi
reason-cribbage-won = Spillet er vunnet
reason-cribbage-counted = Alle hender er talt

## Refusals

refusal-cribbage-over_31 = Dette kortet ville bringe tellingen over 31.
refusal-cribbage-must_play = Et kort passer ennå: «pass» er bare for en hånd uten et slikt kort.
refusal-cribbage-not_in_hand = Dette kortet er ikke på hånden din.
refusal-cribbage-too_high = Så mange poeng er ikke mulig her.
refusal-cribbage-no_cut_now = Du skal ikke ta av nå
refusal-cribbage-cut_out_of_range = Minst fire kort må ligge i hver del
refusal-cribbage-cut_taken = Dette kortet er allerede snudd
refusal-cribbage-no_discard_now = Kort går til krybben bare før startkortet snus, og én gang.
refusal-cribbage-no_card_now = Ingen kort kan spilles akkurat nå.
refusal-cribbage-no_go_now = «Pass» kan bare sies når et kort måtte spilles.
refusal-cribbage-no_count_now = Det er ingenting for deg å telle nå.
refusal-cribbage-no_claim_now = Ingenting kan kreves nå.
refusal-cribbage-no_accept_now = Det er ingenting å godta nå.
refusal-cribbage-deal_over = Given er over.
refusal-cribbage-not_your_turn = Det er ikke din tur.

## What is asked

asked-cribbage-cut = Ta av for startkortet
asked-cribbage-cut_deal = Trekk om å gi: det laveste kortet gir
asked-cribbage-discard = Velg to kort til krybben.
asked-cribbage-play = Spill et kort.
asked-cribbage-go = Ingen kort passer: si «pass».
asked-cribbage-count_play = Si hva kortet ditt gir.
asked-cribbage-count_hand = Si hva hånden din gir.
asked-cribbage-count_crib = Si hva krybben din gir.
asked-cribbage-claim = Krev det som ble oversett, eller gå videre.
asked-cribbage-play_or_claim = Spill et kort, eller krev først det som ble oversett.

## Words

word-cribbage-starter = startkort
word-cribbage-play = spillefasen
word-cribbage-last_card = siste kort
word-cribbage-hand = hånd
word-cribbage-crib = krybbe
word-cribbage-go = pass
word-cribbage-accept = gå videre
word-cribbage-cut = ta av ved
word-cribbage-cut_deal = trekning om å gi
word-cribbage-discard = til krybben
word-cribbage-count = telling
word-cribbage-muggins = muggins
word-cribbage-heels = knekt som startkort
word-cribbage-fifteen = femten
word-cribbage-thirty_one = trettién
word-cribbage-pair = par
word-cribbage-pair_royal = tre like
word-cribbage-double_pair_royal = fire like
word-cribbage-run = rekke
word-cribbage-flush = flush
word-cribbage-nobs = riktig knekt
word-cribbage-game = spill
word-cribbage-skunk = skunk
word-cribbage-double_skunk = dobbel skunk
word-cribbage-name = telling
word-cribbage-claim = krav
word-cribbage-finished = over
word-cribbage-dealer = giver
word-cribbage-pone = motspiller

## Options

preset-cribbage-house = Husregler
preset-cribbage-acc = Amerikansk klubbspill
option-cribbage-first_deal = Første giv i kampen
option-cribbage-first_deal-cut = det laveste avtatte kortet gir
option-cribbage-first_deal-random = trekkes ved lodd
option-cribbage-cut = Hvem tar av
option-cribbage-cut-server = bordet
option-cribbage-cut-player = spillerne selv
option-cribbage-next_deal = Første giv i neste spill
option-cribbage-next_deal-loser = taperen av forrige spill
option-cribbage-next_deal-alternate = etter tur
option-cribbage-next_deal-cut = det tas av på nytt
option-cribbage-crib_four_flush = Flush på fire kort i krybben
option-cribbage-crib_four_flush-false = ingenting: krybben trenger fem av en farge
option-cribbage-crib_four_flush-true = 4, som på en hånd
option-cribbage-target = Mål
option-cribbage-target-121 = 121: to ganger rundt brettet
option-cribbage-target-61 = 61: én gang rundt brettet
option-cribbage-count = Telling
option-cribbage-count-auto = av bordet
option-cribbage-count-self = av spillerne; det som overses, er tapt
option-cribbage-muggins = Muggins
option-cribbage-muggins-false = av
option-cribbage-muggins-true = den andre kan kreve det som ble oversett
option-cribbage-skunk = Skunk
option-cribbage-skunk-off = av
option-cribbage-skunk-single = taperen mangler 31 eller mer
option-cribbage-skunk-double = taperen mangler 31 eller mer, eller 61 eller mer (dobbel)
option-cribbage-game_points = Et spill veier
option-cribbage-game_points-1_2_3 = 1; med skunk 2, med dobbel skunk 3
option-cribbage-game_points-2_3 = 2; med skunk 3
option-cribbage-stinkhole = Stinkhull
option-cribbage-stinkhole-false = av
option-cribbage-stinkhole-true = én fra målet stikkes knekt som startkort og pass ikke
option-cribbage-games = Spill i en kamp
option-cribbage-games-1 = ett
option-cribbage-games-3 = tre
option-cribbage-games-5 = fem
option-cribbage-games-7 = sju
option-cribbage-games-9 = ni
reason-option-cribbage-skunk = Klubber kjenner bare enkel skunk; hjemme er en dobbel morsommere, og den veier bare i en kamp på flere spill.

## Hvorfor en bot spiller slik

why-cribbage-hand = Hånden som blir igjen, gir i snitt { $whole },{ $tenths }.
why-cribbage-own_crib = Krybben, din egen, gir i snitt { $whole },{ $tenths }.
why-cribbage-other_crib = Motspillerens krybbe gir i snitt { $whole },{ $tenths }.
why-cribbage-pegs_more = Spillet gir i snitt { $whole },{ $tenths } mer enn motspilleren får.
why-cribbage-pegs_less = Spillet gir i snitt { $whole },{ $tenths } mindre enn motspilleren får.
why-cribbage-scores = Dette gir { $score } med en gang.
why-cribbage-reply = Med { $of_100 } av 100 hender som passer til det som er sett, kan motspilleren få poeng på det.
why-cribbage-win = Etter dette vinnes partiet { $of_100 } av 100 ganger.
cribbage-cut-where = Hvor det tas av
cribbage-cut-lift = Løft { $count } kort
cribbage-cut-place = Kort { $place } i den utbredte stokken
cribbage-cut-here = Ta av her
cribbage-cut-turned = Snudd så langt
