"""Whole deals of Skat at random on bit masks: shuffled, dealt, and played card by card within the rules.

What belongs here: random contracts, deals and play, in bulk. What does not: any choice better than chance.
"""

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

if not cython.compiled:
    from stammtisch.solvers.kernels.bits import bit, ctz, pop
    from stammtisch.solvers.kernels.skat import beaters_of, card_points, legal


class RandomDeals:
    """Deals that follow from a number; each object goes on where it stopped."""

    def __init__(self, seed: int) -> None:
        """seed: 0 to 2**31 - 1."""
        self.number = seed + 0x3243F6A8885A
        self.pack = list(range(32))
        self.hand = [0, 0, 0]
        self.mode = 0
        self.leader = 0
        self.first = 0
        self.second = 0
        self.third = 0

    def play(self, deals: int) -> int:
        """Card points that the declarers, seat 0, take in the tricks of so many whole deals."""
        with cython.nogil:
            taken = self._play(deals)
        return taken

    def deal(self) -> tuple[int, int, int, int, int]:
        """Mode, hands and leader of the next deal; it is played by `trick`, ten times or less."""
        self._deal()
        return self.mode, self.hand[0], self.hand[1], self.hand[2], self.leader

    def trick(self) -> tuple[int, int, int]:
        """The three cards of the next trick at random, from the leader's on."""
        self._trick()
        return self.first, self.second, self.third

    def _play(self, deals: int) -> int:
        taken = 0
        for _ in range(deals):
            self._deal()
            for _ in range(10):
                taken += self._trick()
                if self.mode == 2 and self.leader == 0:  # Null ends with the declarer's first trick (S-A19)
                    break
        return taken

    def _deal(self) -> None:
        self._shuffle()
        for seat in range(3):
            self.hand[seat] = self._cards(10 * seat)
        kind = self._below(6)
        self.mode = kind - 3 if kind > 3 else 0  # four suits, Grand, Null
        self.leader = self._below(3)

    def _shuffle(self) -> None:
        for last in range(31, 0, -1):
            place = self._below(last + 1)
            card = self.pack[place]
            self.pack[place] = self.pack[last]
            self.pack[last] = card

    def _cards(self, start: int) -> int:
        cards = 0
        for place in range(start, start + 10):
            cards |= bit(self.pack[place])
        return cards

    def _trick(self) -> int:
        """Play a trick; returns what the declarer gets from it."""
        seat = self.leader
        self.first = self._choose(seat, self.hand[seat])
        taker = seat
        beaters = beaters_of(self.mode, self.first)
        seat = seat + 1 if seat < 2 else 0
        self.second = self._choose(seat, legal(self.mode, self.hand[seat], self.first))
        if beaters & bit(self.second):
            taker = seat
            beaters = beaters_of(self.mode, self.second)
        seat = seat + 1 if seat < 2 else 0
        self.third = self._choose(seat, legal(self.mode, self.hand[seat], self.first))
        if beaters & bit(self.third):
            taker = seat
        self.leader = taker
        if taker:
            return 0
        return card_points(self.mode, bit(self.first) | bit(self.second) | bit(self.third))

    def _choose(self, seat: int, cards: int) -> int:
        """Any of the cards, taken from the hand."""
        for _ in range(self._below(pop(cards))):
            cards &= cards - 1
        card = ctz(cards)
        self.hand[seat] ^= bit(card)
        return card

    def _below(self, limit: int) -> int:
        """The next number below a limit, by multiplication with carry (Marsaglia 2003)."""
        self.number = 698769069 * (self.number & (bit(32) - 1)) + (self.number >> 32)
        return (self.number & 0x7FFFFFFF) * limit >> 31
