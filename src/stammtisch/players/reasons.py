"""Why a bot plays as it does: each move weighed, with reasons that are worded in the reader's language.

What belongs here: the values. What does not: any weighing; that is the player's.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from stammtisch.games.game import Arguments

MoveT = TypeVar("MoveT")


@dataclass(frozen=True, slots=True)
class Reason:
    """One sentence about a move, worded by the message `why-<game>-<code>` with the arguments filled in."""

    code: str
    arguments: Arguments = ()


@dataclass(frozen=True, slots=True)
class Weighed(Generic[MoveT]):
    """A move with its worth, in a unit of the player's own in which more is better, and what speaks for or against."""

    move: MoveT
    worth: float
    reasons: tuple[Reason, ...] = ()
