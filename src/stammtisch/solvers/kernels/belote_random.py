"""Whole deals of Belote in which every seat plays any of its legal cards.

What belongs here: dealing and playing at random. What does not: the rules (`belote.py`).
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

from stammtisch.solvers.kernels.belote import Rules

if not cython.compiled:
    from stammtisch.solvers.kernels.belote import LAST_TRICK_WORTH
    from stammtisch.solvers.kernels.bits import bit, ctz, pop

LOW_BITS = 0xFFFF_FFFF


class RandomDeals:
    """Whole deals in which every seat plays any of its legal cards.

    hands: of the last deal, as dealt. order: its cards as played. Seat 0 leads to the first trick.
    """

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.random = (seed * 2_654_435_769 + 88_172_645) & 0xFFFF_FFFF or 1
        self.pack = list(range(32))
        self.hands = [0] * 4
        self.left = [0] * 4
        self.order = [0] * 32

    def play(self, deals: int) -> int:
        """Card points of seats 0 and 2 in so many deals together, last tricks included; other threads may run."""
        total = 0
        with cython.nogil:
            for _ in range(deals):
                total += self._play()
        return total

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, by a generator of 32 bits (xorshift); bound is far below 2**32."""
        x = self.random
        x ^= (x << 13) & LOW_BITS
        x ^= x >> 17
        x ^= (x << 5) & LOW_BITS
        self.random = x
        return (x * bound) >> 32

    def _deal(self) -> None:
        for seat in range(4):
            self.hands[seat] = 0
        for place in range(32):
            other = place + self.below(32 - place)
            card = self.pack[other]
            self.pack[other] = self.pack[place]
            self.pack[place] = card
            self.hands[place >> 3] |= bit(card)
        for seat in range(4):
            self.left[seat] = self.hands[seat]

    def _play(self) -> int:
        self._deal()
        total, leader = 0, 0
        for trick in range(8):
            winner = self._play_trick(leader, trick * 4)
            if not winner & 1:
                total += self._trick_worth(trick * 4)
            leader = winner
        return total if leader & 1 else total + LAST_TRICK_WORTH

    def _play_trick(self, leader: int, start: int) -> int:
        lead = self._take(leader, self.left[leader])
        self.order[start] = lead
        winning, winner = lead, leader
        for place in range(1, 4):
            seat = (leader + place) & 3
            card = self._take(seat, self.rules.legal(self.left[seat], lead, winning, (seat ^ winner) == 2))
            self.order[start + place] = card
            if self.rules.beats(card, winning):
                winning, winner = card, seat
        return winner

    def _take(self, seat: int, legal: int) -> int:
        for _ in range(self.below(pop(legal))):
            legal &= legal - 1
        card = ctz(legal)
        self.left[seat] ^= bit(card)
        return card

    def _trick_worth(self, start: int) -> int:
        total = 0
        for place in range(start, start + 4):
            total += self.rules.worth[self.order[place]]
        return total
