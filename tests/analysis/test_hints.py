"""A hint is what the strongest bot would do, from the seat's view alone, with a reason."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stammtisch.analysis.hints import HINTERS, MOST, hint
from stammtisch.games import find_game
from stammtisch.games.game import AnyGame
from stammtisch.seats import Seat


def first_choice(game: AnyGame, seed: int) -> tuple[Any, Seat]:
    """A deal at its first choice of more than one move."""
    rng, options = Random(seed), game.presets["house"]
    deck = rng.sample(game.pack(options), len(game.pack(options)))
    state = game.deal(game.open_match(options, Seat(0), deck), deck)
    while len(game.legal_moves(state, game.to_act(state)[0])) == 1:
        seat = game.to_act(state)[0]
        state, _ = game.play(state, seat, game.legal_moves(state, seat)[0])
    return state, game.to_act(state)[0]


@pytest.mark.parametrize("key", HINTERS)
def test_a_hint_names_a_few_legal_moves(key: str) -> None:
    """The best first; with reasons where several are weighed."""
    game = find_game(key)
    state, seat = first_choice(game, 3)
    moves = game.legal_moves(state, seat)
    thought = hint(key, game.view(state, seat), moves, Random(1))
    assert 1 <= len(thought) <= MOST
    assert all(each.move in moves for each in thought)
    assert len(thought) == 1 or any(each.reasons for each in thought)
    assert [each.worth for each in thought] == sorted((each.worth for each in thought), reverse=True)


@pytest.mark.parametrize("key", HINTERS)
def test_a_hint_follows_from_the_view_alone(key: str) -> None:
    """Another state that the view allows brings the same hint."""
    game = find_game(key)
    state, seat = first_choice(game, 4)
    view = game.view(state, seat)
    other = game.sample(view, Random(9))
    assert other != state
    hints = [hint(key, game.view(each, seat), game.legal_moves(each, seat), Random(1)) for each in (state, other)]
    assert hints[0] == hints[1]


def test_an_only_move_needs_no_reason() -> None:
    """There is nothing to weigh."""
    game = find_game("cribbage")
    state, seat = first_choice(game, 5)
    move = game.legal_moves(state, seat)[0]
    (only,) = hint("cribbage", game.view(state, seat), (move,), Random(1))
    assert (only.move, only.reasons) == (move, ())
