"""Chance, as the rules need it to make a pack. Not here: where it comes from; a table brings its own."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from random import Random
from typing import Any, Protocol

from stammtisch.cards import Card


class Chance(Protocol):
    """A source of chance. Python's `random.Random` is one, and so is the fair deal of a table."""

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Bring `x` into an order drawn at random."""
        ...

    def randint(self, a: int, b: int, /) -> int:
        """A whole number from `a` to `b`, both included."""
        ...


class Lots(Random):
    """Chance for thousands of deals: each card draws a lot, which takes half the time of Python's own shuffle."""

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Bring `x` into the order of lots drawn for its items."""
        x[:] = sorted(x, key=lambda _: self.random())


def shuffled(pack: Sequence[Card], chance: Chance) -> tuple[Card, ...]:
    """The pack in an order drawn by chance."""
    cards = list(pack)
    chance.shuffle(cards)
    return tuple(cards)
