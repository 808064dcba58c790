"""The kernel of Cribbage says what the rules say, compiled and interpreted."""

from __future__ import annotations

import csv
from functools import cache
from itertools import combinations_with_replacement
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stammtisch.cards import PACK_52, Card
from stammtisch.games.cribbage import GAME
from stammtisch.games.cribbage.combinations import ORDER, VALUE, play_combinations, rank_score, show_score, total
from stammtisch.games.cribbage.moves import GO, PLAYS, discard
from stammtisch.games.cribbage.state import Finished
from stammtisch.seats import Seat
from stammtisch.solvers import kernels
from stammtisch.solvers.cribbage.beliefs import number_of, rank_of
from stammtisch.solvers.kernels import cribbage as kernel
from stammtisch.solvers.kernels.cribbage_random import Playout
from tests.games.cribbage.test_deals import open_deal

HISTOGRAM = Path(__file__).parents[2] / "games" / "examples" / "cribbage_show_histogram.csv"
BY_NUMBER = {number_of(card): card for card in PACK_52}
FIVE_CARDS = st.lists(st.sampled_from(PACK_52), min_size=5, max_size=5, unique=True)


@cache
def interpreted() -> ModuleType:
    """The kernel as plain Python."""
    return kernels.interpreted("cribbage")


def test_five_ranks_score_what_the_rules_say() -> None:
    """All 6,175 classes of five ranks, and each in another order."""
    for ranks in combinations_with_replacement(range(13), 5):
        if len(set(ranks)) > 1:
            expected = rank_score(tuple(rank + 1 for rank in ranks))
            assert expected == kernel.rank_score(*ranks) == kernel.rank_score(*ranks[3:], *ranks[:3])


@given(FIVE_CARDS, st.booleans(), st.booleans())
def test_a_show_scores_what_the_rules_say(cards: list[Card], crib: bool, four: bool) -> None:
    """Hands and cribs, with either rule for a crib's flush, alone and in a batch of three."""
    worth = 4 if four or not crib else 0
    expected = show_score(tuple(cards), crib=crib, four_flush=four or not crib)
    a, b, c, d, starter = map(number_of, cards)
    assert expected == kernel.show_score(a, b, c, d, starter, worth)
    assert expected == interpreted().show_score(a, b, c, d, starter, worth)
    assert [expected] * 3 == list(kernel.show_scores(bytes(3 * [a, b, c, d, starter]), worth))


@pytest.mark.skipif(not kernels.is_compiled("cribbage"), reason="takes a minute where the kernel is not compiled")
@pytest.mark.parametrize(("column", "four"), [("hand_count", 4), ("crib_count", 0)])
def test_all_hands_have_the_known_histogram(column: str, four: int) -> None:
    """12,994,800 choices of four cards and a starter, one by one."""
    with HISTOGRAM.open(encoding="utf-8") as file:
        expected = {int(row["score"]): int(row[column]) for row in csv.DictReader(file)}
    found = kernel.show_histogram(four)
    assert [expected.get(score, 0) for score in range(30)] == found


@given(st.lists(st.sampled_from(PACK_52), min_size=1, max_size=8, unique=True))
def test_a_series_scores_what_the_rules_say(cards: list[Card]) -> None:
    """The newest card of every series that stays within 31."""
    while sum(VALUE[card] for card in cards) > 31:
        cards = cards[1:]
    ranks = [ORDER[card] - 1 for card in cards]
    assert total(play_combinations(tuple(cards))) == kernel.series_score(ranks) == interpreted().series_score(ranks)


@pytest.mark.parametrize("number", range(60))
def test_a_random_deal_is_a_deal_by_the_rules(number: int) -> None:
    """What the kernel played, replayed move by move: the same cards fit, the same scores come, to the target or not."""
    rng = Random(number)
    dealer, scores = rng.randrange(2), [rng.randrange(121), rng.randrange(121)]
    playout = Playout(number)
    playout.set_scores(*scores)
    playout.deal(dealer, 121)
    cards, plays, after = playout.trace()
    state = _replayed(dealer, scores, [BY_NUMBER[card] for card in cards], plays)
    assert isinstance(state, Finished)
    assert after == list(GAME.view(state, None).board)


def _replayed(dealer: int, scores: list[int], cards: list[Card], plays: list[int]) -> Any:
    hands = [cards[:6], cards[6:12]] if dealer == 1 else [cards[6:12], cards[:6]]
    row = {
        "hands": [" ".join(card.text for card in hand) for hand in hands],
        "starter": cards[12].text,
        "dealer": dealer,
        "opening": scores,
        "discard": False,
    }
    state: Any = open_deal(row)
    for seat in (0, 1):
        state, _ = GAME.play(state, Seat(seat), discard(*hands[seat][4:]))
    for place in plays:
        seat = state.turn
        state, _ = GAME.play(state, seat, GO if place == 4 else PLAYS[hands[seat][place]])
    return state


def test_a_rank_is_counted_from_the_ace() -> None:
    """Numbers of cards and ranks agree."""
    assert all(number_of(card) // 4 == rank_of(card) == ORDER[card] - 1 for card in PACK_52)
