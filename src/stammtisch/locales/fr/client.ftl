### Words of the web client that belong to no single game, and those of its boards for Skat and Belote.

home-title = Prenez place, les cartes sont sur la table
home-lead = Quatre jeux de cartes aux règles exactes, contre des robots honnêtes qui n’en voient pas plus que vous.
home-promise = Compte facultatif, aucune publicité ; rien de caché n’est jamais envoyé. Chaque décision cite sa règle.
own-tables = Retour à votre table
own-table = { $game }, { DATETIME($when, month: "short", day: "numeric", hour: "numeric", minute: "2-digit") }
all-games = Tous les jeux
play = Jouer
rules = Règles
rules-of-table = Règles de la table
preset = Règles de départ
changes = { $count ->
    [one] { $count } changement
   *[other] { $count } changements
  }
instead-of = au lieu de { $value }
option-none = aucune
game-unknown = Ce jeu n’existe pas ici
page-unknown = Cette page n’existe pas ici
to-home = Retour à tous les jeux
table-opening = On s’installe …
table-closed = Cette table ne peut pas être ouverte
table-menu = Table

you = Vous
we = Nous
they = Eux
seat-number = Place { $number }
dealer = donneur
dealer-mark = D
to-act = doit jouer
waiting = On attend les autres …
asked = Ce qui vous est demandé
choices = Choix
cards-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
your-hand = Votre main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
card-selected = { $card }, carte choisie
card-noted = { $card }, { $note }
card-refused = { $card }, pas maintenant : { $reason }
ending = Terminer la donne avant la fin
ending-sure = { $move } : en êtes-vous sûr ?
ending-no = Non, continuer
ending-yes = Oui
choose-cards = { $chosen } sur { $count } choisies
word-any-play = jouer
move-with-cards = { $move } : { $cards }
contract = Contrat
contract-by = { $contract }, { $seat }
none-yet = pas encore
leads = Entame
tricks = Plis
score = Score
trick = Pli
last-trick = Dernier pli
trick-to = Pli : { $seat }
auction = Enchères
no-calls-yet = Personne n’a encore parlé
open-hand = { $seat } : cartes sur table
card-points = { $count } points de cartes
card-points-by-side = Points de cartes : { $sides }
revealed = Ce qui était caché
deal = Donne
deal-over = La donne est finie
deal-derived = Donne { $number }, ligne par ligne
match-over = La partie est finie
match-won = Partie gagnée : { $sides }
score-sheet = Feuille de score
score-total = en tout { $score }
next-deal = Donne suivante
see-again = Revoir la donne
could-have-won = Pouviez-vous gagner ?
see-deal-again = Donne { $number } : la revoir
play-again = Rejouer
same-cards = Les mêmes cartes
other-game = Un autre jeu
close = Fermer

rules-line = Règles : { $preset }{ $changed ->
    [0] {""}
    [one] {""}, un changement
   *[other] {""}, { $changed } changements
  }
rules-usual = exactement comme le jeu habituel
rules-unusual = { $count ->
    [one] diffère du jeu habituel sur un point
   *[other] diffère du jeu habituel sur { $count } points
  }
from-preset = Changé à cette table
from-usual = Différent du jeu habituel
offer = Jouer la prochaine partie selon : { $preset }
offer-taken = La prochaine partie suivra : { $preset }
why-rule = Pourquoi ? Règle { $rule }
hint = Conseil
hint-move = Un bot choisirait : { $move }.

connection-lost = La connexion est perdue. Nouvel essai ; rien n’est perdu …
not-sent = Pas encore envoyé. Nouvel essai …
mirror = Cette place est ouverte dans une fenêtre plus récente, qui joue.
offline = Pas de connexion. C'est le serveur qui distribue et garde les cartes : il en faut une pour jouer. Votre table revient avec elle.
refusal-no_connection = Le serveur est injoignable.
refusal-server_error = Le serveur n’a pas pu le faire.
refusal-stale = La table a avancé depuis. Regardez de nouveau.
refusal-seq_taken = La table a avancé depuis. Regardez de nouveau.
refusal-request_used = Le serveur a reçu autre chose sous ce nom. Réessayez.
refusal-unreadable = Le serveur ne peut pas lire cela.
refusal-not_stored = Le serveur ne peut rien enregistrer pour l’instant. Réessayez dans un moment.
refusal-old_rules = Cette partie a commencé avec une ancienne version des règles et ne peut pas continuer.
refusal-table_broken = Quelque chose s’est mal passé à cette table. Elle est arrêtée et tous les coups sont conservés.
refusal-no_such_table = Cette table n’existe pas.
refusal-not_your_table = Cette table est à quelqu’un d’autre.
refusal-too_many_tables = Vous avez beaucoup de tables ouvertes. Finissez d’abord une partie.
refusal-too_fast = C’était trop rapide. Attendez un instant.
refusal-too_slow = Cette connexion est trop lente.
refusal-mirror = Une fenêtre plus récente tient votre place ; celle-ci ne fait que regarder.
refusal-other_seat = Cette place n’est pas la vôtre.
refusal-not_now = Ce n’est pas possible maintenant.
refusal-not_your_turn = Ce n’est pas votre tour.
refusal-bad_origin = Cette page n’est pas de ce serveur.
refusal-no_such_seat = Avec ces règles, la table a moins de places que de personnes assises.

settings = Réglages
setting-language = Langue
setting-language-en = English
setting-language-de = Deutsch
setting-language-nb = Norsk bokmål
setting-language-fr = Français
setting-language-bg = Български
setting-language-zh = 中文
setting-theme = Lumière
setting-theme-system = Comme le système
setting-theme-light = Clair
setting-theme-dark = Sombre
setting-order = Ordre de la main
setting-order-game = Comme le jeu la trie
setting-order-reversed = Dans l’autre sens
setting-order-printed = Par enseigne imprimée
setting-tap = Jouer une carte
setting-tap-select = Choisir, puis jouer
setting-tap-play = D’un seul geste
setting-autoplay = La seule carte permise
setting-autoplay-false = Je la joue moi-même
setting-autoplay-true = Se joue toute seule
setting-letterKeys = Touches de lettres
setting-letterKeys-true = Activées
setting-letterKeys-false = Désactivées

keys = Touches
keys-off = Les touches de lettres se désactivent dans les réglages.
key-arrows = le long de la main
key-enter = jouer la carte, ou la choisir quand il en faut plusieurs
key-hand = vers votre main
key-choices = vers ce qui vous est demandé
key-confirm = confirmer les cartes choisies
key-last = dernier pli
key-score = feuille de score
key-count = aide au compte
key-repeat = redire ce qui est demandé et où l’on en est
key-settings = réglages
key-help = cette liste

list-comma = {", "}
list-colon = {" : "}
list-then = {". "}
card-name = { $rank } de { $suit }
suit-C = trèfle
suit-S = pique
suit-H = cœur
suit-D = carreau
rank-A = as
rank-K = roi
rank-Q = dame
rank-J = valet
rank-T = dix
rank-9 = neuf
rank-8 = huit
rank-7 = sept
rank-6 = six
rank-5 = cinq
rank-4 = quatre
rank-3 = trois
rank-2 = deux
card-BIG = grand joker
card-SML = petit joker
german-card-name = { $rank } de { $suit }
german-suit-C = glands
german-suit-S = feuilles
german-suit-H = cœurs
german-suit-D = grelots
german-rank-A = Daus
german-rank-K = König
german-rank-Q = Ober
german-rank-J = Unter

skat-forehand = premier en main
skat-middlehand = deuxième en main
skat-rearhand = troisième en main
skat-sits-out = ne joue pas
skat-declarer = preneur
skat-bidding-at = l’enchère est à { $bid }
skat-declarer-at = { $seat }, pour { $bid }
skat-contract-by = { $contract }, { $seat }{ $bid ->
    [0] {""}
   *[other] {""}, enchère { $bid }
  }
skat-tricks = preneur { $declarer } · défense { $defenders }
skat-yes-to = Oui à { $bid }
skat-jump = Saut : valeurs passées : { $count }
skat-higher = Monter l’enchère
skat-game-times = { $game } × { $times }
skat-contracts = Contrats
skat-your-bid = Votre enchère est { $bid }. Valeur selon vos cartes, et si elle couvre l’enchère :
skat-covers-yes = couvre l’enchère
skat-covers-schneider = seulement avec Schneider
skat-covers-no = ne couvre pas
skat-with = avec { $count },
skat-without = sans { $count },
skat-skat = Le skat
skat-from-skat = du skat
skat-were-in-skat = Au skat : { $cards }
skat-claims = { $seat } : { $count } des points qui restent
skat-discards = Écartées

belote-board = Tableau des enchères
belote-hanging = En litige
belote-announce = Annoncé avec votre première carte
belote-announcement = { $kind } { $value } : { $cards }
belote-say-belote = Dire belote
belote-cut = Couper après
belote-cut-now = Couper
