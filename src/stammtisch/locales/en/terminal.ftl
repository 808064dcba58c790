# Words of the commands that play and tell in a terminal.
terminal-you = You
terminal-table = { $game }, rules: { $preset }. You are seat { $seat }; the others are bots: { $bots }.
terminal-differs = Differs from the usual game in { $options }.
terminal-keys = A number or the move itself plays it. ? shows all moves, Ctrl-D leaves.
terminal-moves = { $count ->
    [one] One move:
   *[other] { $count } moves:
}
terminal-more = … and more: write the move itself, as in the examples.
terminal-refused = Not allowed ({ $rule }): { $sentence }
terminal-unreadable = That cannot be read: { $sentence }
terminal-no-such-number = There is no move { $number }: 1 to { $count }.
terminal-cannot-play = Not now: { $cards } ({ $reason }, { $rule })
terminal-deal = Deal { $number }
terminal-deal-over = Deal { $number } is over: { $reason }. Scores { $scores }; the match stands at { $match }.
terminal-match-over = The match is over at { $scores }. Won by { $winners }.
terminal-nobody = nobody
terminal-next = Enter deals again, Ctrl-D leaves.
terminal-goodbye = Goodbye. This table is not kept.
terminal-side = side { $number }
terminal-true = yes
terminal-false = no

field-hand = Your hand
field-dealer = Dealer
field-to_act = To act
field-card_counts = Cards in hand
field-scores = Scores
field-trick = Trick
field-last_trick = Last trick
field-contract = Contract
field-declarer = Declarer
field-starter = Starter
field-calls = Calls
field-auction = Auction
