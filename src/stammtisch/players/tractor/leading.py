"""What to lead: components that cannot be beaten, else trumps from strength, else a worthless card."""

from __future__ import annotations

from stammtisch.cards import Card, in_pack_order
from stammtisch.games.tractor.leads import simple_leads
from stammtisch.games.tractor.order import TRUMP, card_points
from stammtisch.games.tractor.shapes import Component, split
from stammtisch.games.tractor.view import TractorView
from stammtisch.players.tractor.worth import Worth
from stammtisch.seats import Seat, side_of

OTHERS = 3
"""Hands that follow a lead."""


def choose_lead(view: TractorView) -> tuple[Card, ...]:
    """The cards to lead."""
    worth = Worth(view)
    throw = _sure_throw(worth) if view.match.options.throws else ()
    if throw:
        return throw
    leads = [in_pack_order(cards) for cards in simple_leads(view.hand, worth.order)]
    return max(leads, key=lambda cards: (_promise(worth, split(cards, worth.order)[0]), cards[0].text))


def _sure_throw(worth: Worth) -> tuple[Card, ...]:
    """Several components of one plain suit that nobody can beat, led together (T-X2); empty if there are none."""
    for suit in worth.plain_suits():
        held = tuple(card for card in worth.view.hand if worth.order.suit_of[card] is suit)
        sure = [component for component in split(held, worth.order) if worth.is_highest(component)]
        if len(sure) > 1 and len(worth.out_by_suit.get(suit, ())) >= OTHERS * sum(len(c.cards) for c in sure):
            return in_pack_order(card for component in sure for card in component.cards)
    return ()


def _promise(worth: Worth, component: Component) -> float:
    """What a lead promises: tricks that stand, less what it risks or spends."""
    suit = worth.order.suit_of[component.cards[0]]
    points = card_points(component.cards)
    if worth.is_highest(component):
        return _standing_promise(worth, component, points)
    if suit is TRUMP:
        return -2.0 - sum(map(worth.keeping, component.cards)) / len(component.cards) + _trump_reserve(worth)
    return component.pairs * 2.0 - 1.5 * points - sum(map(worth.keeping, component.cards)) / len(component.cards)


def _standing_promise(worth: Worth, component: Component, points: int) -> float:
    """A lead that no card of its suit beats: worth the more, the less it is likely to be trumped."""
    suit = worth.order.suit_of[component.cards[0]]
    size = len(component.cards)
    if suit is TRUMP:
        return 3.0 * size + _trump_reserve(worth)
    out = len(worth.out_by_suit.get(suit, ()))
    trumps_out = len(worth.out_by_suit.get(TRUMP, ()))
    safe = trumps_out == 0 or out >= 2 * OTHERS * size
    return 10.0 * size + points if safe else 2.0 * size - points


def _trump_reserve(worth: Worth) -> float:
    """Drawing trumps pays for the side of the dealer when it holds more than its share."""
    trumps = sum(map(worth.order.is_trump, worth.view.hand))
    out = len(worth.out_by_suit.get(TRUMP, ()))
    assert worth.view.seat is not None
    defends = side_of(worth.view.seat) == side_of(Seat(worth.view.dealer))
    if not out:
        return -8.0  # nothing to draw: trumps are kept for ruffs and the last trick
    return 2.0 if defends and trumps * OTHERS > out else -3.0
