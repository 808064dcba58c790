"""Known numbers of the game, counted by classes of equal hands (section 3.7 of the rules)."""

from __future__ import annotations

import csv
from collections import Counter
from itertools import combinations
from math import comb, factorial

import pytest

from stammtisch.games.skat import GAME
from stammtisch.games.skat.census import matadors_hand_by_hand
from stammtisch.games.skat.contract import Kind
from stammtisch.games.skat.order import CARD_POINTS, UNTERS, card_points, matadors, order_of
from tests.games.skat.table import EXAMPLES, HOUSE

PACK = GAME.pack(HOUSE)


def counted(kind: Kind, cards: int) -> Counter[int]:
    """How many card sets have each number of matadors: each set of trumps, times the ways to fill up the rest."""
    trumps = order_of(kind).trumps
    count: Counter[int] = Counter()
    for held in range(min(len(trumps), cards) + 1):
        ways = comb(len(PACK) - len(trumps), cards - held)
        for chosen in combinations(trumps, held):
            count[matadors(chosen, kind)] += ways
    return count


def test_matadors_of_all_hands_and_of_all_hands_with_skat_are_as_counted() -> None:
    """S-14: every row of the table, for ten and for twelve cards, in a suit and in Grand."""
    with (EXAMPLES / "skat_matadors.csv").open() as file:
        rows = list(csv.DictReader(file))
    counts = {
        (game, cards): counted(kind, cards)
        for game, kind in (("suit", Kind.HEARTS), ("grand", Kind.GRAND))
        for cards in (10, 12)
    }
    assert rows
    for row in rows:
        signed = int(row["n"]) * (1 if row["with_or_without"] == "with" else -1)
        count = counts[row["game"], int(row["cards_considered"])]
        assert count[signed] == int(row["card_sets"])
        assert sum(count.values()) == int(row["total_sets"])


@pytest.mark.parametrize("kind", [Kind.HEARTS, Kind.CLUBS, Kind.GRAND])
def test_counting_hand_by_hand_is_the_rule_for_every_hand(kind: Kind) -> None:
    """All hands of three cards, which are few enough to ask S-14 for each."""
    asked = Counter(matadors(hand, kind) for hand in combinations(PACK, 3))
    assert asked == matadors_hand_by_hand(kind, cards=3)


def test_card_points_of_the_pack_and_of_the_dearest_skat() -> None:
    """S-12: 30 a suit, 120 in all, at most 22 in the skat."""
    assert sum(CARD_POINTS.values()) == 120
    assert max(card_points(skat) for skat in combinations(PACK, 2)) == 22


def test_numbers_of_deals_hands_and_skats() -> None:
    """The sizes that the rules page names."""
    assert factorial(32) // (factorial(10) ** 3 * 2) == 2_753_294_408_504_640
    assert (comb(32, 10), comb(32, 2), comb(22, 2), comb(12, 2)) == (64_512_240, 496, 231, 66)
    by_unters = [comb(4, held) * comb(28, 10 - held) for held in range(len(UNTERS) + 1)]
    assert by_unters == [13_123_110, 27_627_600, 18_648_630, 4_736_160, 376_740]
