"""Exact values of the last tricks of Tractor: what the attackers still get with best play by all.

What belongs here: questions in cards and seats, and their answers. What does not: the search
(`kernels/tractor_endings.py`), levels and promotions (`games/tractor/scoring.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from stammtisch.cards import Card
from stammtisch.games.tractor.follow import duty_of, follow_choices
from stammtisch.games.tractor.leads import beatable, lead_choices
from stammtisch.games.tractor.order import Order, card_points, order_of
from stammtisch.games.tractor.shapes import split
from stammtisch.seats import side_of
from stammtisch.solvers.answers import FIRST_CHUNK, UNLIMITED, Account, Bounds, Limit, OutOfLimit
from stammtisch.solvers.kernels.tractor_endings import Endings
from stammtisch.solvers.tractor.layout import layout_of, rules_of, slots
from stammtisch.solvers.tractor.position import Position

Cards: TypeAlias = tuple[Card, ...]

MOST_TIMES: Final = 64
"""The kitty counts at most so many times over with six cards in a hand (T-A24)."""


@dataclass(frozen=True, slots=True)
class PlayValue:
    """A play and what the attackers still get after it."""

    cards: Cards
    value: Bounds


class TractorSolver:
    """Answers about last tricks; one a thread. What it has found about one position serves the next question on it."""

    def __init__(self) -> None:
        self._endings: dict[int, Endings] = {}
        self._position: Position | None = None
        self._hands: tuple[tuple[Card, ...], ...] = ()

    @property
    def nodes(self) -> int:
        """Plays tried so far."""
        return sum(endings.nodes for endings in self._endings.values())

    def value(self, position: Position, limit: Limit = UNLIMITED) -> Bounds:
        """Card points that the attackers still get, the trick on the table and the kitty included."""
        return self._after(position, (), limit)

    def plays(self, position: Position, limit: Limit = UNLIMITED) -> tuple[PlayValue, ...]:
        """Every play of the seat to play with what the attackers get after it, the best for that seat first.

        A throw that does not stand is left out: it comes to the lead of one of its components.
        """
        values = [PlayValue(cards, self._after(position, cards, limit)) for cards in legal_plays(position)]
        sign = 1 if side_of(position.turn) == side_of(position.dealer) else -1
        return tuple(sorted(values, key=lambda each: sign * each.value.least))

    def _after(self, position: Position, cards: Cards, limit: Limit) -> Bounds:
        endings = self._set(position)
        plays = list(position.trick.plays) + ([cards] if cards else [])
        masks = [slots(self._hands[(position.trick.leader + place) % 4], play) for place, play in enumerate(plays)]
        found = _within(limit, endings, position.trick.leader, masks)
        return Bounds(found, found) if found is not None else Bounds(0, _most(position))

    def _set(self, position: Position) -> Endings:
        """The search, told of the position's cards unless it knows them."""
        rules = rules_of(position.contract, position.options)
        endings = self._endings.setdefault(id(rules), Endings(rules))
        if position != self._position:
            layout = layout_of(position.contract)
            number = layout.numbers.__getitem__
            self._hands = tuple(tuple(sorted(hand, key=number)) for hand in position.hands_with_table)
            cards = [[number(card) for card in hand] for hand in self._hands]
            endings.set_cards(cards, 1 - side_of(position.dealer), position.kitty_points)
            self._position = position
        return endings


def _within(limit: Limit, endings: Endings, leader: int, plays: list[int]) -> int | None:
    """The value; None where the limit does not suffice. A search that is taken up again finds what it found before."""
    account, wanted = Account(limit), FIRST_CHUNK
    while True:
        try:
            chunk = account.chunk(wanted)
        except OutOfLimit:
            return None
        before = endings.nodes
        found = endings.value(leader, plays, chunk)
        if found >= 0:
            return found
        account.spend(endings.nodes - before)
        wanted *= 4


def legal_plays(position: Position) -> list[Cards]:
    """Every legal play of the seat to play but for throws that do not stand."""
    order, hand = order_of(position.contract), position.hands[position.turn]
    if position.trick.plays:
        return list(follow_choices(hand, duty_of(position.trick.lead, order, position.options.follow), order))
    others = [cards for seat, cards in enumerate(position.hands) if seat != position.turn]
    leads = lead_choices(hand, order, position.options.throws)
    return [cards for cards in leads if _stands(cards, others, order)]


def _stands(cards: Cards, others: Sequence[Cards], order: Order) -> bool:
    components = split(cards, order)
    return len(components) == 1 or beatable(components, others, order) is None


def _most(position: Position) -> int:
    """More than the attackers can get: all card points, and the kitty as many times as it ever counts."""
    cards = [card for hand in position.hands_with_table for card in hand]
    return card_points(cards) + MOST_TIMES * position.kitty_points
