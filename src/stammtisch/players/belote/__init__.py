"""Players of Belote: one by rule of thumb, and those that think, at two levels.

What belongs here: which there are. What does not: how any of them chooses.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from stammtisch.players.belote.player import BelotePlayer
from stammtisch.players.belote.thinking import CLUB, EXPERT, BeloteThinker

AnyBelotePlayer: TypeAlias = BelotePlayer | BeloteThinker

LEVELS: Final[Mapping[str, AnyBelotePlayer]] = {
    "beginner": BelotePlayer(),
    "club": BeloteThinker(CLUB),
    "expert": BeloteThinker(EXPERT),
}

__all__ = ["LEVELS", "BelotePlayer", "BeloteThinker"]
