"""Every body of a request and of its answer, one type each: the only place that knows these JSON names.

Not here: messages over sockets (`messages.py`, `lobby.py`), and which route takes what (`docs/protocol.md`).
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct, field

from stammtisch.cards import Card
from stammtisch.games.game import Arguments, Event, MatchResult, Result
from stammtisch.games.options import Value
from stammtisch.tables.settings import Level, PaceName, Timeout, Visibility
from stammtisch.tables.table import Phase
from stammtisch.wire.commands import GivenValue, Key, Name, SeatNumber
from stammtisch.wire.history import History
from stammtisch.wire.messages import Happened, Occupant, RuleCard


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. options: changes to the preset.

    start: deal at once, bots in all other seats; else the table waits for people. The other fields are settings of the
    table, see `TableSettings`. hints: null allows them where bots have all other seats from the start. count_help:
    likewise; it has no effect in presets without it, see `GameOffer`.
    """

    game: Key
    preset: Key = "house"
    options: dict[Key, GivenValue] = field(default_factory=dict)
    language: Annotated[str, Meta(max_length=16)] = "en"
    start: bool = True
    name: Name = ""
    level: Level = Level.BEGINNER
    visibility: Visibility = Visibility.PRIVATE
    pace: PaceName = PaceName.NONE
    timeout: Timeout = Timeout.AUTO
    spectators: bool = False
    free_text: bool = False
    hints: bool | None = None
    count_help: bool | None = None


class OpenLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lessons/GAME: a table at which the game is taught by its lesson, a deal that is always the same."""

    language: Annotated[str, Meta(max_length=16)] = "en"
    name: Name = ""


class TableOpened(Struct, frozen=True):
    """The answer to both. code: for friends, to find the table by."""

    table_id: str
    your_seat: int
    code: str


class JoinTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/ID/join: come to the table under a name, and sit down at `seat`, or at any free one.

    Who is there already keeps seat and number. stand: come without sitting down.
    """

    name: Name = ""
    seat: SeatNumber | None = None
    stand: bool = False


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/ID/seat: take one's own seat on another device, by the code that the first device was given."""

    code: Annotated[str, Meta(min_length=1, max_length=32)]


class TableJoined(Struct, frozen=True):
    """The answer to both. person: the reader's number at this table; the seat token comes as a cookie."""

    table_id: str
    person: int
    your_seat: int | None


class TableCard(Struct, frozen=True):
    """GET /api/tables/ID and GET /api/codes/CODE: what somebody who has link or code may know before coming in.

    free: seats where one may sit down. yours: whether the reader is at the table already. watch: whether looking on is
    allowed.
    """

    table_id: str
    game: str
    preset: str
    options: dict[str, Value]
    host: str
    visibility: Visibility
    pace: PaceName
    timeout: Timeout
    phase: Phase
    seats: tuple[Occupant, ...]
    free: tuple[int, ...]
    yours: bool
    watch: bool


class TranscriptDeal(Struct, frozen=True):
    """What everybody saw of one deal. number: from 1, over all matches of the table. result: null while it runs."""

    number: int
    events: tuple[Happened, ...]
    by_itself: tuple[int, ...]
    result: Result | None


class Transcript(Struct, frozen=True):
    """GET /api/tables/ID/transcript?from=NUMBER: all that happened since the event of this number.

    by_itself, in each deal: numbers of those events that came by a move made automatically or by a bot that stood in.
    """

    deals: tuple[TranscriptDeal, ...]


class DealMove(Struct, frozen=True):
    """A move as the record has it."""

    seat: int
    move: str


class DealStep(Struct, frozen=True):
    """A moment of a deal: the move that led to it, null when the cards were dealt; what had just happened; the game's
    view for the seat; and the cards in all hands, by seat.
    """

    moved: DealMove | None
    events: tuple[Event, ...]
    view: Any
    hands: tuple[tuple[Card, ...], ...]


class DealShown(Struct, frozen=True):
    """GET /api/tables/ID/deals/NUMBER?seat=SEAT&key=KEY: a deal that is over, step by step as one seat saw it.

    shown: numbers of the deals of this table that may be read. your_seat: the reader's; null for who has none.
    key: what lets others read this deal, for people of the table and who read it by that; else empty.
    match, sheet: before the deal; match_after, result, match_result: at its end, result being null for a deal that
    was not played to its end.
    """

    number: int
    shown: tuple[int, ...]
    seat: int
    your_seat: int | None
    key: str
    game: str
    preset: str
    options: dict[str, Value]
    rule_card: RuleCard
    seats: tuple[Occupant, ...]
    match: Any
    match_after: Any
    sheet: tuple[Result, ...]
    result: Result | None
    match_result: MatchResult | None
    steps: tuple[DealStep, ...]


class Because(Struct, frozen=True):
    """A reason, worded by `why-<game>-<code>` with its arguments."""

    code: str
    arguments: Arguments


class MoveWorth(Struct, frozen=True):
    """A move that could be made. seen: its worth by what the seat knew; opened: with all cards open; null: unknown."""

    move: str
    seen: float | None
    opened: float | None
    reasons: tuple[Because, ...]


class Decision(Struct, frozen=True):
    """A choice that a seat had. step: of `DealShown.steps`, before the move. move: what was chosen.

    moves: those that are told apart, the best first. seen_cost, opened_cost: how much less than the best one the chosen
    one was worth; null where it is not known.
    """

    step: int
    seat: int
    move: str
    moves: tuple[MoveWorth, ...]
    seen_cost: float | None
    opened_cost: float | None


class LineMove(Struct, frozen=True):
    """A move of a line that was not played."""

    seat: int
    move: str


class CouldHaveWon(Struct, frozen=True):
    """A side that did not reach its aim, and whether it could have, with open cards.

    step: the last of its own choices with which it still could; null where it never could. line: best play of all from
    that step on, with which it does.
    """

    side: int
    step: int | None
    line: tuple[LineMove, ...]


class Fortune(Struct, frozen=True):
    """What a side's result came from: cards and chance, and the moves of all seats; both together are the result.

    luck_share: the part of luck in both, from 0 to 1.
    """

    side: int
    result: float
    luck: float
    skill: float
    luck_share: float


class DealAnalysis(Struct, frozen=True):
    """GET /api/tables/ID/deals/NUMBER/analysis: a deal that is over, with the worth of its moves.

    unit: in which all worths are, of the side of the seat that moves: "score" (how much more than the other side it
    writes), "card_points" (of the declarer, from 60) or "chance" (of 100, to win the game). costliest: the costliest
    choice of each seat, as places in `decisions`.
    """

    number: int
    game: str
    unit: str
    decisions: tuple[Decision, ...]
    costliest: tuple[int, ...]
    chances: tuple[CouldHaveWon, ...]
    fortunes: tuple[Fortune, ...]


class HintMove(Struct, frozen=True):
    """A move that a bot would think of, and why."""

    move: str
    reasons: tuple[Because, ...]


class Hint(Struct, frozen=True):
    """GET /api/tables/ID/hint: what a bot thinks of the moves of the reader's seat, by what that seat knows.

    seq: number of the table's last event then. moves: the best first, a few.
    """

    seq: int
    game: str
    moves: tuple[HintMove, ...]


class OptionChoice(Struct, frozen=True):
    """An option as it may be offered: its values, and whether several may be chosen."""

    key: str
    rule: str
    values: tuple[bool | int | str, ...]
    default: Value
    usual: Value
    many: bool


class GameOffer(Struct, frozen=True):
    """A game that can be opened. presets: all option values by preset, "house" first. levels: of its bots.

    suggested_by: who wanted it here, or empty. lesson: whether it has one. without_count_help: presets in which nobody
    is helped to count.
    """

    key: str
    suggested_by: str
    lesson: bool
    seats: int
    levels: tuple[Level, ...]
    presets: dict[str, dict[str, Value]]
    without_count_help: tuple[str, ...]
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


HttpMessage: TypeAlias = (
    OpenTable
    | OpenLesson
    | TableOpened
    | JoinTable
    | TakeSeat
    | TableJoined
    | TableCard
    | Transcript
    | DealShown
    | DealAnalysis
    | Hint
    | GameList
    | OwnTables
    | History
    | Failure
)
