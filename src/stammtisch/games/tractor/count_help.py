"""Tractor's counting help, made of a seat's view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from stammtisch.cards import Card, Suit
from stammtisch.games.count_help import CountHelp, Taken, count_suits
from stammtisch.games.tractor.deal import TWO_PACKS
from stammtisch.games.tractor.order import contract_of, order_of
from stammtisch.games.tractor.view import TractorView
from stammtisch.seats import Seat

_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def count_help_of(view: TractorView) -> CountHelp | None:
    """What `view` lets its seat count; None outside the play. A throw that did not stand went back: it is still out."""
    if view.phase != "play":
        return None
    order = order_of(contract_of(view.match.options, view.level, view.trump))

    def suit_of(card: Card) -> Suit | None:
        return None if order.is_trump(card) else card.suit

    played = tuple(_played(view))
    out = Counter(TWO_PACKS) - Counter((*view.hand, *view.buried, *played))
    suits = count_suits(order.sorted_hand(out.elements()), played, suit_of, _SUITS)
    defenders = tuple(Seat(seat) for seat in range(4) if seat not in view.attackers)
    return CountHelp(suits, tuple(Taken(seats, _taken(view, seats)) for seats in (view.attackers, defenders)))


def _played(view: TractorView) -> Iterator[Card]:
    for plays in (*(trick.plays for trick in view.tricks), *(() if view.trick is None else (view.trick.plays,))):
        for cards in plays:
            yield from cards


def _taken(view: TractorView, seats: tuple[Seat, ...]) -> int:
    return sum(trick.card_points for trick in view.tricks if trick.winner in seats)
