"""Dealing what a seat cannot see: uniformly over all ways that respect what was shown.

Not here: what was shown. A game says which card may lie where.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from math import comb
from random import Random

from stammtisch.cards import Card

Places = tuple[int, ...]


def deal_unknown(
    cards: Sequence[Card], sizes: Sequence[int], may_hold: Callable[[int, Card], bool], rng: Random
) -> tuple[tuple[Card, ...], ...]:
    """One way to lay `cards` into places of these sizes, drawn uniformly from all ways with `may_hold(place, card)`.

    Two copies of a card count as two cards, as in a shuffled pack. Sizes add up to the number of cards.
    Raises ValueError if there is no way.
    """
    if len(cards) != sum(sizes):
        raise ValueError(f"{len(cards)} cards do not fill places of {tuple(sizes)}")
    groups = _by_places(cards, len(sizes), may_hold)
    ways = _Ways([(places, len(group)) for places, group in groups])
    if ways.count(0, 0, len(groups[0][1]) if groups else 0, tuple(sizes)) == 0:
        raise ValueError("no way to lay the cards respects what was shown")
    return ways.draw([group for _, group in groups], tuple(sizes), rng)


def count_ways(groups: Sequence[tuple[Places, int]], sizes: Sequence[int]) -> int:
    """How many ways `deal_unknown` has. groups: places that may hold a card, and how many such cards there are."""
    present = [(places, count) for places, count in groups if count]
    return _Ways(present).count(0, 0, present[0][1] if present else 0, tuple(sizes))


def _by_places(
    cards: Sequence[Card], count: int, may_hold: Callable[[int, Card], bool]
) -> list[tuple[Places, list[Card]]]:
    """Cards grouped by the places that may hold them, the most restricted first."""
    groups: defaultdict[Places, list[Card]] = defaultdict(list)
    for card in cards:
        groups[tuple(place for place in range(count) if may_hold(place, card))].append(card)
    return sorted(groups.items(), key=lambda item: (len(item[0]), item[0]))


class _Ways:
    """Counts the ways to fill places from groups of cards that are alike in where they may lie."""

    def __init__(self, groups: Sequence[tuple[Places, int]]) -> None:
        self._groups = groups
        self._known: dict[tuple[int, int, int, tuple[int, ...]], int] = {}

    def count(self, group: int, step: int, left: int, room: tuple[int, ...]) -> int:
        """Ways from here on: `left` cards of `group` go to its places from `step` on; `room` is left in each place."""
        if group == len(self._groups):
            return 1
        key = (group, step, left, room)
        if key not in self._known:
            self._known[key] = sum(weight for _, weight, _ in self._choices(group, step, left, room))
        return self._known[key]

    def draw(self, groups: Sequence[list[Card]], room: tuple[int, ...], rng: Random) -> tuple[tuple[Card, ...], ...]:
        """One of the ways, each with equal chance."""
        laid: list[list[Card]] = [[] for _ in room]
        for group, cards in enumerate(groups):
            rng.shuffle(cards)
            left = len(cards)
            for step, place in enumerate(self._groups[group][0]):
                number, room = self._draw_number(group, step, left, room, rng)
                laid[place] += cards[left - number : left]
                left -= number
        return tuple(tuple(cards) for cards in laid)

    def _draw_number(
        self, group: int, step: int, left: int, room: tuple[int, ...], rng: Random
    ) -> tuple[int, tuple[int, ...]]:
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
        numbers = [left] if last else range(min(left, room[place]) + 1)
        choices = []
        for number in numbers:
            if number > room[place]:
                continue
            after = (*room[:place], room[place] - number, *room[place + 1 :])
            weight = comb(left, number) * self._count_after(group, step, left - number, after, last)
            if weight:
                choices.append((number, weight, after))
        return choices

    def _count_after(self, group: int, step: int, left: int, room: tuple[int, ...], last: bool) -> int:
        if not last:
            return self.count(group, step + 1, left, room)
        following = group + 1
        return self.count(following, 0, self._groups[following][1] if following < len(self._groups) else 0, room)
