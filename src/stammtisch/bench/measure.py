"""Measuring: CPU time of this thread, the best of several rounds.

What belongs here: the two shapes of a measurement, time of a task and rate of a task. What does not: any task.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

from stammtisch.bench.figure import Figure, Peer, Spread

ROUNDS = 3
ROUND_SECONDS = 2.0
"""How much CPU time a round of a rate takes; long enough for thousands of games, short enough to wait for."""

SHARE = 1.0
"""How much of a set of deals is measured; what only shows that a figure can be measured takes less."""

UNITS_IN_A_SECOND = {"s": 1, "ms": 1_000, "ns": 1_000_000_000}

Advance = Callable[[], None]
"""Called after each round: moves the progress bar."""


def share_of(deals: int) -> int:
    """How many of so many deals are measured: at least one."""
    return max(1, round(deals * SHARE))


def best_time(name: str, unit: str, n: int, task: Callable[[], object], advance: Advance) -> Figure:
    """Time of the fastest round, a step of `n` in it: `unit` is s, ms or ns."""
    values = []
    for _ in range(ROUNDS):
        values.append(_seconds(task) * UNITS_IN_A_SECOND[unit] / n)
        advance()
    return Figure(name, min(values), unit, n, Spread.of(values))


@dataclass(frozen=True, slots=True)
class Rival:
    """A peer that is still to be measured: its name, the same task in its way, and how often one call does it."""

    name: str
    task: Callable[[], object]
    times: int = 1


def best_rate(
    name: str, task: Callable[[], object], advance: Advance, rival: Rival | None = None, *, times: int = 1
) -> Figure:
    """How often a second something can be done, in the fastest round; `n` counts all rounds.

    times: how often one call of the task does it. A rival takes a round after each of ours, so that what else the
    machine does slows both.
    """
    ours: list[tuple[float, int]] = []
    theirs: list[float] = []
    for _ in range(ROUNDS):
        ours.append(_rate(task, times))
        if rival is not None:
            theirs.append(_rate(rival.task, rival.times)[0])
        advance()
    rates = [rate for rate, _ in ours]
    peer = Peer(rival.name, max(theirs)) if rival is not None else None
    return Figure(name, max(rates), "1/s", sum(count for _, count in ours), Spread.of(rates), peer)


def _rate(task: Callable[[], object], times: int) -> tuple[float, int]:
    count, start = 0, time.thread_time()
    end = start + ROUND_SECONDS
    while True:
        task()
        count += times
        now = time.thread_time()
        if now >= end:
            return count / (now - start), count


def _seconds(task: Callable[[], object]) -> float:
    start = time.thread_time()
    task()
    return time.thread_time() - start
