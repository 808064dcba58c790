"""`stammtisch bench [NAME ...] [--json]`: measure and print figures.

What belongs here: arguments, order and printing. What does not: a figure; all of them stand in `figures.py`.
"""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from stammtisch.bench.figures import CALIBRATION, FIGURES
from stammtisch.bench.measure import ROUNDS
from stammtisch.bench.progress import Progress
from stammtisch.bench.series import ARRANGED, Arrangement
from stammtisch.commands.setup import positive
from stammtisch.errors import ParseError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Names of figures and the form of the output."""
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"figures to measure (all): {', '.join(FIGURES)}")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument(
        "--processes",
        type=positive,
        default=os.cpu_count(),
        metavar="N",
        help="strength: processes (default: all cores)",
    )
    parser.add_argument(
        "--kept", type=Path, metavar="FILE", help="for strength: what is played is kept there, and not played again"
    )


def run(arguments: argparse.Namespace) -> int:
    """Measure the calibration and what was asked for. Raises ParseError for a name that no figure has."""
    names = chosen(arguments.names)
    arranged = ARRANGED.set(Arrangement(arguments.processes, arguments.kept))
    try:
        _measure(names, arguments.json)
    finally:
        ARRANGED.reset(arranged)
    return 0


def _measure(names: Sequence[str], as_json: bool) -> None:
    progress = Progress(total=ROUNDS * len(names))
    for name in names:
        progress.begin(name)
        figure = FIGURES[name](progress.advance)
        progress.clear()
        print(figure.as_json() if as_json else figure.as_line(), flush=True)


def chosen(names: Sequence[str]) -> tuple[str, ...]:
    """The calibration first, then the names asked for, or all, each once and in the order of the table."""
    unknown = sorted(set(names) - set(FIGURES))
    if unknown:
        raise ParseError(f"no figure is called {', '.join(unknown)}; there are: {', '.join(FIGURES)}")
    wanted = {*names, CALIBRATION} if names else set(FIGURES)
    return tuple(name for name in FIGURES if name in wanted)
