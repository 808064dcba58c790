"""`stammtisch verify-store`: every table's log whole, readable, unchanged, and possible by the rules."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from stammtisch.commands.folders import add_folder_argument
from stammtisch.store.checking import check_tables
from stammtisch.store.folder import TABLES
from stammtisch.store.reading import snapshot


def add_arguments(parser: ArgumentParser) -> None:
    """The command line of `verify-store`."""
    add_folder_argument(parser)


def run(arguments: Namespace) -> int:
    """Exit code: 0 all sound, 1 something is damaged. Raises StoreError where there is no store."""
    tables = events = 0
    with snapshot(arguments.data / TABLES) as store:
        problems = list(store.problems())
        for checked in check_tables(store):
            tables, events = tables + 1, events + checked.events
            if checked.problem:
                problems.append(f"table {checked.table_id}: {checked.problem}")
    for problem in problems:
        print(f"DAMAGED {problem}")
    print(f"{tables} tables with {events} events, {len(problems)} damaged")
    return 1 if problems else 0
