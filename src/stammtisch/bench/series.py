"""A series: many matches of one kind for one figure, on all cores, each by its number alone.

What belongs here: playing what a series still lacks, telling how it stands, the figure it comes to. What does not: what
a match is (`strength.py`, `skat_strength.py`, `tractor_strength.py`), the file in which they are kept (`kept.py`).
The result is the same for any number of processes, and however often it was taken up again, unless a clock decides
what the players do.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache, partial
from itertools import count, islice
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from stammtisch.bench.figure import Figure, Spread
from stammtisch.bench.kept import Kept, Played, Values
from stammtisch.bench.measure import ROUNDS, Advance
from stammtisch.commands.arena import Estimate

TELLINGS: Final = 20
"""How often it is told how a series stands, until it is whole."""


@dataclass(frozen=True, slots=True)
class Series:
    """name: of its lines in a file. length: how many matches make it whole.

    play: the values of the match of a number, from 0; None where nothing is to be played, and the next number counts.
    """

    name: str
    play: Callable[[int], Values | None]
    length: int


@dataclass(frozen=True, slots=True)
class Arrangement:
    """How series are played. kept: the file in which they are; None: they are forgotten with the process."""

    processes: int = os.cpu_count() or 1
    kept: Path | None = None


ARRANGED: Final[ContextVar[Arrangement]] = ContextVar("ARRANGED")
"""What the command line asked for; all cores and no file where it did not."""


@cache
def played(series: Series) -> tuple[Values, ...]:
    """The values of all matches of a series, in the order of their numbers; what is kept is not played again.

    How it stands is told on stderr. Raises ParseError and OSError for the file.
    """
    arranged = ARRANGED.get(Arrangement())
    kept = Kept(arranged.kept, series.name) if arranged.kept else None
    known = kept.read() if kept else {}
    fresh = _fresh(series.play, known, arranged.processes)
    return tuple(islice(_told(series, _all(known, kept.adding(fresh) if kept else fresh)), series.length))


def _all(known: Played, fresh: Iterable[tuple[int, Values | None]]) -> Iterator[Values]:
    """What was known and what is fresh by rising numbers; what was not to be played is left out."""
    coming = iter(fresh)
    for number in count():
        values = known[number] if number in known else next(coming)[1]
        if values is not None:
            yield values


def _fresh(play: Callable[[int], Values | None], known: Played, processes: int) -> Iterator[tuple[int, Values | None]]:
    """All numbers that are not known, and what is played for them, in order and without end."""
    numbers = (number for number in count() if number not in known)
    if processes == 1:
        yield from ((number, play(number)) for number in numbers)
        return
    pool = ProcessPoolExecutor(processes, get_context("spawn"), partial(signal.signal, signal.SIGINT, signal.SIG_IGN))
    try:
        waiting = deque((number, pool.submit(play, number)) for number in islice(numbers, 2 * processes))
        while True:
            number, future = waiting.popleft()
            yield number, future.result()
            following = next(numbers)
            waiting.append((following, pool.submit(play, following)))
    finally:  # also where the reader has enough, or somebody presses Ctrl-C
        pool.shutdown(cancel_futures=True)


def _told(series: Series, values: Iterable[Values]) -> Iterator[Values]:
    """The same; now and then, and where it is broken off, a line on stderr says what they come to."""
    so_far: list[Values] = []
    try:
        for each in values:
            so_far.append(each)
            if _share_done(series, len(so_far)) > _share_done(series, len(so_far) - 1):
                _tell(standing(series, so_far))
            yield each
    except KeyboardInterrupt:
        if so_far:
            _tell(standing(series, so_far))
        raise


def _share_done(series: Series, matches: int) -> int:
    return TELLINGS * matches // series.length


def _tell(line: str) -> None:
    """A line on stderr; on a terminal in the place of the progress bar."""
    print(f"\r\x1b[K{line}" if sys.stderr.isatty() else line, file=sys.stderr, flush=True)


def standing(series: Series, so_far: list[Values]) -> str:
    """Value and standard error of each column, and n, as a line."""
    estimates = [Estimate.of(column) for column in zip(*so_far, strict=True)]
    shown = ", ".join(f"{each.value:.4g} ± {each.error:.3g}" for each in estimates)
    return f"{series.name}: {shown}; n={len(so_far):,} of {series.length:,}"


def figure_of(name: str, unit: str, values: Iterable[float], number: int, advance: Advance) -> Figure:
    """The figure that values come to: their mean with its standard error. number: the games they stand for.

    One round: what takes minutes is not done three times.
    """
    for _ in range(ROUNDS):
        advance()
    estimate = Estimate.of(tuple(values))
    return Figure(name, estimate.value, unit, number, Spread.of([estimate.value]), error=estimate.error)
