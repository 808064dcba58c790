"""Moves weighed over many worlds: what each comes to on average, and in how many of them it reaches its aim.

What belongs here: sums, the order of moves, the reason that all games share. What does not: what a move comes to in one
world; that is the game's player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from stammtisch.games.game import arguments
from stammtisch.players.reasons import Reason, Weighed

MoveT = TypeVar("MoveT")
WorldT = TypeVar("WorldT")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a move comes to in one world. worth: in the player's unit, more is better. reached: whether its aim is."""

    worth: float
    reached: bool


@dataclass(frozen=True, slots=True)
class Average(Generic[MoveT]):
    """A move over all worlds looked at. worth: on average. reached: in how many of the `worlds` its aim is reached."""

    move: MoveT
    worth: float
    reached: int
    worlds: int

    @property
    def share(self) -> float:
        """The part of the worlds in which the aim is reached."""
        return self.reached / self.worlds


def weigh(
    moves: Sequence[MoveT],
    worlds: Iterable[WorldT],
    outcomes: Callable[[WorldT], Sequence[Outcome] | None],
    likelihood: Callable[[WorldT], float] = lambda world: 1.0,
) -> tuple[Average[MoveT], ...]:
    """Every move over all these worlds, the best first; of equals the one listed first. Empty if no world counted.

    outcomes: of each move, in the order of `moves`; None for a world that the budget did not suffice for.
    likelihood: how much a world weighs in the average, above zero; for worlds that were not drawn by it.
    """
    found = [(each, likelihood(world)) for world in worlds if (each := outcomes(world)) is not None]
    if not found:
        return ()
    whole = sum(weight for _, weight in found)
    averages = [
        Average(
            move,
            sum(weight * each[place].worth for each, weight in found) / whole,
            sum(each[place].reached for each, _ in found),
            len(found),
        )
        for place, move in enumerate(moves)
    ]
    return tuple(sorted(averages, key=lambda average: -average.worth))


def with_reasons(average: Average[MoveT], code: str) -> Weighed[MoveT]:
    """The move with its reason, such as "in 71 of 100 deals that fit what I saw …", worded as `why-<game>-<code>`."""
    told = Reason(code, arguments(reached=average.reached, worlds=average.worlds))
    return Weighed(average.move, average.worth, (told,))
