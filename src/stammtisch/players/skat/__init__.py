"""Players of Skat: one by rule of thumb, and those that think, at two levels.

What belongs here: which there are. What does not: how any of them chooses.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from stammtisch.players.skat.player import SkatPlayer
from stammtisch.players.skat.thinking import CLUB, EXPERT, SkatThinker

AnySkatPlayer: TypeAlias = SkatPlayer | SkatThinker

LEVELS: Final[Mapping[str, AnySkatPlayer]] = {
    "beginner": SkatPlayer(),
    "club": SkatThinker(CLUB),
    "expert": SkatThinker(EXPERT),
}

__all__ = ["LEVELS", "SkatPlayer", "SkatThinker"]
