"""A full state that a view allows, uniformly over all that it allows; two copies of a card count as two cards.

Phase by phase, as in `viewing.py`. What the play has shown is read in `shown.py`, laying out the cards is `hidden.py`.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from stammtisch.cards import Card, parse_cards, without
from stammtisch.games.tractor.deal import TWO_PACKS
from stammtisch.games.tractor.hidden import MOST_TRIES, Hidden
from stammtisch.games.tractor.order import contract_of, order_of
from stammtisch.games.tractor.state import (
    Bargain,
    Burying,
    Claim,
    Dealt,
    Declaring,
    Drawing,
    Finished,
    Playing,
    Redealing,
    Redealt,
    State,
)
from stammtisch.games.tractor.trick import OpenTrick
from stammtisch.games.tractor.view import TractorView
from stammtisch.seats import Seat

SEATS = tuple(Seat(seat) for seat in range(4))


def sample_state(view: TractorView, rng: Random) -> State:
    """A state with `show(state, view.seat) == view`."""
    match view.phase:
        case "draw":
            return _sample_drawing(view, rng)
        case "over":
            return _rebuilt(view)
        case "play":
            return _sample_playing(view, rng)
    hidden = Hidden(view).draw(rng)
    dealt = Dealt(tuple(hidden.hands[seat] for seat in SEATS), hidden.kitty)
    if view.phase == "redeal":
        return Redealing(view.match, dealt, view.calls, view.redeal_answers)
    if view.phase == "declare":
        return Declaring(view.match, dealt, view.to_act[0], view.calls)
    bargain = bargain_of(view)
    own = without(hidden.hands[bargain.dealer], hidden.kitty) if view.seat == bargain.dealer else None
    hands = tuple(own if own is not None and seat == bargain.dealer else hidden.hands[seat] for seat in SEATS)
    return Burying(view.match, Dealt(hands, hidden.kitty), view.calls, bargain)


def bargain_of(view: TractorView) -> Bargain:
    """What trump making came to, once it is closed."""
    declaration = view.declaration
    return Bargain(
        view.dealer,
        contract_of(view.match.options, view.level, view.trump),
        None if declaration is None else declaration.seat,
        () if declaration is None else declaration.cards,
        view.flipped,
    )


def _sample_playing(view: TractorView, rng: Random) -> Playing:
    hidden = Hidden(view).draw(rng)
    assert view.trick is not None
    hands = [(*hidden.hands[seat], *hidden.played[seat]) for seat in SEATS]
    hands[view.dealer] = without((*hands[view.dealer], *hidden.buried), hidden.kitty)
    bargain = bargain_of(view)
    claim = None if view.claim is None else Claim(view.claim.seat, view.claim.agreed)
    return Playing(
        view.match,
        Dealt(tuple(hands), hidden.kitty),
        view.calls,
        bargain,
        hidden.buried,
        tuple(order_of(bargain.contract).sorted_hand(hidden.hands[seat]) for seat in SEATS),
        view.trick,
        view.tricks,
        view.failed_throws,
        view.shown,
        claim,
        view.claims_refused,
    )


def _rebuilt(view: TractorView) -> Finished | Redealt:
    """A deal that is over hides nothing."""
    dealt = Dealt(view.dealt, view.kitty)
    if view.redealt_by is not None:
        return Redealt(view.match, dealt, view.calls, view.redealt_by)
    leader = view.tricks[-1].winner if view.tricks else view.dealer
    return Finished(
        view.match,
        dealt,
        view.calls,
        bargain_of(view),
        view.buried,
        view.shown,
        view.trick or OpenTrick(leader),
        view.tricks,
        view.failed_throws,
        None if view.claim is None else Claim(view.claim.seat, view.claim.agreed),
    )


def _sample_drawing(view: TractorView, rng: Random) -> Drawing:
    """The pack in an order in which every declaration came when its cards had been drawn."""
    own_places = [] if view.seat is None else list(range((view.seat - view.match.dealer) % 4, view.drawn, 4))
    unseen = list((Counter(TWO_PACKS) - Counter(view.hand)).elements())
    for _ in range(MOST_TRIES):
        deck = _shuffled(view, own_places, unseen, rng)
        if deck is not None:
            return Drawing(view.match, deck, view.drawn, view.calls, view.calls_at)
    raise ValueError("no order of the pack agrees with what was shown")


def _shuffled(view: TractorView, own_places: list[int], unseen: list[Card], rng: Random) -> tuple[Card, ...] | None:
    """An order of the pack with the declared cards laid first, each where its seat had drawn by then.

    None where both copies lie there though one was shown: that comes up twice as often as it should, half of it goes.
    """
    laid: dict[int, Card] = {}
    own, rest = list(view.hand), list(unseen)
    for call, drawn in zip(view.calls, view.calls_at, strict=True):
        places = range((call.seat - view.match.dealer) % 4, drawn, 4)
        held = Counter(laid.get(place) for place in places)
        for card, count in Counter(parse_cards(call.text)).items():
            for _ in range(count - held[card]):
                free = [place for place in places if place not in laid]
                pool = own if call.seat == view.seat else rest
                if not free or card not in pool:
                    return None
                laid[rng.choice(free)] = card
                pool.remove(card)
    rng.shuffle(own)
    rng.shuffle(rest)
    own_set = set(own_places)
    deck = tuple(laid[p] if p in laid else own.pop() if p in own_set else rest.pop() for p in range(len(TWO_PACKS)))
    return deck if _half_of_doubles(view, deck, rng) else None


def _half_of_doubles(view: TractorView, deck: tuple[Card, ...], rng: Random) -> bool:
    for call, drawn in zip(view.calls, view.calls_at, strict=True):
        cards = parse_cards(call.text)
        places = deck[(call.seat - view.match.dealer) % 4 : drawn : 4]
        if len(cards) == 1 and places.count(cards[0]) == 2 and rng.random() < 0.5:
            return False
    return True
