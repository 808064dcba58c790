"""What people did at a table beside the game, as it is kept in the log. All moments are Unix time in milliseconds.

Events of the match are in `events.py`; what these change is in `gathering.py`. A person is a number at the table.
request: the command an event came by; empty for what follows by itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from stammtisch.games.options import Value
from stammtisch.seats import Seat
from stammtisch.tables.settings import Level, Phrase, Settings
from stammtisch.tables.votes import PauseReason, Question


@dataclass(frozen=True, slots=True)
class TableMade:
    """A table for people, before its first match. guest: of its first person, who is its host and sits in `seat`.

    secret: what the packs of the first match will follow from; it never leaves the server.
    """

    settings: Settings
    guest: str
    name: str
    seat: Seat
    at: int
    secret: str = ""


@dataclass(frozen=True, slots=True)
class Joined:
    """Somebody came, as the next person by number, or again under the number they had; seat: where they sat down."""

    person: int
    guest: str
    name: str
    seat: Seat | None
    at: int
    request: str = ""


@dataclass(frozen=True, slots=True)
class Sat:
    """A person sat down, leaving another seat if they had one."""

    person: int
    seat: Seat
    at: int
    request: str = ""


@dataclass(frozen=True, slots=True)
class StoodUp:
    """A person stood up and stays at the table."""

    person: int
    at: int
    request: str = ""


@dataclass(frozen=True, slots=True)
class Left:
    """A person left the table. by: the host who took them away, or the person. Outside a match the seat is free."""

    person: int
    by: int
    at: int
    request: str = ""


@dataclass(frozen=True, slots=True)
class BotSeated:
    """A bot sat down, or plays at another level from now on."""

    seat: Seat
    level: Level
    by: int
    at: int
    request: str = ""


@dataclass(frozen=True, slots=True)
class SeatCleared:
    """A bot went."""

    seat: Seat
    by: int
    at: int
    request: str = ""


@dataclass(frozen=True, slots=True)
class Voted:
    """A person's word on a question; a later one replaces it."""

    person: int
    question: Question
    agrees: bool
    at: int
    request: str = ""


@dataclass(frozen=True, slots=True)
class NonceGiven:
    """A person's nonce for the next match; a later one replaces it."""

    person: int
    nonce: str
    at: int


@dataclass(frozen=True, slots=True)
class MatchProposed:
    """A person proposed the next match, and so agrees to it. options: all of them by key."""

    person: int
    preset: str
    options: Mapping[str, Value]
    same_cards: bool
    at: int
    request: str = ""


@dataclass(frozen=True, slots=True)
class SettingsChanged:
    """The host changed settings."""

    settings: Settings
    by: int
    at: int
    request: str = ""


@dataclass(frozen=True, slots=True)
class Warned:
    """A bot will stand in at `until` unless the person moves or says that they are here."""

    seat: Seat
    until: int
    at: int
    by: int | None = None
    request: str = ""


@dataclass(frozen=True, slots=True)
class StandInWanted:
    """A person wants a bot to stand in for the absent one in `seat`; a majority of the others is needed."""

    person: int
    seat: Seat
    at: int
    request: str = ""


@dataclass(frozen=True, slots=True)
class SaidHere:
    """A person who was warned is here."""

    person: int
    at: int
    request: str = ""


@dataclass(frozen=True, slots=True)
class StoodIn:
    """A bot stands in. lost: the match counts as lost for the person."""

    seat: Seat
    lost: bool
    at: int


@dataclass(frozen=True, slots=True)
class Returned:
    """A person took their seat back."""

    person: int
    at: int
    request: str = ""


@dataclass(frozen=True, slots=True)
class Forfeited:
    """A seat's time ran out where that loses the match at once."""

    seat: Seat
    at: int


@dataclass(frozen=True, slots=True)
class Paused:
    """All clocks stand from `at` on. until: when they run again by themselves."""

    reason: PauseReason
    at: int
    by: int | None = None
    until: int | None = None
    request: str = ""


@dataclass(frozen=True, slots=True)
class Resumed:
    """The clocks run again."""

    at: int
    by: int | None = None
    request: str = ""


@dataclass(frozen=True, slots=True)
class Spoke:
    """A person said a phrase, or wrote a text."""

    person: int
    phrase: Phrase | None
    text: str
    at: int
    request: str = ""


@dataclass(frozen=True, slots=True)
class TakeBackAsked:
    """A person asked for their last move back; the question ends at `until`."""

    person: int
    until: int
    at: int
    request: str = ""


@dataclass(frozen=True, slots=True)
class TookBack:
    """The last move of a seat was taken back, all agreeing."""

    seat: Seat
    at: int
    request: str = ""


@dataclass(frozen=True, slots=True)
class CodeMade:
    """A one-time code for a person's other device. digest: SHA-256 of it; the code itself is not kept."""

    person: int
    digest: str
    until: int
    at: int
    request: str = ""


@dataclass(frozen=True, slots=True)
class CodeUsed:
    """A one-time code was used up."""

    digest: str
    at: int


@dataclass(frozen=True, slots=True)
class Reported:
    """A person told the server's host about what happened here, about somebody or in general."""

    person: int
    about: int | None
    text: str
    at: int
    request: str = ""


@dataclass(frozen=True, slots=True)
class WishMade:
    """What a person wants answered by itself: the first legal one of `moves`, or bids up to a value; else nothing."""

    person: int
    moves: tuple[str, ...]
    upto: int | None
    at: int
    request: str = ""


CompanyEvent: TypeAlias = (
    TableMade
    | Joined
    | Sat
    | StoodUp
    | Left
    | BotSeated
    | SeatCleared
    | Voted
    | NonceGiven
    | MatchProposed
    | SettingsChanged
    | Warned
    | StandInWanted
    | SaidHere
    | StoodIn
    | Returned
    | Forfeited
    | Paused
    | Resumed
    | Spoke
    | TakeBackAsked
    | TookBack
    | CodeMade
    | CodeUsed
    | Reported
    | WishMade
)
