### Ord for egne kamper og statistikk.

history-title = Dine kamper
history-reading = Leser …
history-none = Ingen kamp er ferdigspilt ennå. Hver av dem kommer hit, og hver giv kan ses igjen.
history-tallies = Statistikk
history-all = Alle kamper
history-matches = Kamper
history-won-share = Vunnet
history-deals = Giver
history-deals-ahead = Giver med mest utbytte
history-mean = Poeng i snitt
history-best = Beste poengsum
history-by-time = Tapt på tid
history-won = vunnet
history-lost = ikke vunnet
history-deal-count = { $count } giver
