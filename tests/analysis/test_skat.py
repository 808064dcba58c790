"""Skat after the deal: costs with open cards add up, and a line that could have changed the game changes it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stammtisch.analysis.analysed import Analysis, Step
from stammtisch.analysis.skat import NOTHING, analysis
from stammtisch.games.skat.state import Declared, Finished, Play
from stammtisch.players.skat import SkatPlayer
from stammtisch.seats import Seat, Side
from stammtisch.solvers.skat.position import position_of
from tests.analysis.playing_through import steps_of_a_deal


def analysed(seeds: range) -> Iterator[tuple[tuple[Step, ...], Finished, Analysis]]:
    """Deals among rule-of-thumb players that somebody declared."""
    for seed in seeds:
        steps = steps_of_a_deal("skat", (SkatPlayer(),), seed)
        last = steps[-1].state
        if isinstance(last, Finished) and isinstance(last.play.game, Declared):
            yield steps, last, analysis(steps)


def test_what_all_mistakes_cost_parts_the_result_from_the_luck_of_the_cards() -> None:
    """The declarer's mistakes take from his card points, those of the defenders add to them."""
    checked = 0
    for steps, last, told in analysed(range(8)):
        assert isinstance(last.play.game, Declared)
        declarer = last.play.game.declarer
        fortune = next(one for one in told.fortunes if one.side == Side(declarer))
        costs = sum((each.opened_cost or 0) * (-1 if each.seat == declarer else 1) for each in told.decisions)
        assert fortune.skill == pytest.approx(costs)
        for decision in told.decisions:
            assert isinstance(steps[decision.step].state, Play)
        checked += bool(costs)
    assert checked > 2


def test_a_line_that_could_have_changed_the_game_is_legal_card_by_card() -> None:
    """From its step to the last card, beginning with the seat whose chance it was."""
    found = 0
    for steps, _, told in analysed(range(12)):
        for chance in told.chances:
            if chance.step is None:
                continue
            found += 1
            state = steps[chance.step].state
            assert isinstance(state, Play)
            position = position_of(state)
            assert chance.line[0].seat == Seat(chance.side)
            assert chance.line[0].move != steps[chance.step].move
            assert len(chance.line) == sum(map(len, position.hands))
    assert found > 2


def test_a_deal_that_nobody_played_has_nothing_to_analyse() -> None:
    """Its only moment is not its end."""
    steps = steps_of_a_deal("skat", (SkatPlayer(),), 1)
    assert analysis(steps[:1]) == NOTHING
