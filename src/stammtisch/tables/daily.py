"""The deal of the day: what everybody plays alike on one day, in one seat, against the same bots.

Here: which day it is and until when it counts, how each game is played, what is compared, what may not be done at such
a table. Not here: from which secret its cards follow and who has played it (the server's `daily.py`).
Days are those of UTC, written as in `2026-11-30`; moments are Unix time in milliseconds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from random import Random
from typing import Any, Final

from stammtisch.errors import ParseError, TableError
from stammtisch.games.options import Value
from stammtisch.seats import Seat
from stammtisch.tables import orders
from stammtisch.tables.commands import PlayAgain
from stammtisch.tables.company import Company
from stammtisch.tables.company_events import Left, TableMade
from stammtisch.tables.events import LogEvent
from stammtisch.tables.gathering import after, gather
from stammtisch.tables.making import make_table
from stammtisch.tables.settings import Level
from stammtisch.tables.table import Phase, Table

GRACE: Final = 3_600_000
"""So long after a day's end what was begun on it still counts; only then its cards are open to all."""

LEVEL: Final = Level.CLUB
"""How well the bots play."""

THOUGHT: Final = 50.0
"""Milliseconds of thought that the bots' counted steps take on the machine of reference; no clock ends it sooner."""

DAYS_BACK: Final = 366
"""So far back a day's deal can still be played for practice."""


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game's deal of the day is played. options: changes to the preset. deals: see `Settings`.

    compared: whether one's score counts against that of the other side, or alone.
    """

    preset: str = "house"
    options: Mapping[str, Value] = field(default_factory=dict)
    deals: int = 1
    compared: bool = True


SETUPS: Final[Mapping[str, Setup]] = {
    # A game of cribbage is won at the board: a deal alone says little of it, so everybody plays the game to its end.
    "cribbage": Setup(deals=0),
    # By Seeger and Fabian a defender's deal counts too, so that one score can be compared from any role (S-A24).
    "skat": Setup("isko", {"deals": 1}, compared=False),
    "tractor": Setup(options={"length": "deal"}),
}
"""Games that differ from the usual: one deal by the house rules, one side's score against the other's."""


def setup_of(game: str) -> Setup:
    """How this game's deal of the day is played."""
    return SETUPS.get(game, Setup())


def day_at(now: int) -> str:
    """The day of a moment."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def end_of(day: str) -> int:
    """The moment at which the day ends. Raises ParseError for what is no day."""
    after = _date(day) + timedelta(days=1)
    return round(datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp() * 1000)


def is_over(day: str, now: int) -> bool:
    """Whether nothing counts for the day any more, and its cards may be seen by all."""
    return now >= end_of(day) + GRACE


def expect_played(day: str, now: int) -> None:
    """Raises ParseError for what is no day; TableError for one to come, or long gone."""
    if not timedelta(0) <= _date(day_at(now)) - _date(day) <= timedelta(days=DAYS_BACK):
        raise TableError("no_such_day", "There is no deal of this day, or none any more.")


def _date(day: str) -> date:
    try:
        found = date.fromisoformat(day)
    except ValueError:
        found = None
    if found is None or found.isoformat() != day:
        raise ParseError(f"day: expected one as 2026-11-30, not {day[:20]!r}")
    return found


def make_daily(game: str, day: str, *, guest: str, now: int, name: str, language: str, secret: str) -> TableMade:
    """The event that makes a table for the deal of the day. Raises ParseError for an unknown game."""
    setup = setup_of(game)
    return make_table(
        game,
        guest=guest,
        now=now,
        name=name,
        preset=setup.preset,
        changes=setup.options,
        language=language,
        level=LEVEL,
        secret=secret,
        deals=setup.deals,
        daily=day,
    )


@dataclass(frozen=True, slots=True)
class End:
    """How a try ended, and when. score: None for who left it, or was too late.

    Skat: the person's own score; else that of their side above the other's.
    """

    score: int | None
    at: int


def end_of_try(events: Sequence[LogEvent], owner: str) -> End | None:
    """How the deal of the day ended at the table of this log; None while it is played."""
    company = gather(events[:1], owner)
    for event in events[1:]:
        company = after(company, event)
        if isinstance(event, Left):
            return End(None, event.at)
        if company.phase is Phase.MATCH_OVER:
            is_late = is_over(company.settings.daily, company.moved_at)
            return End(None if is_late else _score(company), company.moved_at)
    return None


def _score(company: Company) -> int:
    table, seat = company.table, company.seat_of(0)
    assert table is not None and seat is not None  # who made the table has played it to its end
    scores, side = table.match.scores, table.game.side_of(table.options, seat)
    if not setup_of(table.game.key).compared:
        return int(scores[side])
    return int(scores[side] - max(score for other, score in enumerate(scores) if other != side))


def seed_of(table: Table, seat: Seat) -> int:
    """The seed of a bot's chance: by the match and its place in it alone, so that the same play meets the same bots."""
    place = table.happened_from + len(table.happened)
    return Random(f"{table.opened.secret} {table.deals} {place} {seat}").getrandbits(64)


def expect_fitting(order: Any) -> None:
    """Raises TableError for what would make the deal another than everybody's, or play it twice."""
    if isinstance(order, PlayAgain):
        raise TableError("daily_once", "The deal of the day is over: play it again for practice, or another day's.")
    if isinstance(order, _UNFITTING):
        raise TableError("daily_alike", "That is not done in the deal of the day: everybody plays it alike.")


_UNFITTING: Final = (
    orders.AskTakeBack,
    orders.AskStandIn,
    orders.ChangeSettings,
    orders.SeatBot,
    orders.Stand,
    orders.Unseat,
)
