"""Best play in Belote with all four hands open: what seats 0 and 2 take from here on, in card points or in tricks.

What belongs here: the search, and its table, on masks (layout: `belote.py`).
What does not: which moves are worth trying
(`belote_moves.py`), what is sure without searching (`belote_sure.py`), cards as values (`solvers/belote.py`).

A question is a threshold: do seats 0 and 2 take at least so much? An answer is a bound of the true value on the side
of the threshold that it lies on. The exact value comes from such questions, each begun where the last one ended.

Two ideas carry most of the weight. At the start of a trick a position is the cards left and who leads, so a table of
bounds holds much. And two neighbouring cards of one hand differ by nothing but their worth, so one is seldom searched
where the other is known (`belote_moves.py`).
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

from stammtisch.solvers.kernels.belote import Rules
from stammtisch.solvers.kernels.belote_moves import Moves
from stammtisch.solvers.kernels.belote_sure import Measure, SureTricks

if not cython.compiled:
    from stammtisch.solvers.kernels.bits import bit, ctz, pop

TABLE_SIZE = 131_072
TABLE_BITS = TABLE_SIZE - 1
GENERATIONS = 2047
HASH_FACTOR = 0x5E3779B1
LEADER_FACTOR = 0x03C6EF35

NONE = 600
"""Above every value."""

HALF_A_BELOTE = 10
QUEENS = 0x04040404
"""The queens where every suit is trumps; a king lies one above (B-14)."""


class Search:
    """A search in one position at a time; its table serves all questions asked there."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.table = [0] * TABLE_SIZE
            self.canon = [0] * 1024
            self.owner, self.hands = [0] * 32, [0] * 4
        self.moves = Moves()
        self.sure = SureTricks()
        self.generation = 0
        self.nodes = 0
        self.uses_table = True
        self.uses_bounds = True

    # ---- the position

    def begin(self, rules: Rules, measure: Measure, hands: list[int], leader: int, trick: list[int]) -> None:
        """Set the position: the cards each seat holds, those of the trick on the table included.

        trick: the cards played to it so far, the first by `leader`.
        """
        self.rules = rules
        self.measure = measure
        self.left = 0
        for seat in range(4):
            self.hands[seat] = hands[seat]
            self.left |= hands[seat]
        self._set_trick(leader, trick)
        with cython.nogil:
            self._count_rest()
            self._forget()
        self.moves.set_task(rules, measure, self.hands, self.pairs)
        self.sure.set_task(measure, rules.trumps)

    def _set_trick(self, leader: int, trick: list[int]) -> None:
        self.leader = leader
        self.place = len(trick)
        self.lead = self.winning = trick[0] if trick else 0
        self.winner = leader
        self.on_table = 0
        self.played = 0
        for place in range(len(trick)):
            self.on_table += self.measure.worth[trick[place]]
            self.played |= bit(trick[place])
            if place and self.rules.beats(trick[place], self.winning):
                self.winning = trick[place]
                self.winner = (leader + place) & 3

    def _count_rest(self) -> None:
        cards = self.left
        self.pairs = 0
        if self.measure.counts_belotes:
            for seat in range(4):
                queens = self.hands[seat] & ~self.played
                queens &= (queens >> 1) & QUEENS
                self.pairs |= queens | queens << 1
        self.rest = self.measure.last_worth + self.measure.trick_worth * (pop(cards | self.played) >> 2)
        while cards:
            self.rest += self.measure.worth[ctz(cards)]
            cards &= cards - 1
        self.rest += self._open_belotes(self.left)

    def _open_belotes(self, left: int) -> int:
        """What the belotes are worth together that nobody has said or lost yet."""
        pairs = left & self.pairs
        return HALF_A_BELOTE * pop(pairs & (pairs >> 1) & QUEENS)

    def _forget(self) -> None:
        """Begin a new generation of the table, and learn which sets of cards are one to it."""
        self.generation += 1
        if self.generation > GENERATIONS:
            self.generation = 1
            for index in range(TABLE_SIZE):
                self.table[index] = 0
        for card in range(32):
            self.owner[card] = 4
            for seat in range(4):
                if self.hands[seat] & bit(card):
                    self.owner[card] = seat
        for index in range(1024):
            self.canon[index] = self._lowest_alike(index >> 8, index & 255)

    def _lowest_alike(self, place: int, cards: int) -> int:
        """The lowest set of cards in which equally worthy neighbours belong to the same seats in the same order."""
        found = 0
        free = 0
        for height in range(8):
            if free < height and self.measure.worth[8 * place + free] != self.measure.worth[8 * place + height]:
                while self.measure.worth[8 * place + free] != self.measure.worth[8 * place + height]:
                    free += 1
            if cards & bit(height):
                while self.owner[8 * place + free] != self.owner[8 * place + height]:
                    free += 1
                found |= bit(free)
                free += 1
        return found

    # ---- questions

    def ask(self, threshold: int, limit: int) -> int:
        """A bound of what seats 0 and 2 take from here on: at least `threshold`, or less than it.

        limit: of `nodes`; once it is reached `is_stopped` is true and the answer says nothing.
        """
        self.is_stopped = False
        self.limit = limit
        with cython.nogil:
            value = self._from_root(threshold)
        return value

    def ask_after(self, card: int, threshold: int, limit: int) -> int:
        """As `ask`, after the seat whose turn it is has played `card`."""
        self.is_stopped = False
        self.limit = limit
        with cython.nogil:
            value = self._after_root(card, threshold)
        return value

    def _from_root(self, threshold: int) -> int:
        if self.place == 0:
            return self._trick(self.left, self.leader, threshold, self.rest)
        seat = (self.leader + self.place) & 3
        return self._best(
            self.place, seat, self.left, self.played, self.lead, self.winning, self.winner, self.on_table,
            threshold, self.rest,
        )  # fmt: skip

    def _after_root(self, card: int, threshold: int) -> int:
        seat = (self.leader + self.place) & 3
        return self._play(
            card, self.place, seat, self.left, self.played, self.lead, self.winning, self.winner, self.on_table,
            threshold, self.rest,
        )  # fmt: skip

    # ---- the search

    def _trick(self, left: int, leader: int, threshold: int, rest: int) -> int:
        """The value at the start of a trick; 0 < threshold <= rest."""
        if self.nodes >= self.limit:
            self.is_stopped = True
            return 0
        if pop(left) == 4:
            self.nodes += 1
            return rest if self._last_winner(left, leader) & 1 == 0 else 0
        low, high = 0, rest
        key = 0
        index = 0
        if self.uses_table:
            key = self._key(left, leader)
            index = self._index(key)
            entry = self.table[index]
            if entry >> 29 == key and entry & 2047 == self.generation:
                low = (entry >> 20) & 511
                high = (entry >> 11) & 511
                if low >= threshold:
                    return low
                if high < threshold:
                    return high
        if self.uses_bounds:
            value = self._sure_bound(left, leader, threshold, rest)
            if value != NONE:
                return value
        value = self._best(0, leader, left, 0, 0, 0, leader, 0, threshold, rest)
        if self.uses_table and not self.is_stopped:
            if value >= threshold:
                low = value
            else:
                high = value
            self.table[index] = (((((key << 9) | low) << 9) | high) << 11) | self.generation
        return value

    def _key(self, left: int, leader: int) -> int:
        canonical = (
            self.canon[left & 255]
            | self.canon[256 + ((left >> 8) & 255)] << 8
            | self.canon[512 + ((left >> 16) & 255)] << 16
            | self.canon[768 + (left >> 24)] << 24
        )
        return canonical << 2 | leader

    def _index(self, key: int) -> int:
        mixed = ((key >> 2) ^ ((key & 3) * LEADER_FACTOR)) * HASH_FACTOR
        return (mixed >> 22) & TABLE_BITS

    def _last_winner(self, left: int, leader: int) -> int:
        winning = ctz(self.hands[leader] & left)
        winner = leader
        for step in range(1, 4):
            seat = (leader + step) & 3
            card = ctz(self.hands[seat] & left)
            if self.rules.beats(card, winning):
                winning = card
                winner = seat
        return winner

    def _best(
        self, place: int, seat: int, left: int, played: int, lead: int, winning: int, winner: int, on_table: int,
        threshold: int, rest: int,
    ) -> int:  # fmt: skip
        """The value where `seat` is to play card number `place` of a trick; all of it is still in `left`."""
        self.nodes += 1
        legal = self.hands[seat] & left
        if place:
            legal = self.rules.legal(legal, lead, winning, (winner ^ seat) == 2)
        if legal & (legal - 1) == 0:
            return self._play(ctz(legal), place, seat, left, played, lead, winning, winner, on_table, threshold, rest)
        base = (32 - pop(left) + place) * 8
        end = self.moves.find(base, legal, place, seat, left, lead, winning, winner)
        is_theirs = seat & 1
        best = NONE if is_theirs else -1
        for index in range(base, end):
            value = self.moves.bound_by_neighbours(base, index, is_theirs)
            if (value < threshold) == is_theirs:
                value = self._play(
                    self.moves.cards[index], place, seat, left, played, lead, winning, winner, on_table, threshold, rest
                )
                if self.is_stopped:
                    return 0
                if (value < threshold) == is_theirs:
                    self.moves.note_cut(base, index)
                    return value
            self.moves.values[index] = value
            if (value < best) == is_theirs:
                best = value
        return best

    def _play(
        self, card: int, place: int, seat: int, left: int, played: int, lead: int, winning: int, winner: int,
        on_table: int, threshold: int, rest: int,
    ) -> int:  # fmt: skip
        """The value after `card`."""
        if place == 0:
            lead = winning = card
            winner = seat
        elif self.rules.beats(card, winning):
            winning = card
            winner = seat
        played |= bit(card)
        on_table += self.measure.worth[card]
        if place < 3:
            return self._best(place + 1, (seat + 1) & 3, left, played, lead, winning, winner, on_table, threshold, rest)
        return self._end(left, played, lead, winner, on_table + self.measure.trick_worth, threshold, rest)

    def _end(self, left: int, played: int, lead: int, winner: int, gain: int, threshold: int, rest: int) -> int:
        """The value after a trick worth `gain`."""
        taken = 0
        if played & self.pairs:
            taken = self._said(left, played, lead)
            rest -= self._open_belotes(left) - self._open_belotes(left ^ played)
        left ^= played
        if left == 0:
            gain = rest
        if winner & 1 == 0:
            taken += gain
        rest -= gain
        if threshold <= taken:
            return taken
        if threshold - taken > rest:
            return taken + rest
        return taken + self._trick(left, winner, threshold - taken, rest)

    def _said(self, left: int, played: int, lead: int) -> int:
        """What belotes bring seats 0 and 2 in a trick: a card of the led suit says it, another loses it (B-A30)."""
        said = 0
        suit = self.rules.suit[lead]
        for seat in range(4):
            pairs = self.hands[seat] & left & self.pairs
            pairs &= (pairs >> 1) & QUEENS
            pairs |= pairs << 1
            if pairs & played and ((pairs & played & suit == 0) == seat & 1):
                said += HALF_A_BELOTE
        return said

    # ---- sure bounds

    def _sure_bound(self, left: int, leader: int, threshold: int, rest: int) -> int:
        """A value that decides the question at once, from tricks that a side cannot lose; NONE if there is none."""
        mine = self.hands[leader] & left
        second = self.hands[(leader + 1) & 3] & left
        partner = self.hands[leader ^ 2] & left
        fourth = self.hands[(leader + 3) & 3] & left
        is_theirs = leader & 1
        sure = self.sure.on_lead(mine, second, partner, fourth, rest - self._open_belotes(left))
        value = rest - sure if is_theirs else sure
        if (value < threshold) == is_theirs:
            return value
        trumps = self.rules.trumps & left
        if trumps & (second | fourth) <= trumps & (mine | partner):
            return NONE
        if trumps & second > trumps & fourth:
            sure = self.sure.of_trumps(second, mine, partner, fourth)
        else:
            sure = self.sure.of_trumps(fourth, mine, second, partner)
        value = sure if is_theirs else rest - sure
        return NONE if (value < threshold) == is_theirs else value
