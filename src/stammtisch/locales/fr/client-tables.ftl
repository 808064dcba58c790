### Words of the web client for its boards of Cribbage and Tractor.

cribbage-crib = Crib
cribbage-crib-of = Crib : { $seat }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
cribbage-games = Points de partie ({ $played } parties sur { $games })
cribbage-count = Compte
cribbage-counted = Compté
cribbage-to-go = encore { $holes }
cribbage-total = { $hole } sur { $target }
cribbage-starter = Retourne
cribbage-laid-away = Au crib
cribbage-laid = Cartes jouées, dans l’ordre
cribbage-played = { $seat }, compte { $count }
cribbage-go = go
cribbage-went = { $seat } : go à { $count }
cribbage-combination = { $kind } : { $score }
cribbage-hand-counts = main : { $score }
cribbage-crib-counts = crib : { $score }
cribbage-show-hand = Main : { $seat }
cribbage-show-crib = Crib : { $seat }
cribbage-says = « { $named } »
cribbage-so-far = Jusqu’ici : { $score }
cribbage-in-all = { $score ->
    [0] Rien dedans
   *[other] En tout : { $score }
  }
cribbage-next = Suivant
cribbage-skip = À la fin
cribbage-named = { $seat } : { $named } annoncés, { $score } présents
cribbage-claimed = Muggins, { $seat } : { $score }
cribbage-not-pegged = Marqué : { $score }
cribbage-name-score = Votre compte
cribbage-claim = Muggins : réclamer ce qui a été oublié

tractor-trump = Atout
tractor-trump-open = pas encore ; niveau { $level }
tractor-trump-level = { $trump }, niveau { $level }
tractor-trump-by = { $trump } ({ $seat } : { $cards })
tractor-trump-flipped = { $trump }, d’après le talon
tractor-no-trump = sans atout
tractor-two-SML = deux petits jokers
tractor-two-BIG = deux grands jokers
tractor-levels = Niveaux
tractor-beyond = au-delà du dernier
tractor-total = niveau { $level }
tractor-dealer = Donneur
tractor-dealer-open = qui déclare
tractor-attackers = Attaquants
tractor-attackers-have = Attaquants : { $score } sur les { $target } qu’il leur faut
tractor-of-target = sur { $target }
tractor-declaring = Déclarer l’atout
tractor-dealt = { $drawn } cartes sur 100 données
tractor-declared = Déclaré : { $seat }
tractor-nothing-declared = Rien n’est encore déclaré. Le niveau est { $level }.
tractor-overcall-none = Une carte du niveau déclare sa couleur ; une paire de jokers égaux déclare sans atout.
tractor-overcall-single = Une paire de cartes du niveau ou de jokers égaux la surpasserait.
tractor-overcall-pair = Une paire de jokers égaux la surpasserait.
tractor-overcall-SML = Seuls les deux grands jokers la surpasseraient.
tractor-overcall-BIG = Rien ne la surpasse.
tractor-kitty = Le talon
tractor-flipped = Personne n’a déclaré : le talon est retourné
tractor-buried = Écarté au talon
tractor-buries = { $seat } : prend le talon et écarte huit cartes
tractor-claims = { $seat } : tout le reste
tractor-throw-failed = lancer repris : { $cards }
tractor-shown = vu : { $cards }
tractor-next-play = { $at ->
    [0] Jeu suivant
   *[other] Jeu suivant ({ $at } sur { $plays }{ $more ->
    [0] )
   *[other] +)
  }
  }
tractor-next-bury = Proposer huit cartes
tractor-pairs-whole = Paires entières
tractor-bury-these = Écarter ces { $count } cartes
tractor-play-these = Jouer ces { $count } cartes
index-K = K
index-Q = D
index-J = V

count-help = Aide au compte
count-help-about = Ce que votre place peut savoir : les cartes que vous n’avez pas vues, par couleur.
count-trumps = Atouts
count-played = { $out } dehors, { $played } jouées
count-taken = Points de cartes pris
count-nothing = Il n’y a rien à compter pour l’instant.
