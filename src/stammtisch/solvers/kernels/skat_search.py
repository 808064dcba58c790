"""The search for card points at Skat with open cards: how much the declarer takes with best play by all.

What belongs here: the search of a suit game or Grand from any position of a deal, on the masks of `skat.py`.
What does not: Null (`skat_tricks.py`); what is sure without a search (`skat_sure.py`); which question is asked, and
cards as values (`solvers/skat/`).

Seat 0 is the declarer, 1 and 2 follow in the order of play; 0 maximises, the others minimise. Between tricks a position
is the mask of all cards left and the leader, since a seat holds what is left of its first hand.

Two cards of one hand and suit with no card of another hand between them that is still in play are *neighbours*: the
games after playing one or the other are the same but for who gets the difference of their worth. So a value of one is
a bound for the other, and where it is certain who takes the trick, one of a row of neighbours is enough: the richest
for one's own side, the poorest for the other.
"""

from array import array

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

if not cython.compiled:
    from stammtisch.solvers.kernels.bits import bit, ctz, msb, pop, prefetch
    from stammtisch.solvers.kernels.skat import beaters_of, suit_of, trumps, worth_of
    from stammtisch.solvers.kernels.skat_sure import sure_points

UNKNOWN = -1
"""What a search returns that was stopped: the position may be worth anything."""

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


class PointSearch:
    """Searches one deal after another; the table of positions is kept within a deal. One object a thread."""

    def __init__(self, table_bits: int = 17) -> None:
        """table_bits: the table of positions has two to this power entries of 8 bytes; 0 is a search without one."""
        self.table: array[int] = array("q", bytes(8)) * bit(table_bits)
        self.table_mask = bit(table_bits) - 1
        self.hand = [0, 0, 0]
        self.suit = [0] * 32
        self.beaters = [0] * 32
        self.worth = [0] * 32
        self.rank = [0] * 32
        self.low = [0] * 32
        self.high = [0] * 16
        self.moves = [0] * 300
        self.bounds = [0] * 300
        self.weights = list(WEIGHTS)
        self.mode = -1
        self.trumps = 0
        self.generation = 0
        self.nodes = 0
        self.node_limit = 0
        self.stopped = False
        self.least = 0
        self.most = 0

    def load(self, mode: int, declarer: int, left: int, right: int) -> None:
        """Take a deal; positions are parts of these hands. The declarer's may hold what he lays away later."""
        self.hand = [declarer, left, right]
        if mode != self.mode:
            self.mode = mode
            self.trumps = trumps(mode)
            for card in range(32):
                self.suit[card] = suit_of(mode, card)
                self.beaters[card] = beaters_of(mode, card)
                self.rank[card] = card - ctz(self.suit[card])
                self.worth[card] = worth_of(bit(card))
        self._load_names()
        self.forget()

    def order_by(self, weights: list[int]) -> None:
        """Order moves by other weights than usual."""
        self.weights = list(weights)

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
        name = self._name(rest)
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

    # Which moves, and in which order

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

    # Positions by name

    def _load_names(self) -> None:
        """Of equal cards side by side only the order of their owners matters: each such group gets its lowest form."""
        for suit in range(4):
            for part in range(8):
                self.low[8 * suit + part] = self._lowest(part, 7 * suit)
        for part in range(16):
            self.high[part] = self._lowest(part, 28)

    def _lowest(self, part: int, shift: int) -> int:
        """The lowest cards of the group that are owned in the same order as these; cards in nobody's hand stay."""
        lowest = 0
        other = 0
        while part:
            card = ctz(part) + shift
            part &= part - 1
            owner = self._owner(card)
            while self._owner(other + shift) != owner:
                other += 1
            lowest |= bit(other + shift)
            other += 1
        return lowest

    def _owner(self, card: int) -> int:
        """The seat that was dealt the card, 3 for none."""
        for seat in range(3):
            if self.hand[seat] >> card & 1:
                return seat
        return 3

    def _name(self, rest: int) -> int:
        """The same mask for positions that differ only in which of equal cards were played."""
        return (
            (rest & 0xF1E3C78)
            | self.low[rest & 7]
            | self.low[8 + (rest >> 7 & 7)]
            | self.low[16 + (rest >> 14 & 7)]
            | self.low[24 + (rest >> 21 & 7)]
            | self.high[rest >> 28]
        )
