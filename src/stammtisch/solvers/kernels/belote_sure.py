"""What is counted in Belote, and how much of it a side cannot lose, seen without searching.

What belongs here: `Measure`, and the sure tricks that high cards take one after the other. What does not: the search
that asks for them (`belote_search.py`). Cards and masks are those of `belote.py`.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

from stammtisch.solvers.kernels.belote import SUIT_MASKS, worths

if not cython.compiled:
    from stammtisch.solvers.kernels.belote import LAST_TRICK_WORTH
    from stammtisch.solvers.kernels.bits import bit, ctz, msb, pop


class Measure:
    """What is counted: the card points of a kind of contract, or tricks.

    counts_belotes: beside card points the belotes that are still to be said in all trumps, where a discard loses them
    (B-A30), so that what counts is the difference of the sides: half its value goes to the side that says it, or to
    the other if it is lost. In a suit contract none is ever lost, so that they stand outside the search.
    level_worth, level_mask: each worth that a card has, from the least, and the cards that have it.
    lowest, highest: for each set of cards of a suit the worth of its 0 to 8 lowest and highest cards.
    """

    def __init__(self, kind: int, counts_tricks: bool, counts_belotes: bool) -> None:
        self.counts_belotes = counts_belotes
        worth = [0] * 32 if counts_tricks else worths(kind)
        self.worth = worth
        self.trick_worth = 1 if counts_tricks else 0
        self.last_worth = 0 if counts_tricks else LAST_TRICK_WORTH
        levels = sorted(set(worth))
        masks = [sum(bit(card) for card in range(32) if worth[card] == level) for level in levels]
        self.levels = len(levels)
        self.level_worth = levels + [0] * (11 - len(levels))
        self.level_mask = masks + [0] * (11 - len(levels))
        self.lowest = [0] * 9216
        self.highest = [0] * 9216
        for index in range(1024):
            cards = [worth[(index >> 8) * 8 + height] for height in range(8) if index & bit(height)]
            for number in range(len(cards) + 1):
                self.lowest[index * 9 + number] = sum(cards[:number])
                self.highest[index * 9 + number] = sum(cards[len(cards) - number :])

    def lowest_of(self, place: int, cards: int, number: int) -> int:
        """Worth of the lowest cards of the suit at `place` in the mask `cards`; there are at least so many."""
        return self.lowest[(place * 256 + ((cards >> 8 * place) & 255)) * 9 + number]

    def highest_of(self, place: int, cards: int, number: int) -> int:
        """Worth of the highest ones."""
        return self.highest[(place * 256 + ((cards >> 8 * place) & 255)) * 9 + number]

    def cheapest(self, cards: int, number: int) -> int:
        """Worth of the cheapest cards, whatever their suit; of all, if there are fewer."""
        taken = 0
        for level in range(self.levels):
            some = pop(cards & self.level_mask[level])
            if some >= number:
                return taken + number * self.level_worth[level]
            taken += some * self.level_worth[level]
            number -= some
        return taken

    def richest(self, cards: int, number: int) -> int:
        """Worth of the richest cards, whatever their suit; of all, if there are fewer."""
        taken = 0
        for step in range(self.levels):
            level = self.levels - 1 - step
            some = pop(cards & self.level_mask[level])
            if some >= number:
                return taken + number * self.level_worth[level]
            taken += some * self.level_worth[level]
            number -= some
        return taken


class SureTricks:
    """What a side takes at least at the start of a trick. Hands are given in the order of play from the leader.

    own, partners: for each suit, how many tricks in it are sure for the leader, and for his partner after him.
    """

    def __init__(self) -> None:
        self.suits = SUIT_MASKS
        self.own, self.partners = [0] * 4, [0] * 4

    def set_task(self, measure: Measure, trumps: int) -> None:
        """Say what is counted, and which cards are trumps."""
        self.measure = measure
        self.trumps = trumps

    def of_trumps(self, hand: int, second: int, third: int, fourth: int) -> int:
        """What the highest trumps of a hand take, whenever they are played."""
        number = self._tops(3, hand, second | third | fourth)
        return (
            self.measure.highest_of(3, hand, number)
            + self.measure.cheapest(second, number)
            + self.measure.cheapest(third, number)
            + self.measure.cheapest(fourth, number)
            + number * self.measure.trick_worth
        )

    def on_lead(self, mine: int, second: int, partner: int, fourth: int, rest: int) -> int:
        """What the leader's side takes at least; `rest` if it takes everything.

        He plays his sure tricks one after the other, and may then lead to those of his partner.
        """
        number = self._count_own(mine, second, partner, fourth)
        if number >= pop(mine):
            return rest
        by_partner = self._with_partner(mine, second, partner, fourth, number, rest)
        if number == 0 or by_partner == rest:
            return by_partner
        taken = number * self.measure.trick_worth + self._most_following(partner, number)
        for place in range(4):
            taken += self.measure.highest_of(place, mine, self.own[place])
        taken += self._least_following(second, number) + self._least_following(fourth, number)
        return max(taken, by_partner)

    def _count_own(self, mine: int, second: int, partner: int, fourth: int) -> int:
        """Sets `own` and returns how many they are together: trumps first, then what cannot be ruffed."""
        drawn = 0
        if self.trumps:
            drawn = self._in_suit(3, mine, second, partner, fourth, False, False)
        second_ruffs = pop(second & self.trumps) > drawn
        fourth_ruffs = pop(fourth & self.trumps) > drawn
        number = 0
        for place in range(4):
            self.own[place] = 0
            if place < 3 or self.trumps == 0:
                self.own[place] = self._in_suit(place, mine, second, partner, fourth, second_ruffs, fourth_ruffs)
                number += self.own[place]
        # A partner who has nothing but trumps left must ruff what would win anyway, and is on lead.
        spare = pop(partner & ~self.trumps) - max(0, drawn - pop(partner & self.trumps))
        if (second_ruffs or fourth_ruffs) and number > spare:
            number = 0
            for place in range(3):
                self.own[place] = 0
        if self.trumps:
            self.own[3] = drawn
        return number + drawn

    def _in_suit(
        self, place: int, mine: int, second: int, partner: int, fourth: int, second_ruffs: bool, fourth_ruffs: bool
    ) -> int:
        """How many tricks in a suit a hand takes if it leads it again and again; opponents who ruff must follow."""
        number = self._tops(place, mine, second | partner | fourth)
        if number == 0:
            return 0
        second_length = self._length(place, second)
        fourth_length = self._length(place, fourth)
        if second_ruffs or fourth_ruffs:
            if second_ruffs:
                number = min(number, second_length)
            return min(number, fourth_length) if fourth_ruffs else number
        longest = max(second_length, fourth_length, self._length(place, partner))
        return self._length(place, mine) if number >= longest else number

    def _length(self, place: int, hand: int) -> int:
        return pop((hand >> 8 * place) & 255)

    def _tops(self, place: int, hand: int, others: int) -> int:
        """How many cards of the suit in `hand` lie above all of `others`."""
        own = (hand >> 8 * place) & 255
        other = (others >> 8 * place) & 255
        if other:
            own >>= msb(other) + 1
        return pop(own)

    # ---- with the partner

    def _with_partner(self, mine: int, second: int, partner: int, fourth: int, number: int, rest: int) -> int:
        """What the side takes at least if the partner's sure tricks follow the leader's `number`; 0 if none do."""
        own_left = self._without_highest(mine, self.own)
        is_ruffed = pop(second & self.trumps) > self.own[3] or pop(fourth & self.trumps) > self.own[3]
        if is_ruffed and self.trumps:
            more = self._count_trumps_of_partner(own_left, second, partner, fourth)
        else:
            more = self._count_of_partner(own_left, second, partner, fourth)
        if more == 0:
            return 0
        if number + more >= pop(mine):
            return rest
        partner_left = self._without_highest(partner, self.partners)
        if not is_ruffed and not self._can_wait(partner_left, number):
            return 0
        taken = (number + more) * self.measure.trick_worth
        taken += self.measure.cheapest(own_left, more) + self.measure.cheapest(partner_left, number)
        for place in range(4):
            taken += self.measure.highest_of(place, mine, self.own[place])
            taken += self.measure.highest_of(place, partner, self.partners[place])
            if not is_ruffed:  # else his trumps may win tricks in which others do not follow with trumps
                self.own[place] += self.partners[place]
        taken += self._least_following(second, number + more) + self._least_following(fourth, number + more)
        for place in range(4):
            if not is_ruffed:
                self.own[place] -= self.partners[place]
        return taken

    def _can_wait(self, partner_left: int, number: int) -> bool:
        """Whether the partner has a card for each of the leader's tricks: he neither ruffs nor gives a sure one."""
        spare = pop(partner_left & ~self.trumps)
        for place in range(4):
            following = min(self.own[place], self._length(place, partner_left))
            number -= following
            if place < 3 or self.trumps == 0:
                spare -= following
        return spare >= number

    def _count_of_partner(self, own_left: int, second: int, partner: int, fourth: int) -> int:
        """Sets `partners` where opponents cannot ruff; 0 if the leader cannot reach his partner in such a suit."""
        more = 0
        is_reached = False
        for place in range(4):
            self.partners[place] = 0
            spare = self._length(place, partner) - self.own[place]
            if spare > 0:
                number = min(spare, self._in_suit(place, partner, second, own_left, fourth, False, False))
                self.partners[place] = number
                more += number
                if number and self._length(place, own_left):
                    is_reached = True
        return more if is_reached else 0

    def _count_trumps_of_partner(self, own_left: int, second: int, partner: int, fourth: int) -> int:
        """Sets `partners` to the highest trumps alone: they win whenever they are played, and need not be reached."""
        for place in range(4):
            self.partners[place] = 0
        if self.own[3] == 0:
            self.partners[3] = self._tops(3, partner, second | own_left | fourth)
        return self.partners[3]

    def _without_highest(self, hand: int, numbers: list[int]) -> int:
        """The hand less its highest cards, so many of each suit."""
        for place in range(4):
            for _ in range(numbers[place]):
                hand ^= bit(msb(hand & self.suits[place]))
        return hand

    # ---- what the others give

    def _least_following(self, hand: int, number: int) -> int:
        """The least that an opponent gives to `number` tricks, in each suit those of `own`: he follows while he can."""
        taken = 0
        for place in range(4):
            following = min(self.own[place], self._length(place, hand))
            taken += self.measure.lowest_of(place, hand, following)
            number -= following
            for _ in range(following):
                hand ^= bit(ctz(hand & self.suits[place]))
        return taken + self.measure.cheapest(hand, number) if number else taken

    def _most_following(self, hand: int, number: int) -> int:
        """The most that the partner can give to them; he does not ruff."""
        taken = 0
        for place in range(4):
            following = min(self.own[place], self._length(place, hand))
            taken += self.measure.highest_of(place, hand, following)
            number -= following
            for _ in range(following):
                hand ^= bit(msb(hand & self.suits[place]))
        return taken + self.measure.richest(hand & ~self.trumps, number) if number else taken
