"""What a view leaves open: the cards that are not seen, and where each of them may lie."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from stammtisch.cards import PACK_32, Card
from stammtisch.games.skat.contract import Kind
from stammtisch.games.skat.order import Order, order_of
from stammtisch.games.skat.view import Phase, View
from stammtisch.seats import Seat


@dataclass(frozen=True, slots=True)
class Unknown:
    """cards: not seen by the view's seat. seats: whose hands are hidden. sizes: how many cards each of them holds, and
    at the end how many lie away, in the skat or discarded. voids: by place, the effective suits it cannot hold.
    """

    cards: tuple[Card, ...]
    seats: tuple[Seat, ...]
    sizes: tuple[int, ...]
    voids: tuple[frozenset[str], ...]


def order_in(view: View) -> Order:
    """How the cards rank, as far as it is known."""
    return order_of(view.contract.kind if view.contract is not None else Kind.GRAND)


def unknown(view: View) -> Unknown:
    """What this view leaves open."""
    seen = frozenset(_seen(view))
    cards = tuple(card for card in PACK_32 if card not in seen)
    hidden = tuple(
        Seat(seat)
        for seat, count in enumerate(view.card_counts)
        if count and seat != view.seat and not view.open_hands[seat]
    )
    counts = tuple(view.card_counts[seat] for seat in hidden)
    void = shown_voids(view)
    return Unknown(cards, hidden, (*counts, len(cards) - sum(counts)), (*(void[seat] for seat in hidden), frozenset()))


def shown_voids(view: View) -> tuple[frozenset[str], ...]:
    """By seat: the effective suits a seat has shown to be void of, by not following (S-9)."""
    order = order_in(view)
    voids: list[set[str]] = [set() for _ in view.card_counts]
    for seats, cards in _plays(view):
        led = order.effective[cards[0]] if cards else ""
        for seat, card in zip(seats, cards, strict=False):
            if order.effective[card] != led:
                voids[seat].add(led)
    return tuple(map(frozenset, voids))


def _plays(view: View) -> Iterator[tuple[tuple[Seat, ...], tuple[Card, ...]]]:
    for taken in view.tricks:
        yield taken.seats, taken.trick.cards
    if view.trick is not None:
        yield view.trick_seats, view.trick.cards


def _seen(view: View) -> Iterator[Card]:
    yield from view.hand
    for hand in view.open_hands:
        yield from hand
    for _, cards in _plays(view):
        yield from cards
    yield from view.discards
    if view.phase is Phase.FINISHED:
        yield from view.skat
