"""Which eight cards to bury: plain ones that win nothing, short suits first, no card points if it can be helped."""

from __future__ import annotations

from collections import Counter

from stammtisch.cards import Card, in_pack_order
from stammtisch.games.tractor.order import CARD_POINTS
from stammtisch.games.tractor.view import TractorView
from stammtisch.players.tractor.worth import Worth


def choose_buried(view: TractorView) -> tuple[Card, ...]:
    """Eight cards of the hand."""
    worth = Worth(view)
    lengths = Counter(worth.order.suit_of[card] for card in view.hand)

    def cost(card: Card) -> tuple[float, str]:
        trump = 40 if worth.order.is_trump(card) else 0
        sure = 20 if worth.tops_suit(card) else 0  # a trick for its holder
        points = 1.5 * CARD_POINTS.get(card.rank, 0)  # the kitty counts many times over
        return worth.keeping(card) + trump + sure + points + 0.8 * lengths[worth.order.suit_of[card]], card.text

    return in_pack_order(sorted(view.hand, key=cost)[:8])
