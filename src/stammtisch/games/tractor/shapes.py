"""Components of a set of cards: singles, pairs, tractors (T-10, T-A11 to T-A15), and how a throw splits (T-X1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from stammtisch.cards import Card, Suit, in_pack_order
from stammtisch.games.tractor.order import Order


@dataclass(frozen=True, slots=True)
class Component:
    """pairs: 0 for a single card, 1 for a pair, more for a tractor. top: the highest strength class in it."""

    pairs: int
    top: int
    cards: tuple[Card, ...]

    @property
    def form(self) -> str:
        """ "single", "pair" or "tractor"."""
        return ("single", "pair", "tractor")[min(self.pairs, 2)]


def only_suit(cards: Sequence[Card], order: Order) -> Suit | None:
    """The one effective suit of all the cards; None if there are several."""
    suits = {order.suit_of[card] for card in cards}
    return suits.pop() if len(suits) == 1 else None


def paired(cards: Iterable[Card]) -> list[Card]:
    """The faces held twice: a pair is two identical cards (T-A15)."""
    once, twice = set[Card](), []
    for card in cards:
        if card in once:
            twice.append(card)
        once.add(card)
    return twice


@lru_cache(maxsize=20_000)
def split(cards: tuple[Card, ...], order: Order) -> tuple[Component, ...]:
    """T-X1: the longest tractor again and again (of equals the highest), then pairs, then singles, each high to low.

    cards: of one effective suit. One component means that the cards are a single, a pair or a tractor.
    """
    if len(cards) == 1:
        return (Component(0, order.class_of[cards[0]], cards),)
    faces = Counter(in_pack_order(cards))
    pairs = [card for card, count in faces.items() if count == 2]
    components = []
    while stretch := longest_stretch(order.class_of[card] for card in pairs):
        chosen = [next(card for card in pairs if order.class_of[card] == number) for number in stretch]
        components.append(_component(chosen, order))
        pairs = [card for card in pairs if card not in chosen]
    rest = sorted(pairs, key=lambda card: -order.class_of[card])
    components += [_component([card], order) for card in rest]
    singles = sorted((card for card, count in faces.items() if count == 1), key=lambda card: -order.class_of[card])
    return (*components, *(Component(0, order.class_of[card], (card,)) for card in singles))


def longest_stretch(classes: Iterable[int]) -> tuple[int, ...]:
    """The longest run of two or more neighbouring classes from the top down, of equals the highest; else empty."""
    best: tuple[int, ...] = ()
    for run in runs(classes):
        if len(run) > max(len(best), 1):
            best = run
    return best


def runs(classes: Iterable[int]) -> Iterator[tuple[int, ...]]:
    """The classes as runs of neighbours, each from the top down, the highest run first; equal classes count once."""
    falling = sorted(set(classes), reverse=True)
    for _, run in groupby(enumerate(falling), key=lambda item: item[0] + item[1]):
        yield tuple(number for _, number in run)


def tractors(cards: Sequence[Card], order: Order) -> Iterator[tuple[Card, ...]]:
    """Every tractor that can be taken from the cards, each once, as cards in pack order."""
    by_class: dict[tuple[Suit, int], list[Card]] = {}
    for card in paired(cards):
        by_class.setdefault((order.suit_of[card], order.class_of[card]), []).append(card)
    for suit, bottom in by_class:
        yield from _grow((), suit, bottom, by_class)


def _grow(
    chosen: tuple[Card, ...], suit: Suit, number: int, by_class: Mapping[tuple[Suit, int], list[Card]]
) -> Iterator[tuple[Card, ...]]:
    """Tractors that go on from `chosen` with a pair of class `number`; off-suit level pairs give several (T-A11)."""
    for card in by_class.get((suit, number), ()):
        longer = (*chosen, card)
        if len(longer) > 1:
            yield in_pack_order(longer * 2)
        yield from _grow(longer, suit, number + 1, by_class)


def _component(faces: Sequence[Card], order: Order) -> Component:
    return Component(len(faces), max(order.class_of[card] for card in faces), in_pack_order([*faces, *faces]))
