"""A player that takes any legal move: the measure that every other player must beat."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from stammtisch.games.game import ViewLike

MoveT = TypeVar("MoveT")


class RandomPlayer:
    """Each legal move with equal chance."""

    def choose(self, view: ViewLike, moves: Sequence[MoveT], rng: Random) -> MoveT:
        """Any of `moves`."""
        return moves[rng.randrange(len(moves))]
