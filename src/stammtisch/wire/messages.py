"""Every message of the server over the socket of a table, one type each: the only place that knows these JSON names.

Not here: what clients say (`commands.py`), the lobby (`lobby.py`), HTTP (`http.py`), how values become bytes
(`encoding.py`). The client's types are made from all of these: `python -m stammtisch.wire.typescript`.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

from stammtisch.games.count_help import CountHelp
from stammtisch.games.game import Asked, Event, MatchResult, Result
from stammtisch.games.options import Difference, Value
from stammtisch.tables.events import SeatKind
from stammtisch.tables.published import Fairness
from stammtisch.tables.settings import Level, PaceName, Phrase, Timeout, Visibility
from stammtisch.tables.table import Phase
from stammtisch.tables.votes import PauseReason, Question


class Occupant(Struct, frozen=True):
    """Who sits at a seat. name: of a bot, or the one a person gave; empty where the client finds a name.

    side: the score the seat shares. person: number of the person who sits there or for whom a bot stands in.
    level: of the bot. present: whether the person has a window open; it decides nothing.
    lost: the match counts as lost for this person. since: number of the game's first event that a bot standing in saw,
    to read from there what happened meanwhile.
    """

    kind: SeatKind
    name: str
    side: int
    person: int | None
    level: Level | None
    present: bool
    lost: bool
    since: int | None


class TablePerson(Struct, frozen=True):
    """Somebody at the table. number: from 0, in the order in which they came."""

    number: int
    name: str
    seat: int | None
    present: bool


class TableSettings(Struct, frozen=True):
    """What the table has agreed on beside the rules.

    visibility: found by link and code, in the lobby, or filled by quick match. timeout: what happens out of time.
    spectators: whether people may look on. free_text: whether `write` is taken. hints: whether a hint may be asked for.
    count_help: whether what is out, played and taken is shown, where the preset lets it.
    code: for friends; null to spectators.
    """

    visibility: Visibility
    pace: PaceName
    timeout: Timeout
    spectators: bool
    free_text: bool
    hints: bool
    count_help: bool
    daily: str
    code: str | None


class SeatClock(Struct, frozen=True):
    """The time of a seat, in milliseconds. Of the time left, what is more than `bank` is the decision's own.

    deadline: when both are used up, in the server's time; null while the seat's clock does not run.
    left: what is left while the clock is paused; null otherwise. bank: as it was when the decision began.
    expired: moves made by themselves in a row. takeover: when a bot takes the seat, unless the person says `here`.
    """

    seat: int
    deadline: int | None
    left: int | None
    bank: int
    expired: int
    takeover: int | None


class TableClock(Struct, frozen=True):
    """All clocks, in milliseconds of the server's time. now: when this was made.

    paused: why no clock runs; null when they do. resumes: when they will by themselves. next_deal: when the next deal
    comes by itself.
    """

    now: int
    paused: PauseReason | None
    resumes: int | None
    next_deal: int | None
    seats: tuple[SeatClock, ...]


class Agreement(Struct, frozen=True):
    """A question to the people in the seats: the numbers of those who agreed, and of those whose word is missing."""

    question: Question
    agreed: tuple[int, ...]
    missing: tuple[int, ...]


class StandInWanted(Struct, frozen=True):
    """Others want a bot for the absent person in `seat`. by: who says so; needed: so many are a majority."""

    seat: int
    by: tuple[int, ...]
    needed: int


class Proposal(Struct, frozen=True):
    """The next match as somebody proposed it: the rules as they would be, and whether the cards are the same."""

    person: int
    preset: str
    options: dict[str, Value]
    same_cards: bool


class Said(Struct, frozen=True):
    """Something said at the table: a phrase, or a text. number: of the event; at: Unix time in milliseconds."""

    number: int
    person: int
    phrase: Phrase | None
    text: str
    at: int


class Wished(Struct, frozen=True):
    """What a seat wants answered by itself: the first legal one of these moves, or bids up to a value."""

    moves: tuple[str, ...]
    upto: int | None


class FairDeal(Struct, frozen=True):
    """What binds the server, and what everybody has added; see `docs/fair-deal.md`.

    match: of the match that runs or is over; null before the first one, and in matches of older versions.
    next_commitment: for the next match, answered by a nonce; empty where there is none. given: persons who have
    answered it.
    """

    match: Fairness | None
    next_commitment: str
    given: tuple[int, ...]


class Company(Struct, frozen=True):
    """The people at a table, and what is between them.

    you: the reader's number; null for a spectator. host: number of the person who may change the table.
    watchers: names of spectators who are not of the persons, empty where they gave none. clock: null at a table where
    no time runs. take_back: the seat that asks for its move back. may_take_back: whether the reader may ask so.
    wish: what the reader wants answered by itself; null for nothing. stand_ins: bots wanted, not agreed yet.
    """

    you: int | None
    host: int
    persons: tuple[TablePerson, ...]
    watchers: tuple[str, ...]
    settings: TableSettings
    clock: TableClock | None
    agreements: tuple[Agreement, ...]
    proposal: Proposal | None
    said: tuple[Said, ...]
    take_back: int | None
    may_take_back: bool
    wish: Wished | None
    fair: FairDeal
    stand_ins: tuple[StandInWanted, ...]


class RuleCard(Struct, frozen=True):
    """Where the rules of the table differ from their preset, and from the usual game."""

    from_preset: tuple[Difference, ...]
    from_usual: tuple[Difference, ...]


class Happened(Struct, frozen=True):
    """An event of the game. number: counts events of this table from 0 without a gap, over deals and matches."""

    number: int
    event: Event


class LessonStep(Struct, frozen=True):
    """Where a learner stands in a lesson. kept: whether all was played so far as the lesson foresees.

    number: of the learner's choice that is asked now, from 1, of `count`; 0 while nothing is, or not kept.
    topic: names the messages that explain this choice, `lesson-GAME-TOPIC` and `lesson-GAME-TOPIC-why`; empty where
    general words do. move: what the lesson proposes, empty while number is 0. rules: ids of the rules behind it.
    """

    kept: bool
    number: int
    count: int
    topic: str
    move: str
    rules: tuple[str, ...]


class TableView(Struct, frozen=True, tag_field="type", tag="table"):
    """All that a reader may know of a table with a match, whole: it replaces what the client had.

    seq: number of the table's last event. mirror: a newer window has this seat; this one only looks on.
    your_seat: null for a reader who has none; then `view` is a spectator's, and nothing is asked.
    match: the game's match value, in which `scores` and `deals_played` count the deal that is over.
    view: the game's view for this seat. asked: what the seat may do now; null when nothing.
    events: what happened in this deal, at least the last 256. deal_is_over: its result is the last of `sheet`,
    and is told nowhere else: a `result` in `view` is null. match_result: null until the match is over.
    automatic: numbers of those events that came by a move made automatically, for want of time; by_bot: by a bot that
    stood in for a person.
    forfeit: the seat whose time ran out where that loses the match at once; null otherwise.
    sheet: results of the match's deals that are over, this one included.
    offer: the preset that is usual for the table's language, if the table does not play by it.
    earlier_deals: dealt at this table before the match. open_deals: how many of the match's first deals may be read
    again with all cards open, see `DealShown`.
    lesson: where the reader stands in the game's lesson; null where none is given.
    count_help: what the reader's seat can count; null where the table does not allow it, and while there is nothing.
    number: counts the views of this connection from 1; `changes` counts on.
    """

    table_id: str
    seq: int
    game: str
    preset: str
    options: dict[str, Value]
    rule_card: RuleCard
    seats: tuple[Occupant, ...]
    your_seat: int | None
    mirror: bool
    phase: Phase
    match: Any
    view: Any
    asked: Asked | None
    events: tuple[Happened, ...]
    automatic: tuple[int, ...]
    by_bot: tuple[int, ...]
    deal_is_over: bool
    match_result: MatchResult | None
    forfeit: int | None
    sheet: tuple[Result, ...]
    offer: str | None
    earlier_deals: int
    open_deals: int
    company: Company
    lesson: LessonStep | None = None
    count_help: CountHelp | None = None
    number: int = 0


class WaitingView(Struct, frozen=True, tag_field="type", tag="waiting"):
    """A table before its first match: people gather. It replaces what the client had. number: as in `TableView`."""

    table_id: str
    seq: int
    game: str
    preset: str
    options: dict[str, Value]
    rule_card: RuleCard
    seats: tuple[Occupant, ...]
    your_seat: int | None
    mirror: bool
    company: Company
    number: int = 0


class Changes(Struct, frozen=True, tag_field="type", tag="changes"):
    """The next view of a connection, as what has changed since the one before, whose number is one less.

    changed: what has changed, by names of fields. `{...}`: within it, by names of fields, in a list by places from 0;
    `[value]`: it has this value now; `[kept, items]`: of the list so many items stay, and these follow.
    """

    number: int
    changed: dict[str, Any]


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


class SeatCodeMade(Struct, frozen=True, tag_field="type", tag="seat_code"):
    """The one-time code that was asked for, good until this time (Unix, milliseconds); only this window is told."""

    request: str
    code: str
    until: int


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """I am here."""


class Closing(Struct, frozen=True, tag_field="type", tag="closing"):
    """The server ends this connection, and why. again: whether connecting again may help."""

    code: str
    sentence: str
    again: bool


ServerMessage: TypeAlias = TableView | WaitingView | Changes | Accepted | Rejected | SeatCodeMade | Pong | Closing
