"""What is to be said of a deal that is over: the worth of every move, mistakes, what could have been, luck and skill.

What belongs here: the values, and what follows from the worth of moves in every game alike. What does not: how much a
move is worth; each game has a module for that.

Worth is in a unit of the game, of the side of the seat that moves: more is better for it, and what one side gains the
other loses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from stammtisch.players.reasons import Reason
from stammtisch.seats import Seat, Side

SideOf: TypeAlias = Callable[[Seat], Side]

SLIGHT: Final = 0.005
"""A cost below this is none."""


@dataclass(frozen=True, slots=True)
class Step:
    """A moment of a deal that is over. seat, move: what was done then, the move as a value; None where nothing was."""

    state: Any
    seat: Seat | None = None
    move: Any = None


@dataclass(frozen=True, slots=True)
class MoveWorth:
    """A move that could be made. seen: its worth on average, by what the seat knew; opened: with all cards open.

    Each is None where it was not reckoned.
    """

    move: str
    seen: float | None
    opened: float | None
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that a seat had. step: number of the moment, from 0 for the deal as dealt. move: what was chosen.

    moves: all that are told apart, the best first, by what the seat knew or, where that is not known, with open cards.
    """

    step: int
    seat: Seat
    move: str
    moves: tuple[MoveWorth, ...]

    @property
    def seen_cost(self) -> float | None:
        """How much less the move was worth than the best one, by what the seat knew."""
        return self._cost([(each.move, each.seen) for each in self.moves])

    @property
    def opened_cost(self) -> float | None:
        """The same with all cards open: what no seat could know."""
        return self._cost([(each.move, each.opened) for each in self.moves])

    @property
    def cost(self) -> float:
        """What the seat can be blamed for; with open cards only where nothing else is known."""
        cost = self.opened_cost if self.seen_cost is None else self.seen_cost
        return 0.0 if cost is None else cost

    def _cost(self, worths: Sequence[tuple[str, float | None]]) -> float | None:
        known = {move: worth for move, worth in worths if worth is not None}
        return max(known.values()) - known[self.move] if self.move in known else None


@dataclass(frozen=True, slots=True)
class LineMove:
    """A move of a line that was not played."""

    seat: Seat
    move: str


@dataclass(frozen=True, slots=True)
class Chance:
    """Whether a side that did not reach its aim could have, with open cards and best play by all from there on.

    step: the last moment at which it still could by a choice of its own; None where it never could. line: how.
    """

    side: Side
    step: int | None
    line: tuple[LineMove, ...] = ()


@dataclass(frozen=True, slots=True)
class Fortune:
    """What a side's result came from. luck: what cards and chance brought; skill: what the moves of all seats did.

    result: both together, in the unit.
    """

    side: Side
    result: float
    luck: float

    @property
    def skill(self) -> float:
        """What the others' mistakes brought, less what one's own cost."""
        return self.result - self.luck

    @property
    def luck_share(self) -> float:
        """The part of luck in both, from 0 to 1; a half where there is neither."""
        whole = abs(self.luck) + abs(self.skill)
        return abs(self.luck) / whole if whole > SLIGHT else 0.5


@dataclass(frozen=True, slots=True)
class Analysis:
    """All that there is to say of a deal. unit: a code, of every worth."""

    unit: str
    decisions: tuple[Decision, ...]
    chances: tuple[Chance, ...]
    fortunes: tuple[Fortune, ...]

    @property
    def costliest(self) -> tuple[Decision, ...]:
        """The costliest move of each seat that made a mistake, in the order of seats."""
        found: dict[Seat, Decision] = {}
        for decision in self.decisions:
            if decision.cost > max(SLIGHT, found[decision.seat].cost if decision.seat in found else 0.0):
                found[decision.seat] = decision
        return tuple(found[seat] for seat in sorted(found))


def best_first(moves: Iterable[MoveWorth]) -> tuple[MoveWorth, ...]:
    """The moves in the order of what they are worth."""
    return tuple(sorted(moves, key=_order))


def _order(worth: MoveWorth) -> tuple[float, float]:
    seen = worth.opened if worth.seen is None else worth.seen
    return -(seen or 0.0), -(worth.opened or 0.0)


def skill_of(side: Side, decisions: Iterable[Decision], side_of: SideOf, *, opened: bool) -> float:
    """What the mistakes of the other sides brought this one, less what its own cost."""
    total = 0.0
    for decision in decisions:
        cost = decision.opened_cost if opened else decision.seen_cost
        total += (cost or 0.0) * (-1 if side_of(decision.seat) == side else 1)
    return total
