"""Counting the tractors there are, by splitting every set of pairs: a figure for `stammtisch bench`.

The rules find tractors by growing them class by class (`shapes.py`); here each set of pairs is asked what it is.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from stammtisch.cards import PACK_54, Card, Suit
from stammtisch.games.tractor.order import Order
from stammtisch.games.tractor.shapes import split


def tractors_by_pairs(order: Order, suit: Suit) -> Counter[int]:
    """Number of pairs -> tractors of one effective suit, every set of its pairs looked at (T-10, T-A11 to T-A15)."""
    faces = [card for card in PACK_54 if order.suit_of[card] is suit]
    return Counter(
        size
        for size in range(2, len(faces) + 1)
        for chosen in combinations(faces, size)
        if _is_tractor(chosen * 2, order)
    )


def _is_tractor(cards: tuple[Card, ...], order: Order) -> bool:
    components = split.__wrapped__(cards, order)  # each set comes once: nothing to remember
    return len(components) == 1
