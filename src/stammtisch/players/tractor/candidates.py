"""Which plays are worth thinking about: all leads that differ, a choice of every kind among the plays that follow.

What belongs here: making the list from a view. What does not: weighing it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from stammtisch.cards import Card, in_pack_order
from stammtisch.games.tractor.follow import duty_of, follow_choices
from stammtisch.games.tractor.leads import simple_leads
from stammtisch.games.tractor.order import CARD_POINTS, Order
from stammtisch.games.tractor.shapes import split
from stammtisch.games.tractor.view import TractorView
from stammtisch.players.tractor.following import choose_follow, winners
from stammtisch.players.tractor.leading import choose_lead
from stammtisch.players.tractor.worth import Worth

Cards = tuple[Card, ...]
Arranged = Callable[[Sequence[Card], Order], list[Card]]

MOST_SINGLE = 40
"""Where so few plays are legal, all are thought about."""

MOST_WINNERS = 8


def candidates(view: TractorView) -> list[Cards]:
    """Plays to choose among, each once, none of them illegal."""
    assert view.trick is not None
    plays = _follows(view) if view.trick.plays else _leads(view)
    return list(dict.fromkeys(in_pack_order(cards) for cards in plays))


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
