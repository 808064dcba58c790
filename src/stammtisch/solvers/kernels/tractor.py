"""Tractor on bit masks: how a lead splits, what may follow it, which play wins, what cards are worth.

What belongs here: the rules of `games/tractor` once more, in their fast form. What does not: deals at random
(`tractor_random.py`), how to play well (`tractor_playbook.py`), the search (`tractor_endings.py`), cards and contracts
as values (`solvers/tractor/`).

A face is a number below 63, and a set of cards two masks: the faces in it (`ones`) and those in it twice (`twos`).
Neighbouring bits are neighbouring strength classes, and between two effective suits lies a bit that is no face. Of the
off-suit level cards, which share one class, one stands in the line of the trumps and the others are `extras`.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

if not cython.compiled:
    from stammtisch.solvers.kernels.bits import bit, ctz, msb, pop

TRUMPS = 4
"""The place of the trumps among the effective suits; plain suits are 0 to 3."""

LONGEST = 0
ALL = 1
HIGHEST_SINGLE = 2
"""T-X5: what is compared when several trump a throw."""

TWICE_CARDS = 0
TWO_TO_CARDS = 1
TWO_TO_PAIRS = 2
TWO_OR_FOUR = 3
"""T-A24: by how much the kitty counts."""

MOST_TOPS = 26
"""Room for the components of a play."""


class Rules:
    """Suits and strength under one contract, and the options that bear on the play.

    suits: the faces of each effective suit. extras: the off-suit level cards beside their line, `equal` the one in it.
    fives, tens: the faces worth 5 and 10. throws: T-A16. tractor_first: T-A17. throw_eval: T-X5. kitty_mult: T-A24.
    whole_lead: whether all of a last throw counts for the kitty (T-X6).
    """

    def __init__(
        self,
        suits: list[int],
        extras: int,
        equal: int,
        fives: int,
        tens: int,
        throws: bool,
        tractor_first: bool,
        throw_eval: int,
        kitty_mult: int,
        whole_lead: bool,
    ) -> None:
        self.suits = suits
        self.extras = extras
        self.equal = equal
        self.fives = fives
        self.tens = tens
        self.throws = throws
        self.tractor_first = tractor_first
        self.throw_eval = throw_eval
        self.kitty_mult = kitty_mult
        self.whole_lead = whole_lead
        self.suit_of = [0] * 63
        self.height = list(range(63))
        for suit in range(5):
            for face in range(63):
                if suits[suit] >> face & 1:
                    self.suit_of[face] = suit
        for face in range(63):
            if extras >> face & 1:
                self.height[face] = equal.bit_length() - 1

    def line(self, faces: int) -> int:
        """The strength classes of the faces, as bits."""
        return (faces & ~self.extras) | self.equal if faces & self.extras else faces

    def highest(self, faces: int) -> int:
        """The highest class among faces of one suit; -1 where there is none."""
        faces = self.line(faces)
        return msb(faces) if faces else -1

    def longest(self, pairs: int) -> int:
        """Pairs in the longest run of neighbouring classes; 1 where there is no tractor, 0 without pairs."""
        line, length = self.line(pairs), 0
        while line:
            line &= line >> 1
            length += 1
        return length

    def bottoms(self, pairs: int, length: int) -> int:
        """The lowest classes of all runs of so many pairs."""
        line = self.line(pairs)
        runs = line
        for step in range(1, length):
            runs &= line >> step
        return runs

    def stretch(self, pairs: int, bottom: int, length: int) -> int:
        """Faces among `pairs` that make the run of `length` classes from `bottom` on."""
        faces = 0
        for number in range(bottom, bottom + length):
            faces |= self.one_of(pairs, number)
        return faces

    def one_of(self, faces: int, number: int) -> int:
        """One of the faces whose class is `number`."""
        if bit(number) == self.equal and faces & self.extras:
            return faces & self.extras & -(faces & self.extras)
        return bit(number)

    def card_points(self, ones: int, twos: int) -> int:
        """T-13: five 5, ten 10, king 10."""
        fives = pop(ones & self.fives) + pop(twos & self.fives)
        return 5 * fives + 10 * (pop(ones & self.tens) + pop(twos & self.tens))

    def beats(self, pairs: int, top: int, ones: int, twos: int) -> bool:
        """T-X2: whether cards of one suit hold something of the form of a component with a higher top.

        pairs: of the component, 0 for a single card.
        """
        if pairs == 0:
            return self.highest(ones) > top
        runs = self.bottoms(twos, pairs)
        return runs != 0 and msb(runs) + pairs - 1 > top

    def failing(self, ones: int, twos: int, other_ones: int, other_twos: int) -> int:
        """T-X3: of these cards, led together, the lowest component that the cards of another hand beat; else -1.

        The component as 64 times its pairs (0 for a single card) and its top, so that a lower one is a lower number.
        """
        suit = self.suits[self.suit_of[ctz(ones)]]
        other_ones &= suit
        other_twos &= suit
        if ones != twos:
            low = ctz(self.line(ones ^ twos))
            if self.beats(0, low, other_ones, other_twos):
                return low
        return self._failing_pairs(twos, other_twos)

    def _failing_pairs(self, twos: int, other_twos: int) -> int:
        """The lowest of the pairs, else of the shortest tractors that can be beaten; components come falling."""
        left, found = twos, -1
        length = self.longest(left)
        while length > 0:
            bottom = msb(self.bottoms(left, length))
            left ^= self.stretch(left, bottom, length)
            if self.beats(length, bottom + length - 1, other_twos, other_twos):
                found = 64 * length + bottom + length - 1
            length = self.longest(left)
        return found


class Trick:
    """One trick: the lead, what it asks of those who follow, and who wins so far.

    suit: the effective suit led. count: cards of a play. sizes: pairs in each component of the lead, longest first;
    number: how many components are pairs or tractors; singles: how many are single cards; pairs: all of its pairs.
    places: plays so far. best: the place that wins after each play. ruffs: which plays ruff. ones, twos: the plays.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.suit = 0
        self.count = 0
        self.number = 0
        self.singles = 0
        self.pairs = 0
        self.places = 0
        self.chosen = 0
        self.sizes = [0] * 13
        self.tops = [0] * 104
        self.best = [0] * 4
        self.ruffs = [False] * 4
        self.ones = [0] * 4
        self.twos = [0] * 4

    def lead(self, ones: int, twos: int) -> None:
        """Begin with these cards of one suit."""
        self.suit = self.rules.suit_of[ctz(ones)]
        self.count = pop(ones) + pop(twos)
        self._split(ones, twos)
        self.ones[0] = ones
        self.twos[0] = twos
        self.ruffs[0] = False
        self.best[0] = 0
        self.places = 1
        self._measure(0)

    def _split(self, ones: int, twos: int) -> None:
        """T-X1: the longest tractor again and again, of equals the highest, then pairs, then singles."""
        left, number = twos, 0
        length = self.rules.longest(left)
        while length > 1:
            left ^= self.rules.stretch(left, msb(self.rules.bottoms(left, length)), length)
            self.sizes[number] = length
            number += 1
            length = self.rules.longest(left)
        for _ in range(pop(left)):
            self.sizes[number] = 1
            number += 1
        self.number = number
        self.pairs = pop(twos)
        self.singles = pop(ones) - self.pairs

    def components(self) -> int:
        """How many components the lead has."""
        return self.number + self.singles

    def may_follow(self, hand_ones: int, hand_twos: int, ones: int, twos: int) -> bool:
        """Whether these cards of the hand may follow the lead (T-11, T-A17, T-X4)."""
        mask = self.rules.suits[self.suit]
        held = pop(hand_ones & mask) + pop(hand_twos & mask)
        if pop(ones) + pop(twos) != self.count:
            return False
        if pop(ones & mask) + pop(twos & mask) < (held if held < self.count else self.count):
            return False
        if held <= self.count:
            return True
        held = pop(hand_twos & mask)
        if pop(twos) < (self.pairs if self.pairs < held else held):
            return False
        return not self.asks_tractors() or self._answers(hand_twos & mask, twos, 0)

    def asks_tractors(self) -> bool:
        """Whether more than a number of pairs is asked for."""
        return self.rules.tractor_first and self.number > 0 and self.sizes[0] > 1

    def _answers(self, held: int, played: int, index: int) -> bool:
        """T-X4: whether the pairs played, of those held, can be laid to the components from `index` on."""
        if index == self.number:
            return True
        length = self.length_asked(held, index)
        if length < 2:  # no tractor is asked for or held: only the number of pairs counts
            asked = 0
            for place in range(index, self.number):
                asked += self.sizes[place]
            return pop(played) >= (asked if asked < pop(held) else pop(held))
        runs = self.rules.bottoms(played, length)
        while runs:
            taken = self.rules.stretch(played, ctz(runs), length)
            if self._answers_beside(held ^ taken, played ^ taken, index, length):
                return True
            runs &= runs - 1
        return False

    def length_asked(self, held: int, index: int) -> int:
        """How long a tractor the component at `index` asks for where these pairs are held."""
        length = self.rules.longest(held)
        return length if length < self.sizes[index] else self.sizes[index]

    def _answers_beside(self, held: int, played: int, index: int, length: int) -> bool:
        """What a component lacks beyond a tractor of `length` is filled up with pairs, in any way."""
        extra = self.sizes[index] - length
        if pop(held) < extra:
            extra = pop(held)
        if index == self.number - 1:
            return pop(played) >= extra
        part = played
        while True:
            if pop(part) == extra and self._answers(held ^ part, played ^ part, index + 1):
                return True
            if part == 0:
                return False
            part = (part - 1) & played

    def follow(self, ones: int, twos: int) -> None:
        """Add the next play."""
        place = self.places
        self.ones[place] = ones
        self.twos[place] = twos
        self.places = place + 1
        self.best[place] = place if self._takes(place) else self.best[place - 1]

    def _takes(self, place: int) -> bool:
        """Whether the play there wins against those before it (T-12, T-A20, T-A21, T-X5)."""
        trumps, led = self.rules.suits[TRUMPS], self.rules.suits[self.suit]
        ones, best = self.ones[place], self.best[place - 1]
        ruffs = self.suit != TRUMPS and ones & ~trumps == 0
        self.ruffs[place] = ruffs
        if not ruffs and (ones & ~led or self.components() > 1 or self.ruffs[best]):
            return False
        if not self._measure(place):
            return False
        return (ruffs and not self.ruffs[best]) or self._higher(place, best)

    def _higher(self, place: int, best: int) -> bool:
        compared = self.components() if self.rules.throw_eval == ALL else 1
        for index in range(compared):
            if self.tops[place * MOST_TOPS + index] <= self.tops[best * MOST_TOPS + index]:
                return False
        return True

    def _measure(self, place: int) -> bool:
        """Note the tops of the play's components that are compared; whether it has the shape of the lead."""
        start = place * MOST_TOPS
        if not self._place_pairs(self.twos[place], 0, start):
            return False
        if self.rules.throw_eval == ALL:
            self._note_singles(place, start + self.number)
        elif self.number == 0 or (self.rules.throw_eval == HIGHEST_SINGLE and self.components() > 1):
            self.tops[start] = self.rules.highest(self.ones[place])
        return True

    def _place_pairs(self, pairs: int, index: int, start: int) -> bool:
        """The highest possible top for the longest component, then for the next; what was used stands in `chosen`."""
        if index == 0:
            self.chosen = 0
        if index == self.number:
            return True
        size = self.sizes[index]
        runs = self.rules.bottoms(pairs, size)
        while runs:
            bottom = msb(runs)
            taken = self.rules.stretch(pairs, bottom, size)
            if self._place_pairs(pairs ^ taken, index + 1, start):
                self.chosen |= taken
                self.tops[start + index] = bottom + size - 1
                return True
            runs ^= bit(bottom)
        return False

    def _note_singles(self, place: int, index: int) -> None:
        """Tops of the single cards beside the pairs that were placed, high to low."""
        twos = self.twos[place] & ~self.chosen
        ones = self.ones[place] & ~self.chosen
        while ones:
            face = self.rules.one_of(ones, self.rules.highest(ones))
            self.tops[index] = self.rules.height[ctz(face)]
            index += 1
            if twos & face:
                twos ^= face
            else:
                ones ^= face

    def winner(self) -> int:
        """The place that wins so far, 0 for the lead."""
        return self.best[self.places - 1]

    def top(self) -> int:
        """The highest class of the longest component of the play that wins so far."""
        return self.tops[self.best[self.places - 1] * MOST_TOPS]

    def longest_component(self) -> int:
        """Pairs in the longest component of the lead, 0 where it has single cards only."""
        return self.sizes[0] if self.number else 0

    def take_back(self) -> None:
        """Without the last play."""
        self.places -= 1

    def card_points(self) -> int:
        """Card points of all plays."""
        points = 0
        for place in range(self.places):
            points += self.rules.card_points(self.ones[place], self.twos[place])
        return points

    def kitty_times(self) -> int:
        """By how much the kitty counts where this trick is the last one (T-A24, T-A25, T-X6)."""
        if self.rules.whole_lead or self.components() == 1:
            return self._times(self.count, self.pairs)
        if self.number == 0:
            return self._times(1, 0)
        return self._times(2 * self.sizes[0], self.sizes[0])

    def _times(self, cards: int, pairs: int) -> int:
        if self.rules.kitty_mult == TWICE_CARDS:
            return 2 * cards
        if self.rules.kitty_mult == TWO_TO_CARDS:
            return bit(cards)
        if self.rules.kitty_mult == TWO_TO_PAIRS:
            return bit(pairs + 1)
        return 2 if cards == 1 else 4
