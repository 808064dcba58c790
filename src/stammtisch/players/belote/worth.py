"""What a deal's scores are worth to a side: the scores themselves, or the chance to win the match that they leave.

What belongs here: both measures. What does not: how a deal comes to its scores.

The chance to win follows from both sides' missing scores, backwards from the line, over the outcomes of deals among our
own players (`learned.json`). Far from the line a point more is worth the same for either side; near it, it is not.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, Protocol

from stammtisch.games.belote.match import BeloteMatch
from stammtisch.players.belote.promise import learned
from stammtisch.seats import Side

LONGEST: Final = 152
"""The most that the table knows a side to miss; a longer match is looked at as its last part."""


class Worth(Protocol):
    """A measure of outcomes; more is better for one's own side."""

    def of(self, own: int, other: int) -> float:
        """What it is worth to write so much, the other side so much."""
        ...


@dataclass(frozen=True, slots=True)
class ByScore:
    """How much more one's own side writes."""

    def of(self, own: int, other: int) -> float:
        """The difference."""
        return float(own - other)


@dataclass(frozen=True, slots=True)
class ByMatch:
    """The chance of `side` to win the match, of 100."""

    match: BeloteMatch
    side: Side

    def of(self, own: int, other: int) -> float:
        """What is left to play decides it."""
        scores, options = self.match.scores, self.match.options
        line = options.win_at + options.win_strict
        return 100 * chance(line - scores[self.side] - own, line - scores[1 - self.side] - other)


def chance(mine: int, theirs: int) -> float:
    """The chance to win, from 0 to 1, by what each side misses; whoever is further past the line has won (B-A36)."""
    if min(mine, theirs) <= 0:
        return 0.5 if mine == theirs else float(mine < theirs)
    over = max(mine, theirs) - LONGEST
    if over > 0:
        mine, theirs = max(1, mine - over), max(1, theirs - over)
    return _chances()[mine][theirs]


@cache
def _chances() -> tuple[tuple[float, ...], ...]:
    """By what each side misses, from 1 on; symmetric, since who deals next matters little."""
    outcomes = learned().outcomes
    table = [[0.5] * (LONGEST + 1) for _ in range(LONGEST + 1)]

    def after(mine: int, theirs: int) -> float:
        if min(mine, theirs) <= 0:
            return 0.5 if mine == theirs else float(mine < theirs)
        return table[mine][theirs]

    for mine in range(1, LONGEST + 1):
        for theirs in range(1, mine):
            win = sum(share * after(mine - own, theirs - other) for own, other, share in outcomes)
            table[mine][theirs], table[theirs][mine] = win, 1 - win
    return tuple(map(tuple, table))
