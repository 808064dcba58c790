"""The belote: king and queen of trumps in one hand (B-14), said when the first of the two is played (B-A29, B-A30)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stammtisch.cards import SUITS, Card, Rank, find_card
from stammtisch.games.belote.contracts import Contract, is_trump

BELOTE_VALUE: Final = 20
OTHER: Final[Mapping[Card, Card]] = {
    find_card(suit, rank): find_card(suit, other)
    for suit in SUITS
    for rank, other in ((Rank.KING, Rank.QUEEN), (Rank.QUEEN, Rank.KING))
}
"""King and queen of a suit, each as the other's key."""


def may_be_said_with(card: Card, contract: Contract, cards: Sequence[Card]) -> bool:
    """Whether a belote may be said with `card` played to `cards`, the trick before it, given the other one in hand.

    It must be led, follow suit or ruff; in all trumps a discard loses the belote (B-A30). None in no trumps (B-A32).
    """
    if card not in OTHER or not is_trump(card, contract):
        return False
    return contract is not Contract.ALL_TRUMPS or not cards or cards[0].suit is card.suit


def has_belote(card: Card, hand: Sequence[Card], contract: Contract, cards: Sequence[Card]) -> bool:
    """Whether playing `card` from `hand` to `cards` is the first of a belote that may be said."""
    return card in OTHER and OTHER[card] in hand and may_be_said_with(card, contract, cards)
