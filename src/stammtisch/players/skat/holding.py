"""How good a hand is for each kind of game, by rule of thumb. Units: tricks that the hand is good for, more or less."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from stammtisch.cards import SUITS, Card, Rank, Suit
from stammtisch.games.skat.contract import Kind
from stammtisch.games.skat.order import UNTERS, order_of

ENOUGH_FOR_SUIT: Final = 8.25
ENOUGH_FOR_GRAND: Final = 6.5
ENOUGH_FOR_NULL: Final = -1.0
"""Null counts risks, below nought; one risky card may go into the skat."""

HAND_EXTRA: Final = 2.5
"""How much more a hand must hold to be played without taking the skat."""

_NULL_LADDER: Final = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)
_NULL_HEIGHT: Final = {rank: height for height, rank in enumerate(_NULL_LADDER)}


def margin(cards: Sequence[Card], kind: Kind) -> float:
    """How much better than needed the cards are for this kind; below nought: not good enough."""
    if kind is Kind.NULL:
        return -sum(risks(cards)) - ENOUGH_FOR_NULL
    if kind is Kind.GRAND:
        return _grand(cards) - ENOUGH_FOR_GRAND
    return _suit_game(cards, kind) - ENOUGH_FOR_SUIT


def risks(cards: Sequence[Card]) -> Iterator[float]:
    """For Null: how far each suit's cards lie above what can always be ducked (7, 9, Unter, König from below)."""
    for suit in SUITS:
        heights = sorted(_NULL_HEIGHT[card.rank] for card in cards if card.suit is suit)
        yield sum(max(0.0, (height - 2 * place - 0.5) / 2) for place, height in enumerate(heights[:3]))


def side_tricks(cards: Iterable[Card], trumps: Sequence[Card]) -> float:
    """What aces, and tens behind them or guarded, are worth beside the trumps."""
    side = [card for card in cards if card not in trumps]
    return sum(_suit_tricks([card for card in side if card.suit is suit]) for suit in SUITS)


def _suit_tricks(held: Sequence[Card]) -> float:
    ranks = {card.rank for card in held}
    if Rank.ACE in ranks:
        return 2.0 if Rank.TEN in ranks else 1.0
    return 0.5 if Rank.TEN in ranks and len(held) > 1 else 0.0


def _suit_game(cards: Sequence[Card], kind: Kind) -> float:
    """The weights follow a fit to the results of 3600 deals that this player declared."""
    trumps = order_of(kind).trumps
    held = [card for card in cards if card in trumps]
    unters = [card for card in held if card in UNTERS]
    full = sum(card.rank in (Rank.ACE, Rank.TEN) for card in held)
    top = 0.6 * len(unters) + 0.5 * (UNTERS[0] in unters) + 0.75 * full
    few = max(0, 5 - len(held))
    return len(held) - few + top + 1.2 * side_tricks(cards, trumps) + 0.5 * _voids(cards, held)


def _grand(cards: Sequence[Card]) -> float:
    unters = [card for card in cards if card in UNTERS]
    return 1.5 * len(unters) + 0.5 * (UNTERS[0] in unters) + side_tricks(cards, UNTERS)


def _voids(cards: Sequence[Card], trumps: Sequence[Card]) -> int:
    suits: set[Suit] = {card.suit for card in cards if card not in trumps}
    return 3 - min(3, len(suits))
