"""Whole deals of Tractor in which every seat plays any of its legal cards.

What belongs here: dealing, burying and playing at random. What does not: the rules (`tractor.py`).
Every legal play may come up, though not each as often. Penalties for throws are not counted.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

from stammtisch.solvers.kernels.tractor import Rules, Trick

if not cython.compiled:
    from stammtisch.solvers.kernels.bits import bit, ctz, pop

LOW_BITS = 0xFFFF_FFFF
HAND = 25


class RandomDeals:
    """Whole deals in which every seat plays any of its legal cards; seat 0 deals and leads.

    hand_ones, hand_twos: the hands of the last deal, after burying. buried_ones, buried_twos: the cards laid away.
    tricks: how many there were. play_ones, play_twos: the plays in order, four to a trick.
    """

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.trick = Trick(rules)
        self.random = (seed * 2_654_435_769 + 88_172_645) & 0xFFFF_FFFF or 1
        faces = [face for face in range(63) for mask in rules.suits if mask >> face & 1]
        self.pack = [*faces, *faces]
        self.hand_ones = [0] * 4
        self.hand_twos = [0] * 4
        self.left_ones = [0] * 4
        self.left_twos = [0] * 4
        self.play_ones = [0] * 100
        self.play_twos = [0] * 100
        self.buried_ones = 0
        self.buried_twos = 0
        self.ones = 0
        self.twos = 0
        self.tricks = 0

    def play(self, deals: int) -> int:
        """The attackers' scores of so many deals together, kitty included; other threads may run."""
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
        for place in range(108):
            other = place + self.below(108 - place)
            card = self.pack[other]
            self.pack[other] = self.pack[place]
            self.pack[place] = card
        for seat in range(4):
            self._gather(seat * HAND, seat * HAND + HAND)
            self.hand_ones[seat] = self.ones
            self.hand_twos[seat] = self.twos
            self.left_ones[seat] = self.ones
            self.left_twos[seat] = self.twos
        self._gather(4 * HAND, 108)
        self.buried_ones = self.ones
        self.buried_twos = self.twos

    def _gather(self, start: int, end: int) -> None:
        self.ones = 0
        self.twos = 0
        for place in range(start, end):
            self._add(bit(self.pack[place]))

    def _add(self, face: int) -> None:
        """One card more in `ones` and `twos`."""
        self.twos |= self.ones & face
        self.ones |= face

    def _play(self) -> int:
        self._deal()
        score, leader = 0, 0
        self.tricks = 0
        while self.left_ones[leader]:
            leader = self._play_trick(leader)
            if leader & 1:
                score += self.trick.card_points()
        if leader & 1:
            score += self.rules.card_points(self.buried_ones, self.buried_twos) * self.trick.kitty_times()
        return score

    def _play_trick(self, leader: int) -> int:
        self._choose_lead(leader)
        self.trick.lead(self.ones, self.twos)
        self._lay(leader, 0)
        for place in range(1, 4):
            seat = (leader + place) & 3
            self._choose_follow(seat)
            self.trick.follow(self.ones, self.twos)
            self._lay(seat, place)
        self.tricks += 1
        return (leader + self.trick.winner()) & 3

    def _lay(self, seat: int, place: int) -> None:
        """The chosen cards leave the hand."""
        self.play_ones[4 * self.tricks + place] = self.ones
        self.play_twos[4 * self.tricks + place] = self.twos
        self.left_ones[seat] &= ~(self.twos | (self.ones & ~self.left_twos[seat]))
        self.left_twos[seat] &= ~self.ones

    def _choose_lead(self, seat: int) -> None:
        ones, twos = self.left_ones[seat], self.left_twos[seat]
        if self.rules.throws:
            self._choose_throw(seat, ones, twos)
            return
        choices, length = pop(ones), 1
        runs = self.rules.bottoms(twos, 1)
        while runs:
            choices += pop(runs)
            length += 1
            runs = self.rules.bottoms(twos, length)
        number = self.below(choices)
        self.twos = 0
        if number < pop(ones):
            self.ones = self._at(ones, number)
            return
        number -= pop(ones)
        self._choose_run(twos, number)

    def _choose_run(self, twos: int, number: int) -> None:
        """The run at `number` among those of one pair, of two, and so on."""
        length = 1
        runs = self.rules.bottoms(twos, 1)
        while number >= pop(runs):
            number -= pop(runs)
            length += 1
            runs = self.rules.bottoms(twos, length)
        self.ones = self.rules.stretch(twos, ctz(self._at(runs, number)), length)
        self.twos = self.ones

    def _at(self, faces: int, number: int) -> int:
        """The face at `number`."""
        for _ in range(number):
            faces &= faces - 1
        return faces & -faces

    def _choose_throw(self, seat: int, ones: int, twos: int) -> None:
        """Any cards of one suit; where they do not stand, the component that must be led (T-X3)."""
        face = self._at(ones, self.below(pop(ones)))
        ones &= self.rules.suits[self.rules.suit_of[ctz(face)]]
        self.ones = 0
        self.twos = 0
        while ones:
            lowest = ones & -ones
            ones ^= lowest
            for _ in range(self.below(3 if twos & lowest else 2)):
                self._add(lowest)
        if self.ones == 0:
            self.ones = face
        failing = -1
        for step in range(1, 4):
            other = (seat + step) & 3
            found = self.rules.failing(self.ones, self.twos, self.left_ones[other], self.left_twos[other])
            if found >= 0 and (failing < 0 or found < failing):
                failing = found
        if failing >= 0 and pop(self.ones) + pop(self.twos) > 1:
            self._keep_component(failing >> 6, failing & 63)

    def _keep_component(self, pairs: int, top: int) -> None:
        if pairs == 0:
            self.ones = self.rules.one_of(self.ones ^ self.twos, top)
            self.twos = 0
        else:
            self.ones = self.rules.stretch(self.twos, top - pairs + 1, pairs)
            self.twos = self.ones

    def _choose_follow(self, seat: int) -> None:
        ones, twos = self.left_ones[seat], self.left_twos[seat]
        mask = self.rules.suits[self.trick.suit]
        held = pop(ones & mask) + pop(twos & mask)
        if held <= self.trick.count:
            self.ones = ones & mask
            self.twos = twos & mask
            self._fill(ones & ~mask, twos & ~mask, self.trick.count - held)
            return
        self.ones = 0
        if self.trick.asks_tractors():
            self._take_components(twos & mask)
        else:
            self._take_pairs(twos & mask, self.trick.pairs)
        self.twos = self.ones
        left = self.trick.count - 2 * pop(self.ones)
        self._fill(ones & mask & ~self.ones, twos & mask & ~self.ones, left)

    def _take_components(self, pairs: int) -> None:
        """Pairs as T-X4 asks, component by component; the faces stand in `ones`."""
        for index in range(self.trick.number):
            length = self.trick.length_asked(pairs, index)
            taken = 0
            if length > 1:
                runs = self.rules.bottoms(pairs, length)
                taken = self.rules.stretch(pairs, ctz(self._at(runs, self.below(pop(runs)))), length)
            else:
                length = 0
            pairs ^= taken
            self.ones |= taken
            pairs ^= self._take_pairs(pairs, self.trick.sizes[index] - length)

    def _take_pairs(self, pairs: int, count: int) -> int:
        """Any `count` of the pairs, fewer where there are no more."""
        taken = 0
        for _ in range(count):
            if pairs == taken:
                break
            taken |= self._at(pairs ^ taken, self.below(pop(pairs ^ taken)))
        self.ones |= taken
        return taken

    def _fill(self, ones: int, twos: int, count: int) -> None:
        """So many of these cards more."""
        for _ in range(count):
            number = self.below(pop(ones) + pop(twos))
            face = self._at(ones, number) if number < pop(ones) else self._at(twos, number - pop(ones))
            self._add(face)
            if twos & face:
                twos ^= face
            else:
                ones ^= face
