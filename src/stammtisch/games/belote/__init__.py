"""Belote, the Bulgarian bridge-belote (rules B-1 to B-28): `GAME`, and the types others need."""

from __future__ import annotations

from stammtisch.games.belote.game import GAME, Belote

__all__ = ["GAME", "Belote"]
