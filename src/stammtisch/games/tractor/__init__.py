"""Tractor: the rules of the two-pack promotion match. `GAME` is what `games.GAMES` lists."""

from stammtisch.games.tractor.game import GAME, Tractor

__all__ = ["GAME", "Tractor"]
