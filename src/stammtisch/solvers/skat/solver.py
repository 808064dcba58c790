"""Solving positions: the questions that can be asked, and their answers as bounds that are never wrong.

Not here: the searches (`solvers/kernels/`), cards as bits (`masks.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import combinations
from math import isinf
from threading import Timer
from typing import Final

from stammtisch.cards import Card, without
from stammtisch.games.skat.contract import Contract, Kind, Level
from stammtisch.games.skat.order import ALL_CARD_POINTS, card_points
from stammtisch.games.skat.state import Cards
from stammtisch.solvers.answers import UNLIMITED, Bounds, Limit
from stammtisch.solvers.kernels.skat_search import PointSearch
from stammtisch.solvers.kernels.skat_tricks import UNKNOWN, TrickSearch
from stammtisch.solvers.skat.masks import Layout, layout_of
from stammtisch.solvers.skat.position import Position

TO_WIN: Final = 61  # S-17
TO_SCHNEIDER: Final = 90  # S-A16


@dataclass(frozen=True, slots=True)
class MoveValue:
    """A card that may be played, and what the deal is worth after it; as in `Solution`."""

    card: Card
    value: Bounds


@dataclass(frozen=True, slots=True)
class Solution:
    """value: card points of the declarer in the end, skat included; in Null 1 if he makes it, 0 if not.

    makes: whether he makes his contract; None if a limit left that open. moves: every card that may be played.
    """

    value: Bounds
    makes: bool | None
    moves: tuple[MoveValue, ...]


def solve(position: Position, contract: Contract | None = None, limit: Limit = UNLIMITED) -> Solution:
    """All that there is to say of a position. contract: that of `position.kind` without promises if left out.

    The limit holds for each question and each card singly. Raises ParseError for a position that cannot be.
    """
    solver = Solver()
    moves = solver.moves(position, limit)
    made = solver.makes(position, contract or Contract(position.kind), limit)
    return Solution(solver.value(position, limit), made, moves)


class Solver:
    """Answers questions on positions; what it has learnt of a deal serves its next questions on the same deal.

    One object a thread. While it searches, other threads run, and `stop` ends the search.
    """

    def __init__(self) -> None:
        self._points = PointSearch()
        self._tricks = TrickSearch()
        self._loaded: tuple[object, ...] = ()
        self._asked: tuple[object, ...] = ()

    def stop(self) -> None:
        """End a search that another thread is in: it leaves open what it has not found out."""
        self._points.stop()
        self._tricks.stop()

    def forget(self) -> None:
        """Know nothing of any deal: answers are the same, and take as long as if they were the first."""
        self._loaded = self._asked = ()

    def value(self, position: Position, limit: Limit = UNLIMITED) -> Bounds:
        """As `Solution.value`."""
        if position.kind is Kind.NULL:
            return _as_bounds(self.no_trick(position, limit))
        return self.card_points(position, limit)

    def card_points(self, position: Position, limit: Limit = UNLIMITED) -> Bounds:
        """Card points of the declarer in the end, skat included (S-12), in a suit game or Grand."""
        sure = position.taken + card_points(position.skat)
        rest = self._load_points(position)
        with _limited(self._points, limit):
            self._points.narrow(*rest, max(1, TO_WIN - sure))
        return Bounds(sure + self._points.least, sure + self._points.most)

    def reaches(self, position: Position, target: int, limit: Limit = UNLIMITED) -> bool | None:
        """Whether the declarer gets so many card points; None if a limit left that open."""
        needed = target - position.taken - card_points(position.skat)
        if needed <= 0:
            return True
        rest = self._load_points(position)
        with _limited(self._points, limit):
            bound = self._points.bound(*rest, needed)
        return None if bound == UNKNOWN else bound >= needed

    def all_tricks(self, position: Position, limit: Limit = UNLIMITED) -> bool | None:
        """Whether the declarer can take every trick (Schwarz)."""
        return False if position.tricks[1] else self._clean(position, watched=1, wanted_by_declarer=True, limit=limit)

    def no_trick(self, position: Position, limit: Limit = UNLIMITED) -> bool | None:
        """Whether the declarer stays without a trick: in Null his aim, else that of the defenders."""
        if position.tricks[0]:
            return False
        return self._clean(position, watched=0, wanted_by_declarer=position.kind is Kind.NULL, limit=limit)

    def makes(self, position: Position, contract: Contract, limit: Limit = UNLIMITED) -> bool | None:
        """Whether the declarer makes his contract; whether it covers his bid is another question (S-14)."""
        if contract.kind is Kind.NULL:
            return self.no_trick(position, limit)
        if contract.announced is Level.SCHWARZ:
            return self.all_tricks(position, limit)
        return self.reaches(position, TO_SCHNEIDER if contract.announced is Level.SCHNEIDER else TO_WIN, limit)

    def moves(self, position: Position, limit: Limit = UNLIMITED) -> tuple[MoveValue, ...]:
        """Every card that may be played now, with the value of the deal after it."""
        return tuple(MoveValue(card, self.value(position.after(card), limit)) for card in position.legal)

    def best_discards(self, position: Position) -> tuple[Cards, int]:
        """Of the declarer's twelve cards the two to lay away, and the card points he then gets.

        position: before the first card, all twelve in his hand and no skat; in a suit game or Grand.
        """
        best, best_value = position.hands[0][:2], -1
        for pair in sorted(combinations(position.hands[0], 2), key=lambda two: -_promise(two, position)):
            after = _laid_away(position, pair)
            if best_value < 0 or self._reaches_after(position, after, best_value + 1):
                best, best_value = pair, self._card_points_after(position, after)
            if best_value == ALL_CARD_POINTS:
                break
        return best, best_value

    def _reaches_after(self, twelve: Position, after: Position, target: int) -> bool:
        needed = target - card_points(after.skat)
        if needed <= 0:
            return True
        rest = self._load_points(after, twelve)
        self._points.count_from(0)
        return self._points.bound(*rest, needed) >= needed

    def _card_points_after(self, twelve: Position, after: Position) -> int:
        sure = card_points(after.skat)
        rest = self._load_points(after, twelve)
        self._points.count_from(0)
        self._points.narrow(*rest, max(1, TO_WIN - sure))
        return sure + self._points.least

    def _load_points(self, position: Position, deal: Position | None = None) -> tuple[int, int, int, int]:
        """What the search calls the position; its table is kept while positions belong to the deal it has loaded."""
        layout = layout_of(position.kind)
        hands = _hands(position, layout)
        if not self._belongs(position.kind, hands):
            whole = hands if deal is None else _hands(deal, layout)
            self._points.load(layout.mode, *whole)
            self._loaded = (position.kind, *whole)
        return _rest(position, hands, layout)

    def _belongs(self, kind: Kind, hands: tuple[int, int, int]) -> bool:
        """Whether these hands are parts of those that are loaded."""
        if not self._loaded or self._loaded[0] is not kind:
            return False
        return all(
            isinstance(whole, int) and hand & ~whole == 0 for hand, whole in zip(hands, self._loaded[1:], strict=True)
        )

    def _clean(self, position: Position, *, watched: int, wanted_by_declarer: bool, limit: Limit) -> bool | None:
        layout = layout_of(position.kind)
        hands = _hands(position, layout)
        asked = (layout.mode, *hands, watched, wanted_by_declarer)
        if asked != self._asked:
            self._tricks.load(*asked)
            self._asked = asked
        with _limited(self._tricks, limit):
            clean = self._tricks.clean(*_rest(position, hands, layout))
        return None if clean == UNKNOWN else clean == 1


def _hands(position: Position, layout: Layout) -> tuple[int, int, int]:
    """The hands as masks, cards on the table still in them: the searches find out whose they are by that."""
    hands = [layout.mask(hand) for hand in position.hands]
    for step, card in enumerate(position.table):
        hands[(position.leader + step) % 3] |= layout.bits[card]
    return hands[0], hands[1], hands[2]


def _rest(position: Position, hands: tuple[int, int, int], layout: Layout) -> tuple[int, int, int, int]:
    """All cards in play, the leader, and the cards on the table, -1 for none."""
    table = [layout.place(card) for card in position.table] + [-1, -1]
    return sum(hands), position.leader, table[0], table[1]


def _as_bounds(answer: bool | None) -> Bounds:
    return Bounds(0, 1) if answer is None else Bounds(int(answer), int(answer))


def _laid_away(position: Position, pair: Cards) -> Position:
    own, left, right = position.hands
    return replace(position, hands=(without(own, pair), left, right), skat=pair)


def _promise(pair: Cards, position: Position) -> int:
    """A first guess at what laying these two away is worth: card points, a suit got rid of, trumps and tops kept."""
    bits = layout_of(position.kind)
    own = [bits.place(card) for card in position.hands[0] if card not in pair]
    trump = 21 if position.kind not in (Kind.GRAND, Kind.NULL) else 28
    laid = [bits.place(card) for card in pair]
    plain = [place for place in own if place < trump]
    suits = {place // 7 for place in plain}
    lone_tens = sum(place % 7 == 5 and place + 1 not in own for place in plain)
    weak = sum(place % 7 != 6 for place in plain)
    return (
        card_points(pair)
        - 30 * sum(p >= trump for p in laid)
        - 12 * len(suits)
        - 6 * lone_tens
        - 2 * weak
        - 8 * sum(p % 7 == 6 for p in laid if p < trump)
    )


@contextmanager
def _limited(search: PointSearch | TrickSearch, limit: Limit) -> Iterator[None]:
    """Nodes are counted from here; when the time is over, another thread stops the search."""
    search.count_from(limit.nodes)
    if isinf(limit.seconds):
        yield
        return
    timer = Timer(limit.seconds, search.stop)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
