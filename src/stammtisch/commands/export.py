"""`stammtisch export`: the records of matches that are over, of one table or of all, one a line."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from stammtisch.commands.folders import add_folder_argument
from stammtisch.errors import ParseError, RuleError, TableError
from stammtisch.records.record import record_text, records_of
from stammtisch.store.folder import TABLES
from stammtisch.store.reading import Snapshot, snapshot
from stammtisch.store.store import no_such_table


def add_arguments(parser: ArgumentParser) -> None:
    """The command line of `export`."""
    parser.add_argument("--table", metavar="ID", help="only the matches of this table")
    parser.add_argument("--to", type=Path, metavar="FILE", help="write to this file (default: standard output)")
    add_folder_argument(parser)


def run(arguments: Namespace) -> int:
    """Exit code: 0, or 1 if a table could not be read. Raises StoreError where there is no store or no such table."""
    unread = 0
    with snapshot(arguments.data / TABLES) as store, ExitStack() as closing:
        wanted = _wanted(store, arguments.table)
        file = closing.enter_context(arguments.to.open("w", encoding="utf-8")) if arguments.to else sys.stdout
        for table_id in wanted:
            try:
                for text in _texts(store, table_id):
                    file.write(text)
            except (ParseError, RuleError, TableError) as error:
                unread += 1
                reason = error.sentence if isinstance(error, TableError) else "its log is damaged: see verify-store"
                print(f"table {table_id} is left out: {reason}", file=sys.stderr)
    return 1 if unread else 0


def _wanted(store: Snapshot, table_id: str | None) -> list[str]:
    known = [line.table_id for line in store.lines()]
    if table_id is not None and table_id not in known:
        raise no_such_table(table_id)
    return known if table_id is None else [table_id]


def _texts(store: Snapshot, table_id: str) -> Iterator[str]:
    for record in records_of(store.log(table_id)):
        yield f"{record_text(record)}\n"
