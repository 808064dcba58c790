"""Deals of Tractor for tests of the solvers: contracts by lot, hands that hold pairs and long suits."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from stammtisch.cards import SUITS, Card, Rank, Suit
from stammtisch.games.tractor.deal import TWO_PACKS
from stammtisch.games.tractor.options import LEVEL_RANKS
from stammtisch.games.tractor.order import Order


def random_contract(rng: Random) -> tuple[Rank, Suit | None]:
    """Level rank and trump suit, None for no-trump."""
    return rng.choice(LEVEL_RANKS), rng.choice([*SUITS, None])


def random_hands(order: Order, rng: Random, cards: int = 25) -> Iterator[tuple[Card, ...]]:
    """Four hands of so many cards; the more the suits are mixed, the fewer pairs and tractors there are."""
    mixing = rng.choice([2, 6, 20, 60])
    pack = sorted(TWO_PACKS, key=lambda card: order.shown[card] + mixing * rng.random())
    start = rng.randrange(len(pack))
    pack = [*pack[start:], *pack[:start]]
    if rng.random() < 0.5:
        rng.shuffle(pack)
    for seat in range(4):
        yield order.sorted_hand(pack[seat * cards : (seat + 1) * cards])
