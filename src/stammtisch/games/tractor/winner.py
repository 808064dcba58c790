"""Who wins a trick of several cards a play: T-9, T-12, T-A19 to T-A21, and after a throw T-X5."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.cards import Card
from stammtisch.games.tractor.order import TRUMP, Order
from stammtisch.games.tractor.shapes import Component, only_suit, paired, split
from stammtisch.tricks import winning_place

Tops = tuple[int, ...]


def winning_play(plays: Sequence[tuple[Card, ...]], order: Order, throw_eval: str = "longest") -> tuple[int, str]:
    """Place of the winning play, 0 for the lead, and the id of the rule that decided."""
    if len(plays[0]) == 1:
        return _winning_card([cards[0] for cards in plays], order)
    components = split(plays[0], order)
    rivals = [(0, _measure(plays[0], components, order, throw_eval))]
    for place, cards in enumerate(plays[1:], 1):
        if _may_win(cards, plays[0], components, order):
            tops = _measure(cards, components, order, throw_eval)
            if tops:
                rivals.append((place, tops))
    ruffs = [rival for rival in rivals if _is_ruff(plays[rival[0]], plays[0], order)]
    best = _highest(ruffs or rivals)
    return best, _rule(components, len(ruffs), len(rivals))


def _winning_card(cards: Sequence[Card], order: Order) -> tuple[int, str]:
    """T-9: the highest trump, else the highest card of the led suit; the earlier of equals."""
    led = order.suit_of[cards[0]]

    def strength(card: Card) -> int:
        suit = order.suit_of[card]
        return 100 + order.class_of[card] if suit is TRUMP else order.class_of[card] if suit is led else -1

    return winning_place(cards, strength), "T-9"


def _may_win(cards: Sequence[Card], lead: Sequence[Card], components: Sequence[Component], order: Order) -> bool:
    """All trumps, or, where no throw was led, all of the led suit."""
    suit = only_suit(cards, order)
    if len(components) > 1:
        return suit is TRUMP and order.suit_of[lead[0]] is not TRUMP  # T-X5: a throw is never beaten in its own suit
    return suit is TRUMP or suit is order.suit_of[lead[0]]


def _is_ruff(cards: Sequence[Card], lead: Sequence[Card], order: Order) -> bool:
    return order.suit_of[cards[0]] is TRUMP and order.suit_of[lead[0]] is not TRUMP


def _highest(rivals: Sequence[tuple[int, Tops]]) -> int:
    """The first whose tops no later one exceeds in every component that counts."""
    best, tops = rivals[0]
    for place, others in rivals[1:]:
        if all(other > top for other, top in zip(others, tops, strict=True)):
            best, tops = place, others
    return best


def _rule(components: Sequence[Component], ruffs: int, rivals: int) -> str:
    """What decided among `rivals` plays that could win, the lead among them, `ruffs` of them in trumps."""
    if len(components) > 1:
        return "T-X5" if ruffs else "T-X2"
    if ruffs:
        return "T-A21" if ruffs > 1 else "T-12"
    return "T-9" if rivals > 1 else "T-12"


def _measure(cards: Sequence[Card], components: Sequence[Component], order: Order, throw_eval: str) -> Tops:
    """The strength classes that count when plays are compared; empty if the play has not the shape of the lead."""
    tops = _matched(cards, tuple(component.pairs for component in components), order)
    if not tops or throw_eval == "all":
        return tops
    if throw_eval == "highest_single" and len(components) > 1:
        return (max(order.class_of[card] for card in cards),)
    return tops[:1]


def _matched(cards: Sequence[Card], sizes: tuple[int, ...], order: Order) -> Tops:
    """Tops of the components when the cards are split as `sizes` ask, the highest possible for the longest, and so on.

    A longer tractor may stand for a shorter one and pairs, a pair for two singles (T-X5). Empty if it cannot be done.
    """
    pairs = sorted((order.class_of[card] for card in paired(cards)), reverse=True)
    everything = sorted((order.class_of[card] for card in cards), reverse=True)
    asked = [size for size in sizes if size]
    tops = _place_pairs(pairs, asked)
    if tops is None:
        return ()
    used, chosen = tops
    for number in chosen:
        everything.remove(number)
        everything.remove(number)
    return (*used, *everything)


def _place_pairs(pairs: Sequence[int], sizes: Sequence[int]) -> tuple[Tops, Tops] | None:
    """Tops for each size and the classes used for them; None if the pairs do not suffice."""
    if not sizes:
        return (), ()
    for top in sorted(set(pairs), reverse=True):
        stretch = tuple(range(top, top - sizes[0], -1))
        if not set(pairs).issuperset(stretch):
            continue
        left = list(pairs)
        for number in stretch:
            left.remove(number)
        rest = _place_pairs(left, sizes[1:])
        if rest is not None:
            return (top, *rest[0]), (*stretch, *rest[1])
    return None
