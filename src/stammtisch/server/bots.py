"""A bot's move: a view goes in, a move's text comes out, and a table never waits for ever because a bot failed.

Not here: how bots think (`players/`), in which process (`thinking.py`), and when they may (`room.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import structlog

from stammtisch.games import find_game
from stammtisch.players import LEVELS, PLAYERS
from stammtisch.players.budget import Thinker as MeasuredPlayer
from stammtisch.players.player import AnyPlayer
from stammtisch.players.random_player import RandomPlayer
from stammtisch.seats import Seat
from stammtisch.server.faults import place_of
from stammtisch.tables.company import Company
from stammtisch.tables.settings import Level
from stammtisch.tables.sitting import BotSeat, StandInSeat
from stammtisch.tables.table import Table

_LOG: Final = structlog.get_logger()
_RANDOM: Final = RandomPlayer()
_told: Final[set[str]] = set()  # places of failures that are in the log already


class Thought(NamedTuple):
    """What a bot chose. player: its kind. move: its text; empty if it failed, and then by what error, and where."""

    player: str
    move: str
    error: str = ""
    place: str = ""


def thought_of(
    key: str, level: Level, view: Any, moves: Sequence[Any], seed: int, milliseconds: float = 0.0
) -> Thought:
    """What the bot of this game and level chooses by a seat's view and legal moves; in any process.

    milliseconds: it thinks by counted steps only, as many as take that long, so that nothing but the seed decides.
    """
    player = _player_of(key, level)
    if milliseconds and isinstance(player, MeasuredPlayer):
        player = player.within(milliseconds)
    try:
        return Thought(type(player).__name__, find_game(key).move_text(player.choose(view, moves, Random(seed))))
    except Exception as error:  # whatever a bot does, the table goes on
        return Thought(type(player).__name__, "", type(error).__name__, place_of(error))


def settled(table: Table, seat: Seat, thought: Thought, chance: Random) -> str:
    """The move that was chosen if it is legal; else one at random, and the fault is in the server's log."""
    game = table.game
    if not thought.error:
        try:
            game.play(table.state, seat, game.parse_move(thought.move))
            return thought.move
        except Exception as error:  # whatever it was that the bot chose
            thought = thought._replace(error=type(error).__name__, place=place_of(error))
    _tell_once(thought)
    moves = game.legal_moves(table.state, seat)
    return game.move_text(moves[chance.randrange(len(moves))])


def level_at(company: Company, seat: Seat) -> Level:
    """How well the bot at a seat plays."""
    sitter = company.seats[seat]
    return sitter.level if isinstance(sitter, BotSeat | StandInSeat) else Level.BEGINNER


def levels_of(key: str) -> tuple[Level, ...]:
    """The levels of a game's bots, the weakest first."""
    return tuple(level for level in Level if level.value in _players_of(key))


def _player_of(key: str, level: Level) -> AnyPlayer:
    """The player of this level, or of the strongest level below it that the game has."""
    below = [one for one in tuple(Level)[: tuple(Level).index(level) + 1] if one in levels_of(key)]
    return _players_of(key)[below[-1].value]


def _players_of(key: str) -> Mapping[str, AnyPlayer]:
    return LEVELS.get(key) or {Level.BEGINNER.value: PLAYERS.get(key, _RANDOM)}


def _tell_once(thought: Thought) -> None:
    if thought.place not in _told:
        _told.add(thought.place)
        _LOG.error("bot_failed", player=thought.player, error=thought.error, place=thought.place)
