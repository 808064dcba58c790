"""Backing up a store that is in use, and putting a backup in place.

A backup is a folder like a server's own. It appears whole or not at all. Not here: reading and checking a store.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from stammtisch.store.checking import check_tables
from stammtisch.store.folder import KEY, TABLES, give_to_owner_of, held
from stammtisch.store.reading import snapshot
from stammtisch.store.sqlite import open_file
from stammtisch.store.store import StoreError


def back_up(folder: Path, target: Path) -> None:
    """Copy store and key of a server, in use or not, into the new folder `target`.

    Raises StoreError where there is no store or `target` exists, OSError where it cannot be written.
    """
    if not (folder / TABLES).is_file():
        raise StoreError("no_store", f"{folder} has no store: there is no {TABLES} in it.")
    if target.exists():
        raise StoreError("target_exists", f"{target} is there already: a backup needs a name of its own.")
    target.parent.mkdir(parents=True, exist_ok=True)
    with _draft(target.parent, target.name) as draft:
        _copy_store(folder / TABLES, draft / TABLES)
        if (folder / KEY).is_file():
            _copy_file(folder / KEY, draft / KEY)
        os.rename(draft, target)
    _sync_folder(target.parent)


def restore(source: Path, folder: Path, *, replace: bool) -> Path | None:
    """Put the backup `source` in place as the store of `folder`, after it has been checked whole.

    replace: what is there is moved aside, into the folder that comes back; else it is refused.
    Raises StoreError for a backup that is damaged, a folder that is in use, or a store that is in the way.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with held(folder), _draft(folder, "restoring") as draft:
        _copy_store(source / TABLES, draft / TABLES)
        if (source / KEY).is_file():
            _copy_file(source / KEY, draft / KEY)
        open_file(draft / TABLES).close()  # an older form becomes the newest
        _expect_sound(draft / TABLES)
        if (folder / TABLES).exists() and not replace:
            raise StoreError("store_exists", f"{folder} has a store already; with --replace it is moved aside.")
        aside = _move_aside(folder)
        for file in draft.iterdir():
            give_to_owner_of(folder, file)
            os.rename(file, folder / file.name)
        _sync_folder(folder)
        return aside


def _expect_sound(path: Path) -> None:
    with snapshot(path) as store:
        problems = [*store.problems(), *(checked.problem for checked in check_tables(store))]
    found = next(filter(None, problems), "")
    if found:
        raise StoreError("damaged_backup", f"The backup is damaged: {found}. Nothing was changed.")


def _move_aside(folder: Path) -> Path | None:
    """Move the store and what belongs to it into a folder of its own. A log that was not merged goes along."""
    files = [folder / name for name in (TABLES, f"{TABLES}-wal", f"{TABLES}-shm", KEY) if (folder / name).exists()]
    if not files:
        return None
    aside = folder / f"replaced-{datetime.now(UTC):%Y%m%dT%H%M%S%f}"
    aside.mkdir(mode=0o700)
    give_to_owner_of(folder, aside)
    for file in files:
        os.rename(file, aside / file.name)
    return aside


def _copy_store(source: Path, target: Path) -> None:
    """One moment of the store; while it is copied the server goes on writing."""
    if not source.is_file():
        raise StoreError("no_store", f"{source} is not there.")
    os.close(os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with closing(sqlite3.connect(source, timeout=5)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
    except sqlite3.Error as error:
        raise StoreError("not_stored", f"{source} cannot be copied: {error}.") from None
    _sync_file(target)


def _copy_file(source: Path, target: Path) -> None:
    shutil.copyfile(source, target)
    target.chmod(0o600)
    _sync_file(target)


@contextmanager
def _draft(parent: Path, name: str) -> Iterator[Path]:
    """A folder of its owner's alone, gone at the end unless it was renamed."""
    draft = Path(tempfile.mkdtemp(prefix=f".{name}-", dir=parent))
    try:
        yield draft
    finally:
        shutil.rmtree(draft, ignore_errors=True)


def _sync_file(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def _sync_folder(path: Path) -> None:
    if os.name == "posix":  # elsewhere a folder cannot be opened, and a rename is kept without it
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
