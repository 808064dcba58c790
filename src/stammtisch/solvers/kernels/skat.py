"""Skat on bit masks: what may be played, who takes a trick, what cards are worth; and whole deals at random.

What belongs here: the rules of `games/skat`, in their fastest form. What does not: any search; how cards become bits
(`solvers/skat/masks.py`).

In suit games and Grand, bits 7k to 7k + 6 are 7 8 9 Q K 10 A of suit k, and bits 28 to 31 the Unters, clubs the highest
(S-10). In a suit game suit 3 is trumps. In Null bits 8k to 8k + 7 are 7 8 9 10 J Q K A of suit k (S-11). So a card is
beaten by the higher bits of its suit, and by trumps.
"""

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

if not cython.compiled:
    from stammtisch.solvers.kernels.bits import bit, pop

SUIT_GAME = 0
GRAND = 1
NULL = 2


def suit_of(mode: int, card: int) -> int:
    """The cards of the effective suit of a card (S-9, S-10, S-11)."""
    if mode == 2:
        return 0xFF * bit(card & 24)
    if card >= 28 or (mode == 0 and card >= 21):
        return trumps(mode)
    return 0x7F * bit(7 * (card // 7))


def trumps(mode: int) -> int:
    """All trumps (S-10); none in Null (S-11)."""
    if mode == 2:
        return 0
    return bit(32) - (bit(21) if mode == 0 else bit(28))


def beaters_of(mode: int, card: int) -> int:
    """The cards that take a trick from a card of the led suit, or from a trump (S-9)."""
    suit = suit_of(mode, card)
    higher = suit & -(bit(card + 1))
    return higher if suit == trumps(mode) else higher | trumps(mode)


def legal(mode: int, hand: int, led: int) -> int:
    """The cards of a hand that may be played to the led card: those of its suit, or any when there are none (S-9)."""
    following = hand & suit_of(mode, led)
    return following if following else hand


def winner(mode: int, first: int, second: int, third: int) -> int:
    """Who takes the trick: 0 the leader, 1 or 2 (S-9)."""
    place = 0
    beaters = beaters_of(mode, first)
    if beaters & bit(second):
        place = 1
        beaters = beaters_of(mode, second)
    if beaters & bit(third):
        place = 2
    return place


def card_points(mode: int, cards: int) -> int:
    """What the cards are worth in tricks (S-12)."""
    if mode == 2:
        return (
            11 * pop(cards >> 7 & 0x1010101)
            + 4 * pop(cards >> 6 & 0x1010101)
            + 3 * pop(cards >> 5 & 0x1010101)
            + 2 * pop(cards >> 4 & 0x1010101)
            + 10 * pop(cards >> 3 & 0x1010101)
        )
    return worth_of(cards)


def worth_of(cards: int) -> int:
    """The same in a suit game or Grand."""
    return (
        11 * pop(cards >> 6 & 0x204081)
        + 10 * pop(cards >> 5 & 0x204081)
        + 4 * pop(cards >> 4 & 0x204081)
        + 3 * pop(cards >> 3 & 0x204081)
        + 2 * pop(cards >> 28)
    )
