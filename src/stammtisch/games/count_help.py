"""Counting help: what whoever has paid attention to a deal could count, as values that all games speak in.

Each game makes it of a seat's view, which knows no more than the seat does. Not here: which tables allow it
(`tables/settings.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from stammtisch.cards import Card, Suit
from stammtisch.seats import Seat


@dataclass(frozen=True, slots=True)
class SuitCount:
    """One effective suit; `suit` is None for the trumps.

    out: cards that the seat has not seen, high to low, each as often as there are copies of it.
    played: how many of the suit have been played.
    """

    suit: Suit | None
    out: tuple[Card, ...]
    played: int


@dataclass(frozen=True, slots=True)
class Taken:
    """Card points in the tricks that these seats have won, and in what lies away for them as far as the view knows."""

    seats: tuple[Seat, ...]
    card_points: int


@dataclass(frozen=True, slots=True)
class CountHelp:
    """suits: trumps first, where there are any. taken: empty where card points decide nothing."""

    suits: tuple[SuitCount, ...]
    taken: tuple[Taken, ...] = ()


def count_suits(
    out: Iterable[Card], played: Iterable[Card], suit_of: Callable[[Card], Suit | None], suits: Iterable[Suit]
) -> tuple[SuitCount, ...]:
    """Trumps first, then `suits` in their order; without those that have no card. out: high to low."""
    missing, gone = tuple(out), tuple(map(suit_of, played))
    counts = (SuitCount(s, tuple(c for c in missing if suit_of(c) is s), gone.count(s)) for s in (None, *suits))
    return tuple(count for count in counts if count.out or count.played)
