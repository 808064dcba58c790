"""The deals of the day in SQLite. What each method does is said in `daily.py`."""

from __future__ import annotations

import sqlite3
from typing import Final

from stammtisch.store.daily import Try
from stammtisch.store.sqlite_work import Worker

_TRY: Final = "game, day, guest, table_id, begun, score, finished, name"


class SqliteDaily:
    """See `Daily`."""

    def __init__(self, worker: Worker) -> None:
        self._do = worker.do

    async def begin(self, one: Try) -> Try:
        """See `Daily`."""
        return await self._do(lambda connection: _begin(connection, one))

    async def settle(self, one: Try) -> None:
        """See `Daily`."""
        change = "update tries set score = ?, finished = ? where game = ? and day = ? and guest = ? and finished = 0"
        await self._change(change, one.score, one.finished, one.game, one.day, one.guest)

    async def show_name(self, one: Try, name: str) -> None:
        """See `Daily`."""
        change = "update tries set name = ? where game = ? and day = ? and guest = ?"
        await self._change(change, name, one.game, one.day, one.guest)

    async def of_day(self, game: str, day: str) -> tuple[Try, ...]:
        """See `Daily`."""
        return await self._tries("game = ? and day = ? order by begun, guest", game, day)

    async def of_guest(self, guest: str) -> tuple[Try, ...]:
        """See `Daily`."""
        return await self._tries("guest = ? order by day desc, game", guest)

    async def hand_over(self, guest: str, heir: str) -> None:
        """See `Daily`."""
        await self._do(lambda connection: _hand_over(connection, guest, heir))

    async def forget(self, guest: str) -> None:
        """See `Daily`."""
        await self._change("delete from tries where guest = ?", guest)

    async def _change(self, statement: str, *values: str | int | None) -> None:
        await self._do(lambda connection: connection.execute(statement, values).rowcount)

    async def _tries(self, where: str, *values: str) -> tuple[Try, ...]:
        query = f"select {_TRY} from tries where {where}"
        return await self._do(lambda connection: tuple(Try(*row) for row in connection.execute(query, values)))


def _begin(connection: sqlite3.Connection, one: Try) -> Try:
    new = f"insert into tries ({_TRY}) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing"
    connection.execute(new, (one.game, one.day, one.guest, one.table_id, one.begun, one.score, one.finished, one.name))
    kept = f"select {_TRY} from tries where game = ? and day = ? and guest = ?"
    return Try(*connection.execute(kept, (one.game, one.day, one.guest)).fetchone())


def _hand_over(connection: sqlite3.Connection, guest: str, heir: str) -> None:
    connection.execute(_later("<="), (guest, heir))
    connection.execute(_later("<"), (heir, guest))
    connection.execute("update tries set guest = ? where guest = ?", (heir, guest))


def _later(compared: str) -> str:
    """What takes away one guest's tries at deals that another one began before."""
    return (
        "delete from tries where guest = ? and exists (select 1 from tries other where other.guest = ?"
        f" and other.game = tries.game and other.day = tries.day and other.begun {compared} tries.begun)"
    )
