"""Every message of a client over the socket of a table, one type each: the only place that knows these JSON names.

Not here: what is done with a message (`server/`), what the server says (`messages.py`), the lobby (`lobby.py`).
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, field

from stammtisch.tables.fair import NONCE
from stammtisch.tables.settings import Level, Phrase, Visibility

RequestId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Key: TypeAlias = Annotated[str, Meta(max_length=64)]
Name: TypeAlias = Annotated[str, Meta(max_length=40)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
PersonNumber: TypeAlias = Annotated[int, Meta(ge=0)]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
Nonce: TypeAlias = Annotated[str, Meta(pattern=f"^({NONCE})?$")]
GivenValue: TypeAlias = bool | int | str | list[str]


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """What every command says.

    seq: the number of the table's last event that the sender has seen. request: names this command, so that a repeated
    one is applied once. seat: the sender's own seat, to be refused if it is another's; may be left out.
    """

    seq: int
    request: RequestId
    seat: int | None = None


# The match


class Move(Command, tag="move", frozen=True, kw_only=True):
    """Play a move, written as the game writes it."""

    move: MoveText


class Next(Command, tag="next", frozen=True, kw_only=True):
    """I have seen the deal; deal again. The next deal comes once everybody in a seat has said so, or time is out."""


class Again(Command, tag="again", frozen=True, kw_only=True):
    """Another match at this table with the seats kept, after the end of one; it comes once everybody has said so.

    preset: null keeps the rules; else a preset's name, with `options` as changes to it.
    same_cards: the same dealer and packs again. Whoever asks for other terms than those proposed proposes anew.
    nonce: as in `Ready`.
    """

    same_cards: bool = False
    preset: Key | None = None
    options: dict[Key, GivenValue] = field(default_factory=dict)
    nonce: Nonce = ""


class TakeBack(Command, tag="take_back", frozen=True, kw_only=True):
    """Ask the table to take back one's last move, while nobody has acted since."""


class AnswerTakeBack(Command, tag="answer_take_back", frozen=True, kw_only=True):
    """Agree that a move is taken back, or not."""

    agree: bool


class Wish(Command, tag="wish", frozen=True, kw_only=True):
    """Answer by itself later: moves in the order wished for, of which the first legal one is made when asked.

    upto: instead, in the auction of Skat, bid and hold up to this value, then pass. Both empty: nothing by itself.
    """

    moves: tuple[MoveText, ...] = ()
    upto: int | None = None


# Seats


class Sit(Command, tag="sit", frozen=True, kw_only=True):
    """Sit down at a free seat, or change to it; before a match or after it."""

    to: SeatNumber


class Stand(Command, tag="stand", frozen=True, kw_only=True):
    """Stand up and stay at the table; before a match or after it."""


class Ready(Command, tag="ready", frozen=True, kw_only=True):
    """Ready to begin, or not any more. With every seat taken and everybody ready the match begins.

    nonce: of the sender's own, for the packs of the match; empty for none. It answers `fair.next_commitment`.
    """

    ready: bool = True
    nonce: Nonce = ""


class Start(Command, tag="start", frozen=True, kw_only=True):
    """The host begins the match; bots sit down at seats that are free. nonce: as in `Ready`."""

    nonce: Nonce = ""


class Leave(Command, tag="leave", frozen=True, kw_only=True):
    """Leave the table. In a match a bot stands in, and with a clock the match counts as lost."""


class SeatBot(Command, tag="seat_bot", frozen=True, kw_only=True):
    """The host seats a bot at a free seat, or gives the bot there another level."""

    to: SeatNumber
    level: Level = Level.BEGINNER


class Unseat(Command, tag="unseat", frozen=True, kw_only=True):
    """The host takes a bot or a person away from a seat, before a match or after it."""

    to: SeatNumber


class StandIn(Command, tag="stand_in", frozen=True, kw_only=True):
    """A bot shall stand in for somebody absent, by the host's word or that of a majority of the others.

    The person is warned first and may say `here`.
    """

    to: SeatNumber


class Here(Command, tag="here", frozen=True, kw_only=True):
    """I'm here: no bot needs to take my seat."""


class Return(Command, tag="return", frozen=True, kw_only=True):
    """Take one's own seat back from the bot that stands in."""


class SeatCode(Command, tag="seat_code", frozen=True, kw_only=True):
    """Ask for a one-time code that opens one's own seat on another device; answered by `seat_code` as well."""


# The table


class Change(Command, tag="settings", frozen=True, kw_only=True):
    """The host changes settings of the table; null leaves one as it is."""

    visibility: Visibility | None = None
    spectators: bool | None = None
    free_text: bool | None = None


class Pause(Command, tag="pause", frozen=True, kw_only=True):
    """Stop all clocks of a private table; anyone in a seat may."""


class Resume(Command, tag="resume", frozen=True, kw_only=True):
    """Let the clocks run again. After an adjournment they run once everybody in a seat has said so."""


class Adjourn(Command, tag="adjourn", frozen=True, kw_only=True):
    """Agree that this private match is interrupted for hours or days, or not any more; it is once all agree."""

    agree: bool = True


class Say(Command, tag="say", frozen=True, kw_only=True):
    """Say one of the quick phrases."""

    phrase: Phrase


class Write(Command, tag="write", frozen=True, kw_only=True):
    """Write to the table, where the table allows it."""

    text: Text


class Report(Command, tag="report", frozen=True, kw_only=True):
    """Tell the server's host what happened here; the table's log goes with it. about: number of a person."""

    text: Text
    about: PersonNumber | None = None


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Are you there?"""


class Look(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="look"):
    """Something is missing: show me the table whole."""


TableCommand: TypeAlias = (
    Move
    | Next
    | Again
    | TakeBack
    | AnswerTakeBack
    | Wish
    | Sit
    | Stand
    | Ready
    | Start
    | Leave
    | SeatBot
    | Unseat
    | StandIn
    | Here
    | Return
    | SeatCode
    | Change
    | Pause
    | Resume
    | Adjourn
    | Say
    | Write
    | Report
)
ClientMessage: TypeAlias = TableCommand | Look | Ping
