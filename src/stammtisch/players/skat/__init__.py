"""The rule-of-thumb player of Skat: `SkatPlayer`."""

from __future__ import annotations

from stammtisch.players.skat.player import SkatPlayer

__all__ = ["SkatPlayer"]
