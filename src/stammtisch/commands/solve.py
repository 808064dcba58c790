"""`stammtisch solve RECORD|DEAL`: what deals are worth with open cards and best play by all.

What belongs here: reading what is asked, and telling the answers. What does not: solving (`solvers/`).
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from stammtisch.commands import solve_belote, solve_cribbage, solve_skat
from stammtisch.errors import ParseError, RuleError, TableError
from stammtisch.records.record import MatchRecord, read_record
from stammtisch.solvers.kernels import warn_if_not_compiled

DEALS: Final[Mapping[str, Callable[[Mapping[str, Any]], Iterator[str]]]] = {
    "belote": solve_belote.deal_lines,
    "skat": solve_skat.deal_lines,
}
RECORDS: Final[Mapping[str, Callable[[MatchRecord], Iterator[str]]]] = {
    "belote": solve_belote.record_lines,
    "cribbage": solve_cribbage.record_lines,
    "skat": solve_skat.record_lines,
}
"""By game: what is told of a deal, and of the deals of a record."""


def add_arguments(parser: ArgumentParser) -> None:
    """The command line of `solve`."""
    parser.add_argument(
        "what",
        metavar="RECORD|DEAL",
        help="a file of records or deals, one a line; or a deal itself as JSON, with the fields game (skat or belote), "
        "contract, hands (in Skat declarer, left, right; in Belote of seats 0 to 3), leader, and in Skat skat",
    )


def run(arguments: Namespace) -> int:
    """Print the value of each deal. Raises ParseError, naming the line, for what cannot be solved."""
    warn_if_not_compiled()
    asked = list(_lines_of(arguments.what))
    for where, text in asked:
        try:
            lines = solved(text)
            if len(asked) > 1:
                print(where)
            for line in lines:
                print(line, flush=True)
        except (ParseError, RuleError, TableError) as error:
            raise ParseError(f"{where} {error}" if where else str(error)) from None
    return 0


def solved(text: str) -> Iterator[str]:
    """What is told of one line: a record or a deal."""
    try:
        given = json.loads(text)
    except (ValueError, RecursionError):
        raise ParseError(f"neither a file nor JSON: {text[:40]!r}") from None
    if not isinstance(given, dict):
        raise ParseError(f"expected an object with the fields of a record or a deal, got {text[:40]!r}")
    game = given.get("game", "skat")
    table: Mapping[str, Any] = RECORDS if "deals" in given else DEALS
    if not isinstance(game, str) or game not in table:
        raise ParseError(f"no solver for game {str(game)[:40]!r}; there is one for {', '.join(table)}")
    return RECORDS[game](read_record(given)) if "deals" in given else DEALS[game](given)


def _lines_of(what: str) -> Iterator[tuple[str, str]]:
    """Each line with the place it stands at. Raises OSError for a file that cannot be read."""
    if what.lstrip().startswith("{"):
        yield "", what
        return
    try:
        lines = Path(what).read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        raise ParseError(f"{what}: not a text in UTF-8") from None
    for number, line in enumerate(lines, 1):
        if line.strip():
            yield f"{what}:{number}:", line
