"""What is sure without a search is what the search finds at least, compiled or not."""

from __future__ import annotations

from random import Random
from types import ModuleType

import pytest

from stammtisch.solvers.kernels import interpreted, skat, skat_search, skat_sure

KERNELS = {"imported": skat_sure, "interpreted": interpreted("skat_sure")}


def hands(rng: Random, size: int) -> tuple[int, int, int]:
    """Three hands of so many cards each, as masks."""
    cards = rng.sample(range(32), 3 * size)
    own, left, right = (sum(1 << card for card in cards[seat::3]) for seat in range(3))
    return own, left, right


@pytest.mark.parametrize("kernel", KERNELS.values(), ids=list(KERNELS))
@pytest.mark.parametrize("mode", [skat.SUIT_GAME, skat.GRAND], ids=["suit", "grand"])
def test_no_search_finds_less_than_what_is_sure(kernel: ModuleType, mode: int) -> None:
    """In endings of every size, whoever leads; and often something is sure, sometimes all that the search finds."""
    rng, search, sure, exact = Random(mode), skat_search.PointSearch(12), 0, 0
    for number in range(300):
        held = hands(rng, 1 + number % 5)
        leader = rng.randrange(3)
        bound = kernel.sure_points(*held, skat.trumps(mode), leader == 0)
        search.load(mode, *held)
        search.narrow(sum(held), leader, -1, -1, 20)
        assert 0 <= bound <= search.least == search.most
        sure, exact = sure + (bound > 0), exact + (bound == search.most > 0)
    assert sure > exact > 20


def test_compiled_and_interpreted_kernels_say_the_same() -> None:
    """On whole hands too, which a test cannot search uncompiled."""
    rng = Random(5)
    for _ in range(500):
        held, leads = hands(rng, rng.randint(1, 10)), rng.random() < 0.5
        trumps = skat.trumps(rng.choice((skat.SUIT_GAME, skat.GRAND)))
        imported, plain = (kernel.sure_points(*held, trumps, leads) for kernel in KERNELS.values())
        assert imported == plain
