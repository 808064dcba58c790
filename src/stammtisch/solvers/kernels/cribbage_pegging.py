# cython: auto_pickle=False
"""The play of Cribbage by one hand against all that the other may be, searched to the end of the play.

Not here: how a card scores (`cribbage.py`), which hands the other seat may hold and what each of them lays
(`cribbage_candidates.py`), nor the play of two known hands (`cribbage_open.py`).
"""

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

if not cython.compiled:
    from stammtisch.solvers.kernels.cribbage import BIT, VALUE, play_score
    from stammtisch.solvers.kernels.cribbage_candidates import Candidates

TARGET = 121
MOST = 1_820
"""How many hands of four ranks there are."""


class BeliefPegging(Candidates):
    """One hand against all that the other seat may hold: the chance to win the game, by expectimax. Seat 0 is oneself.

    own, own_left: our ranks and the places not yet laid, as bits. groups: at each depth, the candidates in the order in
    which their answers split them; places, chosen: which card each of them lays, before and after they are put so.
    """

    def __init__(self) -> None:
        super().__init__()
        self.own = [0] * 4
        self.own_left = 0
        self.own_show = 0
        self.role = 0
        self.after_hands = [0.0] * 14_641
        self.groups = [0] * 29_120
        self.places = [0] * 29_120
        self.chosen = [0] * 29_120
        self.begins = [0] * 240
        self.sizes = [0] * 15
        self.fill = [0] * 15
        self.reply_chance = 0.0
        self.reply_mean = 0.0

    # --- setting up ---

    def begin(self, role: int, own: list[int], show: int, starter: int, played: list[int]) -> int:
        """Takes our ranks still held and what our hand shows, and draws up all hands the other seat may have.

        The cards seen were told by `see`, `played` are the other seat's ranks among them. How many hands there are.
        """
        self.role = role
        self.own_show = show
        self.own_left = 0
        for place, rank in enumerate(sorted(own)):
            self.own[place] = rank
            self.own_left |= BIT[place]
        self.draw_up(1 - role, starter, played)
        return self.number

    def set_goal(self, crib_low: int, crib_high: int, starter: int, nobs: int, mine: int, theirs: int) -> None:
        """What follows the play: the show from these scores on, with the crib to which we gave these ranks.

        nobs: whether a jack among them has the starter's suit.
        """
        with cython.nogil:
            self.unseen[starter] += 1  # the chances of the crib take it from the unseen cards once more
            self._guess_crib(1 - self.role, crib_low, crib_high, starter)
            self.unseen[starter] -= 1
            self._add_suits(nobs, 0)
            for own in range(mine, TARGET):
                for other in range(theirs, TARGET):
                    self.after_hands[121 * own + other] = self._after_crib(own, other)

    def _after_crib(self, mine: int, theirs: int) -> float:
        """Chance to win when the crib is to be counted."""
        chance = 0.0
        for score in range(32):
            likely = self.crib_chances[score]
            if likely > 0.0:
                if self.role == 1:
                    if mine + score >= TARGET:
                        chance += likely
                    else:
                        chance += likely * (1.0 - self.wins[121 * theirs + mine + score])
                elif theirs + score < TARGET:
                    chance += likely * self.wins[121 * mine + theirs + score]
        return chance

    # --- the search ---

    def weigh(self, gone: int, mine: int, theirs: int) -> list[tuple[int, float, float, float, int]]:
        """For each rank that we may lay: the rank, the chance to win, the chance that the other seat can score on it
        and the mean of its best score there, and what it scores itself. gone: 1 after the other's go, else -1.
        """
        weighed = []
        for place in range(4):
            if self._is_new(place):
                rank = self.own[place]
                score = self._score_with(rank)
                chance = self._root(place, gone, mine, theirs)
                weighed.append((rank, chance, self.reply_chance, self.reply_mean, score))
        return weighed

    def _score_with(self, rank: int) -> int:
        count = self.count
        self._push(rank)
        score = play_score(self.series, self.first, self.end, self.count)
        self._pop(count)
        return score

    def _root(self, place: int, gone: int, mine: int, theirs: int) -> float:
        with cython.nogil:
            whole = self._whole(0, 0, self.number, 1)
            chance = self._lay(place, 0, 0, self.number, gone, mine, theirs)
            self._look_at_replies(place, gone)
        return chance / whole if whole > 0.0 else 0.0

    def _whole(self, depth: int, low: int, high: int, fresh: int) -> float:
        """The weight of a group; a fresh one is drawn up first."""
        whole = 0.0
        for at in range(low, high):
            if fresh:
                self.groups[MOST * depth + at] = at
            whole += self.weights[self.groups[MOST * depth + at]]
        return whole

    def _look_at_replies(self, place: int, gone: int) -> None:
        """How likely the other seat can score on this card at once, and how much."""
        rank = self.own[place]
        count = self.count
        likely = 0.0
        mean = 0.0
        whole = 0.0
        self._push(rank)
        for hand in range(self.number):
            best = 0
            if gone < 0 and self.count < 31:
                for other in range(4):
                    card = self.hands[4 * hand + other]
                    if not self.used[hand] & BIT[other] and self.count + VALUE[card] <= 31:
                        self.series[self.end] = card
                        score = play_score(self.series, self.first, self.end + 1, self.count + VALUE[card])
                        if score > best:
                            best = score
            whole += self.weights[hand]
            mean += self.weights[hand] * best
            if best > 0:
                likely += self.weights[hand]
        self._pop(count)
        self.reply_chance = likely / whole if whole > 0.0 else 0.0
        self.reply_mean = mean / whole if whole > 0.0 else 0.0

    def _is_new(self, place: int) -> int:
        """Whether we may lay this card, and none of its rank stands before it."""
        if not self.own_left & BIT[place] or self.count + VALUE[self.own[place]] > 31:
            return 0
        if place > 0 and self.own_left & BIT[place - 1] and self.own[place - 1] == self.own[place]:
            return 0
        return 1

    def _choose(self, depth: int, low: int, high: int, gone: int, mine: int, theirs: int) -> float:
        """Our turn: the best of our cards against the whole group; a go if none fits."""
        best = -1.0
        for place in range(4):
            if self._is_new(place):
                value = self._lay(place, depth, low, high, gone, mine, theirs)
                if value > best:
                    best = value
        if best < 0.0:
            return self._go_on(depth, low, high, 1, 0, mine, theirs)
        return best

    def _lay(self, place: int, depth: int, low: int, high: int, gone: int, mine: int, theirs: int) -> float:
        count = self.count
        self.own_left ^= BIT[place]
        self._push(self.own[place])
        score = play_score(self.series, self.first, self.end, self.count)
        value = self._go_on(depth, low, high, 0, gone, mine + score, theirs)
        self._pop(count)
        self.own_left ^= BIT[place]
        return value

    def _go_on(self, depth: int, low: int, high: int, last: int, gone: int, mine: int, theirs: int) -> float:
        """After the newest card, which is of `last`: the same order of play as in `Pegging`."""
        if mine >= TARGET:
            return self._whole(depth, low, high, 0)
        if theirs >= TARGET:
            return 0.0
        if self.count != 31:
            if last == 0:
                if gone < 0 and self.their_left:
                    return self._answer(depth, low, high, last, gone, mine, theirs)
                if self._own_fit():
                    return self._choose(depth, low, high, gone, mine, theirs)
                mine += 1
            else:
                if gone < 0 and self.own_left:
                    return self._choose(depth, low, high, gone, mine, theirs)
                if self.their_left:  # whether a card fits, each candidate knows
                    return self._answer(depth, low, high, last, gone, mine, theirs)
                theirs += 1
        return self._new_series(depth, low, high, last, mine, theirs)

    def _new_series(self, depth: int, low: int, high: int, last: int, mine: int, theirs: int) -> float:
        if mine >= TARGET:
            return self._whole(depth, low, high, 0)
        if theirs >= TARGET:
            return 0.0
        if self.own_left == 0 and self.their_left == 0:
            return self._show(depth, low, high, mine, theirs)
        count = self.count
        first = self.first
        self.count = 0
        self.first = self.end
        if self.own_left and (last == 1 or self.their_left == 0):  # C-A10
            value = self._choose(depth, low, high, -1, mine, theirs)
        else:
            value = self._answer(depth, low, high, 0, -1, mine, theirs)
        self.count = count
        self.first = first
        return value

    def _show(self, depth: int, low: int, high: int, mine: int, theirs: int) -> float:
        """Pone's hand, dealer's hand, crib (C-A22), for each candidate."""
        total = 0.0
        own = mine + self.own_show
        for at in range(low, high):
            hand = self.groups[MOST * depth + at]
            other = theirs + self.shows[hand]
            if own >= TARGET and (self.role == 0 or other < TARGET):
                total += self.weights[hand]
            elif own < TARGET and other < TARGET:
                total += self.weights[hand] * self.after_hands[121 * own + other]
        return total

    def _answer(self, depth: int, low: int, high: int, last: int, gone: int, mine: int, theirs: int) -> float:
        """The other seat's turn: the group is split by what each of its hands does, card by card, 13 for none."""
        my_cards = 0
        if gone < 0:
            for place in range(4):
                if self.own_left & BIT[place]:
                    my_cards += 1
        for answer in range(13):
            self.known[answer] = 0
        for answer in range(15):
            self.sizes[answer] = 0
        for at in range(low, high):
            hand = self.groups[MOST * depth + at]
            place = self._most_attractive(hand, my_cards)
            self.places[MOST * (depth + 1) + at] = place
            self.sizes[13 if place < 0 else self.hands[4 * hand + place]] += 1
        start = low
        for answer in range(14):
            self.begins[15 * depth + answer] = start
            self.fill[answer] = start
            start += self.sizes[answer]
        self.begins[15 * depth + 14] = high
        for at in range(low, high):
            hand = self.groups[MOST * depth + at]
            place = self.places[MOST * (depth + 1) + at]
            answer = 13 if place < 0 else self.hands[4 * hand + place]
            self.groups[MOST * (depth + 1) + self.fill[answer]] = hand
            self.chosen[MOST * (depth + 1) + self.fill[answer]] = place
            self.fill[answer] += 1
        return self._each_answer(depth, last, gone, mine, theirs)

    def _each_answer(self, depth: int, last: int, gone: int, mine: int, theirs: int) -> float:
        total = 0.0
        count = self.count
        for rank in range(14):
            low = self.begins[15 * depth + rank]
            high = self.begins[15 * depth + rank + 1]
            if low < high:
                if rank < 13:
                    self._mark(depth + 1, low, high)
                    self.their_left -= 1
                    self._push(rank)
                    score = play_score(self.series, self.first, self.end, self.count)
                    total += self._go_on(depth + 1, low, high, 1, gone, mine, theirs + score)
                    self._pop(count)
                    self.their_left += 1
                    self._mark(depth + 1, low, high)
                elif last == 0:  # a go
                    total += self._go_on(depth + 1, low, high, 0, 1, mine, theirs)
                else:
                    total += self._new_series(depth + 1, low, high, 1, mine, theirs + 1)
        return total

    def _mark(self, depth: int, low: int, high: int) -> None:
        """Lays the chosen card of each hand of a group, or takes it back."""
        for at in range(MOST * depth + low, MOST * depth + high):
            self.used[self.groups[at]] ^= BIT[self.chosen[at]]

    def _own_fit(self) -> int:
        for place in range(4):
            if self.own_left & BIT[place] and self.count + VALUE[self.own[place]] <= 31:
                return 1
        return 0
