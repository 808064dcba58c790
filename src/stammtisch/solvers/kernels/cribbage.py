# cython: auto_pickle=False
"""Cribbage on small integers: what a show and a play score, how attractive a play is, and the order of play.

A card is 4 * rank + suit, a rank 0 (ace) to 12 (king). A series is the ranks played since the count was last 0.
Not here: which cards a seat may hold, and what it should play (`cribbage_pegging.py`, `cribbage_discards.py`).
"""

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

VALUE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]  # C-6
BIT = [2**rank for rank in range(13)]
BY_RANKS = [0] * 371_293
"""What five cards score by their ranks, by the number whose five digits to base 13 are the ranks, in any order."""


# --- the show ---


def _fill() -> None:
    """A number with two digits out of order scores what the smaller one with these two changed round does."""
    digits = [0] * 5
    powers = [28_561, 2_197, 169, 13, 1]
    for code in range(371_293):
        rest = code
        for place in range(4, -1, -1):
            digits[place] = rest % 13
            rest = rest // 13
        out = 0
        while out < 4 and digits[out] <= digits[out + 1]:
            out += 1
        if out == 4:
            BY_RANKS[code] = _count_ranks(digits)
        else:
            BY_RANKS[code] = BY_RANKS[code - (digits[out] - digits[out + 1]) * (powers[out] - powers[out + 1])]


def _count_ranks(ranks: list[int]) -> int:
    """Fifteens, equal ranks and runs (C-14, C-A17, C-A18) of five ranks, low to high."""
    ways = [1] + [0] * 15
    numbers = [0] * 14
    for place in range(5):
        value = VALUE[ranks[place]]
        numbers[ranks[place]] += 1
        for total in range(15, value - 1, -1):
            ways[total] += ways[total - value]
    score = 2 * ways[15]
    length = 0
    times = 1
    for rank in range(14):  # the fourteenth number is 0 and ends a run
        number = numbers[rank]
        score += number * (number - 1)
        if number:
            length += 1
            times *= number
        else:
            if length >= 3:
                score += length * times
            length = 0
            times = 1
    return score


def rank_score(a: int, b: int, c: int, d: int, e: int) -> int:
    """What five ranks score."""
    return BY_RANKS[(((a * 13 + b) * 13 + c) * 13 + d) * 13 + e]


def show_score(a: int, b: int, c: int, d: int, starter: int, four: int) -> int:
    """What four cards and the starter score. four: worth of four cards of a suit without it; 0 in a crib (C-A19)."""
    score = BY_RANKS[((((a >> 2) * 13 + (b >> 2)) * 13 + (c >> 2)) * 13 + (d >> 2)) * 13 + (starter >> 2)]
    jack = 40 + (starter & 3)
    if a == jack or b == jack or c == jack or d == jack:
        score += 1  # C-16
    if ((a ^ b) | (a ^ c) | (a ^ d)) & 3 == 0:
        score += four if (a ^ starter) & 3 else 5  # C-15
    return score


def show_scores(cards: bytes, four: int) -> bytearray:
    """The scores of many shows; `cards` holds five for each, the starter last. Other threads may run."""
    number = len(cards) // 5
    scores = bytearray(number)
    shown = cards
    into = scores
    with cython.nogil:
        _show_scores(shown, into, number, four)
    return scores


def _show_scores(cards: bytes, scores: bytearray, number: int, four: int) -> None:
    at = 0
    for place in range(number):
        scores[place] = show_score(cards[at], cards[at + 1], cards[at + 2], cards[at + 3], cards[at + 4], four)
        at += 5


def show_histogram(four: int) -> list[int]:
    """How many of the 12,994,800 choices of four cards and a starter have each score from 0 to 29."""
    found = [0] * 30
    with cython.nogil:
        for a in range(52):
            for b in range(a):
                for c in range(b):
                    for d in range(c):
                        for starter in range(52):
                            if starter != a and starter != b and starter != c and starter != d:
                                found[show_score(a, b, c, d, starter, four)] += 1
    return found


# --- the play ---


def play_score(series: list[int], first: int, end: int, count: int) -> int:
    """What the last rank of `series[first:end]` scores, the count after it being `count` (C-9, C-11..13, C-A12)."""
    score = 2 if count == 15 or count == 31 else 0
    rank = series[end - 1]
    place = end - 2
    while place >= first and series[place] == rank:
        place -= 1
    alike = end - 1 - place
    if alike > 1:
        return score + alike * (alike - 1)
    seen = BIT[rank]
    run = 0
    while place >= first and not seen & BIT[series[place]]:
        seen |= BIT[series[place]]
        if seen & (seen + (seen & -seen)) == 0 and end - place > 2:  # a single block of neighbours
            run = end - place
        place -= 1
    return score + run


def series_score(series: list[int]) -> int:
    """What the newest rank of a series scores."""
    ranks = [0] * 16
    count = 0
    end = 0
    for rank in series:
        ranks[end] = rank
        count += VALUE[rank]
        end += 1
    return play_score(ranks, 0, end, count)


def appeal(series: list[int], first: int, end: int, count: int, rank: int, others: int, twice: int) -> float:
    """How attractive it is to lay `rank` on a series: what it scores, less what the likely replies score.

    others: how many cards the other seat holds that may still be played in this series, 0 after its go.
    twice: whether the seat has another card of this rank, for a third after a pair.
    Of the other hand nothing is known here: each rank is as likely as any.
    """
    after = count + VALUE[rank]
    series[end] = rank
    score = float(play_score(series, first, end + 1, after)) + 0.03 * VALUE[rank]  # low cards still fit later on
    if others == 0 or after == 31:
        return score
    replies = 0.0
    fitting = 0
    for reply in range(13):
        if after + VALUE[reply] <= 31:
            fitting += 1
            series[end + 1] = reply
            replies += play_score(series, first, end + 2, after + VALUE[reply])
            if reply == rank and twice and after + 2 * VALUE[reply] <= 31:
                replies -= 6
    stuck = 1.0
    for _ in range(others):
        stuck = stuck * (13 - fitting) / 13
    return score - replies * 0.08 * others + stuck


# --- the order of play ---


class Pegging:
    """The play of two known hands, card by card, by the rules of `games/cribbage`; the scores stay with who asks.

    ranks: by seat four ranks, low to high. left: by seat the mask of places still held. series: all ranks played;
    those since the count was last 0 begin at `first`. gone: the seat that said go, else -1. turn: -1 at the end.
    """

    def __init__(self) -> None:
        self.ranks = [[0] * 4, [0] * 4]
        self.left = [0, 0]
        self.series = [0] * 16
        self.first = 0
        self.end = 0
        self.count = 0
        self.gone = -1
        self.turn = -1

    def place(self, seat: int, ranks: list[int]) -> None:
        """Gives a seat its hand: up to four ranks."""
        self.left[seat] = 0
        for place, rank in enumerate(sorted(ranks)):
            self.ranks[seat][place] = rank
            self.left[seat] |= BIT[place]

    def begin(self, series: list[int], gone: int, turn: int) -> None:
        """Sets what lies on the table, who said go (-1: nobody), and who acts."""
        self.end = 0
        self.count = 0
        for rank in series:
            self.series[self.end] = rank
            self.end += 1
            self.count += VALUE[rank]
        self.first = 0
        self.gone = gone
        self.turn = turn

    def start(self, pone: int) -> None:
        """Both hold four cards, and nothing is played."""
        self.left[0] = 15
        self.left[1] = 15
        self.first = 0
        self.end = 0
        self.count = 0
        self.gone = -1
        self.turn = pone

    def holds(self, seat: int, place: int) -> int:
        """Whether the card at this place is still held and fits under 31 (C-7)."""
        return self.left[seat] & BIT[place] and self.count + VALUE[self.ranks[seat][place]] <= 31

    def fits(self, seat: int) -> int:
        """Whether the seat has a card that fits."""
        for place in range(4):
            if self.holds(seat, place):
                return 1
        return 0

    def lay(self, place: int) -> int:
        """Lays a card that fits; what its seat scores, with the point for a last card."""
        seat = self.turn
        rank = self.ranks[seat][place]
        self.left[seat] ^= BIT[place]
        self.series[self.end] = rank
        self.end += 1
        self.count += VALUE[rank]
        score = play_score(self.series, self.first, self.end, self.count)
        return score + self._go_on(seat)

    def say_go(self) -> int:
        """The seat in turn passes; what the other seat scores for the last card, if nobody can go on."""
        self.gone = self.turn
        return self._go_on(1 - self.turn)

    def _go_on(self, last: int) -> int:
        """Who acts after `last` laid the newest card (C-A7); 1 if that was the last one of its series (C-9, C-A9)."""
        other = 1 - last
        if self.count != 31:
            if self.gone < 0 and self.left[other]:
                self.turn = other
                return 0
            if self.fits(last):
                self.turn = last
                return 0
        score = 0 if self.count == 31 else 1
        self.count = 0
        self.first = self.end
        self.gone = -1
        if self.left[other]:
            self.turn = other  # C-A10
        else:
            self.turn = last if self.left[last] else -1
        return score

    def attractive(self) -> int:
        """The place of the card in turn with the greatest appeal; -1 for a go."""
        seat = self.turn
        ranks = self.ranks[seat]
        others = 0
        if self.gone < 0:
            for place in range(4):
                if self.left[1 - seat] & BIT[place]:
                    others += 1
        best = -1
        highest = -1000.0
        for place in range(4):
            if self.holds(seat, place):
                twice = 0
                for second in range(4):
                    if second != place and self.left[seat] & BIT[second] and ranks[second] == ranks[place]:
                        twice = 1
                worth = appeal(self.series, self.first, self.end, self.count, ranks[place], others, twice)
                if worth > highest:
                    highest = worth
                    best = place
        return best


_fill()
