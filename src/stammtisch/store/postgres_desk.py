"""Work on the books of a house in PostgreSQL: whatever is asked is done within a transaction of its own.

Not here: any statement (`postgres_books.py` names who has them).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from re import sub
from typing import Any, Final, TypeVar

import asyncpg

from stammtisch.store.postgres_form import Connection
from stammtisch.store.postgres_link import Link

T = TypeVar("T")

_LOCK: Final = 7_377_160_002  # any number of ours: what is asked of the books is done one after another


class Page:
    """A transaction. Places for values are written `?`, as in the books in SQLite, and are filled in order."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def rows(self, query: str, *values: Any) -> Sequence[asyncpg.Record]:
        """All rows that the query gives."""
        number = count(1)
        numbered = sub(r"\?", lambda _: f"${next(number)}", query)
        rows: Sequence[asyncpg.Record] = await self._connection.fetch(numbered, *values)
        return rows

    async def row(self, query: str, *values: Any) -> asyncpg.Record | None:
        """The first row that the query gives, if any."""
        return next(iter(await self.rows(query, *values)), None)


class Desk:
    """Where the books of a house lie."""

    def __init__(self, address: str) -> None:
        self._link = Link(address)

    async def do(self, work: Callable[[Page], Awaitable[T]]) -> T:
        """What the work returns, once it is committed. Raises StoreError, also that of the work."""
        return await self._link.ask(lambda connection, _: _done(connection, work))

    async def close(self) -> None:
        """Keep nothing open."""
        await self._link.close()


async def _done(connection: Connection, work: Callable[[Page], Awaitable[T]]) -> T:
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", _LOCK)
        return await work(Page(connection))
