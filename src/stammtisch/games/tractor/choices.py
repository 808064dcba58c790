"""Lazy sequences of card sets: they know their length and any item, and never list the millions between.

A set is made of pairs taken whole and of single copies; that names every set once. Not here: which sets are legal.
"""

from __future__ import annotations

from abc import abstractmethod
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from math import comb, prod
from typing import Any, overload

from stammtisch.cards import Card, in_pack_order


@dataclass(frozen=True, slots=True)
class Selection:
    """Every way to take `count` cards from `faces`, with at least `least` of `pairs` taken whole, added to `fixed`.

    pairs: those of `faces` that may be taken twice. Earlier faces come first in the sequence.
    """

    fixed: tuple[Card, ...]
    faces: tuple[Card, ...]
    pairs: tuple[Card, ...]
    count: int
    least: int = 0

    def whole_pairs(self) -> range:
        """The numbers of pairs that may be taken whole."""
        return range(self.least, min(len(self.pairs), self.count // 2) + 1)

    def ways(self, whole: int) -> int:
        """How many sets take just `whole` pairs whole."""
        return comb(len(self.pairs), whole) * comb(len(self.faces) - whole, self.count - 2 * whole)

    def size(self) -> int:
        """How many sets there are."""
        return sum(self.ways(whole) for whole in self.whole_pairs())

    def at(self, index: int) -> tuple[Card, ...]:
        """The set at `index`."""
        for whole in self.whole_pairs():
            if index < self.ways(whole):
                return self._with_pairs(whole, index)
            index -= self.ways(whole)
        raise IndexError(index)

    def _with_pairs(self, whole: int, index: int) -> tuple[Card, ...]:
        singles = self.count - 2 * whole
        first, second = divmod(index, comb(len(self.faces) - whole, singles))
        taken = [self.pairs[n] for n in combination_at(len(self.pairs), whole, first)]
        rest = [face for face in self.faces if face not in taken] if taken else self.faces
        chosen = [rest[n] for n in combination_at(len(rest), singles, second)]
        return (*self.fixed, *taken, *taken, *chosen)

    def copies(self, face: Card) -> set[int]:
        """How many copies of the face a set may hold."""
        fixed, possible = self.fixed.count(face), set[int]()
        if face not in self.faces:
            return {fixed} if self.size() else possible
        others = len(self.pairs) - (face in self.pairs)
        for whole in self.whole_pairs():
            singles, rest = self.count - 2 * whole, len(self.faces) - 1 - whole
            possible |= {fixed} if comb(others, whole) and 0 <= singles <= rest else set()
            possible |= {fixed + 1} if comb(others, whole) and 1 <= singles <= rest + 1 else set()
            if face in self.pairs and whole and comb(others, whole - 1) and singles <= rest + 1:
                possible.add(fixed + 2)
        return possible


class InBlocks(Sequence[tuple[Card, ...]]):
    """Sets in blocks, one block after the other. A subclass says how many are in each, and which stands at a place."""

    _ends: list[int]

    @abstractmethod
    def _sizes(self) -> Iterator[int]:
        """How many sets each block has."""

    @abstractmethod
    def _set(self, block: int, place: int) -> tuple[Card, ...]:
        """The set at this place of its block."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "_ends", list(accumulate(self._sizes())))

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    @overload
    def __getitem__(self, index: int) -> tuple[Card, ...]: ...
    @overload
    def __getitem__(self, index: slice) -> list[tuple[Card, ...]]: ...
    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            return [self[n] for n in range(*index.indices(len(self)))]
        place = index + len(self) if index < 0 else index
        if not 0 <= place < len(self):
            raise IndexError(index)
        block = bisect_right(self._ends, place)
        return self._set(block, place - (self._ends[block - 1] if block else 0))


@dataclass(frozen=True)
class CardSets(InBlocks):
    """The sets of several selections that share none, one selection after the other."""

    selections: tuple[Selection, ...]
    _ends: list[int] = field(init=False, repr=False, compare=False)

    def _sizes(self) -> Iterator[int]:
        return (selection.size() for selection in self.selections)

    def _set(self, block: int, place: int) -> tuple[Card, ...]:
        return in_pack_order(self.selections[block].at(place))

    def firsts(self) -> Iterator[tuple[Card, ...]]:
        """The set of the earliest faces for each selection and each number of pairs taken whole."""
        for selection in self.selections:
            index = 0
            for whole in selection.whole_pairs():
                if ways := selection.ways(whole):
                    yield in_pack_order(selection.at(index))
                index += ways

    def copies(self, face: Card) -> set[int]:
        """How many copies of the face a set may hold."""
        return set().union(*(selection.copies(face) for selection in self.selections))


@dataclass(frozen=True)
class Subsets(InBlocks):
    """Every set of one card or more from one of several groups: numbers whose digits count the copies of each face."""

    groups: tuple[tuple[tuple[Card, int], ...], ...]
    _ends: list[int] = field(init=False, repr=False, compare=False)

    def _sizes(self) -> Iterator[int]:
        return (prod(copies + 1 for _, copies in group) - 1 for group in self.groups)

    def _set(self, block: int, place: int) -> tuple[Card, ...]:
        chosen: list[Card] = []
        number = 1 + place  # 0 would be the empty set
        for face, copies in self.groups[block]:
            number, digit = divmod(number, copies + 1)
            chosen += [face] * digit
        return in_pack_order(chosen)


def any_cards(cards: Iterable[Card], count: int, fixed: tuple[Card, ...] = (), least: int = 0) -> Selection:
    """Every set of `count` of these cards, with at least `least` pairs whole; the order of faces is that of `cards`."""
    held = Counter(cards)
    return Selection(fixed, tuple(held), tuple(face for face, copies in held.items() if copies == 2), count, least)


def combination_at(size: int, count: int, index: int) -> tuple[int, ...]:
    """The combination at `index` of `count` numbers below `size`, in the order of their text."""
    chosen, number = [], 0
    while count:
        ways = comb(size - number - 1, count - 1)
        if index < ways:
            chosen.append(number)
            count -= 1
        else:
            index -= ways
        number += 1
    return tuple(chosen)
