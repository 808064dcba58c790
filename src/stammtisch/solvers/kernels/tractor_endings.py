"""The last tricks of a deal of Tractor with open cards: what the attackers still get with best play by all.

What belongs here: the search over all legal plays. What does not: the rules (`tractor.py`), positions as cards
(`solvers/tractor/`). A throw that does not stand is not searched: it comes to the lead of one of its components (T-X3).

Each seat's cards lie in slots, low to high, two copies side by side. What a seat holds is a mask of its slots; of two
copies the lower one goes first, so that equal holdings have one mask. Between tricks a position is four masks and the
leader.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

from stammtisch.solvers.kernels.tractor import Rules, Trick

if not cython.compiled:
    from stammtisch.solvers.kernels.bits import bit, ctz, pop

MOST_CARDS = 6
"""In a hand."""

MASKS = 64
ENTRIES = 32_768
POSITION = 0x3FF_FFFF
FACTOR = 2_654_435_769
"""The bits of a position in a key, and what spreads them over the entries."""

UNKNOWN = -1
HIGHEST = 1_000_000


class Endings:
    """Exact values of the last tricks under one contract.

    nodes: plays tried since the beginning. A limit of nodes ends a search, whose value is then `UNKNOWN`.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.trick = Trick(rules)
        self.ones = [0] * 256
        self.twos = [0] * 256
        self.firsts = [0] * 256
        self.left = [0] * 4
        self.played = [0] * 28
        self.foreign = [0] * 28
        self.attackers = 0
        self.kitty = 0
        self.nodes = 0
        self.most_nodes = 0
        self.stopped = False
        self.generation = 0
        if not cython.compiled:  # C begins with zeros
            self.keys = [0] * ENTRIES
            self.lows = [0] * ENTRIES
            self.highs = [0] * ENTRIES

    def set_cards(self, hands: list[list[int]], attackers: int, kitty: int) -> None:
        """Hands by seat as rising numbers of faces, no more than `MOST_CARDS` each.

        attackers: 1 where the seats 1 and 3 attack, else 0. kitty: card points buried.
        """
        self.attackers = attackers
        self.kitty = kitty
        self.generation += 1
        for seat in range(4):
            cards = hands[seat]
            self.left[seat] = bit(len(cards)) - 1
            for mask in range(bit(len(cards))):
                self._fill(seat * MASKS + mask, [cards[slot] for slot in range(len(cards)) if mask >> slot & 1])
            for slot in range(len(cards) - 1):
                if cards[slot] == cards[slot + 1]:
                    for mask in range(bit(len(cards))):
                        if mask >> slot & 3 == 3:
                            self.firsts[seat * MASKS + mask] |= bit(slot)

    def _fill(self, place: int, cards: list[int]) -> None:
        ones, twos = 0, 0
        for card in cards:
            twos |= ones & bit(card)
            ones |= bit(card)
        self.ones[place] = ones
        self.twos[place] = twos
        self.firsts[place] = 0

    def value(self, leader: int, plays: list[int], most_nodes: int) -> int:
        """What the attackers get of the tricks from here, the kitty included; -1 where `most_nodes` do not suffice.

        plays: the plays on the table as masks of slots, whose cards are among those set.
        """
        self.most_nodes = self.nodes + most_nodes
        self.stopped = False
        for place in range(len(plays)):
            self.played[place] = plays[place]
        count = len(plays)
        with cython.nogil:
            found = self._from_table(leader, count)
        return UNKNOWN if self.stopped else found

    def _from_table(self, leader: int, count: int) -> int:
        """The value with the first plays of the trick given."""
        if count == 0:
            return self._search(0, leader, -1, HIGHEST)
        self._note_foreign(0)
        for place in range(count):
            seat = (leader + place) & 3
            self.left[seat] ^= self.played[place]
        self._lay(0, leader, count)
        found = self._follow(0, leader, count, -1, HIGHEST) if count < 4 else self._end(0, leader, -1, HIGHEST)
        for place in range(count):
            seat = (leader + place) & 3
            self.left[seat] ^= self.played[place]
        return found

    def _attacks(self, seat: int) -> bool:
        return seat & 1 == self.attackers

    def _note_foreign(self, depth: int) -> None:
        """For each seat the faces in other hands, which tell cards apart that lie side by side."""
        for seat in range(4):
            faces = 0
            for other in range(4):
                if other != seat:
                    faces |= self.ones[other * MASKS + self.left[other]]
            self.foreign[4 * depth + seat] = self.rules.line(faces)

    def _lay(self, depth: int, leader: int, count: int) -> None:
        """The first plays of the trick, laid anew after deeper tricks used it."""
        place = leader * MASKS + self.played[4 * depth]
        self.trick.lead(self.ones[place], self.twos[place])
        for number in range(1, count):
            place = ((leader + number) & 3) * MASKS + self.played[4 * depth + number]
            self.trick.follow(self.ones[place], self.twos[place])

    def _key(self, leader: int) -> int:
        left = self.left[0] | self.left[1] << 6 | self.left[2] << 12 | self.left[3] << 18
        return (self.generation << 26) | left << 2 | leader

    def _search(self, depth: int, leader: int, low: int, high: int) -> int:
        """The value of a position between two tricks: exact inside the window, else a bound on its side of it."""
        if self.left[leader] == 0:
            return 0
        key = self._key(leader)
        entry = (((key & POSITION) * FACTOR) >> 24) & (ENTRIES - 1)
        least, most = 0, HIGHEST
        if self.keys[entry] == key:
            least = self.lows[entry]
            most = self.highs[entry]
            if least >= high or least == most:
                return least
            if most <= low:
                return most
        found = self._lead(depth, leader, low, high)
        if self.stopped:
            return 0
        if self.keys[entry] != key:
            self.keys[entry] = key
            least = 0
            most = HIGHEST
        if found > low and found > least:
            least = found
        if found < high and found < most:
            most = found
        self.lows[entry] = least
        self.highs[entry] = most
        return found

    def _lead(self, depth: int, leader: int, low: int, high: int) -> int:
        """The best lead."""
        self._note_foreign(depth)
        attacks, held = self._attacks(leader), self.left[leader]
        best = -1 if attacks else HIGHEST
        part = held
        while part:
            if self._may_lead(leader, held, part) and not self._is_like_another(depth, leader, held, part):
                self.played[4 * depth] = part
                self.left[leader] = held ^ part
                self._lay(depth, leader, 1)
                found = self._follow(depth, leader, 1, low, high)
                self.left[leader] = held
                if self.stopped:
                    return 0
                if attacks:
                    best = found if found > best else best
                    low = best if best > low else low
                else:
                    best = found if found < best else best
                    high = best if best < high else high
                if low >= high:
                    return best
            part = (part - 1) & held
        return best

    def _may_lead(self, leader: int, held: int, part: int) -> bool:
        """Whether these slots may be led: one suit, one component or a throw that stands, copies in their order."""
        if not self._takes_first_copies(leader, held, part):
            return False
        place = leader * MASKS + part
        ones, twos = self.ones[place], self.twos[place]
        if ones & (ones - 1) == 0:
            return True
        if ones & ~self.rules.suits[self.rules.suit_of[ctz(ones)]]:
            return False
        if ones == twos and self.rules.longest(twos) == pop(ones):
            return True
        return self.rules.throws and self._stands(leader, ones, twos)

    def _takes_first_copies(self, seat: int, held: int, part: int) -> bool:
        """Where both copies are held, the second goes only with the first."""
        firsts = self.firsts[seat * MASKS + held]
        return (part >> 1) & ~part & firsts == 0

    def _stands(self, leader: int, ones: int, twos: int) -> bool:
        """T-X2."""
        for step in range(1, 4):
            place = ((leader + step) & 3) * MASKS + self.left[(leader + step) & 3]
            if self.rules.failing(ones, twos, self.ones[place], self.twos[place]) >= 0:
                return False
        return True

    def _is_like_another(self, depth: int, seat: int, held: int, part: int) -> bool:
        """Whether a single card has an equal above it in the hand: worth as much, and nobody has a card between."""
        if part & (part - 1):
            return False
        place = seat * MASKS
        face = self.ones[place + part]
        if self.twos[place + held] & face:
            return False
        higher = held & -part & ~part
        while higher:
            slot = higher & -higher
            higher ^= slot
            other = self.ones[place + slot]
            if self.twos[place + held] & other == 0 and self._are_alike(face, other, self.foreign[4 * depth + seat]):
                return True
        return False

    def _are_alike(self, face: int, other: int, foreign: int) -> bool:
        number, above = ctz(face), ctz(other)
        if self.rules.suit_of[number] != self.rules.suit_of[above]:
            return False
        if self.rules.card_points(face, 0) != self.rules.card_points(other, 0):
            return False
        low, high = self.rules.height[number], self.rules.height[above]
        if low > high:  # of off-suit level cards the slots do not tell the class
            return foreign & (bit(low + 1) - bit(high)) == 0
        return foreign & (bit(high + 1) - bit(low)) == 0

    def _follow(self, depth: int, leader: int, place: int, low: int, high: int) -> int:
        """The best play of the seat that follows at this place."""
        self.nodes += 1
        if self.nodes >= self.most_nodes:
            self.stopped = True
            return 0
        seat = (leader + place) & 3
        attacks, held = self._attacks(seat), self.left[seat]
        best = -1 if attacks else HIGHEST
        part = held
        count = self.trick.count
        while part:
            if pop(part) == count and self._is_worth_trying(depth, seat, held, part):
                self.played[4 * depth + place] = part
                self.left[seat] = held ^ part
                self.trick.follow(self.ones[seat * MASKS + part], self.twos[seat * MASKS + part])
                if place == 3:
                    found = self._end(depth, leader, low, high)
                else:
                    found = self._follow(depth, leader, place + 1, low, high)
                self._lay(depth, leader, place)
                self.left[seat] = held
                if self.stopped:
                    return 0
                if attacks:
                    best = found if found > best else best
                    low = best if best > low else low
                else:
                    best = found if found < best else best
                    high = best if best < high else high
                if low >= high:
                    return best
            part = (part - 1) & held
        return best

    def _is_worth_trying(self, depth: int, seat: int, held: int, part: int) -> bool:
        """Whether these slots may follow, and no others are their like."""
        if not self._takes_first_copies(seat, held, part) or self._is_like_another(depth, seat, held, part):
            return False
        hand, play = seat * MASKS + held, seat * MASKS + part
        return self.trick.may_follow(self.ones[hand], self.twos[hand], self.ones[play], self.twos[play])

    def _end(self, depth: int, leader: int, low: int, high: int) -> int:
        """The value once the trick is full."""
        winner = (leader + self.trick.winner()) & 3
        got = 0
        if self._attacks(winner):
            got = self.trick.card_points()
            if self.left[winner] == 0:
                got += self.kitty * self.trick.kitty_times()
        return got + self._search(depth + 1, winner, low - got, high - got)
