"""Bots. `PLAYERS` lists the rule-of-thumb player of each game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stammtisch.players.player import AnyPlayer
from stammtisch.players.skat import SkatPlayer

PLAYERS: Final[Mapping[str, AnyPlayer]] = {
    "skat": SkatPlayer(),
}
