"""Worlds: ways the hidden cards may lie, drawn one after the other while a budget lasts.

What belongs here: drawing them, and how likely each is beside the others. What does not: which are possible at all
(a game's `sample`), and what a move is worth in one (`weighing.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeVar

from stammtisch.players.budget import Meter

WorldT = TypeVar("WorldT")


def worlds(draw: Callable[[], WorldT], meter: Meter) -> Iterator[WorldT]:
    """World after world until the budget is spent, at least one."""
    while True:
        yield draw()
        meter.spend(0, worlds=1)
        if meter.is_spent:
            return


def likely_worlds(
    draw: Callable[[], WorldT], likelihood: Callable[[WorldT], float], trials: int, meter: Meter, rng: Random
) -> Iterator[WorldT]:
    """As `worlds`, by their likelihood: each is chosen from so many drawn with equal chance (resampling).

    likelihood: how readily what was seen would have happened in this world, above zero, in any unit.
    """

    def choose() -> WorldT:
        drawn = [draw() for _ in range(trials)]
        return rng.choices(drawn, [likelihood(world) for world in drawn])[0]

    return worlds(choose if trials > 1 else draw, meter)
