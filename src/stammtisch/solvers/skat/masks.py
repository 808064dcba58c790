"""Cards as bits and back: where each card stands in the masks of the kernels, by kind of game.

Not here: what the kernels do with them. Suits that are not trumps are alike, so a suit game always has its trumps in
the same place.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from stammtisch.cards import Card, Rank, Suit, find_card
from stammtisch.games.skat.contract import TRUMP_SUITS, Kind
from stammtisch.games.skat.order import UNTERS
from stammtisch.solvers.kernels.skat import GRAND, NULL, SUIT_GAME

_SUITS: Final = (Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES, Suit.CLUBS)
_RANKS: Final = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)
_NULL_RANKS: Final = (*_RANKS[:3], Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)


@dataclass(frozen=True, slots=True)
class Layout:
    """mode: the kernels' name for the kind of game. cards: by bit. bits: by card."""

    mode: int
    cards: tuple[Card, ...]
    bits: Mapping[Card, int]

    def mask(self, cards: Iterable[Card]) -> int:
        """The cards as a mask."""
        return sum(map(self.bits.__getitem__, cards))

    def place(self, card: Card) -> int:
        """The number of the card's bit."""
        return self.bits[card].bit_length() - 1

    def cards_in(self, mask: int) -> tuple[Card, ...]:
        """The cards of a mask, by rising bits."""
        return tuple(card for place, card in enumerate(self.cards) if mask >> place & 1)


@cache
def layout_of(kind: Kind) -> Layout:
    """Where cards stand in this kind of game."""
    trump = TRUMP_SUITS.get(kind)
    suits = sorted(_SUITS, key=lambda suit: suit is trump)
    if kind is Kind.NULL:
        cards = tuple(find_card(suit, rank) for suit in suits for rank in _NULL_RANKS)
    else:
        cards = tuple(find_card(suit, rank) for suit in suits for rank in _RANKS) + tuple(reversed(UNTERS))
    mode = NULL if kind is Kind.NULL else GRAND if kind is Kind.GRAND else SUIT_GAME
    return Layout(mode, cards, {card: 1 << place for place, card in enumerate(cards)})
