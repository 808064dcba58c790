"""Wins that the declarer can force, wherever the hidden cards lie: one line of play against every world at once.

What belongs here: the proof, within a number of steps. What does not: worlds (`hidden.py`), and what is likely. A card
that wins in each world by itself, as open cards tell it, may need another card next in each: that is no forced win.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from stammtisch.games.skat.contract import Kind
from stammtisch.players.skat.hidden import World
from stammtisch.players.skat.searching import GOALS, is_won_openly, taker_of
from stammtisch.players.skat.seen import Seen
from stammtisch.solvers.kernels.skat import card_points, legal
from stammtisch.values import dataclass


class OutOfSteps(Exception):
    """The proof was not found within its steps; there may be one."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A world in the course of the proof. needed: card points the declarer still needs from here; in Null unused."""

    hands: tuple[int, int, int]
    needed: int


Table = tuple[int, ...]


class Forcing:
    """Proofs from the position that the declarer sees, before his card."""

    def __init__(self, seen: Seen, worlds: Sequence[World], steps: int) -> None:
        """steps: cards tried in each proof, in all its branches, before it is given up."""
        mode = seen.layout.mode
        goal = GOALS[seen.contract.announced] - seen.taken
        self._mode = mode
        self._is_null = seen.contract.kind is Kind.NULL
        self._leader, self._table = seen.leader, seen.table
        self._standings = [Standing(world.hands, goal - card_points(mode, world.away)) for world in worlds]
        self._steps = steps
        self._left = 0

    def wins(self, card: int) -> bool:
        """Whether the declarer wins for certain after this card; False also where that was not found out."""
        self._left = self._steps
        try:
            return self._after(self._standings, self._leader, self._table, 0, card)
        except OutOfSteps:
            return False

    def _holds(self, standings: Sequence[Standing], leader: int, table: Table) -> bool:
        """Whether the declarer can win in all of these at once."""
        if not self._is_null:
            standings = [one for one in standings if one.needed > 0]
        if not standings:
            return True
        if not table and not standings[0].hands[0]:
            return self._is_null
        if not table and not all(is_won_openly(self._mode, one.hands, leader, one.needed) for one in standings):
            return False
        place = (leader + len(table)) % 3
        cards = self._choices(standings, place, table)
        if place == 0:
            return any(self._after(standings, leader, table, place, card) for card in cards)
        return all(self._after(standings, leader, table, place, card) for card in cards)

    def _choices(self, standings: Sequence[Standing], place: int, table: Table) -> Iterator[int]:
        """Every card that may be played in one of the worlds, the highest first."""
        cards = 0
        for one in standings:
            cards |= self._legal(one.hands[place], table)
        while cards:
            card = cards.bit_length() - 1
            cards ^= 1 << card
            yield card

    def _legal(self, hand: int, table: Table) -> int:
        return legal(self._mode, hand, table[0]) if table else hand

    def _after(self, standings: Sequence[Standing], leader: int, table: Table, place: int, card: int) -> bool:
        """The same once this card is played, in the worlds where it can be."""
        self._left -= 1
        if self._left < 0:
            raise OutOfSteps
        played = (*table, card)
        possible = [one for one in standings if self._legal(one.hands[place], table) >> card & 1]
        if len(played) < 3:
            return self._holds([_without(one, place, card, 0) for one in possible], leader, played)
        taker = (leader + taker_of(self._mode, played)) % 3
        if taker == 0 and self._is_null:
            return False
        won = card_points(self._mode, sum(1 << each for each in played)) if taker == 0 else 0
        return self._holds([_without(one, place, card, won) for one in possible], taker, ())


def _without(standing: Standing, place: int, card: int, won: int) -> Standing:
    hands = list(standing.hands)
    hands[place] ^= 1 << card
    return Standing((hands[0], hands[1], hands[2]), standing.needed - won)
