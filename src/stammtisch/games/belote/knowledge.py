"""What the course of a deal tells one seat about hands it does not see: cards a seat cannot hold or must hold."""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.cards import PACK_32, Card
from stammtisch.games.belote.belotes import OTHER, may_be_said_with
from stammtisch.games.belote.contracts import Contract
from stammtisch.games.belote.duties import ruled_out
from stammtisch.games.belote.view import BeloteView, SaidBelote
from stammtisch.seats import Seat
from stammtisch.tricks import Trick


@dataclass(frozen=True, slots=True)
class Knowledge:
    """unseen: cards in hands not seen. sizes: how many of them each seat holds, 0 for a hand that is seen.

    cannot_hold: by seat. fixed: by seat, those of the unseen that it must hold. played: by seat, in order.
    """

    unseen: tuple[Card, ...]
    sizes: tuple[int, ...]
    cannot_hold: tuple[frozenset[Card], ...]
    fixed: tuple[frozenset[Card], ...]
    played: tuple[tuple[Card, ...], ...]

    def may_hold(self, seat: int, card: Card) -> bool:
        """Whether this unseen card may lie in the seat's hand."""
        if card in self.cannot_hold[seat]:
            return False
        return card in self.fixed[seat] or not any(card in fixed for fixed in self.fixed)


def knowledge(view: BeloteView) -> Knowledge:
    """What `view` tells, once the play has begun. Announcements are not in it: they say what a hand held, not which."""
    assert view.doubled is not None
    tricks = [won.trick for won in view.won]
    if view.trick is not None:
        tricks.append(view.trick)
    cannot: tuple[set[Card], ...] = (set(), set(), set(), set())
    must: tuple[set[Card], ...] = (set(), set(), set(), set())
    played: tuple[list[Card], ...] = ([], [], [], [])
    for trick in tricks:
        for place, card in enumerate(trick.cards):
            seat = trick.seat_at(place, 4)
            cannot[seat].update(ruled_out(card, view.doubled.contract, trick.cards[:place], view.match.options))
            _learn_belote(view, trick, place, cannot, must, played[seat])
            played[seat].append(card)
    seen = {*view.hand, *(card for pile in (*played, *view.shown) for card in pile)}
    unseen = tuple(card for card in PACK_32 if card not in seen)
    is_seen = [seat == view.seat or bool(view.shown[seat]) for seat in range(4)]
    return Knowledge(
        unseen,
        tuple(0 if is_seen[seat] else view.card_counts[seat] for seat in range(4)),
        tuple(frozenset(cards) for cards in cannot),
        tuple(frozenset(cards).intersection(unseen) for cards in must),
        tuple(tuple(cards) for cards in played),
    )


def _learn_belote(
    view: BeloteView,
    trick: Trick,
    place: int,
    cannot: tuple[set[Card], ...],
    must: tuple[set[Card], ...],
    played: list[Card],
) -> None:
    """A king or queen of trumps tells of the other one: a belote that it is there, silence that it is not (B-A30)."""
    assert view.doubled is not None
    card, seat = trick.cards[place], Seat(trick.seat_at(place, 4))
    if card not in OTHER or OTHER[card] in played or not _could_say(view.doubled.contract, trick, place):
        return
    if SaidBelote(seat, card.suit) in view.belotes:
        must[seat].add(OTHER[card])
    elif view.match.options.belote_auto:
        cannot[seat].add(OTHER[card])


def _could_say(contract: Contract, trick: Trick, place: int) -> bool:
    return may_be_said_with(trick.cards[place], contract, trick.cards[:place])
