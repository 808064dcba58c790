"""The books of a house in SQLite: in the file of the store, or in memory only.

Not here: the statements (`sqlite_comments.py`, `sqlite_accounts.py`, `sqlite_standings.py`).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import TypeVar

from stammtisch.store.books import Books
from stammtisch.store.sqlite import SqliteStore, connect_to, migrate
from stammtisch.store.sqlite_accounts import SqliteAccounts
from stammtisch.store.sqlite_archive import SqliteArchive
from stammtisch.store.sqlite_comments import SqliteComments
from stammtisch.store.sqlite_daily import SqliteDaily
from stammtisch.store.sqlite_standings import SqliteStandings
from stammtisch.store.sqlite_work import Worker

T = TypeVar("T")


def books_of(worker: Worker) -> Books:
    """The books in a database in which this worker does all that is asked."""
    return Books(
        SqliteComments(worker),
        SqliteAccounts(worker),
        SqliteStandings(worker),
        SqliteArchive(worker),
        SqliteDaily(worker),
    )


def kept_books(store: SqliteStore) -> Books:
    """Beside the tables, in the same file, written by the same thread."""
    return books_of(store)


def fleeting_books() -> Books:
    """In memory: gone with the process."""
    return books_of(_InMemory())


class _InMemory:
    """A database of this process alone."""

    def __init__(self) -> None:
        self._connection = connect_to(":memory:")
        migrate(self._connection)

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """See `Worker`."""
        self._connection.execute("begin")
        try:
            value = work(self._connection)
        except Exception:
            self._connection.execute("rollback")
            raise
        self._connection.execute("commit")
        return value
