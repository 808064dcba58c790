"""How the kernels see cards of Tractor: a face of the pack as a number, a set of cards as two masks.

What belongs here: the way from cards to masks and back under one contract. What does not: positions and searches.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, TypeAlias

from stammtisch.cards import PACK_54, SUITS, Card, Suit
from stammtisch.games.tractor.options import TractorOptions
from stammtisch.games.tractor.order import CARD_POINTS, TRUMP, Contract, Order, order_of
from stammtisch.games.tractor.shapes import paired
from stammtisch.solvers.kernels import tractor as kernel

Masks: TypeAlias = tuple[int, int]
"""The faces in a set of cards, and those in it twice."""

THROW_EVALS: Final = ("longest", "all", "highest_single")
KITTY_MULTS: Final = ("2n", "2^n", "2^(pairs+1)", "2or4")
"""T-X5, T-A24: in the order of the kernels' numbers, whose names are lost in compiling."""


@dataclass(frozen=True, slots=True, eq=False)
class Layout:
    """Numbers of all 54 faces under a contract, one object for each (`layout_of`).

    suits: the faces of each effective suit, plain suits first, trumps last. extras, equal: as in `kernel.Rules`.
    """

    order: Order
    numbers: Mapping[Card, int]
    cards: Mapping[int, Card]
    suits: tuple[int, ...]
    extras: int
    equal: int

    def masks(self, cards: Iterable[Card]) -> Masks:
        """The cards, of which no face is there three times, as the kernels see them."""
        cards = tuple(cards)
        return self._mask(set(cards)), self._mask(paired(cards))

    def _mask(self, faces: Iterable[Card]) -> int:
        return sum(1 << self.numbers[face] for face in faces)

    def cards_of(self, masks: Masks) -> tuple[Card, ...]:
        """The cards of two masks."""
        return tuple(card for mask in masks for number, card in self.cards.items() if mask >> number & 1)


@cache
def layout_of(contract: Contract) -> Layout:
    """The numbers of the faces under this contract."""
    order = order_of(contract)
    suits = (*(suit for suit in SUITS if suit is not contract.trump), TRUMP)
    numbers, extras, equal = {}, 0, 0
    start = _count_of_extras(order)
    for suit in suits:
        faces = [card for card in PACK_54 if order.suit_of[card] is suit]
        taken = set[int]()
        for card in faces:
            number = start + order.class_of[card]
            if number in taken:
                equal, number = 1 << number, extras.bit_count()
                extras |= 1 << number
            taken.add(number)
            numbers[card] = number
        start = max(taken) + 2
    return Layout(order, numbers, {n: card for card, n in numbers.items()}, _suit_masks(order, numbers), extras, equal)


def _count_of_extras(order: Order) -> int:
    """Trumps that share their class with another one, that one not counted."""
    trumps = [order.class_of[card] for card in PACK_54 if order.suit_of[card] is TRUMP]
    return len(trumps) - len(set(trumps))


def _suit_masks(order: Order, numbers: Mapping[Card, int]) -> tuple[int, ...]:
    """Five masks, the trumps in the last; where there are three plain suits, the fourth is empty."""
    masks = dict.fromkeys((*SUITS, TRUMP), 0)
    for card, number in numbers.items():
        masks[order.suit_of[card]] |= 1 << number
    return (*sorted((masks[suit] for suit in SUITS), key=lambda mask: (not mask, mask)), masks[TRUMP])


@cache
def rules_of(contract: Contract, options: TractorOptions) -> kernel.Rules:
    """The kernels' rules of a contract at a table with these options."""
    layout = layout_of(contract)
    return kernel.Rules(*rule_arguments(layout, options))


def rule_arguments(layout: Layout, options: TractorOptions) -> tuple[Any, ...]:
    """What `kernel.Rules` is made from."""
    worth = {points: sum(1 << n for card, n in layout.numbers.items() if _worth(card) == points) for points in (5, 10)}
    return (
        list(layout.suits),
        layout.extras,
        layout.equal,
        worth[5],
        worth[10],
        options.throws,
        options.follow == "tractor_first",
        THROW_EVALS.index(options.throw_eval),
        KITTY_MULTS.index(options.kitty_mult),
        options.kitty_throw == "lead",
    )


def _worth(card: Card) -> int:
    return CARD_POINTS.get(card.rank, 0)


def suit_place(layout: Layout, suit: Suit) -> int:
    """The place of an effective suit among `suits`."""
    card = next(card for card in layout.numbers if layout.order.suit_of[card] is suit)
    return next(place for place, mask in enumerate(layout.suits) if mask >> layout.numbers[card] & 1)


def slots(hand: Sequence[Card], cards: Iterable[Card]) -> int:
    """The places of these cards in a hand, as bits; of two copies the first."""
    mask = 0
    for card in cards:
        mask |= next(1 << slot for slot, held in enumerate(hand) if held is card and not mask >> slot & 1)
    return mask
