"""How much thought goes into one move, and how much of it is left.

What belongs here: budgets and the meter of one. What does not: what a step is; each player counts its own (nodes of a
search, cards of a playout), so that the same seed gives the same game on any machine. Time is a brake beside that.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Any, Protocol, runtime_checkable

from stammtisch.players.player import Player


@dataclass(frozen=True, slots=True)
class Budget:
    """worlds: ways the hidden cards may lie that are thought through at most. steps: of the player's own kind, in all.

    seconds: when thinking ends in any case; without it a move depends on nothing but view and chance.
    """

    worlds: int
    steps: int
    seconds: float = inf


class Meter:
    """What is left of a budget during one move."""

    def __init__(self, budget: Budget, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._end = clock() + budget.seconds
        self.worlds_left = budget.worlds
        self.steps_left = budget.steps

    def spend(self, steps: int, worlds: int = 0) -> None:
        """Note what was thought through."""
        self.steps_left -= steps
        self.worlds_left -= worlds

    @property
    def is_spent(self) -> bool:
        """Whether it is time to decide."""
        return self.worlds_left <= 0 or self.steps_left <= 0 or self._clock() >= self._end


@runtime_checkable
class Thinker(Protocol):
    """A player whose thinking can be measured out."""

    def within(self, milliseconds: float) -> Player[Any, Any]:
        """The same player, thinking that long about a move on this project's machine of reference.

        It counts steps, not time: reproducible, and as good beside a busy neighbour as alone.
        """
        ...
