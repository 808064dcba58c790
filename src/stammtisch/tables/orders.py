"""What people may ask of a table beside the match: seats, agreement, time, talk. Each is for one person, named apart.

Not here: what may be asked of the match (`commands.py`), and what each becomes (`deciding.py`).
request: names the order, so that one that is repeated is taken once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from stammtisch.tables.commands import DealNext, MakeMove, PlayAgain
from stammtisch.tables.settings import Level, Phrase, Visibility


@dataclass(frozen=True, slots=True)
class Sit:
    """Sit down at a free seat or a bot's, or change to it."""

    to: int
    request: str = ""


@dataclass(frozen=True, slots=True)
class Stand:
    """Stand up and stay."""

    request: str = ""


@dataclass(frozen=True, slots=True)
class GetReady:
    """Ready to begin, or not. secret: fresh randomness, for the match after the one that may begin.

    nonce: the person's, for the match that may begin; empty for none.
    """

    ready: bool
    secret: str
    request: str = ""
    nonce: str = ""


@dataclass(frozen=True, slots=True)
class Start:
    """Begin the match with bots at free seats. secret, nonce: as above."""

    secret: str
    request: str = ""
    nonce: str = ""


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the table."""

    request: str = ""


@dataclass(frozen=True, slots=True)
class SeatBot:
    """Seat a bot, or give the one there another level."""

    to: int
    level: Level
    request: str = ""


@dataclass(frozen=True, slots=True)
class Unseat:
    """Take away a bot or a person."""

    to: int
    request: str = ""


@dataclass(frozen=True, slots=True)
class AskStandIn:
    """Let a bot stand in for somebody absent; one who is not the host needs others who say so too."""

    to: int
    request: str = ""


@dataclass(frozen=True, slots=True)
class SayHere:
    """I'm here."""

    request: str = ""


@dataclass(frozen=True, slots=True)
class Return:
    """Take my seat back."""

    request: str = ""


@dataclass(frozen=True, slots=True)
class MakeCode:
    """A one-time code for my other device. digest: SHA-256 of it."""

    digest: str
    request: str = ""


@dataclass(frozen=True, slots=True)
class ChangeSettings:
    """Change what is not None."""

    visibility: Visibility | None = None
    spectators: bool | None = None
    free_text: bool | None = None
    request: str = ""


@dataclass(frozen=True, slots=True)
class Pause:
    """Stop all clocks."""

    request: str = ""


@dataclass(frozen=True, slots=True)
class Resume:
    """Let the clocks run again."""

    request: str = ""


@dataclass(frozen=True, slots=True)
class Adjourn:
    """Agree to go on another day, or not."""

    agree: bool
    request: str = ""


@dataclass(frozen=True, slots=True)
class Say:
    """Say a phrase."""

    phrase: Phrase
    request: str = ""


@dataclass(frozen=True, slots=True)
class Write:
    """Write to the table."""

    text: str
    request: str = ""


@dataclass(frozen=True, slots=True)
class Report:
    """Tell the server's host."""

    text: str
    about: int | None = None
    request: str = ""


@dataclass(frozen=True, slots=True)
class AskTakeBack:
    """May I take my last move back? seq: number of the last event seen."""

    seq: int
    request: str = ""


@dataclass(frozen=True, slots=True)
class AnswerTakeBack:
    """Agree that a move is taken back, or not."""

    agree: bool
    request: str = ""


@dataclass(frozen=True, slots=True)
class WishFor:
    """Answer by itself: the first legal one of these moves, or bids up to a value; both empty: nothing."""

    moves: tuple[str, ...] = ()
    upto: int | None = None
    request: str = ""


Order: TypeAlias = (
    MakeMove
    | DealNext
    | PlayAgain
    | Sit
    | Stand
    | GetReady
    | Start
    | Leave
    | SeatBot
    | Unseat
    | AskStandIn
    | SayHere
    | Return
    | MakeCode
    | ChangeSettings
    | Pause
    | Resume
    | Adjourn
    | Say
    | Write
    | Report
    | AskTakeBack
    | AnswerTakeBack
    | WishFor
)
