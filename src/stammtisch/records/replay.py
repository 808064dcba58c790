"""Playing a record again by the rules, and what the rules say of it.

Not here: the record's form (`record.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from stammtisch.errors import ParseError, RuleError
from stammtisch.games import find_game
from stammtisch.games.options import find_preset, options_record
from stammtisch.records.record import DealRecord, MatchRecord
from stammtisch.tables.events import DealStarted, MatchOpened, Moved, Occupant, SeatKind, TableEvent
from stammtisch.tables.table import Phase, Table, apply, fold


@dataclass(frozen=True, slots=True)
class Difference:
    """A place where the record says something else than the rules."""

    where: str
    recorded: object
    by_the_rules: object


def replay(record: MatchRecord) -> Table:
    """The table at the record's end. Raises ParseError or RuleError, naming deal and move; TableError for old rules."""
    return tables_between(record)[-1]


def tables_between(record: MatchRecord) -> tuple[Table, ...]:
    """The table before each deal and at the record's end. Raises as `replay` does."""
    tables = {0: fold([_opening(record)])}
    for number, table in steps(record):
        tables[number] = table
    return tuple(tables.values())


def steps(record: MatchRecord) -> Iterator[tuple[int, Table]]:
    """The number of the deal and the table after each event: a deal's start, then its moves. Raises as `replay`."""
    table = fold([_opening(record)])
    if table.game.seats(table.options) != len(record.seats):
        raise ParseError(f"seats: by these options the table has {table.game.seats(table.options)}")
    _expect_whole(record, table)
    for number, deal in enumerate(record.deals, 1):
        for where, event in _events(number, deal):
            table = _applied(table, event, where)
            yield number, table
        if table.phase is Phase.PLAYING and (number < len(record.deals) or deal.scores is not None):
            raise ParseError(f"deal {number} stops after move {len(deal.moves)}: it is not over by then")


def first_difference(record: MatchRecord) -> Difference | None:
    """Where the record's scores first differ from the rules'; None if all agree. Raises as `replay` does."""
    table = replay(record)
    for number, (deal, result) in enumerate(zip(record.deals, table.sheet, strict=False), 1):
        if (deal.scores, deal.reason) != (result.scores, result.reason):
            said = (deal.scores, deal.reason)
            return Difference(f"result of deal {number}", said, (result.scores, result.reason))
    match = table.match_result
    by_the_rules = (match.winners, match.scores) if match else (None, None)
    if (record.winners, record.scores) != by_the_rules:
        return Difference("result of the match", (record.winners, record.scores), by_the_rules)
    return None


def _expect_whole(record: MatchRecord, table: Table) -> None:
    """Nothing of a record is guessed: every option is there, and at the opening the whole pack."""
    for key in options_record(table.options):
        if key not in record.options:
            raise ParseError(f"options.{key} is missing")
    if Counter(record.deck) != Counter(table.game.pack(table.options)):
        raise ParseError("deck: not the pack of this game in some order")


def _opening(record: MatchRecord) -> MatchOpened:
    game = find_game(record.game)
    find_preset(game.presets, record.preset)
    kinds = [SeatKind.PERSON.value, SeatKind.BOT.value]
    if any(kind not in kinds for kind in record.seats):
        raise ParseError(f"seats: expected each to be one of {', '.join(kinds)}")
    if not 0 <= record.dealer < len(record.seats):
        raise ParseError(f"dealer: there is no seat {record.dealer} among {len(record.seats)}")
    if record.forfeit is not None and not 0 <= record.forfeit < len(record.seats):
        raise ParseError(f"forfeit: there is no seat {record.forfeit} among {len(record.seats)}")
    occupants = tuple(Occupant(SeatKind(kind), "") for kind in record.seats)
    return MatchOpened(
        record.game, record.rules_version, record.preset, record.options, occupants, "", record.dealer, record.deck, ""
    )


def _events(number: int, deal: DealRecord) -> Iterator[tuple[str, TableEvent]]:
    yield f"deal {number}", DealStarted(deal.deck)
    for place, (seat, move) in enumerate(deal.moves, 1):
        yield f"deal {number}, move {place} ({move[:40]!r} by seat {seat})", Moved(seat, move)


def _applied(table: Table, event: TableEvent, where: str) -> Table:
    expected = Phase.DEAL_OVER if isinstance(event, DealStarted) and table.deals else Phase.PLAYING
    if table.deals and table.phase is not expected:
        raise ParseError(f"{where}: {'the deal is over' if expected is Phase.PLAYING else 'no deal was due'}")
    if isinstance(event, Moved) and not 0 <= event.seat < len(table.opened.occupants):
        raise ParseError(f"{where}: there is no such seat")
    try:
        return apply(table, event)
    except ParseError as error:
        raise ParseError(f"{where}: {error}") from None
    except RuleError as error:
        raise RuleError(error.code, error.rule, f"{where}: {error.sentence}", error.seat) from None
