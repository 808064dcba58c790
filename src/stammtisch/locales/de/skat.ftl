## What the game's page says

title-skat = Skat
invite-skat = Einer gegen zwei: reize, was dein Blatt wert ist, und hol 61 von 120 Augen.
players-skat = 3 Spieler, du und zwei Bots, ein Spiel

## What happens at the table; $seat is a name

event-skat-bid = { $seat }: { $value }
event-skat-hold = { $seat }: ja ({ $value })
event-skat-pass = { $seat }: passe
event-skat-declarer = { $seat }: Alleinspieler mit { $bid }
event-skat-passed_in = Eingepasst: das Spiel entfällt
event-skat-ramsch = Alle haben gepasst: Ramsch, jeder spielt für sich
event-skat-skat_taken = { $seat }: Skat aufgenommen
event-skat-discarded = { $seat }: zwei Karten gedrückt
event-skat-contract = { $seat }: { $contract }, gereizt bis { $bid }
event-skat-hand_shown = { $seat }: Hand offen { $cards }
event-skat-discards_shown = { $seat }: gedrückt { $cards }
event-skat-card = { $seat }: { $cards }
event-skat-trick = { $seat } → Stich, { $card_points } Augen
event-skat-kontra = { $seat }: Kontra!
event-skat-re = { $seat }: Re!
event-skat-no_re = { $seat }: kein Re
event-skat-claim_all = { $seat }: „Der Rest gehört mir“ { $cards }
event-skat-claim_none = { $seat }: „Ich mache keinen Stich mehr“ { $cards }
event-skat-claim = { $seat }: „Vom Rest gehören mir { $card_points } Augen“ { $cards }
event-skat-claim_stands = { $seat }: die Ansage ist sicher und gilt
event-skat-concede = { $seat }: Aufgabe
event-skat-agree = { $seat }: einverstanden
event-skat-refuse = { $seat }: nicht einverstanden, es wird weitergespielt
event-skat-skat_shown = Skat: { $cards }
event-skat-finished = { $seat }: { $card_points } Augen, Wertung { $score }
event-skat-ramsch_counted = { $seat }: Wertung { $score }
event-skat-taken_back = { $seat }: ein Zug wird zurückgenommen

## Lines of a score sheet

line-skat-base = Grundwert { $kind }: { $base }
line-skat-with = Mit { $matadors }
line-skat-without = Ohne { $matadors }
line-skat-game = Spiel +{ $plus }
line-skat-hand = Hand +{ $plus }
line-skat-schneider = Gegner Schneider +{ $plus }
line-skat-schneider_against = Alleinspieler Schneider +{ $plus }
line-skat-schneider_missed = Schneider angesagt und verfehlt, zählt +{ $plus }
line-skat-schneider_announced = Schneider angesagt +{ $plus }
line-skat-schwarz = Gegner Schwarz +{ $plus }
line-skat-schwarz_against = Alleinspieler Schwarz +{ $plus }
line-skat-schwarz_missed = Schwarz angesagt und verfehlt, zählt +{ $plus }
line-skat-schwarz_announced = Schwarz angesagt +{ $plus }
line-skat-ouvert = Ouvert +{ $plus }
line-skat-value = Spielwert { $base } × { $multiplier } = { $value }
line-skat-null_value = { $contract }: { $value }
line-skat-no_trick = Kein Stich: gewonnen
line-skat-a_trick = Ein Stich: verloren
line-skat-every_trick = Alle zehn Stiche: gewonnen
line-skat-not_every_trick = Nicht alle zehn Stiche: verloren
line-skat-enough = { $card_points } Augen, { $needed } nötig: gewonnen
line-skat-too_few = { $card_points } Augen, { $needed } nötig: verloren
line-skat-gave_up = Aufgegeben: einfach verloren
line-skat-overbid = Wert { $value }, gereizt { $bid }: überreizt; Vielfaches von { $base }, das reicht: { $covered }
line-skat-lost_doubled = Verloren: doppelt, { $value }
line-skat-kontra = Kontra × { $factor }: { $value }
line-skat-re = Kontra und Re × { $factor }: { $value }
line-skat-score = Wertung { $score }
line-skat-passed_in = Eingepasst: keine Wertung
line-skat-durchmarsch = Durchmarsch: { $score }
line-skat-ramsch_points = { $card_points } Augen
line-skat-ramsch_skat = Skat zum letzten Stich: { $card_points }
line-skat-jungfrau = Jungfrau, ohne Stich: × { $factor }
line-skat-ramsch_loss = Meiste Augen ({ $card_points }): { $score }
line-skat-games = Spiele { $score }
line-skat-own_games = { $won } gewonnen, { $lost } verloren: { $score }
line-skat-others_lost = { $lost } von anderen verloren: { $score }
line-skat-total = Summe { $score }

## How a deal ended

reason-skat-made = Der Alleinspieler gewinnt
reason-skat-failed = Der Alleinspieler verliert
reason-skat-overbid = Überreizt
reason-skat-conceded = Aufgegeben
reason-skat-defenders_conceded = Gegner haben aufgegeben
reason-skat-passed_in = Eingepasst
reason-skat-ramsch = Ramsch
reason-skat-durchmarsch = Durchmarsch

## Why a move is refused

refusal-skat-not_your_turn = Ein anderer Platz ist dran.
refusal-skat-must_follow = Bedienen ist Pflicht; ein Unter ist Trumpf, außer bei Null.
refusal-skat-card_not_held = Diese Karte ist nicht auf der Hand.
refusal-skat-auction_first = Das Reizen ist noch nicht zu Ende.
refusal-skat-nothing_to_hold = Es wurde nichts gereizt, was zu halten wäre.
refusal-skat-answer_the_bid = Auf eine Zahl folgt ja oder passe, keine höhere.
refusal-skat-not_a_bid_value = Das ist kein Reizwert.
refusal-skat-bid_too_low = Es muss höher gereizt werden.
refusal-skat-no_jump = An diesem Tisch wird der nächste Wert gereizt.
refusal-skat-only_eighteen = Vorhand kann das Spiel nur mit 18 nehmen.
refusal-skat-take_skat_first = Erst den Skat aufnehmen oder Hand spielen.
refusal-skat-skat_was_taken = Der Skat ist aufgenommen, Hand geht nicht mehr.
refusal-skat-discard_first = Erst zwei Karten drücken.
refusal-skat-two_cards = Es werden genau zwei Karten gedrückt.
refusal-skat-name_contract = Jetzt muss das Spiel angesagt werden.
refusal-skat-null_below_bid = Dieser Null ist weniger wert als gereizt.
refusal-skat-announcements_off = An diesem Tisch wird nichts angesagt.
refusal-skat-answer_first = Erst muss die Frage beantwortet werden.
refusal-skat-nothing_asked = Es wurde nichts gefragt.
refusal-skat-play_a_card = Es wird gespielt; das geht jetzt nicht.
refusal-skat-kontra_off = An diesem Tisch gibt es kein Kontra.
refusal-skat-not_a_defender = Nur Gegenspieler sagen Kontra.
refusal-skat-kontra_said = Kontra ist schon gesagt.
refusal-skat-kontra_too_late = Kontra kommt vor der eigenen ersten Karte.
refusal-skat-claim_off = An diesem Tisch wird nicht abgekürzt.
refusal-skat-sitting_out = Der Geber setzt dieses Spiel aus.
refusal-skat-already_refused = In diesem Stich schon abgelehnt; erst weiterspielen.
refusal-skat-ramsch_claims_all = Im Ramsch geht nur: alle restlichen Stiche.
refusal-skat-null_claims_whole = Im Null gehört einem der ganze Rest oder nichts.
refusal-skat-nothing_to_share = Von einem Stich ist nichts zu teilen.
refusal-skat-claim_too_much = So viele Augen sind nicht mehr zu teilen.
refusal-skat-concede_off = An diesem Tisch wird nicht aufgegeben.
refusal-skat-nothing_to_concede = Hier gibt es keine Partei, die aufgeben könnte.
refusal-skat-deal_over = Das Spiel ist zu Ende.

## What is asked of a seat

asked-skat-call = Reizen oder passen
asked-skat-answer = Ja oder passe?
asked-skat-take_18 = Für 18 spielen oder einpassen?
asked-skat-skat = Skat aufnehmen oder Hand spielen?
asked-skat-discard = Zwei Karten drücken
asked-skat-contract = Spiel ansagen
asked-skat-play = Karte spielen
asked-skat-remark = Du kannst jetzt etwas sagen
asked-skat-answer_kontra = Kontra: Re sagen?
asked-skat-answer_claim_all = Der Rest wird beansprucht: einverstanden?
asked-skat-answer_claim_none = Der Rest wird abgegeben: einverstanden?
asked-skat-answer_claim = Ein Teil des Rests wird beansprucht: einverstanden?
asked-skat-answer_concede = Aufgabe angeboten: einverstanden?

## Words for codes: contracts, calls, roles

word-skat-clubs = Eichel
word-skat-clubs_hand = Eichel Hand
word-skat-clubs_hand_schneider = Eichel Hand, Schneider angesagt
word-skat-clubs_hand_schwarz = Eichel Hand, Schwarz angesagt
word-skat-clubs_ouvert = Eichel ouvert
word-skat-spades = Grün
word-skat-spades_hand = Grün Hand
word-skat-spades_hand_schneider = Grün Hand, Schneider angesagt
word-skat-spades_hand_schwarz = Grün Hand, Schwarz angesagt
word-skat-spades_ouvert = Grün ouvert
word-skat-hearts = Rot
word-skat-hearts_hand = Rot Hand
word-skat-hearts_hand_schneider = Rot Hand, Schneider angesagt
word-skat-hearts_hand_schwarz = Rot Hand, Schwarz angesagt
word-skat-hearts_ouvert = Rot ouvert
word-skat-diamonds = Schellen
word-skat-diamonds_hand = Schellen Hand
word-skat-diamonds_hand_schneider = Schellen Hand, Schneider angesagt
word-skat-diamonds_hand_schwarz = Schellen Hand, Schwarz angesagt
word-skat-diamonds_ouvert = Schellen ouvert
word-skat-grand = Grand
word-skat-grand_hand = Grand Hand
word-skat-grand_hand_schneider = Grand Hand, Schneider angesagt
word-skat-grand_hand_schwarz = Grand Hand, Schwarz angesagt
word-skat-grand_ouvert = Grand ouvert
word-skat-null = Null
word-skat-null_hand = Null Hand
word-skat-null_ouvert = Null ouvert
word-skat-null_hand_ouvert = Null Hand ouvert
word-skat-french-clubs = Kreuz
word-skat-french-spades = Pik
word-skat-french-hearts = Herz
word-skat-french-diamonds = Karo
word-skat-pass = Passe
word-skat-hold = Ja
word-skat-take_skat = Skat aufnehmen
word-skat-hand = Hand
word-skat-kontra = Kontra
word-skat-re = Re
word-skat-claim_all = Der Rest gehört mir
word-skat-claim_none = Ich mache keinen Stich mehr
word-skat-claim = mir gehören von den Augen:
word-skat-concede = Aufgeben
word-skat-agree = Einverstanden
word-skat-refuse = Weiterspielen
word-skat-covers-yes = reicht für dein Gebot
word-skat-covers-schneider = reicht nur mit Schneider
word-skat-covers-no = reicht nicht für dein Gebot
word-skat-forehand = Vorhand
word-skat-middlehand = Mittelhand
word-skat-rearhand = Hinterhand
word-skat-dealer = Geber
word-skat-declarer = Alleinspieler
word-skat-defender = Gegenspieler
word-skat-skat = Skat
word-skat-discards = Gedrückt
word-skat-discard = drücken
word-skat-bid = Gereizt
word-skat-ramsch = Ramsch
word-skat-trump = Trumpf
word-skat-with = mit { $matadors }
word-skat-without = ohne { $matadors }
word-skat-phase-auction = Reizen
word-skat-phase-skat = Skat oder Hand
word-skat-phase-discard = Drücken
word-skat-phase-contract = Spielansage
word-skat-phase-play = Spiel
word-skat-phase-finished = Spiel zu Ende

## Rules of a table

option-skat-deck_face = Kartenbild
option-skat-deck_face-german = deutsch: Eichel, Grün, Rot, Schellen
option-skat-deck_face-french = französisch: Kreuz, Pik, Herz, Karo
option-skat-bid_list = Reizwerte
option-skat-bid_list-full = alle Werte
option-skat-bid_list-reachable = nur erreichbare Werte
option-skat-jump_bids = Sprünge beim Reizen
option-skat-jump_bids-false = aus
option-skat-jump_bids-true = an
option-skat-all_pass = Wenn alle passen
option-skat-all_pass-cancel = das Spiel entfällt
option-skat-all_pass-ramsch = Ramsch
option-skat-ramsch_skat = Skat im Ramsch
option-skat-ramsch_skat-last_trick = zum letzten Stich
option-skat-ramsch_skat-none = zählt für niemanden
option-skat-null_below_bid = Null unter dem Gebot
option-skat-null_below_bid-refuse = nicht erlaubt
option-skat-null_below_bid-allow = erlaubt, und verloren
option-skat-announcements = Schneider, Schwarz, Ouvert ansagen
option-skat-announcements-false = aus
option-skat-announcements-true = an
option-skat-concede = Aufgeben
option-skat-concede-false = aus
option-skat-concede-true = an
option-skat-claim = Abkürzen
option-skat-claim-false = aus
option-skat-claim-true = an
option-skat-deals = Spiele
option-skat-deals-1 = 1 Spiel
option-skat-deals-3 = 3 Spiele
option-skat-deals-9 = 9 Spiele
option-skat-deals-12 = 12 Spiele
option-skat-deals-18 = 18 Spiele
option-skat-deals-36 = 36 Spiele
option-skat-deals-48 = 48 Spiele
option-skat-scoring = Abrechnung
option-skat-scoring-classic = klassisch
option-skat-scoring-seeger_fabian = Seeger-Fabian
option-skat-four_table = Vierertisch, der Geber setzt aus
option-skat-four_table-false = aus
option-skat-four_table-true = an
option-skat-kontra = Kontra und Re
option-skat-kontra-false = aus
option-skat-kontra-true = an
reason-option-skat-announcements = Das einfache Spiel braucht keine Ansagen; im Turnier gibt es sie.
reason-option-skat-concede = Jedes Spiel wird zu Ende gespielt, damit niemand gedrängt wird.
reason-option-skat-claim = Jeder Stich wird gespielt und gesehen.
reason-option-skat-deals = Hier ist ein Spiel eine ganze Partie; eine Serie dauert einen Abend.
reason-option-skat-scoring = Die klassische Liste zeigt, was jedes Spiel wert war.

## Sets of rules

preset-skat-house = Hausregeln
preset-skat-isko = Turnier (ISkO)

## Why a bot plays as it does

why-skat-declarer = In { $reached } von { $worlds } Verteilungen, die zum Gesehenen passen, gewinnt der Alleinspieler danach.
why-skat-defender = In { $reached } von { $worlds } Verteilungen, die zum Gesehenen passen, verliert der Alleinspieler danach.
why-skat-made = Von 100 solchen Spielen werden { $of_100 } gewonnen.
why-skat-expected = Das bringt im Mittel etwa { $score } Punkte.
why-skat-ramsch = In { $reached } von { $worlds } Verteilungen, die zum Gesehenen passen, hat danach jemand anders die meisten Augen.

## The score list in its printed form

skat-list-number = Nr.
skat-list-game = Spiel
skat-list-matadors = Spitzen
skat-list-levels = Gewinnstufen
skat-list-plus = Plus
skat-list-minus = Minus
skat-list-games = Spiele
skat-list-bonus = Seeger-Fabian
skat-list-total = Summe
skat-list-print = Liste drucken
skat-list-save = Als CSV speichern
