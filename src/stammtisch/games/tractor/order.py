"""Effective suits and strength classes under a contract: which card is a trump, which is higher, which are neighbours.

Not here: pairs and tractors (`shapes.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from stammtisch.cards import JOKERS, PACK_54, SUITS, Card, Rank, Suit, find_card
from stammtisch.games.tractor.options import LEVEL_RANKS, TractorOptions, level_index

TRUMP: Final = Suit.JOKER
"""The effective suit of all trumps, jokers among them (T-9, T-11)."""

CARD_POINTS: Final[Mapping[Rank, int]] = {Rank.FIVE: 5, Rank.TEN: 10, Rank.KING: 10}
"""T-13: five 5, ten 10, king 10."""

BIG, SMALL = JOKERS
_SHOWN_ORDER: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)  # colours alternate in the hand


@dataclass(frozen=True, slots=True)
class Contract:
    """What is trump in a deal: the level rank and the trump suit; `trump` None is no-trump.

    level_trump: whether level cards are trumps in no-trump (T-A10). gap_closes: T-A13.
    """

    level: Rank
    trump: Suit | None
    level_trump: bool = True
    gap_closes: bool = True


@dataclass(frozen=True, slots=True, eq=False)
class Order:
    """One object for each contract (`order_of`), so that it can be a key.

    suit_of: the effective suit of each card. class_of: its strength class; neighbours differ by one.

    shown: the place of each card in a sorted hand: trumps first, then suits in alternating colours, high to low.
    cost: its place as players give cards away: plain before trumps, no card points before card points, low before high.
    """

    suit_of: Mapping[Card, Suit]
    class_of: Mapping[Card, int]
    shown: Mapping[Card, int]
    cost: Mapping[Card, int]

    def is_trump(self, card: Card) -> bool:
        """Whether the card is a trump."""
        return self.suit_of[card] is TRUMP

    def sorted_hand(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """The cards as players hold them under this contract."""
        return tuple(sorted(cards, key=self.shown.__getitem__))


def contract_of(options: TractorOptions, level: Rank, trump: Suit | None) -> Contract:
    """The contract under a table's options."""
    return Contract(level, trump, options.nt_level_trump, options.gap_closes)


def card_points(cards: Iterable[Card]) -> int:
    """Card points of these cards (T-13); 200 in the whole pack."""
    return sum(CARD_POINTS.get(card.rank, 0) for card in cards)


@cache
def order_of(contract: Contract) -> Order:
    """Suits and classes of all 54 faces under the contract (T-9, T-A10 to T-A14)."""
    suit_of = {card: _effective_suit(card, contract) for card in PACK_54}
    class_of = {card: _strength_class(card, contract) for card in PACK_54}
    suits = (TRUMP, *(suit for suit in _SHOWN_ORDER if suit is not contract.trump))
    held = sorted(PACK_54, key=lambda card: (suits.index(suit_of[card]), -class_of[card], card.suit.value))
    given = sorted(
        PACK_54, key=lambda card: (suit_of[card] is TRUMP, card.rank in CARD_POINTS, class_of[card], card.text)
    )
    return Order(suit_of, class_of, _places(held), _places(given))


def _places(cards: Iterable[Card]) -> Mapping[Card, int]:
    return {card: place for place, card in enumerate(cards)}


@cache
def order_before_trumps(level: Rank) -> Order:
    """How a hand is sorted while trumps are not made: jokers and level cards are trumps whatever comes (T-11)."""
    return order_of(Contract(level, None))


def _effective_suit(card: Card, contract: Contract) -> Suit:
    if (
        card.suit is Suit.JOKER
        or card.suit is contract.trump
        or (card.rank is contract.level and _level_is_trump(contract))
    ):
        return TRUMP
    return card.suit


def _level_is_trump(contract: Contract) -> bool:
    return contract.trump is not None or contract.level_trump


def _strength_class(card: Card, contract: Contract) -> int:
    """Ranks without the level rank from 0; among trumps then off-suit level, trump-suit level, black, red joker."""
    ranks = _plain_classes(contract)
    if card.rank in ranks:
        return ranks[card.rank]
    above = 1 + max(ranks.values()) if contract.trump is not None else 0
    steps = [[find_card(suit, contract.level) for suit in SUITS if suit is not contract.trump]]
    if contract.trump is not None:
        steps.append([find_card(contract.trump, contract.level)])
    elif not contract.level_trump:
        steps = []
    steps += [[SMALL], [BIG]]
    return next(above + number for number, faces in enumerate(steps) if card in faces)


def _plain_classes(contract: Contract) -> dict[Rank, int]:
    """Classes of the ranks that make up a suit. Where the gap stays open, the level rank keeps its number unused."""
    if not _level_is_trump(contract):
        return {rank: number for number, rank in enumerate(LEVEL_RANKS)}
    ranks = [rank for rank in LEVEL_RANKS if rank is not contract.level]
    if contract.gap_closes:
        return {rank: number for number, rank in enumerate(ranks)}
    return {rank: level_index(rank) - 2 for rank in ranks}
