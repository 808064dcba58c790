"""Players of Cribbage: one by rule of thumb, and those that think, at two levels.

What belongs here: which there are. What does not: how any of them chooses.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from stammtisch.players.cribbage.by_rule import CribbagePlayer
from stammtisch.players.cribbage.thinking import CLUB, EXPERT, CribbageThinker

AnyCribbagePlayer: TypeAlias = CribbagePlayer | CribbageThinker

LEVELS: Final[Mapping[str, AnyCribbagePlayer]] = {
    "beginner": CribbagePlayer(),
    "club": CribbageThinker(CLUB),
    "expert": CribbageThinker(EXPERT),
}

__all__ = ["LEVELS", "CribbagePlayer", "CribbageThinker"]
