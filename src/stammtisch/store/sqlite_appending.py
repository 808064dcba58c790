"""Appending to logs in SQLite: what waits for many tables goes into two statements.

The thread that writes gives up the interpreter's lock for each statement, and waits for it after each while the event
loop is busy: two statements for each table kept a commit waiting, and the loop switching, all the time.

Not here: what else is kept of a table (`people.py`), and when is committed (`sqlite.py`).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain

from stammtisch.store.numbered import numbered_rows
from stammtisch.store.store import TableLine, no_such_table, seq_taken
from stammtisch.tables.log_text import is_report


@dataclass(frozen=True, slots=True)
class Append:
    """Events, as texts, for the log of a table that has `seq` of them; and what the line of the table becomes."""

    line: TableLine
    seq: int
    texts: tuple[str, ...]


def append(connection: sqlite3.Connection, wanted: Append) -> None:
    """Append to one log. Raises StoreError where it is not as long as expected, or not there."""
    if _changed(connection, [wanted]) != 1:
        table_id = wanted.line.table_id
        raise seq_taken() if log_length(connection, table_id) else no_such_table(table_id)
    insert_events(connection, [wanted])


def append_all(connection: sqlite3.Connection, wanted: Sequence[Append]) -> bool:
    """Append to logs of different tables; False, and nothing is in any log, where one is not as long as expected."""
    if _changed(connection, wanted) != len(wanted):
        return False
    insert_events(connection, wanted)
    return True


def insert_events(connection: sqlite3.Connection, wanted: Sequence[Append]) -> None:
    """The events into their logs, and reports to the host's desk."""
    rows = [row for each in wanted for row in numbered_rows(each.line.table_id, each.seq, each.texts)]
    connection.execute(_events(len(rows)), [*chain.from_iterable(rows)])
    reports = [row[:2] for row in rows if is_report(row[2])]
    if reports:
        connection.executemany("insert into reports (table_id, seq) values (?, ?)", reports)


def log_length(connection: sqlite3.Connection, table_id: str) -> int:
    """The number of the table's last event; 0 if there is no such table."""
    found = connection.execute("select max(seq) from events where table_id = ?", (table_id,)).fetchone()[0]
    return found or 0


def _changed(connection: sqlite3.Connection, wanted: Iterable[Append]) -> int:
    """Change the lines of those tables whose logs are as long as expected; how many that were."""
    lines = [(each.line.table_id, each.seq, each.line.preset, each.line.over, each.line.changed) for each in wanted]
    return connection.execute(_lines(len(lines)), [*chain.from_iterable(lines)]).rowcount


@cache
def _lines(count: int) -> str:
    return f"""
        update tables set preset = wanted.column3, over = wanted.column4, changed = wanted.column5
        from (values {_rows(count, 5)}) as wanted
        where tables.table_id = wanted.column1
            and wanted.column2 = (select max(seq) from events where events.table_id = wanted.column1)
    """


@cache
def _events(count: int) -> str:
    return f"insert into events (table_id, seq, event, checksum) values {_rows(count, 4)}"


def _rows(count: int, columns: int) -> str:
    return ",".join([f"({','.join('?' * columns)})"] * count)
