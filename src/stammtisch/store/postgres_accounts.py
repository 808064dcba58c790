"""Accounts and their keys in PostgreSQL. What each method does is said in `accounts.py`."""

from __future__ import annotations

from typing import Final

from stammtisch.store.accounts import Account, Passkey, folded
from stammtisch.store.postgres_desk import Desk, Page
from stammtisch.store.store import StoreError

_ACCOUNT: Final = "guest, name, password, made, epoch"
_PASSKEY: Final = "credential, guest, public_key, sign_count, made"


class PostgresAccounts:
    """See `Accounts`."""

    def __init__(self, desk: Desk) -> None:
        self._do = desk.do

    async def add(self, account: Account) -> None:
        """See `Accounts`."""
        await self._do(lambda page: _add(page, account))

    async def named(self, name: str) -> Account | None:
        """See `Accounts`."""
        return await self._one("folded", folded(name))

    async def of_guest(self, guest: str) -> Account | None:
        """See `Accounts`."""
        return await self._one("guest", guest)

    async def set_password(self, guest: str, password: str) -> int:
        """See `Accounts`."""
        change = "update accounts set password = ?, epoch = epoch + 1 where guest = ? returning epoch"
        return await self._do(lambda page: _epoch(page, change, password, guest))

    async def end_sessions(self, guest: str) -> int:
        """See `Accounts`."""
        change = "update accounts set epoch = epoch + 1 where guest = ? returning epoch"
        return await self._do(lambda page: _epoch(page, change, guest))

    async def add_passkey(self, passkey: Passkey) -> None:
        """See `Accounts`."""
        await self._do(lambda page: _add_passkey(page, passkey))

    async def passkeys(self, guest: str) -> tuple[Passkey, ...]:
        """See `Accounts`."""
        query = f"select {_PASSKEY} from passkeys where guest = ? order by made, credential"
        return tuple(Passkey(*row) for row in await self._do(lambda page: page.rows(query, guest)))

    async def passkey(self, credential: str) -> Passkey | None:
        """See `Accounts`."""
        query = f"select {_PASSKEY} from passkeys where credential = ?"
        row = await self._do(lambda page: page.row(query, credential))
        return None if row is None else Passkey(*row)

    async def used_passkey(self, credential: str, sign_count: int) -> None:
        """See `Accounts`."""
        change = "update passkeys set sign_count = ? where credential = ?"
        await self._do(lambda page: page.rows(change, sign_count, credential))

    async def forget(self, guest: str) -> None:
        """See `Accounts`."""
        await self._do(lambda page: _forget(page, guest))

    async def _one(self, column: str, value: str) -> Account | None:
        row = await self._do(lambda page: page.row(f"select {_ACCOUNT} from accounts where {column} = ?", value))
        return None if row is None else Account(*row)


async def _add(page: Page, account: Account) -> None:
    if await page.row("select from accounts where guest = ?", account.guest) is not None:
        raise StoreError("has_account", "You have an account already.")
    key = folded(account.name)
    if await page.row("select from accounts where folded = ?", key) is not None:
        raise StoreError("name_taken", "Somebody has an account of this name: choose another.")
    row = (account.guest, account.name, key, account.password, account.epoch, account.made)
    await page.rows("insert into accounts (guest, name, folded, password, epoch, made) values (?, ?, ?, ?, ?, ?)", *row)


async def _epoch(page: Page, change: str, *values: str) -> int:
    row = await page.row(change, *values)
    if row is None:
        raise StoreError("no_account", "There is no such account any more.")
    return int(row[0])


async def _add_passkey(page: Page, passkey: Passkey) -> None:
    if await page.row("select from passkeys where credential = ?", passkey.credential) is not None:
        raise StoreError("passkey_taken", "This passkey is known already.")
    row = (passkey.credential, passkey.guest, passkey.public_key, passkey.sign_count, passkey.made)
    await page.rows(f"insert into passkeys ({_PASSKEY}) values (?, ?, ?, ?, ?)", *row)


async def _forget(page: Page, guest: str) -> None:
    await page.rows("delete from passkeys where guest = ?", guest)
    await page.rows("delete from accounts where guest = ?", guest)
