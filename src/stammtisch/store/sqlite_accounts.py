"""Accounts and their keys in SQLite. What each method does is said in `accounts.py`."""

from __future__ import annotations

import sqlite3
from typing import Final

from stammtisch.store.accounts import Account, Passkey, folded
from stammtisch.store.sqlite_work import Worker
from stammtisch.store.store import StoreError

_ACCOUNT: Final = "guest, name, password, made, epoch"
_PASSKEY: Final = "credential, guest, public_key, sign_count, made"


class SqliteAccounts:
    """See `Accounts`."""

    def __init__(self, worker: Worker) -> None:
        self._do = worker.do

    async def add(self, account: Account) -> None:
        """See `Accounts`."""
        await self._do(lambda connection: _add(connection, account))

    async def named(self, name: str) -> Account | None:
        """See `Accounts`."""
        return await self._one("folded", folded(name))

    async def of_guest(self, guest: str) -> Account | None:
        """See `Accounts`."""
        return await self._one("guest", guest)

    async def set_password(self, guest: str, password: str) -> int:
        """See `Accounts`."""
        change = "update accounts set password = ?, epoch = epoch + 1 where guest = ? returning epoch"
        return await self._do(lambda connection: _epoch(connection, change, (password, guest)))

    async def end_sessions(self, guest: str) -> int:
        """See `Accounts`."""
        change = "update accounts set epoch = epoch + 1 where guest = ? returning epoch"
        return await self._do(lambda connection: _epoch(connection, change, (guest,)))

    async def add_passkey(self, passkey: Passkey) -> None:
        """See `Accounts`."""
        await self._do(lambda connection: _add_passkey(connection, passkey))

    async def passkeys(self, guest: str) -> tuple[Passkey, ...]:
        """See `Accounts`."""
        query = f"select {_PASSKEY} from passkeys where guest = ? order by made, credential"
        return await self._do(
            lambda connection: tuple(Passkey(*row) for row in connection.execute(query, (guest,)).fetchall())
        )

    async def passkey(self, credential: str) -> Passkey | None:
        """See `Accounts`."""
        query = f"select {_PASSKEY} from passkeys where credential = ?"
        row = await self._do(lambda connection: connection.execute(query, (credential,)).fetchone())
        return None if row is None else Passkey(*row)

    async def used_passkey(self, credential: str, sign_count: int) -> None:
        """See `Accounts`."""
        change = "update passkeys set sign_count = ? where credential = ?"
        await self._do(lambda connection: connection.execute(change, (sign_count, credential)).rowcount)

    async def forget(self, guest: str) -> None:
        """See `Accounts`."""
        await self._do(lambda connection: _forget(connection, guest))

    async def _one(self, column: str, value: str) -> Account | None:
        query = f"select {_ACCOUNT} from accounts where {column} = ?"
        row = await self._do(lambda connection: connection.execute(query, (value,)).fetchone())
        return None if row is None else Account(*row)


def _add(connection: sqlite3.Connection, account: Account) -> None:
    if connection.execute("select 1 from accounts where guest = ?", (account.guest,)).fetchone():
        raise StoreError("has_account", "You have an account already.")
    key = folded(account.name)
    if connection.execute("select 1 from accounts where folded = ?", (key,)).fetchone():
        raise StoreError("name_taken", "Somebody has an account of this name: choose another.")
    row = (account.guest, account.name, key, account.password, account.epoch, account.made)
    connection.execute(
        "insert into accounts (guest, name, folded, password, epoch, made) values (?, ?, ?, ?, ?, ?)", row
    )


def _epoch(connection: sqlite3.Connection, change: str, values: tuple[str, ...]) -> int:
    row = connection.execute(change, values).fetchone()
    if row is None:
        raise StoreError("no_account", "There is no such account any more.")
    return int(row[0])


def _add_passkey(connection: sqlite3.Connection, passkey: Passkey) -> None:
    if connection.execute("select 1 from passkeys where credential = ?", (passkey.credential,)).fetchone():
        raise StoreError("passkey_taken", "This passkey is known already.")
    row = (passkey.credential, passkey.guest, passkey.public_key, passkey.sign_count, passkey.made)
    connection.execute(f"insert into passkeys ({_PASSKEY}) values (?, ?, ?, ?, ?)", row)


def _forget(connection: sqlite3.Connection, guest: str) -> None:
    connection.execute("delete from passkeys where guest = ?", (guest,))
    connection.execute("delete from accounts where guest = ?", (guest,))
