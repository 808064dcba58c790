"""The fair deal over a million deals: are packs uniform, does one tell of the next, and how fast are they made.

What belongs here: the two tests and their figures. What does not: how packs follow from secrets (`tables/fair.py`).
The unit is the standard deviation: an honest shuffle is between -5 and 5 but for once in a million runs.
"""

import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from itertools import chain
from math import sqrt

from stammtisch.bench.figure import Figure, Spread
from stammtisch.bench.measure import ROUNDS, Advance, best_rate
from stammtisch.cards import PACK_32, Card
from stammtisch.games.chance import shuffled
from stammtisch.tables.fair import FairChance
from stammtisch.verify.check import Mismatch

DEALS = 1_000_000
FURTHEST = 5.0
"""Standard deviations beyond which a shuffle is not believed to be fair."""

NONCES = ("00112233445566778899aabbccddeeff",)
SECRETS_IN_A_CHAIN = 100

Places = tuple[int, ...]
"""For each card of the pack, in pack order, the place where it lies."""


def places(deals: int) -> Iterator[Places]:
    """Of so many packs as a server makes them: matches of a hundred deals each, a chain of secrets for each match."""
    made = chain.from_iterable(_match(number) for number in range(deals // SECRETS_IN_A_CHAIN))
    return (_places(pack) for pack in made)


def _match(number: int) -> Iterator[tuple[Card, ...]]:
    secret = sha256(number.to_bytes(8, "big")).digest()
    for _ in range(SECRETS_IN_A_CHAIN):
        yield shuffled(PACK_32, FairChance(secret, NONCES))
        secret = sha256(secret).digest()


def _places(pack: tuple[Card, ...]) -> Places:
    lies = {card: place for place, card in enumerate(pack)}
    return tuple(lies[card] for card in PACK_32)


def chi_square(packs: Iterator[Places]) -> float:
    """How far the counts of card and place are from even, in standard deviations.

    For n cards the sum of squared differences over the expected count, times (n - 1) / n, has the chi-square
    distribution with (n - 1)^2 degrees of freedom, since each card and each place comes once in a pack.
    """
    size, deals = len(PACK_32), 0
    counts = [[0] * size for _ in range(size)]
    for lies in packs:
        deals += 1
        for row, place in zip(counts, lies, strict=True):
            row[place] += 1
    expected = deals / size
    found = sum((count - expected) ** 2 for row in counts for count in row) / expected
    return _deviations(found * (size - 1) / size, (size - 1) ** 2)


def serial(packs: Iterator[Places]) -> float:
    """How far pairs of places of one card, in a pack and in the next one, are from even; every pack is in one pair.

    The card goes round with the pairs, so that all are looked at. Degrees of freedom: n^2 - 1.
    """
    size, pairs = len(PACK_32), 0
    counts = [0] * size**2
    for first, second in zip(packs, packs, strict=False):  # the same iterator twice: pairs that share no pack
        card = pairs % size
        counts[first[card] * size + second[card]] += 1
        pairs += 1
    expected = pairs / size**2
    return _deviations(sum((count - expected) ** 2 for count in counts) / expected, size**2 - 1)


def _deviations(chi: float, freedom: int) -> float:
    return (chi - freedom) / sqrt(2 * freedom)


TESTS: dict[str, Callable[[Iterator[Places]], float]] = {"chi_square": chi_square, "serial": serial}


def deviations(key: str) -> Callable[[Advance], Figure]:
    """A measurement of one round over a million deals. Raises Mismatch where the packs are not fair."""

    def measure(advance: Advance) -> Figure:
        found = TESTS[key](places(DEALS))
        for _ in range(ROUNDS):
            advance()
        if abs(found) > FURTHEST:
            raise Mismatch(f"fair.{key}: {found:.1f} standard deviations over {DEALS:,} deals")
        return Figure(f"fair.{key}", found, "sd", DEALS, Spread.of([found]))

    return measure


def packs_per_second(advance: Advance) -> Figure:
    """Packs of 32 cards made from secret and nonces."""
    secret = time.time_ns().to_bytes(32, "big")
    return best_rate("fair.packs_per_second", lambda: shuffled(PACK_32, FairChance(secret, NONCES)), advance)
