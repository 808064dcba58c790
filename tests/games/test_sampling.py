"""Unknown cards are dealt uniformly over the ways that respect what was shown."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from stammtisch.cards import PACK_52, Card, Suit, in_pack_order
from stammtisch.games.sampling import deal_unknown

CARDS = PACK_52[:3] + PACK_52[13:16]  # three clubs, three spades


def no_clubs_in_second(place: int, card: Card) -> bool:
    return place != 1 or card.suit is not Suit.CLUBS


def test_every_possible_way_comes_up_equally_often() -> None:
    possible = [frozenset(hand) for hand in combinations(CARDS, 2) if all(card.suit is not Suit.CLUBS for card in hand)]
    rng = Random(1)
    seen: Counter[tuple[frozenset[Card], frozenset[Card]]] = Counter()
    for _ in range(6000):
        laid = deal_unknown(CARDS, (2, 2, 2), no_clubs_in_second, rng)
        seen[frozenset(laid[0]), frozenset(laid[1])] += 1
    assert {second for _, second in seen} == set(possible)
    assert len(seen) == len(possible) * 6  # the first place takes any two of the four that are left
    assert all(abs(count - 6000 / len(seen)) < 90 for count in seen.values())


def test_every_card_is_laid_once_and_places_are_full() -> None:
    laid = deal_unknown(CARDS, (1, 3, 2), no_clubs_in_second, Random(7))
    assert [len(cards) for cards in laid] == [1, 3, 2]
    assert in_pack_order(card for cards in laid for card in cards) == in_pack_order(CARDS)


def test_no_way_is_an_error() -> None:
    with pytest.raises(ValueError, match="no way"):
        deal_unknown(CARDS, (1, 4, 1), no_clubs_in_second, Random(1))


def test_nothing_to_lay_is_a_way() -> None:
    assert deal_unknown((), (0, 0), no_clubs_in_second, Random(1)) == ((), ())


def test_four_hands_with_voids_are_dealt_quickly() -> None:
    pack = PACK_52

    def may_hold(place: int, card: Card) -> bool:
        return (place, card.suit) not in {(0, Suit.CLUBS), (1, Suit.HEARTS), (2, Suit.SPADES), (3, Suit.CLUBS)}

    laid = deal_unknown(pack, (13, 13, 13, 13), may_hold, Random(3))
    assert all(may_hold(place, card) for place, cards in enumerate(laid) for card in cards)
