"""The rule-of-thumb player of Belote: `BelotePlayer`. Reading of the hidden hands by search is not here."""

from __future__ import annotations

from stammtisch.players.belote.player import BelotePlayer

__all__ = ["BelotePlayer"]
