"""The tests of the fair deal find what is wrong, and find nothing in the packs as they are."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from stammtisch.bench import fairness
from stammtisch.bench.fairness import FURTHEST, TESTS, Places, places
from stammtisch.verify.check import Mismatch

DEALS = 20_000


@pytest.mark.parametrize("key", list(TESTS))
def test_fair_packs_are_within_the_bounds(key: str) -> None:
    """Twenty thousand packs, the same in every run."""
    assert abs(TESTS[key](places(DEALS))) < FURTHEST


def sticky(deals: int) -> Iterator[Places]:
    """Packs in which the first card is left where it lies a little too often."""
    chance, lies = Random(1), list(range(32))
    for _ in range(deals):
        chance.shuffle(lies)
        if chance.random() < 0.03:
            place = lies.index(0)
            lies[0], lies[place] = lies[place], lies[0]
        yield tuple(lies)


def repeated(deals: int) -> Iterator[Places]:
    """Fair packs, now and then dealt twice in a row."""
    chance, lies = Random(1), list(range(32))
    for _ in range(deals):
        if chance.random() > 0.1:
            chance.shuffle(lies)
        yield tuple(lies)


def test_a_bias_of_one_card_is_found_and_a_pack_that_comes_twice_too() -> None:
    """Each test finds what it is there for."""
    assert TESTS["chi_square"](sticky(DEALS)) > FURTHEST
    assert TESTS["serial"](repeated(DEALS)) > FURTHEST


def test_an_unfair_shuffle_ends_the_measurement(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no figure then; the error has the distance."""
    monkeypatch.setattr(fairness, "places", lambda _: repeated(DEALS))
    with pytest.raises(Mismatch, match=r"fair\.serial: \d+\.\d standard deviations"):
        fairness.deviations("serial")(lambda: None)
