"""The moves of a deal of Skat with open cards that are worth a search, the most promising first.

What belongs here: the list of leads, of second and of third cards in a suit game or Grand, on the masks of `skat.py`,
and their order. What does not: what a move comes to (`skat_search.py`).

Seat 0 is the declarer, 1 and 2 follow in the order of play. Two cards of one hand and suit with no card of another hand
between them that is still in play are *neighbours*: the games after playing one or the other are the same but for who
gets the difference of their worth. Where it is certain who takes the trick, one of a row of neighbours is enough: the
richest for one's own side, the poorest for the other.
"""

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

if not cython.compiled:
    from stammtisch.solvers.kernels.bits import bit, ctz, msb, pop
    from stammtisch.solvers.kernels.skat import beaters_of, suit_of, trumps, worth_of

WEIGHTS = (
    *(40, 10, 3, 4, 2, 1, 1, 0, 0, 0),  # declarer leads: see _score_lead
    *(30, 10, 3, 3, -4, 2, 0, 20, 0, 0),  # the defender after him leads, the one before him leads
    *(30, 10, 3, 3, -4, 2, 0, 20, 0, 0),
    *(40, 3, 4, 6, 1),  # second card: declarer; defender after the declarer; defender before the declarer
    *(40, 3, 4, 6, 1),
    *(20, 3, 4, 6, 1),
    *(40, 3, 4, 6, 1),  # third card: declarer, defender
    *(40, 3, 4, 6, 1),
)
"""How moves are ordered, best first: see `_leads`, `_seconds`, `_thirds`. Any numbers give the same values."""


class Moves:
    """Lists moves of one deal after another. moves: score << 10 | lowest neighbour << 5 | card, ten places a node."""

    def __init__(self) -> None:
        self.hand = [0, 0, 0]
        self.suit = [0] * 32
        self.beaters = [0] * 32
        self.worth = [0] * 32
        self.rank = [0] * 32
        self.moves = [0] * 300
        self.weights = list(WEIGHTS)
        self.mode = -1
        self.trumps = 0

    def deal(self, mode: int, declarer: int, left: int, right: int) -> None:
        """Take the hands of a deal; positions are parts of them."""
        self.hand = [declarer, left, right]
        if mode != self.mode:
            self.mode = mode
            self.trumps = trumps(mode)
            for card in range(32):
                self.suit[card] = suit_of(mode, card)
                self.beaters[card] = beaters_of(mode, card)
                self.rank[card] = card - ctz(self.suit[card])
                self.worth[card] = worth_of(bit(card))

    def order_by(self, weights: list[int]) -> None:
        """Order moves by other weights than usual."""
        self.weights = list(weights)

    def _leads(self, rest: int, leader: int, base: int) -> int:
        """List the leads worth a search, the most promising first; returns how many."""
        own = self.hand[leader] & rest
        foreign = rest & ~own
        left = own
        count = 0
        run = -1
        fate = 0
        while left:
            card = ctz(left)
            left &= left - 1
            if run >= 0 and self.suit[run] == self.suit[card] and foreign & (bit(card) - bit(run)) == 0:
                if fate:
                    place = base + count - 1
                    other = self.moves[place] & 31
                    if (self.worth[card] - self.worth[other]) * fate > 0:
                        self.moves[place] = self._score_lead(rest, leader, card, fate) << 10 | run << 5 | card
                    continue
            else:
                run = card
                fate = self._fate_of_lead(rest, leader, card)
            self.moves[base + count] = self._score_lead(rest, leader, card, fate) << 10 | run << 5 | card
            count += 1
        self._sort(base, count)
        return count

    def _fate_of_lead(self, rest: int, leader: int, card: int) -> int:
        """1 where the leader's side takes the trick for certain, -1 where the other side does, 0 else."""
        next_seat = leader + 1 if leader < 2 else 0
        last_seat = leader - 1 if leader else 2
        suit = self.suit[card]
        beaters = self.beaters[card]
        following = self.hand[next_seat] & rest
        if following & suit:
            following &= suit
        closing = self.hand[last_seat] & rest
        if closing & suit:
            closing &= suit
        if leader == 0:
            if (following | closing) & beaters == 0:
                return 1
            return -1 if following & ~beaters == 0 or closing & ~beaters == 0 else 0
        if leader == 1:
            following, closing = closing, following
        # now `following` is the declarer's, `closing` the partner's
        if following & beaters == 0:
            return 1
        return -1 if following & ~beaters == 0 and closing & beaters == 0 else 0

    def _seconds(self, rest: int, leader: int, first: int, base: int) -> int:
        """As `_leads`, for the second card of a trick."""
        seat = leader + 1 if leader < 2 else 0
        own = self.hand[seat] & rest
        foreign = rest & ~own
        left = own & self.suit[first]
        if left == 0:
            left = own
        closing = self.hand[leader - 1 if leader else 2] & rest
        if closing & self.suit[first]:
            closing &= self.suit[first]
        weights = 30 if seat == 0 else (35 if leader == 0 else 40)
        count = 0
        run = -1
        fate = 0
        won = False
        while left:
            card = ctz(left)
            left &= left - 1
            if run >= 0 and self.suit[run] == self.suit[card] and foreign & (bit(card) - bit(run)) == 0:
                if fate:
                    place = base + count - 1
                    other = self.moves[place] & 31
                    if (self.worth[card] - self.worth[other]) * fate > 0:
                        self.moves[place] = self._score(weights, card, won) << 10 | run << 5 | card
                    continue
            else:
                run = card
                ahead = leader
                beaters = self.beaters[first]
                if beaters & bit(card):
                    ahead = seat
                    beaters = self.beaters[card]
                fate = self._fate_of_second(leader, seat, ahead, closing, beaters)
                if closing & beaters:
                    ahead = leader - 1 if leader else 2
                won = (ahead == 0) == (seat == 0)
            self.moves[base + count] = self._score(weights, card, won) << 10 | run << 5 | card
            count += 1
        self._sort(base, count)
        return count

    def _fate_of_second(self, leader: int, seat: int, ahead: int, closing: int, beaters: int) -> int:
        """As `_fate_of_lead`, after the second card; closing: for the third hand; beaters: of what is ahead."""
        last = leader - 1 if leader else 2
        ours = (ahead == 0) == (seat == 0)
        if (last == 0) == (ahead == 0):  # whether the third hand takes it or not, the side stays
            return 1 if ours else -1
        certain = self._certain(closing, beaters)
        return certain if ours else -certain

    def _certain(self, closing: int, beaters: int) -> int:
        """1 where the third hand cannot take the trick, -1 where it must, 0 where it may."""
        if closing & beaters == 0:
            return 1
        return -1 if closing & ~beaters == 0 else 0

    def _thirds(self, rest: int, seat: int, first: int, ahead: int, beaters: int, base: int) -> int:
        """As `_leads`, for the third card, of which one of each row of neighbours is enough."""
        own = self.hand[seat] & rest
        foreign = rest & ~own
        left = own & self.suit[first]
        if left == 0:
            left = own
        count = 0
        run = -1
        fate = 0
        while left:
            card = ctz(left)
            left &= left - 1
            if run >= 0 and self.suit[run] == self.suit[card] and foreign & (bit(card) - bit(run)) == 0:
                place = base + count - 1
                other = self.moves[place] & 31
                if (self.worth[card] - self.worth[other]) * fate > 0:
                    self.moves[place] = self._score(45 if seat == 0 else 50, card, fate == 1) << 10 | run << 5 | card
                continue
            run = card
            taker = seat if beaters & bit(card) else ahead
            fate = 1 if (taker == 0) == (seat == 0) else -1
            self.moves[base + count] = self._score(45 if seat == 0 else 50, card, fate == 1) << 10 | run << 5 | card
            count += 1
        self._sort(base, count)
        return count

    def _score_lead(self, rest: int, leader: int, card: int, fate: int) -> int:
        worth = self.worth[card]
        trump = 1 if self.trumps & bit(card) else 0
        rank = self.rank[card]
        length = pop(self.hand[leader] & rest & self.suit[card])
        base = 0 if leader == 0 else (10 if leader == 1 else 20)
        score = 2048 + self.weights[base + 4] * trump + self.weights[base + 5] * rank + self.weights[base + 6] * length
        if fate == 1:
            return score + self.weights[base] + self.weights[base + 2] * worth
        if fate == 0:
            score += self.weights[base + 1]
        if leader and self._partner_is_higher(rest, leader, card):
            return score + self.weights[base + 7] + self.weights[base + 8] * worth
        return score - self.weights[base + 3] * worth

    def _partner_is_higher(self, rest: int, leader: int, card: int) -> bool:
        """Whether the leader's partner holds a card above all that the declarer can play to this one."""
        following = self.hand[0] & rest
        if following & self.suit[card]:
            following &= self.suit[card]
        closing = self.hand[3 - leader] & rest
        if closing & self.suit[card]:
            closing &= self.suit[card]
        return msb(closing & self.beaters[card] | 1) > msb(following & self.beaters[card] | 1)

    def _score(self, base: int, card: int, won: bool) -> int:
        worth = self.worth[card]
        score = 2048 - self.weights[base + 4] * self.rank[card]
        if self.trumps & bit(card):
            score -= self.weights[base + 3]
        if won:
            return score + self.weights[base] + self.weights[base + 1] * worth
        return score - self.weights[base + 2] * worth

    def _sort(self, base: int, count: int) -> None:
        """By insertion, the highest score first."""
        for place in range(base + 1, base + count):
            move = self.moves[place]
            free = place
            while free > base and self.moves[free - 1] < move:
                self.moves[free] = self.moves[free - 1]
                free -= 1
            self.moves[free] = move
