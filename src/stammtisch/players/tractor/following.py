"""What to follow with: points to the partner's trick, as little as possible to the opponents', and the cheapest win."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.cards import Card, in_pack_order, without
from stammtisch.errors import RuleError
from stammtisch.games.tractor.follow import Duty, check_follow, duty_of, follow_choices
from stammtisch.games.tractor.leads import simple_leads
from stammtisch.games.tractor.order import TRUMP, card_points
from stammtisch.games.tractor.shapes import split
from stammtisch.games.tractor.trick import OpenTrick
from stammtisch.games.tractor.view import TractorView
from stammtisch.games.tractor.winner import winning_play
from stammtisch.players.tractor.worth import Worth
from stammtisch.seats import Seat, side_of

LAST = 3
"""Plays on the table before the last one."""

Cards = tuple[Card, ...]


def choose_follow(view: TractorView) -> Cards:
    """The cards to follow with."""
    worth, trick = Worth(view), view.trick
    assert trick is not None and view.seat is not None
    duty = duty_of(trick.lead, worth.order, view.match.options.follow)
    cheapest = min(follow_choices(view.hand, duty, worth.order, worth.cheapest).firsts(), key=worth.cost)
    place, _ = winning_play(trick.plays, worth.order, view.match.options.throw_eval)
    if side_of(Seat(trick.leader + place)) == side_of(view.seat):
        rich = follow_choices(view.hand, duty, worth.order, worth.richest).firsts()
        richest = max(rich, key=lambda cards: (card_points(cards), -worth.cost(cards)))
        return richest if _is_safe(worth, trick, place) and not _spends(worth, richest) else cheapest
    winning = winners(worth, trick, duty)
    return _best_win(worth, trick, winning) or cheapest


def _is_safe(worth: Worth, trick: OpenTrick, place: int) -> bool:
    """Whether the partner's play will hold: nobody is left to play, or nothing out beats it."""
    if len(trick.plays) == LAST:
        return True
    component = split(trick.plays[place], worth.order)[0]
    suit = worth.order.suit_of[component.cards[0]]
    if suit is not TRUMP and len(worth.out_by_suit.get(suit, ())) < 2 * len(trick.lead):
        return False  # the next player may be void
    return worth.is_highest(component)


def _spends(worth: Worth, cards: Cards) -> bool:
    """Whether giving points here would cost a trump that is not worth them."""
    return any(worth.order.is_trump(card) for card in cards) and card_points(cards) == 0


def winners(worth: Worth, trick: OpenTrick, duty: Duty) -> list[Cards]:
    """Plays of the shape led that would win now, the cheapest first."""
    view = worth.view
    assert view.seat is not None
    pool = [card for card in view.hand if worth.order.suit_of[card] in (duty.suit, TRUMP)]
    found = []
    for cards in _ruffs_of_throw(worth, duty) if duty.throw else map(in_pack_order, simple_leads(pool, worth.order)):
        if len(cards) == duty.count and _may_play(worth, cards, duty):
            place, _ = winning_play((*trick.plays, cards), worth.order, view.match.options.throw_eval)
            if place == len(trick.plays):
                found.append(cards)
    return sorted(found, key=lambda cards: worth.cost(cards) - 3.0 * card_points(cards) * _closes(trick))


def _ruffs_of_throw(worth: Worth, duty: Duty) -> list[Cards]:
    """Trumps in the shape of a throw (T-X5): each that fits its longest component, filled up with the cheapest."""
    trumps = tuple(filter(worth.order.is_trump, worth.view.hand))
    sizes = [2 * pairs for pairs in duty.sizes] + [1] * (duty.count - 2 * duty.pairs)
    return [cards for first in _of_size(worth, trumps, sizes[0]) if (cards := _filled(worth, trumps, first, sizes[1:]))]


def _filled(worth: Worth, trumps: Cards, first: Cards, sizes: Sequence[int]) -> Cards:
    """`first` and the cheapest component of each further size; empty if the trumps do not suffice."""
    chosen = first
    for size in sizes:
        fitting = _of_size(worth, without(trumps, chosen), size)
        if not fitting:
            return ()
        chosen = (*chosen, *fitting[0])
    return in_pack_order(chosen)


def _of_size(worth: Worth, trumps: Cards, size: int) -> list[Cards]:
    """Singles, pairs or tractors of so many cards, the cheapest first."""
    fitting = [lead for lead in simple_leads(trumps, worth.order) if len(lead) == size]
    return sorted(fitting, key=worth.cost)


def _closes(trick: OpenTrick) -> bool:
    return len(trick.plays) == LAST


def _may_play(worth: Worth, cards: Cards, duty: Duty) -> bool:
    assert worth.view.seat is not None
    try:
        check_follow(worth.view.seat, worth.view.hand, cards, duty, worth.order)
    except RuleError:
        return False
    return True


def _best_win(worth: Worth, trick: OpenTrick, winners: Sequence[Cards]) -> Cards | None:
    """The win worth its price: the cheapest as last to play, else one that holds, else a high one for points."""
    if not winners:
        return None
    stake = sum(map(card_points, trick.plays))
    if _closes(trick):
        cheap = winners[0]
        worthwhile = stake + card_points(cheap) > 0 or not worth.order.is_trump(cheap[0])
        return cheap if worthwhile or worth.cost(cheap) < 9 * len(cheap) else None
    sure = [cards for cards in winners if worth.is_highest(split(cards, worth.order)[0])]
    plain = [cards for cards in sure if not worth.order.is_trump(cards[0])]
    if plain:
        return plain[0]
    if stake >= 5:
        return sure[0] if sure and stake >= 10 else winners[len(winners) // 2]
    return None
