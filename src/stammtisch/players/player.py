"""What a player promises: a view and the legal moves go in, one of the moves comes out.

A player never holds a state; the types say so. Randomness and nothing else comes from `rng`.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar

from stammtisch.games.game import ViewLike

ViewT_contra = TypeVar("ViewT_contra", bound=ViewLike, contravariant=True)
MoveT = TypeVar("MoveT")


class Player(Protocol[ViewT_contra, MoveT]):
    """Somebody who plays one game by one seat's view."""

    def choose(self, view: ViewT_contra, moves: Sequence[MoveT], rng: Random) -> MoveT:
        """One of `moves`, which is never empty and may be lazy (ask its length before walking it)."""
        ...


AnyPlayer: TypeAlias = Player[Any, Any]
