"""Faults known from other programs do not occur here: one test for each."""

from __future__ import annotations

from itertools import permutations

import pytest

from stammtisch.cards import Rank, Suit, parse_cards
from stammtisch.errors import RuleError
from stammtisch.games.tractor.follow import check_follow, duty_of, follow_choices
from stammtisch.games.tractor.leads import check_lead
from stammtisch.games.tractor.match import levels_earned
from stammtisch.games.tractor.order import Contract, order_of
from stammtisch.games.tractor.scoring import multiplier
from stammtisch.seats import Seat
from tests.games.tractor.tables import HOUSE, cards


def test_loose_trumps_do_not_follow_a_trump_tractor_while_a_pair_is_held() -> None:
    """bug-33: pairs were demanded only where a whole tractor was held."""
    order = order_of(Contract(Rank.KING, Suit.SPADES))
    duty = duty_of(cards("S7 S7 S8 S8 S9 S9"), order, "pairs")
    hand = cards("S2 S3 S4 S5 S6 ST SK SK HA")
    with pytest.raises(RuleError) as refusal:
        check_follow(Seat(0), hand, cards("S2 S3 S4 S5 S6 ST"), duty, order)
    assert refusal.value.code == "must_play_pairs"
    assert cards("SK SK S2 S3 S4 S5") in follow_choices(hand, duty, order)


def test_the_gap_of_the_level_rank_closes() -> None:
    """bug-34: 2-2-4-4 at level 3 was not recognised."""
    (component,) = check_lead(Seat(0), cards("C2 C2 C4 C4"), order_of(Contract(Rank.THREE, Suit.HEARTS)), throws=False)
    assert ("tractor", 2) == (component.form, component.pairs)


def test_the_form_does_not_depend_on_the_order_of_the_cards() -> None:
    """bug-36: the level pairs of two suits were split differently when given in another order."""
    order = order_of(Contract(Rank.SEVEN, Suit.HEARTS))
    for shown in set(permutations(parse_cards("C7 C7 H7 H7"))):
        (component,) = check_lead(Seat(0), shown, order, throws=False)
        assert ("tractor", 2) == (component.form, component.pairs)


def test_a_tractor_of_three_pairs_multiplies_the_kitty_by_twelve() -> None:
    """bug-37: the multiplier stayed at eight."""
    assert 12 == multiplier(HOUSE, cards=6, pairs=3)
    assert 180 == 15 * multiplier(HOUSE, cards=6, pairs=3)


def test_taking_over_with_100_points_earns_no_level() -> None:
    """bug-39: the side was promoted too."""
    assert (True, 0) == levels_earned(100)
