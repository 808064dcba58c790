"""When to declare trumps: with a long suit, counted against how many cards are in the hand so far."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.cards import Card, Rank, Suit
from stammtisch.games.tractor.order import contract_of, order_of
from stammtisch.games.tractor.view import TractorView
from stammtisch.seats import partner

FEWEST_CARDS = 8
"""Before so many cards are drawn nothing is declared."""


def choose_declaration(view: TractorView, shows: Sequence[tuple[Card, ...]]) -> tuple[Card, ...] | None:
    """The declaration to make, the weakest that names the best suit; None to stay silent."""
    if view.seat is None or len(view.hand) < FEWEST_CARDS:
        return None
    margin = 3 if view.declaration is not None and view.declaration.seat == partner(view.seat) else 0
    good = [cards for cards in shows if _surplus(view, cards) >= margin]
    return max(good, key=lambda cards: (_surplus(view, cards), -len(cards)), default=None)


def _surplus(view: TractorView, cards: tuple[Card, ...]) -> float:
    """Trumps beyond what makes a suit worth naming: a third of the hand is the average, a card more is wanted."""
    if cards[0].suit is Suit.JOKER:
        return _no_trump_surplus(view, cards)
    order = order_of(contract_of(view.match.options, view.level, cards[0].suit))
    trumps = sum(map(order.is_trump, view.hand))
    return trumps - len(view.hand) / 3 - 0.7


def _no_trump_surplus(view: TractorView, cards: tuple[Card, ...]) -> float:
    """Without trumps the jokers rule: wanted are level cards and aces beside them."""
    high = sum(card.rank in (view.level, Rank.ACE) or card.suit is Suit.JOKER for card in view.hand)
    return high - len(view.hand) / 3
