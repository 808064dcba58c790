# cython: auto_pickle=False
"""The hands that the other seat may hold in the play of Cribbage, as its cards fall.

What belongs here: drawing them up, what a card or a go says of them, and which card each of them lays next. What does
not: how a card scores (`cribbage.py`), where the beliefs come from (`cribbage_beliefs.py`), what to play
(`cribbage_pegging.py`).
"""

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

if not cython.compiled:
    from stammtisch.solvers.kernels.cribbage import BIT, VALUE, appeal, rank_score
    from stammtisch.solvers.kernels.cribbage_beliefs import Beliefs


class Candidates(Beliefs):
    """The other seat's candidates, each likely by its weight, and the cards laid so far.

    It is taken to lay what is most attractive (`appeal`), so that each of its cards tells which hands it still may
    have. hands: four ranks for each candidate, one after the other; used: places played, as bits; weights: how likely
    it is; shows: what it shows. series: ranks laid, those from `first` on count to `count`. known, appeals: by rank,
    and whether it is held twice, what laying it is worth now.
    """

    def __init__(self) -> None:
        super().__init__()
        self.their_left = 0
        self.number = 0
        self.hands = [0] * 7_280
        self.used = [0] * 1_820
        self.shows = [0] * 1_820
        self.weights = [0.0] * 1_820
        self.series = [0] * 24
        self.first = 0
        self.end = 0
        self.count = 0
        self.known = [0] * 13
        self.appeals = [0.0] * 26

    def draw_up(self, role: int, starter: int, played: list[int]) -> None:
        """All hands that a seat of this role may hold, of whose ranks these are played already; no card is laid yet."""
        for rank in played:
            self.shown[rank] += 1
        self.their_left = 4
        self.first = 0
        self.end = 0
        self.count = 0
        self._draw_up(role, starter)

    def _draw_up(self, role: int, starter: int) -> None:
        with cython.nogil:
            self.number = 0
            place = 0
            for d in range(13):
                for c in range(d + 1):
                    for b in range(c + 1):
                        for a in range(b + 1):
                            weight = self.kept[1820 * role + place] * self._ways(a, b, c, d)
                            place += 1
                            if weight > 0.0:
                                self._add_hand(a, b, c, d, weight, rank_score(a, b, c, d, starter))

    def _add_hand(self, a: int, b: int, c: int, d: int, weight: float, show: int) -> None:
        at = 4 * self.number
        self.hands[at] = a
        self.hands[at + 1] = b
        self.hands[at + 2] = c
        self.hands[at + 3] = d
        self.used[self.number] = 0
        self.weights[self.number] = weight
        self.shows[self.number] = show
        self.number += 1

    def lay_mine(self, rank: int) -> None:
        """We laid this rank."""
        self._push(rank)

    def lay_theirs(self, rank: int, my_cards: int, doubt: float) -> None:
        """The other seat laid this rank while we held so many cards that could still answer.

        Hands without it are out; those that had something more attractive count only `doubt` as much.
        """
        with cython.nogil:
            kept = 0
            for hand in range(self.number):
                place = self._place_of(hand, rank)
                if place >= 0:
                    if doubt < 1.0:
                        best = self._fresh_answer(hand, my_cards)
                        if best < 0 or self.hands[4 * hand + best] != rank:
                            self.weights[hand] *= doubt
                    self.used[hand] |= BIT[place]
                    self._move(hand, kept)
                    kept += 1
            self.number = kept
            self.their_left -= 1
            self._push(rank)

    def cannot(self) -> None:
        """The other seat has no card that fits."""
        with cython.nogil:
            kept = 0
            for hand in range(self.number):
                if not self._their_fit(hand):
                    self._move(hand, kept)
                    kept += 1
            self.number = kept

    def reset(self) -> None:
        """The count returns to 0."""
        self.first = self.end
        self.count = 0

    def fitting(self) -> int:
        """How many hands of the other seat fit what was seen."""
        return self.number

    def keep_heaviest(self, number: int) -> None:
        """Only about so many hands, the likeliest, are thought about."""
        if self.number <= number:
            return
        weights = [self.weights[hand] for hand in range(self.number)]
        least = sorted(weights, reverse=True)[number - 1]
        kept = 0
        for hand in range(self.number):
            if self.weights[hand] >= least:
                self._move(hand, kept)
                kept += 1
        self.number = kept

    def _move(self, hand: int, to: int) -> None:
        for place in range(4):
            self.hands[4 * to + place] = self.hands[4 * hand + place]
        self.used[to] = self.used[hand]
        self.weights[to] = self.weights[hand]
        self.shows[to] = self.shows[hand]

    def _place_of(self, hand: int, rank: int) -> int:
        for place in range(4):
            if self.hands[4 * hand + place] == rank and not self.used[hand] & BIT[place]:
                return place
        return -1

    def _push(self, rank: int) -> None:
        self.series[self.end] = rank
        self.end += 1
        self.count += VALUE[rank]

    def _pop(self, count: int) -> None:
        self.end -= 1
        self.count = count

    # --- what they do ---

    def _their_fit(self, hand: int) -> int:
        for place in range(4):
            if not self.used[hand] & BIT[place] and self.count + VALUE[self.hands[4 * hand + place]] <= 31:
                return 1
        return 0

    def _fresh_answer(self, hand: int, my_cards: int) -> int:
        """The same where nothing is known yet."""
        for answer in range(13):
            self.known[answer] = 0
        return self._most_attractive(hand, my_cards)

    def _most_attractive(self, hand: int, my_cards: int) -> int:
        """The place of the card that this hand lays, -1 if none fits; `known` tells which appeals are known."""
        best = -1
        highest = -1000.0
        held = 4 * hand
        for place in range(4):
            rank = self.hands[held + place]
            if not self.used[hand] & BIT[place] and self.count + VALUE[rank] <= 31:
                twice = 0
                for second in range(4):
                    if second != place and self.hands[held + second] == rank and not self.used[hand] & BIT[second]:
                        twice = 1
                if not self.known[rank] & BIT[twice]:
                    self.known[rank] |= BIT[twice]
                    self.appeals[2 * rank + twice] = appeal(
                        self.series, self.first, self.end, self.count, rank, my_cards, twice
                    )
                worth = self.appeals[2 * rank + twice]
                if worth > highest:
                    highest = worth
                    best = place
        return best
