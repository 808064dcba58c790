"""Tables that are due, handed out by PostgreSQL: `for update skip locked`, so that no two workers wait for each other.

Not here: what is kept of tables (`postgres.py`). All statements skip rows that are being written: whoever writes there
knows more, and nothing here may wait in a ring with the statement that keeps appends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import asyncpg

from stammtisch.store.postgres_link import Link
from stammtisch.store.work import LEASE_SECONDS
from stammtisch.wire.hints import CHANNEL, Stored, hint_texts


class PostgresWork:
    """See `Work`."""

    def __init__(self, address: str) -> None:
        self._link = Link(address)

    async def take(self, worker: str, now: int, most: int) -> Sequence[str]:
        """See `Work`."""
        return [row[0] for row in await self._fetch(_TAKE, worker, now, most, LEASE_SECONDS)]

    async def renew(self, worker: str, table_ids: Sequence[str]) -> None:
        """See `Work`."""
        await self._fetch(_RENEW, worker, list(table_ids), LEASE_SECONDS)

    async def release(self, worker: str, table_id: str, seq: int, due: int | None) -> None:
        """See `Work`."""
        await self._fetch(_RELEASE, worker, table_id, seq, due)

    async def remind(self, table_id: str, seq: int, due: int) -> None:
        """See `Work`."""
        (hint,) = hint_texts([Stored(table_id, seq, due)])
        await self._fetch(_REMIND, table_id, due, CHANNEL, hint)

    async def close(self) -> None:
        """Keep nothing open."""
        await self._link.close()

    async def _fetch(self, query: str, *arguments: Any) -> list[asyncpg.Record]:
        return await self._link.ask(lambda connection, _: connection.fetch(query, *arguments))


_TAKE: Final = """
update tables set holder = $1, held_until = now() + make_interval(secs => $4) from (
    select table_id from tables where due <= $2 and (held_until is null or held_until <= now())
    order by due limit $3 for update skip locked
) as free where tables.table_id = free.table_id returning tables.table_id
"""

_RENEW: Final = """
update tables set held_until = now() + make_interval(secs => $3) from (
    select table_id from tables where table_id = any($2) and holder = $1 for update skip locked
) as own where tables.table_id = own.table_id
"""

_RELEASE: Final = """
update tables set holder = null, held_until = null, due = case when length = $3 then $4 else due end
where table_id = $2 and holder = $1
"""

_REMIND: Final = """
with due as (update tables set due = least(due, $2) where table_id = $1) select pg_notify($3, $4)
"""
