"""The folder of a server: what lies where, and the lock that only one server, or one who restores, holds.

Not here: what is in the files (`sqlite.py`; the server's `guests.py`).
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from stammtisch.store.store import StoreError

TABLES: Final = "tables.sqlite3"
"""All tables, as a store."""

KEY: Final = "guests.key"
"""What signs the cookies of guests: with it a server knows them again."""

_LOCK: Final = "in-use.lock"


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Hold the folder for oneself until the end, also against other processes; let go even when killed.

    The lock is that of an empty database: it works wherever the store does. Raises StoreError if somebody has it.
    """
    with closing(_locked(folder)):
        give_to_owner_of(folder, folder / _LOCK)
        yield


def give_to_owner_of(folder: Path, path: Path) -> None:
    """What the system's administrator puts into a folder belongs to the server's own user, as all else there."""
    if os.name == "posix" and os.geteuid() == 0:
        shutil.chown(path, folder.stat().st_uid, folder.stat().st_gid)


def _locked(folder: Path) -> sqlite3.Connection:
    try:
        _make_private(folder / _LOCK)
        connection = sqlite3.connect(folder / _LOCK, isolation_level=None, timeout=0)
    except (OSError, sqlite3.Error) as error:
        raise StoreError("folder_in_use", f"{folder / _LOCK} cannot be opened: {error}.") from None
    try:
        connection.execute("begin exclusive")
    except sqlite3.Error as error:
        connection.close()
        raise StoreError("folder_in_use", _in_use(folder, error)) from None
    return connection


def _make_private(path: Path) -> None:
    """Its owner's alone, whoever made it before. It is not opened if it is there: to close it would let its lock go."""
    path.touch(0o600)
    with suppress(PermissionError):  # somebody else's
        path.chmod(0o600)


def _in_use(folder: Path, error: sqlite3.Error) -> str:
    if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
        return f"{folder / _LOCK} cannot be locked: {error}."
    return f"{folder} is in use by another server: stop that one, or give this one its own folder with --data."
