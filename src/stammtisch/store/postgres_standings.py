"""Roles, invitations, bans and reports in PostgreSQL. What each method does is said in `standings.py`."""

from __future__ import annotations

from typing import Final

from stammtisch.store.postgres_desk import Desk, Page
from stammtisch.store.standings import Ban, Holder, ReportLine, Role, Standing
from stammtisch.store.store import StoreError, no_such_table

_BAN: Final = "guest, address, name, reason, until, made, ban_id"
_RANK: Final = tuple(Role)


class PostgresStandings:
    """See `Standings`."""

    def __init__(self, desk: Desk) -> None:
        self._do = desk.do

    async def of(self, guest: str) -> Standing:
        """See `Standings`."""
        return await self._do(lambda page: _standing(page, guest))

    async def address_bans(self) -> tuple[Ban, ...]:
        """See `Standings`."""
        return await self._do(lambda page: _bans(page, "address <> ''"))

    async def has_host(self) -> bool:
        """See `Standings`."""
        return await self._do(_count_hosts) > 0

    async def holders(self) -> tuple[Holder, ...]:
        """See `Standings`."""
        rows = await self._do(lambda page: page.rows(_HOLDERS))
        return tuple(Holder(guest, Role(role), name, since) for guest, role, name, since in rows)

    async def give_role(self, holder: Holder) -> None:
        """See `Standings`."""
        await self._do(lambda page: _give_role(page, holder))

    async def invite(self, digest: str, role: Role, uses: int, until: int) -> None:
        """See `Standings`."""
        await self._do(lambda page: _invite(page, digest, role, uses, until))

    async def use_invitation(self, digest: str, holder: Holder) -> Role:
        """See `Standings`."""
        return await self._do(lambda page: _use_invitation(page, digest, holder))

    async def ban(self, ban: Ban) -> Ban:
        """See `Standings`."""
        return await self._do(lambda page: _ban(page, ban))

    async def bans(self) -> tuple[Ban, ...]:
        """See `Standings`."""
        return await self._do(lambda page: _bans(page, "true"))

    async def lift_ban(self, number: int) -> None:
        """See `Standings`."""
        await self._do(lambda page: page.rows("delete from bans where ban_id = ?", number))

    async def reports(self) -> tuple[ReportLine, ...]:
        """See `Standings`."""
        query = "select table_id, seq, handled from reports where handled = 0 order by table_id, seq"
        return tuple(ReportLine(*row) for row in await self._do(lambda page: page.rows(query)))

    async def handled(self, table_id: str, seq: int, now: int) -> None:
        """See `Standings`."""
        change = "update reports set handled = ? where table_id = ? and seq = ?"
        await self._do(lambda page: page.rows(change, now, table_id, seq))

    async def close_table(self, table_id: str, reason: str, now: int) -> None:
        """See `Standings`."""
        await self._do(lambda page: _close_table(page, table_id, reason, now))

    async def closed_tables(self) -> frozenset[str]:
        """See `Standings`."""
        return frozenset(row[0] for row in await self._do(lambda page: page.rows("select table_id from closures")))

    async def forget(self, guest: str) -> None:
        """See `Standings`."""
        await self._do(lambda page: _forget(page, guest))


_HOLDERS: Final = (
    "select roles.guest, role, coalesce(accounts.name, roles.name), since"
    " from roles left join accounts using (guest) where role <> 'none' order by since desc, roles.guest"
)


async def _standing(page: Page, guest: str) -> Standing:
    role = await _role_of(page, guest)
    account = await page.row("select name, epoch from accounts where guest = ?", guest)
    name, epoch = account or (None, 0)
    return Standing(role, name, epoch, await _bans(page, "guest = ?", guest))


async def _bans(page: Page, where: str, *values: str) -> tuple[Ban, ...]:
    rows = await page.rows(f"select {_BAN} from bans where {where} order by ban_id desc", *values)
    return tuple(Ban(*row) for row in rows)


async def _count_hosts(page: Page) -> int:
    return len(await page.rows("select from roles where role = 'host'"))


async def _role_of(page: Page, guest: str) -> Role:
    row = await page.row("select role from roles where guest = ?", guest)
    return Role(row[0]) if row is not None else Role.NONE


async def _give_role(page: Page, holder: Holder) -> None:
    was_host = await _role_of(page, holder.guest) is Role.HOST
    if was_host and holder.role is not Role.HOST and await _count_hosts(page) == 1:
        raise StoreError("last_host", "Somebody must be host: make another one first.")
    await page.rows(
        "insert into roles (guest, role, name, since) values (?, ?, ?, ?) on conflict (guest) do update"
        " set role = excluded.role, name = case excluded.name when '' then roles.name else excluded.name end",
        holder.guest,
        holder.role.value,
        holder.name,
        holder.since,
    )


async def _invite(page: Page, digest: str, role: Role, uses: int, until: int) -> None:
    if role is Role.HOST:
        await page.rows("delete from invitations where role = 'host'")
    row = (digest, role.value, uses, until)
    await page.rows("insert into invitations (digest, role, uses_left, until) values (?, ?, ?, ?)", *row)


async def _use_invitation(page: Page, digest: str, holder: Holder) -> Role:
    query = "select role from invitations where digest = ? and uses_left > 0 and until > ?"
    row = await page.row(query, digest, holder.since)
    if row is None:
        raise StoreError("bad_invitation", "This invitation was used before, or is too old: ask for a new one.")
    before = await _role_of(page, holder.guest)
    role = max(before, Role(row[0]), key=_RANK.index)
    if role is not before:
        await page.rows("update invitations set uses_left = uses_left - 1 where digest = ?", digest)
        await _give_role(page, Holder(holder.guest, role, holder.name, holder.since))
    return role


async def _ban(page: Page, ban: Ban) -> Ban:
    row = (ban.guest, ban.address, ban.name, ban.reason, ban.until, ban.made)
    (added,) = await page.rows(
        f"insert into bans (guest, address, name, reason, until, made) values (?, ?, ?, ?, ?, ?) returning {_BAN}", *row
    )
    return Ban(*added)


async def _close_table(page: Page, table_id: str, reason: str, now: int) -> None:
    if await page.row("select from tables where table_id = ?", table_id) is None:
        raise no_such_table(table_id)
    row = (table_id, reason, now)
    await page.rows("insert into closures (table_id, reason, closed) values (?, ?, ?) on conflict do nothing", *row)


async def _forget(page: Page, guest: str) -> None:
    if await _role_of(page, guest) is Role.HOST and await _count_hosts(page) == 1:
        raise StoreError("last_host", "Somebody must be host: make another one first.")
    await page.rows("delete from roles where guest = ?", guest)
    await page.rows("update bans set name = '' where guest = ?", guest)
