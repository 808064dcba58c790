"""Ramsch: each card weighed over worlds that are played out by a simple rule, since three players each play alone.

What belongs here: the rule, one playout, what its end is worth. What does not: worlds (`hidden.py`), the rules (S-X2 to
S-X6 stand in `games/skat/ramsch.py`).
"""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.games.skat.ramsch import DURCHMARSCH
from stammtisch.players.budget import Meter
from stammtisch.players.skat.hidden import World
from stammtisch.players.skat.searching import taker_of
from stammtisch.players.skat.seen import Seen
from stammtisch.players.weighing import Outcome
from stammtisch.solvers.kernels.skat import GRAND, beaters_of, card_points, legal, suit_of

STEPS_OF_A_CARD = 20
"""What a card of a playout is reckoned at, in nodes of a search: it takes so much longer."""


class RamschPlay:
    """Playouts from the position that a seat sees. Places are counted from that seat."""

    def __init__(self, seen: Seen, cards: Sequence[int], meter: Meter) -> None:
        """cards: by number, those that may be played."""
        self._seen = seen
        self._cards = cards
        self._meter = meter
        self._points = [0, 0, 0]
        self._tricks = [0, 0, 0]
        for taken in seen.view.tricks:
            place = seen.seats.index(taken.winner)
            self._points[place] += taken.card_points
            self._tricks[place] += 1

    def outcomes(self, world: World) -> list[Outcome] | None:
        """In the order of the cards; None if the budget is spent."""
        found = []
        for card in self._cards:
            if self._meter.steps_left <= 0:
                return None
            scores = self._played_out(world, card)
            ahead = scores[0] - (scores[1] + scores[2]) / 2
            found.append(Outcome(ahead, scores[0] >= 0))
        return found

    def _played_out(self, world: World, card: int) -> list[int]:
        """The score of each place if this card is played, and then each plays by the rule."""
        hands, points, tricks = list(world.hands), list(self._points), list(self._tricks)
        leader, table, last = self._seen.leader, [*self._seen.table], 0
        hands[0] ^= 1 << card
        table.append(card)
        while True:
            if len(table) == 3:
                leader = (leader + taker_of(GRAND, tuple(table))) % 3
                points[leader] += card_points(GRAND, 1 << table[0] | 1 << table[1] | 1 << table[2])
                tricks[leader] += 1
                table, last = [], leader
            place = (leader + len(table)) % 3
            if not hands[place]:
                break
            played = by_rule(hands[place], table)
            self._meter.spend(STEPS_OF_A_CARD)
            hands[place] ^= 1 << played
            table.append(played)
        if self._seen.view.options.ramsch_skat == "last_trick":
            points[last] += card_points(GRAND, world.away)
        return ramsch_scores(points, tricks)


def by_rule(hand: int, table: Sequence[int]) -> int:
    """The card to play: the highest that does not take the trick, else the lowest; the dearest where none follows."""
    if not table:
        return _lowest(hand)
    cards = legal(GRAND, hand, table[0])
    beaters = beaters_of(GRAND, table[0])
    if len(table) == 2 and beaters >> table[1] & 1:
        beaters = beaters_of(GRAND, table[1])
    under = cards & ~beaters
    if not cards & suit_of(GRAND, table[0]):
        return _dearest(under) if under else _lowest(cards)
    if under:
        return under.bit_length() - 1
    return cards.bit_length() - 1 if len(table) == 2 else _lowest(cards)


def _lowest(cards: int) -> int:
    """The lowest of its suit, plain cards first: the Unters lie above all."""
    plain = cards & (1 << 28) - 1
    numbers = [number for number in range(32) if (plain or cards) >> number & 1]
    return min(numbers, key=lambda number: (number % 7, number))


def _dearest(cards: int) -> int:
    numbers = [number for number in range(32) if cards >> number & 1]
    return max(numbers, key=lambda number: (number < 28, number % 7))


def ramsch_scores(points: Sequence[int], tricks: Sequence[int]) -> list[int]:
    """What each place scores: the most card points are lost (S-X4), twice by a Jungfrau (S-X5); or 120 (S-X6)."""
    if sum(number > 0 for number in tricks) == 1:
        return [DURCHMARSCH if number else 0 for number in tricks]
    factor = 2 if 0 in tricks else 1
    return [-factor * each if each == max(points) else 0 for each in points]
