"""Bounds and limits, before any game asks for them."""

from __future__ import annotations

import pytest

from stammtisch.solvers.answers import FIRST_CHUNK, Account, Bounds, Limit, OutOfLimit


def test_a_value_is_given_only_where_it_is_known() -> None:
    assert Bounds(7, 7).value == 7
    with pytest.raises(ValueError, match="from 3 to 9"):
        _ = Bounds(3, 9).value


def test_nodes_are_handed_out_until_none_are_left() -> None:
    """What was not used is still there for the next question."""
    account = Account(Limit(nodes=100))
    assert account.chunk(20) == 100
    account.spend(60)
    assert account.chunk(20) == 40
    account.spend(40)
    with pytest.raises(OutOfLimit):
        account.chunk(20)


def test_time_is_handed_out_in_small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many nodes as the rest of the time is good for at the pace so far, and none when it is over."""
    clock = [10.0]
    monkeypatch.setattr("time.perf_counter", lambda: clock[0])
    account = Account(Limit(seconds=2.0))
    assert account.chunk(10**9) == FIRST_CHUNK
    account.spend(30_000)
    clock[0] = 11.5
    assert account.chunk(10**9) == 10_000
    assert account.chunk(500) == 500
    clock[0] = 12.0
    with pytest.raises(OutOfLimit):
        account.chunk(1)
