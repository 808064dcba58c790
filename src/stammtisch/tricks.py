"""A trick of one card from each seat: who led what, which cards follow, who wins.

The order of cards is not known here; a game gives it as a strength. Tricks of several cards a play (Tractor) keep their
own winner rule and share the shape.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

from stammtisch.cards import Card
from stammtisch.seats import Seat
from stammtisch.values import dataclass

SuitLike = TypeVar("SuitLike", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards on the table in the order played; the seat of card n is `leader` + n."""

    leader: Seat
    cards: tuple[Card, ...] = ()

    def with_card(self, card: Card) -> Trick:
        """The trick after one more card."""
        return Trick(self.leader, (*self.cards, card))

    def seat_at(self, place: int, seats: int) -> Seat:
        """Who played the card at `place`, 0 for the lead."""
        return Seat((self.leader + place) % seats)


def following(hand: Sequence[Card], led: SuitLike, effective_suit: Callable[[Card], SuitLike]) -> tuple[Card, ...]:
    """The cards of the led effective suit; empty when void."""
    return tuple(card for card in hand if effective_suit(card) == led)


def winning_place(cards: Iterable[Card], strength: Callable[[Card], int]) -> int:
    """Place of the winning card, 0 for the lead: the strongest, the earlier of equals.

    strength: of a card in this trick; a card that neither follows nor trumps is below every one that does.
    """
    best, best_place = -1, 0
    for place, card in enumerate(cards):
        value = strength(card)
        if value > best:
            best, best_place = value, place
    return best_place
