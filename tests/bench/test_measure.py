"""Measuring: the best of three rounds counts, in CPU time of this thread."""

import time

import pytest

from stammtisch.bench.figure import Spread
from stammtisch.bench.measure import ROUNDS, Rival, best_rate, best_time


def test_the_fastest_round_of_a_time_counts() -> None:
    """Value and smallest of the spread are the same, in the unit asked for, a step."""
    figure = best_time("a.time", "ms", 4, lambda: spend(0.008), lambda: None)
    assert (figure.name, figure.unit, figure.n) == ("a.time", "ms", 4)
    assert 2 <= figure.value == figure.spread.smallest <= figure.spread.middle <= figure.spread.largest


def test_the_fastest_round_of_a_rate_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tasks of a hundredth of a second come to at most a hundred a second."""
    monkeypatch.setattr("stammtisch.bench.measure.ROUND_SECONDS", 0.03)
    done: list[None] = []
    figure = best_rate("a.rate", lambda: spend(0.01), lambda: done.append(None))
    assert 0 < figure.spread.smallest <= figure.spread.middle <= figure.spread.largest == figure.value <= 100
    assert (len(done), figure.unit) == (ROUNDS, "1/s")
    assert figure.n >= ROUNDS


def test_a_rival_takes_turns_with_us(monkeypatch: pytest.MonkeyPatch) -> None:
    """Round by round, so that a machine that grows slower slows both."""
    monkeypatch.setattr("stammtisch.bench.measure.ROUND_SECONDS", 0.0)
    turns: list[str] = []
    figure = best_rate("a.rate", lambda: turns.append("we"), lambda: None, Rival("they", lambda: turns.append("they")))
    assert turns == ["we", "they"] * ROUNDS
    assert figure.peer is not None
    assert (figure.peer.name, figure.peer.value > 0) == ("they", True)


def test_waiting_costs_nothing() -> None:
    """What other programs of the machine do while this thread waits is not counted."""
    assert best_time("a.wait", "s", 1, lambda: time.sleep(0.05), lambda: None).value < 0.04


def test_a_spread_of_no_rounds_is_refused() -> None:
    """There is no figure without a measurement."""
    with pytest.raises(ValueError, match="no round was measured"):
        Spread.of([])


def spend(seconds: float) -> None:
    """Use this much CPU time."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass
