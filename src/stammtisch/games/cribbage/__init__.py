"""Cribbage for two with six cards each; `GAME` fulfils the promise of a game."""

from __future__ import annotations

from typing import Final

from stammtisch.games.cribbage.game import Cribbage

GAME: Final = Cribbage()

__all__ = ["GAME"]
