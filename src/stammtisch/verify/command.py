"""`stammtisch verify PATH...`: replays cases and records, and says what differs."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from stammtisch.verify.cases import case_files
from stammtisch.verify.checks import CHECKS
from stammtisch.verify.report import check_files


def add_arguments(parser: ArgumentParser) -> None:
    """The command line of `verify`."""
    parser.add_argument(
        "paths", nargs="+", type=Path, metavar="PATH", help="a case or record file, or a folder of *.jsonl and *.json"
    )


def run(arguments: Namespace) -> int:
    """Exit code: 0 all agree, 1 a case failed, 2 something could not be read."""
    report = check_files(case_files(arguments.paths), CHECKS)
    for place in report.unreadable:
        print(f"cannot be read: {place}", file=sys.stderr)
    for line in report.lines():
        print(line)
    return report.exit_code
