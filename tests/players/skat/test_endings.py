"""Small positions with the right card and why: endings in which it is right wherever the hidden cards lie."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stammtisch.cards import parse_card
from stammtisch.games.skat import GAME
from stammtisch.games.skat.moves import PlayCard
from stammtisch.games.skat.state import Play
from stammtisch.players.skat import SkatThinker
from stammtisch.players.skat.hidden import Hidden
from stammtisch.players.skat.thinking import EXPERT
from stammtisch.seats import Seat
from tests.games.skat.table import ISKO, after, dealt
from tests.players.skat.test_hidden import seen
from tests.players.skat.test_searching import SOLVER, position_in

Row = dict[str, Any]
ROWS: list[Row] = tomllib.loads(Path(__file__).with_name("endings.toml").read_text(encoding="utf-8"))["ending"]
EXPERT_PLAYER = SkatThinker(EXPERT).within(200)


def position(row: Row) -> Play:
    """The ending, as it came about."""
    forehand, middlehand, rearhand, skat = row["hands"]
    state = after(dealt(forehand, middlehand, rearhand, skat, ISKO), *row["calls"])
    for card in row["played"].split():
        state, _ = GAME.play(state, GAME.to_act(state)[0], GAME.parse_move(f"play {card}"))
    assert isinstance(state, Play) and GAME.to_act(state) == (Seat(row["seat"]),)
    return state


@pytest.mark.parametrize("row", ROWS, ids=[row["says"] for row in ROWS])
def test_the_expert_plays_the_card_that_is_right_wherever_the_others_lie(row: Row) -> None:
    """The row says why."""
    play, seat = position(row), Seat(row["seat"])
    moves = GAME.legal_moves(play, seat)
    for chance in range(2):
        move = EXPERT_PLAYER.choose(GAME.view(play, seat), moves, Random(chance))
        assert isinstance(move, PlayCard) and move.card.text in row["good"].split(), row["says"]


@pytest.mark.parametrize("row", ROWS[::3], ids=[row["says"] for row in ROWS[::3]])
def test_what_a_row_says_is_so(row: Row) -> None:
    """Counted anew: every card in every deal that is possible, by the solver."""
    known = seen(position(row))
    every = list(Hidden(known).all())
    assert len(every) == row["deals"]
    for told in row["wins"].split():
        card, _, times = told.partition(":")
        positions = [position_in(world, known).after(parse_card(card)) for world in every]
        made = [SOLVER.makes(each, known.contract) is (known.me == 0) for each in positions]
        assert sum(made) == int(times), card
