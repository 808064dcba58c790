"""Bodies of requests and answers about the deal of the day.

Not here: the table at which it is played (`messages.py`). Days are those of UTC, as `2026-11-30`; moments are Unix
time in milliseconds.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from stammtisch.games.options import Value
from stammtisch.tables.settings import Level
from stammtisch.wire.commands import Name


class DailyTry(Struct, frozen=True):
    """The reader's own. finished: whether it is over. score: null until then, and for who left it or came too late.

    name: under which others see the score, empty for none.
    """

    table_id: str
    finished: bool
    score: int | None
    name: str


class DailyGame(Struct, frozen=True):
    """A game in the list of today. yours: null before the reader has begun."""

    game: str
    yours: DailyTry | None


class DailyList(Struct, frozen=True):
    """GET /api/daily: today's deals. ends: the moment from which none can be begun."""

    day: str
    ends: int
    games: tuple[DailyGame, ...]


class DailyScore(Struct, frozen=True):
    """How many had this score."""

    score: int
    count: int


class DailyNamed(Struct, frozen=True):
    """Somebody who wants their name to be shown."""

    name: str
    score: int


class DailyResults(Struct, frozen=True):
    """How all did. begun: how many have begun; played: how many have a score. scores: the lowest first.

    place: of the reader, from 1, null for who has no score; tied: how many others share it. named: the best first.
    """

    begun: int
    played: int
    scores: tuple[DailyScore, ...]
    place: int | None
    tied: int
    named: tuple[DailyNamed, ...]


class DailyDeal(Struct, frozen=True):
    """GET /api/daily/GAME/DAY. over: nothing counts any more. ends: until when it could be begun.

    preset, options: how it is played; options has the changes. deals: so many, 0 for a whole match. level: of the bots.
    compared: whether the score is that above the other side's. results: null until the reader has finished, or all.
    commitment, next_commitment: what binds the server to this day's cards and to the next day's; secret: what opens the
    first, once it is over: the fair deal's last one, S1023.
    """

    game: str
    day: str
    today: str
    ends: int
    over: bool
    preset: str
    options: dict[str, Value]
    deals: int
    level: Level
    compared: bool
    commitment: str
    next_commitment: str
    secret: str
    yours: DailyTry | None
    results: DailyResults | None


class PlayDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/daily/GAME/DAY: the reader's table. Once theirs is over, or the day, another one for practice."""

    language: Annotated[str, Meta(max_length=16)] = "en"
    name: Name = ""


class DailyOpened(Struct, frozen=True):
    """The answer to it. counts: whether it is the reader's one try."""

    table_id: str
    counts: bool


class ShowName(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/daily/GAME/DAY/name: show one's score under this name; under none any more, where it is empty."""

    name: Name


DailyMessage: TypeAlias = DailyList | DailyDeal | PlayDaily | DailyOpened | ShowName
"""All bodies about the deal of the day."""
