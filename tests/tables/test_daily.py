"""The deal of the day: which day it is, that everybody's is alike, and what comes of it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from stammtisch.errors import ParseError, TableError
from stammtisch.games import GAMES
from stammtisch.records.played import played_by
from stammtisch.records.record import records_of
from stammtisch.seats import Seat
from stammtisch.server.bots import level_at, thought_of
from stammtisch.server.thinking import question_for
from stammtisch.tables import daily, orders
from stammtisch.tables.commands import MakeMove, PlayAgain
from stammtisch.tables.deciding import bot_plays, decide
from stammtisch.tables.events import DealStarted, Moved
from stammtisch.tables.gathering import gather
from stammtisch.tables.table import Phase
from tests.daily import DAY, NOON, begun, played

HOUR = 3_600_000


@pytest.mark.parametrize(
    ("moment", "day"), [(0, "1970-01-01"), (NOON, DAY), (daily.end_of(DAY) - 1, DAY), (daily.end_of(DAY), "2026-12-01")]
)
def test_a_day_is_one_of_utc(moment: int, day: str) -> None:
    """It begins and ends at midnight there, wherever the reader is."""
    assert daily.day_at(moment) == day


def test_what_was_begun_counts_for_an_hour_after_the_day() -> None:
    """From then on the day's cards are open to all, and nothing counts any more."""
    end = daily.end_of(DAY)
    assert [daily.is_over(DAY, end + more) for more in (-1, 0, HOUR - 1, HOUR)] == [False, False, False, True]


@pytest.mark.parametrize("day", ["", "today", "20261130", "2026-13-01", "2026-W49-1", "2026-11-30T00:00"])
def test_what_is_no_day_is_refused(day: str) -> None:
    """The refusal says how a day is written."""
    with pytest.raises(ParseError, match="day: expected one as 2026-11-30"):
        daily.expect_played(day, NOON)


@pytest.mark.parametrize(
    ("day", "there"), [(DAY, True), ("2026-11-29", True), ("2026-12-01", False), ("2025-11-01", False)]
)
def test_days_to_come_and_days_long_gone_have_no_deal(day: str, there: bool) -> None:
    """Tomorrow's cards are nobody's yet."""
    if there:
        daily.expect_played(day, NOON)
        return
    with pytest.raises(TableError) as error:
        daily.expect_played(day, NOON)
    assert error.value.code == "no_such_day"


@pytest.mark.parametrize("game", GAMES)
def test_the_same_play_has_the_same_end_for_everybody(game: str) -> None:
    """Cards, bots and seats are alike; the score is told once the match is over, not before, and history has it."""
    logs = [begun(game), begun(game, "bert")]
    company, _ = [played(log, Random(3)) for log in logs]
    ends = [daily.end_of_try(log, "anna") for log in logs]
    assert company.phase is Phase.MATCH_OVER and company.table is not None
    assert ends[0] == ends[1] and ends[0] is not None and ends[0].score is not None
    scores, side = company.table.match.scores, company.game.side_of(company.options, Seat(0))
    others = [score for other, score in enumerate(scores) if other != side]
    assert ends[0].score == (scores[side] - others[0] if len(scores) == 2 else scores[side])
    assert daily.end_of_try(logs[0][:-1], "anna") is None
    assert company.table.deals == 1 or daily.setup_of(game).deals == 0
    assert [match.scores for match in played_by(logs[0], "anna", "anna")] and len(records_of(logs[0])) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_thinks_alike_wherever_it_thinks(game: str) -> None:
    """The first moves of the bots follow from the place in the deal alone, not from the server's chance."""
    log = begun(game)
    chosen = []
    for number in range(6):
        company = gather(log)
        table = company.table
        assert table is not None
        seat = table.to_act[0]
        thoughts = [thought_of(*question_for(company, seat, Random(other))) for other in (number, number + 99)]
        assert thoughts[0] == thoughts[1] and not thoughts[0].error
        chosen.append(thoughts[0].move)
        if seat == company.seat_of(0):
            log += decide(company, 0, MakeMove(company.seq, chosen[-1], f"move {number}"), NOON)
        else:
            assert level_at(company, seat) is daily.LEVEL
            log += bot_plays(company, seat, chosen[-1], NOON)


def test_who_leaves_or_comes_too_late_has_no_score() -> None:
    """The end is noted all the same, so that it is not looked for again."""
    log = begun("skat")
    left = [*log, *decide(gather(log), 0, orders.Leave("leave"), NOON)]
    assert daily.end_of_try(left, "anna") == daily.End(None, NOON)
    played(log, Random(3))
    after_all = daily.end_of(DAY) + HOUR
    late = [replace(event, at=after_all) if isinstance(event, Moved | DealStarted) else event for event in log]
    assert daily.end_of_try(late, "anna") == daily.End(None, after_all)


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (orders.Stand("r"), "daily_alike"),
        (orders.SeatBot(1, "expert", "r"), "daily_alike"),  # type: ignore[arg-type]  # refused whatever it says
        (orders.Unseat(1, "r"), "daily_alike"),
        (orders.AskTakeBack(5, "r"), "daily_alike"),
        (PlayAgain(5, "r"), "daily_once"),
    ],
)
def test_nothing_makes_the_deal_another_than_everybodys(order: orders.Order, code: str) -> None:
    """Other bots, a move taken back, the same cards again: each is refused with its reason."""
    with pytest.raises(TableError) as error:
        decide(gather(begun("belote")), 0, order, NOON)
    assert error.value.code == code
