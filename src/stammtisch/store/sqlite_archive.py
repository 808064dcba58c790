"""Finding and changing logs by person, in SQLite. What each method does is said in `archive.py`."""

from __future__ import annotations

import json
import sqlite3
from functools import partial
from typing import Final

from stammtisch.errors import ParseError
from stammtisch.store.checksums import checksum
from stammtisch.store.sqlite_work import Worker
from stammtisch.store.store import StoreError
from stammtisch.tables.forgetting import Change, forget_person, hand_over, nobody
from stammtisch.tables.log_text import event_text, read_event

TABLES_AT_ONCE: Final = 200
"""So many logs are searched in one go; between two of them the moves of others are stored."""


class SqliteArchive:
    """See `Archive`."""

    def __init__(self, worker: Worker) -> None:
        self._do = worker.do

    async def tables_with(self, guest: str) -> tuple[str, ...]:
        """See `Archive`."""
        found: list[str] = []
        last: str | None = ""
        while last is not None:
            last, some = await self._do(partial(_search, guest=guest, after=last))
            found += some
        return tuple(found)

    async def forget(self, table_id: str, guest: str) -> None:
        """See `Archive`."""
        await self._do(lambda connection: _forget(connection, table_id, guest))

    async def hand_over(self, table_id: str, guest: str, heir: str) -> None:
        """See `Archive`."""
        await self._do(lambda connection: _hand_over(connection, table_id, guest, heir))


def _search(connection: sqlite3.Connection, guest: str, after: str) -> tuple[str | None, list[str]]:
    """The tables of the next few that name the guest, and the last of those few; None if there are no more."""
    ids = connection.execute(
        "select table_id, owner from tables where table_id > ? order by table_id limit ?", (after, TABLES_AT_ONCE)
    ).fetchall()
    if not ids:
        return None, []
    rows = connection.execute(
        "select distinct table_id from events where table_id between ? and ? and instr(event, ?) > 0",
        (ids[0][0], ids[-1][0], json.dumps(guest)),
    )
    named = {row[0] for row in rows} | {table_id for table_id, owner in ids if owner == guest}
    return ids[-1][0], sorted(named)


def _forget(connection: sqlite3.Connection, table_id: str, guest: str) -> None:
    _rewrite(connection, table_id, lambda log: forget_person(log, guest))
    connection.execute("update tables set owner = ? where table_id = ? and owner = ?", (nobody(0), table_id, guest))
    _change_people(connection, table_id, guest)


def _hand_over(connection: sqlite3.Connection, table_id: str, guest: str, heir: str) -> None:
    if _rewrite(connection, table_id, lambda log: hand_over(log, guest, heir)):
        connection.execute("update tables set owner = ? where table_id = ? and owner = ?", (heir, table_id, guest))
        _change_people(connection, table_id, guest, heir)


def _rewrite(connection: sqlite3.Connection, table_id: str, change: Change) -> bool:
    """Change events of a log, unless it is to stay as it is; whether it was not."""
    rows = connection.execute("select event from events where table_id = ? order by seq", (table_id,)).fetchall()
    try:
        before = [read_event(row[0]) for row in rows]
    except ParseError as error:
        raise StoreError("not_stored", f"The log of table {table_id} is damaged: {error}") from None
    after = change(before)
    for seq, (old, new) in enumerate(zip(before, after or (), strict=after is not None), 1):
        if old != new:
            text = event_text(new)
            statement = "update events set event = ?, checksum = ? where table_id = ? and seq = ?"
            connection.execute(statement, (text, checksum(table_id, seq, text), table_id, seq))
    return after is not None


def _change_people(connection: sqlite3.Connection, table_id: str, guest: str, heir: str | None = None) -> None:
    """Take the guest out of the list of a table's people, or put the heir in their place."""
    if heir is None:
        connection.execute("delete from members where table_id = ? and guest = ?", (table_id, guest))
    else:
        connection.execute("update members set guest = ? where table_id = ? and guest = ?", (heir, table_id, guest))
    row = connection.execute("select members, has_left from people where table_id = ?", (table_id,)).fetchone()
    if row is not None:
        members, left = (json.dumps(_without(json.loads(listed), guest, heir)) for listed in row)
        connection.execute("update people set members = ?, has_left = ? where table_id = ?", (members, left, table_id))


def _without(listed: list[str], guest: str, heir: str | None) -> list[str]:
    return [other for one in listed if (other := heir if one == guest else one) is not None]
