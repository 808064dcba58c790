title-tractor = Traktor
invite-tractor = Erklær trumf, kjør par som traktorer over bordet, og før siden din fra to forbi esset.
players-tractor = 4 spillere: du og boten overfor mot to boter

## What happened

event-tractor-drew = { $seat }: trekker et kort
event-tractor-kept = { $seat }: beholder kortene
event-tractor-redeal = { $seat }: nye kort, takk
event-tractor-declared = { $seat } erklærer: { $cards }
event-tractor-passed = { $seat }: pass
event-tractor-flipped = Ingen erklærte. Kittyen viser: { $cards }
event-tractor-trumps = Trumf: { $trump }, nivå { $level }. Giver: { $seat }
event-tractor-buried = { $seat }: { $count } kort lagt bort
event-tractor-played = { $seat }: { $cards }
event-tractor-led = { $seat } spiller ut: { $cards }
event-tractor-threw = { $seat } kaster: { $cards }. Kastet står
event-tractor-throw_failed = { $seat } kaster: { $cards }. Det kan slås. Tatt tilbake: { $back }
event-tractor-trick = { $seat } → stikk, { $card_points } poeng
event-tractor-claim_all = { $seat }: «Resten er vår» { $cards }
event-tractor-claim_stands = { $seat }: kravet er sikkert og står
event-tractor-agree = { $seat }: enig
event-tractor-refuse = { $seat }: ikke enig, spillet går videre
event-tractor-kitty_shown = Kittyen: { $cards }
event-tractor-taken_back = { $seat }: et trekk tas tilbake

## The score sheet

line-tractor-tricks = Poeng i angripernes stikk: { $card_points }
line-tractor-claimed = Poeng av resten, krevd: { $card_points }
line-tractor-penalty = Kort tatt tilbake etter kast: { $score }
line-tractor-kitty_won = Kittybonus: { $card_points } × { $multiplier } (kort i siste utspill som teller: { $cards }) = { $score }
line-tractor-kitty_kept = Forsvarerne vinner siste stikk: de { $card_points } poengene i kittyen teller ikke
line-tractor-total = Angriperne har { $score } (for å overta: { $target })
line-tractor-levels = Nivåer tjent: { $levels }
line-tractor-level = Nivå { $before } → { $after }
line-tractor-next_dealer = { $seat } gir neste gang
line-tractor-redealt = { $seat } ba om nye kort: ingenting skrives
line-tractor-match_won = Kampen er vunnet
reason-tractor-held = Forsvarerne holder
reason-tractor-taken_over = Angriperne overtar
reason-tractor-redealt = Det ble bedt om nye kort

## Why not

refusal-tractor-wrong_count = Spill like mange kort som ble spilt ut
refusal-tractor-must_follow = Følg fargen så langt du kan
refusal-tractor-must_play_pairs = Spill så mange par i fargen som du kan
refusal-tractor-must_play_tractor = En traktor må følges med en traktor, så langt du kan
refusal-tractor-not_one_suit = Spill ut kort av én farge; nivåkort og jokere er trumf
refusal-tractor-not_a_lead = Spill ut et enkeltkort, et par eller en traktor
refusal-tractor-not_in_hand = Disse kortene er ikke på hånden din
refusal-tractor-not_a_declaration = Vis ett nivåkort, et par av dem eller to like jokere
refusal-tractor-too_low = Bare en sterkere erklæring overmelder den som står
refusal-tractor-own_stands = Din egen erklæring står: den kan bare vokse til paret
refusal-tractor-cannot_redeal = Denne hånden er for god til å be om nye kort
refusal-tractor-cannot_claim = Krev i din egen tur, og bare én gang hvis det ble avslått
refusal-tractor-not_now = Det går ikke nå
refusal-tractor-not_your_turn = Det er ikke din tur
refusal-tractor-deal_over = Given er over

## What is asked

asked-tractor-draw = Trekk neste kort, eller erklær trumf
asked-tractor-redeal = Beholde kortene?
asked-tractor-declare = Erklær trumf, eller pass
asked-tractor-bury = Legg bort åtte kort
asked-tractor-lead = Spill ut til stikket
asked-tractor-follow = Følg utspillet
asked-tractor-answer = Resten kreves: enig?

## Words

word-tractor-C = kløver
word-tractor-S = spar
word-tractor-H = hjerter
word-tractor-D = ruter
word-tractor-none = uten trumf
word-tractor-pass = pass
word-tractor-declare = erklær
word-tractor-bury = legg bort
word-tractor-draw = trekk
word-tractor-keep = behold kortene
word-tractor-redeal = nye kort
word-tractor-claim_all = Resten er vår
word-tractor-agree = Enig
word-tractor-refuse = Spill videre
word-tractor-single = enkeltkort
word-tractor-pair = par
word-tractor-tractor = traktor
word-tractor-throw = kast
word-tractor-defenders = forsvarere
word-tractor-attackers = angripere
word-tractor-dealer = giver
word-tractor-kitty = kitty
word-tractor-level = nivå
word-tractor-beyond = forbi det siste nivået
word-tractor-BIG = rød joker
word-tractor-SML = svart joker
word-tractor-2 = 2
word-tractor-3 = 3
word-tractor-4 = 4
word-tractor-5 = 5
word-tractor-6 = 6
word-tractor-7 = 7
word-tractor-8 = 8
word-tractor-9 = 9
word-tractor-T = 10
word-tractor-J = knekt
word-tractor-Q = dame
word-tractor-K = konge
word-tractor-A = ess

## Options

preset-tractor-house = Husregler
preset-tractor-full = Fullt: kast, traktorer må følges, erklæring under givingen, esset må forsvares
option-tractor-first_dealer = Giver i første giv
option-tractor-first_dealer-winning = den som vinner erklæringen
option-tractor-first_dealer-first = den som erklærer først
option-tractor-declare = Erklære trumf
option-tractor-declare-after = etter tur, etter givingen
option-tractor-declare-during = mens kortene gis
reason-option-tractor-declare = Vanligvis erklæres trumf mens kortene gis. Etter tur etter givingen må ingen være rask.
option-tractor-flip_show = Når ingen erklærer
option-tractor-flip_show-all = hele kittyen vises
option-tractor-flip_show-until_suit = vises til og med kortet som gir fargen
option-tractor-nt_level_trump = Nivåkort er trumf uten trumffarge
option-tractor-nt_level_trump-false = nei
option-tractor-nt_level_trump-true = ja
option-tractor-gap_closes = Hullet ved nivåverdien lukkes for traktorer
option-tractor-gap_closes-false = nei
option-tractor-gap_closes-true = ja
option-tractor-throws = Kast
option-tractor-throws-false = nei
option-tractor-throws-true = ja
reason-option-tractor-throws = Vanligvis kan flere deler spilles ut samtidig hvis ingen kan slå dem. Uten kast er spillet lettere å lære.
option-tractor-throw_penalty = Straff for et kast som faller
option-tractor-throw_penalty-none = ingen
option-tractor-throw_penalty-10 = 10 poeng per kort tatt tilbake
option-tractor-throw_eval = Av to trumfinger av et kast vinner
option-tractor-throw_eval-longest = den høyeste lengste delen
option-tractor-throw_eval-all = bare det som er høyere i hver del
option-tractor-throw_eval-highest_single = det høyeste høyeste kortet
option-tractor-kitty_throw = Kitty etter et kast
option-tractor-kitty_throw-longest = den lengste delen teller
option-tractor-kitty_throw-lead = alle kortene teller
option-tractor-follow = Følge en traktor
option-tractor-follow-pairs = med par
option-tractor-follow-tractor_first = med en traktor hvis man har
reason-option-tractor-follow = Vanligvis må en traktor følges med en traktor. Etter husreglene er par nok.
option-tractor-kitty_mult = Kittyens faktor
option-tractor-kitty_mult-2n = to ganger kortene i siste utspill
option-tractor-kitty_mult-2_n = to opphøyd i antall kort
option-tractor-kitty_mult-2__pairs_1_ = to, doblet for hvert par
option-tractor-kitty_mult-2or4 = 2 etter et enkeltkort, ellers 4
option-tractor-level_cap = Flest nivåer i én giv
option-tractor-level_cap-none = ingen grense
option-tractor-level_cap-3 = tre
option-tractor-must_defend_ace = Siste nivå må forsvares
option-tractor-must_defend_ace-false = nei
option-tractor-must_defend_ace-true = ja
reason-option-tractor-must_defend_ace = Vanligvis passeres esset bare ved å holde der som giverens side. Etter husreglene vinner ethvert opprykk forbi det.
option-tractor-must_stop = Nivåer som må forsvares
option-tractor-must_stop-3 = 3
option-tractor-must_stop-4 = 4
option-tractor-must_stop-5 = 5
option-tractor-must_stop-6 = 6
option-tractor-must_stop-7 = 7
option-tractor-must_stop-8 = 8
option-tractor-must_stop-9 = 9
option-tractor-must_stop-T = 10
option-tractor-must_stop-J = knekt
option-tractor-must_stop-Q = dame
option-tractor-must_stop-K = konge
option-tractor-must_stop-A = ess
option-tractor-redeal = Nye kort for en dårlig hånd
option-tractor-redeal-off = nei
option-tractor-redeal-no_points = uten poengkort
option-tractor-redeal-no_trumps = uten jokere og nivåkort
option-tractor-length = Lengde
option-tractor-length-match = hel kamp
option-tractor-length-deal = én giv
option-tractor-start_level = Første nivå
option-tractor-start_level-2 = 2
option-tractor-start_level-3 = 3
option-tractor-start_level-4 = 4
option-tractor-start_level-5 = 5
option-tractor-start_level-6 = 6
option-tractor-start_level-7 = 7
option-tractor-start_level-8 = 8
option-tractor-start_level-9 = 9
option-tractor-start_level-T = 10
option-tractor-start_level-J = knekt
option-tractor-start_level-Q = dame
option-tractor-start_level-K = konge
option-tractor-start_level-A = ess
option-tractor-end_level = Siste nivå
option-tractor-end_level-2 = 2
option-tractor-end_level-3 = 3
option-tractor-end_level-4 = 4
option-tractor-end_level-5 = 5
option-tractor-end_level-6 = 6
option-tractor-end_level-7 = 7
option-tractor-end_level-8 = 8
option-tractor-end_level-9 = 9
option-tractor-end_level-T = 10
option-tractor-end_level-J = knekt
option-tractor-end_level-Q = dame
option-tractor-end_level-K = konge
option-tractor-end_level-A = ess
option-tractor-claim = Resten kan kreves
option-tractor-claim-false = nei
option-tractor-claim-true = ja

## Hvorfor en bot spiller slik

why-tractor-takes_over = I { $of_100 } av 100 fordelinger som passer med det som er sett ({ $deals } ble prøvd), overtar angriperne.
why-tractor-holds = I { $of_100 } av 100 fordelinger som passer med det som er sett ({ $deals } ble prøvd), holder giverens side.
why-tractor-score = Angriperne får da { $score } i snitt.
why-tractor-unbeaten = Ingenting som fortsatt er ute, slår det i sin farge.
why-tractor-partner = Makkerens spill leder, og dette legger { $card_points } poeng til.
