"""The six contracts, and what each makes of a card: its suit, its strength in a trick, its card points.

Not here: who may bid what (auction.py) and what must be played (duties.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import cache
from typing import Final

from stammtisch.cards import PACK_32, Card, Rank, Suit
from stammtisch.seats import Seat
from stammtisch.values import dataclass


class Contract(Enum):
    """What is played, in the order of bids: the later outbids the earlier (B-5)."""

    CLUBS = "clubs"
    DIAMONDS = "diamonds"
    HEARTS = "hearts"
    SPADES = "spades"
    NO_TRUMPS = "no trumps"
    ALL_TRUMPS = "all trumps"

    __hash__ = object.__hash__

    @property
    def trump(self) -> Suit | None:
        """The suit that ruffs the others; None in no trumps and all trumps, where nothing ruffs."""
        return TRUMP_OF.get(self)


CONTRACTS: Final = tuple(Contract)
BID_ORDER: Final = {contract: place for place, contract in enumerate(CONTRACTS)}
TRUMP_OF: Final = {
    Contract.CLUBS: Suit.CLUBS,
    Contract.DIAMONDS: Suit.DIAMONDS,
    Contract.HEARTS: Suit.HEARTS,
    Contract.SPADES: Suit.SPADES,
}

TRUMP_RANKS: Final = tuple(Rank(text) for text in "J9ATKQ87")  # B-8, high to low
PLAIN_RANKS: Final = tuple(Rank(text) for text in "ATKQJ987")
TRUMP_POINTS: Final = dict(zip(TRUMP_RANKS, (20, 14, 11, 10, 4, 3, 0, 0), strict=True))  # B-21
PLAIN_POINTS: Final = dict(zip(PLAIN_RANKS, (11, 10, 4, 3, 2, 0, 0, 0), strict=True))


@dataclass(frozen=True, slots=True)
class Doubled:
    """The contract as the auction left it.

    declarer: who made the last bid. multiplier: 1, with Kontra 2, with Rekontra 4 (B-10).
    kontra_by, rekontra_by: who said it; empty if nobody did.
    """

    contract: Contract
    declarer: Seat
    multiplier: int = 1
    kontra_by: tuple[Seat, ...] = ()
    rekontra_by: tuple[Seat, ...] = ()


def is_trump(card: Card, contract: Contract) -> bool:
    """Whether the card has trump rank and trump card points: all cards do in all trumps."""
    return contract is Contract.ALL_TRUMPS or card.suit is TRUMP_OF.get(contract)


@cache
def strengths(contract: Contract, led: Suit) -> Mapping[Card, int]:
    """Strength of each card in a trick led in `led`; 0 for one that neither follows nor ruffs (B-8, B-20)."""
    trump = contract.trump
    table: dict[Card, int] = {}
    for card in PACK_32:
        ranks = TRUMP_RANKS if is_trump(card, contract) else PLAIN_RANKS
        height = 8 - ranks.index(card.rank)
        table[card] = height + 8 if card.suit is trump else height if card.suit is led else 0
    return table


@cache
def card_points(contract: Contract) -> Mapping[Card, int]:
    """Card points of each card (B-21), before no trumps doubles them."""
    return {card: (TRUMP_POINTS if is_trump(card, contract) else PLAIN_POINTS)[card.rank] for card in PACK_32}
