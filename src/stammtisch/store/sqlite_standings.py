"""Roles, invitations, bans and reports in SQLite. What each method does is said in `standings.py`."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Final

from stammtisch.store.sqlite_work import Worker
from stammtisch.store.standings import Ban, Holder, ReportLine, Role, Standing
from stammtisch.store.store import StoreError, no_such_table

_BAN: Final = "guest, address, name, reason, until, made, ban_id"
_RANK: Final = tuple(Role)


class SqliteStandings:
    """See `Standings`."""

    def __init__(self, worker: Worker) -> None:
        self._do = worker.do

    async def of(self, guest: str) -> Standing:
        """See `Standings`."""
        return await self._do(lambda connection: _standing(connection, guest))

    async def address_bans(self) -> tuple[Ban, ...]:
        """See `Standings`."""
        return await self._do(lambda connection: _bans(connection, "address <> ''"))

    async def has_host(self) -> bool:
        """See `Standings`."""
        return await self._do(lambda connection: _count_hosts(connection) > 0)

    async def holders(self) -> tuple[Holder, ...]:
        """See `Standings`."""
        return await self._do(_holders)

    async def give_role(self, holder: Holder) -> None:
        """See `Standings`."""
        await self._do(lambda connection: _give_role(connection, holder))

    async def invite(self, digest: str, role: Role, uses: int, until: int) -> None:
        """See `Standings`."""
        await self._do(lambda connection: invite(connection, digest, role, uses, until))

    async def use_invitation(self, digest: str, holder: Holder) -> Role:
        """See `Standings`."""
        return await self._do(lambda connection: _use_invitation(connection, digest, holder))

    async def ban(self, ban: Ban) -> Ban:
        """See `Standings`."""
        return await self._do(lambda connection: _ban(connection, ban))

    async def bans(self) -> tuple[Ban, ...]:
        """See `Standings`."""
        return await self._do(lambda connection: _bans(connection, "true"))

    async def lift_ban(self, number: int) -> None:
        """See `Standings`."""
        await self._do(lambda connection: connection.execute("delete from bans where ban_id = ?", (number,)).rowcount)

    async def reports(self) -> tuple[ReportLine, ...]:
        """See `Standings`."""
        return await self._do(_reports)

    async def handled(self, table_id: str, seq: int, now: int) -> None:
        """See `Standings`."""
        change = "update reports set handled = ? where table_id = ? and seq = ?"
        await self._do(lambda connection: connection.execute(change, (now, table_id, seq)).rowcount)

    async def close_table(self, table_id: str, reason: str, now: int) -> None:
        """See `Standings`."""
        await self._do(lambda connection: _close_table(connection, table_id, reason, now))

    async def closed_tables(self) -> frozenset[str]:
        """See `Standings`."""
        query = "select table_id from closures"
        return await self._do(lambda connection: frozenset(row[0] for row in connection.execute(query)))

    async def forget(self, guest: str) -> None:
        """See `Standings`."""
        await self._do(lambda connection: _forget(connection, guest))


def _standing(connection: sqlite3.Connection, guest: str) -> Standing:
    role = connection.execute("select role from roles where guest = ?", (guest,)).fetchone()
    account = connection.execute("select name, epoch from accounts where guest = ?", (guest,)).fetchone()
    name, epoch = account or (None, 0)
    return Standing(Role(role[0]) if role else Role.NONE, name, epoch, _bans(connection, "guest = ?", (guest,)))


def _bans(connection: sqlite3.Connection, where: str, values: Iterable[str] = ()) -> tuple[Ban, ...]:
    rows = connection.execute(f"select {_BAN} from bans where {where} order by ban_id desc", tuple(values))
    return tuple(Ban(*row) for row in rows)


def _count_hosts(connection: sqlite3.Connection) -> int:
    return int(connection.execute("select count(*) from roles where role = 'host'").fetchone()[0])


def _holders(connection: sqlite3.Connection) -> tuple[Holder, ...]:
    rows = connection.execute(
        "select roles.guest, role, coalesce(accounts.name, roles.name), since"
        " from roles left join accounts using (guest) where role <> 'none' order by since desc, roles.guest"
    )
    return tuple(Holder(guest, Role(role), name, since) for guest, role, name, since in rows)


def _role_of(connection: sqlite3.Connection, guest: str) -> Role:
    row = connection.execute("select role from roles where guest = ?", (guest,)).fetchone()
    return Role(row[0]) if row else Role.NONE


def _give_role(connection: sqlite3.Connection, holder: Holder) -> None:
    was_host = _role_of(connection, holder.guest) is Role.HOST
    if was_host and holder.role is not Role.HOST and _count_hosts(connection) == 1:
        raise StoreError("last_host", "Somebody must be host: make another one first.")
    connection.execute(
        "insert into roles (guest, role, name, since) values (?, ?, ?, ?) on conflict (guest) do update"
        " set role = excluded.role, name = case excluded.name when '' then name else excluded.name end",
        (holder.guest, holder.role.value, holder.name, holder.since),
    )


def invite(connection: sqlite3.Connection, digest: str, role: Role, uses: int, until: int) -> None:
    """See `Standings.invite`."""
    if role is Role.HOST:
        connection.execute("delete from invitations where role = 'host'")
    row = (digest, role.value, uses, until)
    connection.execute("insert into invitations (digest, role, uses_left, until) values (?, ?, ?, ?)", row)


def _use_invitation(connection: sqlite3.Connection, digest: str, holder: Holder) -> Role:
    query = "select role from invitations where digest = ? and uses_left > 0 and until > ?"
    row = connection.execute(query, (digest, holder.since)).fetchone()
    if row is None:
        raise StoreError("bad_invitation", "This invitation was used before, or is too old: ask for a new one.")
    before = _role_of(connection, holder.guest)
    role = max(before, Role(row[0]), key=_RANK.index)
    if role is not before:
        connection.execute("update invitations set uses_left = uses_left - 1 where digest = ?", (digest,))
        _give_role(connection, Holder(holder.guest, role, holder.name, holder.since))
    return role


def _ban(connection: sqlite3.Connection, ban: Ban) -> Ban:
    row = (ban.guest, ban.address, ban.name, ban.reason, ban.until, ban.made)
    added = connection.execute(
        f"insert into bans (guest, address, name, reason, until, made) values (?, ?, ?, ?, ?, ?) returning {_BAN}", row
    )
    return Ban(*added.fetchone())


def _reports(connection: sqlite3.Connection) -> tuple[ReportLine, ...]:
    rows = connection.execute(
        "select table_id, seq, handled from reports where handled = 0 order by table_id, seq"
    ).fetchall()
    return tuple(ReportLine(*row) for row in rows)


def _close_table(connection: sqlite3.Connection, table_id: str, reason: str, now: int) -> None:
    if connection.execute("select 1 from tables where table_id = ?", (table_id,)).fetchone() is None:
        raise no_such_table(table_id)
    row = (table_id, reason, now)
    connection.execute("insert or ignore into closures (table_id, reason, closed) values (?, ?, ?)", row)


def _forget(connection: sqlite3.Connection, guest: str) -> None:
    if _role_of(connection, guest) is Role.HOST and _count_hosts(connection) == 1:
        raise StoreError("last_host", "Somebody must be host: make another one first.")
    connection.execute("delete from roles where guest = ?", (guest,))
    connection.execute("update bans set name = '' where guest = ?", (guest,))
