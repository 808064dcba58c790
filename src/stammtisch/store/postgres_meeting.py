"""People who look for others at any of several servers, in PostgreSQL. Each method is told in `meeting.py`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

import asyncpg

from stammtisch.store.meeting import CLAIM_SECONDS, LIVES, Key, Meeting, Seeker
from stammtisch.store.postgres_desk import Desk, Page
from stammtisch.tables.settings import PaceName


class PostgresMeeting(Meeting):
    """See `Meeting`."""

    def __init__(self, desk: Desk) -> None:
        self._do = desk.do

    async def seek(self, server: str, seeker: Seeker) -> None:
        """See `Meeting`."""
        await self._do(lambda page: _seek(page, server, seeker))

    async def withdraw(self, server: str, guest: str) -> None:
        """See `Meeting`."""
        gone = f"delete from seekers where server = ? and guest = ? and {_FREE}"
        await self._rows(gone, server, guest)

    async def renew(self, server: str, guests: Collection[str]) -> frozenset[str]:
        """See `Meeting`."""
        kept = f"update seekers set lives = {_LATER} where server = ? and guest = any(?) returning guest"
        rows = await self._rows(kept, LIVES, server, list(guests))
        return frozenset(row[0] for row in rows)

    async def claim(self, claim: str, key: Key, count: int, guest: str | None = None) -> Sequence[Seeker]:
        """See `Meeting`."""
        return await self._do(lambda page: _claim(page, claim, key, count, guest))

    async def bring(self, claim: str, table_id: str | None) -> None:
        """See `Meeting`."""
        change = "update seekers set table_id = ?, claimed = '-infinity' where claim = ? and table_id is null"
        await self._rows(change, table_id, claim)

    async def brought(self, server: str) -> Mapping[str, str]:
        """See `Meeting`."""
        found = "select guest, table_id from seekers where server = ? and table_id is not null"
        return {row[0]: row[1] for row in await self._rows(found, server)}

    async def told(self, guests: Collection[str]) -> None:
        """See `Meeting`."""
        await self._rows("delete from seekers where table_id is not null and guest = any(?)", list(guests))

    async def counts(self) -> Mapping[Key, int]:
        """See `Meeting`."""
        rows = await self._rows(f"select game, preset, pace, count(*) from seekers where {_WAITS} group by 1, 2, 3")
        return {_key(row): row["count"] for row in rows}

    async def _rows(self, query: str, *values: object) -> Sequence[asyncpg.Record]:
        return await self._do(lambda page: page.rows(query, *values))


_FREE: Final = "table_id is null and claimed < clock_timestamp()"
_WAITS: Final = f"{_FREE} and lives > clock_timestamp()"
_LATER: Final = "clock_timestamp() + make_interval(secs => ?)"


def _words(key: Key) -> tuple[str, str, str]:
    return key.game, key.preset, key.pace.value


def _key(row: asyncpg.Record) -> Key:
    return Key(row["game"], row["preset"], PaceName(row["pace"]))


async def _seek(page: Page, server: str, seeker: Seeker) -> None:
    """Who was brought to a table at a server that is gone since was never told: they seek anew."""
    await page.rows(f"delete from seekers where guest = ? and ({_FREE} or lives < clock_timestamp())", seeker.guest)
    columns = "guest, server, name, game, preset, pace, lives"
    new = f"insert into seekers ({columns}) values (?, ?, ?, ?, ?, ?, {_LATER}) on conflict do nothing"
    await page.rows(new, seeker.guest, server, seeker.name, *_words(seeker.key), LIVES)
    await page.rows("delete from seekers where lives < clock_timestamp() - interval '1 hour'")


async def _claim(page: Page, claim: str, key: Key, count: int, guest: str | None) -> Sequence[Seeker]:
    only = "" if guest is None else " and guest = ?"
    query = (
        f"select * from seekers where game = ? and preset = ? and pace = ? and {_WAITS}{only} order by since limit ?"
    )
    rows = await page.rows(query, *_words(key), *([] if guest is None else [guest]), count)
    if len(rows) < count:
        return ()
    seekers = [Seeker(row["guest"], row["name"], _key(row)) for row in rows]
    change = f"update seekers set claim = ?, claimed = {_LATER} where guest = any(?)"
    await page.rows(change, claim, CLAIM_SECONDS, [seeker.guest for seeker in seekers])
    return seekers
