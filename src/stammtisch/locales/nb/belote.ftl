title-belote = Belote
invite-belote = Meld med makkeren din, ta stikkene som teller, og kom først forbi 151.
players-belote = 4 spillere: du og boten overfor mot to boter

## What happened

event-belote-cut = { $seat }: tar av
event-belote-bid = { $seat }: { $contract }
event-belote-pass = { $seat }: pass
event-belote-kontra = { $seat }: Kontra!
event-belote-rekontra = { $seat }: Rekontra!
event-belote-contract = Kontrakt til { $seat }: { $contract }{ $factor ->
    [1] {""}
   *[other] {""}, ×{ $factor }
  }
event-belote-dealt = Tre kort til hver
event-belote-passed_out = Alle passer: ingen giv denne gangen
event-belote-play = { $seat }: { $cards }
event-belote-announce = { $seat } annonserer: { $kind }
event-belote-belote = { $seat }: Belote! ({ $suit })
event-belote-trick = Stikk { $number } → { $seat }
event-belote-shown = { $seat }: { $kind }, { $cards }
event-belote-claim = { $seat }: «Av resten er { $card_points } kortpoeng våre» { $cards }
event-belote-claim_all = { $seat }: «Resten er vår» { $cards }
event-belote-agree = { $seat }: enig
event-belote-refuse = { $seat }: ikke enig, spillet går videre
event-belote-claim_stands = { $seat }: kravet er sikkert og står
event-belote-made = Kontrakten gikk hjem ({ $seat }): { $first } mot { $second }
event-belote-inside = Kontrakten gikk bet ({ $seat }): { $first } mot { $second }
event-belote-hanging = Likt: given henger. { $first } mot { $second }
event-belote-equal = Likt: { $first } mot { $second }
event-belote-taken_back = { $seat }: et trekk tas tilbake

## The score sheet

line-belote-tricks = Kortpoeng i stikk ({ $tricks }): { $card_points }
line-belote-last_trick = Siste stikk: { $card_points }
line-belote-claimed = Fra stikkene som ble krevd: { $card_points }
line-belote-announcement = { $kind }, { $cards }: { $card_points }
line-belote-announcement_beaten = { $kind }, { $cards }: teller ikke
line-belote-belote = Belote ({ $suit }): { $card_points }
line-belote-no_trumps_doubled = Grand teller dobbelt: { $before } → { $after }
line-belote-capot = Alle stikk (kapott): { $card_points }
line-belote-raw = Poeng før avrunding: { $card_points }
line-belote-kontra_cancelled = Alle stikk til én side: Kontra teller ikke
line-belote-equal = Begge sider har { $card_points }: til sammen verdt { $score }
line-belote-multiplied = { $factor ->
    [4] Rekontra
   *[other] Kontra
  }: ×{ $factor } → { $score }
line-belote-hangs = Henger til den som vinner neste giv: { $score }
line-belote-all_to_one = Alle poeng til denne siden: { $card_points } → { $score }
line-belote-hanging_taken = Det som hang: { $score }
line-belote-never_nothing = Den som har poeng, skriver minst 1
line-belote-rounded = Avrundet: { $card_points } → { $score }
line-belote-passed_out = Ingen meldte: ingenting skrives
line-belote-match_won = Kampen er vunnet med { $score }; { $line } trengtes
line-belote-hanging_lost = Det som hang, er tapt: { $score }

reason-belote-made = Kontrakten gikk hjem
reason-belote-inside = Spillefører-laget gikk bet: alle poeng til den andre siden
reason-belote-hanging = Likt: spillefører-lagets halvdel henger til neste giv
reason-belote-equal = Likt: hver side skriver sin halvdel
reason-belote-passed_out = Ingen meldte

## Why not

refusal-belote-must_follow = Du må følge farge
refusal-belote-must_overtake = Du må legge et høyere kort i denne fargen
refusal-belote-must_trump = Du kan ikke følge farge og må trumfe
refusal-belote-must_overtrump = Du må trumfe høyere
refusal-belote-not_in_hand = Du har ikke dette kortet
refusal-belote-no_announcements = I grand annonseres ingenting
refusal-belote-announce_too_late = Annonser gjøres med ens første kort
refusal-belote-not_held = Du har ikke alle kortene i denne annonsen
refusal-belote-card_used_twice = Et kort hører til bare én annonse
refusal-belote-announced_twice = Hver annonse gjøres én gang
refusal-belote-belote_automatic = Belote sies av seg selv ved dette bordet
refusal-belote-no_belote = Med dette kortet kan ingen belote sies
refusal-belote-no_overcall = Etter Kontra kan ingen høyere kontrakt meldes ved dette bordet
refusal-belote-bid_too_low = En melding må være høyere enn den som står
refusal-belote-unknown_call = Dette er ingen melding i belote
refusal-belote-no_bid_yet = Det er ingen melding å doble ennå
refusal-belote-no_kontra_yet = Rekontra svarer på Kontra, og bare én gang
refusal-belote-not_your_rekontra = Bare siden som ble doblet, kan si Rekontra
refusal-belote-already_doubled = Meldingen er allerede doblet
refusal-belote-own_bid = Kontra sies til motstandernes melding
refusal-belote-no_claims = Ved dette bordet kreves ingenting
refusal-belote-claim_between_tricks = Krev mellom to stikk, etter det første
refusal-belote-claimed_already = Kravet ditt ble avslått: vent på neste stikk
refusal-belote-claim_too_much = Så mange kortpoeng er det ikke igjen å dele
refusal-belote-deal_over = Given er over
refusal-belote-not_your_turn = Det er ikke din tur
refusal-belote-wrong_phase = Det går ikke nå
refusal-belote-cut_out_of_range = Minst tre kort må ligge i hver del

## What is asked

asked-belote-cut = Ta av kortstokken
asked-belote-call = Meld, eller pass
asked-belote-play = Spill et kort
asked-belote-answer = Enig i kravet?
asked-belote-claim = Du kan kreve resten

## Words

word-belote-clubs = kløver
word-belote-diamonds = ruter
word-belote-hearts = hjerter
word-belote-spades = spar
word-belote-no_trumps = grand
word-belote-all_trumps = alle trumf
word-belote-pass = pass
word-belote-kontra = Kontra
word-belote-rekontra = Rekontra
word-belote-C = kløver
word-belote-D = ruter
word-belote-H = hjerter
word-belote-S = spar
word-belote-tierce = ters
word-belote-fifty = femti
word-belote-hundred = hundre
word-belote-four = fire like
word-belote-belote = belote
word-belote-unknown = åpen
word-belote-yes = teller
word-belote-no = teller ikke
word-belote-agree = Enig
word-belote-refuse = Spill videre
word-belote-claim = våre, av kortpoengene som er igjen:
word-belote-claim_all = Resten er vår
word-belote-cut = ta av etter
word-belote-four_J = fire knekter
word-belote-four_A = fire ess
word-belote-four_T = fire tiere
word-belote-four_K = fire konger
word-belote-four_Q = fire damer
word-belote-four_9 = fire niere
word-belote-inside = bet
word-belote-hanging = hengende
word-belote-capot = kapott

## The rule card

preset-belote-house = Husregler
preset-belote-bulgarian = Bulgarske regler

option-belote-direction = Spilleretning
option-belote-direction-ccw = mot klokken
option-belote-direction-cw = med klokken
option-belote-shuffle = Stokking
option-belote-shuffle-cut_only = én gang, siden tas det bare av
option-belote-shuffle-every_deal = før hver giv
option-belote-cut = Hvem tar av
option-belote-cut-server = bordet, ved lodd
option-belote-cut-player = spilleren før giveren
option-belote-passed_dealer = Giver etter en giv der alle passet
option-belote-passed_dealer-next = neste spiller
option-belote-passed_dealer-same = samme giver igjen
option-belote-overcall_after_kontra = Høyere meldinger etter Kontra
option-belote-overcall_after_kontra-true = tillatt, de opphever doblingen
option-belote-overcall_after_kontra-false = ikke tillatt
option-belote-partner_exempt_when_following = Stikke over en makker som vinner, når man følger farge
option-belote-partner_exempt_when_following-true = kreves ikke
option-belote-partner_exempt_when_following-false = kreves
option-belote-underruff = Bare lavere trumf enn motstanderens
option-belote-underruff-forced = en må spilles
option-belote-underruff-free = hvilket som helst kort kan spilles
option-belote-nt_double = Kortpoeng i grand
option-belote-nt_double-true = teller dobbelt
option-belote-nt_double-false = teller én gang
option-belote-hanging = Likt antall poeng
option-belote-hanging-true = spillefører-lagets halvdel henger til neste giv
option-belote-hanging-false = hver side skriver sin halvdel
option-belote-capot_cancels_kontra = Alle stikk til én side under Kontra
option-belote-capot_cancels_kontra-true = Kontra teller ikke
option-belote-capot_cancels_kontra-false = alt dobles
option-belote-decl_contest = Annonser som konkurrerer
option-belote-decl_contest-separate = fire like og rekker hver for seg
option-belote-decl_contest-combined = alle sammen, høyeste verdi vinner
option-belote-eight_run_bonus = Ekstra for alle åtte kort i en farge
option-belote-eight_run_bonus-0 = ingen
option-belote-eight_run_bonus-20 = 20
option-belote-decl_reveal = Annonserte kort vises
option-belote-decl_reveal-end = etter given
option-belote-decl_reveal-after_trick1 = etter første stikk
option-belote-belote_auto = Belote
option-belote-belote_auto-true = sies av seg selv
option-belote-belote_auto-false = sies av spilleren
option-belote-win_at = Målet
option-belote-win_at-51 = 51
option-belote-win_at-101 = 101
option-belote-win_at-151 = 151
option-belote-win_at-201 = 201
option-belote-win_at-251 = 251
option-belote-win_at-301 = 301
option-belote-win_strict = For å vinne
option-belote-win_strict-true = trengs mer enn målet
option-belote-win_strict-false = er målet nok
option-belote-no_win_on_capot = En kamp kan ende med alle stikk til én side
option-belote-no_win_on_capot-true = nei, én giv til spilles
option-belote-no_win_on_capot-false = ja
option-belote-min_one = Poeng som ville rundes av til ingenting
option-belote-min_one-true = skriv 1
option-belote-min_one-false = skriv 0
option-belote-timeout = Når tiden går ut
option-belote-timeout-auto = et trekk gjøres for deg, etter flere tar en bot over
option-belote-timeout-forfeit = kampen er tapt
option-belote-claim = Å kreve resten
option-belote-claim-true = tillatt
option-belote-claim-false = ikke tillatt

reason-option-belote-partner_exempt_when_following = Husreglene lar makkerens vinnende kort stå; bulgarske spillere stikker over det likevel.
reason-option-belote-underruff = Husreglene sier: den som ikke kan følge farge, må trumfe. Bulgarske spillere krever trumf bare hvis den vinner.
reason-option-belote-win_strict = Husreglene krever mer enn 151; andre steder er 151 nok.
reason-option-belote-no_win_on_capot = I Bulgaria går man ikke ut med kapott; husreglene kjenner ikke det unntaket.

why-belote-makes = I { $reached } av { $worlds } fordelinger som passer til det som er sett, går kontrakten hjem.
why-belote-breaks = I { $reached } av { $worlds } fordelinger som passer til det som er sett, går kontrakten bet.
why-belote-made_of_100 = Etter egne kort og meldingene går den hjem { $of_100 } av 100 ganger.
