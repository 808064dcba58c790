"""Reading a store that may be in use: one moment of it, without writing and without stopping the server.

Not here: writing (`sqlite.py`), and what is made of what is read (`checking.py`, `copying.py`).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

from stammtisch.errors import ParseError
from stammtisch.store.numbered import numbered_event
from stammtisch.store.sqlite import NEWEST, connect_to, line_of
from stammtisch.store.store import StoreError, TableLine
from stammtisch.tables.events import LogEvent


class Snapshot:
    """A store as it was when the snapshot was opened."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def problems(self) -> tuple[str, ...]:
        """What SQLite itself finds wrong with the file; nothing if it is sound."""
        found = [str(row[0]) for row in self._connection.execute("pragma integrity_check(20)")]
        homeless = self._connection.execute("select distinct table_id from events except select table_id from tables")
        return (*(text for text in found if text != "ok"), *(f"events of no table: {name}" for (name,) in homeless))

    def count(self) -> int:
        """How many tables there are."""
        return int(self._connection.execute("select count(*) from tables").fetchone()[0])

    def lines(self) -> Iterator[TableLine]:
        """Every table, without its log, by id."""
        return map(line_of, self._connection.execute(f"select {TableLine.COLUMNS} from tables order by table_id"))

    def log(self, table_id: str) -> tuple[LogEvent, ...]:
        """A table's whole log. Raises ParseError, naming the event, for one that is damaged."""
        order = "select seq, cast(event as blob), checksum from events where table_id = ? order by seq"
        rows = self._connection.execute(order, (table_id,)).fetchall()
        return tuple(numbered_event(table_id, number, *row) for number, row in enumerate(rows, 1))


@contextmanager
def snapshot(path: Path) -> Iterator[Snapshot]:
    """The store in this file as it is now. Raises StoreError where there is none, ParseError where it is damaged."""
    if not path.is_file() or not path.stat().st_size:
        raise StoreError("no_store", f"{path} is not there, or empty: there is no store.")
    connection = connect_to(f"file:{quote(str(path))}?mode=ro", uri=True)
    try:
        connection.execute("begin")
        form = connection.execute("pragma user_version").fetchone()[0]
        if form != NEWEST:
            raise StoreError("other_form", _other_form(path, form))
        yield Snapshot(connection)
    except sqlite3.DatabaseError as error:
        raise ParseError(f"{path}: {error}") from None
    finally:
        connection.close()


def _other_form(path: Path, form: int) -> str:
    if form > NEWEST:
        return f"{path} was written by a newer version (form {form}, known up to {NEWEST}): use that one."
    return f"{path} is of form {form}, not yet {NEWEST}: start the server once, which brings it up to date."
