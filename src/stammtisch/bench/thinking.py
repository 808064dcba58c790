"""How soon bots answer while four tables think at once: one table of each game, `expert` at every seat, two processes.

What belongs here: deals played as a server has bots play them, in processes that all tables share, each answer timed.
What does not: how much thought a move takes by itself (`players.py`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from anyio import CapacityLimiter, to_process

from stammtisch.bench.figure import Figure, Spread
from stammtisch.bench.measure import ROUNDS, UNITS_IN_A_SECOND, Advance
from stammtisch.bench.peers import SEED
from stammtisch.games import GAMES, find_game
from stammtisch.games.game import AnyGame
from stammtisch.seats import Seat
from stammtisch.server.bots import thought_of
from stammtisch.tables.settings import Level

PROCESSES: Final = 2
MOVES: Final = 100
"""At each table, those with a choice."""
UNCOUNTED: Final = 2
"""Moves of a table at the beginning, while the processes start."""


def four_tables_p95(advance: Advance) -> Figure:
    """Milliseconds from the question to the move that 95 of 100 moves do not exceed, on a clock on the wall."""
    waits = sorted(asyncio.run(four_tables(MOVES)))
    for _ in range(ROUNDS):
        advance()
    value = waits[len(waits) * 95 // 100]
    return Figure("server.four_tables.expert.p95", value, "ms", len(waits), Spread.of([value]))


async def four_tables(moves: int) -> list[float]:
    """How long each of so many moves a table was waited for, in ms, all tables asking as soon as they are answered."""
    limit = CapacityLimiter(PROCESSES)
    tables = await asyncio.gather(*(_table(find_game(key), moves, limit) for key in GAMES))
    return [wait for waits in tables for wait in waits]


async def _table(game: AnyGame, moves: int, limit: CapacityLimiter) -> list[float]:
    """Deal after deal of one match."""
    chance, options = Random(SEED), game.presets["house"]
    match = game.open_match(options, Seat(0), chance.sample(game.pack(options), len(game.pack(options))))
    waits: list[float] = []
    while True:
        state = game.deal(match, game.next_deck(match, None, chance))
        while seats := game.to_act(state):
            view, legal = game.view(state, seats[0]), game.legal_moves(state, seats[0])
            text, wait = await _asked(game.key, view, legal, chance.getrandbits(64), limit)
            state, _ = game.play(state, seats[0], game.parse_move(text))
            waits += [wait] if len(legal) > 1 else []
            if len(waits) == UNCOUNTED + moves:
                return waits[UNCOUNTED:]
        match = game.after_deal(match, state)


async def _asked(key: str, view: Any, legal: Sequence[Any], seed: int, limit: CapacityLimiter) -> tuple[str, float]:
    """The move that a process chooses, and how long it was waited for, in ms."""
    start = time.perf_counter()
    thought = await to_process.run_sync(thought_of, key, Level.EXPERT, view, legal, seed, limiter=limit)
    return thought.move, (time.perf_counter() - start) * UNITS_IN_A_SECOND["ms"]
