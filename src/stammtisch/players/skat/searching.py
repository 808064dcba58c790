"""Playing a world out with open cards: where the game ends after each card that may be played.

What belongs here: asking the kernels, card by card, within a meter. What does not: which worlds, what their ends are
worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from threading import local
from typing import Final

from stammtisch.games.skat.contract import Kind, Level
from stammtisch.games.skat.order import ALL_CARD_POINTS
from stammtisch.games.skat.scoring import SCHNEIDER_GOAL, WINNING_CARD_POINTS
from stammtisch.players.budget import Meter
from stammtisch.players.skat.hidden import World
from stammtisch.players.skat.seen import Seen
from stammtisch.solvers.kernels.skat import NULL, beaters_of, card_points
from stammtisch.solvers.kernels.skat_search import UNKNOWN, PointSearch
from stammtisch.solvers.kernels.skat_tricks import TrickSearch

NO_TRICK, A_TRICK = 0, 1
"""The ends of a Null: the declarer stays without a trick, or takes one."""

GOALS: Final = {Level.NONE: WINNING_CARD_POINTS, Level.SCHNEIDER: SCHNEIDER_GOAL, Level.SCHWARZ: ALL_CARD_POINTS}
"""Card points that make the game, by what was announced."""

FAR: Final = 15
"""Where the exact end would take too long, it is asked whether the goal is reached, and then by so many card points."""

_END_BETWEEN: Final = {(True, True): 23, (True, False): 7, (False, True): -8, (False, False): -24}
"""By (goal reached, reached by `FAR` more or missed by no more): card points beyond the goal, amid those possible."""


class _Searches(local):
    """The searches of a thread: each serves one thread at a time."""

    def __init__(self) -> None:
        self.points = PointSearch()
        self.tricks = TrickSearch()


_SEARCHES: Final = _Searches()


class OpenPlay:
    """Ends of worlds, from the position that a seat sees."""

    def __init__(self, seen: Seen, cards: Sequence[int], exact: bool) -> None:
        """cards: by number, those that may be played. exact: to the card point; else how far from the goal."""
        self._seen = seen
        self._cards = cards
        self._exact = exact
        self._goal = GOALS[seen.contract.announced]
        self._mode = seen.layout.mode

    def ends(self, world: World, meter: Meter) -> tuple[int, ...] | None:
        """By card, the declarer's card points in the end, or in Null how it ends; None if the meter ran out."""
        held = self._with_table(world)
        if self._seen.contract.kind is Kind.NULL:
            return self._null_ends(held, meter)
        search = _SEARCHES.points
        search.load(self._mode, *held)
        rest = sum(held)
        sure = self._seen.taken + card_points(self._mode, world.away)
        guess = self._goal
        ends = []
        for card in self._cards:
            end = self._end_after(search, rest, card, sure, guess, meter)
            if end is None:
                return None
            guess = end
            ends.append(end)
        return tuple(ends)

    def is_won(self, world: World, meter: Meter) -> bool | None:
        """Whether the declarer reaches his goal from here on, whoever is to play; None if the meter ran out."""
        held = self._with_table(world)
        first, second = (*self._seen.table, -1, -1)[:2]
        rest = (sum(held), self._seen.leader, first, second)
        if meter.steps_left <= 0:
            return None
        if self._seen.contract.kind is Kind.NULL:
            tricks = _SEARCHES.tricks
            tricks.load(self._mode, *held, 0, True)
            tricks.count_from(meter.steps_left)
            clean = tricks.clean(*rest)
            meter.spend(tricks.nodes)
            return None if clean == UNKNOWN else clean == 1
        points = _SEARCHES.points
        points.load(self._mode, *held)
        points.count_from(meter.steps_left)
        reached = _reaches(points, rest, self._goal - self._seen.taken - card_points(self._mode, world.away))
        meter.spend(points.nodes)
        return reached

    def _with_table(self, world: World) -> tuple[int, int, int]:
        held = list(world.hands)
        for step, card in enumerate(self._seen.table):
            held[(self._seen.leader + step) % 3] |= 1 << card
        return held[0], held[1], held[2]

    def _end_after(self, search: PointSearch, rest: int, card: int, sure: int, guess: int, meter: Meter) -> int | None:
        table = (*self._seen.table, card)
        leader = self._seen.leader
        if len(table) == 3:
            leader = (leader + taker_of(self._mode, table)) % 3
            cards = 1 << table[0] | 1 << table[1] | 1 << card
            sure += card_points(self._mode, cards) if leader == 0 else 0
            rest &= ~cards
            table = ()
        first, second = (*table, -1, -1)[:2]
        if meter.steps_left <= 0:
            return None
        search.count_from(meter.steps_left)
        if self._exact:
            end = _exact_end(search, (rest, leader, first, second), sure, guess)
        else:
            end = _rough_end(search, (rest, leader, first, second), sure, self._goal)
        meter.spend(search.nodes)
        return end

    def _null_ends(self, held: tuple[int, int, int], meter: Meter) -> tuple[int, ...] | None:
        search = _SEARCHES.tricks
        search.load(self._mode, *held, 0, True)
        ends = []
        for card in self._cards:
            end = self._null_end(search, sum(held), card, meter)
            if end is None:
                return None
            ends.append(end)
        return tuple(ends)

    def _null_end(self, search: TrickSearch, rest: int, card: int, meter: Meter) -> int | None:
        table, leader = (*self._seen.table, card), self._seen.leader
        if len(table) == 3:
            leader = (leader + taker_of(self._mode, table)) % 3
            if leader == 0:
                return A_TRICK
            rest &= ~(1 << table[0] | 1 << table[1] | 1 << card)
            table = ()
        if rest == 0:
            return NO_TRICK
        first, second = (*table, -1, -1)[:2]
        if meter.steps_left <= 0:
            return None
        search.count_from(meter.steps_left)
        clean = search.clean(rest, leader, first, second)
        meter.spend(search.nodes)
        return None if clean == UNKNOWN else NO_TRICK if clean else A_TRICK


Rest = tuple[int, int, int, int]
"""All cards in play, the leader, and the cards on the table, -1 for none."""


def _exact_end(search: PointSearch, rest: Rest, sure: int, guess: int) -> int | None:
    search.narrow(*rest, max(1, guess - sure))
    return sure + search.least if search.least == search.most else None


def _rough_end(search: PointSearch, rest: Rest, sure: int, goal: int) -> int | None:
    wins = _reaches(search, rest, goal - sure)
    if wins is None:
        return None
    far = _reaches(search, rest, goal - sure + (FAR if wins else -FAR))
    return None if far is None else min(goal + _END_BETWEEN[wins, far], ALL_CARD_POINTS)


def _reaches(search: PointSearch, rest: Rest, needed: int) -> bool | None:
    if needed <= 0:
        return True
    bound = search.bound(*rest, needed)
    return None if bound == UNKNOWN else bound >= needed


def is_won_openly(mode: int, hands: tuple[int, int, int], leader: int, needed: int) -> bool:
    """Whether the declarer gets so many card points from here on with open cards, or in Null no trick.

    Between tricks, with few cards left: the search is not limited.
    """
    if mode == NULL:
        _SEARCHES.tricks.load(mode, *hands, 0, True)
        _SEARCHES.tricks.count_from(0)
        return _SEARCHES.tricks.clean(sum(hands), leader, -1, -1) == 1
    _SEARCHES.points.load(mode, *hands)
    _SEARCHES.points.count_from(0)
    return _reaches(_SEARCHES.points, (sum(hands), leader, -1, -1), needed) is True


def taker_of(mode: int, trick: tuple[int, ...]) -> int:
    """Which card of the trick takes it: 0, 1 or 2."""
    place, beaters = 0, beaters_of(mode, trick[0])
    for later in (1, 2):
        if beaters >> trick[later] & 1:
            place, beaters = later, beaters_of(mode, trick[later])
    return place
