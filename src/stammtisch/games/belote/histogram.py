"""What all 10,518,300 hands of eight cards have to announce, counted one by one: a figure for `stammtisch bench`.

A hand is four bit masks, one a suit, with the ace as highest bit. The tests compare it with the proposal of the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from stammtisch.games.belote.announcements import FOUR_RANKS, FOUR_VALUES, RUN_RANKS, RUN_VALUES, Kind

HANDS: Final = 10_518_300
RUN_WORTH: Final = (0, 0, 0, RUN_VALUES[Kind.TIERCE], RUN_VALUES[Kind.FIFTY], *(RUN_VALUES[Kind.HUNDRED],) * 4)
BITS: Final = {rank: 128 >> place for place, rank in enumerate(RUN_RANKS)}
FOURS: Final = sum(BITS[rank] for rank in FOUR_RANKS)
FOUR_WORTH: Final = {BITS[rank]: FOUR_VALUES.get(rank, 100) for rank in FOUR_RANKS}


def _runs_worth(mask: int) -> int:
    return sum(RUN_WORTH[len(run)] for run in f"{mask:08b}".split("0"))


_RUNS: Final = tuple(_runs_worth(mask) for mask in range(256))
_OF_SIZE: Final = tuple(tuple(mask for mask in range(256) if mask.bit_count() == size) for size in range(9))


def value(suits: Sequence[int]) -> int:
    """What the proposal to this hand is worth: fours first, sequences from the rest (B-A26)."""
    fours = suits[0] & suits[1] & suits[2] & suits[3] & FOURS
    worth = sum(points for bit, points in FOUR_WORTH.items() if fours & bit)
    return worth + sum(_RUNS[mask & ~fours] for mask in suits)


def histogram() -> Counter[int]:
    """Announced value -> hands, every hand looked at."""
    counted: Counter[int] = Counter()
    for first, second, third, left in _three_suits():
        shared, worth = first & second & third & FOURS, _RUNS[first] + _RUNS[second] + _RUNS[third]
        counted.update(
            value((first, second, third, last)) if shared & last else worth + _RUNS[last] for last in _OF_SIZE[left]
        )
    return counted


def _three_suits() -> Iterator[tuple[int, int, int, int]]:
    """Every choice of three suits of a hand, and how many cards the fourth has."""
    for first in range(256):
        for second in range(256):
            room = 8 - first.bit_count() - second.bit_count()
            for size in range(max(0, room) + 1 if room >= 0 else 0):
                for third in _OF_SIZE[size]:
                    yield first, second, third, room - size
