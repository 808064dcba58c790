"""The speed of `stammtisch verify`: recorded games read, replayed move by move and compared.

What belongs here: the rate over the project's own case files. What does not: any check; see `stammtisch.verify`.
"""

import json
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from itertools import cycle
from pathlib import Path

import stammtisch
from stammtisch.bench.figure import Figure
from stammtisch.bench.measure import Advance, best_rate
from stammtisch.verify.check import Check, Skipped

CASES = {"skat": "skat_games"}
"""Kind of the case file that holds whole games, by game; a file's name begins with it."""

FOLDER = Path(stammtisch.__file__).parents[2] / "tests" / "cases"
"""The case files of a checkout; they are not part of the installed package."""


def per_second(key: str) -> Callable[[Advance], Figure]:
    """A measurement: recorded games a second, from a line of text to a verdict. Raises OSError without a checkout."""

    def measure(advance: Advance) -> Figure:
        check: Check = import_module(f"stammtisch.verify.{key}").CHECKS[CASES[key]]
        lines = cycle((FOLDER / f"{CASES[key]}.jsonl").read_text(encoding="ascii").splitlines())
        return best_rate(f"verify.{key}.games_per_second", lambda: verdict(check, next(lines)), advance)

    return measure


def verdict(check: Check, line: str) -> None:
    """Read and check one case, as far as it says something; a difference rises as Mismatch."""
    with suppress(Skipped):
        check(json.loads(line))
