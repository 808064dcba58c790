"""Who is at a table and how it is found, in SQLite. Not here: tables and their logs (`sqlite.py`)."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import replace
from typing import Final

from stammtisch.store.store import TableLine

TABLES_OF: Final = (
    "from tables join members using (table_id) where guest = ? and not over and not has_left order by changed desc"
)
"""The rest of a query for tables of a guest, the last changed first."""

TABLES_PLAYED: Final = (
    "from tables join members using (table_id) where guest = ? and changed < ? order by changed desc limit ?"
)
"""The same for all tables of a guest before a time, so many at most."""


def keep_people(connection: sqlite3.Connection, line: TableLine) -> None:
    """Keep code and members of the table's line; nothing is written where nothing has changed."""
    kept = connection.execute(
        "insert into people (table_id, code, members, has_left) values (?, ?, ?, ?) on conflict (table_id) do update"
        " set code = excluded.code, members = excluded.members, has_left = excluded.has_left"
        " where (code, members, has_left) <> (excluded.code, excluded.members, excluded.has_left)",
        (line.table_id, line.code, json.dumps(line.members), json.dumps(line.left)),
    )
    if kept.rowcount:
        connection.execute("delete from members where table_id = ?", (line.table_id,))
        has_left = dict.fromkeys(line.left, True) | dict.fromkeys(line.members, False)
        rows = [(guest, line.table_id, left) for guest, left in has_left.items()]
        connection.executemany("insert into members (guest, table_id, has_left) values (?, ?, ?)", rows)


def with_people(connection: sqlite3.Connection, line: TableLine) -> TableLine:
    """The line with its code and members."""
    query = "select code, members, has_left from people where table_id = ?"
    row = connection.execute(query, (line.table_id,)).fetchone()
    if row is None:
        return line
    return replace(line, code=row[0], members=tuple(json.loads(row[1])), left=tuple(json.loads(row[2])))


def table_by_code(connection: sqlite3.Connection, code: str) -> str | None:
    """The id of the table with this code, of several the last changed."""
    query = (
        "select table_id from people join tables using (table_id) where code = ? and code <> '' order by changed desc"
    )
    row = connection.execute(query, (code,)).fetchone()
    return None if row is None else str(row[0])
