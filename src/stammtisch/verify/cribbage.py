"""Cases of Cribbage: which check takes which of them. No rule of the game is here or in the modules beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stammtisch.verify.check import Check, unless_marked
from stammtisch.verify.cribbage_games import check_game
from stammtisch.verify.cribbage_hands import check_exhaustive, check_hand, check_pegging

CHECKS: Final[Mapping[str, Check]] = {
    "cribbage_hands": unless_marked(check_hand),
    "cribbage_pegging": unless_marked(check_pegging),
    "cribbage_games": unless_marked(check_game),
    "cribbage_exhaustive": check_exhaustive,
}
