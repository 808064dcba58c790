"""Every message between server and client, one type each: the only place that knows JSON names.

Not here: what is done with a message (`server/`), and how values become bytes (`encoding.py`).
The client's types are made from these: `python -m stammtisch.wire.typescript`.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct, field

from stammtisch.games.game import Asked, Event, MatchResult, Result
from stammtisch.games.options import Difference, Value
from stammtisch.tables.events import SeatKind
from stammtisch.tables.table import Phase

RequestId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Key: TypeAlias = Annotated[str, Meta(max_length=64)]
MoveText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=400)]
GivenValue: TypeAlias = bool | int | str | list[str]


# Client to server, over the socket of a table


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """What every command says.

    seq: the number of the table's last event that the sender has seen. request: names this command, so that a repeated
    one is applied once. seat: the sender's own seat, to be refused if it is another's; may be left out.
    """

    seq: int
    request: RequestId
    seat: int | None = None


class Move(Command, tag="move", frozen=True, kw_only=True):
    """Play a move, written as the game writes it."""

    move: MoveText


class Next(Command, tag="next", frozen=True, kw_only=True):
    """Deal again, after a deal and before the end of the match."""


class Again(Command, tag="again", frozen=True, kw_only=True):
    """Another match at this table, after the end of one.

    preset: null keeps the rules; else a preset's name, with `options` as changes to it.
    same_cards: the same dealer and packs again.
    """

    same_cards: bool = False
    preset: Key | None = None
    options: dict[Key, GivenValue] = field(default_factory=dict)


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Are you there?"""


ClientMessage: TypeAlias = Move | Next | Again | Ping


# Server to client, over the socket of a table


class Occupant(Struct, frozen=True):
    """Who sits at a seat. name: of a bot; empty for a person, named by the client. side: the score the seat shares."""

    kind: SeatKind
    name: str
    side: int


class RuleCard(Struct, frozen=True):
    """Where the rules of the table differ from their preset, and from the usual game."""

    from_preset: tuple[Difference, ...]
    from_usual: tuple[Difference, ...]


class Happened(Struct, frozen=True):
    """An event of the game. number: counts events of this table from 0 without a gap, over deals and matches."""

    number: int
    event: Event


class TableView(Struct, frozen=True, tag_field="type", tag="table"):
    """All that a seat may know, whole: it replaces what the client had.

    seq: number of the table's last event. mirror: a newer window has this seat; this one only looks on.
    match: the game's match value, in which `scores` and `deals_played` count the deal that is over.
    view: the game's view for this seat. asked: what the seat may do now; null when nothing.
    events: what happened in this deal, the last 256. deal_result and match_result: null until the end of each.
    sheet: results of the match's deals that are over, this one included.
    offer: the preset that is usual for the table's language, if the table does not play by it.
    """

    table_id: str
    seq: int
    game: str
    preset: str
    options: dict[str, Value]
    rule_card: RuleCard
    seats: tuple[Occupant, ...]
    your_seat: int
    mirror: bool
    phase: Phase
    match: Any
    view: Any
    asked: Asked | None
    events: tuple[Happened, ...]
    deal_result: Result | None
    match_result: MatchResult | None
    sheet: tuple[Result, ...]
    offer: str | None


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    """The command was stored. seq: of the table's event that it became."""

    request: str
    seq: int


class Rejected(Struct, frozen=True, tag_field="type", tag="rejected"):
    """Refused, and nothing has changed; after a refused command a fresh view follows.

    request: null when the message could not be read as a command. code: worded by `refusal-<game>-<code>` where a rule
    refused, else by `refusal-<code>`. rule: id of the rule or option that decided; empty where none did.
    """

    request: str | None
    code: str
    rule: str
    sentence: str
    seq: int


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """I am here."""


class Closing(Struct, frozen=True, tag_field="type", tag="closing"):
    """The server ends this connection, and why. again: whether connecting again may help."""

    code: str
    sentence: str
    again: bool


ServerMessage: TypeAlias = TableView | Accepted | Rejected | Pong | Closing


# HTTP


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables: deal at once. options: changes to the preset."""

    game: Key
    preset: Key = "house"
    options: dict[Key, GivenValue] = field(default_factory=dict)
    language: Annotated[str, Meta(max_length=16)] = "en"


class TableOpened(Struct, frozen=True):
    """The answer to it."""

    table_id: str
    your_seat: int


class OptionChoice(Struct, frozen=True):
    """An option as it may be offered: its values, and whether several may be chosen."""

    key: str
    rule: str
    values: tuple[bool | int | str, ...]
    default: Value
    usual: Value
    many: bool


class GameOffer(Struct, frozen=True):
    """A game that can be opened. presets: all option values by preset, "house" first."""

    key: str
    seats: int
    presets: dict[str, dict[str, Value]]
    options: tuple[OptionChoice, ...]


class GameList(Struct, frozen=True):
    """GET /api/games."""

    games: tuple[GameOffer, ...]


class OwnTable(Struct, frozen=True):
    """A table of the reader's whose match is not over. changed: Unix time of its last event, in seconds."""

    table_id: str
    game: str
    preset: str
    changed: float


class OwnTables(Struct, frozen=True):
    """GET /api/tables/mine, the last played first."""

    tables: tuple[OwnTable, ...]


class Failure(Struct, frozen=True):
    """Every answer of the server that is an error. where: the field or place at fault; empty when it is the whole."""

    code: str
    sentence: str
    where: str = ""


HttpMessage: TypeAlias = OpenTable | TableOpened | GameList | OwnTables | Failure
