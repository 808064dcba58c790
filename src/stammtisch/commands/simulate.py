"""`stammtisch simulate`: matches among bots, and a summary of what came of them; or two bots in the arena."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import count
from math import inf
from pathlib import Path
from random import Random

from stammtisch.commands.arena import MILLISECONDS_A_MOVE, Contest, duplicates, summary
from stammtisch.commands.botmatch import play_match, players_at, usual_names
from stammtisch.commands.setup import add_table_arguments, opening, positive, read_changes, seed_of
from stammtisch.errors import ParseError
from stammtisch.games import find_game
from stammtisch.games.game import MatchResult, Result
from stammtisch.records.record import match_record, record_text
from stammtisch.seats import Side
from stammtisch.tables.events import TableEvent
from stammtisch.tables.table import Phase, Table, fold

BAR = 30
BOTS = (
    "random, rule, or a level such as expert; with --pairs two, ours and theirs, "
    "with --deals one for each seat, over and over (default: rule)"
)


def add_arguments(parser: ArgumentParser) -> None:
    """The command line of `simulate`."""
    add_table_arguments(parser)
    parser.add_argument("bots", nargs="*", metavar="BOT", help=BOTS)
    length = parser.add_mutually_exclusive_group(required=True)
    length.add_argument("--deals", type=positive, metavar="N", help="how many deals to play")
    length.add_argument(
        "--pairs", type=positive, metavar="N", help="play so many packs from every seating, one bot against the other"
    )
    parser.add_argument("--matches", action="store_true", help="with --pairs: a pack begins a whole match, not a deal")
    parser.add_argument(
        "--milliseconds",
        type=thought,
        default=MILLISECONDS_A_MOVE,
        metavar="MS",
        help="with --pairs: thought for a move, 0 for as much as at a table (default: 50)",
    )
    parser.add_argument(
        "--processes", type=positive, default=os.cpu_count(), metavar="N", help="with --pairs: default: all cores"
    )
    parser.add_argument("--players", metavar="NAME,...", help="with --deals: the same as BOT for each of the names")
    parser.add_argument("--records", type=Path, metavar="FILE", help="write every match to this file")


def run(arguments: Namespace) -> int:
    """Play and print the summary. Raises ParseError for names that do not exist, OSError for the file."""
    return _run_pairs(arguments) if arguments.pairs else _run_deals(arguments)


def _run_pairs(arguments: Namespace) -> int:
    if len(arguments.bots) != 2:
        raise ParseError(f"--pairs takes two bots, such as 'expert club', not {len(arguments.bots)}")
    game = find_game(arguments.game)
    contest = Contest(
        game.key,
        arguments.preset,
        read_changes(game, arguments.changes),
        (arguments.bots[0], arguments.bots[1]),
        seed_of(arguments),
        arguments.matches,
        arguments.milliseconds or None,
    )
    contest.check()
    played = []
    for pack in duplicates(contest, arguments.pairs, arguments.processes):
        played.append(pack)
        _show_progress(len(played), arguments.pairs)
    print("\n".join(summary(contest, played)))
    return 0


def _run_deals(arguments: Namespace) -> int:
    tally = Tally()
    with ExitStack() as closing:
        file = closing.enter_context(arguments.records.open("w", encoding="utf-8")) if arguments.records else None
        for log, table in matches(arguments, tally):
            if file is not None:
                file.write(record_text(match_record(log, table)) + "\n")
    print("\n".join(tally.lines()))
    return 0


def thought(text: str) -> float:
    """Milliseconds: 0 or more."""
    try:
        milliseconds = float(text)
    except ValueError:
        milliseconds = -1.0
    if not 0 <= milliseconds < inf:
        raise ArgumentTypeError(f"{text!r} is not a number of milliseconds: expected 0 or more")
    return milliseconds


@dataclass(slots=True)
class Tally:
    """What came of the deals and matches so far."""

    results: list[Result] = field(default_factory=list)
    matches: list[MatchResult] = field(default_factory=list)

    def lines(self) -> Iterator[str]:
        """The summary: each side's scores, how deals ended, matches won."""
        sides = len(self.results[0].scores)
        yield f"{len(self.results):,} deals, {len(self.matches):,} matches to their end"
        yield f"{'side':>6} {'sum':>10} {'mean':>10} {'won':>6}"
        won = Counter(side for match in self.matches for side in match.winners)
        for side in range(sides):
            total = sum(result.scores[side] for result in self.results if side < len(result.scores))
            yield f"{side:>6} {total:>10,} {total / len(self.results):>10.2f} {won[Side(side)]:>6}"
        for reason, times in Counter(result.reason for result in self.results).most_common():
            yield f"  {reason:<24} {times:>8,} {times / len(self.results):>7.1%}"


def matches(arguments: Namespace, tally: Tally) -> Iterator[tuple[list[TableEvent], Table]]:
    """The log of each match and its table; the last match stops when there are deals enough."""
    game, seed = find_game(arguments.game), seed_of(arguments)
    names = _names(arguments) or usual_names(game)
    for number in count():
        if len(tally.results) >= arguments.deals:
            return
        opened = opening(arguments, [], f"{seed}/{number}")
        table = fold(opened)
        players = players_at(names, game, game.seats(table.options))
        steps = play_match(opened, players, Random(f"{seed}/{number}:bots"))
        yield _one_match(steps, arguments.deals, tally)


def _names(arguments: Namespace) -> list[str]:
    """The bots as they were named; none if they were not."""
    if arguments.bots and arguments.players:
        raise ParseError(f"{arguments.bots[0][:40]!r}: bots are named as BOT or with --players, not both")
    return arguments.bots or (arguments.players.split(",") if arguments.players else [])


def _one_match(steps: Iterator[tuple[TableEvent, Table]], deals: int, tally: Tally) -> tuple[list[TableEvent], Table]:
    event, table = next(steps)
    log = [event]
    for event, table in steps:
        log.append(event)
        if table.phase is not Phase.PLAYING:
            tally.results.append(table.sheet[-1])
            _show_progress(len(tally.results), deals)
            if len(tally.results) >= deals:
                break
    if table.match_result is not None:
        tally.matches.append(table.match_result)
    return log, table


def _show_progress(done: int, deals: int) -> None:
    """A bar, on a terminal only; gone when all is done."""
    stream = sys.stderr
    if stream.isatty():
        filled = BAR * done // deals
        text = f"\r{'█' * filled}{'·' * (BAR - filled)} {done:,} of {deals:,} deals"
        stream.write(text if done < deals else "\r" + " " * len(text) + "\r")
        stream.flush()
