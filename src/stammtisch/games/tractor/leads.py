"""What may be led (T-10, T-A16, T-X1), and whether a throw stands (T-X2, T-X3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from stammtisch.cards import Card, Suit
from stammtisch.errors import RuleError
from stammtisch.games.tractor.choices import Subsets
from stammtisch.games.tractor.order import Order
from stammtisch.games.tractor.shapes import Component, only_suit, paired, runs, split, tractors
from stammtisch.seats import Seat


def lead_choices(hand: Sequence[Card], order: Order, throws: bool) -> Sequence[tuple[Card, ...]]:
    """Every legal lead, each once: singles, pairs, tractors; with throws every set of cards of one effective suit."""
    if throws:
        return Subsets(tuple(tuple(faces.items()) for faces in by_suit(hand, order).values()))
    return simple_leads(hand, order)


def simple_leads(hand: Sequence[Card], order: Order) -> list[tuple[Card, ...]]:
    """Singles, pairs and tractors in the hand, tractors first, then pairs, then singles."""
    longest = sorted(tractors(hand, order), key=lambda cards: -len(cards))
    pairs = [(card, card) for card in paired(hand)]
    return [*longest, *pairs, *((card,) for card in dict.fromkeys(hand))]


def by_suit(hand: Iterable[Card], order: Order) -> dict[Suit, Counter[Card]]:
    """Copies of each face by effective suit."""
    suits: dict[Suit, Counter[Card]] = {}
    for card in hand:
        suits.setdefault(order.suit_of[card], Counter())[card] += 1
    return suits


def check_lead(seat: Seat, cards: Sequence[Card], order: Order, throws: bool) -> tuple[Component, ...]:
    """The components of a lead. Raises RuleError unless the cards may be led."""
    if only_suit(cards, order) is None:
        raise RuleError("not_one_suit", "T-10", "Lead cards of one suit; level cards and jokers are trumps.", seat)
    components = split(cards, order)
    if len(components) > 1 and not throws:
        sentence = "Lead a single card, a pair of identical cards, or pairs that follow each other without a gap."
        raise RuleError("not_a_lead", "T-A16" if _is_loose(components) else "T-10", sentence, seat)
    return components


def beatable(components: Sequence[Component], others: Sequence[Sequence[Card]], order: Order) -> Component | None:
    """T-X3: the lowest component that one other hand beats, singles first; None if the throw stands (T-X2)."""
    suit = order.suit_of[components[0].cards[0]]
    hands = [[card for card in hand if order.suit_of[card] is suit] for hand in others]
    for component in sorted(components, key=lambda c: (c.pairs, c.top)):
        if any(can_beat(component, hand, order) for hand in hands):
            return component
    return None


def can_beat(component: Component, suited: Sequence[Card], order: Order) -> bool:
    """Whether cards of the same effective suit hold something of the same form and length with a higher top (T-X2)."""
    faces = paired(suited) if component.pairs else suited
    classes = [order.class_of[card] for card in faces]
    if component.pairs < 2:
        return any(number > component.top for number in classes)
    return any(len(run) >= component.pairs and run[0] > component.top for run in runs(classes))


def _is_loose(components: Sequence[Component]) -> bool:
    return any(component.pairs == 0 for component in components)
