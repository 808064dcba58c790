"""Positions of Skat by name: positions that differ only in which of equal cards were played have the same.

What belongs here: names in a suit game or Grand, on the masks of `skat.py`. What does not: what is known of a position
(`skat_search.py`), Null (`skat_tricks.py`).
"""

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

if not cython.compiled:
    from stammtisch.solvers.kernels.bits import bit, ctz


class Names:
    """The names of the positions of one deal after another; hand: whose cards they are, from the declarer on."""

    def __init__(self) -> None:
        self.hand = [0, 0, 0]
        self.low = [0] * 32
        self.high = [0] * 16

    def load(self, declarer: int, left: int, right: int) -> None:
        """Take a deal.

        Of equal cards side by side only the order of their owners matters: each such group gets its lowest form.
        """
        self.hand = [declarer, left, right]
        for suit in range(4):
            for part in range(8):
                self.low[8 * suit + part] = self._lowest(part, 7 * suit)
        for part in range(16):
            self.high[part] = self._lowest(part, 28)

    def _lowest(self, part: int, shift: int) -> int:
        """The lowest cards of the group that are owned in the same order as these; cards in nobody's hand stay."""
        lowest = 0
        other = 0
        while part:
            card = ctz(part) + shift
            part &= part - 1
            owner = self._owner(card)
            while self._owner(other + shift) != owner:
                other += 1
            lowest |= bit(other + shift)
            other += 1
        return lowest

    def _owner(self, card: int) -> int:
        """The seat that was dealt the card, 3 for none."""
        for seat in range(3):
            if self.hand[seat] >> card & 1:
                return seat
        return 3

    def of(self, rest: int) -> int:
        """The name of the position in which these cards are left, a mask as they are."""
        return (
            (rest & 0xF1E3C78)
            | self.low[rest & 7]
            | self.low[8 + (rest >> 7 & 7)]
            | self.low[16 + (rest >> 14 & 7)]
            | self.low[24 + (rest >> 21 & 7)]
            | self.high[rest >> 28]
        )
