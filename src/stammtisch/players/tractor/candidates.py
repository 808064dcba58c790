"""Which plays are worth thinking about: all leads that differ, a choice of every kind among the plays that follow.

What belongs here: making the list from a view. What does not: weighing it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from stammtisch.cards import Card, Suit, in_pack_order
from stammtisch.games.tractor.follow import duty_of, follow_choices
from stammtisch.games.tractor.leads import simple_leads
from stammtisch.games.tractor.order import CARD_POINTS, Order
from stammtisch.games.tractor.shapes import split
from stammtisch.games.tractor.shown import Shown
from stammtisch.games.tractor.view import TractorView
from stammtisch.games.tractor.winner import winning_play
from stammtisch.players.tractor.following import LAST, choose_follow, winners
from stammtisch.players.tractor.leading import choose_lead
from stammtisch.players.tractor.worth import Worth
from stammtisch.seats import Seat, next_seat

Cards = tuple[Card, ...]
Arranged = Callable[[Sequence[Card], Order], list[Card]]

MOST_SINGLE = 40
"""Where so few plays are legal, all are thought about."""

MOST_WINNERS = 8


def candidates(view: TractorView, first: Cards) -> list[Cards]:
    """Plays to choose among, each once, none of them illegal; `first` at the head unless it is a plain blunder."""
    assert view.trick is not None
    plays = _follows(view) if view.trick.plays else _leads(view)
    found = dict.fromkeys(in_pack_order(cards) for cards in (first, *plays))
    return [cards for cards in found if not trumps_partner(view, cards)] or list(found)


def trumps_partner(view: TractorView, cards: Cards) -> bool:
    """Whether these trumps take a trick that is the partner's: nobody beats that play in its suit, and whoever is
    still to play has not shown to be void."""
    trick, order = view.trick, Worth(view).order
    if trick is None or not trick.plays or not all(map(order.is_trump, cards)) or order.is_trump(trick.lead[0]):
        return False
    place, _ = winning_play(trick.plays, order, view.match.options.throw_eval)
    if len(trick.plays) - place != 2 or winning_play((*trick.plays, cards), order)[0] == place:
        return False
    if len(trick.plays) == LAST:
        return True
    stands = all(Worth(view).is_highest(component) for component in split(trick.plays[place], order))
    return stands and not _is_void(view, next_seat(trick.to_play, 4), order.suit_of[trick.lead[0]])


def _is_void(view: TractorView, seat: Seat, suit: Suit) -> bool:
    shown = Shown(view)
    return any(
        play.seat == seat
        and play.duty.suit is suit
        and any(shown.order.suit_of[card] is not suit for card in play.cards)
        for play in shown.followed
    )


def _leads(view: TractorView) -> Iterator[Cards]:
    worth = Worth(view)
    yield choose_lead(view)
    yield from simple_leads(view.hand, worth.order)
    if view.match.options.throws:
        yield from _sure_throws(worth)


def _sure_throws(worth: Worth) -> Iterator[Cards]:
    """Of each suit all components that nobody can beat, led together (T-X2), and those without the single cards."""
    for suit in dict.fromkeys(worth.order.suit_of[card] for card in worth.view.hand):
        held = tuple(card for card in worth.view.hand if worth.order.suit_of[card] is suit)
        sure = [component for component in split(held, worth.order) if worth.is_highest(component)]
        for chosen in (sure, [component for component in sure if component.pairs]):
            if len(chosen) > 1:
                yield tuple(card for component in chosen for card in component.cards)


def _follows(view: TractorView) -> Iterator[Cards]:
    worth = Worth(view)
    assert view.trick is not None
    duty = duty_of(view.trick.lead, worth.order, view.match.options.follow)
    yield choose_follow(view)
    choices = follow_choices(view.hand, duty, worth.order)
    if len(choices) <= MOST_SINGLE:
        yield from choices
        return
    for arranged in _arrangements(worth):
        yield from follow_choices(view.hand, duty, worth.order, arranged).firsts()
    yield from _spread(winners(worth, view.trick, duty), MOST_WINNERS)


def _arrangements(worth: Worth) -> Iterator[Arranged]:
    """In which order cards may be given: the cheapest first, the richest, and from each plain suit before others."""
    yield worth.cheapest
    yield worth.richest
    for suit in worth.plain_suits():
        yield lambda cards, order, suit=suit: sorted(  # type: ignore[misc]  # a default for the suit of now
            cards, key=lambda card: (order.suit_of[card] is not suit, worth.keeping(card), card.text)
        )
        yield lambda cards, order, suit=suit: sorted(  # type: ignore[misc]
            cards,
            key=lambda card: (
                order.suit_of[card] is not suit,
                -CARD_POINTS.get(card.rank, 0),
                worth.keeping(card),
                card.text,
            ),
        )


def _spread(plays: Sequence[Cards], most: int) -> Sequence[Cards]:
    """At most so many of the plays, from the cheapest to the dearest."""
    if len(plays) <= most:
        return plays
    return [plays[number * (len(plays) - 1) // (most - 1)] for number in range(most)]
