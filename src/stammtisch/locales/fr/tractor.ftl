title-tractor = Tracteur
invite-tractor = Déclarez l’atout, lancez vos paires comme des tracteurs et menez votre camp du deux au-delà de l’as.
players-tractor = 4 joueurs : vous et le robot d’en face contre deux robots

## What happened

event-tractor-drew = { $seat } : pioche une carte
event-tractor-kept = { $seat } : cartes gardées
event-tractor-redeal = { $seat } : nouvelles cartes demandées
event-tractor-declared = { $seat }, déclaration : { $cards }
event-tractor-passed = { $seat } : passe
event-tractor-flipped = Personne n’a déclaré. Le talon montre : { $cards }
event-tractor-trumps = Atout : { $trump }, niveau { $level }. Donneur : { $seat }
event-tractor-buried = { $seat } : { $count } cartes écartées
event-tractor-played = { $seat } : { $cards }
event-tractor-led = { $seat }, entame : { $cards }
event-tractor-threw = { $seat }, lancer : { $cards }. Le lancer tient
event-tractor-throw_failed = { $seat }, lancer : { $cards }. Il peut être battu. Cartes reprises : { $back }
event-tractor-trick = { $seat } → pli, { $card_points } points
event-tractor-claim_all = { $seat } : « Le reste est à nous » { $cards }
event-tractor-claim_stands = { $seat } : la demande est certaine et tient
event-tractor-agree = { $seat } : d’accord
event-tractor-refuse = { $seat } : pas d’accord, le jeu continue
event-tractor-kitty_shown = Le talon : { $cards }
event-tractor-taken_back = { $seat } : un coup est repris

## The score sheet

line-tractor-tricks = Points dans les plis des attaquants : { $card_points }
line-tractor-claimed = Points du reste, demandés : { $card_points }
line-tractor-penalty = Cartes reprises après des lancers : { $score }
line-tractor-kitty_won = Talon gagné : { $card_points } × { $multiplier } (cartes de la dernière entame qui comptent : { $cards }) = { $score }
line-tractor-kitty_kept = Les défenseurs gagnent le dernier pli : les { $card_points } points du talon ne comptent pas
line-tractor-total = Les attaquants ont { $score } (pour prendre la main : { $target })
line-tractor-levels = Niveaux gagnés : { $levels }
line-tractor-level = Niveau { $before } → { $after }
line-tractor-next_dealer = Prochain donneur : { $seat }
line-tractor-redealt = { $seat }, nouvelles cartes demandées : rien n’est marqué
line-tractor-match_won = La partie est gagnée
reason-tractor-held = Les défenseurs tiennent
reason-tractor-taken_over = Les attaquants prennent la main
reason-tractor-redealt = De nouvelles cartes ont été demandées

## Why not

refusal-tractor-wrong_count = Jouez autant de cartes qu’à l’entame
refusal-tractor-must_follow = Fournissez la couleur autant que possible
refusal-tractor-must_play_pairs = Jouez autant de paires de la couleur que possible
refusal-tractor-must_play_tractor = Un tracteur se suit par un tracteur, autant que possible
refusal-tractor-not_one_suit = Entamez d’une seule couleur ; cartes du niveau et jokers sont atouts
refusal-tractor-not_a_lead = Entamez d’une carte seule, d’une paire ou d’un tracteur
refusal-tractor-not_in_hand = Ces cartes ne sont pas dans votre main
refusal-tractor-not_a_declaration = Montrez une carte du niveau, une paire, ou deux jokers identiques
refusal-tractor-too_low = Seule une déclaration plus forte surpasse celle qui tient
refusal-tractor-own_stands = Votre déclaration tient : elle ne peut que devenir la paire
refusal-tractor-cannot_redeal = Cette main est trop bonne pour demander de nouvelles cartes
refusal-tractor-cannot_claim = Demandez à votre tour, et une seule fois si c’est refusé
refusal-tractor-not_now = Ce n’est pas possible maintenant
refusal-tractor-not_your_turn = Ce n’est pas votre tour
refusal-tractor-deal_over = La donne est finie

## What is asked

asked-tractor-draw = Piochez la carte suivante, ou déclarez l’atout
asked-tractor-redeal = Garder vos cartes ?
asked-tractor-declare = Déclarez l’atout, ou passez
asked-tractor-bury = Écartez huit cartes
asked-tractor-lead = Entamez le pli
asked-tractor-follow = Suivez l’entame
asked-tractor-answer = Le reste est demandé : d’accord ?

## Words

word-tractor-C = trèfle
word-tractor-S = pique
word-tractor-H = cœur
word-tractor-D = carreau
word-tractor-none = sans atout
word-tractor-pass = passe
word-tractor-declare = déclarer
word-tractor-bury = écarter
word-tractor-draw = piocher
word-tractor-keep = garder les cartes
word-tractor-redeal = nouvelles cartes
word-tractor-claim_all = Le reste est à nous
word-tractor-agree = D’accord
word-tractor-refuse = On continue
word-tractor-single = carte seule
word-tractor-pair = paire
word-tractor-tractor = tracteur
word-tractor-throw = lancer
word-tractor-defenders = défenseurs
word-tractor-attackers = attaquants
word-tractor-dealer = donneur
word-tractor-kitty = talon
word-tractor-level = niveau
word-tractor-beyond = au-delà du dernier niveau
word-tractor-BIG = grand joker
word-tractor-SML = petit joker
word-tractor-2 = 2
word-tractor-3 = 3
word-tractor-4 = 4
word-tractor-5 = 5
word-tractor-6 = 6
word-tractor-7 = 7
word-tractor-8 = 8
word-tractor-9 = 9
word-tractor-T = 10
word-tractor-J = valet
word-tractor-Q = dame
word-tractor-K = roi
word-tractor-A = as

## Options

preset-tractor-house = Règles de la maison
preset-tractor-full = Complet : lancers, tracteurs à suivre, déclaration pendant la donne, as à défendre
option-tractor-first_dealer = Donneur de la première donne
option-tractor-first_dealer-winning = qui emporte la déclaration
option-tractor-first_dealer-first = qui déclare le premier
option-tractor-declare = Déclarer l’atout
option-tractor-declare-after = à tour de rôle, après la donne
option-tractor-declare-during = pendant la donne
reason-option-tractor-declare = D’habitude, l’atout se déclare pendant la donne. À tour de rôle après la donne, personne n’a à se presser.
option-tractor-flip_show = Quand personne ne déclare
option-tractor-flip_show-all = tout le talon est montré
option-tractor-flip_show-until_suit = montré jusqu’à la carte qui donne la couleur
option-tractor-nt_level_trump = Cartes du niveau atouts à sans atout
option-tractor-nt_level_trump-false = non
option-tractor-nt_level_trump-true = oui
option-tractor-gap_closes = Le trou au rang du niveau se ferme pour les tracteurs
option-tractor-gap_closes-false = non
option-tractor-gap_closes-true = oui
option-tractor-throws = Lancers
option-tractor-throws-false = non
option-tractor-throws-true = oui
reason-option-tractor-throws = D’habitude, on peut entamer de plusieurs éléments si personne ne peut les battre. Sans lancers, le jeu s’apprend plus facilement.
option-tractor-throw_penalty = Pénalité d’un lancer repris
option-tractor-throw_penalty-none = aucune
option-tractor-throw_penalty-10 = 10 points par carte reprise
option-tractor-throw_eval = De deux coupes d’un lancer gagne
option-tractor-throw_eval-longest = l’élément le plus long le plus haut
option-tractor-throw_eval-all = seulement ce qui est plus haut partout
option-tractor-throw_eval-highest_single = la carte la plus haute
option-tractor-kitty_throw = Talon après un lancer
option-tractor-kitty_throw-longest = son plus long élément compte
option-tractor-kitty_throw-lead = toutes ses cartes comptent
option-tractor-follow = Suivre un tracteur
option-tractor-follow-pairs = par des paires
option-tractor-follow-tractor_first = par un tracteur si on en a
reason-option-tractor-follow = D’habitude, un tracteur se suit par un tracteur. Selon les règles de la maison, des paires suffisent.
option-tractor-kitty_mult = Facteur du talon
option-tractor-kitty_mult-2n = deux fois les cartes de la dernière entame
option-tractor-kitty_mult-2_n = deux puissance le nombre de cartes
option-tractor-kitty_mult-2__pairs_1_ = deux, doublé pour chaque paire
option-tractor-kitty_mult-2or4 = 2 après une carte seule, sinon 4
option-tractor-level_cap = Niveaux au plus par donne
option-tractor-level_cap-none = sans limite
option-tractor-level_cap-3 = trois
option-tractor-must_defend_ace = Le dernier niveau doit être défendu
option-tractor-must_defend_ace-false = non
option-tractor-must_defend_ace-true = oui
reason-option-tractor-must_defend_ace = D’habitude, l’as ne se passe qu’en y tenant comme camp du donneur. Selon les règles de la maison, toute montée au-delà gagne.
option-tractor-must_stop = Niveaux à défendre
option-tractor-must_stop-3 = 3
option-tractor-must_stop-4 = 4
option-tractor-must_stop-5 = 5
option-tractor-must_stop-6 = 6
option-tractor-must_stop-7 = 7
option-tractor-must_stop-8 = 8
option-tractor-must_stop-9 = 9
option-tractor-must_stop-T = 10
option-tractor-must_stop-J = valet
option-tractor-must_stop-Q = dame
option-tractor-must_stop-K = roi
option-tractor-must_stop-A = as
option-tractor-redeal = Nouvelles cartes pour une main faible
option-tractor-redeal-off = non
option-tractor-redeal-no_points = sans carte à points
option-tractor-redeal-no_trumps = sans joker ni carte du niveau
option-tractor-length = Durée
option-tractor-length-match = partie entière
option-tractor-length-deal = une donne
option-tractor-start_level = Premier niveau
option-tractor-start_level-2 = 2
option-tractor-start_level-3 = 3
option-tractor-start_level-4 = 4
option-tractor-start_level-5 = 5
option-tractor-start_level-6 = 6
option-tractor-start_level-7 = 7
option-tractor-start_level-8 = 8
option-tractor-start_level-9 = 9
option-tractor-start_level-T = 10
option-tractor-start_level-J = valet
option-tractor-start_level-Q = dame
option-tractor-start_level-K = roi
option-tractor-start_level-A = as
option-tractor-end_level = Dernier niveau
option-tractor-end_level-2 = 2
option-tractor-end_level-3 = 3
option-tractor-end_level-4 = 4
option-tractor-end_level-5 = 5
option-tractor-end_level-6 = 6
option-tractor-end_level-7 = 7
option-tractor-end_level-8 = 8
option-tractor-end_level-9 = 9
option-tractor-end_level-T = 10
option-tractor-end_level-J = valet
option-tractor-end_level-Q = dame
option-tractor-end_level-K = roi
option-tractor-end_level-A = as
option-tractor-claim = On peut demander le reste
option-tractor-claim-false = non
option-tractor-claim-true = oui

## Pourquoi un robot joue ainsi

why-tractor-takes_over = Dans { $of_100 } donnes sur 100 compatibles avec ce qui a été vu ({ $deals } essayées), les attaquants prennent la main.
why-tractor-holds = Dans { $of_100 } donnes sur 100 compatibles avec ce qui a été vu ({ $deals } essayées), le camp du donneur tient.
why-tractor-score = Les attaquants y obtiennent { $score } en moyenne.
why-tractor-unbeaten = Rien de ce qui reste dehors ne le bat dans sa couleur.
why-tractor-partner = Le jeu du partenaire est maître, et il y ajoute { $card_points } points.
