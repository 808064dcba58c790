title-tractor = Traktor
invite-tractor = Trumpf nennen, Paare wie Traktoren über den Tisch schicken und die eigene Seite von der Zwei bis über das Ass bringen.
players-tractor = 4 Personen: zusammen mit dem Bot gegenüber gegen zwei Bots

## Was geschah

event-tractor-drew = { $seat }: eine Karte gezogen
event-tractor-kept = { $seat }: Karten behalten
event-tractor-redeal = { $seat }: bitte neue Karten
event-tractor-declared = { $seat } erklärt: { $cards }
event-tractor-passed = { $seat }: weiter
event-tractor-flipped = Niemand hat erklärt. Die Kitty zeigt: { $cards }
event-tractor-trumps = Trumpf: { $trump }, Stufe { $level }. Geber: { $seat }
event-tractor-buried = { $seat }: { $count } Karten vergraben
event-tractor-played = { $seat }: { $cards }
event-tractor-led = { $seat } spielt aus: { $cards }
event-tractor-threw = { $seat } wirft: { $cards }. Der Wurf steht
event-tractor-throw_failed = { $seat } wirft: { $cards }. Er ist zu schlagen. Zurückgenommene Karten: { $back }
event-tractor-trick = { $seat } → Stich, { $card_points } Punkte
event-tractor-claim_all = { $seat }: „Der Rest gehört uns“ { $cards }
event-tractor-claim_stands = { $seat }: die Ansage ist sicher und gilt
event-tractor-agree = { $seat }: einverstanden
event-tractor-refuse = { $seat }: nicht einverstanden, es wird weitergespielt
event-tractor-kitty_shown = Die Kitty: { $cards }
event-tractor-taken_back = { $seat }: ein Zug wird zurückgenommen

## Die Abrechnung

line-tractor-tricks = Punkte in den Stichen der Angreifer: { $card_points }
line-tractor-claimed = Punkte des beanspruchten Rests: { $card_points }
line-tractor-penalty = Zurückgenommene Karten nach Würfen: { $score }
line-tractor-kitty_won = Kitty-Bonus: { $card_points } × { $multiplier } (zählende Karten des letzten Ausspiels: { $cards }) = { $score }
line-tractor-kitty_kept = Letzter Stich an die Verteidiger: die { $card_points } Punkte der Kitty zählen nicht
line-tractor-total = Die Angreifer haben { $score } (zum Übernehmen: { $target })
line-tractor-levels = Verdiente Stufen: { $levels }
line-tractor-level = Stufe { $before } → { $after }
line-tractor-next_dealer = Nächster Geber: { $seat }
line-tractor-redealt = { $seat } wollte neue Karten: nichts wird geschrieben
line-tractor-match_won = Die Partie ist gewonnen
reason-tractor-held = Die Verteidiger halten
reason-tractor-taken_over = Die Angreifer übernehmen
reason-tractor-redealt = Neue Karten wurden verlangt

## Warum nicht

refusal-tractor-wrong_count = So viele Karten spielen, wie ausgespielt wurden
refusal-tractor-must_follow = Die ausgespielte Farbe bedienen, soweit vorhanden
refusal-tractor-must_play_pairs = So viele Paare der Farbe spielen wie möglich
refusal-tractor-must_play_tractor = Auf einen Traktor gehört ein Traktor, so lang wie möglich
refusal-tractor-not_one_suit = Karten einer Farbe ausspielen; Stufenkarten und Joker sind Trumpf
refusal-tractor-not_a_lead = Einzelkarte, Paar oder Traktor ausspielen
refusal-tractor-not_in_hand = Diese Karten sind nicht auf der Hand
refusal-tractor-not_a_declaration = Eine Stufenkarte, ein Paar davon oder zwei gleiche Joker zeigen
refusal-tractor-too_low = Nur eine stärkere Erklärung überruft die bestehende
refusal-tractor-own_stands = Die eigene Erklärung steht: sie kann nur zum Paar wachsen
refusal-tractor-cannot_redeal = Dieses Blatt ist zu gut für neue Karten
refusal-tractor-cannot_claim = Nur am Zug beanspruchen, nach einer Ablehnung nicht noch einmal
refusal-tractor-not_now = Das geht jetzt nicht
refusal-tractor-not_your_turn = Nicht an der Reihe
refusal-tractor-deal_over = Das Spiel ist zu Ende

## Was gefragt ist

asked-tractor-draw = Nächste Karte ziehen oder Trumpf erklären
asked-tractor-redeal = Karten behalten?
asked-tractor-declare = Trumpf erklären oder weiter
asked-tractor-bury = Acht Karten vergraben
asked-tractor-lead = Ausspielen
asked-tractor-follow = Bedienen
asked-tractor-answer = Der Rest wird beansprucht: einverstanden?

## Wörter

word-tractor-C = Kreuz
word-tractor-S = Pik
word-tractor-H = Herz
word-tractor-D = Karo
word-tractor-none = No-Trumpf
word-tractor-pass = weiter
word-tractor-declare = erklären
word-tractor-bury = vergraben
word-tractor-draw = ziehen
word-tractor-keep = behalten
word-tractor-redeal = neue Karten
word-tractor-claim_all = Der Rest gehört uns
word-tractor-agree = Einverstanden
word-tractor-refuse = Weiterspielen
word-tractor-single = Einzelkarte
word-tractor-pair = Paar
word-tractor-tractor = Traktor
word-tractor-throw = Wurf
word-tractor-defenders = Verteidiger
word-tractor-attackers = Angreifer
word-tractor-dealer = Geber
word-tractor-kitty = Kitty
word-tractor-level = Stufe
word-tractor-beyond = über die letzte Stufe hinaus
word-tractor-BIG = roter Joker
word-tractor-SML = schwarzer Joker
word-tractor-2 = 2
word-tractor-3 = 3
word-tractor-4 = 4
word-tractor-5 = 5
word-tractor-6 = 6
word-tractor-7 = 7
word-tractor-8 = 8
word-tractor-9 = 9
word-tractor-T = 10
word-tractor-J = Bube
word-tractor-Q = Dame
word-tractor-K = König
word-tractor-A = Ass

## Optionen

preset-tractor-house = Hausregeln
preset-tractor-full = Voll: Würfe, Traktoren bedienen, Erklären beim Geben, Ass muss verteidigt werden
option-tractor-first_dealer = Geber im ersten Spiel
option-tractor-first_dealer-winning = wer die Erklärung gewinnt
option-tractor-first_dealer-first = wer zuerst erklärt
option-tractor-declare = Trumpf erklären
option-tractor-declare-after = der Reihe nach, nach dem Geben
option-tractor-declare-during = während des Gebens
reason-option-tractor-declare = Üblich ist das Erklären während des Gebens. Der Reihe nach danach muss niemand schnell sein.
option-tractor-flip_show = Wenn niemand erklärt
option-tractor-flip_show-all = die ganze Kitty wird gezeigt
option-tractor-flip_show-until_suit = gezeigt bis zur Karte, die die Farbe gibt
option-tractor-nt_level_trump = Stufenkarten sind bei No-Trumpf Trumpf
option-tractor-nt_level_trump-false = nein
option-tractor-nt_level_trump-true = ja
option-tractor-gap_closes = Die Lücke am Levelrang schließt sich für Traktoren
option-tractor-gap_closes-false = nein
option-tractor-gap_closes-true = ja
option-tractor-throws = Würfe
option-tractor-throws-false = nein
option-tractor-throws-true = ja
reason-option-tractor-throws = Üblich ist, mehrere Teile zugleich auszuspielen, wenn niemand sie schlägt. Ohne Würfe lernt sich das Spiel leichter.
option-tractor-throw_penalty = Strafe für einen gescheiterten Wurf
option-tractor-throw_penalty-none = keine
option-tractor-throw_penalty-10 = 10 Punkte je zurückgenommene Karte
option-tractor-throw_eval = Von zwei Trumpfwürfen gewinnt
option-tractor-throw_eval-longest = der höhere längste Teil
option-tractor-throw_eval-all = nur was in jedem Teil höher ist
option-tractor-throw_eval-highest_single = die höhere höchste Karte
option-tractor-kitty_throw = Kitty nach einem Wurf
option-tractor-kitty_throw-longest = sein längster Teil zählt
option-tractor-kitty_throw-lead = alle seine Karten zählen
option-tractor-follow = Traktor bedienen
option-tractor-follow-pairs = mit Paaren
option-tractor-follow-tractor_first = mit einem Traktor, wenn vorhanden
reason-option-tractor-follow = Üblich ist, einen Traktor mit einem Traktor zu bedienen. Nach den Hausregeln genügen Paare.
option-tractor-kitty_mult = Faktor der Kitty
option-tractor-kitty_mult-2n = das Doppelte der zuletzt ausgespielten Karten
option-tractor-kitty_mult-2_n = zwei hoch Kartenzahl
option-tractor-kitty_mult-2__pairs_1_ = zwei, verdoppelt je Paar
option-tractor-kitty_mult-2or4 = 2 nach einer Einzelkarte, sonst 4
option-tractor-level_cap = Höchstens so viele Stufen je Spiel
option-tractor-level_cap-none = unbegrenzt
option-tractor-level_cap-3 = drei
option-tractor-must_defend_ace = Die letzte Stufe muss verteidigt werden
option-tractor-must_defend_ace-false = nein
option-tractor-must_defend_ace-true = ja
reason-option-tractor-must_defend_ace = Üblich ist, das Ass nur als Seite des Gebers zu überwinden. Nach den Hausregeln gewinnt jeder Aufstieg darüber hinaus.
option-tractor-must_stop = Stufen, die verteidigt werden müssen
option-tractor-must_stop-3 = 3
option-tractor-must_stop-4 = 4
option-tractor-must_stop-5 = 5
option-tractor-must_stop-6 = 6
option-tractor-must_stop-7 = 7
option-tractor-must_stop-8 = 8
option-tractor-must_stop-9 = 9
option-tractor-must_stop-T = 10
option-tractor-must_stop-J = Bube
option-tractor-must_stop-Q = Dame
option-tractor-must_stop-K = König
option-tractor-must_stop-A = Ass
option-tractor-redeal = Neue Karten für ein schwaches Blatt
option-tractor-redeal-off = nein
option-tractor-redeal-no_points = ohne Punktkarte
option-tractor-redeal-no_trumps = ohne Joker und Stufenkarten
option-tractor-length = Länge
option-tractor-length-match = ganze Partie
option-tractor-length-deal = ein Spiel
option-tractor-start_level = Erste Stufe
option-tractor-start_level-2 = 2
option-tractor-start_level-3 = 3
option-tractor-start_level-4 = 4
option-tractor-start_level-5 = 5
option-tractor-start_level-6 = 6
option-tractor-start_level-7 = 7
option-tractor-start_level-8 = 8
option-tractor-start_level-9 = 9
option-tractor-start_level-T = 10
option-tractor-start_level-J = Bube
option-tractor-start_level-Q = Dame
option-tractor-start_level-K = König
option-tractor-start_level-A = Ass
option-tractor-end_level = Letzte Stufe
option-tractor-end_level-2 = 2
option-tractor-end_level-3 = 3
option-tractor-end_level-4 = 4
option-tractor-end_level-5 = 5
option-tractor-end_level-6 = 6
option-tractor-end_level-7 = 7
option-tractor-end_level-8 = 8
option-tractor-end_level-9 = 9
option-tractor-end_level-T = 10
option-tractor-end_level-J = Bube
option-tractor-end_level-Q = Dame
option-tractor-end_level-K = König
option-tractor-end_level-A = Ass
option-tractor-claim = Der Rest darf beansprucht werden
option-tractor-claim-false = nein
option-tractor-claim-true = ja

## Warum ein Bot so spielt

why-tractor-takes_over = In { $of_100 } von 100 Verteilungen, die zum Gesehenen passen ({ $deals } wurden probiert), übernehmen die Angreifer.
why-tractor-holds = In { $of_100 } von 100 Verteilungen, die zum Gesehenen passen ({ $deals } wurden probiert), hält die Partei des Gebers.
why-tractor-score = Die Angreifer bekommen dabei im Mittel { $score }.
why-tractor-unbeaten = Nichts, was noch draußen ist, schlägt das in seiner Farbe.
why-tractor-partner = Das Spiel des Partners liegt vorn, und es legt { $card_points } Punkte dazu.
