"""Bots of a table: the levels of a game, and a level that it does not have."""

from random import Random

import pytest

from stammtisch.games import GAMES, find_game
from stammtisch.server.bots import levels_of, settled, thought_of
from stammtisch.tables.settings import Level
from stammtisch.tables.table import fold
from tests.playing import opened


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_a_player_by_rules_of_thumb(key: str) -> None:
    """It is the first level: what a seat has for which nobody chose one."""
    assert levels_of(key)[0] is Level.BEGINNER


def test_only_levels_are_offered_that_a_game_has() -> None:
    """All games have players that think; one without would have its beginner alone."""
    assert {levels_of(key) for key in GAMES} == {(Level.BEGINNER, Level.CLUB, Level.EXPERT)}
    assert levels_of("a game without thinkers") == (Level.BEGINNER,)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("level", Level)
def test_any_level_gives_a_legal_move(key: str, level: Level) -> None:
    """A level that the game does not have is played by the strongest below it."""
    table = fold(opened(find_game(key)))
    seat = table.game.to_act(table.state)[0]
    view, moves = table.game.view(table.state, seat), table.game.legal_moves(table.state, seat)
    thought = thought_of(key, level, view, moves, 1)
    move = settled(table, seat, thought, Random(1))
    legal = [table.game.move_text(move) for move in moves]
    assert move == thought.move and move in legal
    if level not in levels_of(key):
        assert thought == thought_of(key, levels_of(key)[-1], view, moves, 1)
