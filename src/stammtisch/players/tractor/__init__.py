"""Players of Tractor: one by rule of thumb, and those that think, at two levels.

What belongs here: which there are. What does not: how any of them chooses.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from stammtisch.players.tractor.by_rule import TractorPlayer
from stammtisch.players.tractor.thinking import CLUB, EXPERT, TractorThinker

AnyTractorPlayer: TypeAlias = TractorPlayer | TractorThinker

LEVELS: Final[Mapping[str, AnyTractorPlayer]] = {
    "beginner": TractorPlayer(),
    "club": TractorThinker(CLUB),
    "expert": TractorThinker(EXPERT),
}

__all__ = ["LEVELS", "TractorPlayer"]
