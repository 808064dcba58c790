"""Dealing what a seat cannot see: uniformly over all ways that respect what was shown.

Not here: what was shown. A game says which card may lie where.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import comb, factorial
from random import Random

from stammtisch.cards import Card

Places = tuple[int, ...]


def deal_unknown(
    cards: Sequence[Card], sizes: Sequence[int], may_hold: Callable[[int, Card], bool], rng: Random
) -> tuple[tuple[Card, ...], ...]:
    """One way to lay `cards` into places of the given sizes, drawn uniformly from those with `may_hold(place, card)`.

    Two copies of a card count as two cards, as in a shuffled pack. Sizes add up to the number of cards.
    Raises ValueError if there is no way.
    """
    if len(cards) != sum(sizes):
        raise ValueError(f"{len(cards)} cards do not fill places of {tuple(sizes)}")
    places = range(len(sizes))
    return UnknownDeals(
        ((card, tuple(place for place in places if may_hold(place, card))) for card in cards), sizes
    ).draw(rng)


class UnknownDeals:
    """All ways to lay cards into places, each card into one of its own places; any number of them can be drawn.

    What is counted for the first draw is kept for the next, so that a draw that is rejected costs little.
    """

    def __init__(self, cards: Iterable[tuple[Card, Places]], sizes: Sequence[int]) -> None:
        """Raises ValueError if there is no way."""
        self._room = tuple(sizes)
        groups: defaultdict[Places, list[Card]] = defaultdict(list)
        for card, places in cards:
            groups[places].append(card)
        self._free = groups.pop(tuple(range(len(sizes))), [])  # they fill what is left, in any order
        self._groups = sorted(groups.items(), key=lambda item: (len(item[0]), item[0]))
        self._ways = _Ways([(places, len(group)) for places, group in self._groups])
        held = len(self._free) + sum(len(group) for _, group in self._groups)
        if (
            min(sizes, default=0) < 0
            or held != sum(sizes)
            or self._ways.count(0, 0, self._ways.size(0), self._room) == 0
        ):
            raise ValueError("no way to lay the cards respects what was shown")

    def draw(self, rng: Random) -> tuple[tuple[Card, ...], ...]:
        """One of the ways, each with equal chance."""
        laid: list[list[Card]] = [[] for _ in self._room]
        room = self._room
        for group, (places, cards) in enumerate(self._groups):
            rng.shuffle(cards)
            left = len(cards)
            for step, place in enumerate(places):
                number, room = self._ways.draw_number(group, step, left, room, rng)
                laid[place] += cards[left - number : left]
                left -= number
        rng.shuffle(self._free)
        left = len(self._free)
        for place, number in enumerate(room):
            laid[place] += self._free[left - number : left]
            left -= number
        return tuple(tuple(cards) for cards in laid)


class _Ways:
    """Counts the ways to fill places from groups of cards that are alike in where they may lie."""

    def __init__(self, groups: Sequence[tuple[Places, int]]) -> None:
        self._groups = groups
        self._known: dict[tuple[int, int, int, tuple[int, ...]], int] = {}

    def size(self, group: int) -> int:
        """How many cards the group has; none after the last group."""
        return self._groups[group][1] if group < len(self._groups) else 0

    def count(self, group: int, step: int, left: int, room: tuple[int, ...]) -> int:
        """Ways from here on: `left` cards of `group` go to its places from `step` on; `room` is left in each place."""
        if group == len(self._groups):
            return _orders(room)
        key = (group, step, left, room)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = sum(weight for _, weight, _ in self._choices(group, step, left, room))
        return known

    def draw_number(
        self, group: int, step: int, left: int, room: tuple[int, ...], rng: Random
    ) -> tuple[int, tuple[int, ...]]:
        """How many cards the place at `step` takes, and the room after it."""
        choices = self._choices(group, step, left, room)
        mark = rng.randrange(sum(weight for _, weight, _ in choices))
        for number, weight, room_after in choices:
            mark -= weight
            if mark < 0:
                return number, room_after
        raise AssertionError("the weights add up to more than the mark")

    def _choices(
        self, group: int, step: int, left: int, room: tuple[int, ...]
    ) -> list[tuple[int, int, tuple[int, ...]]]:
        """Every number of cards that the place at `step` may take: (number, ways, room after it)."""
        places, _ = self._groups[group]
        if not places:
            return []
        place, last = places[step], step == len(places) - 1
        most = min(left, room[place])
        least = left if last else max(0, left - sum(room[later] for later in places[step + 1 :]))
        choices = []
        for number in range(least, most + 1):
            after = (*room[:place], room[place] - number, *room[place + 1 :])
            weight = comb(left, number) * self._count_after(group, step, left - number, after, last)
            if weight:
                choices.append((number, weight, after))
        return choices

    def _count_after(self, group: int, step: int, left: int, room: tuple[int, ...], last: bool) -> int:
        if not last:
            return self.count(group, step + 1, left, room)
        return self.count(group + 1, 0, self.size(group + 1), room)


def _orders(room: Sequence[int]) -> int:
    """In how many ways cards without any limit fill this room."""
    ways = factorial(sum(room))
    for number in room:
        ways //= factorial(number)
    return ways
