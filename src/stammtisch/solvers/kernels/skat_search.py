"""The search for card points at Skat with open cards: how much the declarer takes with best play by all.

What belongs here: the search of a suit game or Grand from any position of a deal, on the masks of `skat.py`.
What does not: which moves are searched, and in which order (`skat_moves.py`); the names of positions (`skat_names.py`);
what is sure without a search (`skat_sure.py`); Null (`skat_tricks.py`); which question is asked, and cards as values
(`solvers/skat/`).

Seat 0 is the declarer, 1 and 2 follow in the order of play; 0 maximises, the others minimise. Between tricks a position
is the mask of all cards left and the leader, since a seat holds what is left of its first hand.

The games after playing one or the other of two neighbours (`skat_moves.py`) are the same but for who gets the
difference of their worth. So a value of one is a bound for the other.
"""

from array import array

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

if not cython.compiled:
    from stammtisch.solvers.kernels.bits import bit, ctz, pop, prefetch
    from stammtisch.solvers.kernels.skat import worth_of
    from stammtisch.solvers.kernels.skat_moves import Moves
    from stammtisch.solvers.kernels.skat_names import Names
    from stammtisch.solvers.kernels.skat_sure import sure_points

UNKNOWN = -1
"""What a search returns that was stopped: the position may be worth anything."""


class PointSearch(Moves):
    """Searches one deal after another; the table of positions is kept within a deal. One object a thread."""

    def __init__(self, table_bits: int = 17) -> None:
        """table_bits: the table of positions has two to this power entries of 8 bytes; 0 is a search without one."""
        super().__init__()
        self.table: array[int] = array("q", bytes(8)) * bit(table_bits)
        self.table_mask = bit(table_bits) - 1
        self.names = Names()
        self.bounds = [0] * 300
        self.generation = 0
        self.nodes = 0
        self.node_limit = 0
        self.stopped = False
        self.least = 0
        self.most = 0

    def load(self, mode: int, declarer: int, left: int, right: int) -> None:
        """Take a deal; positions are parts of these hands. The declarer's may hold what he lays away later."""
        self.deal(mode, declarer, left, right)
        self.names.load(declarer, left, right)
        self.forget()

    def forget(self) -> None:
        """Begin a new table of positions: what an older one says is for another deal."""
        self.generation = self.generation % 32767 + 1
        if self.generation == 1:
            for place in range(self.table_mask + 1):
                self.table[place] = 0

    def count_from(self, node_limit: int) -> None:
        """Set the count of nodes back to 0; a search that needs more than so many stops. 0 is no limit."""
        self.nodes = 0
        self.node_limit = node_limit
        self.stopped = False

    def stop(self) -> None:
        """Stop the search that another thread is in."""
        self.stopped = True

    def bound(self, rest: int, leader: int, first: int, second: int, target: int) -> int:
        """A bound for the card points that the declarer takes from here on; UNKNOWN if stopped.

        From `target` on it is a lower bound, below it an upper one. rest: all cards in play, those of the trick on the
        table included. first, second: the cards of that trick, -1 where there is none. target: above 0.
        """
        with cython.nogil:
            value = self._bound(rest, leader, first, second, target)
        return UNKNOWN if self.stopped else value

    def narrow(self, rest: int, leader: int, first: int, second: int, guess: int) -> None:
        """Find the value of a position, searching near `guess` first: `least` and `most` are equal unless stopped."""
        with cython.nogil:
            self._narrow(rest, leader, first, second, guess)

    def _narrow(self, rest: int, leader: int, first: int, second: int, guess: int) -> None:
        """Questions near the value are the dear ones: go towards it in doubling steps, then halve what is left."""
        self.least = 0
        self.most = worth_of(rest)
        step = 1
        halving = False
        rising = False
        asked = False
        while self.least < self.most:
            target = max(self.least + 1, min(self.most, guess))
            value = self._bound(rest, leader, first, second, target)
            if self.stopped:
                return
            if asked and rising != (value >= target):
                halving = True
            rising = value >= target
            asked = True
            if rising:
                self.least = value
            else:
                self.most = value
            if halving:
                guess = (self.least + self.most + 1) >> 1
            else:
                guess = value + step if rising else value - step + 1
                step += step

    def _bound(self, rest: int, leader: int, first: int, second: int, target: int) -> int:
        left = worth_of(rest)
        if target > left:
            return left
        if first < 0:
            if rest == 0:
                return 0
            return self._lead(rest, leader, target, left)
        if second < 0:
            return self._second(rest, leader, first, target, left, self._ply(rest, 1))
        return self._third(rest, leader, first, second, target, left, self._ply(rest, 2))

    def _ply(self, rest: int, played: int) -> int:
        """Where the moves of this node are kept: every node of a line has its own place."""
        return 10 * (30 - pop(rest) + played)

    # Between tricks

    def _lead(self, rest: int, leader: int, target: int, left: int) -> int:
        """Bound of a position between tricks. left: the worth of all its cards; 0 < target <= left."""
        own = self.hand[leader] & rest
        if own & (own - 1) == 0:
            return self._last_trick(rest, leader, left)
        name = self.names.of(rest)
        key = name * 4 + leader
        mixed = key * 0x1D8E4E27
        place = (mixed >> 16 ^ mixed >> 35) & self.table_mask
        prefetch(self.table[place])
        sure = sure_points(self.hand[0] & rest, self.hand[1] & rest, self.hand[2] & rest, self.trumps, leader == 0)
        if sure >= target:
            return sure
        entry = self.table[place]
        least = 0
        most = left
        if entry >> 29 == key and (entry & 0x7FFF) == self.generation:
            least = (entry >> 22) & 127
            most = (entry >> 15) & 127
            if least >= target:
                return least
            if most < target:
                return most
        value = self._search_leads(rest, leader, target, left)
        if self.stopped:
            return 0
        if value >= target:
            least = value
        else:
            most = value
        if self.table_mask:
            self.table[place] = (((key << 7) + least << 7) + most << 15) + self.generation
        return value

    def _last_trick(self, rest: int, leader: int, left: int) -> int:
        first = ctz(self.hand[leader] & rest)
        return left if self._taker(leader, first, rest) == 0 else 0

    def _taker(self, leader: int, first: int, rest: int) -> int:
        """Who takes the last trick."""
        taker = leader
        beaters = self.beaters[first]
        seat = leader + 1 if leader < 2 else 0
        card = self.hand[seat] & rest
        if beaters & card:
            taker = seat
            beaters = self.beaters[ctz(card)]
        seat = seat + 1 if seat < 2 else 0
        if beaters & self.hand[seat] & rest:
            taker = seat
        return taker

    def _search_leads(self, rest: int, leader: int, target: int, left: int) -> int:
        base = self._ply(rest, 0)
        count = self._leads(rest, leader, base)
        best = 0 if leader == 0 else 121
        for place in range(base, base + count):
            bound = self._neighbour_bound(base, place, leader == 0)
            if leader == 0:
                if bound >= target:
                    bound = self._second(rest, leader, self.moves[place] & 31, target, left, base + 10)
                self.bounds[place] = bound
                if bound > best:
                    best = bound
                if best >= target:
                    return best
            else:
                if bound < target:
                    bound = self._second(rest, leader, self.moves[place] & 31, target, left, base + 10)
                self.bounds[place] = bound
                if bound < best:
                    best = bound
                if best < target:
                    return best
            if self.stopped:
                return 0
        return best

    def _neighbour_bound(self, base: int, place: int, maximising: bool) -> int:
        """What is known of a move by its neighbours already searched: an upper bound if maximising, else a lower."""
        best = 1000 if maximising else -1000
        move = self.moves[place]
        for other in range(base, place):
            if (self.moves[other] ^ move) & 0x3E0 == 0:
                apart = self.worth[move & 31] - self.worth[self.moves[other] & 31]
                if apart < 0:
                    apart = -apart
                if maximising:
                    best = min(best, self.bounds[other] + apart)
                else:
                    best = max(best, self.bounds[other] - apart)
        return best

    # Within a trick

    def _must_stop(self) -> bool:
        """Count a node; whether the limit is reached, or another thread has stopped the search."""
        self.nodes += 1
        if self.nodes >= self.node_limit > 0:
            self.stopped = True
        return self.stopped

    def _second(self, rest: int, leader: int, first: int, target: int, left: int, base: int) -> int:
        if self._must_stop():
            return 0
        seat = leader + 1 if leader < 2 else 0
        count = self._seconds(rest, leader, first, base)
        best = 0 if seat == 0 else 121
        for place in range(base, base + count):
            bound = self._neighbour_bound(base, place, seat == 0)
            if seat == 0:
                if bound >= target:
                    bound = self._third(rest, leader, first, self.moves[place] & 31, target, left, base + 10)
                self.bounds[place] = bound
                if bound > best:
                    best = bound
                if best >= target:
                    return best
            else:
                if bound < target:
                    bound = self._third(rest, leader, first, self.moves[place] & 31, target, left, base + 10)
                self.bounds[place] = bound
                if bound < best:
                    best = bound
                if best < target:
                    return best
            if self.stopped:
                return 0
        return best

    def _third(self, rest: int, leader: int, first: int, second: int, target: int, left: int, base: int) -> int:
        self.nodes += 1
        seat = leader - 1 if leader else 2
        ahead = leader
        beaters = self.beaters[first]
        if beaters & bit(second):
            ahead = leader + 1 if leader < 2 else 0
            beaters = self.beaters[second]
        count = self._thirds(rest, seat, first, ahead, beaters, base)
        laid = self.worth[first] + self.worth[second]
        after = rest & ~(bit(first) | bit(second))
        best = 0 if seat == 0 else 121
        for place in range(base, base + count):
            third = self.moves[place] & 31
            taker = seat if beaters & bit(third) else ahead
            trick = laid + self.worth[third]
            value = self._after(after & ~bit(third), taker, trick, target, left - trick)
            if seat == 0:
                if value > best:
                    best = value
                if best >= target:
                    return best
            else:
                if value < best:
                    best = value
                if best < target:
                    return best
            if self.stopped:
                return 0
        return best

    def _after(self, rest: int, taker: int, trick: int, target: int, left: int) -> int:
        """Bound of a position after a trick, the trick counted in."""
        self.nodes += 1
        got = trick if taker == 0 else 0
        if target <= got:
            return got
        if left < target - got:
            return got + left
        return got + self._lead(rest, taker, target - got, left)
