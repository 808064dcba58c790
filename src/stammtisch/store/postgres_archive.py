"""Finding and changing logs by person, in PostgreSQL. What each method does is said in `archive.py`."""

from __future__ import annotations

import json
from functools import partial
from typing import Final

from stammtisch.errors import ParseError
from stammtisch.store.checksums import checksum
from stammtisch.store.postgres_desk import Desk, Page
from stammtisch.store.store import StoreError
from stammtisch.tables.forgetting import Change, forget_person, hand_over, nobody
from stammtisch.tables.log_text import event_text, read_event

TABLES_AT_ONCE: Final = 200
"""So many logs are searched in one go."""


class PostgresArchive:
    """See `Archive`."""

    def __init__(self, desk: Desk) -> None:
        self._do = desk.do

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
        await self._do(lambda page: _forget(page, table_id, guest))

    async def hand_over(self, table_id: str, guest: str, heir: str) -> None:
        """See `Archive`."""
        await self._do(lambda page: _hand_over(page, table_id, guest, heir))


async def _search(page: Page, guest: str, after: str) -> tuple[str | None, list[str]]:
    """The tables of the next few that name the guest, and the last of those few; None if there are no more."""
    query = "select table_id, owner from tables where table_id > ? order by table_id limit ?"
    ids = await page.rows(query, after, TABLES_AT_ONCE)
    if not ids:
        return None, []
    rows = await page.rows(
        "select distinct table_id from events where table_id between ? and ? and strpos(event, ?) > 0",
        ids[0][0],
        ids[-1][0],
        json.dumps(guest),
    )
    named = {row[0] for row in rows} | {table_id for table_id, owner in ids if owner == guest}
    return ids[-1][0], sorted(named)


async def _forget(page: Page, table_id: str, guest: str) -> None:
    await _rewrite(page, table_id, lambda log: forget_person(log, guest))
    await page.rows("update tables set owner = ? where table_id = ? and owner = ?", nobody(0), table_id, guest)
    change = "update people set members = array_remove(members, ?), has_left = array_remove(has_left, ?)"
    await page.rows(f"{change} where table_id = ?", guest, guest, table_id)


async def _hand_over(page: Page, table_id: str, guest: str, heir: str) -> None:
    if await _rewrite(page, table_id, lambda log: hand_over(log, guest, heir)):
        await page.rows("update tables set owner = ? where table_id = ? and owner = ?", heir, table_id, guest)
        change = "update people set members = array_replace(members, ?, ?), has_left = array_replace(has_left, ?, ?)"
        await page.rows(f"{change} where table_id = ?", guest, heir, guest, heir, table_id)


async def _rewrite(page: Page, table_id: str, change: Change) -> bool:
    """Change events of a log, unless it is to stay as it is; whether it was not."""
    rows = await page.rows("select event from events where table_id = ? order by seq", table_id)
    try:
        before = [read_event(row[0]) for row in rows]
    except ParseError as error:
        raise StoreError("not_stored", f"The log of table {table_id} is damaged: {error}") from None
    after = change(before)
    for seq, (old, new) in enumerate(zip(before, after or (), strict=after is not None), 1):
        if old != new:
            text = event_text(new)
            statement = "update events set event = ?, checksum = ? where table_id = ? and seq = ?"
            await page.rows(statement, text, checksum(table_id, seq, text), table_id, seq)
    return after is not None
