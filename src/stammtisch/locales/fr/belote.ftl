title-belote = Belote
invite-belote = Enchérissez avec votre partenaire, prenez les plis qui comptent et passez 151 les premiers.
players-belote = 4 joueurs : vous et le robot d’en face contre deux robots

## What happened

event-belote-cut = { $seat } : coupe du paquet
event-belote-bid = { $seat } : { $contract }
event-belote-pass = { $seat } : passe
event-belote-kontra = { $seat } : contre !
event-belote-rekontra = { $seat } : surcontre !
event-belote-contract = Contrat pour { $seat } : { $contract }{ $factor ->
    [1] {""}
   *[other] {""}, ×{ $factor }
  }
event-belote-dealt = Encore trois cartes chacun
event-belote-passed_out = Tous passent : pas de donne cette fois
event-belote-play = { $seat } : { $cards }
event-belote-announce = { $seat }, annonce : { $kind }
event-belote-belote = { $seat } : belote ! ({ $suit })
event-belote-trick = Pli { $number } → { $seat }
event-belote-shown = { $seat } : { $kind }, { $cards }
event-belote-claim = { $seat } : « Du reste, { $card_points } points sont à nous » { $cards }
event-belote-claim_all = { $seat } : « Le reste est à nous » { $cards }
event-belote-agree = { $seat } : d’accord
event-belote-refuse = { $seat } : pas d’accord, le jeu continue
event-belote-claim_stands = { $seat } : la demande est certaine et tient
event-belote-made = Contrat fait ({ $seat }) : { $first } à { $second }
event-belote-inside = Contrat chuté, dedans ({ $seat }) : { $first } à { $second }
event-belote-hanging = Égalité : la donne est en litige. { $first } à { $second }
event-belote-equal = Égalité : { $first } à { $second }
event-belote-taken_back = { $seat } : un coup est repris

## The score sheet

line-belote-tricks = Points des plis ({ $tricks }) : { $card_points }
line-belote-last_trick = Dix de der : { $card_points }
line-belote-claimed = Des plis demandés : { $card_points }
line-belote-announcement = { $kind }, { $cards } : { $card_points }
line-belote-announcement_beaten = { $kind }, { $cards } : ne compte pas
line-belote-belote = Belote ({ $suit }) : { $card_points }
line-belote-no_trumps_doubled = Sans atout compte double : { $before } → { $after }
line-belote-capot = Tous les plis (capot) : { $card_points }
line-belote-raw = Points avant l’arrondi : { $card_points }
line-belote-kontra_cancelled = Tous les plis à un camp : le contre ne compte pas
line-belote-equal = Les deux camps ont { $card_points } : ensemble, cela vaut { $score }
line-belote-multiplied = { $factor ->
    [4] Surcontre
   *[other] Contre
  } : ×{ $factor } → { $score }
line-belote-hangs = En litige pour qui gagne la donne suivante : { $score }
line-belote-all_to_one = Tous les points à ce camp : { $card_points } → { $score }
line-belote-hanging_taken = Ce qui était en litige : { $score }
line-belote-never_nothing = Qui a des points marque au moins 1
line-belote-rounded = Arrondi : { $card_points } → { $score }
line-belote-passed_out = Personne n’a enchéri : rien n’est marqué
line-belote-match_won = La partie est gagnée avec { $score } ; il en fallait { $line }
line-belote-hanging_lost = Ce qui était en litige est perdu : { $score }

reason-belote-made = Le contrat est fait
reason-belote-inside = Les preneurs sont dedans : tous les points à l’autre camp
reason-belote-hanging = Égalité : la moitié des preneurs est en litige pour la donne suivante
reason-belote-equal = Égalité : chaque camp marque sa moitié
reason-belote-passed_out = Personne n’a enchéri

## Why not

refusal-belote-must_follow = Il faut fournir la couleur
refusal-belote-must_overtake = Il faut monter dans cette couleur
refusal-belote-must_trump = Vous ne pouvez pas fournir : il faut couper
refusal-belote-must_overtrump = Il faut surcouper
refusal-belote-not_in_hand = Vous n’avez pas cette carte
refusal-belote-no_announcements = À sans atout, rien ne s’annonce
refusal-belote-announce_too_late = Les annonces se font avec sa première carte
refusal-belote-not_held = Vous n’avez pas toutes les cartes de cette annonce
refusal-belote-card_used_twice = Une carte n’entre que dans une annonce
refusal-belote-announced_twice = Chaque annonce se fait une fois
refusal-belote-belote_automatic = À cette table, la belote se dit toute seule
refusal-belote-no_belote = Avec cette carte, aucune belote ne peut être dite
refusal-belote-no_overcall = À cette table, on n’enchérit plus après un contre
refusal-belote-bid_too_low = Une enchère doit dépasser celle qui tient
refusal-belote-unknown_call = Ce n’est pas une parole de belote
refusal-belote-no_bid_yet = Il n’y a pas encore d’enchère à contrer
refusal-belote-no_kontra_yet = Le surcontre répond à un contre, une seule fois
refusal-belote-not_your_rekontra = Seul le camp contré peut surcontrer
refusal-belote-already_doubled = L’enchère est déjà contrée
refusal-belote-own_bid = On contre l’enchère des adversaires
refusal-belote-no_claims = À cette table, on ne demande pas le reste
refusal-belote-claim_between_tricks = Demandez entre deux plis, après le premier
refusal-belote-claimed_already = Votre demande a été refusée : attendez le pli suivant
refusal-belote-claim_too_much = Il ne reste pas tant de points à partager
refusal-belote-deal_over = La donne est finie
refusal-belote-not_your_turn = Ce n’est pas votre tour
refusal-belote-wrong_phase = Ce n’est pas possible maintenant
refusal-belote-cut_out_of_range = Il faut au moins trois cartes dans chaque partie

## What is asked

asked-belote-cut = Coupez le paquet
asked-belote-call = Enchérir ou passer
asked-belote-play = Jouez une carte
asked-belote-answer = D’accord avec la demande ?
asked-belote-claim = Vous pouvez demander le reste

## Words

word-belote-clubs = trèfle
word-belote-diamonds = carreau
word-belote-hearts = cœur
word-belote-spades = pique
word-belote-no_trumps = sans atout
word-belote-all_trumps = tout atout
word-belote-pass = passe
word-belote-kontra = contre
word-belote-rekontra = surcontre
word-belote-C = trèfle
word-belote-D = carreau
word-belote-H = cœur
word-belote-S = pique
word-belote-tierce = tierce
word-belote-fifty = cinquante
word-belote-hundred = cent
word-belote-four = carré
word-belote-belote = belote
word-belote-unknown = ouverte
word-belote-yes = compte
word-belote-no = ne compte pas
word-belote-agree = D’accord
word-belote-refuse = On continue
word-belote-claim = à nous, des points qui restent :
word-belote-claim_all = Le reste est à nous
word-belote-cut = couper après
word-belote-four_J = carré de valets
word-belote-four_A = carré d’as
word-belote-four_T = carré de dix
word-belote-four_K = carré de rois
word-belote-four_Q = carré de dames
word-belote-four_9 = carré de neufs
word-belote-inside = dedans
word-belote-hanging = litige
word-belote-capot = capot

## The rule card

preset-belote-house = Règles de la maison
preset-belote-bulgarian = Règles bulgares

option-belote-direction = Sens du jeu
option-belote-direction-ccw = sens inverse des aiguilles
option-belote-direction-cw = sens des aiguilles
option-belote-shuffle = Mélange
option-belote-shuffle-cut_only = une fois, ensuite le paquet est seulement coupé
option-belote-shuffle-every_deal = avant chaque donne
option-belote-cut = Qui coupe
option-belote-cut-server = la table, au sort
option-belote-cut-player = le joueur avant le donneur
option-belote-passed_dealer = Donneur après une donne où tous ont passé
option-belote-passed_dealer-next = le joueur suivant
option-belote-passed_dealer-same = le même donneur
option-belote-overcall_after_kontra = Enchères après un contre
option-belote-overcall_after_kontra-true = permises, elles effacent le contre
option-belote-overcall_after_kontra-false = interdites
option-belote-partner_exempt_when_following = Monter sur le partenaire maître, en fournissant
option-belote-partner_exempt_when_following-true = non exigé
option-belote-partner_exempt_when_following-false = exigé
option-belote-underruff = Seulement des atouts plus bas que celui de l’adversaire
option-belote-underruff-forced = il faut en jouer un
option-belote-underruff-free = toute carte peut être jouée
option-belote-nt_double = Points à sans atout
option-belote-nt_double-true = comptent double
option-belote-nt_double-false = comptent une fois
option-belote-hanging = Égalité
option-belote-hanging-true = la moitié des preneurs est en litige
option-belote-hanging-false = chaque camp marque sa moitié
option-belote-capot_cancels_kontra = Tous les plis à un camp, contré
option-belote-capot_cancels_kontra-true = le contre ne compte pas
option-belote-capot_cancels_kontra-false = tout est doublé
option-belote-decl_contest = Annonces concurrentes
option-belote-decl_contest-separate = carrés et suites à part
option-belote-decl_contest-combined = toutes ensemble, la plus haute valeur gagne
option-belote-eight_run_bonus = Supplément pour les huit cartes d’une couleur
option-belote-eight_run_bonus-0 = aucun
option-belote-eight_run_bonus-20 = 20
option-belote-decl_reveal = Les cartes annoncées sont montrées
option-belote-decl_reveal-end = après la donne
option-belote-decl_reveal-after_trick1 = après le premier pli
option-belote-belote_auto = Belote
option-belote-belote_auto-true = se dit toute seule
option-belote-belote_auto-false = est dite par le joueur
option-belote-win_at = La limite
option-belote-win_at-51 = 51
option-belote-win_at-101 = 101
option-belote-win_at-151 = 151
option-belote-win_at-201 = 201
option-belote-win_at-251 = 251
option-belote-win_at-301 = 301
option-belote-win_strict = Pour gagner
option-belote-win_strict-true = il faut dépasser la limite
option-belote-win_strict-false = la limite suffit
option-belote-no_win_on_capot = Une partie peut finir par un capot
option-belote-no_win_on_capot-true = non, une donne de plus est jouée
option-belote-no_win_on_capot-false = oui
option-belote-min_one = Points qui seraient arrondis à zéro
option-belote-min_one-true = marquent 1
option-belote-min_one-false = marquent 0
option-belote-timeout = Quand le temps est écoulé
option-belote-timeout-auto = un coup est joué pour vous ; après plusieurs, un robot prend la place
option-belote-timeout-forfeit = la partie est perdue
option-belote-claim = Demander le reste
option-belote-claim-true = permis
option-belote-claim-false = interdites

reason-option-belote-partner_exempt_when_following = Les règles de la maison laissent la carte gagnante du partenaire ; les joueurs bulgares montent quand même.
reason-option-belote-underruff = Les règles de la maison disent : qui ne peut fournir doit couper. Les joueurs bulgares n’exigent un atout que s’il gagne.
reason-option-belote-win_strict = Les règles de la maison demandent plus de 151 ; ailleurs 151 suffit.
reason-option-belote-no_win_on_capot = En Bulgarie, on ne sort pas sur un capot ; les règles de la maison ignorent cette exception.

why-belote-makes = Dans { $reached } des { $worlds } donnes conformes à ce qui a été vu, le contrat est fait.
why-belote-breaks = Dans { $reached } des { $worlds } donnes conformes à ce qui a été vu, le contrat chute.
why-belote-made_of_100 = D’après la main et les annonces, il est fait { $of_100 } fois sur 100.
