"""What a seat of Tractor knows of a deal in play: what is out, how likely a play holds, what a card is worth to keep.

What belongs here: chances and worths from the place of one seat. What does not: which play is best
(`tractor_playbook.py`), the rules (`tractor.py`).

A seat knows its own hand, which cards are still out, and who has shown a void; where the other cards lie it takes for
equally likely everywhere. Chances are in thousandths, worths in tenths of a card point.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

from stammtisch.solvers.kernels.tractor_deal import Deal

if not cython.compiled:
    from stammtisch.solvers.kernels.bits import bit, ctz, pop
    from stammtisch.solvers.kernels.tractor import TRUMPS

SURE = 1000


class Outlook:
    """The place of one seat in a deal. out_*: what is in other hands, by face and by suit; tops: its highest class.

    none_of: the chance that a hand has none of so many cards. base: the lowest class of each suit.
    """

    def __init__(self, deal: Deal, weights: dict[str, int]) -> None:
        """weights: those of `tractor_playbook.py`."""
        self.deal = deal
        self.rules = deal.rules
        self.trick = deal.trick
        self.seat = 0
        self.out_ones = 0
        self.out_twos = 0
        self.out_tops = [0] * 5
        self.out_counts = [0] * 5
        self.base = [0] * 5
        self.none_of = [0] * 128
        chance = 1000.0
        for count in range(128):
            self.none_of[count] = int(chance)
            chance *= 2 / 3
        for suit in range(5):
            mask = deal.rules.suits[suit] & ~deal.rules.extras
            self.base[suit] = (mask & -mask).bit_length() - 1 if mask else 0
        self.rank = weights["rank"]
        self.boss = weights["boss"]
        self.trump = weights["trump"]
        self.trump_rank = weights["trump_rank"]
        self.boss_trump = weights["boss_trump"]
        self.pair = weights["pair"]
        self.trump_pair = weights["trump_pair"]
        self.held_points = weights["held_points"]
        self.voiding = weights["voiding"]
        self.ruffs_single = weights["ruffs_single"]
        self.ruffs_pair = weights["ruffs_pair"]
        self.ruffs_tractor = weights["ruffs_tractor"]

    def look(self, seat: int) -> None:
        """Take the place of this seat: what is out, by suit."""
        ones, twos = self.deal.left_ones, self.deal.left_twos
        if seat == self.deal.dealer:
            twos &= ~self.deal.buried_ones
            ones &= ~(self.deal.buried_twos | (self.deal.buried_ones & ~self.deal.left_twos))
        self.seat = seat
        self.out_ones = (twos & ~self.deal.hand_twos[seat]) | (ones & ~self.deal.hand_ones[seat])
        self.out_twos = twos & ~self.deal.hand_ones[seat]
        for suit in range(5):
            mask = self.rules.suits[suit]
            self.out_tops[suit] = self.rules.highest(self.out_ones & mask)
            self.out_counts[suit] = pop(self.out_ones & mask) + pop(self.out_twos & mask)

    def holds(self, other: int, pairs: int, top: int, ruffed: bool) -> int:
        """The chance that `other`, who is still to play, does not beat what has this top.

        pairs: of the longest component. ruffed: whether a plain suit was led and a trump wins.
        """
        suit = self.trick.suit
        if suit == TRUMPS:
            return SURE if self._is_void(other, TRUMPS) else self._none_above(TRUMPS, pairs, top)
        void = self._void_chance(other, suit)
        ruffs = void * self._ruffs(other, pairs) // SURE
        if ruffed:
            return SURE - ruffs * (SURE - self._none_above(TRUMPS, pairs, top)) // SURE
        if self.trick.components() > 1 or self._is_void(other, suit):
            return SURE - ruffs
        return (SURE - ruffs) * self._none_above(suit, pairs, top) // SURE

    def _is_void(self, other: int, suit: int) -> bool:
        return (self.deal.voids[other] >> suit) & 1 != 0 or self.out_counts[suit] == 0

    def _void_chance(self, other: int, suit: int) -> int:
        """The chance that `other` does not hold the suit."""
        return SURE if self._is_void(other, suit) else self.none_of[self.out_counts[suit]]

    def _ruffs(self, other: int, pairs: int) -> int:
        """The chance that a seat without the suit led has trumps of the shape."""
        if self._is_void(other, TRUMPS):
            return 0
        if pairs == 0:
            return self.ruffs_single
        return self.ruffs_pair if pairs == 1 else self.ruffs_tractor

    def _none_above(self, suit: int, pairs: int, top: int) -> int:
        """The chance that one hand holds nothing of the suit that beats this top."""
        mask = self.rules.suits[suit]
        if pairs == 0:
            if self.out_tops[suit] <= top:
                return SURE
            above = self._above(self.out_ones & mask, top)
            return self.none_of[pop(above) + pop(above & self.out_twos)]
        if not self.rules.beats(pairs, top, self.out_ones & mask, self.out_twos & mask):
            return SURE
        if pairs > 1:
            return SURE - 40
        return SURE - 110 * pop(self._above(self.out_twos & mask, top))

    def _above(self, faces: int, top: int) -> int:
        """The faces of one suit whose class is higher."""
        above = faces & -bit(top + 1) & ~self.rules.extras
        return above | (faces & self.rules.extras) if self.rules.equal > bit(top) else above

    # ---- what cards are worth

    def keeping(self, face: int, twos: int) -> int:
        """What a card is worth to its holder later on. twos: the faces held twice."""
        number = ctz(face)
        suit, height = self.rules.suit_of[number], self.rules.height[number]
        points = self.rules.card_points(face, 0)
        worth = points * self.held_points
        if suit == TRUMPS:
            worth += self.trump + self.trump_rank * (height - self.base[TRUMPS])
            if height >= self.out_tops[TRUMPS]:
                worth += self.boss_trump
            return worth + self.trump_pair if twos & face else worth
        worth += self.rank * (height - self.base[suit])
        if height >= self.out_tops[suit]:
            worth += self.boss
        return worth + self.pair if twos & face else worth

    def _spent(self, ones: int, twos: int) -> int:
        """What these cards would have been worth in the hand."""
        spent, faces = 0, ones
        hand_twos = self.deal.hand_twos[self.seat]
        while faces:
            face = faces & -faces
            faces ^= face
            spent += self.keeping(face, hand_twos & ~twos)
            if twos & face:
                spent += self.keeping(face, 0)
        return spent - self._voiding(ones, twos)

    def _voiding(self, ones: int, twos: int) -> int:
        """What it is worth that these cards are the last of a plain suit."""
        hand = self.deal.hand_ones[self.seat]
        if not hand & self.rules.suits[TRUMPS] & ~ones:
            return 0
        gained = 0
        left = hand & ~(ones & ~(self.deal.hand_twos[self.seat] & ~twos))
        for suit in range(4):
            mask = self.rules.suits[suit]
            if ones & mask and not left & mask:
                gained += self.voiding
        return gained
