"""A table: the fold of its events. Opening one, taking a command, applying an event.

Not here: time, chance, storing, sending. Chance comes in as a secret, from which every pack of a match follows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from types import MappingProxyType
from typing import Any, Final, assert_never

from stammtisch.errors import TableError
from stammtisch.games import find_game
from stammtisch.games.game import AnyGame, Event, MatchResult, Result
from stammtisch.games.options import change_options, find_preset, options_record
from stammtisch.seats import Seat
from stammtisch.tables.commands import Command, DealNext, MakeMove, PlayAgain
from stammtisch.tables.events import DealStarted, MatchOpened, Moved, Occupant, SeatKind, TableEvent
from stammtisch.tables.fair import Fair, FairChance, opening_lot, secret_of
from stammtisch.tables.sitting import BOT_NAMES
from stammtisch.values import dataclass, kept_for_the_same, replace

USUAL_PRESETS: Final[Mapping[str, str]] = MappingProxyType({"bg": "bulgarian", "de": "isko", "en": "acc", "zh": "full"})
"""The preset usual among readers of a language, in the game that has it."""


class Phase(Enum):
    """What the table waits for: people before its first match, moves, `next` after a deal, `again` after a match."""

    WAITING = "waiting"
    PLAYING = "playing"
    DEAL_OVER = "deal_over"
    MATCH_OVER = "match_over"


@dataclass(frozen=True, slots=True)
class Table:
    """A table after `seq` events.

    match: before the running deal, or after the deal that is over. state: of the last deal dealt.
    happened: what was seen and heard in that deal; the first of it has number `happened_from`, from the opening on.
    sheet: results of the match's deals that are over. requests: commands taken since the match opened, each with the
    number of the event that it became, and the event. turn_from: since this event the seats in `to_act` are asked the
    same; later moves were those of others who were asked at the same time. open_deals: how many of the first deals may
    be told before the match is over.
    earlier_deals: how many deals were dealt at this table before its match.
    played_at: number of the match's last event; what people said or agreed since has made nothing stale.
    """

    seq: int
    opened: MatchOpened
    game: AnyGame
    options: Any
    match: Any
    requests: Mapping[str, tuple[int, TableEvent]]
    state: Any = None
    deals: int = 0
    happened: tuple[Event, ...] = ()
    happened_from: int = 0
    sheet: tuple[Result, ...] = ()
    turn_from: int = 0
    open_deals: int = 0
    played_at: int = 0
    earlier_deals: int = 0

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        if len(self.sheet) < self.deals:
            return Phase.PLAYING
        return Phase.DEAL_OVER if self.match_result is None else Phase.MATCH_OVER

    @property
    def deal_result(self) -> Result | None:
        """The result of the last deal, once it is over."""
        return None if self.phase is Phase.PLAYING else self.sheet[-1]

    @property
    def match_result(self) -> MatchResult | None:
        """The result once the match is over."""
        return self.game.match_result(self.match) if len(self.sheet) == self.deals else None

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that the table waits for."""
        return self.game.to_act(self.state)

    @property
    def dealing(self) -> tuple[Seat, str] | None:
        """While cards are dealt one at a time: whose turn it is to take one, and the move that does."""
        if self.phase is not Phase.PLAYING or (found := self.game.dealing_move(self.state)) is None:
            return None
        return found[0], self.game.move_text(found[1])

    @property
    def offer(self) -> str | None:
        """The preset usual for the table's language, where the game has it and the table does not play by it."""
        return offered_preset(self.game, self.options, self.opened.language)

    def kind_of(self, seat: Seat) -> SeatKind:
        """Whether a person or a bot sits there."""
        return self.opened.occupants[seat].kind


def offered_preset(game: AnyGame, options: Any, language: str) -> str | None:
    """The preset usual for the language, where the game has it and these options are others."""
    usual = USUAL_PRESETS.get(language, "")
    return usual if game.presets.get(usual, options) != options else None


def open_table(
    game: AnyGame,
    preset: str,
    changes: Mapping[str, object],
    persons: Sequence[Seat],
    language: str,
    secret: str,
    nonces: Sequence[str] = (),
    next_secret: str = "",
) -> tuple[TableEvent, ...]:
    """The events that open a table and deal its first deal; bots sit where no person does.

    Raises ParseError for an unknown preset, option or value, and for what is no nonce.
    """
    options = change_options(find_preset(game.presets, preset), changes)
    return _begin_match(game, preset, options, persons, language, Fair(secret, nonces, next_secret), "")


def handle(table: Table, seat: Seat, command: Command) -> tuple[TableEvent, ...]:
    """The events that the command of `seat` becomes; to be stored, then applied; none if it was taken before.

    Raises TableError and RuleError (ParseError for a move that cannot be read), and then nothing has changed.
    """
    if command.request in table.requests:
        _expect_same(table, seat, command)
        return ()
    expect_current(table, seat, command.seq)
    match command:
        case MakeMove():
            return _make_move(table, seat, command)
        case DealNext():
            expect_deal_over(table, seat, command.seq)
            return (next_deal(table, command.request),)
        case PlayAgain():
            _expect_phase(table, Phase.MATCH_OVER, "The match is not over yet.")
            return play_again(table, command)
    assert_never(command)


def next_deal(table: Table, request: str = "") -> DealStarted:
    """The event that deals the next deal of the match."""
    previous = table.state if table.deals else None
    opened = table.opened
    chance = FairChance(secret_of(opened.secret, table.deals + 1), opened.nonces or ())
    return DealStarted(table.game.next_deck(table.match, previous, chance), request)


def fold(events: Sequence[TableEvent]) -> Table:
    """The table that these events made. Raises TableError if they cannot have."""
    if not events or not isinstance(events[0], MatchOpened):
        raise TableError("broken_log", "The log of this table does not begin with its opening.")
    table = _opened(None, events[0])
    for event in events[1:]:
        table = apply(table, event)
    return table


def apply(table: Table, event: TableEvent) -> Table:
    """The table after the event. Raises what the rules raise, if the event cannot have happened."""
    match event:
        case MatchOpened():
            return _opened(table, event)
        case DealStarted():
            return _dealt(table, event)
        case Moved():
            return _moved(table, event)
    assert_never(event)


def _opened(table: Table | None, event: MatchOpened) -> Table:
    game = find_game(event.game)
    if event.rules_version != game.rules_version:
        raise TableError(
            "old_rules", f"This match was begun by version {event.rules_version} of the rules of this game."
        )
    options = change_options(game.presets["house"], event.options)
    seq, number = (table.seq, table.happened_from + len(table.happened)) if table else (0, 0)
    earlier_deals = table.earlier_deals + table.deals if table else 0
    match = game.open_match(options, event.dealer, event.deck)
    requests = {event.request: (seq + 1, event)} if event.request else {}
    return Table(
        seq + 1,
        event,
        game,
        options,
        match,
        happened_from=number,
        requests=requests,
        turn_from=seq + 1,
        played_at=seq + 1,
        earlier_deals=earlier_deals,
    )


def _dealt(table: Table, event: DealStarted) -> Table:
    return replace(
        table,
        seq=table.seq + 1,
        state=table.game.deal(table.match, event.deck),
        deals=table.deals + 1,
        happened=(),
        happened_from=table.happened_from + len(table.happened),
        requests=_with_request(table, event),
        turn_from=table.seq + 1,
        played_at=table.seq + 1,
    )


def _moved(table: Table, event: Moved) -> Table:
    game = table.game
    state, happened = _played(game, table.state, event.seat, event.move)
    result = game.result(state)
    is_open = result is not None and table.open_deals == table.deals - 1 and game.may_be_laid_open(state)
    return replace(
        table,
        seq=table.seq + 1,
        state=state,
        happened=table.happened + happened,
        match=table.match if result is None else game.after_deal(table.match, state),
        sheet=table.sheet if result is None else (*table.sheet, result),
        requests=_with_request(table, event),
        turn_from=table.turn_from if _asks_on(table, event.seat, state) else table.seq + 1,
        open_deals=table.open_deals + is_open,
        played_at=table.played_at if _is_dealing(table, event) else table.seq + 1,
    )


@kept_for_the_same
def _played(game: AnyGame, state: Any, seat: Seat, move: str) -> tuple[Any, tuple[Event, ...]]:
    """The state after the move, and what happened: asked to check a command, and once more to apply its event."""
    return game.play(state, seat, game.parse_move(move))


def _is_dealing(table: Table, event: Moved) -> bool:
    """Whether the move only takes the next card: it makes nothing stale that others say meanwhile."""
    return table.dealing == (event.seat, event.move)


def _with_request(table: Table, event: DealStarted | Moved) -> Mapping[str, tuple[int, TableEvent]]:
    return {**table.requests, event.request: (table.seq + 1, event)} if event.request else table.requests


def _asks_on(table: Table, mover: Seat, after: Any) -> bool:
    """Whether the move of one of several seats that are asked at once leaves the others asked as before."""
    game, waiting = table.game, table.to_act
    others = tuple(seat for seat in waiting if seat != mover)
    if not others or mover not in waiting or game.to_act(after) != others:
        return False
    return all(game.asked(table.state, seat) == game.asked(after, seat) for seat in others)


def expect_current(table: Table, seat: Seat, seq: int) -> None:
    """Raises TableError for a command against an event since which the match has moved on."""
    if not _is_current(table, seat, seq):
        raise TableError("stale", "The table has moved on since; please look again.")


def expect_deal_over(table: Table, seat: Seat, seq: int) -> None:
    """Raises TableError where there is nothing to deal next, or for a command against an event of before."""
    expect_current(table, seat, seq)
    _expect_phase(table, Phase.DEAL_OVER, "The deal is not over yet, or the match is.")


def _is_current(table: Table, seat: Seat, seq: int) -> bool:
    """Whether a command made against event `seq` answers what the seat is asked now."""
    return table.played_at <= seq <= table.seq or (table.turn_from <= seq < table.seq and seat in table.to_act)


def _expect_same(table: Table, seat: Seat, command: Command) -> None:
    """A request that was taken before must ask for what it asked for then."""
    match table.requests[command.request][1], command:
        case Moved() as moved, MakeMove():
            same = moved.seat == seat and moved.move == table.game.move_text(table.game.parse_move(command.text))
        case (DealStarted(), DealNext()) | (MatchOpened(), PlayAgain()):
            same = True
        case _:
            same = False
    if not same:
        raise TableError("request_used", "A request of this name was taken before, for something else.")


def _make_move(table: Table, seat: Seat, command: MakeMove) -> tuple[TableEvent, ...]:
    _expect_phase(table, Phase.PLAYING, "The deal is over.")
    move = table.game.move_text(table.game.parse_move(command.text))
    _played(table.game, table.state, seat, move)
    return (Moved(seat, move, command.request),)


def play_again(table: Table, command: PlayAgain) -> tuple[TableEvent, ...]:
    """The events that open another match and deal; raises as `handle` does."""
    opened = table.opened
    preset, options = opened.preset, table.options
    if command.preset is not None:
        preset, options = command.preset, find_preset(table.game.presets, command.preset)
    options = change_options(options, command.options)
    persons = [Seat(n) for n, occupant in enumerate(opened.occupants) if occupant.kind is SeatKind.PERSON]
    fair = _fair_again(opened, command)
    return _begin_match(table.game, preset, options, persons, opened.language, fair, command.request)


def _fair_again(opened: MatchOpened, command: PlayAgain) -> Fair:
    if command.same_cards:
        return Fair(opened.secret, opened.nonces or (), opened.next_secret)
    if not opened.next_secret:  # nothing was published that the nonces could answer
        return Fair(command.secret, (), f"{command.secret} next")
    return Fair(opened.next_secret, command.nonces, command.secret)


def _begin_match(
    game: AnyGame, preset: str, options: Any, persons: Sequence[Seat], language: str, fair: Fair, request: str
) -> tuple[TableEvent, ...]:
    seats = game.seats(options)
    if any(seat >= seats for seat in persons):
        raise TableError("no_such_seat", f"By these rules the table has {seats} seats, fewer than the people at it.")
    nonces = fair.by_seat(seats)
    dealer, deck = opening_lot(fair.secret, nonces, game.pack(options), seats)
    opened = MatchOpened(
        game.key,
        game.rules_version,
        preset,
        options_record(options),
        occupants(seats, persons),
        language,
        dealer,
        deck,
        fair.secret,
        request,
        nonces,
        fair.next_secret,
    )
    return (opened, next_deal(_opened(None, opened)))


def occupants(seats: int, persons: Sequence[Seat]) -> tuple[Occupant, ...]:
    """People where `persons` says, bots with a name of their own elsewhere."""
    return tuple(
        Occupant(SeatKind.PERSON, "") if seat in persons else Occupant(SeatKind.BOT, BOT_NAMES[seat])
        for seat in range(seats)
    )


def _expect_phase(table: Table, phase: Phase, sentence: str) -> None:
    if table.phase is not phase:
        raise TableError("not_now", sentence)
