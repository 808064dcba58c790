# Cribbage, Deutsch

title-cribbage = Cribbage
invite-cribbage = Fünfzehn zwei, fünfzehn vier, und ein Paar macht sechs: Wer ist zuerst bei 121?
players-cribbage = 2 Spieler: du und ein Bot

## Was am Tisch geschieht

event-cribbage-discard = { $seat }: zwei Karten in die Krippe
event-cribbage-cut = { $seat }: abgehoben
event-cribbage-cut_card = { $seat }: { $cards } aufgedeckt
event-cribbage-cut_again = Gleicher Rang: Beide heben noch einmal ab
event-cribbage-cut_deals = Die niedrigere Karte: { $seat } gibt
event-cribbage-starter = Startkarte: { $cards }
event-cribbage-heels = Zwei für die Hacken! { $seat }: { $score }, jetzt { $board }
event-cribbage-play = { $seat }: { $cards }, Summe { $count }
event-cribbage-fifteen = { $seat }: Fünfzehn für { $score }, jetzt { $board }
event-cribbage-thirty_one = { $seat }: Einunddreißig für { $score }, jetzt { $board }
event-cribbage-pair = { $seat }: Paar für { $score }, jetzt { $board }
event-cribbage-pair_royal = { $seat }: Drilling für { $score }, jetzt { $board }
event-cribbage-double_pair_royal = { $seat }: Vierling für { $score }, jetzt { $board }
event-cribbage-run = { $seat }: Folge für { $score }, jetzt { $board }
event-cribbage-last_card = { $seat }: letzte Karte für { $score }, jetzt { $board }
event-cribbage-go = { $seat }: „Passe“ bei { $count }
event-cribbage-reset = Die Summe geht auf 0 zurück; Ausspiel: { $seat }
event-cribbage-hand = { $seat }, Blatt: { $cards }, { $score }, jetzt { $board }
event-cribbage-crib = { $seat }, Krippe: { $cards }, { $score }, jetzt { $board }
event-cribbage-named = { $seat }: „{ $score }“
event-cribbage-overlooked = { $seat }: { $named } angesagt, { $score } vorhanden; { $pegged } gesteckt
event-cribbage-corrected = { $seat }: { $named } angesagt, nur { $score } vorhanden; { $pegged } gesteckt
event-cribbage-muggins = Muggins! { $seat }: { $score }
event-cribbage-accept = { $seat }: nichts zu beanspruchen
event-cribbage-stinkhole = { $seat } im Stinkloch: { $score } nicht gesteckt
event-cribbage-target = { $seat }: { $target } erreicht, die Partie ist gewonnen
event-cribbage-taken_back = { $seat }: ein Zug wird zurückgenommen

## Zeilen der Abrechnung

line-cribbage-cut_card = Aufgedeckt { $cards }
line-cribbage-cut_deals = Die niedrigere Karte: gibt
line-cribbage-heels = Zwei für die Hacken { $cards }: { $score }
line-cribbage-fifteen = Fünfzehn { $cards }: { $score }
line-cribbage-thirty_one = Einunddreißig { $cards }: { $score }
line-cribbage-last_card = Letzte Karte { $cards }: { $score }
line-cribbage-pair = Paar { $cards }: { $score }
line-cribbage-pair_royal = Drilling { $cards }: { $score }
line-cribbage-double_pair_royal = Vierling { $cards }: { $score }
line-cribbage-run = Folge { $cards }: { $score }
line-cribbage-flush = Flush { $cards }: { $score }
line-cribbage-nobs = Passender Bube { $cards }: { $score }
line-cribbage-sum = Zusammen, { $where } { $cards }: { $score }, jetzt { $board }
line-cribbage-overlooked = Übersehen, { $where }: { $named } von { $score } angesagt
line-cribbage-corrected = Berichtigt, { $where }: { $named } angesagt, { $score } vorhanden
line-cribbage-muggins = Muggins, { $where }: { $score }, jetzt { $board }
line-cribbage-stinkhole = Stinkloch, { $where }: { $score } nicht gesteckt
line-cribbage-target = { $target } erreicht
line-cribbage-game = Partie { $number }, { $winner } : { $loser }: { $game_points }
line-cribbage-skunk = Partie { $number }, Skunk, { $winner } : { $loser }: { $game_points }
line-cribbage-double_skunk = Partie { $number }, Doppelskunk, { $winner } : { $loser }: { $game_points }
line-cribbage-more_games = Gleichstand; mehr gewonnene Partien: { $games }

reason-cribbage-cut = Abheben um das Geben
reason-cribbage-won = Die Partie ist gewonnen
reason-cribbage-counted = Alle Blätter sind ausgewertet

## Ablehnungen

refusal-cribbage-over_31 = Mit dieser Karte stiege die Summe über 31.
refusal-cribbage-must_play = Eine Karte passt noch: „Passe“ sagt nur, wer keine solche hat.
refusal-cribbage-not_in_hand = Diese Karte ist nicht in deinem Blatt.
refusal-cribbage-too_high = So viel ist hier nicht möglich.
refusal-cribbage-no_cut_now = Du hast jetzt nichts abzuheben
refusal-cribbage-cut_out_of_range = Auf jeder Seite müssen mindestens vier Karten liegen
refusal-cribbage-cut_taken = Diese Karte ist schon aufgedeckt
refusal-cribbage-no_discard_now = Karten kommen nur einmal in die Krippe, bevor die Startkarte aufgedeckt ist.
refusal-cribbage-no_card_now = Jetzt kann keine Karte gespielt werden.
refusal-cribbage-no_go_now = „Passe“ kann nur sagen, wer eine Karte spielen müsste.
refusal-cribbage-no_count_now = Du hast jetzt nichts zu zählen.
refusal-cribbage-no_claim_now = Jetzt kann nichts beansprucht werden.
refusal-cribbage-no_accept_now = Jetzt ist nichts hinzunehmen.
refusal-cribbage-deal_over = Die Runde ist zu Ende.
refusal-cribbage-not_your_turn = Du bist nicht an der Reihe.

## Was gefragt ist

asked-cribbage-cut = Heb für die Startkarte ab
asked-cribbage-cut_deal = Zieh um das Geben: Die niedrigere Karte gibt
asked-cribbage-discard = Wähle zwei Karten für die Krippe.
asked-cribbage-play = Spiele eine Karte.
asked-cribbage-go = Keine Karte passt: sage „Passe“.
asked-cribbage-count_play = Nenne den Wert deiner Karte.
asked-cribbage-count_hand = Nenne den Wert deines Blattes.
asked-cribbage-count_crib = Nenne den Wert deiner Krippe.
asked-cribbage-claim = Beanspruche Übersehenes oder spiele weiter.
asked-cribbage-play_or_claim = Spiele eine Karte oder beanspruche vorher Übersehenes.

## Wörter

word-cribbage-starter = Startkarte
word-cribbage-play = Ausspielen
word-cribbage-last_card = letzte Karte
word-cribbage-hand = Blatt
word-cribbage-crib = Krippe
word-cribbage-go = Passe
word-cribbage-accept = weiter
word-cribbage-cut = abheben bei
word-cribbage-cut_deal = Abheben um das Geben
word-cribbage-discard = in die Krippe
word-cribbage-count = zählen
word-cribbage-muggins = Muggins
word-cribbage-heels = zwei für die Hacken
word-cribbage-fifteen = Fünfzehn
word-cribbage-thirty_one = Einunddreißig
word-cribbage-pair = Paar
word-cribbage-pair_royal = Drilling
word-cribbage-double_pair_royal = Vierling
word-cribbage-run = Folge
word-cribbage-flush = Flush
word-cribbage-nobs = passender Bube
word-cribbage-game = Partie
word-cribbage-skunk = Skunk
word-cribbage-double_skunk = Doppelskunk
word-cribbage-name = Zählen
word-cribbage-claim = Anspruch
word-cribbage-finished = zu Ende
word-cribbage-dealer = Geber
word-cribbage-pone = Vorhand

## Regeln zur Wahl

preset-cribbage-house = Hausregeln
preset-cribbage-acc = Amerikanisches Vereinsspiel
option-cribbage-first_deal = Erster Geber des Wettkampfs
option-cribbage-first_deal-cut = wer die niedrigere Karte abhebt
option-cribbage-first_deal-random = durch das Los
option-cribbage-cut = Wer abhebt
option-cribbage-cut-server = der Tisch
option-cribbage-cut-player = die Spieler selbst
option-cribbage-next_deal = Erster Geber der nächsten Partie
option-cribbage-next_deal-loser = der Verlierer der letzten Partie
option-cribbage-next_deal-alternate = abwechselnd
option-cribbage-next_deal-cut = es wird wieder abgehoben
option-cribbage-crib_four_flush = Flush aus vier Karten in der Krippe
option-cribbage-crib_four_flush-false = nichts: die Krippe braucht fünf einer Farbe
option-cribbage-crib_four_flush-true = 4, wie im Blatt
option-cribbage-target = Ziel
option-cribbage-target-121 = 121: zweimal um das Brett
option-cribbage-target-61 = 61: einmal um das Brett
option-cribbage-count = Zählen
option-cribbage-count-auto = der Tisch zählt
option-cribbage-count-self = jeder zählt selbst; Übersehenes ist verloren
option-cribbage-muggins = Muggins
option-cribbage-muggins-false = aus
option-cribbage-muggins-true = der andere darf Übersehenes beanspruchen
option-cribbage-skunk = Skunk
option-cribbage-skunk-off = aus
option-cribbage-skunk-single = dem Verlierer fehlen 31 oder mehr
option-cribbage-skunk-double = dem Verlierer fehlen 31 oder mehr, oder 61 oder mehr (doppelt)
option-cribbage-game_points = Eine Partie zählt
option-cribbage-game_points-1_2_3 = 1; mit Skunk 2, mit Doppelskunk 3
option-cribbage-game_points-2_3 = 2; mit Skunk 3
option-cribbage-stinkhole = Stinkloch
option-cribbage-stinkhole-false = aus
option-cribbage-stinkhole-true = einen Schritt vor dem Ziel zählen Hacken und letzte Karte nicht
option-cribbage-games = Partien im Wettkampf
option-cribbage-games-1 = eine
option-cribbage-games-3 = drei
option-cribbage-games-5 = fünf
option-cribbage-games-7 = sieben
option-cribbage-games-9 = neun
reason-option-cribbage-skunk = Vereine kennen nur den einfachen Skunk; zu Hause macht der doppelte mehr Spaß, und er wiegt nur im Wettkampf über mehrere Partien.

## Warum ein Bot so spielt

why-cribbage-hand = Das Blatt, das bleibt, zählt im Mittel { $whole },{ $tenths }.
why-cribbage-own_crib = Die Krippe, die eigene, zählt im Mittel { $whole },{ $tenths }.
why-cribbage-other_crib = Die Krippe des Gegners zählt im Mittel { $whole },{ $tenths }.
why-cribbage-pegs_more = Das Ausspielen bringt im Mittel { $whole },{ $tenths } mehr als dem Gegner.
why-cribbage-pegs_less = Das Ausspielen bringt im Mittel { $whole },{ $tenths } weniger als dem Gegner.
why-cribbage-scores = Das zählt sofort { $score }.
why-cribbage-reply = Mit { $of_100 } von 100 Blättern, die zum Gesehenen passen, kann der Gegner darauf punkten.
why-cribbage-win = Danach ist die Partie in { $of_100 } von 100 Fällen gewonnen.
cribbage-cut-where = Wo abgehoben wird
cribbage-cut-lift = { $count } Karten abheben
cribbage-cut-place = Karte { $place } des ausgebreiteten Packs
cribbage-cut-here = Hier abheben
cribbage-cut-turned = Bisher aufgedeckt
