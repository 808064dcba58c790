"""Where a server keeps its tables, and what runs beside it: a folder of its own, or a PostgreSQL with others.

Not here: the command line (`command.py`, `worker_command.py`).
"""

from __future__ import annotations

import asyncio
import os
from argparse import ArgumentTypeError
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stammtisch.bus.postgres import PostgresBus
from stammtisch.server.beside import Beside
from stammtisch.server.chance import Chance
from stammtisch.server.guests import KEY_BYTES, kept_key
from stammtisch.server.pace import Pace
from stammtisch.server.shared import new_shared
from stammtisch.server.thinking import Processes
from stammtisch.server.worker import Worker
from stammtisch.store.books import Books
from stammtisch.store.folder import KEY, TABLES, held
from stammtisch.store.postgres import PostgresStore
from stammtisch.store.postgres_books import shared_books
from stammtisch.store.postgres_desk import Desk
from stammtisch.store.postgres_form import prepare
from stammtisch.store.postgres_meeting import PostgresMeeting
from stammtisch.store.postgres_work import PostgresWork
from stammtisch.store.sqlite import SqliteStore
from stammtisch.store.sqlite_books import kept_books
from stammtisch.store.store import Store

DEFAULT_FOLDER: Final = Path("var")

SCHEMES: Final = ("postgresql://", "postgres://")


@dataclass(frozen=True, slots=True)
class Place:
    """A store, the key that its servers sign with, the books of the house, and what runs beside the server.

    let_go: what was connected is closed, and connected anew in the event loop that asks next.
    """

    store: Store
    key: bytes
    books: Books
    beside: Beside
    let_go: Callable[[], Awaitable[None]]


@contextmanager
def folder_place(folder: Path, processes: int) -> Iterator[Place]:
    """A folder of one's own. Raises StoreError if somebody has it, OSError if it cannot be used."""
    folder.mkdir(parents=True, exist_ok=True)
    with held(folder):
        store = SqliteStore(folder / TABLES)
        yield Place(store, kept_key(folder / KEY), kept_books(store), Beside(Processes(processes)), _nothing)


def postgres_place(address: str, pace: Pace, chance: Chance, processes: int, *, works: bool) -> Place:
    """A PostgreSQL that others serve too. works: whether this process also works at what is due. Raises StoreError."""
    key = asyncio.run(prepare(address, KEY_BYTES))
    store, bus, work, thinker = (
        PostgresStore(address),
        PostgresBus(address),
        PostgresWork(address),
        Processes(processes),
    )
    desk = Desk(address)
    shared = new_shared(bus, work, PostgresMeeting(desk))
    tasks = (Worker(store, pace, chance, thinker, shared).run,) if works else ()
    beside = Beside(thinker, shared, tasks, (bus.close, work.close, desk.close))
    return Place(store, key, shared_books(desk), beside, desk.close)


async def _nothing() -> None:
    """A file is nobody's in particular."""


def store_address(text: str) -> str:
    """The address of a PostgreSQL, from a command line."""
    if not text.startswith(SCHEMES):
        raise ArgumentTypeError(f"{text.partition(':')[0]!r} is no store: expected postgresql://USER@HOST/DATABASE")
    return text


def process_count(text: str) -> int:
    """How many processes think, from a command line."""
    if not text.isdecimal() or not 1 <= int(text) <= 256:
        raise ArgumentTypeError(f"{text!r} is not a number of processes: expected 1 to 256")
    return int(text)


def usual_processes() -> int:
    """One for each core but one, which is the server's; at least one."""
    return max(1, (os.cpu_count() or 2) - 1)
