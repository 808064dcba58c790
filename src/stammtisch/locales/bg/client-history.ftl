### Думи за собствените игри и статистиката.

history-title = Твоите игри
history-reading = Чете се …
history-none = Още няма завършена игра. Всяка ще стои тук и всяко раздаване може да се види отново.
history-tallies = Статистика
history-all = Всички игри
history-matches = Игри
history-won-share = Спечелени
history-deals = Раздавания
history-deals-ahead = Раздавания с най-голяма печалба
history-mean = Среден резултат
history-best = Най-добър резултат
history-by-time = Загубени поради време
history-won = спечелена
history-lost = неспечелена
history-deal-count = { $count } раздавания
