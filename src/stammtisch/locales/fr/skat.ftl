## What the game's page says

title-skat = Skat
invite-skat = Un seul contre deux : annoncez ce que valent vos cartes et prenez 61 points sur 120.
players-skat = 3 joueurs, vous et deux robots, une donne

## What happens at the table; $seat is a name

event-skat-bid = { $seat } : { $value }
event-skat-hold = { $seat } : oui ({ $value })
event-skat-pass = { $seat } : passe
event-skat-declarer = { $seat } : preneur à { $bid }
event-skat-passed_in = Tous passent : la donne est annulée
event-skat-ramsch = Tous passent : Ramsch, chacun pour soi
event-skat-skat_taken = { $seat } : skat pris
event-skat-discarded = { $seat } : deux cartes écartées
event-skat-contract = { $seat } : { $contract }, enchère { $bid }
event-skat-hand_shown = { $seat } : main ouverte { $cards }
event-skat-discards_shown = { $seat } : écart { $cards }
event-skat-card = { $seat } : { $cards }
event-skat-trick = { $seat } → pli, { $card_points } points
event-skat-kontra = { $seat } : Kontra !
event-skat-re = { $seat } : Re !
event-skat-no_re = { $seat } : pas de Re
event-skat-claim_all = { $seat } : « Le reste est à moi » { $cards }
event-skat-claim_none = { $seat } : « Je n’en prends plus » { $cards }
event-skat-claim = { $seat } : « Du reste, { $card_points } points sont à moi » { $cards }
event-skat-claim_stands = { $seat } : la demande est certaine et tient
event-skat-concede = { $seat } : abandon
event-skat-agree = { $seat } : d’accord
event-skat-refuse = { $seat } : pas d’accord, le jeu continue
event-skat-skat_shown = Skat : { $cards }
event-skat-finished = { $seat } : { $card_points } points, score { $score }
event-skat-ramsch_counted = { $seat } : score { $score }
event-skat-taken_back = { $seat } : un coup est repris

## Lines of a score sheet

line-skat-base = Valeur de base, { $kind } : { $base }
line-skat-with = Avec { $matadors }
line-skat-without = Sans { $matadors }
line-skat-game = Jeu +{ $plus }
line-skat-hand = Hand +{ $plus }
line-skat-schneider = Défense Schneider +{ $plus }
line-skat-schneider_against = Preneur Schneider +{ $plus }
line-skat-schneider_missed = Schneider annoncé et manqué, compté +{ $plus }
line-skat-schneider_announced = Schneider annoncé +{ $plus }
line-skat-schwarz = Défense Schwarz +{ $plus }
line-skat-schwarz_against = Preneur Schwarz +{ $plus }
line-skat-schwarz_missed = Schwarz annoncé et manqué, compté +{ $plus }
line-skat-schwarz_announced = Schwarz annoncé +{ $plus }
line-skat-ouvert = Ouvert +{ $plus }
line-skat-value = Valeur du jeu { $base } × { $multiplier } = { $value }
line-skat-null_value = { $contract } : { $value }
line-skat-no_trick = Aucun pli pris : gagné
line-skat-a_trick = Un pli pris : perdu
line-skat-every_trick = Les dix plis : gagné
line-skat-not_every_trick = Pas les dix plis : perdu
line-skat-enough = { $card_points } points pour { $needed } nécessaires : gagné
line-skat-too_few = { $card_points } points pour { $needed } nécessaires : perdu
line-skat-gave_up = Abandonné : perdu à la valeur simple
line-skat-overbid = Vaut { $value }, enchère { $bid } : surenchéri ; multiple de { $base } qui couvre : { $covered }
line-skat-lost_doubled = Perdu : doublé à { $value }
line-skat-kontra = Kontra × { $factor } : { $value }
line-skat-re = Kontra et Re × { $factor } : { $value }
line-skat-score = Score { $score }
line-skat-passed_in = Tous passent : pas de score
line-skat-durchmarsch = Tous les plis à un joueur : { $score }
line-skat-ramsch_points = { $card_points } points de cartes
line-skat-ramsch_skat = Skat avec le dernier pli : { $card_points }
line-skat-jungfrau = Un joueur sans pli : × { $factor }
line-skat-ramsch_loss = Le plus de points ({ $card_points }) : { $score }
line-skat-games = Jeux { $score }
line-skat-own_games = { $won } gagnés, { $lost } perdus : { $score }
line-skat-others_lost = { $lost } perdus par les autres : { $score }
line-skat-total = Total { $score }

## How a deal ended

reason-skat-made = Le preneur a gagné
reason-skat-failed = Le preneur a perdu
reason-skat-overbid = Surenchère
reason-skat-conceded = Abandonné
reason-skat-defenders_conceded = La défense a abandonné
reason-skat-passed_in = Tous ont passé
reason-skat-ramsch = Ramsch
reason-skat-durchmarsch = Durchmarsch

## Why a move is refused

refusal-skat-not_your_turn = C’est à une autre place de jouer.
refusal-skat-must_follow = Il faut fournir ; un Unter est atout, sauf au Null.
refusal-skat-card_not_held = Cette carte n’est pas dans la main.
refusal-skat-auction_first = Les enchères ne sont pas finies.
refusal-skat-nothing_to_hold = Aucune valeur n’a été annoncée que l’on puisse tenir.
refusal-skat-answer_the_bid = On tient une valeur ou on passe, on ne relance pas.
refusal-skat-not_a_bid_value = Ce n’est pas une valeur d’enchère.
refusal-skat-bid_too_low = L’enchère doit dépasser la précédente.
refusal-skat-no_jump = À cette table, chaque enchère est la valeur suivante.
refusal-skat-only_eighteen = Le premier en main ne peut prendre la donne qu’à 18.
refusal-skat-take_skat_first = Prenez d’abord le skat, ou jouez en Hand.
refusal-skat-skat_was_taken = Le skat a été pris : ce n’est plus un jeu Hand.
refusal-skat-discard_first = Écartez d’abord deux cartes.
refusal-skat-two_cards = On écarte exactement deux cartes.
refusal-skat-name_contract = Il faut maintenant nommer le jeu.
refusal-skat-null_below_bid = Ce Null vaut moins que l’enchère.
refusal-skat-announcements_off = Les annonces ne se jouent pas à cette table.
refusal-skat-answer_first = Il faut d’abord répondre à une question.
refusal-skat-nothing_asked = Rien n’a été demandé.
refusal-skat-play_a_card = Les cartes se jouent ; ce n’est pas possible maintenant.
refusal-skat-kontra_off = Le Kontra ne se joue pas à cette table.
refusal-skat-not_a_defender = Seul un défenseur peut dire Kontra.
refusal-skat-kontra_said = Kontra a déjà été dit.
refusal-skat-kontra_too_late = Kontra se dit avant sa propre première carte.
refusal-skat-claim_off = À cette table, on ne demande pas le reste.
refusal-skat-sitting_out = Le donneur ne joue pas cette donne.
refusal-skat-already_refused = Refusé dans ce pli ; jouez d’abord.
refusal-skat-ramsch_claims_all = Au Ramsch, on ne peut demander que tous les plis restants.
refusal-skat-null_claims_whole = Au Null, on demande tout le reste ou rien.
refusal-skat-nothing_to_share = D’un seul pli, il n’y a rien à partager.
refusal-skat-claim_too_much = Il ne reste pas tant de points à partager.
refusal-skat-concede_off = On n’abandonne pas à cette table.
refusal-skat-nothing_to_concede = Aucun camp ici ne pourrait abandonner.
refusal-skat-deal_over = La donne est finie.

## What is asked of a seat

asked-skat-call = Annoncer une valeur ou passer
asked-skat-answer = Oui ou passe ?
asked-skat-take_18 = Prendre la donne à 18, ou passer ?
asked-skat-skat = Prendre le skat, ou jouer Hand ?
asked-skat-discard = Écartez deux cartes
asked-skat-contract = Nommez le jeu
asked-skat-play = Jouez une carte
asked-skat-remark = Vous pouvez parler maintenant
asked-skat-answer_kontra = Kontra : dire Re ?
asked-skat-answer_claim_all = Le reste est demandé : d’accord ?
asked-skat-answer_claim_none = Le reste est donné : d’accord ?
asked-skat-answer_claim = Une partie du reste est demandée : d’accord ?
asked-skat-answer_concede = Un abandon est proposé : d’accord ?

## Words for codes: contracts, calls, roles

word-skat-clubs = Glands
word-skat-clubs_hand = Glands Hand
word-skat-clubs_hand_schneider = Glands Hand, Schneider annoncé
word-skat-clubs_hand_schwarz = Glands Hand, Schwarz annoncé
word-skat-clubs_ouvert = Glands Ouvert
word-skat-spades = Feuilles
word-skat-spades_hand = Feuilles Hand
word-skat-spades_hand_schneider = Feuilles Hand, Schneider annoncé
word-skat-spades_hand_schwarz = Feuilles Hand, Schwarz annoncé
word-skat-spades_ouvert = Feuilles Ouvert
word-skat-hearts = Cœurs
word-skat-hearts_hand = Cœurs Hand
word-skat-hearts_hand_schneider = Cœurs Hand, Schneider annoncé
word-skat-hearts_hand_schwarz = Cœurs Hand, Schwarz annoncé
word-skat-hearts_ouvert = Cœurs Ouvert
word-skat-diamonds = Grelots
word-skat-diamonds_hand = Grelots Hand
word-skat-diamonds_hand_schneider = Grelots Hand, Schneider annoncé
word-skat-diamonds_hand_schwarz = Grelots Hand, Schwarz annoncé
word-skat-diamonds_ouvert = Grelots Ouvert
word-skat-grand = Grand
word-skat-grand_hand = Grand Hand
word-skat-grand_hand_schneider = Grand Hand, Schneider annoncé
word-skat-grand_hand_schwarz = Grand Hand, Schwarz annoncé
word-skat-grand_ouvert = Grand Ouvert
word-skat-null = Null
word-skat-null_hand = Null Hand
word-skat-null_ouvert = Null Ouvert
word-skat-null_hand_ouvert = Null Hand Ouvert
word-skat-french-clubs = Trèfle
word-skat-french-spades = Pique
word-skat-french-hearts = Cœur
word-skat-french-diamonds = Carreau
word-skat-pass = Passe
word-skat-hold = Oui
word-skat-take_skat = Prendre le skat
word-skat-hand = Hand
word-skat-kontra = Kontra
word-skat-re = Re
word-skat-claim_all = Le reste est à moi
word-skat-claim_none = Je n’en prends plus
word-skat-claim = à moi, des points qui restent :
word-skat-concede = Abandonner
word-skat-agree = D’accord
word-skat-refuse = On continue
word-skat-covers-yes = couvre votre enchère
word-skat-covers-schneider = ne couvre votre enchère qu’avec Schneider
word-skat-covers-no = ne couvre pas votre enchère
word-skat-forehand = premier en main
word-skat-middlehand = deuxième en main
word-skat-rearhand = troisième en main
word-skat-dealer = donneur
word-skat-declarer = preneur
word-skat-defender = défenseur
word-skat-skat = Skat
word-skat-discards = Écart
word-skat-discard = écarter
word-skat-bid = Enchère
word-skat-ramsch = Ramsch
word-skat-trump = Atouts
word-skat-with = avec { $matadors }
word-skat-without = sans { $matadors }
word-skat-phase-auction = Enchères
word-skat-phase-skat = Skat ou Hand
word-skat-phase-discard = Écart
word-skat-phase-contract = Choix du jeu
word-skat-phase-play = Jeu
word-skat-phase-finished = Donne finie

## Rules of a table

option-skat-deck_face = Faces des cartes
option-skat-deck_face-german = Allemandes : glands, feuilles, cœurs, grelots
option-skat-deck_face-french = Françaises : trèfle, pique, cœur, carreau
option-skat-bid_list = Valeurs d’enchère
option-skat-bid_list-full = toutes les valeurs qui existent
option-skat-bid_list-reachable = seulement les valeurs accessibles
option-skat-jump_bids = Sauts d’enchère
option-skat-jump_bids-false = non
option-skat-jump_bids-true = oui
option-skat-all_pass = Quand tous passent
option-skat-all_pass-cancel = la donne est annulée
option-skat-all_pass-ramsch = Ramsch
option-skat-ramsch_skat = Skat au Ramsch
option-skat-ramsch_skat-last_trick = va avec le dernier pli
option-skat-ramsch_skat-none = ne compte pour personne
option-skat-null_below_bid = Null sous l’enchère
option-skat-null_below_bid-refuse = ne peut être nommé
option-skat-null_below_bid-allow = permis, et perdu
option-skat-announcements = Annoncer Schneider, Schwarz, Ouvert
option-skat-announcements-false = non
option-skat-announcements-true = oui
option-skat-concede = Abandon
option-skat-concede-false = non
option-skat-concede-true = oui
option-skat-claim = Demander le reste
option-skat-claim-false = non
option-skat-claim-true = oui
option-skat-deals = Donnes
option-skat-deals-1 = 1 donne
option-skat-deals-3 = 3 donnes
option-skat-deals-9 = 9 donnes
option-skat-deals-12 = 12 donnes
option-skat-deals-18 = 18 donnes
option-skat-deals-36 = 36 donnes
option-skat-deals-48 = 48 donnes
option-skat-scoring = Feuille de score
option-skat-scoring-classic = classique
option-skat-scoring-seeger_fabian = Seeger-Fabian
option-skat-four_table = Quatre à table, le donneur ne joue pas
option-skat-four_table-false = non
option-skat-four_table-true = oui
option-skat-kontra = Kontra et Re
option-skat-kontra-false = non
option-skat-kontra-true = oui
reason-option-skat-announcements = Le jeu simple n’a pas besoin d’annonces ; les tournois en ont.
reason-option-skat-concede = Chaque donne est jouée jusqu’au bout, pour ne presser personne.
reason-option-skat-claim = Chaque pli est joué et vu.
reason-option-skat-deals = Une donne fait ici toute une partie ; une série prend une soirée.
reason-option-skat-scoring = La feuille classique montre ce que valait chaque jeu.

## Sets of rules

preset-skat-house = Règles de la maison
preset-skat-isko = Tournoi (ISkO)

## Why a bot plays as it does

why-skat-declarer = Dans { $reached } des { $worlds } donnes conformes à ce qui a été vu, le preneur gagne ensuite.
why-skat-defender = Dans { $reached } des { $worlds } donnes conformes à ce qui a été vu, le preneur perd ensuite.
why-skat-made = Sur 100 jeux semblables, { $of_100 } sont gagnés.
why-skat-expected = Cela rapporte environ { $score } points en moyenne.
why-skat-ramsch = Dans { $reached } des { $worlds } donnes conformes à ce qui a été vu, un autre a ensuite le plus de points.

## The score list in its printed form

skat-list-number = N°
skat-list-game = Jeu
skat-list-matadors = Avec ou sans
skat-list-levels = Degrés
skat-list-plus = Plus
skat-list-minus = Moins
skat-list-games = Jeux
skat-list-bonus = Seeger-Fabian
skat-list-total = Total
skat-list-print = Imprimer la feuille
skat-list-save = Enregistrer en CSV
