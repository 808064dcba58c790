"""Our cards against another program's: its scoring, its cards and its contracts are read as it means them."""

from __future__ import annotations

import pytest

from stammtisch.bench import belote_peers
from stammtisch.bench.belote import colver_number
from stammtisch.bench.belote_peers import against_heuristic, card_of, has_colver, score_ahead
from stammtisch.cards import PACK_32

SCORES = [
    ("made: what was taken and promised, less the rest", (110, 135), 245 - 27),
    ("failed: all goes to the others", (110, 58), -272),
    ("all tricks count 252", (120, 252), 252 + 120),
    ("the belote helps to make it", (120, 111, 20), 111 + 120 + 20 - 51),
    ("as many as the others is not made", (80, 81), -242),
]
"""Seen in games of `colver` 0.11.1, except the last: its contracts need more than half."""


@pytest.mark.parametrize(("says", "given", "ahead"), SCORES, ids=[row[0] for row in SCORES])
def test_a_deal_scores_as_the_other_program_scores_it(says: str, given: tuple[int, ...], ahead: int) -> None:
    """From the declarers' side."""
    assert score_ahead(*given) == ahead, says


def test_cards_have_one_number_each() -> None:
    """There and back."""
    assert [card_of(colver_number(card)) for card in PACK_32] == list(PACK_32)


@pytest.mark.skipif(not has_colver(), reason="colver is not installed")
def test_a_deal_is_played_to_its_end_by_both() -> None:
    """Its rules and ours agree on every card; what one side scores more is a whole number of points, halved."""
    for ahead in against_heuristic(2, 1):
        assert (2 * ahead).is_integer()


@pytest.mark.skipif(not has_colver(), reason="colver is not installed")
def test_only_plain_suit_contracts_are_played() -> None:
    """Each has a declarer of the side that plays it, and a number to reach."""
    for _, _, _, bid in belote_peers._bid_deals(5):
        assert bid.points >= 80 and bid.doubled.multiplier == 1
        assert bid.doubled.contract.trump is not None
        assert any(call.seat == bid.declarer and call.text == bid.doubled.contract.value for call in bid.calls)
