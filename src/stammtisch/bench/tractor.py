"""The speed of Tractor's kernels: exact last tricks of deals that bots played, and whole deals at random.

What belongs here: sets of positions and times. What does not: how well anybody plays (`tractor_strength.py`).
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

from stammtisch.bench.figure import Figure, Quantiles, Spread
from stammtisch.bench.measure import ROUNDS, UNITS_IN_A_SECOND, Advance, best_rate, share_of
from stammtisch.bench.peers import SEED
from stammtisch.cards import Rank, Suit
from stammtisch.games.tractor import GAME
from stammtisch.games.tractor.match import TractorMatch
from stammtisch.games.tractor.order import Contract
from stammtisch.games.tractor.state import Finished, Playing, State
from stammtisch.players import PLAYERS
from stammtisch.seats import Seat
from stammtisch.solvers.kernels.tractor_random import RandomDeals
from stammtisch.solvers.tractor import Position, TractorSolver, position_of
from stammtisch.solvers.tractor.layout import rules_of

CARDS: Final = 5
POSITIONS: Final = 100
DEALS: Final = 5_000
"""Random deals played in one call."""


@cache
def last_tricks(count: int) -> tuple[Position, ...]:
    """Positions on lead with five cards a hand left, of deals that rule-of-thumb players played from the first call."""
    found: list[Position] = []
    number = 0
    while len(found) < count:
        found += [position_of(state) for state in _deal(number) if _is_wanted(state)]
        number += 1
    return tuple(found)


def _is_wanted(state: Playing) -> bool:
    return not state.trick.plays and len(state.hands[0]) == CARDS


def _deal(number: int) -> Iterator[Playing]:
    """The play of one seeded deal under the preset `house`, state after state."""
    rng, player, options = Random(f"{SEED}/{number}"), PLAYERS["tractor"], GAME.presets["house"]
    level = rng.randrange(2, 15)
    match = TractorMatch(options, Seat(rng.randrange(4)), (level, level), dealer_known=True)
    state: State = GAME.deal(match, rng.sample(GAME.pack(options), len(GAME.pack(options))))
    while not isinstance(state, Finished):
        seat = GAME.to_act(state)[0]
        state, _ = GAME.play(state, seat, player.choose(GAME.view(state, seat), GAME.legal_moves(state, seat), rng))
        if isinstance(state, Playing):
            yield state


def last_five_mean(advance: Advance) -> Figure:
    """Milliseconds of an exact value, card points with the kitty, each position on its own."""
    positions = last_tricks(share_of(POSITIONS))
    rounds = []
    for _ in range(ROUNDS):
        rounds.append([_milliseconds(position) for position in positions])
        advance()
    quantiles = [Quantiles.of(times) for times in rounds]
    best = min(quantiles, key=lambda one: one.mean)
    spread = Spread.of([one.mean for one in quantiles])
    return Figure("solver.tractor.last5.mean", best.mean, "ms", len(positions), spread, quantiles=best)


def _milliseconds(position: Position) -> float:
    solver = TractorSolver()
    start = time.thread_time()
    solver.value(position)
    return (time.thread_time() - start) * UNITS_IN_A_SECOND["ms"]


def random_deals_per_second(advance: Advance) -> Figure:
    """Whole random deals of a suit contract in the kernel, under the preset `house`."""
    deals = RandomDeals(rules_of(Contract(Rank.SEVEN, Suit.HEARTS), GAME.presets["house"]), SEED)
    times = share_of(DEALS)
    return best_rate("playouts.tractor.per_second", lambda: deals.play(times), advance).times(times)


FIGURES: Final = {
    "solver.tractor.last5.mean": last_five_mean,
    "playouts.tractor.per_second": random_deals_per_second,
}
"""Names are stable."""
