"""Best play in Belote with all four hands open: what seats 0 and 2 take from here on, in card points or in tricks.

What belongs here: the search, its table, its sure bounds and its order of moves, all on masks (layout: `belote.py`).
What does not: contracts, scores and cards as values (`solvers/belote.py`).

A question is a threshold: do seats 0 and 2 take at least so much? An answer is a bound of the true value on the side
of the threshold that it lies on. The exact value comes from such questions, each begun where the last one ended.

Two ideas carry most of the weight. At the start of a trick a position is the cards left and who leads, so a table of
bounds holds much. And two neighbouring cards of one hand differ by nothing but their worth, so one is seldom searched
where the other is known (`_candidates`, `_bound_by_neighbours`).
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

from stammtisch.solvers.kernels.belote import Rules, worths

if not cython.compiled:
    from stammtisch.solvers.kernels.belote import LAST_TRICK_WORTH
    from stammtisch.solvers.kernels.bits import bit, ctz, msb, pop

TABLE_SIZE = 1 << 17
TABLE_BITS = TABLE_SIZE - 1
GENERATIONS = 2047
HASH_FACTOR = 0x5E3779B1
LEADER_FACTOR = 0x03C6EF35

OURS = 1
THEIRS = -1
OPEN = 0
"""The fate of a trick after a card, for the side that plays it."""

NONE = 600
"""Above every value."""


class Measure:
    """What is counted: the card points of a kind of contract, or tricks.

    lowest, highest: for each set of cards of a suit the worth of its 0 to 8 lowest and highest cards.
    """

    def __init__(self, kind: int, counts_tricks: bool) -> None:
        worth = [0] * 32 if counts_tricks else worths(kind)
        self.worth = worth
        self.trick_worth = 1 if counts_tricks else 0
        self.last_worth = 0 if counts_tricks else LAST_TRICK_WORTH
        levels = sorted(set(worth))
        masks = [sum(1 << card for card in range(32) if worth[card] == level) for level in levels]
        self.levels = len(levels)
        self.level_worth = levels + [0] * (11 - len(levels))
        self.level_mask = masks + [0] * (11 - len(levels))
        self.lowest = [0] * 9216
        self.highest = [0] * 9216
        for index in range(1024):
            cards = [worth[(index >> 8) * 8 + height] for height in range(8) if index & 1 << height]
            for number in range(len(cards) + 1):
                self.lowest[index * 9 + number] = sum(cards[:number])
                self.highest[index * 9 + number] = sum(cards[len(cards) - number :])


class Search:
    """A search in one position at a time; its table serves all questions asked there."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.table = [0] * TABLE_SIZE
            self.canon = [0] * 1024
            self.owner, self.cards, self.runs, self.scores, self.values = ([0] * 256 for _ in range(5))
            self.hands, self.sure = [0] * 4, [0] * 4
        self.generation = 0
        self.nodes = 0
        self.uses_table = True
        self.uses_bounds = True
        self.uses_order = True

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
        self.rest = self.measure.last_worth + self.measure.trick_worth * (pop(cards | self.played) >> 2)
        while cards:
            self.rest += self.measure.worth[ctz(cards)]
            cards &= cards - 1

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
        move = 32
        index = 0
        if self.uses_table:
            key = self._key(left, leader)
            index = self._index(key)
            entry = self.table[index]
            if entry >> 29 == key:
                move = self.moves[index]
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
        self.hash_move = move
        self.best_lead = move
        value = self._best(0, leader, left, 0, 0, 0, leader, 0, threshold, rest)
        if self.uses_table and not self.is_stopped:
            if value >= threshold:
                low = value
            else:
                high = value
            self.moves[index] = self.best_lead
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
        """The value where `seat` is to play, as card number `place` of the trick; `left` holds the whole trick still."""
        self.nodes += 1
        legal = self.hands[seat] & left
        if place:
            legal = self.rules.legal(legal, lead, winning, (winner ^ seat) == 2)
        if legal & (legal - 1) == 0:
            return self._play(ctz(legal), place, seat, left, played, lead, winning, winner, on_table, threshold, rest)
        base = (32 - pop(left) + place) * 8
        end = self._candidates(base, legal, place, seat, left, lead, winning, winner)
        is_theirs = seat & 1
        best = NONE if is_theirs else -1
        for index in range(base, end):
            value = self._bound_by_neighbours(base, index, is_theirs)
            if (value < threshold) == is_theirs:
                value = self._play(
                    self.cards[index], place, seat, left, played, lead, winning, winner, on_table, threshold, rest
                )
                if self.is_stopped or (value < threshold) == is_theirs:
                    if index > base or self.w[5]:
                        self._killed((base >> 1) + (seat if self.w[6] else 0), self.cards[index], place, seat, pop(left))
                    if place == 0:
                        self.best_lead = self.cards[index]
                    return value
            self.values[index] = value
            if (value < best) == is_theirs:
                best = value
        return best

    def _killed(self, index: int, card: int, place: int, seat: int, n: int) -> None:
        if self.killer[index] != card:
            self.killer2[index] = self.killer[index]
            self.killer[index] = card
        for other in range(32):
            self.history[place * 128 + seat * 32 + other] -= self.history[place * 128 + seat * 32 + other] >> self.w[4]
        self.history[place * 128 + seat * 32 + card] += 4096 >> self.w[4]

    def _bound_by_neighbours(self, base: int, index: int, is_theirs: bool) -> int:
        """The best that this card can bring, as neighbours in its hand brought no more: they differ by their worth."""
        bound = -1 if is_theirs else NONE
        worth = self.measure.worth
        for other in range(base, index):
            if self.runs[other] == self.runs[index]:
                margin = abs(worth[self.cards[other]] - worth[self.cards[index]])
                if is_theirs:
                    bound = max(bound, self.values[other] - margin)
                else:
                    bound = min(bound, self.values[other] + margin)
        return bound

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
            return self._best(
                place + 1, (seat + 1) & 3, left, played, lead, winning, winner, on_table, threshold, rest
            )
        return self._end(left ^ played, winner, on_table + self.measure.trick_worth, threshold, rest)

    def _end(self, left: int, winner: int, gain: int, threshold: int, rest: int) -> int:
        """The value after a trick worth `gain`."""
        if left == 0:
            gain = rest
        taken = 0 if winner & 1 else gain
        rest -= gain
        if threshold <= taken:
            return taken
        if threshold - taken > rest:
            return taken + rest
        return taken + self._trick(left, winner, threshold - taken, rest)

    # ---- moves

    def _candidates(
        self, base: int, legal: int, place: int, seat: int, left: int, lead: int, winning: int, winner: int
    ) -> int:
        """Writes the moves worth trying from `base` on, the most promising first; returns where they end.

        Of neighbours whose trick is decided one is enough: the richest if it is ours, else the poorest.
        """
        worth = self.measure.worth
        foreign = left & ~self.hands[seat]
        end = base
        fate = OPEN
        while legal:
            card = msb(legal)
            legal ^= bit(card)
            is_neighbour = end > base and self._are_neighbours(self.cards[end - 1], card, foreign)
            if is_neighbour and (fate == OURS or worth[card] == worth[self.cards[end - 1]]):
                continue
            if is_neighbour and fate == THEIRS:
                self.cards[end - 1] = card
                self.scores[end - 1] = self._score(card, fate, place, seat, left, lead, winning)
                continue
            if not is_neighbour:
                fate = self._fate(card, place, seat, left, lead, winning, winner)
            self.cards[end] = card
            self.runs[end] = self.runs[end - 1] if is_neighbour else end
            self.scores[end] = self._score(card, fate, place, seat, left, lead, winning)
            end += 1
        if self.uses_order:
            kill = self.killer[(base >> 1) + (seat if self.w[6] else 0)]
            kill2 = self.killer2[(base >> 1) + (seat if self.w[6] else 0)]
            for index in range(base, end):
                if self.cards[index] == kill:
                    self.scores[index] += self.w[0]
                elif self.cards[index] == kill2:
                    self.scores[index] += self.w[2]
                self.scores[index] += self.history[place * 128 + seat * 32 + self.cards[index]] * self.w[3] >> 12
                if place == 0 and self.cards[index] == self.hash_move:
                    self.scores[index] += self.w[1]
            self._sort(base, end)
        return end

    def _are_neighbours(self, higher: int, card: int, foreign: int) -> bool:
        """Whether no card of another hand stands between the two."""
        return higher >> 3 == card >> 3 and self.rules.above[card] & ~self.rules.above[higher] & foreign == 0

    def _sort(self, base: int, end: int) -> None:
        for index in range(base + 1, end):
            card, run, score = self.cards[index], self.runs[index], self.scores[index]
            other = index
            while other > base and self.scores[other - 1] < score:
                self.cards[other] = self.cards[other - 1]
                self.runs[other] = self.runs[other - 1]
                self.scores[other] = self.scores[other - 1]
                other -= 1
            self.cards[other] = card
            self.runs[other] = run
            self.scores[other] = score

    def _fate(self, card: int, place: int, seat: int, left: int, lead: int, winning: int, winner: int) -> int:
        """Which side takes the trick after `card`, whatever the others do; OPEN where that is not plain."""
        is_winning = place == 0 or self.rules.beats(card, winning)
        if place == 3:
            return OURS if is_winning or (winner ^ seat) == 2 else THEIRS
        if is_winning:
            winning = card
            winner = seat
        if place == 0:
            lead = card
        is_ours = (winner ^ seat) & 1 == 0
        next_seat = (seat + 1) & 3
        hand = self.hands[next_seat] & left
        if place == 2:
            if not is_ours:
                return THEIRS
            return self._fate_by(self.rules.legal(hand, lead, winning, False), winning)
        partner = self.hands[seat ^ 2] & left
        can_help = self._may_beat(partner, lead, winning)
        next_legal = self.rules.legal(hand, lead, winning, (winner ^ next_seat) == 2)
        if place == 1:
            if is_ours:
                if next_legal & self.rules.beating[winning] == 0:
                    return OURS
                return OPEN if can_help else self._fate_by(next_legal, winning)
            return OPEN if can_help else THEIRS
        last = self.rules.legal(self.hands[(seat + 3) & 3] & left, lead, winning, False)
        beaters = self.rules.beating[winning]
        if next_legal & beaters == 0 and last & beaters == 0:
            return OURS
        if not can_help and (next_legal & ~beaters == 0 or last & ~beaters == 0):
            return THEIRS
        return OPEN

    def _fate_by(self, legal: int, winning: int) -> int:
        """The fate of a trick that only one opponent can still turn, by what he may play."""
        beaters = self.rules.beating[winning]
        if legal & beaters == 0:
            return OURS
        return THEIRS if legal & ~beaters == 0 else OPEN

    def _may_beat(self, hand: int, lead: int, winning: int) -> bool:
        following = hand & self.rules.suit[lead]
        return (following if following else hand) & self.rules.beating[winning] != 0

    def _score(self, card: int, fate: int, place: int, seat: int, left: int, lead: int, winning: int) -> int:
        """How promising a card is."""
        worth = self.measure.worth[card]
        height = card & 7
        is_trump = bit(card) & self.rules.trumps != 0
        if place == 0:
            score = self.w[15] * height
            if is_trump:
                score += self.w[14]
            score += self.w[27] * pop(self.hands[seat] & left & self.rules.suit[card])
            if fate == OURS:
                return score + self.w[8] + self.w[9] * worth
            if fate == THEIRS:
                return score + self.w[10] + self.w[11] * worth
            score += self.w[12] + self.w[13] * worth
            opponents = (self.hands[(seat + 1) & 3] | self.hands[(seat + 3) & 3]) & left & self.rules.suit[card]
            partner = self.hands[seat ^ 2] & left & self.rules.suit[card]
            if partner > opponents:
                score += self.w[16]
            if self.hands[(seat + 1) & 3] & left & self.rules.suit[card] == 0 or self.hands[(seat + 3) & 3] & left & self.rules.suit[card] == 0:
                score += self.w[28]
            return score
        score = self.w[26] * height
        if is_trump and not self.rules.suit[lead] & self.rules.trumps:
            score += self.w[25]
        if fate == OURS:
            return score + self.w[17] + self.w[18] * worth
        if fate == THEIRS:
            return score + self.w[19] + self.w[20] * worth
        if self.rules.beats(card, winning):
            return score + self.w[21] + self.w[22] * worth
        return score + self.w[23] + self.w[24] * worth

    # ---- sure bounds

    def _sure_bound(self, left: int, leader: int, threshold: int, rest: int) -> int:
        """A value that decides the question at once, from tricks that a side cannot lose; NONE if there is none."""
        sure = self._sure_on_lead(left, leader, rest)
        value = sure if leader & 1 == 0 else rest - sure
        if (value >= threshold) == (leader & 1 == 0):
            return value
        trumps = self.rules.trumps & left
        if trumps:
            seat = self.owner[msb(trumps)]
            if (seat ^ leader) & 1:
                sure = self._sure_trumps(left, seat)
                value = sure if seat & 1 == 0 else rest - sure
                if (value >= threshold) == (seat & 1 == 0):
                    return value
        return NONE

    def _sure_trumps(self, left: int, seat: int) -> int:
        """What the highest trumps of a seat take, whenever they are played."""
        hand = self.hands[seat] & left
        return self._taken(3, hand, self._tops(3, hand, left & ~hand), left)

    def _taken(self, place: int, hand: int, number: int, left: int) -> int:
        taken = self.measure.highest[(place * 256 + ((hand >> 8 * place) & 255)) * 9 + number]
        for seat in range(4):
            other = self.hands[seat] & left
            if other != hand:
                taken += self._cheapest(other, number)
        return taken + number * self.measure.trick_worth

    def _tops(self, place: int, hand: int, others: int) -> int:
        """How many cards of the suit in `hand` lie above all of `others`."""
        own = (hand >> 8 * place) & 255
        other = (others >> 8 * place) & 255
        if other:
            own >>= msb(other) + 1
        return pop(own)

    def _sure_on_lead(self, left: int, leader: int, rest: int) -> int:
        """What the leader's side takes at least if he plays his highest cards one after the other."""
        mine = self.hands[leader] & left
        second = self.hands[(leader + 1) & 3] & left
        partner = self.hands[leader ^ 2] & left
        fourth = self.hands[(leader + 3) & 3] & left
        number = self._count_sure(mine, second, partner, fourth)
        if number >= pop(mine):
            return rest
        crossing = 0
        if self.w[7] and ((second | fourth) & self.rules.trumps == 0 or self.sure[3] >= max(pop(second & self.rules.trumps), pop(fourth & self.rules.trumps))):
            crossing = self._sure_by_partner(mine, second, partner, fourth, number, rest)
        if number == 0:
            return crossing
        taken = number * self.measure.trick_worth + self._most_following(partner, number)
        for place in range(4):
            taken += self.measure.highest[(place * 256 + ((mine >> 8 * place) & 255)) * 9 + self.sure[place]]
        taken += self._least_following(second, number) + self._least_following(fourth, number)
        return max(taken, crossing)

    def _sure_by_partner(self, mine: int, second: int, partner: int, fourth: int, number: int, rest: int) -> int:
        """What the side takes at least if the leader, after his own sure tricks, leads to sure tricks of his partner."""
        own_left, partner_left = mine, partner
        taken = 0
        for place in range(4):
            cards = (mine >> 8 * place) & 255
            taken += self.measure.highest[(place * 256 + cards) * 9 + self.sure[place]]
            for _ in range(self.sure[place]):
                own_left ^= bit(msb(cards) + 8 * place)
                cards ^= bit(msb(cards))
        more = 0
        is_reached = False
        for place in range(4):
            self.more[place] = 0
            cards = (partner >> 8 * place) & 255
            spare = pop(cards) - self.sure[place]
            if spare > 0:
                self.more[place] = min(spare, self._sure_in_suit(place, partner, second, own_left, fourth, False, False))
                if self.more[place]:
                    more += self.more[place]
                    taken += self.measure.highest[(place * 256 + cards) * 9 + self.more[place]]
                    if (own_left >> 8 * place) & 255:
                        is_reached = True
                    for _ in range(self.more[place]):
                        partner_left ^= bit(msb(cards) + 8 * place)
                        cards ^= bit(msb(cards))
        if not is_reached:
            return 0
        if number + more >= pop(mine):
            return rest
        for place in range(4):
            self.sure[place] += self.more[place]
        taken += self._least_following(second, number + more) + self._least_following(fourth, number + more)
        for place in range(4):
            self.sure[place] -= self.more[place]
        return (
            taken
            + self._cheapest(own_left, more)
            + self._cheapest(partner_left, number)
            + (number + more) * self.measure.trick_worth
        )

    def _count_sure(self, mine: int, second: int, partner: int, fourth: int) -> int:
        """Sets `sure`, the tricks in each suit, and returns how many they are together."""
        trumps = self.rules.trumps
        others = second | partner | fourth
        drawn = 0
        first_plain = 4
        for place in range(4):
            self.sure[place] = 0
        second_ruffs = False
        fourth_ruffs = False
        if trumps:
            first_plain = 3
            drawn = self._sure_in_suit(3, mine, second, partner, fourth, False, False)
            self.sure[3] = drawn
            second_ruffs = pop(second & trumps) > drawn
            fourth_ruffs = pop(fourth & trumps) > drawn
        number = 0
        for place in range(first_plain):
            self.sure[place] = self._sure_in_suit(place, mine, second, partner, fourth, second_ruffs, fourth_ruffs)
            number += self.sure[place]
        if number and (second_ruffs or fourth_ruffs):
            # A partner who has nothing but trumps left must ruff what would win anyway, and is on lead.
            spare = pop(partner & ~trumps) - max(0, drawn - pop(partner & trumps))
            if number > spare:
                for place in range(3):
                    self.sure[place] = 0
                number = 0
        return number + drawn

    def _sure_in_suit(
        self, place: int, mine: int, second: int, partner: int, fourth: int, second_ruffs: bool, fourth_ruffs: bool
    ) -> int:
        number = self._tops(place, mine, second | partner | fourth)
        if number == 0:
            return 0
        second_length = pop((second >> 8 * place) & 255)
        fourth_length = pop((fourth >> 8 * place) & 255)
        if second_ruffs or fourth_ruffs:
            if second_ruffs and number > second_length:
                number = second_length
            if fourth_ruffs and number > fourth_length:
                number = fourth_length
            return number
        longest = max(second_length, fourth_length, pop((partner >> 8 * place) & 255))
        return pop((mine >> 8 * place) & 255) if number >= longest else number

    def _least_following(self, hand: int, number: int) -> int:
        """The least that a hand gives to the tricks of `sure`: it follows while it can."""
        taken = 0
        for place in range(4):
            cards = (hand >> 8 * place) & 255
            following = min(self.sure[place], pop(cards))
            taken += self.measure.lowest[(place * 256 + cards) * 9 + following]
            number -= following
            for _ in range(following):
                hand ^= bit(ctz(cards) + 8 * place)
                cards &= cards - 1
        return taken + self._cheapest(hand, number) if number else taken

    def _most_following(self, hand: int, number: int) -> int:
        """The most that the partner can give to the tricks of `sure`; he does not ruff them."""
        taken = 0
        for place in range(4):
            cards = (hand >> 8 * place) & 255
            following = min(self.sure[place], pop(cards))
            taken += self.measure.highest[(place * 256 + cards) * 9 + following]
            number -= following
            for _ in range(following):
                hand ^= bit(msb(cards) + 8 * place)
                cards ^= bit(msb(cards))
        return taken + self._richest(hand & ~self.rules.trumps, number) if number else taken

    def _cheapest(self, cards: int, number: int) -> int:
        taken = 0
        for level in range(self.measure.levels):
            some = pop(cards & self.measure.level_mask[level])
            if some >= number:
                return taken + number * self.measure.level_worth[level]
            taken += some * self.measure.level_worth[level]
            number -= some
        return taken

    def _richest(self, cards: int, number: int) -> int:
        taken = 0
        for step in range(self.measure.levels):
            level = self.measure.levels - 1 - step
            some = pop(cards & self.measure.level_mask[level])
            if some >= number:
                return taken + number * self.measure.level_worth[level]
            taken += some * self.measure.level_worth[level]
            number -= some
        return taken
