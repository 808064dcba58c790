"""The search for tricks at Skat with open cards: whether a side stays without a single one.

What belongs here: Null (the declarer takes none), Schwarz (the defenders take none) and being Schwarz (the declarer
takes none against his will), from any position of a deal, on the masks of `skat.py`. What does not: card points
(`skat_search.py`); cards as values (`solvers/skat/`).

Seat 0 is the declarer, 1 and 2 follow in the order of play. A deal is *clean* while the watched side has no trick. The
cards of one hand and suit with no card of another hand between them are all the same here, so one of them is enough,
and a position is known by the order in which the cards of each suit are owned.
"""

from array import array

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

if not cython.compiled:
    from stammtisch.solvers.kernels.bits import bit, ctz, pop
    from stammtisch.solvers.kernels.skat import beaters_of, suit_of

UNKNOWN = -1
"""What a search returns that was stopped."""


class TrickSearch:
    """Searches one deal after another; the table of positions is kept within a deal. One object a thread."""

    def __init__(self, table_bits: int = 14) -> None:
        """table_bits: the table of positions has two to this power entries of 8 bytes; 0 is a search without one."""
        self.table: array[int] = array("q", bytes(8)) * bit(table_bits)
        self.table_mask = bit(table_bits) - 1
        self.hand = [0, 0, 0]
        self.suit = [0] * 32
        self.beaters = [0] * 32
        self.names = [0] * 1280
        self.moves = [0] * 300
        self.group_size = 8
        self.groups = 4
        self.mode = 3
        self.watched = 0
        self.wanted_by_declarer = True
        self.generation = 0
        self.nodes = 0
        self.node_limit = 0
        self.stopped = False

    def load(self, mode: int, declarer: int, left: int, right: int, watched: int, wanted_by_declarer: bool) -> None:
        """Take a deal and a question.

        watched: 0 for tricks of the declarer, 1 for those of the defenders. wanted_by_declarer: whether he wants there
        to be none; else the defenders want that.
        """
        self.hand = [declarer, left, right]
        if mode != self.mode:
            self.mode = mode
            self.group_size = 8 if mode == 2 else 7
            self.groups = 4 if mode == 2 else 5
            for card in range(32):
                self.suit[card] = suit_of(mode, card)
                self.beaters[card] = beaters_of(mode, card)
        for place in range(1280):
            self.names[place] = -1
        self.watched = watched
        self.wanted_by_declarer = wanted_by_declarer
        self.forget()

    def forget(self) -> None:
        """Begin a new table of positions: what an older one says is for another deal or question."""
        self.generation = self.generation % 0xFFFFFF + 1
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

    def clean(self, rest: int, leader: int, first: int, second: int) -> int:
        """1 if the watched side takes no trick from here on with best play by all, 0 if it does; UNKNOWN if stopped.

        rest: all cards in play, those of the trick on the table included. first, second: that trick, -1 for no card.
        """
        with cython.nogil:
            clean = self._clean(rest, leader, first, second)
        return UNKNOWN if self.stopped else clean

    def _clean(self, rest: int, leader: int, first: int, second: int) -> int:
        if first < 0:
            return self._lead(rest, leader)
        if second < 0:
            return self._second(rest, leader, first, 300 - 10 * pop(rest) + 10)
        return self._third(rest, leader, first, second, 300 - 10 * pop(rest) + 20)

    def _wants_clean(self, seat: int) -> bool:
        return (seat == 0) == self.wanted_by_declarer

    def _is_watched(self, seat: int) -> bool:
        return (seat == 0) == (self.watched == 0)

    # Nodes

    def _lead(self, rest: int, leader: int) -> int:
        if rest == 0:
            return 1
        self.nodes += 1
        if self.nodes >= self.node_limit > 0:
            self.stopped = True
        if self.stopped:
            return 0
        if self.mode == 2 and leader and self.watched == 0 and self.wanted_by_declarer:
            known = self._null_at_once(rest, leader)
            if known >= 0:
                return known
        key = self._name(rest) * 4 + leader
        mixed = key * 0x1D8E4E27
        place = (mixed >> 16 ^ mixed >> 35) & self.table_mask
        entry = self.table[place]
        if entry >> 1 == key * bit(25) + self.generation:
            return entry & 1
        clean = self._search_leads(rest, leader)
        if self.table_mask and not self.stopped:
            self.table[place] = (key * bit(25) + self.generation) * 2 + clean
        return clean

    def _search_leads(self, rest: int, leader: int) -> int:
        base = 300 - 10 * pop(rest)
        count = self._leads(rest, leader, base)
        wanted = 1 if self._wants_clean(leader) else 0
        for place in range(base, base + count):
            if self._second(rest, leader, self.moves[place] & 31, base + 10) == wanted:
                return wanted
        return 1 - wanted

    def _second(self, rest: int, leader: int, first: int, base: int) -> int:
        seat = leader + 1 if leader < 2 else 0
        count = self._answers(rest, seat, first, first, base)
        wanted = 1 if self._wants_clean(seat) else 0
        for place in range(base, base + count):
            if self._third(rest, leader, first, self.moves[place] & 31, base + 10) == wanted:
                return wanted
        return 1 - wanted

    def _third(self, rest: int, leader: int, first: int, second: int, base: int) -> int:
        seat = leader - 1 if leader else 2
        ahead = leader
        best = first
        if self.beaters[first] & bit(second):
            ahead = leader + 1 if leader < 2 else 0
            best = second
        count = self._answers(rest, seat, first, best, base)
        wanted = 1 if self._wants_clean(seat) else 0
        after = rest & ~(bit(first) | bit(second))
        for place in range(base, base + count):
            third = self.moves[place] & 31
            taker = seat if self.beaters[best] & bit(third) else ahead
            if self._is_watched(taker):
                clean = 0
            else:
                clean = self._lead(after & ~bit(third), taker)
            if clean == wanted:
                return wanted
        return 1 - wanted

    # Null

    def _null_at_once(self, rest: int, leader: int) -> int:
        """1 where the declarer can duck whatever is led, 0 where he takes this very trick, -1 where nothing is plain.

        He can duck in a suit if his lowest card is below their lowest, his second below their second, and so on: each
        of their cards is then above one of his that is still there.
        """
        own = self.hand[0] & rest
        leading = self.hand[leader] & rest
        partner = self.hand[3 - leader] & rest
        safe = True
        for suit in range(4):
            cards = 0xFF * bit(8 * suit)
            mine = own & cards
            if mine == 0:
                continue
            lowest = ctz(mine)
            below = bit(lowest) - 1
            if leading & cards & below and (partner & cards & below or partner & cards == 0):
                return 0
            if safe:
                safe = self._can_duck(mine, (leading | partner) & cards)
        return 1 if safe else -1

    def _can_duck(self, mine: int, theirs: int) -> bool:
        while mine and theirs:
            if ctz(mine) > ctz(theirs):
                return False
            mine &= mine - 1
            theirs &= theirs - 1
        return True

    # Which moves, and in which order

    def _leads(self, rest: int, leader: int, base: int) -> int:
        """List a card of each row of neighbours, the most promising first; returns how many.

        Against a declarer who ducks: low cards, and suits in which he is short and not safe. Else high ones.
        """
        own = self.hand[leader] & rest
        foreign = rest & ~own
        left = own
        count = 0
        last = -1
        while left:
            card = ctz(left)
            left &= left - 1
            suit = self.suit[card]
            if last >= 0 and self.suit[last] == suit and foreign & (bit(card) - bit(last)) == 0:
                continue
            last = card
            score = 64
            if self.watched == 0:
                theirs = self.hand[0] & rest & suit
                score -= card & 7
                if leader and theirs:
                    score += 24 if self._can_duck(theirs, foreign & suit | own & suit) else 48
                    score -= 4 * pop(theirs)
            else:
                score += card - ctz(suit) + 4 * pop(own & suit)
            self.moves[base + count] = score << 5 | card
            count += 1
        self._sort(base, count)
        return count

    def _answers(self, rest: int, seat: int, first: int, best: int, base: int) -> int:
        """As `_leads`, for the second or third card; best: the card that is ahead."""
        own = self.hand[seat] & rest
        foreign = rest & ~own
        left = own & self.suit[first]
        following = left != 0
        if not following:
            left = own
        count = 0
        last = -1
        shy = (seat == 0) == (self.watched == 0)  # a trick of this seat's side ends the deal
        while left:
            card = ctz(left)
            left &= left - 1
            suit = self.suit[card]
            if last >= 0 and self.suit[last] == suit and foreign & (bit(card) - bit(last)) == 0:
                continue
            last = card
            score = 64
            rank = card - ctz(suit)
            if self.beaters[best] & bit(card):
                score += -rank - 16 if shy else rank
            elif following:
                score += rank if shy else -rank
            elif self._can_duck(own & suit, foreign & suit):
                score += rank
            else:
                score += 16 + rank
            self.moves[base + count] = score << 5 | card
            count += 1
        self._sort(base, count)
        return count

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

    def _name(self, rest: int) -> int:
        """The same mask for positions in which the cards of each suit are owned in the same order."""
        name = 0
        for group in range(self.groups):
            shift = group * self.group_size
            part = rest >> shift & (bit(self.group_size) - 1)
            if part:
                known = self.names[256 * group + part]
                if known < 0:
                    known = self._lowest(part, shift)
                    self.names[256 * group + part] = known
                name |= known * bit(shift)
        return name

    def _lowest(self, part: int, shift: int) -> int:
        """The lowest cards of the group that are owned in the same order as these."""
        lowest = 0
        other = 0
        while part:
            seat = self._owner(ctz(part) + shift)
            part &= part - 1
            while not self.hand[seat] >> (other + shift) & 1:
                other += 1
            lowest |= bit(other)
            other += 1
        return lowest

    def _owner(self, card: int) -> int:
        if self.hand[0] >> card & 1:
            return 0
        return 1 if self.hand[1] >> card & 1 else 2
