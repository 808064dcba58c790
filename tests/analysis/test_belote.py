"""Belote after the deal: costs add up to the result, and a line that could have won does win."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from stammtisch.analysis.analysed import Analysis, Step, skill_of
from stammtisch.analysis.belote import analyse
from stammtisch.games.belote.game import GAME
from stammtisch.games.belote.moves import SAY_PASS, Move, parse_move
from stammtisch.games.belote.state import Counted, Playing
from stammtisch.games.belote.view import BeloteView
from stammtisch.players.belote import BelotePlayer
from stammtisch.players.random_player import RandomPlayer
from stammtisch.seats import Side, side_of
from tests.analysis.playing_through import steps_of_a_deal

SIDES = (Side(0), Side(1))


def analysed(seeds: range) -> Iterator[tuple[tuple[Step, ...], Analysis]]:
    """Deals that were bid on by rule and played half by chance, and what is to be said of them."""
    for seed in seeds:
        steps = steps_of_a_deal("belote", (BelotePlayer(), Chancy()), seed)
        if isinstance(steps[-1].state, Counted):
            yield steps, analyse(steps)


class Chancy(BelotePlayer):
    """Bids by rule and plays any card: it makes mistakes."""

    def choose(self, view: BeloteView, moves: Sequence[Move], rng: Random) -> Move:
        """Any card."""
        return super().choose(view, moves, rng) if view.trick is None else RandomPlayer().choose(view, moves, rng)


def test_what_all_mistakes_cost_is_what_parts_the_result_from_the_luck_of_the_cards() -> None:
    """With open cards a deal's worth changes by mistakes alone, so the sum of their costs is the skill."""
    checked = 0
    for steps, analysis in analysed(range(12)):
        state = steps[-1].state
        assert isinstance(state, Counted)
        mine, theirs = state.outcome.written
        for side, fortune in zip(SIDES, analysis.fortunes, strict=True):
            assert fortune.result == (mine - theirs if side == 0 else theirs - mine)
            assert fortune.skill == pytest.approx(skill_of(side, analysis.decisions, side_of, opened=True))
            assert 0 <= fortune.luck_share <= 1
        checked += any(decision.opened_cost for decision in analysis.decisions)
    assert checked > 3


def test_a_line_that_could_have_won_wins_when_it_is_played() -> None:
    """From its step on the line is legal for every seat, and it ends with the side's aim."""
    found = 0
    for steps, analysis in analysed(range(20)):
        for chance in analysis.chances:
            if chance.step is None:
                continue
            found += 1
            state = steps[chance.step].state
            assert isinstance(state, Playing)
            assert side_of(chance.line[0].seat) == chance.side
            for made in chance.line:
                state, _ = GAME.play(state, made.seat, parse_move(made.move))
            assert isinstance(state, Counted)
            declaring = side_of(state.play.doubled.declarer)
            is_made = state.outcome.raw[declaring] > state.outcome.raw[1 - declaring]
            assert is_made == (chance.side == declaring)
    assert found > 3


def test_the_side_that_reached_its_aim_is_not_told_what_it_could_have_done() -> None:
    """One side makes the contract or sees it fail; the other one gets the answer."""
    for _, analysis in analysed(range(8)):
        assert len(analysis.chances) == 1


def test_the_costliest_choice_of_a_seat_is_one_of_its_own() -> None:
    """One for each seat at most, and none costs more."""
    for _, analysis in analysed(range(8)):
        for worst in analysis.costliest:
            assert worst.cost == max(each.cost for each in analysis.decisions if each.seat == worst.seat)
            assert worst.cost > 0


def test_a_deal_that_nobody_bid_on_has_nothing_to_analyse() -> None:
    """Four passes end it."""
    passers = steps_of_a_deal("belote", (Passer(),), 1)
    assert analyse(passers) == Analysis("score", (), (), ())


class Passer:
    """Never bids."""

    def choose(self, view: BeloteView, moves: Sequence[Move], rng: Random) -> Move:
        """Pass."""
        return SAY_PASS
