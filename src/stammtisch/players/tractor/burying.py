"""Which eight cards to bury: plain ones that win nothing, short suits first, no card points if it can be helped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import combinations

from stammtisch.cards import Card, Suit, in_pack_order
from stammtisch.games.tractor.order import CARD_POINTS
from stammtisch.games.tractor.view import TractorView
from stammtisch.players.tractor.worth import Worth

BURIED = 8


def choose_buried(view: TractorView) -> tuple[Card, ...]:
    """Eight cards of the hand."""
    return _cheapest(Worth(view))


def bury_candidates(view: TractorView) -> list[tuple[Card, ...]]:
    """Sets of eight worth thinking about: the rule of thumb, and every plain suit or two of them given up first."""
    worth = Worth(view)
    return list(dict.fromkeys(_ways(worth)))


def _ways(worth: Worth) -> Iterator[tuple[Card, ...]]:
    yield _cheapest(worth)
    suits = worth.plain_suits()
    for given_up in (*combinations(suits, 1), *combinations(suits, 2)):
        yield _cheapest(worth, given_up)
        yield _cheapest(worth, given_up, points=0.2)


def _cheapest(worth: Worth, given_up: Collection[Suit] = (), points: float = 1.5) -> tuple[Card, ...]:
    """The eight cards missed least. given_up: suits of which everything but sure tricks goes first.

    points: what a card point counts against burying it.
    """
    lengths = Counter(worth.order.suit_of[card] for card in worth.view.hand)

    def cost(card: Card) -> tuple[float, str]:
        trump = 40 if worth.order.is_trump(card) else 0
        sure = 20 if worth.tops_suit(card) else 0  # a trick for its holder
        buried = points * CARD_POINTS.get(card.rank, 0)  # the kitty counts many times over
        wanted = -15 if worth.order.suit_of[card] in given_up else 0
        length = 0.8 * lengths[worth.order.suit_of[card]]
        return worth.keeping(card) + trump + sure + buried + length + wanted, card.text

    return in_pack_order(sorted(worth.view.hand, key=cost)[:BURIED])
