"""Belote on bit masks: what must be played, who wins, what cards are worth.

What belongs here: the rules of `games/belote` once more, in their fast form. What does not: random deals
(`belote_random.py`), the search (`belote_search.py`), cards and contracts as values (`solvers/belote/`).

A card is a number: 8 times the place of its suit, and its height in the order of the contract from 0. So a higher bit
of a suit beats a lower one. In a suit contract the trumps stand at place 3. A mask has one bit for each card.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

if not cython.compiled:
    from stammtisch.solvers.kernels.bits import bit

SUIT_CONTRACT = 0
NO_TRUMPS = 1
ALL_TRUMPS = 2

LAST_TRICK_WORTH = 10
"""B-23."""

TRUMP_WORTH = (0, 0, 3, 4, 10, 11, 14, 20)
PLAIN_WORTH = (0, 0, 0, 2, 3, 4, 10, 11)
"""Card points from the lowest card of a suit to the highest: 7 8 Q K T A 9 J, 7 8 9 J Q K T A (B-8, B-21)."""

SUIT_MASKS = [0xFF, 0xFF00, 0xFF_0000, 0xFF00_0000]


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
        self.kind = kind
        self.trumps = trump_mask(kind)
        self.overtaking = overtaking_mask(kind)
        self.exempt = exempt
        self.forced = forced
        self.worth = worths(kind)
        self.suit = [SUIT_MASKS[card >> 3] for card in range(32)]
        self.above = [SUIT_MASKS[card >> 3] & -2 * bit(card) for card in range(32)]
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
