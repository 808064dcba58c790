"""A deal of Tractor in play whose cards are known: hands, the trick on the table, what everybody has seen.

What belongs here: setting a position, laying plays, the attackers' score. What does not: the rules (`tractor.py`), how
to choose a play.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

from stammtisch.solvers.kernels.tractor import Rules, Trick

if not cython.compiled:
    from stammtisch.solvers.kernels.bits import bit


class Deal:
    """One position, which can be begun again and again.

    hand_ones, hand_twos: the hands. left_ones, left_twos: all cards not played, the buried ones among them.
    voids: for each seat the suits it has shown not to hold, as bits. score: the attackers' so far, without the kitty.
    leader: of the trick on the table. turn: who plays next.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.trick = Trick(rules)
        self.start_ones = [0] * 4
        self.start_twos = [0] * 4
        self.start_voids = [0] * 4
        self.table_ones = [0] * 4
        self.table_twos = [0] * 4
        self.hand_ones = [0] * 4
        self.hand_twos = [0] * 4
        self.voids = [0] * 4
        self.left_ones = 0
        self.left_twos = 0
        self.buried_ones = 0
        self.buried_twos = 0
        self.dealer = 0
        self.start_leader = 0
        self.start_places = 0
        self.start_score = 0
        self.leader = 0
        self.places = 0
        self.score = 0

    def set_table(self, dealer: int, leader: int, score: int, voids: list[int], plays: list[tuple[int, int]]) -> None:
        """What everybody sees: the attackers' score so far, shown voids, and the plays on the table."""
        self.dealer = dealer
        self.start_leader = leader
        self.start_score = score
        self.start_places = len(plays)
        for seat in range(4):
            self.start_voids[seat] = voids[seat]
        for place in range(len(plays)):
            self.table_ones[place] = plays[place][0]
            self.table_twos[place] = plays[place][1]

    def set_cards(self, ones: list[int], twos: list[int], buried_ones: int, buried_twos: int) -> None:
        """Where all cards lie that were not played: the hands by seat, and the buried cards."""
        for seat in range(4):
            self.start_ones[seat] = ones[seat]
            self.start_twos[seat] = twos[seat]
        self.buried_ones = buried_ones
        self.buried_twos = buried_twos

    def begin(self) -> None:
        """Back to the position that was set."""
        self.left_ones = self.buried_ones
        self.left_twos = self.buried_twos
        for seat in range(4):
            self.hand_ones[seat] = self.start_ones[seat]
            self.hand_twos[seat] = self.start_twos[seat]
            self.voids[seat] = self.start_voids[seat]
            self.left_twos |= self.start_twos[seat] | (self.left_ones & self.start_ones[seat])
            self.left_ones |= self.start_ones[seat]
        self.leader = self.start_leader
        self.places = self.start_places
        self.score = self.start_score
        for place in range(self.places):
            if place == 0:
                self.trick.lead(self.table_ones[0], self.table_twos[0])
            else:
                self.trick.follow(self.table_ones[place], self.table_twos[place])

    def turn(self) -> int:
        """The seat that plays next."""
        return (self.leader + self.places) & 3

    def attacks(self, seat: int) -> bool:
        """Whether the seat is of the side that does not deal."""
        return (seat ^ self.dealer) & 1 != 0

    def is_over(self) -> bool:
        """Whether all cards are played."""
        return self.places == 0 and self.hand_ones[self.leader] == 0

    def lay(self, ones: int, twos: int) -> None:
        """The seat to play lays these cards; the fourth play ends the trick, the last trick brings the kitty."""
        seat = self.turn()
        if self.places == 0:
            self.trick.lead(ones, twos)
        else:
            self.trick.follow(ones, twos)
            if ones & ~self.rules.suits[self.trick.suit]:
                self.voids[seat] |= bit(self.trick.suit)
        self.hand_ones[seat] &= ~(twos | (ones & ~self.hand_twos[seat]))
        self.hand_twos[seat] &= ~ones
        self.left_ones &= ~(twos | (ones & ~self.left_twos))
        self.left_twos &= ~ones
        self.places += 1
        if self.places == 4:
            self._end_trick()

    def _end_trick(self) -> None:
        self.leader = (self.leader + self.trick.winner()) & 3
        self.places = 0
        if self.attacks(self.leader):
            self.score += self.trick.card_points()
            if self.hand_ones[self.leader] == 0:
                self.score += self.rules.card_points(self.buried_ones, self.buried_twos) * self.trick.kitty_times()
