"""`stammtisch bench [NAME ...] [--json]`: measure and print figures.

What belongs here: arguments, order and printing. What does not: a figure; all of them stand in `figures.py`.
"""

import argparse
from collections.abc import Sequence

from stammtisch.bench.figures import CALIBRATION, FIGURES
from stammtisch.bench.measure import ROUNDS
from stammtisch.bench.progress import Progress
from stammtisch.errors import ParseError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Names of figures and the form of the output."""
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"figures to measure (all): {', '.join(FIGURES)}")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")


def run(arguments: argparse.Namespace) -> int:
    """Measure the calibration and what was asked for. Raises ParseError for a name that no figure has."""
    names = chosen(arguments.names)
    progress = Progress(total=ROUNDS * len(names))
    for name in names:
        progress.begin(name)
        figure = FIGURES[name](progress.advance)
        progress.clear()
        print(figure.as_json() if arguments.json else figure.as_line(), flush=True)
    return 0


def chosen(names: Sequence[str]) -> tuple[str, ...]:
    """The calibration first, then the names asked for, or all, each once and in the order of the table."""
    unknown = sorted(set(names) - set(FIGURES))
    if unknown:
        raise ParseError(f"no figure is called {', '.join(unknown)}; there are: {', '.join(FIGURES)}")
    wanted = {*names, CALIBRATION} if names else set(FIGURES)
    return tuple(name for name in FIGURES if name in wanted)
