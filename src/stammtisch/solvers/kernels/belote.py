"""Belote on bit masks: what must be played, who wins, what cards are worth; and whole deals played at random.

What belongs here: the rules of `games/belote` once more, in their fast form. What does not: search (`belote_search.py`),
cards and contracts as values (`solvers/belote.py`).

A card is a number: 8 times the place of its suit, and its height in the order of the contract from 0. So a higher bit
of a suit beats a lower one. In a suit contract the trumps stand at place 3. A mask has one bit for each card.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

if not cython.compiled:
    from stammtisch.solvers.kernels.bits import bit, ctz, msb, pop

SUIT_CONTRACT = 0
NO_TRUMPS = 1
ALL_TRUMPS = 2

LAST_TRICK_WORTH = 10
"""B-23."""

TRUMP_WORTH = (0, 0, 3, 4, 10, 11, 14, 20)
PLAIN_WORTH = (0, 0, 0, 2, 3, 4, 10, 11)
"""Card points from the lowest card of a suit to the highest: 7 8 Q K T A 9 J, 7 8 9 J Q K T A (B-8, B-21)."""

LOW_BITS = 0xFFFF_FFFF

SUIT_MASKS = [255 << 8 * place for place in range(4)]


def trump_mask(kind: int) -> int:
    """The cards that ruff the others."""
    return SUIT_MASKS[3] if kind == SUIT_CONTRACT else 0


def overtaking_mask(kind: int) -> int:
    """The suits in which a higher card must be played if there is one (B-18, B-A13)."""
    return sum(SUIT_MASKS) if kind == ALL_TRUMPS else trump_mask(kind)


def worths(kind: int) -> list[int]:
    """Card points of each card (B-21), before no trumps doubles them."""
    trump_places = {SUIT_CONTRACT: (3,), NO_TRUMPS: (), ALL_TRUMPS: (0, 1, 2, 3)}[kind]
    return [worth for place in range(4) for worth in (TRUMP_WORTH if place in trump_places else PLAIN_WORTH)]


class Rules:
    """The rules of one kind of contract.

    exempt: a winning partner waives the duty to overtake in the led suit (B-A12). forced: who can neither follow nor
    beat a trump must still play a lower one (B-A14).
    """

    def __init__(self, kind: int, exempt: bool, forced: bool) -> None:
        self.trumps = trump_mask(kind)
        self.overtaking = overtaking_mask(kind)
        self.exempt = exempt
        self.forced = forced
        self.worth = worths(kind)
        self.suit = [SUIT_MASKS[card >> 3] for card in range(32)]
        self.above = [SUIT_MASKS[card >> 3] & ~((2 << card) - 1) for card in range(32)]
        self.beating = [
            self.above[card] if self.suit[card] & self.trumps else self.above[card] | self.trumps for card in range(32)
        ]

    def legal(self, hand: int, lead: int, winning: int, partner_wins: bool) -> int:
        """The cards of `hand` that may be played to a trick (B-16 to B-19).

        lead, winning: the card led, and the card that wins so far. partner_wins: whose card that is.
        """
        following = hand & self.suit[lead]
        if following:
            if not self.suit[lead] & self.overtaking or (partner_wins and self.exempt):
                return following
            higher = following & self.above[winning]
            return higher if higher else following
        ruffs = hand & self.trumps
        if partner_wins or not ruffs:
            return hand
        if not self.suit[winning] & self.trumps:
            return ruffs
        higher = ruffs & self.above[winning]
        if higher:
            return higher
        return ruffs if self.forced else hand

    def beats(self, card: int, winning: int) -> bool:
        """Whether `card` takes the trick from the card that wins so far (B-20)."""
        return self.beating[winning] & bit(card) != 0


class RandomDeals:
    """Whole deals in which every seat plays any of its legal cards.

    hands: of the last deal, as dealt. order: its cards as played. Seat 0 leads to the first trick.
    """

    def __init__(self, rules: Rules, seed: int) -> None:
        self.rules = rules
        self.random = (seed * 2_654_435_769 + 88_172_645) & 0xFFFF_FFFF or 1
        self.pack = list(range(32))
        self.hands = [0] * 4
        self.left = [0] * 4
        self.order = [0] * 32

    def play(self, deals: int) -> int:
        """Card points of seats 0 and 2 in so many deals together, last tricks included; other threads may run."""
        total = 0
        with cython.nogil:
            for _ in range(deals):
                total += self._play()
        return total

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, by a generator of 32 bits (xorshift); bound is far below 2**32."""
        x = self.random
        x ^= (x << 13) & LOW_BITS
        x ^= x >> 17
        x ^= (x << 5) & LOW_BITS
        self.random = x
        return (x * bound) >> 32

    def _deal(self) -> None:
        for seat in range(4):
            self.hands[seat] = 0
        for place in range(32):
            other = place + self.below(32 - place)
            card = self.pack[other]
            self.pack[other] = self.pack[place]
            self.pack[place] = card
            self.hands[place >> 3] |= bit(card)
        for seat in range(4):
            self.left[seat] = self.hands[seat]

    def _play(self) -> int:
        self._deal()
        total, leader = 0, 0
        for trick in range(8):
            winner = self._play_trick(leader, trick * 4)
            if not winner & 1:
                total += self._trick_worth(trick * 4)
            leader = winner
        return total if leader & 1 else total + LAST_TRICK_WORTH

    def _play_trick(self, leader: int, start: int) -> int:
        lead = self._take(leader, self.left[leader])
        self.order[start] = lead
        winning, winner = lead, leader
        for place in range(1, 4):
            seat = (leader + place) & 3
            card = self._take(seat, self.rules.legal(self.left[seat], lead, winning, (seat ^ winner) == 2))
            self.order[start + place] = card
            if self.rules.beats(card, winning):
                winning, winner = card, seat
        return winner

    def _take(self, seat: int, legal: int) -> int:
        for _ in range(self.below(pop(legal))):
            legal &= legal - 1
        card = ctz(legal)
        self.left[seat] ^= bit(card)
        return card

    def _trick_worth(self, start: int) -> int:
        total = 0
        for place in range(start, start + 4):
            total += self.rules.worth[self.order[place]]
        return total
