"""Measuring: CPU time of this thread, the best of several rounds.

What belongs here: the two shapes of a measurement, time of a task and rate of a task. What does not: any task.
"""

import time
from collections.abc import Callable, Iterator

from stammtisch.bench.figure import Figure, Peer, Spread

ROUNDS = 3
ROUND_SECONDS = 2.0
"""How much CPU time a round of a rate takes; long enough for thousands of games, short enough to wait for."""

UNITS_IN_A_SECOND = {"s": 1, "ms": 1_000, "ns": 1_000_000_000}

Advance = Callable[[], None]
"""Called after each round: moves the progress bar."""


def best_time(name: str, unit: str, n: int, task: Callable[[], object], advance: Advance) -> Figure:
    """Time of the fastest round, a step of `n` in it: `unit` is s, ms or ns."""
    values = []
    for _ in range(ROUNDS):
        values.append(_seconds(task) * UNITS_IN_A_SECOND[unit] / n)
        advance()
    return Figure(name, min(values), unit, n, Spread.of(values))


def best_rate(name: str, task: Callable[[], object], advance: Advance, peer: Peer | None = None) -> Figure:
    """How often a second the task can be done, in the fastest round; `n` counts all rounds."""
    rounds = list(_rates(task, advance))
    rates = [rate for rate, _ in rounds]
    return Figure(name, max(rates), "1/s", sum(count for _, count in rounds), Spread.of(rates), peer)


def best_of_rates(task: Callable[[], object]) -> float:
    """The bare rate of the fastest round, for a peer."""
    return max(rate for rate, _ in _rates(task, lambda: None))


def _rates(task: Callable[[], object], advance: Advance) -> Iterator[tuple[float, int]]:
    for _ in range(ROUNDS):
        yield _rate(task)
        advance()


def _rate(task: Callable[[], object]) -> tuple[float, int]:
    count, start = 0, time.thread_time()
    end = start + ROUND_SECONDS
    while True:
        task()
        count += 1
        now = time.thread_time()
        if now >= end:
            return count / (now - start), count


def _seconds(task: Callable[[], object]) -> float:
    start = time.thread_time()
    task()
    return time.thread_time() - start
