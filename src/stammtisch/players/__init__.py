"""Bots. `PLAYERS` lists the rule-of-thumb player of each game, `LEVELS` those that think."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stammtisch.players import belote, cribbage, skat, tractor
from stammtisch.players.player import AnyPlayer

PLAYERS: Final[Mapping[str, AnyPlayer]] = {
    "belote": belote.BelotePlayer(),
    "cribbage": cribbage.CribbagePlayer(),
    "skat": skat.SkatPlayer(),
    "tractor": tractor.TractorPlayer(),
}

LEVELS: Final[Mapping[str, Mapping[str, AnyPlayer]]] = {
    "belote": belote.LEVELS,
    "cribbage": cribbage.LEVELS,
    "skat": skat.LEVELS,
    "tractor": tractor.LEVELS,
}
"""By game, players that differ in how far they think: `beginner`, `club`, `expert`."""
