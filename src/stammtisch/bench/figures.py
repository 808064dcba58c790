"""The table of all figures: a name, and the function that measures it.

What belongs here: one row a figure. What does not: a measurement; each stands in the module of its subject.
A figure's function takes `advance`, to be called after each of its rounds, and returns a `Figure` of the row's name.
"""

from collections.abc import Callable

from stammtisch.bench import (
    belote,
    browser,
    client,
    counts,
    cribbage,
    fairness,
    games,
    machine,
    players,
    server,
    skat,
    skat_strength,
    strength,
    thinking,
    tractor,
    tractor_strength,
    verification,
)
from stammtisch.bench.figure import Figure
from stammtisch.bench.measure import Advance
from stammtisch.games import GAMES
from stammtisch.players import LEVELS, PLAYERS

CALIBRATION = "machine.calibration"
"""Measured first in every run, asked for or not."""

FIGURES: dict[str, Callable[[Advance], Figure]] = {
    CALIBRATION: machine.calibration,
    **{f"games.{key}.per_second": games.per_second(key) for key in GAMES},
    **{f"verify.{key}.games_per_second": verification.per_second(key) for key in GAMES if key in verification.CASES},
    **{f"players.{key}.move.p95": players.p95_of_a_move(key) for key in PLAYERS},
    **{
        f"players.{key}.{level}.move.p95": players.p95_of_a_move(key, level)
        for key in LEVELS
        for level in LEVELS[key]
        if level != "beginner"
    },
    **{f"fair.{key}": fairness.deviations(key) for key in fairness.TESTS},
    "fair.packs_per_second": fairness.packs_per_second,
    "web.script_gzip": client.script_gzip,
    **browser.FIGURES,
    **belote.FIGURES,
    **cribbage.FIGURES,
    **skat.FIGURES,
    **tractor.FIGURES,
    **server.FIGURES,
    "server.four_tables.expert.p95": thinking.four_tables_p95,
    **{f"counts.{key}.seconds": counts.seconds(key) for key in counts.COUNTS},
    **strength.MATCHES,
    **skat_strength.MATCHES,
    **tractor_strength.FIGURES,
}
"""Names are stable: other people compare them over years."""
