"""Clocks under a fake time: every deadline becomes events once, nobody stalls a table, and a restart charges nobody."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from stammtisch.games import GAMES
from stammtisch.records.record import parse_record, record_text, records_of
from stammtisch.records.replay import first_difference
from stammtisch.seats import Seat
from stammtisch.tables import orders
from stammtisch.tables.clock import PACES, deadline
from stammtisch.tables.commands import DealNext, MakeMove, PlayAgain
from stammtisch.tables.company_events import Forfeited, Paused, Resumed, StoodIn, Warned
from stammtisch.tables.deciding import decide
from stammtisch.tables.events import DealStarted, LogEvent, Moved
from stammtisch.tables.expiry import DEALING, GRACE, expire, next_due, pause_after_restart, people_back
from stammtisch.tables.gathering import gather
from stammtisch.tables.settings import PaceName, Phrase, Timeout
from stammtisch.tables.sitting import PersonSeat
from stammtisch.tables.table import Phase
from stammtisch.tables.votes import PauseReason
from tests.gathered import FORFEIT, PRIVATE_FAST, PUBLIC_FAST, Gathered, Settings, friends

FAST = PACES[PaceName.FAST]


def at_a_persons_turn(game: str, persons: int = 2, seed: int = 1, **settings: Any) -> Gathered:
    """A match that waits for a person, all bots having moved."""
    table = friends(game, persons, secret=f"clock {seed}", **settings)
    table.let_bots_move(Random(seed))
    assert table.company.asked
    return table


def kinds(events: Sequence[LogEvent]) -> list[type]:
    """Of which kind each event is."""
    return [type(event) for event in events]


@pytest.mark.parametrize("game", list(GAMES))
def test_time_runs_for_those_who_are_asked_and_for_nobody_else(game: str) -> None:
    """At every point of a match: people to act have a deadline, bots and others none."""
    table = friends(game, 2, **PUBLIC_FAST)
    chance = Random(2)
    for _ in range(120):
        if table.company.phase is Phase.MATCH_OVER:
            break
        running = {seat for seat in range(len(table.company.seats)) if deadline(table.company.clock, seat) is not None}
        assert running == table.company.asked
        table.now += 50
        table.step(chance)


def test_a_decision_has_its_own_time_then_the_bank_then_a_move_is_made() -> None:
    """The move is marked as automatic, the bank is empty, and the next decision has its own time again."""
    table = at_a_persons_turn("cribbage", 1, **PUBLIC_FAST)
    (seat,) = table.company.asked
    assert deadline(table.company.clock, seat) == table.now + FAST.decision + FAST.bank
    assert table.wait(FAST.decision + FAST.bank - 1) == []
    (moved,) = table.wait(1)
    assert isinstance(moved, Moved) and moved.automatic and moved.seat == seat
    assert (table.company.clock.seats[seat].bank, table.company.clock.seats[seat].expired) == (0, 1)


def test_a_quick_decision_costs_nothing_and_a_slow_one_its_excess() -> None:
    """The bank is charged with what goes beyond the decision's own time."""
    for thinking, charged in ((FAST.decision, 0), (FAST.decision + 5_000, 5_000)):
        table = at_a_persons_turn("skat", 3, **PUBLIC_FAST)
        (seat,) = table.company.asked
        table.wait(thinking)
        table.order(table.persons_turn, MakeMove(table.company.seq, table.some_move(seat, Random(1))))
        assert table.company.clock.seats[seat].bank == FAST.bank - charged


def test_the_third_time_in_a_row_the_seat_is_warned_and_then_a_bot_stands_in() -> None:
    """The match counts as lost for the person, the deal goes on with the bot, and the person may return."""
    table = at_a_persons_turn("cribbage", 2, **PUBLIC_FAST)
    table.order(1, MakeMove(table.company.seq, table.some_move(Seat(1), Random(1))))
    happened: list[LogEvent] = []
    while not any(isinstance(event, StoodIn) for event in happened):
        happened += table.wait(1_000)
        if Seat(1) in table.company.asked:
            table.order(1, MakeMove(table.company.seq, table.some_move(Seat(1), Random(1))))
        for person in (1,) if table.company.phase is Phase.DEAL_OVER else ():
            table.order(person, DealNext(table.company.seq))
    own = [event for event in happened if not isinstance(event, DealStarted)]
    assert kinds(own) == [Moved, Moved, Warned, StoodIn]
    warned, stood_in = own[2], own[3]
    assert isinstance(warned, Warned) and isinstance(stood_in, StoodIn)
    assert warned.until == stood_in.at == warned.at + 30_000 and stood_in.lost
    assert table.company.stands_in_for(0) == 0
    table.play_until(Phase.MATCH_OVER, Random(4))
    table.order(0, orders.Return())
    assert table.company.seats[0] == PersonSeat(0, lost=True)


def test_who_says_here_is_not_taken_over_and_has_a_new_decision() -> None:
    """After the warning the person plays on as if nothing had run out before."""
    table = at_a_persons_turn("cribbage", 1, **PUBLIC_FAST)
    while not isinstance(table.log[-1], Warned):
        table.wait(1_000)
        table.let_bots_move(Random(3))
    table.wait(29_999)
    table.order(0, orders.SayHere())
    time = table.company.clock.seats[0]
    assert (time.expired, time.takeover, time.since) == (0, None, table.now)
    table.wait(FAST.decision - 1)
    assert isinstance(table.company.seats[0], PersonSeat)


def test_a_move_calls_the_warning_off() -> None:
    """It is as good as saying so."""
    table = at_a_persons_turn("cribbage", 1, **PUBLIC_FAST)
    while not isinstance(table.log[-1], Warned):
        table.wait(1_000)
        table.let_bots_move(Random(3))
    table.order(0, MakeMove(table.company.seq, table.some_move(Seat(0), Random(1))))
    assert table.company.clock.seats[0].takeover is None
    assert table.company.clock.seats[0].expired == 0


@pytest.mark.parametrize("game", list(GAMES))
def test_where_it_is_agreed_time_that_is_out_loses_the_match_at_once(game: str) -> None:
    """The match is over, the record says who lost it and replays, nothing more may be played, another match may."""
    table = at_a_persons_turn(game, 2, **FORFEIT)
    seat = min(table.company.asked)
    (event,) = table.wait(FAST.decision + FAST.bank)
    assert isinstance(event, Forfeited) and event.seat == seat
    assert (table.company.phase, table.company.forfeit) == (Phase.MATCH_OVER, seat)
    assert next_due(table.company) is None
    (record,) = records_of(table.log)
    assert record.forfeit == seat and parse_record(record_text(record)) == record
    assert first_difference(record) is None
    for person in (0, 1):
        table.order(person, PlayAgain(table.company.seq, "another"))
    assert (table.company.phase, table.company.forfeit) == (Phase.PLAYING, None)


def test_the_option_of_belote_loses_the_match_as_well() -> None:
    """B-A40 as a rule of the game, at a table with a clock."""
    table = at_a_persons_turn("belote", 1, changes={"timeout": "forfeit"}, **PUBLIC_FAST)
    assert isinstance(table.wait(FAST.decision + FAST.bank)[0], Forfeited)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("settings", [PUBLIC_FAST, FORFEIT], ids=["auto", "forfeit"])
def test_a_match_that_everybody_has_left_alone_stalls_nowhere(game: str, settings: Settings) -> None:
    """Two people who never act: until bots have their seats or the match is lost, something is always due."""
    table = friends(game, 2, **settings)
    chance = Random(5)
    for _ in range(600):
        table.let_bots_move(chance)
        if table.company.phase is Phase.MATCH_OVER or not table.company.seated:
            break
        due = next_due(table.company)
        assert due is not None, "somebody is waited for, and no time runs"
        table.wait(due - table.now)
    ended = Phase.MATCH_OVER if settings is FORFEIT else None
    assert (table.company.phase is ended) if ended else not table.company.seated
    assert gather(table.log) == table.company


def test_in_cribbage_both_seats_have_a_clock_of_their_own_while_they_discard() -> None:
    """One's discard leaves the other's time as it was."""
    table = friends("cribbage", 2, **PUBLIC_FAST)
    assert table.company.asked == {0, 1}
    table.wait(3_000)
    table.order(0, MakeMove(table.company.seq, table.some_move(Seat(0), Random(1))))
    assert deadline(table.company.clock, 0) is None
    assert deadline(table.company.clock, 1) == table.now - 3_000 + FAST.decision + FAST.bank


def test_a_deal_that_is_over_is_followed_by_the_next_without_a_tap() -> None:
    """With a clock after its time; without one, once somebody has seen enough and the others had a minute."""
    table = friends("cribbage", 2, **PUBLIC_FAST)
    table.play_until(Phase.DEAL_OVER, Random(1))
    assert table.wait(FAST.show - 1) == []
    assert kinds(table.wait(1)) == [DealStarted]
    table = friends("cribbage", 2)
    table.play_until(Phase.DEAL_OVER, Random(1))
    assert table.wait(10_000_000) == []
    table.order(1, DealNext(table.company.seq))
    assert table.wait(59_999) == []
    assert kinds(table.wait(1)) == [DealStarted]


def test_each_deal_gives_something_back_to_the_bank() -> None:
    """Up to what it held at first."""
    table = friends("cribbage", 2, **PUBLIC_FAST)
    table.wait(FAST.decision + 40_000)
    table.play_until(Phase.DEAL_OVER, Random(1))
    banks = [time.bank for time in table.company.clock.seats]
    assert banks[0] == FAST.bank - 40_000
    table.wait(FAST.show)
    assert table.company.clock.seats[0].bank == banks[0] + FAST.refill


def test_the_player_before_the_dealer_cuts_by_hand_and_has_a_clock_for_it() -> None:
    """Where the table chose so (B-A6); whoever is not there has the pack cut for them, and the deal goes on."""
    table = friends("belote", 4, changes={"cut": "player"}, **PUBLIC_FAST)
    table.play_until(Phase.DEAL_OVER, Random(2))
    for person in range(4):
        table.order(person, DealNext(table.company.seq))
    (cutter,), match = table.company.to_act, table.company.table.match  # type: ignore[union-attr]  # a match runs
    assert cutter == (match.dealer - 1) % 4
    table.wait(FAST.decision + FAST.bank + 1)
    cut = next(event for event in reversed(table.log) if isinstance(event, Moved))
    assert (cut.seat, cut.automatic, cut.move.split()[0]) == (cutter, True, "cut")
    assert table.company.to_act != (cutter,)


def test_the_cuts_of_cribbage_have_a_clock_too() -> None:
    """For the deal by seat 0 and then by seat 1, for the starter by the pone; whoever is not there has the pack cut."""
    table, cut = friends("cribbage", 2, changes={"cut": "player"}, **PUBLIC_FAST), []
    for _ in range(40):
        due = table.company.table.phase is Phase.PLAYING  # type: ignore[union-attr]  # a match runs
        table.wait(FAST.decision + FAST.bank + 1 if due else FAST.show)
        cut = [event for event in table.log if isinstance(event, Moved) and event.move.startswith("cut ")]
        if len(cut) > 2 and cut[-1].move == "cut 4":
            break
    assert [event.seat for event in cut[:2]] == [0, 1] and all(event.automatic for event in cut)
    match = table.company.table.match  # type: ignore[union-attr]
    assert (cut[-1].seat, match.to_cut) == (1 - match.dealer, False)


def test_a_pause_puts_every_deadline_off() -> None:
    """Nothing falls due while it lasts, and afterwards as much time is left as before."""
    table = at_a_persons_turn("skat", 3, **PRIVATE_FAST)
    (seat,) = table.company.asked
    table.wait(2_000)
    left = (deadline(table.company.clock, seat) or 0) - table.now
    table.order(2, orders.Pause())
    assert table.wait(3_600_000) == [] and next_due(table.company) is None
    table.order(1, orders.Resume())
    assert (deadline(table.company.clock, seat) or 0) - table.now == left


def test_a_match_is_adjourned_by_all_and_goes_on_days_later_by_all() -> None:
    """One who disagrees keeps it going; then all word is asked anew for going on."""
    table = at_a_persons_turn("skat", 3, **PRIVATE_FAST)
    for person, agree in ((0, True), (1, True), (0, False), (2, True)):
        table.order(person, orders.Adjourn(agree))
    assert table.company.clock.paused is None
    table.order(0, orders.Adjourn(True))
    assert table.company.clock.reason is PauseReason.ADJOURNED
    assert table.wait(5 * 24 * 3_600_000) == []
    table.company = gather(table.log)
    assert pause_after_restart(table.company) == ()
    for person in (0, 1):
        table.order(person, orders.Resume())
        assert table.company.is_halted
    table.order(2, orders.Resume())
    assert not table.company.is_halted and next_due(table.company) is not None


def test_after_a_restart_clocks_wait_for_people_and_nobody_pays_for_the_gap() -> None:
    """The pause counts from the last event; when all are back time runs, and what is due then happens once."""
    table = at_a_persons_turn("skat", 3, **PUBLIC_FAST)
    (seat,) = table.company.asked
    table.wait(2_000)
    table.order(0, orders.Say(Phrase.HELLO))
    left = (deadline(table.company.clock, seat) or 0) - table.now
    table.company = gather(table.log)
    table.now += 7_200_000
    (pause,) = table.keep(*pause_after_restart(table.company))
    assert isinstance(pause, Paused) and pause.reason is PauseReason.RESTART
    assert pause_after_restart(table.company) == ()
    assert next_due(table.company) is None
    assert people_back(table.company, frozenset(), table.now) == ()
    (again,) = table.keep(*people_back(table.company, frozenset({0, 1, 2}), table.now))
    assert isinstance(again, Resumed)
    assert (deadline(table.company.clock, seat) or 0) - table.now == left
    assert kinds(table.wait(left)) == [Moved]


def test_after_a_restart_one_person_waits_a_minute_for_the_others() -> None:
    """Then time runs without them; a move in between is taken."""
    table = at_a_persons_turn("skat", 3, **PUBLIC_FAST)
    table.keep(*pause_after_restart(table.company))
    table.now += 1_000_000
    table.keep(*people_back(table.company, frozenset({1}), table.now))
    assert people_back(table.company, frozenset({1}), table.now) == ()
    assert table.wait(GRACE - 1) == []
    seat = table.company.to_act[0]
    table.order(table.persons_turn, MakeMove(table.company.seq, table.some_move(seat, Random(1))))
    assert kinds(table.wait(1)) == [Resumed]


def test_a_deadline_that_was_kept_is_not_due_again_after_the_log_is_read_anew() -> None:
    """The fold of the log with the event has another deadline; without it the same one."""
    table = at_a_persons_turn("skat", 3, **PUBLIC_FAST)
    due = next_due(table.company) or 0
    assert next_due(gather(table.log)) == due
    table.now = due
    assert expire(table.company, due - 1) == ()
    table.keep(*expire(table.company, due))
    later = next_due(gather(table.log))
    assert later is not None and later > due and expire(table.company, due) == ()


def test_a_clock_that_jumps_back_makes_no_event_earlier_than_the_last() -> None:
    """Moments in a log never go back, so that no time is given or taken twice."""
    table = at_a_persons_turn("skat", 3, **PUBLIC_FAST)
    order = MakeMove(table.company.seq, table.some_move(table.company.to_act[0], Random(1)))
    (event,) = decide(table.company, table.persons_turn, order, table.now - 3_600_000)
    assert isinstance(event, Moved) and event.at == table.company.last_at


@pytest.mark.parametrize("game", list(GAMES))
def test_an_automatic_move_is_legal_and_passes_where_one_can(game: str) -> None:
    """In every phase of some matches: time may run out anywhere."""
    for seed in range(3):
        table = friends(game, 1, secret=f"auto {seed}", pace=PaceName.SLOW, timeout=Timeout.AUTO)
        chance = Random(seed)
        for _ in range(40):
            table.let_bots_move(chance)
            if not table.company.asked:
                break
            (seat,) = table.company.asked
            view = table.company.table
            assert view is not None
            asked = view.game.asked(view.state, seat)
            happened = table.wait((next_due(table.company) or 0) - table.now)
            if isinstance(happened[0], Moved) and asked is not None and "pass" in asked.moves:
                assert happened[0].move == "pass"
            if isinstance(happened[0], Warned):
                table.order(0, orders.SayHere())


def test_cards_are_dealt_at_the_tables_pace_and_the_dealing_never_waits() -> None:
    """Where trumps are declared meanwhile (T-A7): nobody has to take a card, and a late declaration is not stale."""
    table = friends("tractor", 4, secret="dealing", preset="full")
    happened = table.wait(10 * DEALING)
    assert [event.move for event in happened if isinstance(event, Moved)] == ["draw"] * 10
    seat = speaker(table)
    while seat is None:
        table.wait(DEALING)
        seat = speaker(table)
    seen = table.company.seq
    table.wait(3 * DEALING)
    sitter = table.company.seats[seat]
    assert isinstance(sitter, PersonSeat) and table.company.table is not None
    declaration = next(
        text
        for move in table.company.table.game.legal_moves(table.company.table.state, seat)
        if (text := table.company.table.game.move_text(move)).startswith("declare")
    )
    (event,) = table.order(sitter.person, MakeMove(seen, declaration))
    assert isinstance(event, Moved) and event.seat == seat
    table.wait(100 * DEALING)
    assert table.company.table.dealing is None


def speaker(table: Gathered) -> Seat | None:
    """A seat that is not to take a card, and may declare."""
    match = table.company.table
    assert match is not None
    for seat in map(Seat, range(4)):
        moves = [match.game.move_text(move) for move in match.game.legal_moves(match.state, seat)]
        if seat not in match.to_act and any(text.startswith("declare") for text in moves):
            return seat
    return None


def test_taking_cards_does_not_count_as_being_there() -> None:
    """Somebody absent is still absent after their cards were dealt; a lone person's page takes cards itself."""
    table = friends("tractor", 2, secret="absent", preset="full", **PUBLIC_FAST)
    table.order(0, orders.AskStandIn(2))
    person = table.company.seats[2]
    assert isinstance(person, PersonSeat)
    table.wait(60 * DEALING)
    assert table.company.clock.seats[2].takeover is not None
    alone = friends("tractor", 1, preset="full")
    assert alone.company.table is not None and alone.wait(1_000_000) == []
