"""The table of all figures: a name, and the function that measures it.

What belongs here: one row a figure. What does not: a measurement; each stands in the module of its subject.
A figure's function takes `advance`, to be called after each of its rounds, and returns a `Figure` of the row's name.
"""

from collections.abc import Callable

from stammtisch.bench import counts, games, machine, skat, verification
from stammtisch.bench.figure import Figure
from stammtisch.bench.measure import Advance
from stammtisch.games import GAMES

CALIBRATION = "machine.calibration"
"""Measured first in every run, asked for or not."""

FIGURES: dict[str, Callable[[Advance], Figure]] = {
    CALIBRATION: machine.calibration,
    **{f"games.{key}.per_second": games.per_second(key) for key in GAMES},
    **{f"verify.{key}.games_per_second": verification.per_second(key) for key in GAMES if key in verification.CASES},
    **skat.FIGURES,
    **{f"counts.{key}.seconds": counts.seconds(key) for key in counts.COUNTS},
}
"""Names are stable: other people compare them over years."""
