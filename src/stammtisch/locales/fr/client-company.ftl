### Les mots de la page pour les gens à une table : salon, places, pendules, accords, paroles, contrôle de la donne.

home-lobby = Jouer avec d'autres : tables ouvertes, partie rapide, code d'un ami
home-history = Vos parties et statistiques
lobby-title = Jouer avec d'autres
quick-match = Partie rapide
game = Jeu
pace = Temps
find-others = Trouver des joueurs
seeking = Recherche de joueurs pour { $game } ({ $count ->
    [one] vous seul pour l'instant
   *[other] { $count } personnes cherchent
})
cancel = Annuler
by-code = La table d'un ami
table-code = Code de la table
to-table = Aller à la table
own-table-title = Votre propre table
open-how = Choisissez un jeu, puis qui peut venir.
open-tables = Tables ouvertes
no-open-tables = Aucune table ouverte pour l'instant.
look-on = Regarder
with-people = Jouer avec d'autres
open-table = Ouvrir la table
your-name = Votre nom à la table
somebody = Quelqu'un
person-number = Personne { $number }

pace-fast = rapide : 8 s, réserve 1 min
pace-normal = normal : 15 s, réserve 2 min
pace-slow = lent : 30 s, réserve 4 min
pace-none = sans pendule
timeout = Temps écoulé
timeout-auto = on joue pour vous, un robot finit par prendre la place
timeout-forfeit = le temps écoulé fait perdre aussitôt
who-may-come = Qui peut venir
visibility-private = les amis qui ont le lien ou le code
visibility-public = tout le monde, par le salon
visibility-quick = qui cherche une telle table
allow-spectators = On peut regarder
allow-free-text = Texte libre en plus des phrases toutes faites
allow-count-help = Aide au compte : cartes dehors, atouts tombés, points pris
bot-level = Comment jouent les robots
bot-beginner = robot
bot-club = robot, joueur de club
bot-expert = robot, expert
level-beginner = règles simples
level-club = joueur de club
level-expert = expert

invited = Vous êtes invité à cette table
sit-down = S'asseoir
come-in = Entrer
seats = Places
seat-free = Libre
sit-here = S'asseoir ici
seat-bot = Asseoir un robot
take-away = Retirer
stand-up = Se lever
standing = Debout : { $names }
host = hôte
your-partner = votre partenaire
is-ready = prêt
absent = absent pour l'instant
begin = Début
start = Commencer
start-with-bots = { $count ->
    [one] Un robot prend la place libre.
   *[other] Des robots prennent les { $count } places libres.
}
start-all = Toutes les places sont prises.
ready = Prêt
not-ready = Finalement pas prêt
ready-how = Quand toutes les places sont prises et tous prêts, la partie commence.
waits-for-start = On attend les autres, ou que l'hôte commence.
invite-people = Inviter
table-link = Lien de la table
copy-link = Copier le lien
copied = Copié
qr-code = Code QR
qr-of-table = Code QR du lien de la table
plays-already = Cette partie a commencé ; aucune place n'est libre et on ne peut pas regarder.

people = Les gens
stands-in = robot, pour { $person }
match-lost = a perdu la partie
time-left = Temps restant :
time-bank = réserve { $time }
seconds-left = { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } secondes
}
time-runs-out = Votre temps s'épuise.
signal-clock = Le temps s'épuise
takeover-in = Un robot prend votre place dans { $seconds } s.
takeover-warned = Un robot va prendre votre place. Dites que vous êtes là.
takeover-other = { $seat } : un robot prend la place dans { $seconds } s.
im-here = Je suis là
bot-plays-for-you = Un robot joue pour vous.
take-seat-back = Reprendre ma place
meanwhile = Ce qui s'est passé
nothing-meanwhile = Il ne s'est rien passé.
deal-number = Donne { $number }
by-itself = tout seul
paused-asked = Les pendules sont arrêtées.
paused-adjourned = La partie repose jusqu'à ce que tous veuillent reprendre.
paused-restart = Le serveur a redémarré ; les pendules attendent que tous soient revenus.
goes-on-in = Reprise dans { $seconds } s.
go-on = Reprendre
waits-for = On attend : { $names }
pause = Arrêter les pendules
adjourn = Continuer un autre jour
adjourn-asked = Continuer un autre jour : { $names }. D'accord ?
answer-yes = Oui
answer-no = Non
take-word-back = Plutôt non
take-back = Reprendre le coup
take-back-asked = { $seat } demande à reprendre son dernier coup. D'accord ?
take-back-waits = Vous avez demandé à reprendre votre coup. On attend les autres.
proposes-again = { $name } propose une autre partie : { $preset }
proposes-same = { $name } propose les mêmes cartes
agree = D'accord
next-deal-in = La donne suivante vient dans { $seconds } s.
take-it-here = La prendre ici

say-something = Dire un mot
own-words = Avec vos mots
send = Envoyer
phrase-hello = Bonjour !
phrase-good_luck = Bonne chance !
phrase-well_played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups …
phrase-nice_hand = Quelle main !
phrase-bad_luck = Pas de chance !
phrase-one_moment = Un instant, s'il vous plaît
phrase-i_am_back = Me revoilà
phrase-your_turn = C'est à vous
phrase-goodbye = Au revoir !
mute = Muet
report = Signaler …
report-about = De qui il s'agit
report-nobody = De personne en particulier
report-what = Ce qui s'est passé
report-how = Cela va à l'hébergeur du serveur, avec le journal de la table. Personne à la table ne l'apprend.
report-send = Envoyer le signalement
watching = Regardent : { $names }
nobody-watches = Personne ne regarde.
let-bot-stand-in = Faire jouer un robot
other-device = Passer sur un autre appareil
other-device-qr = Code QR qui ouvre votre place sur un autre appareil
other-device-how = Visez-le avec l'autre appareil, ou ouvrez-y le lien. Il sert une fois, pendant dix minutes.
leave = Quitter la table
leave-sure = Quitter cette table ?
leave-sure-bot = Partir en pleine partie ? Un robot joue à votre place.
leave-sure-lost = Partir en pleine partie ? Un robot joue à votre place, et vous perdez la partie.
leave-sure-daily = Quitter la donne du jour ? Elle n'aura alors pas de score.
leave-yes = Quitter
stay = Rester

fair-check = Contrôler la donne
fair-only-https = Ici, le contrôle ne se fait que sur une page https ; la commande stammtisch fair le fait partout.
fair-no-record = Il n'y a pas d'archive de cette partie.
fair-good = Donné comme promis : { $deals ->
    [one] une donne contrôlée
   *[other] { $deals } donnes contrôlées
}.
fair-noted = Cela concorde avec ce que ce navigateur a noté pendant le jeu.
fair-not-noted = Ce navigateur n'y avait pas son nombre : on voit seulement que les paquets découlent du secret.
fair-by-rule = Ramassées selon les règles, non battues : { $deals }.
fair-bad = Pas donné comme promis :
fair-fault-no_fair_deal = L'archive ne dit rien de la donne honnête.
fair-fault-secret_changed = Le secret n'est pas celui auquel le serveur était lié.
fair-fault-opening = Le premier donneur ou paquet ne découle pas du secret.
fair-fault-pack = Le paquet de la donne { $deal } ne découle pas du secret.
fair-fault-commitment_late = Le serveur n'était pas lié avant que vous donniez votre nombre.
fair-fault-commitment_changed = Le serveur était lié à autre chose quand vous avez donné votre nombre.
fair-fault-nonce_ignored = Votre nombre a été omis ou changé.
begins-soon = Tout le monde est là : la partie commence dans un instant
moved-by-itself = coup automatique : temps écoulé
by-a-bot = robot
stand-in-wanted = { $names } : un robot devrait jouer pour { $seat } ({ $count } voix sur { $needed })
stand-in-wanted-you = Les autres voudraient qu'un robot joue pour vous ({ $count } voix sur { $needed })
invite-to-seat = Inviter à cette place
invited-to-seat = Le lien vous invite à la place { $number }.
invited-seat-taken = La place { $number }, à laquelle le lien invite, est prise : vous en aurez une autre.
skat-ahead = Enchérir d'avance
skat-bid-up-to = Enchérir jusqu'à
skat-by-itself = Enchérir pour moi
skat-ahead-how = À chaque demande, l'enchère la plus basse ou un oui est annoncé pour vous, jusqu'à cette valeur ; au-dessus, vous passez. Vous pouvez revenir dessus.
skat-pass-ahead = Passer d'avance
skat-wishes-upto = On enchérit pour vous jusqu'à { $bid }, puis on passe
skat-wishes-pass = Vous passerez dès qu'on vous le demandera
late-see = Voir les cartes, une donne plus tard
