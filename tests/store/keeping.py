"""Stores with real tables in them, for tests of what is done with a whole store."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random

from stammtisch.games import GAMES, find_game
from stammtisch.store.folder import KEY, TABLES
from stammtisch.store.sqlite import SqliteStore
from stammtisch.store.store import TableLine
from stammtisch.tables.table import Phase
from tests.playing import opened, played
from tests.running import run


def with_store(path: Path, act: Callable[[SqliteStore], Awaitable[None]]) -> None:
    """Do this with the store in a file, then close it."""

    async def keep() -> None:
        store = SqliteStore(path)
        try:
            await act(store)
        finally:
            await store.close()

    run(keep())


def fill(folder: Path, moves: int = 60) -> None:
    """A server's folder with one table of each game, played so far by chance, and a key."""

    async def act(store: SqliteStore) -> None:
        for game in GAMES:
            steps = list(played(opened(find_game(game)), Random(1), moves))
            over = steps[-1][1].phase is Phase.MATCH_OVER
            line = TableLine(f"table-{game}", "owner", game, "house", over, 1.0)
            await store.create(line, [event for event, _ in steps])

    folder.mkdir(exist_ok=True)
    (folder / KEY).write_bytes(b"k" * 32)
    with_store(folder / TABLES, act)


def change(folder: Path, statement: str) -> None:
    """Damage the store of a folder by SQL."""
    with closing(sqlite3.connect(folder / TABLES)) as connection, connection:
        connection.execute(statement)


def rows(path: Path) -> list[tuple[object, ...]]:
    """Every event that is stored, in order."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("select table_id, seq, event from events order by table_id, seq").fetchall()
