"""The store in PostgreSQL, for any number of servers and workers: each may read and append to every table.

Not here: how appends share a statement (`postgres_writer.py`), how work is handed out (`postgres_work.py`), the form of
the tables (`postgres_form.py`), and what the events mean.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import Any, Final

import asyncpg

from stammtisch.store.numbered import numbered_event, numbered_rows
from stammtisch.store.postgres_form import Connection
from stammtisch.store.postgres_link import Link
from stammtisch.store.postgres_writer import Writer
from stammtisch.store.store import StoreError, TableLine, no_such_table, seq_taken
from stammtisch.tables.events import LogEvent
from stammtisch.tables.log_text import event_text
from stammtisch.wire.hints import CHANNEL, Stored, hint_texts

READERS: Final = 3
"""So many questions may be on their way at once."""


class PostgresStore:
    """Logs in a PostgreSQL whose form is the newest (`postgres_form.prepare`)."""

    def __init__(self, address: str) -> None:
        self._writer = Writer(address)
        self._links = tuple(Link(address) for _ in range(READERS))
        self._turns = count()

    async def create(self, line: TableLine, events: Sequence[LogEvent]) -> None:
        """See `Store`."""
        texts = _written(events)
        await self._link.ask(lambda connection, again: _create(connection, line, texts, again))

    async def append(self, line: TableLine, seq: int, events: Sequence[LogEvent]) -> None:
        """See `Store`."""
        await self._writer.append(line, seq, _written(events))

    async def load(self, table_id: str) -> tuple[TableLine, tuple[LogEvent, ...]]:
        """See `Store`."""
        row = await self._fetch(f"select {_LINE}, code, members, has_left from {_TABLES} where table_id = $1", table_id)
        if not row:
            raise no_such_table(table_id)
        *values, code, members, left = row[0]
        line = replace(_line_of(values), code=code, members=tuple(members), left=tuple(left))
        return line, await self.since(table_id, 0)

    async def since(self, table_id: str, seq: int) -> tuple[LogEvent, ...]:
        """See `Store`."""
        query = "select seq, event, checksum from events where table_id = $1 and seq > $2 order by seq"
        rows = await self._fetch(query, table_id, seq)
        return tuple(
            numbered_event(table_id, number, row[0], row[1].encode(), row[2])
            for number, row in enumerate(rows, seq + 1)
        )

    async def lengths(self, table_ids: Sequence[str]) -> Mapping[str, int]:
        """See `Store`."""
        rows = await self._fetch("select table_id, length from tables where table_id = any($1)", list(table_ids))
        return dict.fromkeys(table_ids, 0) | {row[0]: row[1] for row in rows}

    async def over(self, table_ids: Sequence[str]) -> frozenset[str]:
        """See `Store`."""
        rows = await self._fetch("select table_id from tables where table_id = any($1) and over", list(table_ids))
        return frozenset(row[0] for row in rows)

    async def tables_of(self, guest: str) -> tuple[TableLine, ...]:
        """See `Store`."""
        query = f"select {_LINE} from {_TABLES} where members @> array[$1] and not over order by changed desc"
        return tuple(map(_line_of, await self._fetch(query, guest)))

    async def tables_played(self, guest: str, before: float, most: int) -> tuple[TableLine, ...]:
        """See `Store`."""
        where = "(members @> array[$1] or has_left @> array[$1]) and changed < $2 order by changed desc limit $3"
        return tuple(
            map(_line_of, await self._fetch(f"select {_LINE} from {_TABLES} where {where}", guest, before, most))
        )

    async def table_by_code(self, code: str) -> str | None:
        """See `Store`."""
        query = f"select table_id from {_TABLES} where code = $1 and code <> '' order by changed desc limit 1"
        return next((row[0] for row in await self._fetch(query, code)), None)

    async def close(self) -> None:
        """See `Store`."""
        await self._writer.close()
        for link in self._links:
            await link.close()

    @property
    def _link(self) -> Link:
        return self._links[next(self._turns) % READERS]

    async def _fetch(self, query: str, *arguments: Any) -> list[asyncpg.Record]:
        return await self._link.ask(lambda connection, _: connection.fetch(query, *arguments))


_LINE: Final = TableLine.COLUMNS
_TABLES: Final = "tables join people using (table_id)"


def _line_of(values: Sequence[Any]) -> TableLine:
    return TableLine(*values)


def _written(events: Sequence[LogEvent]) -> tuple[str, ...]:
    """The events as texts. Raises StoreError for what has no UTF-8 form, before it could spoil a statement."""
    texts = tuple(map(event_text, events))
    try:
        "".join(texts).encode()
    except UnicodeEncodeError as error:
        raise StoreError("not_stored", f"The server could not store this: {type(error).__name__}.") from None
    return texts


async def _create(connection: Connection, line: TableLine, texts: tuple[str, ...], again: bool) -> None:
    async with connection.transaction():
        values = (line.table_id, line.owner, line.game, line.preset, line.over, line.changed, len(texts), line.due)
        if await connection.fetchval(_NEW, *values) is None:
            if again and await connection.fetchval(_MADE, line.table_id) == list(texts):
                return  # by the attempt whose answer was lost
            raise seq_taken()
        columns = zip(*numbered_rows(line.table_id, 0, texts), strict=True)
        await connection.execute(_EVENTS, *map(list, columns))
        await connection.execute(_PEOPLE, line.table_id, line.code, list(line.members), list(line.left))
        for hint in hint_texts([Stored(line.table_id, len(texts), line.due)]):
            await connection.execute("select pg_notify($1, $2)", CHANNEL, hint)


_NEW: Final = (
    f"insert into tables ({_LINE}, length, due) values ($1, $2, $3, $4, $5, $6, $7, $8)"
    " on conflict do nothing returning table_id"
)
_MADE: Final = "select array(select event from events where table_id = $1 order by seq)"
_EVENTS: Final = (
    "insert into events (table_id, seq, event, checksum)"
    " select * from unnest($1::text[], $2::int[], $3::text[], $4::int8[])"
)
_PEOPLE: Final = "insert into people (table_id, code, members, has_left) values ($1, $2, $3, $4)"
