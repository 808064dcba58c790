### Words of the deal of the day.

daily-title = Deal of the day
daily-title-game = Deal of the day: { $game }
daily-short = The same cards for everybody, once a day. How others did you see after your own end.
daily-lead = One deal, which everybody gets today: the same cards, the same seat, the same bots. It is played once; then you see how others did.
daily-lead-match = One whole game, which everybody gets today: the same cards, the same seat, the same bots. It is played once; then you see how others did.
daily-unit-alone = Your score on the sheet is what is compared
daily-unit-compared = Your side's score above the other side's is what is compared
daily-reading = Reading …
daily-until = Can be begun until { $when }, and then finished within an hour
daily-closed = This day has ended. An hour after that its cards can be played for practice.
daily-over = This day is over. Its cards can be played for practice, which does not count.
daily-hidden = How others did is shown here once you have finished.
daily-go-on = Go on
daily-practice = Play for practice
daily-your-table = Your table
daily-begun-already = begun
daily-yours = Your score: { $score }
daily-no-score = You have no score in this deal: it was left, or finished too late.
daily-nobody = Nobody has finished this deal.
daily-place = Place
daily-place-of = { $place } of { $count }
daily-tied = { $count ->
    [one] shared with one other
   *[other] shared with { $count } others
}
daily-best = Best
daily-played = Have finished
daily-begun = { $count } have begun
daily-scores = All scores
daily-score = Score
daily-people = People
daily-range = { $from } to { $to }
daily-you = you
daily-named = By name
daily-name = Name to be shown
daily-name-hint = Others see scores without names. Only who wants that is named.
daily-name-show = Show my name
daily-name-shown = Others see your score under the name { $name }.
daily-name-hide = Show it no more
daily-share = To share, without telling the cards
daily-copy = Copy
daily-share-text = { $game }, deal of the day, { $date }: { $score }, place { $place } of { $count }. { $link }
daily-share-plain = { $game }, deal of the day, { $date }. { $link }
daily-earlier = Earlier days
daily-today = Today
daily-fair = Nobody chose these cards
daily-fair-lead = The house was bound to these cards by a commitment that stood here the day before. The secret is told an hour after the day's end; hashing it 1024 times gives the commitment.
daily-commitment = Commitment for this day
daily-secret = Secret of this day
daily-next-commitment = Commitment for the next day
