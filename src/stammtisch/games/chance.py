"""Chance, as the rules need it to make a pack. Not here: where it comes from; the table brings it."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
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


def shuffled(pack: Sequence[Card], chance: Chance) -> tuple[Card, ...]:
    """The pack in an order drawn by chance."""
    cards = list(pack)
    chance.shuffle(cards)
    return tuple(cards)
