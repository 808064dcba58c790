# cython: auto_pickle=False
"""The play of two known hands of Cribbage, searched to its end.

Not here: how a card scores and who acts next (`cribbage.py`), nor play against a hidden hand (`cribbage_pegging.py`).
"""

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

if not cython.compiled:
    from stammtisch.solvers.kernels.cribbage import Pegging


class OpenPegging(Pegging):
    """Both hands are known, and both seats play for the difference of what they peg: alpha-beta, values for seat 0."""

    def solve(self) -> int:
        """What seat 0 pegs from here on less what seat 1 pegs, by best play of both."""
        with cython.nogil:
            value = self._search(-100, 100)
        return value

    def weigh(self) -> list[tuple[int, int]]:
        """For each different rank that may be laid: the rank, and `solve` after it with what it scores."""
        weighed = []
        seat = self.turn
        for place in range(4):
            if self._is_new(seat, place):
                weighed.append((self.ranks[seat][place], self._after(place, -100, 100)))
        return weighed

    def _is_new(self, seat: int, place: int) -> int:
        """Whether the card may be laid, and none of its rank stands before it."""
        if not self.holds(seat, place):
            return 0
        if place > 0 and self.ranks[seat][place - 1] == self.ranks[seat][place] and self.holds(seat, place - 1):
            return 0
        return 1

    def _search(self, low: int, high: int) -> int:
        """Fail-soft: exact between `low` and `high`, else a bound on its side."""
        if self.turn < 0:
            return 0
        seat = self.turn
        best = 1_000
        for place in range(4):
            if self._is_new(seat, place):
                value = self._after(place, low, high)
                if best == 1_000 or (value > best if seat == 0 else value < best):
                    best = value
                if seat == 0:
                    low = max(low, best)
                else:
                    high = min(high, best)
                if low >= high:
                    return best
        return self._after(-1, low, high) if best == 1_000 else best

    def _after(self, place: int, low: int, high: int) -> int:
        """The value of laying this card, of a go for -1; then all is as before."""
        first = self.first
        end = self.end
        count = self.count
        gone = self.gone
        turn = self.turn
        left = self.left[turn]
        if place < 0:
            gained = self.say_go()
            if turn == 0:
                gained = -gained
        else:
            gained = self.lay(place)
            if turn == 1:
                gained = -gained
        value = gained + self._search(low - gained, high - gained)
        self.first = first
        self.end = end
        self.count = count
        self.gone = gone
        self.turn = turn
        self.left[turn] = left
        return value
