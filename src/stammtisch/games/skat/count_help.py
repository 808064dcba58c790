"""Skat's counting help, made of a seat's view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stammtisch.cards import Card, Suit
from stammtisch.games.count_help import CountHelp, Taken, count_suits
from stammtisch.games.skat.contract import Kind
from stammtisch.games.skat.order import TRUMP, card_points
from stammtisch.games.skat.unknown import order_in, unknown
from stammtisch.games.skat.view import Phase, View
from stammtisch.seats import Seat

_SUITS: Final = (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)


def count_help_of(view: View) -> CountHelp | None:
    """What `view` lets its seat count; None outside the play. Of Null no card points: they decide nothing (S-11)."""
    if view.phase is not Phase.PLAY:
        return None
    order = order_in(view)

    def suit_of(card: Card) -> Suit | None:
        return None if order.effective[card] == TRUMP else card.suit

    suits = count_suits(order.sorted(unknown(view).cards), _played(view), suit_of, _SUITS)
    is_null = view.contract is not None and view.contract.kind is Kind.NULL
    return CountHelp(suits, () if is_null else tuple(_taken(view)))


def _played(view: View) -> Iterator[Card]:
    for taken in view.tricks:
        yield from taken.trick.cards
    if view.trick is not None:
        yield from view.trick.cards


def _taken(view: View) -> Iterator[Taken]:
    """The declarer's and the defenders', in Ramsch each seat's. What the declarer laid away is his (S-A22)."""
    players = [Seat(seat) for seat in range(len(view.card_counts)) if seat not in view.sitting_out]
    if view.declarer is None:
        yield from (Taken((seat,), _won(view, (seat,))) for seat in players)
        return
    defenders = tuple(seat for seat in players if seat != view.declarer)
    yield Taken((view.declarer,), _won(view, (view.declarer,)) + card_points(view.discards))
    yield Taken(defenders, _won(view, defenders))


def _won(view: View, seats: tuple[Seat, ...]) -> int:
    return sum(taken.card_points for taken in view.tricks if taken.winner in seats)
