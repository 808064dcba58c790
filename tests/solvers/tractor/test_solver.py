"""Exact last tricks of Tractor: equal to plain minimax over the rules, whatever the options; bounds under a limit."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stammtisch.cards import cards_text
from stammtisch.errors import ParseError
from stammtisch.games.options import change_options
from stammtisch.games.tractor import GAME
from stammtisch.games.tractor.moves import Play
from stammtisch.games.tractor.options import TractorOptions
from stammtisch.games.tractor.order import contract_of, order_of
from stammtisch.games.tractor.scoring import score_lines
from stammtisch.games.tractor.state import Playing
from stammtisch.seats import side_of
from stammtisch.solvers.answers import Limit
from stammtisch.solvers.tractor import TractorSolver, position_of
from stammtisch.testing.positions import random_options
from tests.games.tractor.deals import endgame
from tests.games.tractor.replaying import play_texts
from tests.solvers.tractor.deals import random_contract, random_hands

PLAIN: dict[str, Any] = {"throw_penalty": "none", "claim": False, "declare": "after"}
"""What the exact value leaves aside: penalties and claims."""


def random_ending(rng: Random, name: str, cards: int) -> Playing:
    """A few last cards under a preset, or under any options."""
    options: TractorOptions = random_options(GAME, rng, 10) if name == "any" else GAME.presets[name]
    options = change_options(options, PLAIN)
    level, trump = random_contract(rng)
    order = order_of(contract_of(options, level, trump))
    hands = [cards_text(hand) for hand in random_hands(order, rng, cards)]
    suit = "" if trump is None else trump.value
    dealer, leader = rng.randrange(4), rng.randrange(4)
    return endgame(options, hands, level=level.value, trump=suit, dealer=dealer, leader=leader, kitty="CK D5")


def minimax(state: Any) -> int:
    """What the attackers get by the rules alone, every line played out."""
    if GAME.result(state) is not None:
        return score_lines(state)[0]
    seat = state.trick.to_play
    values = [minimax(GAME.play(state, seat, move)[0]) for move in GAME.legal_moves(state, seat)]
    return min(values) if side_of(seat) == side_of(state.bargain.dealer) else max(values)


@pytest.mark.parametrize("name", ["house", "full", "any"])
def test_values_are_those_of_minimax_over_the_rules(name: str) -> None:
    """From a lead on and in the middle of a trick, the kitty counted by every multiplier (T-A24)."""
    rng, solver = Random(name), TractorSolver()
    for number in range(9):
        state: Any = random_ending(rng, name, 2 if number < 7 else 3)
        for _ in range(number % 4):
            state, _ = GAME.play(state, state.trick.to_play, rng.choice(GAME.legal_moves(state, state.trick.to_play)))
        assert solver.value(position_of(state)).value == minimax(state)  # no trick is full yet


@pytest.mark.parametrize("name", ["house", "full"])
def test_every_play_has_the_value_of_the_position_it_leads_to(name: str) -> None:
    """And the best of them that of the position, at five cards a hand."""
    rng, solver, other = Random(name), TractorSolver(), TractorSolver()
    for _ in range(6):
        state = random_ending(rng, name, 5)
        position = position_of(state)
        plays = solver.plays(position)
        assert plays[0].value == other.value(position)
        for play in plays[:6]:
            after, _ = GAME.play(state, state.trick.to_play, Play(play.cards))
            assert isinstance(after, Playing)
            assert other.value(position_of(after)) == play.value


def test_a_limit_leaves_bounds_that_hold() -> None:
    """However few nodes it allows."""
    solver, position = TractorSolver(), position_of(random_ending(Random(5), "house", 6))
    exact = solver.value(position).value
    for nodes in (1, 10, 100):
        bounds = TractorSolver().value(position, Limit(nodes=nodes))
        assert bounds.least <= exact <= bounds.most
    assert not TractorSolver().value(position, Limit(nodes=1)).exact


def test_a_pair_kept_for_the_last_trick_brings_the_kitty_four_times() -> None:
    """T-A24: a sure single card goes first, the sure pair last."""
    state = endgame(GAME.presets["house"], ["D3 D4 S3", "BIG BIG S9", "C3 C4 S6", "D6 D7 S7"], leader=1, kitty="CK")
    plays = {cards_text(play.cards): play.value.value for play in TractorSolver().plays(position_of(state))}
    assert plays == {"S9": 40, "BIG BIG": 20, "BIG": 20}


def test_what_is_no_ending_is_refused() -> None:
    """With what is wrong about it."""
    state = endgame(GAME.presets["house"], ["D3 D4", "S3", "C3", "D6"])
    with pytest.raises(ParseError, match=r"hands of \[2, 1, 1, 1\] cards"):
        position_of(state)
    whole = play_texts(endgame(GAME.presets["house"], ["D3 D4", "S3 S4", "C3 C4", "D6 D7"]), "0 play D3")
    assert position_of(whole).turn == 1
