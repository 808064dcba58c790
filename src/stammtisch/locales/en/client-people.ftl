### Words of the web client for tables with other people.

refusal-no_seat = You have no seat at this table.
refusal-seat_taken = Somebody sits there.
refusal-match_runs = Seats do not change while a match runs.
refusal-table_full = Every seat is taken.
refusal-too_many_people = Too many people have come to this table.
refusal-not_host = Only the host of this table may do that.
refusal-not_private = Only a private table can be paused.
refusal-no_clock = This table has no clock to stop.
refusal-no_free_text = At this table there are quick phrases only.
refusal-no_take_back = There is nothing of yours to take back, or somebody has acted since.
refusal-no_such_person = There is no such person at this table.
refusal-spectator = You look on; to take part, come to the table first.
refusal-no_spectators = The host of this table has ended looking on.
refusal-removed = The host of this table has taken you away from it.
refusal-left = You have left this table.
refusal-bad_token = This seat is not yours in this browser. Open the table by its link again.
refusal-bad_code = This code is wrong, was used before, or is too old. Ask for a new one.
refusal-no_such_code = There is no table with this code.
refusal-record_not_yet = The record can be had once the match is over.
refusal-deal_not_yet = This deal can be seen once it is over, or its match where packs are gathered.
refusal-no_such_deal = There is no such deal at this table.
refusal-no_analysis = There is no analysis for this game yet.
refusal-no_hints = At this table there are no hints.
refusal-no_hint = There is no hint for you now.
refusal-bad_request = The server cannot take this as it is.
