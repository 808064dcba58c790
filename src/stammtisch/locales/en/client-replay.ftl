### Words of a deal that is seen again.

replay-title = Replay
replay-closed = This deal cannot be shown
replay-to-table = To the table
replay-deal = Deal { $number }
replay-deals = Deals of this table
replay-dealt = The cards are dealt.
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Go on by itself
replay-pause = Stop
replay-step = Step
replay-jump = Jump to
replay-seen-by = Seen by
replay-part-dealt = the deal
replay-part-play = trick 1
replay-part-trick = trick { $number }
replay-part-pegging = play
replay-part-round = count { $number }
replay-part-end = the end
replay-hands = The hands of the others
replay-share = Share, copy
replay-link = Link to this deal
replay-copy-text = Copy as text
replay-record = Record of the match
