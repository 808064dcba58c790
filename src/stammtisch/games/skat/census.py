"""Counting all 64,512,240 hands of ten cards by their matadors, each looked at: a figure for `stammtisch bench`.

A hand is taken from two halves of the pack; all that S-14 asks of a half is which trumps it has. The tests count by
sets of trumps instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from stammtisch.cards import PACK_32, Card
from stammtisch.games.skat.contract import Kind
from stammtisch.games.skat.order import matadors, order_of

HALF: Final = len(PACK_32) // 2


def matadors_hand_by_hand(kind: Kind, cards: int = 10) -> Counter[int]:
    """Matadors, below zero for "without" -> hands of so many cards out of the pack, every hand looked at."""
    first, second = _Half(PACK_32[:HALF], kind), _Half(PACK_32[HALF:], kind)
    found = [[matadors((*ours, *others), kind) for others in second.trump_sets] for ours in first.trump_sets]
    counted: Counter[int] = Counter()
    for size in range(max(0, cards - HALF), min(cards, HALF) + 1):
        rest = list(second.choices(cards - size))
        for trumps in first.choices(size):
            counted.update(map(found[trumps].__getitem__, rest))
    return counted


class _Half:
    """One half of the pack: its cards, and every set of the trumps among them."""

    def __init__(self, cards: Sequence[Card], kind: Kind) -> None:
        self._cards = cards
        trumps = [card for card in order_of(kind).trumps if card in cards]
        self._bit = {card: 1 << place for place, card in enumerate(trumps)}
        self.trump_sets = [tuple(card for card in trumps if self._bit[card] & mask) for mask in range(1 << len(trumps))]

    def choices(self, size: int) -> Iterator[int]:
        """For every choice of so many of the cards, which of the trump sets it has."""
        bits = [self._bit.get(card, 0) for card in self._cards]
        return map(sum, combinations(bits, size))
