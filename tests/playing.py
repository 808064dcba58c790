"""Tables of any game played by chance, for tests of all that stands above the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from stammtisch.games import GAMES
from stammtisch.games.game import AnyGame
from stammtisch.seats import Seat
from stammtisch.tables.commands import DealNext, MakeMove
from stammtisch.tables.events import TableEvent
from stammtisch.tables.table import Phase, Table, apply, fold, handle, open_table

PERSON = Seat(0)
GAME_PRESETS = [(key, preset) for key, game in GAMES.items() for preset in game.presets]
FIRST = next(iter(GAMES))
"""Some game, where any will do."""


def opened(game: AnyGame, preset: str = "house", secret: str = "test", language: str = "en") -> list[TableEvent]:
    """The first events of a table with a person in the first seat."""
    return list(open_table(game, preset, {}, [PERSON], language, secret))


def chosen(table: Table, chance: Random, but: Seat | None = None) -> tuple[Seat, str]:
    """A seat that the table waits for, other than `but`, and one of its legal moves."""
    seat = next(seat for seat in table.to_act if seat != but)
    moves = table.game.legal_moves(table.state, seat)
    return seat, table.game.move_text(moves[chance.randrange(len(moves))])


def played(log: Sequence[TableEvent], chance: Random, moves: int) -> Iterator[tuple[TableEvent, Table]]:
    """Every event of a table and the table after it: those of `log`, then as many more, to the match's end at most."""
    table = fold(log[:1])
    yield log[0], table
    for event in log[1:]:
        table = apply(table, event)
        yield event, table
    for _ in range(moves):
        if table.phase is Phase.MATCH_OVER:
            return
        for event in step(table, chance):
            table = apply(table, event)
            yield event, table


def step(table: Table, chance: Random) -> tuple[TableEvent, ...]:
    """What the next move by chance becomes, or the next deal."""
    if table.phase is Phase.DEAL_OVER:
        return handle(table, PERSON, DealNext(table.seq))
    seat, text = chosen(table, chance)
    return handle(table, seat, MakeMove(table.seq, text))


def first_deal_over(game: AnyGame, preset: str = "house", secret: str = "test") -> tuple[list[TableEvent], Table]:
    """The log of a table whose first deal is over, and the table."""
    log: list[TableEvent] = []
    for event, table in played(opened(game, preset, secret), Random(secret), 3000):
        log.append(event)
        if table.deals and table.phase is not Phase.PLAYING:
            return log, table
    raise AssertionError("the deal does not end")
