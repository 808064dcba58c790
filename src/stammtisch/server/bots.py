"""A bot's move: a view goes in, a move's text comes out, and a table never waits for ever because a bot failed.

Not here: how bots think (`players/`), and when they may (`room.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

import structlog

from stammtisch.players import LEVELS, PLAYERS
from stammtisch.players.player import AnyPlayer
from stammtisch.players.random_player import RandomPlayer
from stammtisch.seats import Seat
from stammtisch.server.faults import place_of
from stammtisch.tables.settings import Level
from stammtisch.tables.table import Table

_LOG: Final = structlog.get_logger()
_RANDOM: Final = RandomPlayer()
_told: Final[set[str]] = set()  # places of failures that are in the log already


def bot_move(table: Table, seat: Seat, chance: Random, level: Level = Level.BEGINNER) -> str:
    """The move that the bot at `seat` chooses, or a legal one at random if it fails."""
    game = table.game
    moves = game.legal_moves(table.state, seat)
    player = _player_of(game.key, level)
    try:
        move = player.choose(game.view(table.state, seat), moves, chance)
        game.play(table.state, seat, move)
    except Exception as error:  # whatever a bot does, the table goes on
        _tell_once(player, error)
        move = moves[chance.randrange(len(moves))]
    return game.move_text(move)


def levels_of(key: str) -> tuple[Level, ...]:
    """The levels of a game's bots, the weakest first."""
    return tuple(level for level in Level if level.value in _players_of(key))


def _player_of(key: str, level: Level) -> AnyPlayer:
    """The player of this level, or of the strongest level below it that the game has."""
    below = [one for one in tuple(Level)[: tuple(Level).index(level) + 1] if one in levels_of(key)]
    return _players_of(key)[below[-1].value]


def _players_of(key: str) -> Mapping[str, AnyPlayer]:
    return LEVELS.get(key) or {Level.BEGINNER.value: PLAYERS.get(key, _RANDOM)}


def _tell_once(player: AnyPlayer, error: Exception) -> None:
    place = place_of(error)
    if place not in _told:
        _told.add(place)
        _LOG.error("bot_failed", player=type(player).__name__, error=type(error).__name__, place=place)
