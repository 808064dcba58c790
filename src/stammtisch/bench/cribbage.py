"""The speed of Cribbage's kernels: shows scored in a batch, two known hands pegged exactly, whole games at random.

What belongs here: seeded tasks and their rates. What does not: how well anybody plays (`strength.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from random import Random
from typing import Final

from stammtisch.bench.figure import Figure
from stammtisch.bench.measure import Advance, best_rate, best_time
from stammtisch.bench.peers import SEED, pyspiel_rival
from stammtisch.solvers.kernels.cribbage import show_scores
from stammtisch.solvers.kernels.cribbage_open import OpenPegging
from stammtisch.solvers.kernels.cribbage_random import Playout

SHOWS = 100_000
DEALS = 500
GAMES = 100
TARGET = 121


def shows_per_second(advance: Advance) -> Figure:
    """Shows of random hands and starters, scored in batches."""
    rng = Random(SEED)
    cards = bytes(chain.from_iterable(rng.sample(range(52), 5) for _ in range(SHOWS)))
    return best_rate("score.cribbage.per_second", lambda: show_scores(cards, 4), advance).times(SHOWS)


def pegging_mean(advance: Advance) -> Figure:
    """The exact play of two known hands of four random cards, from the first card on."""
    rng = Random(SEED)
    hands = [rng.sample([rank for rank in range(13) for _ in range(4)], 8) for _ in range(DEALS)]
    kernel = OpenPegging()

    def solve_all() -> None:
        for ranks in hands:
            kernel.place(0, ranks[:4])
            kernel.place(1, ranks[4:])
            kernel.begin([], -1, 0)
            kernel.solve()

    return best_time("solver.cribbage.pegging.mean", "ms", DEALS, solve_all, advance)


def playouts_per_second(advance: Advance) -> Figure:
    """Whole games of random cards to 121 in the kernel, next to OpenSpiel's."""
    playout = Playout(SEED)
    rival = pyspiel_rival("cribbage")
    figure = best_rate("playouts.cribbage.per_second", lambda: playout.games(GAMES, TARGET), advance, rival)
    return figure.times(GAMES)


FIGURES: Final[dict[str, Callable[[Advance], Figure]]] = {
    "score.cribbage.per_second": shows_per_second,
    "solver.cribbage.pegging.mean": pegging_mean,
    "playouts.cribbage.per_second": playouts_per_second,
}
"""By name."""
