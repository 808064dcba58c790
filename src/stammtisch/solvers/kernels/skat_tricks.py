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
    from stammtisch.solvers.kernels.bits import bit, ctz, msb, pop
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
        self.safe = [0] * 1024
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
        for place in range(1024):
            self.safe[place] = 0
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
        """1 where the declarer can duck all that is led, 0 where he takes this very trick, -1 where that is open."""
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
                safe = self._is_safe(suit, rest >> 8 * suit & 0xFF)
        return 1 if safe else -1

    def _can_duck(self, mine: int, theirs: int) -> bool:
        """Whether each of their cards is above one of mine that is still there, however they are led or thrown away.

        So it is if my lowest card is below their lowest, my second below their second, and so on.
        """
        while mine and theirs:
            if ctz(mine) > ctz(theirs):
                return False
            mine &= mine - 1
            theirs &= theirs - 1
        return True

    def _is_safe(self, suit: int, part: int) -> bool:
        """Whether the declarer need not take a trick in this suit, whoever leads it and whatever is thrown away.

        part: what is left of the suit, as its lowest eight bits. A throw of the declarer's own helps him: the highest.
        """
        mine = part & (self.hand[0] >> 8 * suit)
        if self._can_duck(mine, part & ~mine):
            return True
        place = 256 * suit + part
        if self.safe[place] == 0:
            self.safe[place] = 1 if self._withstands(suit, part, mine) else 2
        return self.safe[place] == 1

    def _withstands(self, suit: int, part: int, mine: int) -> bool:
        """Every throw of a defender, then every lead, answered by the highest card that does not take the trick."""
        left = part & (self.hand[1] >> 8 * suit)
        right = part & (self.hand[2] >> 8 * suit)
        theirs = left | right
        while theirs:
            if not self._is_safe(suit, part & ~(theirs & -theirs)):
                return False
            theirs &= theirs - 1
        return self._withstands_left(suit, part, mine, left, right) and self._withstands_right(
            suit, part, mine, left, right
        )

    def _withstands_left(self, suit: int, part: int, mine: int, left: int, right: int) -> bool:
        """The defender after the declarer leads, who plays last."""
        while left:
            first = left & -left
            left &= left - 1
            others = right
            while True:
                second = others & -others
                others &= others - 1
                highest = max(first, second)
                under = mine & (highest - 1)
                if under == 0 or not self._is_safe(suit, part & ~(first | second | bit(msb(under)))):
                    return False
                if others == 0:
                    break
        return True

    def _withstands_right(self, suit: int, part: int, mine: int, left: int, right: int) -> bool:
        """The defender before the declarer leads: he may go under, or over and below all that is still to come."""
        while right:
            first = right & -right
            right &= right - 1
            under = mine & (first - 1)
            between = mine & ((left & -left) - 1) if left else 0
            if not (under and self._outlives(suit, part, first, bit(msb(under)), left)) and not (
                between and self._outlives(suit, part, first, bit(msb(between)), left)
            ):
                return False
        return True

    def _outlives(self, suit: int, part: int, first: int, own: int, left: int) -> bool:
        """Whether the suit is safe after this trick, whatever the last hand plays."""
        while True:
            third = left & -left
            left &= left - 1
            if not self._is_safe(suit, part & ~(first | own | third)):
                return False
            if left == 0:
                return True

    def _is_harmless(self, rest: int, suit: int) -> bool:
        """A guess, for the order of moves: whether the declarer is safe in this suit, outside Null can duck in it."""
        if self.mode == 2:
            group = ctz(suit) >> 3
            return self._is_safe(group, rest >> 8 * group & 0xFF)
        return self._can_duck(self.hand[0] & rest & suit, ~self.hand[0] & rest & suit)

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
                    score += 24 if self._is_harmless(rest, suit) else 48
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
            elif self._is_harmless(rest, suit):
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
