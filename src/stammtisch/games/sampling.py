"""Dealing what a seat cannot see: uniformly over all ways that respect what was shown.

Not here: what was shown. A game says which card may lie where.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import comb, factorial
from random import Random

from stammtisch.cards import PACK_52, Card

Places = tuple[int, ...]
Layer = dict[int, int]
"""Ways by state. A state packs the room in each place, and above that how many cards of the group in hand are left."""

_BITS = 7
_MOST = (1 << _BITS) - 1


def deal_unknown(
    cards: Sequence[Card], sizes: Sequence[int], may_hold: Callable[[int, Card], bool], rng: Random
) -> tuple[tuple[Card, ...], ...]:
    """One way to lay `cards` into places of the given sizes, drawn uniformly from those with `may_hold(place, card)`.

    Two copies of a card count as two cards, as in a shuffled pack. Sizes add up to the number of cards.
    Raises ValueError if there is no way.
    """
    places = range(len(sizes))
    return UnknownDeals(
        ((card, tuple(place for place in places if may_hold(place, card))) for card in cards), sizes
    ).draw(rng)


def count_ways(groups: Iterable[tuple[Places, int]], sizes: Sequence[int]) -> int:
    """How many ways `deal_unknown` has, none if there is no way.

    groups: places that may hold a card, and how many such cards there are; which cards makes no difference.
    """
    any_card = PACK_52[0]
    try:
        return UnknownDeals([(any_card, places) for places, count in groups for _ in range(count)], sizes).ways
    except ValueError:
        return 0


class UnknownDeals:
    """All ways to lay cards into places, each card into one of its own places; any number of them can be drawn.

    The ways are counted once, group of like cards by group and place by place: a layer says in how many ways the cards
    laid so far leave this room. A draw goes back through the layers, so that one that is rejected costs little.
    """

    def __init__(self, cards: Iterable[tuple[Card, Places]], sizes: Sequence[int]) -> None:
        """Raises ValueError if there is no way."""
        groups: defaultdict[Places, list[Card]] = defaultdict(list)
        for card, places in cards:
            groups[places].append(card)
        self._count = len(sizes)
        self._free = groups.pop(tuple(range(len(sizes))), [])  # they fill what is left, in any order
        self._groups = sorted(groups.items(), key=lambda item: (len(item[0]), item[0]))
        held = len(self._free) + sum(len(group) for group in groups.values())
        if min(sizes, default=0) < 0 or held != sum(sizes):
            raise ValueError("no way to lay the cards respects what was shown: they do not fill the places")
        self._layers: list[Layer] = []
        last = self._all_layers(sum(room << _BITS * place for place, room in enumerate(sizes)))
        self._ends = [(state, ways * _orders(self._rooms(state))) for state, ways in last.items()]
        self._total = sum(ways for _, ways in self._ends)
        if self._total == 0:
            raise ValueError("no way to lay the cards respects what was shown")

    def _all_layers(self, room: int) -> Layer:
        """Fills `_layers`, one before each step (group, place), and gives the one after the last."""
        layer = {room: 1}
        for places, group in self._groups:
            begun = len(group) << _BITS * self._count
            layer = {state + begun: ways for state, ways in layer.items()} if places else {}
            for place in places:
                self._layers.append(layer)
                layer = self._after(layer, place, place == places[-1])
        return layer

    def _after(self, layer: Layer, place: int, last: bool) -> Layer:
        """The layer once `place` took its share of the group: all that is left if it is the last place."""
        top, shift, one = _BITS * self._count, _BITS * place, self._one(place)
        after: Layer = defaultdict(int)
        for state, ways in layer.items():
            left, room = state >> top, state >> shift & _MOST
            if not last:
                for number in range(min(left, room) + 1):
                    after[state - number * one] += ways * comb(left, number)
            elif left <= room:
                after[state - left * one] += ways
        return after

    def _one(self, place: int) -> int:
        """What a state loses when one card of the group in hand goes to `place`."""
        return (1 << _BITS * self._count) + (1 << _BITS * place)

    def _rooms(self, state: int) -> list[int]:
        return [state >> _BITS * place & _MOST for place in range(self._count)]

    @property
    def ways(self) -> int:
        """How many ways there are."""
        return self._total

    def draw(self, rng: Random) -> tuple[tuple[Card, ...], ...]:
        """One of the ways, each with equal chance."""
        laid: list[list[Card]] = [[] for _ in range(self._count)]
        state, step = _pick(self._ends, self._total, rng), len(self._layers)
        _share(self._free, enumerate(self._rooms(state)), laid, rng)
        for places, group in reversed(self._groups):
            shares = []
            for place in reversed(places):
                step -= 1
                number = self._share_before(self._layers[step], state, place, len(group), rng)
                state += number * self._one(place)
                shares.append((place, number))
            state -= len(group) << _BITS * self._count
            _share(group, shares, laid, rng)
        return tuple(tuple(cards) for cards in laid)

    def _share_before(self, layer: Layer, state: int, place: int, most: int, rng: Random) -> int:
        """How many cards of the group `place` took on the way to `state`."""
        top, one = _BITS * self._count, self._one(place)
        choices = []
        for number in range(most + 1):
            before = state + number * one
            ways = layer.get(before, 0)
            if ways:
                choices.append((number, ways * comb(before >> top, number)))
        return _pick(choices, sum(ways for _, ways in choices), rng)


def _pick(choices: Sequence[tuple[int, int]], total: int, rng: Random) -> int:
    """One of the choices, each with a chance like its weight."""
    mark = rng.randrange(total)
    for choice, weight in choices:
        mark -= weight
        if mark < 0:
            return choice
    raise AssertionError("the weights add up to more than the mark")


def _share(cards: list[Card], shares: Iterable[tuple[int, int]], laid: list[list[Card]], rng: Random) -> None:
    """Lays the cards in random order, to each place its number; the list itself stays, for the next draw."""
    cards = list(cards)
    rng.shuffle(cards)
    begin = 0
    for place, number in shares:
        laid[place] += cards[begin : begin + number]
        begin += number


def _orders(room: Sequence[int]) -> int:
    """In how many ways cards without any limit fill this room."""
    ways = factorial(sum(room))
    for number in room:
        ways //= factorial(number)
    return ways
