## What the game's page says

title-skat = Skat
invite-skat = Én mot to: by det kortene dine er verdt, og ta 61 av 120 poeng.
players-skat = 3 spillere, du og to boter, én giv

## What happens at the table; $seat is a name

event-skat-bid = { $seat }: { $value }
event-skat-hold = { $seat }: ja ({ $value })
event-skat-pass = { $seat }: pass
event-skat-declarer = { $seat }: spillefører for { $bid }
event-skat-passed_in = Alle passer: given faller bort
event-skat-ramsch = Alle passer: Ramsch, alle spiller for seg selv
event-skat-skat_taken = { $seat }: Skat tatt opp
event-skat-discarded = { $seat }: to kort kastet
event-skat-contract = { $seat }: { $contract }, bud { $bid }
event-skat-hand_shown = { $seat }: åpen hånd { $cards }
event-skat-discards_shown = { $seat }: kastet { $cards }
event-skat-card = { $seat }: { $cards }
event-skat-trick = { $seat } → stikk, { $card_points } poeng
event-skat-kontra = { $seat }: Kontra!
event-skat-re = { $seat }: Re!
event-skat-no_re = { $seat }: ingen Re
event-skat-claim_all = { $seat }: «Resten er min» { $cards }
event-skat-claim_none = { $seat }: «Jeg tar ikke flere» { $cards }
event-skat-claim = { $seat }: «Av resten er { $card_points } kortpoeng mine» { $cards }
event-skat-claim_stands = { $seat }: kravet er sikkert og står
event-skat-concede = { $seat }: gir opp
event-skat-agree = { $seat }: enig
event-skat-refuse = { $seat }: ikke enig, spillet går videre
event-skat-skat_shown = Skat: { $cards }
event-skat-finished = { $seat }: { $card_points } poeng, resultat { $score }
event-skat-ramsch_counted = { $seat }: resultat { $score }
event-skat-taken_back = { $seat }: et trekk tas tilbake

## Lines of a score sheet

line-skat-base = Grunnverdi for { $kind }: { $base }
line-skat-with = Med { $matadors }
line-skat-without = Uten { $matadors }
line-skat-game = Spill +{ $plus }
line-skat-hand = Hand +{ $plus }
line-skat-schneider = Forsvarerne Schneider +{ $plus }
line-skat-schneider_against = Spillefører Schneider +{ $plus }
line-skat-schneider_missed = Schneider annonsert og ikke nådd, teller +{ $plus }
line-skat-schneider_announced = Schneider annonsert +{ $plus }
line-skat-schwarz = Forsvarerne Schwarz +{ $plus }
line-skat-schwarz_against = Spillefører Schwarz +{ $plus }
line-skat-schwarz_missed = Schwarz annonsert og ikke nådd, teller +{ $plus }
line-skat-schwarz_announced = Schwarz annonsert +{ $plus }
line-skat-ouvert = Ouvert +{ $plus }
line-skat-value = Spillverdi { $base } × { $multiplier } = { $value }
line-skat-null_value = { $contract }: { $value }
line-skat-no_trick = Ingen stikk tatt: vunnet
line-skat-a_trick = Et stikk tatt: tapt
line-skat-every_trick = Alle ti stikk: vunnet
line-skat-not_every_trick = Ikke alle ti stikk: tapt
line-skat-enough = { $card_points } kortpoeng, { $needed } trengtes: vunnet
line-skat-too_few = { $card_points } kortpoeng, { $needed } trengtes: tapt
line-skat-gave_up = Gitt opp: tapt til enkel verdi
line-skat-overbid = Verdt { $value }, budt { $bid }: overbud; multiplum av { $base } som dekker: { $covered }
line-skat-lost_doubled = Tapt: doblet til { $value }
line-skat-kontra = Kontra × { $factor }: { $value }
line-skat-re = Kontra og Re × { $factor }: { $value }
line-skat-score = Resultat { $score }
line-skat-passed_in = Alle passer: intet resultat
line-skat-durchmarsch = Alle stikk til én spiller: { $score }
line-skat-ramsch_points = { $card_points } kortpoeng
line-skat-ramsch_skat = Skat med siste stikk: { $card_points }
line-skat-jungfrau = En spiller uten stikk: × { $factor }
line-skat-ramsch_loss = Flest kortpoeng ({ $card_points }): { $score }
line-skat-games = Spill { $score }
line-skat-own_games = { $won } vunnet, { $lost } tapt: { $score }
line-skat-others_lost = { $lost } tapt av andre: { $score }
line-skat-total = Sum { $score }

## How a deal ended

reason-skat-made = Spilleføreren vant
reason-skat-failed = Spilleføreren tapte
reason-skat-overbid = Overbud
reason-skat-conceded = Gitt opp
reason-skat-defenders_conceded = Forsvarerne ga opp
reason-skat-passed_in = Alle passet
reason-skat-ramsch = Ramsch
reason-skat-durchmarsch = Durchmarsch

## Why a move is refused

refusal-skat-not_your_turn = En annen plass er i tur.
refusal-skat-must_follow = Fargen må følges; en Unter er trumf unntatt i Null.
refusal-skat-card_not_held = Dette kortet er ikke på hånden.
refusal-skat-auction_first = Auksjonen er ikke over ennå.
refusal-skat-nothing_to_hold = Det er ikke budt noe som kan holdes.
refusal-skat-answer_the_bid = Et bud holdes eller passes, det heves ikke.
refusal-skat-not_a_bid_value = Dette er ingen verdi man kan by.
refusal-skat-bid_too_low = Budet må være høyere enn det forrige.
refusal-skat-no_jump = Ved dette bordet bys alltid neste verdi.
refusal-skat-only_eighteen = Forehand kan bare ta given for 18.
refusal-skat-take_skat_first = Ta opp Skat først, eller spill Hand.
refusal-skat-skat_was_taken = Skat er tatt opp, så dette er ikke Hand.
refusal-skat-discard_first = Kast to kort først.
refusal-skat-two_cards = Nøyaktig to kort kastes.
refusal-skat-name_contract = Nå må spillet sies.
refusal-skat-null_below_bid = Denne Null er verdt mindre enn budet.
refusal-skat-announcements_off = Ved dette bordet annonseres ingenting.
refusal-skat-answer_first = Et spørsmål må besvares først.
refusal-skat-nothing_asked = Ingenting er spurt om.
refusal-skat-play_a_card = Kortene spilles; dette går ikke nå.
refusal-skat-kontra_off = Kontra spilles ikke ved dette bordet.
refusal-skat-not_a_defender = Bare en forsvarer kan si Kontra.
refusal-skat-kontra_said = Kontra er allerede sagt.
refusal-skat-kontra_too_late = Kontra sies før ens eget første kort.
refusal-skat-claim_off = Krav spilles ikke ved dette bordet.
refusal-skat-sitting_out = Giveren sitter over i denne given.
refusal-skat-already_refused = Det ble avslått i dette stikket; spill videre først.
refusal-skat-ramsch_claims_all = I Ramsch kan bare alle resterende stikk kreves.
refusal-skat-null_claims_whole = I Null krever man hele resten eller ingenting.
refusal-skat-nothing_to_share = Av ett stikk er det ingenting å dele.
refusal-skat-claim_too_much = Så mange kortpoeng er det ikke igjen å dele.
refusal-skat-concede_off = Det gis ikke opp ved dette bordet.
refusal-skat-nothing_to_concede = Her er det ingen side som kunne gi opp.
refusal-skat-deal_over = Given er over.

## What is asked of a seat

asked-skat-call = By en verdi eller pass
asked-skat-answer = Ja eller pass?
asked-skat-take_18 = Ta given for 18, eller pass?
asked-skat-skat = Ta opp Skat, eller spill Hand?
asked-skat-discard = Kast to kort
asked-skat-contract = Si spillet
asked-skat-play = Spill et kort
asked-skat-remark = Du kan si noe nå
asked-skat-answer_kontra = Kontra: si Re?
asked-skat-answer_claim_all = Resten kreves: enig?
asked-skat-answer_claim_none = Resten gis bort: enig?
asked-skat-answer_claim = En del av resten kreves: enig?
asked-skat-answer_concede = Noen vil gi opp: enig?

## Words for codes: contracts, calls, roles

word-skat-clubs = Eikenøtter
word-skat-clubs_hand = Eikenøtter Hand
word-skat-clubs_hand_schneider = Eikenøtter Hand, Schneider annonsert
word-skat-clubs_hand_schwarz = Eikenøtter Hand, Schwarz annonsert
word-skat-clubs_ouvert = Eikenøtter Ouvert
word-skat-spades = Blader
word-skat-spades_hand = Blader Hand
word-skat-spades_hand_schneider = Blader Hand, Schneider annonsert
word-skat-spades_hand_schwarz = Blader Hand, Schwarz annonsert
word-skat-spades_ouvert = Blader Ouvert
word-skat-hearts = Hjerter
word-skat-hearts_hand = Hjerter Hand
word-skat-hearts_hand_schneider = Hjerter Hand, Schneider annonsert
word-skat-hearts_hand_schwarz = Hjerter Hand, Schwarz annonsert
word-skat-hearts_ouvert = Hjerter Ouvert
word-skat-diamonds = Bjeller
word-skat-diamonds_hand = Bjeller Hand
word-skat-diamonds_hand_schneider = Bjeller Hand, Schneider annonsert
word-skat-diamonds_hand_schwarz = Bjeller Hand, Schwarz annonsert
word-skat-diamonds_ouvert = Bjeller Ouvert
word-skat-grand = Grand
word-skat-grand_hand = Grand Hand
word-skat-grand_hand_schneider = Grand Hand, Schneider annonsert
word-skat-grand_hand_schwarz = Grand Hand, Schwarz annonsert
word-skat-grand_ouvert = Grand Ouvert
word-skat-null = Null
word-skat-null_hand = Null Hand
word-skat-null_ouvert = Null Ouvert
word-skat-null_hand_ouvert = Null Hand Ouvert
word-skat-french-clubs = Kløver
word-skat-french-spades = Spar
word-skat-french-hearts = Hjerter
word-skat-french-diamonds = Ruter
word-skat-pass = Pass
word-skat-hold = Ja
word-skat-take_skat = Ta opp Skat
word-skat-hand = Hand
word-skat-kontra = Kontra
word-skat-re = Re
word-skat-claim_all = Resten er min
word-skat-claim_none = Jeg tar ikke flere
word-skat-claim = mine, av kortpoengene som er igjen:
word-skat-concede = Gi opp
word-skat-agree = Enig
word-skat-refuse = Spill videre
word-skat-covers-yes = dekker budet ditt
word-skat-covers-schneider = dekker budet ditt bare med Schneider
word-skat-covers-no = dekker ikke budet ditt
word-skat-forehand = forehand
word-skat-middlehand = midthånd
word-skat-rearhand = bakhånd
word-skat-dealer = giver
word-skat-declarer = spillefører
word-skat-defender = forsvarer
word-skat-skat = Skat
word-skat-discards = Kastet
word-skat-discard = kast
word-skat-bid = Bud
word-skat-ramsch = Ramsch
word-skat-trump = Trumf
word-skat-with = med { $matadors }
word-skat-without = uten { $matadors }
word-skat-phase-auction = Auksjon
word-skat-phase-skat = Skat eller Hand
word-skat-phase-discard = Kasting
word-skat-phase-contract = Spillet sies
word-skat-phase-play = Spill
word-skat-phase-finished = Given er over

## Rules of a table

option-skat-deck_face = Kortbilder
option-skat-deck_face-german = Tyske: eikenøtter, blader, hjerter, bjeller
option-skat-deck_face-french = Franske: kløver, spar, hjerter, ruter
option-skat-bid_list = Budverdier
option-skat-bid_list-full = alle verdier som finnes
option-skat-bid_list-reachable = bare verdier som kan nås
option-skat-jump_bids = Hoppbud
option-skat-jump_bids-false = av
option-skat-jump_bids-true = på
option-skat-all_pass = Når alle passer
option-skat-all_pass-cancel = given faller bort
option-skat-all_pass-ramsch = Ramsch
option-skat-ramsch_skat = Skat i Ramsch
option-skat-ramsch_skat-last_trick = går med siste stikk
option-skat-ramsch_skat-none = teller for ingen
option-skat-null_below_bid = Null under budet
option-skat-null_below_bid-refuse = kan ikke sies
option-skat-null_below_bid-allow = tillatt, og tapt
option-skat-announcements = Annonsere Schneider, Schwarz, Ouvert
option-skat-announcements-false = av
option-skat-announcements-true = på
option-skat-concede = Å gi opp
option-skat-concede-false = av
option-skat-concede-true = på
option-skat-claim = Krav
option-skat-claim-false = av
option-skat-claim-true = på
option-skat-deals = Giver
option-skat-deals-1 = 1 giv
option-skat-deals-3 = 3 giver
option-skat-deals-9 = 9 giver
option-skat-deals-12 = 12 giver
option-skat-deals-18 = 18 giver
option-skat-deals-36 = 36 giver
option-skat-deals-48 = 48 giver
option-skat-scoring = Spilleliste
option-skat-scoring-classic = klassisk
option-skat-scoring-seeger_fabian = Seeger-Fabian
option-skat-four_table = Fire ved bordet, giveren sitter over
option-skat-four_table-false = av
option-skat-four_table-true = på
option-skat-kontra = Kontra og Re
option-skat-kontra-false = av
option-skat-kontra-true = på
reason-option-skat-announcements = Det enkle spillet trenger ingen annonser; turneringer har dem.
reason-option-skat-concede = Hver giv spilles ferdig, så ingen må skynde seg.
reason-option-skat-claim = Hvert stikk spilles og sees.
reason-option-skat-deals = Én giv er en hel kamp her; en serie tar en kveld.
reason-option-skat-scoring = Den klassiske listen viser hva hvert spill var verdt.

## Sets of rules

preset-skat-house = Husregler
preset-skat-isko = Turnering (ISkO)

## Why a bot plays as it does

why-skat-declarer = I { $reached } av { $worlds } fordelinger som passer til det som er sett, vinner spillføreren etter dette.
why-skat-defender = I { $reached } av { $worlds } fordelinger som passer til det som er sett, taper spillføreren etter dette.
why-skat-made = Av 100 slike spill vinnes { $of_100 }.
why-skat-expected = Det gir i snitt omtrent { $score } poeng.
why-skat-ramsch = I { $reached } av { $worlds } fordelinger som passer til det som er sett, har en annen flest kortpoeng etter dette.

## The score list in its printed form

skat-list-number = Nr.
skat-list-game = Spill
skat-list-matadors = Med eller uten
skat-list-levels = Trinn
skat-list-plus = Pluss
skat-list-minus = Minus
skat-list-games = Spill
skat-list-bonus = Seeger-Fabian
skat-list-total = Sum
skat-list-print = Skriv ut listen
skat-list-save = Lagre som CSV
