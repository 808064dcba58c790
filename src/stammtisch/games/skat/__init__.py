"""Skat, whole: `GAME`."""

from __future__ import annotations

from stammtisch.games.skat.game import GAME

__all__ = ["GAME"]
