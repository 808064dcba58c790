"""Counts of all hands: compared with the published tables, and a difference is no figure but an error."""

from collections import Counter
from collections.abc import Callable
from math import comb

import pytest

from stammtisch.bench import counts
from stammtisch.bench.counts import COUNTS, KNOWN, Counted
from stammtisch.bench.measure import ROUNDS
from stammtisch.verify.check import Mismatch

SIZES = {"belote": comb(32, 8), "cribbage": 2 * comb(52, 4) * 48, "skat": comb(32, 10), "tractor": 297}
"""Hands; of Tractor the rows of its table added up."""


@pytest.mark.parametrize("key", COUNTS)
def test_a_published_table_covers_every_hand(key: str) -> None:
    """The table is read whole: its counts add up to the number of hands there are."""
    assert sum(KNOWN[key]().values()) == SIZES[key]


def test_a_count_that_agrees_is_a_figure_of_one_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seconds, and as many hands as were counted; the bar moves as for any other figure."""
    monkeypatch.setitem(COUNTS, "belote", KNOWN["belote"])
    rounds: list[None] = []
    figure = counts.seconds("belote")(lambda: rounds.append(None))
    assert (figure.name, figure.unit, figure.n) == ("counts.belote.seconds", "s", SIZES["belote"])
    assert len(rounds) == ROUNDS


def one_hand_too_many() -> Counted:
    return Counter({**KNOWN["belote"](), ("20",): 1_939_145})


def one_kind_too_many() -> Counted:
    return Counter({**KNOWN["belote"](), ("30",): 1})


@pytest.mark.parametrize(
    ("count", "says"),
    [
        (one_hand_too_many, "counts.belote: 20: expected 1939144, counted 1939145"),
        (one_kind_too_many, "counts.belote: 30: expected 0, counted 1"),
    ],
)
def test_a_count_that_differs_is_refused(
    count: Callable[[], Counted], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first kind of hand that differs is named with both numbers."""
    monkeypatch.setitem(COUNTS, "belote", count)
    with pytest.raises(Mismatch, match=says):
        counts.seconds("belote")(lambda: None)
