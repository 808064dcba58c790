"""All tables in play: each is opened from the store when somebody looks, and a fault stops one of them only.

Not here: how a table is played (`room.py`).
"""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

import structlog

from stammtisch.errors import TableError
from stammtisch.games import find_game
from stammtisch.seats import Seat
from stammtisch.server.chance import Chance
from stammtisch.server.faults import place_of
from stammtisch.server.limits import OPEN_TABLES
from stammtisch.server.room import Pace, Room, load, table_line
from stammtisch.store.store import Store
from stammtisch.tables.table import fold, open_table
from stammtisch.wire.http import OpenTable
from stammtisch.wire.messages import Closing

PERSON: Final = Seat(0)
"""Where the person sits who opens a table; the dealer is drawn by lot."""

PASSING: Final = frozenset({"not_stored", "too_fast"})
"""Refusals that may be over soon: connecting again may help."""

_LOG: Final = structlog.get_logger()


class Rooms:
    """All tables in play, each opened from the store when somebody looks."""

    def __init__(self, store: Store, pace: Pace, chance: Chance) -> None:
        self._store = store
        self._pace = pace
        self._chance = chance
        self._rooms: dict[str, Room] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._broken: set[str] = set()

    async def open(self, owner: str, request: OpenTable) -> str:
        """Open a table with its owner in the first seat, deal, and return its id.

        Raises ParseError for an unknown game, preset or option; TableError at too many tables.
        """
        if len(await self._store.tables_of(owner)) >= OPEN_TABLES:
            raise TableError("too_many_tables", f"You have {OPEN_TABLES} tables open: finish a match first.")
        game = find_game(request.game)
        secret = self._chance.secret()
        events = open_table(game, request.preset, request.options, [PERSON], request.language, secret)
        line = table_line(secrets.token_urlsafe(12), owner, fold(events))
        await self._store.create(line, events)
        return line.table_id

    async def enter(self, table_id: str, guest: str | None) -> Room:
        """The room of a table that is the guest's. Raises TableError."""
        if table_id in self._broken:
            raise broken_table()
        room = self._rooms.get(table_id) or await self._load(table_id)
        if room.line.owner != guest:
            raise TableError("not_your_table", "This table belongs to somebody else.")
        if table_id in self._broken:
            raise broken_table()
        return room

    async def close(self) -> None:
        """End all tasks; the log has everything."""
        tasks = [*self._tasks.values(), *self._loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _load(self, table_id: str) -> Room:
        """Load a table once, however many ask for it at the same time."""
        if table_id not in self._loading:
            loading = asyncio.create_task(self._start(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _start(self, table_id: str) -> Room:
        try:
            line, table = await load(self._store, table_id)
        except TableError:
            raise
        except Exception as error:  # a log that cannot have happened is one table's fault
            self._break(table_id, error)
            raise broken_table() from None
        room = Room(line, table, self._store, self._pace, self._chance)
        self._rooms[table_id] = room
        self._tasks[table_id] = asyncio.create_task(self._guard(table_id, room))
        return room

    async def _guard(self, table_id: str, room: Room) -> None:
        """Run a room; a fault of ours stops this table only, and its log stays as it is."""
        try:
            await room.run()
        except Exception as error:  # the other tables go on
            self._break(table_id, error)
            room.close(closing(broken_table()))
        finally:
            self._rooms.pop(table_id, None)
            self._tasks.pop(table_id, None)

    def _break(self, table_id: str, error: Exception) -> None:
        self._broken.add(table_id)
        _LOG.error("table_broken", table=table_id, error=type(error).__name__, place=place_of(error))


def broken_table() -> TableError:
    """The refusal for a table that met a fault of ours."""
    return TableError("table_broken", "Something went wrong at this table. It was stopped, and all moves are kept.")


def closing(error: TableError) -> Closing:
    """The closing that tells a refusal."""
    return Closing(error.code, error.sentence, error.code in PASSING)
