# Words of the commands that play and tell in a terminal.
terminal-you = Vous
terminal-table = { $game }, règles : { $preset }. Vous êtes à la place { $seat } ; les autres sont des robots : { $bots }.
terminal-differs = Diffère du jeu habituel par { $options }.
terminal-keys = Un numéro ou le coup lui-même le joue. ? montre tous les coups, Ctrl-D quitte.
terminal-moves = { $count ->
    [one] { $count } coup :
   *[other] { $count } coups :
  }
terminal-more = … et d’autres : écrivez le coup lui-même, comme dans les exemples.
terminal-refused = Pas permis ({ $rule }) : { $sentence }
terminal-unreadable = Illisible : { $sentence }
terminal-no-such-number = Il n’y a pas de coup { $number } : de 1 à { $count }.
terminal-cannot-play = Pas maintenant : { $cards } ({ $reason }, { $rule })
terminal-deal = Donne { $number }
terminal-deal-over = La donne { $number } est finie : { $reason }. Scores { $scores } ; la partie en est à { $match }.
terminal-match-over = La partie est finie : { $scores }. Gagnée par { $winners }.
terminal-nobody = personne
terminal-next = Entrée redonne, Ctrl-D quitte.
terminal-goodbye = Au revoir. Cette table n’est pas conservée.
terminal-side = camp { $number }
terminal-true = oui
terminal-false = non

field-hand = Votre main
field-dealer = Donneur
field-to_act = À jouer
field-card_counts = Cartes en main
field-scores = Scores
field-trick = Pli
field-last_trick = Dernier pli
field-contract = Contrat
field-declarer = Preneur
field-starter = Retourne
field-calls = Annonces
field-auction = Enchères
