### Words of one's own matches and statistics.

history-title = Your matches
history-reading = Reading …
history-none = No match of yours is over yet. Each one will stand here, and every deal can be seen again.
history-tallies = Statistics
history-all = All matches
history-matches = Matches
history-won-share = Won
history-deals = Deals
history-deals-ahead = Deals gained most
history-mean = Score on average
history-best = Best score
history-by-time = Lost for want of time
history-won = won
history-lost = not won
history-deal-count = { $count } deals
