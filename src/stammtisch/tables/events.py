"""What happened in the matches of a table, as it is kept in its log: from these alone the match comes back.

An event has no number of its own: the n-th event of a table's log is event n. Not here: what people did beside the
game (`company_events.py`), what an event changes (`table.py`, `gathering.py`), how it is written (`log_text.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias

from stammtisch.cards import Card
from stammtisch.games.options import Value
from stammtisch.seats import Seat
from stammtisch.tables.company_events import CompanyEvent
from stammtisch.values import dataclass


class SeatKind(Enum):
    """Who sits at a seat: a bot may stand in for a person who may return."""

    PERSON = "person"
    BOT = "bot"
    STAND_IN = "stand_in"
    EMPTY = "empty"


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits there. name: of a bot; a person's is the reader's to say ("You"), and empty."""

    kind: SeatKind
    name: str


@dataclass(frozen=True, slots=True)
class MatchOpened:
    """A match begins: the first one opens the table, a later one is played at the same table.

    options: all of them by key; preset: the name they were made from. dealer and deck: what `open_match` was given.
    secret: what all packs of the match follow from, with the nonces; it never leaves the server.
    nonces: by seat, empty where none was given; None for a match begun before packs were dealt by `fair.py`.
    next_secret: of the match after this one; what binds the server to it is published from now on.
    """

    game: str
    rules_version: int
    preset: str
    options: Mapping[str, Value]
    occupants: tuple[Occupant, ...]
    language: str
    dealer: Seat
    deck: tuple[Card, ...]
    secret: str
    request: str = ""
    nonces: tuple[str, ...] | None = None
    next_secret: str = ""


@dataclass(frozen=True, slots=True)
class DealStarted:
    """Cards were dealt from `deck`, the first card first. at: Unix time in milliseconds; 0 in older logs."""

    deck: tuple[Card, ...]
    request: str = ""
    at: int = 0


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat made a move. request: the command it came by; empty for a bot's. at: as in `DealStarted`.

    automatic: made for a person whose time was out.
    """

    seat: Seat
    move: str
    request: str = ""
    at: int = 0
    automatic: bool = False


TableEvent: TypeAlias = MatchOpened | DealStarted | Moved
LogEvent: TypeAlias = TableEvent | CompanyEvent
"""All that a table's log may hold: its matches, and what people did beside them."""
