"""Bots at every seat of a table, to the end of so many deals: the log of each match as it is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from stammtisch.errors import ParseError
from stammtisch.games.game import AnyGame
from stammtisch.players import LEVELS, PLAYERS
from stammtisch.players.player import AnyPlayer
from stammtisch.players.random_player import RandomPlayer
from stammtisch.seats import Seat
from stammtisch.tables.events import Moved, TableEvent
from stammtisch.tables.table import Phase, Table, apply, fold, next_deal


def find_player(name: str, game: AnyGame) -> AnyPlayer:
    """The player of this name for a game. Raises ParseError, naming those there are."""
    known: dict[str, AnyPlayer] = {"random": RandomPlayer()}
    if game.key in PLAYERS:
        known["rule"] = PLAYERS[game.key]
    known.update(LEVELS.get(game.key, {}))
    if name not in known:
        raise ParseError(f"unknown player {name[:40]!r}: expected one of {', '.join(sorted(known))}")
    return known[name]


def players_at(names: Sequence[str], game: AnyGame, seats: int) -> tuple[AnyPlayer, ...]:
    """A player for each seat: the names given in the order of seats, over and over."""
    return tuple(find_player(names[seat % len(names)], game) for seat in range(seats))


def usual_names(game: AnyGame) -> tuple[str, ...]:
    """Who plays if nobody is named."""
    return ("rule",) if game.key in PLAYERS else ("random",)


def bot_event(table: Table, seat: Seat, player: AnyPlayer, chance: Random) -> Moved:
    """The move that a player makes at this seat, from what the seat may know."""
    game = table.game
    move = player.choose(game.view(table.state, seat), game.legal_moves(table.state, seat), chance)
    return Moved(seat, game.move_text(move))


def play_match(
    opening: Sequence[TableEvent], players: Sequence[AnyPlayer], chance: Random
) -> Iterator[tuple[TableEvent, Table]]:
    """Every event of a match with the table after it, the opening's first; ends with the match."""
    table = fold(opening[:1])
    yield opening[0], table
    for event in opening[1:]:
        table = apply(table, event)
        yield event, table
    while table.phase is not Phase.MATCH_OVER:
        table, event = _step(table, players, chance)
        yield event, table


def _step(table: Table, players: Sequence[AnyPlayer], chance: Random) -> tuple[Table, TableEvent]:
    event: TableEvent
    if table.phase is Phase.DEAL_OVER:
        event = next_deal(table)
    else:
        seat = table.to_act[0]
        event = bot_event(table, seat, players[seat], chance)
    return apply(table, event), event
