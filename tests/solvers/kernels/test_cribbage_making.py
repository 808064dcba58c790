"""The steps in which the tables of Cribbage are made, on a small scale."""

from __future__ import annotations

import pytest

from stammtisch.solvers import kernels
from stammtisch.solvers.kernels.cribbage_making import Making

pytestmark = pytest.mark.skipif(
    not kernels.is_compiled("cribbage_making"), reason="takes minutes where the kernel is not compiled"
)


def test_discards_deals_and_chances_follow_from_each_other() -> None:
    """Two answers of each role, a thousand deals: the averages are near those known, the chances are chances."""
    making = Making(1)
    for role in (0, 1, 0, 1):
        making.respond(role)
    pone, dealer, crib = making.deal(1_000)
    assert (pone, dealer, crib) == pytest.approx((8.0, 7.9, 4.8), abs=0.5)
    making.win()
    kept, thrown, _, wins = making.tables()
    assert sum(kept[:1820]) == pytest.approx(1) and sum(kept[1820:]) == pytest.approx(1)
    assert sum(thrown[:91]) == pytest.approx(1) and sum(thrown[91:]) == pytest.approx(1)
    assert all(0 <= chance <= 1 for chance in wins)
    assert wins[0] == pytest.approx(0.56, abs=0.04)  # of the first dealer of a game


def test_the_same_seed_makes_the_same_deals() -> None:
    """And another seed others."""
    averages = []
    for seed in (1, 1, 2):
        making = Making(seed)
        for role in (0, 1):
            making.respond(role)
        averages.append(making.deal(200))
    assert averages[0] == averages[1] != averages[2]
