"""Bots. `PLAYERS` lists the rule-of-thumb player of each game."""

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
