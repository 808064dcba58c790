"""The deals of the day in PostgreSQL. What each method does is said in `daily.py`."""

from __future__ import annotations

from typing import Final

from stammtisch.store.daily import Try
from stammtisch.store.postgres_desk import Desk, Page

_TRY: Final = "game, day, guest, table_id, begun, score, finished, name"


class PostgresDaily:
    """See `Daily`."""

    def __init__(self, desk: Desk) -> None:
        self._do = desk.do

    async def begin(self, one: Try) -> Try:
        """See `Daily`."""
        return await self._do(lambda page: _begin(page, one))

    async def settle(self, one: Try) -> None:
        """See `Daily`."""
        change = "update tries set score = ?, finished = ? where game = ? and day = ? and guest = ? and finished = 0"
        await self._do(lambda page: page.rows(change, one.score, one.finished, one.game, one.day, one.guest))

    async def show_name(self, one: Try, name: str) -> None:
        """See `Daily`."""
        change = "update tries set name = ? where game = ? and day = ? and guest = ?"
        await self._do(lambda page: page.rows(change, name, one.game, one.day, one.guest))

    async def of_day(self, game: str, day: str) -> tuple[Try, ...]:
        """See `Daily`."""
        return await self._tries("game = ? and day = ? order by begun, guest", game, day)

    async def of_guest(self, guest: str) -> tuple[Try, ...]:
        """See `Daily`."""
        return await self._tries("guest = ? order by day desc, game", guest)

    async def hand_over(self, guest: str, heir: str) -> None:
        """See `Daily`."""
        await self._do(lambda page: _hand_over(page, guest, heir))

    async def forget(self, guest: str) -> None:
        """See `Daily`."""
        await self._do(lambda page: page.rows("delete from tries where guest = ?", guest))

    async def _tries(self, where: str, *values: str) -> tuple[Try, ...]:
        rows = await self._do(lambda page: page.rows(f"select {_TRY} from tries where {where}", *values))
        return tuple(Try(*row) for row in rows)


async def _begin(page: Page, one: Try) -> Try:
    new = f"insert into tries ({_TRY}) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing"
    values = (one.game, one.day, one.guest, one.table_id, one.begun, one.score, one.finished, one.name)
    await page.rows(new, *values)
    kept = f"select {_TRY} from tries where game = ? and day = ? and guest = ?"
    return Try(*(await page.rows(kept, one.game, one.day, one.guest))[0])


async def _hand_over(page: Page, guest: str, heir: str) -> None:
    await page.rows(_later("<="), guest, heir)
    await page.rows(_later("<"), heir, guest)
    await page.rows("update tries set guest = ? where guest = ?", heir, guest)


def _later(compared: str) -> str:
    """What takes away one guest's tries at deals that another one began before."""
    return (
        "delete from tries using tries other where tries.guest = ? and other.guest = ?"
        f" and other.game = tries.game and other.day = tries.day and other.begun {compared} tries.begun"
    )
