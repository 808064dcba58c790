"""The rules of every game, pure. `GAMES` is the one list of games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stammtisch.errors import ParseError
from stammtisch.games import belote, cribbage, skat, tractor
from stammtisch.games.game import AnyGame

_LIST: Final[tuple[AnyGame, ...]] = (
    belote.GAME,
    cribbage.GAME,
    skat.GAME,
    tractor.GAME,
)

GAMES: Final[Mapping[str, AnyGame]] = {game.key: game for game in _LIST}


def find_game(key: str) -> AnyGame:
    """The game of this key. Raises ParseError, naming those there are."""
    if key not in GAMES:
        raise ParseError(f"unknown game {key[:40]!r}: expected one of {', '.join(GAMES)}")
    return GAMES[key]
