# Cribbage

title-cribbage = Cribbage
invite-cribbage = Quinze deux, quinze quatre et une paire font six : la course autour du plateau jusqu’à 121.
players-cribbage = 2 joueurs : vous et un robot

## What happens at the table

event-cribbage-discard = { $seat } : deux cartes au crib
event-cribbage-cut = { $seat } : coupe du paquet
event-cribbage-cut_card = { $seat } : { $cards } retournée
event-cribbage-cut_again = Égalité : on recoupe
event-cribbage-cut_deals = La plus basse : { $seat } donne
event-cribbage-starter = Retourne : { $cards }
event-cribbage-heels = Valet retourné ! { $seat } : { $score }, à { $board }
event-cribbage-play = { $seat } : { $cards }, compte { $count }
event-cribbage-fifteen = { $seat } : quinze pour { $score }, à { $board }
event-cribbage-thirty_one = { $seat } : trente et un pour { $score }, à { $board }
event-cribbage-pair = { $seat } : paire pour { $score }, à { $board }
event-cribbage-pair_royal = { $seat } : brelan pour { $score }, à { $board }
event-cribbage-double_pair_royal = { $seat } : carré pour { $score }, à { $board }
event-cribbage-run = { $seat } : suite pour { $score }, à { $board }
event-cribbage-last_card = { $seat } : dernière carte pour { $score }, à { $board }
event-cribbage-go = { $seat } : go à { $count }
event-cribbage-reset = Le compte revient à 0 ; l’entame : { $seat }
event-cribbage-hand = { $seat }, main : { $cards }, { $score }, à { $board }
event-cribbage-crib = { $seat }, crib : { $cards }, { $score }, à { $board }
event-cribbage-named = { $seat } : « { $score } »
event-cribbage-overlooked = { $seat } : { $named } annoncés, { $score } présents ; { $pegged } marqués
event-cribbage-corrected = { $seat } : { $named } annoncés, seulement { $score } présents ; { $pegged } marqués
event-cribbage-muggins = Muggins ! { $seat } : { $score }
event-cribbage-accept = { $seat } : rien à réclamer
event-cribbage-stinkhole = { $seat } dans le stinkhole : { $score } non marqués
event-cribbage-target = { $seat } : { $target } atteint, la partie est gagnée
event-cribbage-taken_back = { $seat } : un coup est repris

## Lines of the score sheet

line-cribbage-cut_card = Retournée { $cards }
line-cribbage-cut_deals = La plus basse : donne
line-cribbage-heels = Valet retourné { $cards } : { $score }
line-cribbage-fifteen = Quinze { $cards } : { $score }
line-cribbage-thirty_one = Trente et un { $cards } : { $score }
line-cribbage-last_card = Dernière carte { $cards } : { $score }
line-cribbage-pair = Paire { $cards } : { $score }
line-cribbage-pair_royal = Brelan { $cards } : { $score }
line-cribbage-double_pair_royal = Carré { $cards } : { $score }
line-cribbage-run = Suite { $cards } : { $score }
line-cribbage-flush = Couleur { $cards } : { $score }
line-cribbage-nobs = Valet de la couleur { $cards } : { $score }
line-cribbage-sum = Ensemble, { $where } { $cards } : { $score }, à { $board }
line-cribbage-overlooked = Oublié, { $where } : { $named } annoncés sur { $score }
line-cribbage-corrected = Corrigé, { $where } : { $named } annoncés, { $score } présents
line-cribbage-muggins = Muggins, { $where } : { $score }, à { $board }
line-cribbage-stinkhole = Stinkhole, { $where } : { $score } non marqués
line-cribbage-target = { $target } atteint
line-cribbage-game = Partie { $number }, { $winner }–{ $loser } : { $game_points }
line-cribbage-skunk = Partie { $number }, skunk, { $winner }–{ $loser } : { $game_points }
line-cribbage-double_skunk = Partie { $number }, double skunk, { $winner }–{ $loser } : { $game_points }
line-cribbage-more_games = Points de partie égaux ; plus de parties gagnées : { $games }

reason-cribbage-cut = La coupe pour la donne
reason-cribbage-won = La partie est gagnée
reason-cribbage-counted = Toutes les mains sont comptées

## Refusals

refusal-cribbage-over_31 = Cette carte ferait dépasser 31.
refusal-cribbage-must_play = Une carte passe encore : « go » est réservé à une main sans une telle carte.
refusal-cribbage-not_in_hand = Cette carte n’est pas dans votre main.
refusal-cribbage-too_high = Un score si haut n’est pas possible ici.
refusal-cribbage-no_cut_now = Vous n'avez rien à couper maintenant
refusal-cribbage-cut_out_of_range = Il faut au moins quatre cartes dans chaque partie
refusal-cribbage-cut_taken = Cette carte est déjà retournée
refusal-cribbage-no_discard_now = Les cartes vont au crib avant la retourne seulement, et une fois.
refusal-cribbage-no_card_now = Aucune carte ne peut être jouée en ce moment.
refusal-cribbage-no_go_now = « Go » ne se dit que quand il faudrait jouer une carte.
refusal-cribbage-no_count_now = Vous n’avez rien à compter en ce moment.
refusal-cribbage-no_claim_now = Rien ne peut être réclamé en ce moment.
refusal-cribbage-no_accept_now = Il n’y a rien à accepter en ce moment.
refusal-cribbage-deal_over = La donne est finie.
refusal-cribbage-not_your_turn = Ce n’est pas votre tour.

## What is asked

asked-cribbage-cut = Coupez pour la retourne
asked-cribbage-cut_deal = Tirez pour la donne : la plus basse donne
asked-cribbage-discard = Choisissez deux cartes pour le crib.
asked-cribbage-play = Jouez une carte.
asked-cribbage-go = Aucune carte ne passe : dites « go ».
asked-cribbage-count_play = Annoncez le score de votre carte.
asked-cribbage-count_hand = Annoncez le score de votre main.
asked-cribbage-count_crib = Annoncez le score de votre crib.
asked-cribbage-claim = Réclamez ce qui a été oublié, ou continuez.
asked-cribbage-play_or_claim = Jouez une carte, ou réclamez d’abord ce qui a été oublié.

## Words

word-cribbage-starter = retourne
word-cribbage-play = jeu
word-cribbage-last_card = dernière carte
word-cribbage-hand = main
word-cribbage-crib = crib
word-cribbage-go = go
word-cribbage-accept = continuer
word-cribbage-cut = couper à
word-cribbage-cut_deal = coupe pour la donne
word-cribbage-discard = au crib
word-cribbage-count = compte
word-cribbage-muggins = muggins
word-cribbage-heels = valet retourné
word-cribbage-fifteen = quinze
word-cribbage-thirty_one = trente et un
word-cribbage-pair = paire
word-cribbage-pair_royal = brelan
word-cribbage-double_pair_royal = carré
word-cribbage-run = suite
word-cribbage-flush = couleur
word-cribbage-nobs = valet de la couleur
word-cribbage-game = partie
word-cribbage-skunk = skunk
word-cribbage-double_skunk = double skunk
word-cribbage-name = compte
word-cribbage-claim = réclamation
word-cribbage-finished = fini
word-cribbage-dealer = donneur
word-cribbage-pone = adversaire

## Options

preset-cribbage-house = Règles de la maison
preset-cribbage-acc = Règles des clubs américains
option-cribbage-first_deal = Première donne de la partie
option-cribbage-first_deal-cut = la carte coupée la plus basse donne
option-cribbage-first_deal-random = tirée au sort
option-cribbage-cut = Qui coupe
option-cribbage-cut-server = la table
option-cribbage-cut-player = les joueurs, à la main
option-cribbage-next_deal = Première donne de la manche suivante
option-cribbage-next_deal-loser = le perdant de la manche précédente
option-cribbage-next_deal-alternate = à tour de rôle
option-cribbage-next_deal-cut = on coupe de nouveau
option-cribbage-crib_four_flush = Couleur de quatre cartes au crib
option-cribbage-crib_four_flush-false = rien : il en faut cinq au crib
option-cribbage-crib_four_flush-true = 4, comme dans une main
option-cribbage-target = But
option-cribbage-target-121 = 121 : deux fois le tour du plateau
option-cribbage-target-61 = 61 : une fois le tour du plateau
option-cribbage-count = Compte
option-cribbage-count-auto = par la table
option-cribbage-count-self = par les joueurs ; ce qui est oublié est perdu
option-cribbage-muggins = Muggins
option-cribbage-muggins-false = non
option-cribbage-muggins-true = l’autre joueur peut réclamer ce qui a été oublié
option-cribbage-skunk = Skunk
option-cribbage-skunk-off = non
option-cribbage-skunk-single = il manque 31 ou plus au perdant
option-cribbage-skunk-double = il manque 31 ou plus au perdant, ou 61 ou plus (double)
option-cribbage-game_points = Une manche pèse
option-cribbage-game_points-1_2_3 = 1 ; avec un skunk 2, avec un double skunk 3
option-cribbage-game_points-2_3 = 2 ; avec un skunk 3
option-cribbage-stinkhole = Stinkhole
option-cribbage-stinkhole-false = non
option-cribbage-stinkhole-true = à un trou du but, valet retourné et go ne sont pas marqués
option-cribbage-games = Manches dans une partie
option-cribbage-games-1 = une
option-cribbage-games-3 = trois
option-cribbage-games-5 = cinq
option-cribbage-games-7 = sept
option-cribbage-games-9 = neuf
reason-option-cribbage-skunk = Les clubs ne connaissent que le skunk simple ; à la maison, un double est plus amusant, et il ne pèse que dans une partie de plusieurs manches.

## Pourquoi un robot joue ainsi

why-cribbage-hand = La main gardée vaut { $whole },{ $tenths } en moyenne.
why-cribbage-own_crib = Le crib, le sien, vaut { $whole },{ $tenths } en moyenne.
why-cribbage-other_crib = Le crib de l’adversaire vaut { $whole },{ $tenths } en moyenne.
why-cribbage-pegs_more = Le jeu rapporte en moyenne { $whole },{ $tenths } de plus qu’à l’adversaire.
why-cribbage-pegs_less = Le jeu rapporte en moyenne { $whole },{ $tenths } de moins qu’à l’adversaire.
why-cribbage-scores = Cela marque { $score } tout de suite.
why-cribbage-reply = Avec { $of_100 } des 100 mains conformes à ce qui a été vu, l’adversaire peut marquer dessus.
why-cribbage-win = La partie est ensuite gagnée { $of_100 } fois sur 100.
cribbage-cut-where = Où couper
cribbage-cut-lift = Lever { $count } cartes
cribbage-cut-place = Carte { $place } du paquet étalé
cribbage-cut-here = Couper ici
cribbage-cut-turned = Retournées
