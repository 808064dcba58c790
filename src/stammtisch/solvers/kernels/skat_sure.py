"""What the declarer takes for certain in a suit game or Grand, worked out without a search.

What belongs here: a lower bound from the masks of three hands, laid out as in `skat.py`. What does not: what
cards are worth (`skat.py`), any search (`skat_search.py`).
"""

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

if not cython.compiled:
    from stammtisch.solvers.kernels.bits import bit, msb, pop
    from stammtisch.solvers.kernels.skat import worth_of


def sure_points(own: int, left: int, right: int, trumps: int, leads: bool) -> int:
    """Card points that the declarer takes whatever the defenders do: his sure cards, and the cheapest they add.

    own, left, right: what he and the two after him hold between tricks. leads: whether he does.
    """
    mine = own & trumps
    theirs = (left | right) & trumps
    tops = mine
    if theirs:
        tops = mine & -(bit(msb(theirs)))
    count = pop(tops)
    left_trumps = pop(left & trumps)
    right_trumps = pop(right & trumps)
    cards = tops
    extra = 0
    drawn = count >= left_trumps and count >= right_trumps
    if drawn and (leads or (theirs == 0 and mine)):
        cards = mine
        cards |= _sure_plain(own & ~trumps, left, right, -1, -1)
    else:
        if leads:
            cards |= _sure_plain(
                own & ~trumps, left, right, left if left_trumps > count else -1, right if right_trumps > count else -1
            )
        extra = _matched(mine & ~tops, theirs)
    tricks = pop(cards) + extra
    if tricks == 0:
        return 0
    sure = worth_of(cards) + _cheapest(left, tricks) + _cheapest(right, tricks)
    if extra:
        sure += _cheapest(mine & ~tops, extra)
    return sure


def _sure_plain(own: int, left: int, right: int, ruffing: int, ruffing_too: int) -> int:
    """Plain cards that win when led. ruffing: hands that still have trumps, -1 for none; they follow at first."""
    sure = 0
    for suit in range(4):
        cards = 0x7F * bit(7 * suit)
        mine = own & cards
        if mine == 0:
            continue
        theirs = (left | right) & cards
        tops = mine
        if theirs:
            tops = mine & -(bit(msb(theirs)))
        count = pop(tops)
        if ruffing == -1 and ruffing_too == -1:
            if count >= pop(left & cards) and count >= pop(right & cards):
                tops = mine
        else:
            most = min(pop(ruffing & cards), pop(ruffing_too & cards))
            while count > most:  # the cheapest of them count
                tops &= tops - 1
                count -= 1
        sure |= tops
    return sure


def _matched(mine: int, theirs: int) -> int:
    """How many of my small trumps win in any case: a higher one of theirs beats one of mine at most."""
    sure = 0
    beaters = 0
    cards = mine | theirs
    while cards:
        card = msb(cards)
        cards ^= bit(card)
        if theirs & bit(card):
            beaters += 1
        elif beaters:
            beaters -= 1
        else:
            sure += 1
    return sure


def _cheapest(cards: int, count: int) -> int:
    """Worth of the so many cheapest of the cards."""
    total = 0
    count -= pop(cards & 0xE1C387)
    if count <= 0:
        return 0
    some = min(count, pop(cards >> 28))
    total += 2 * some
    count -= some
    some = min(count, pop(cards >> 3 & 0x204081))
    total += 3 * some
    count -= some
    some = min(count, pop(cards >> 4 & 0x204081))
    total += 4 * some
    count -= some
    some = min(count, pop(cards >> 5 & 0x204081))
    total += 10 * some
    count -= some
    return total + 11 * min(count, pop(cards >> 6 & 0x204081))
