"""Cribbage after the deal: the expert's own moves cost nothing, others cost, and luck takes what is left."""

from __future__ import annotations

import pytest

from stammtisch.analysis.analysed import skill_of
from stammtisch.analysis.cribbage import UNIT, analysis
from stammtisch.games.cribbage import GAME
from stammtisch.games.cribbage.moves import parse_move
from stammtisch.players import LEVELS
from stammtisch.players.random_player import RandomPlayer
from stammtisch.seats import Seat, Side
from stammtisch.solvers.cribbage.beliefs import chance_of_dealer
from tests.analysis.playing_through import steps_of_a_deal


def test_the_move_that_the_expert_makes_costs_nothing_and_one_by_chance_does() -> None:
    """A discard and cards of each seat are decisions; the chances of every choice lie between 0 and 100."""
    costs: dict[Seat, float] = {Seat(0): 0.0, Seat(1): 0.0}
    for seed in range(3):
        steps = steps_of_a_deal("cribbage", (LEVELS["cribbage"]["expert"], RandomPlayer()), seed)
        told = analysis(steps)
        assert told.unit == UNIT and told.chances == ()
        assert {decision.seat for decision in told.decisions} == {Seat(0), Seat(1)}
        for decision in told.decisions:
            assert all(each.seen is not None and 0 <= each.seen <= 100 for each in decision.moves)
            assert decision.opened_cost is None and decision.seen_cost is not None
            move = parse_move(decision.move)
            assert move in GAME.legal_moves(steps[decision.step].state, decision.seat)
            costs[decision.seat] += decision.seen_cost
    assert costs[Seat(0)] == pytest.approx(0.0, abs=1e-9)
    assert costs[Seat(1)] > 1


def test_luck_and_skill_make_the_change_of_the_chances() -> None:
    """What one side gains the other loses, and skill is what the mistakes of both cost."""
    told = analysis(steps_of_a_deal("cribbage", (RandomPlayer(),), 5))
    mine, theirs = told.fortunes
    assert mine.result == pytest.approx(-theirs.result)
    assert mine.luck == pytest.approx(-theirs.luck)
    assert mine.skill == pytest.approx(skill_of(Side(0), told.decisions, lambda seat: Side(seat), opened=False))
    assert 0 <= mine.luck_share <= 1


def test_the_dealer_is_ahead_at_level_scores_late_and_the_shorter_game_is_the_end_of_the_longer() -> None:
    """The table is that of games to 121."""
    assert chance_of_dealer(0, 0, 121) == pytest.approx(0.5, abs=0.08)
    assert chance_of_dealer(0, 0, 61) == chance_of_dealer(60, 60, 121)
    assert chance_of_dealer(110, 60, 121) > 0.95
