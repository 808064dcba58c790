"""What the cards of a hand are worth to their holder: what is given away first, what cannot be beaten any more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from stammtisch.cards import Card, Suit
from stammtisch.games.tractor.deal import TWO_PACKS
from stammtisch.games.tractor.leads import can_beat
from stammtisch.games.tractor.order import CARD_POINTS, TRUMP, Order, contract_of, order_of
from stammtisch.games.tractor.shapes import Component
from stammtisch.games.tractor.view import TractorView


@dataclass(frozen=True)
class Worth:
    """One view with what follows from it."""

    view: TractorView

    @cached_property
    def order(self) -> Order:
        """Suits and classes under the contract."""
        return order_of(contract_of(self.view.match.options, self.view.level, self.view.trump))

    @cached_property
    def copies(self) -> Counter[Card]:
        """Copies of each face in the hand."""
        return Counter(self.view.hand)

    @cached_property
    def out(self) -> tuple[Card, ...]:
        """Cards that other hands may hold."""
        open_plays = self.view.trick.plays if self.view.trick else ()
        plays = [*open_plays, *(cards for trick in self.view.tricks for cards in trick.plays)]
        played = Counter(card for cards in plays for card in cards)
        return tuple((Counter(TWO_PACKS) - played - self.copies - Counter(self.view.buried)).elements())

    @cached_property
    def out_by_suit(self) -> dict[Suit, list[Card]]:
        """The same by effective suit."""
        suits: dict[Suit, list[Card]] = {}
        for card in self.out:
            suits.setdefault(self.order.suit_of[card], []).append(card)
        return suits

    def is_highest(self, component: Component) -> bool:
        """Whether nothing that is out can beat it in its suit, even if one hand held it all."""
        suit = self.order.suit_of[component.cards[0]]
        return not can_beat(component, self.out_by_suit.get(suit, ()), self.order)

    def keeping(self, card: Card) -> float:
        """How much the holder would rather keep this card: points, rank, a pair, a trump."""
        value = 1.2 * CARD_POINTS.get(card.rank, 0) + 0.3 * self.order.class_of[card]
        if self.order.is_trump(card):
            value += 6 + 0.4 * self.order.class_of[card]
        elif self.tops_suit(card):
            value += 4
        return value + (3 if self.copies[card] == 2 else 0)

    def cost(self, cards: Sequence[Card]) -> float:
        """How much the holder would rather keep these cards."""
        return sum(map(self.keeping, cards))

    def tops_suit(self, card: Card) -> bool:
        """Whether no single card that is out beats this one in its suit."""
        return self.is_highest(Component(0, self.order.class_of[card], (card,)))

    def cheapest(self, cards: Sequence[Card], order: Order) -> list[Card]:
        """The cards that are missed least first."""
        return sorted(cards, key=lambda card: (self.keeping(card), card.text))

    def richest(self, cards: Sequence[Card], order: Order) -> list[Card]:
        """Card points first, to give them to the partner; among equals what is missed least."""
        return sorted(cards, key=lambda card: (-CARD_POINTS.get(card.rank, 0), self.keeping(card), card.text))

    def plain_suits(self) -> list[Suit]:
        """Plain suits in the hand."""
        suits = dict.fromkeys(self.order.suit_of[card] for card in self.view.hand)
        return [suit for suit in suits if suit is not TRUMP]
