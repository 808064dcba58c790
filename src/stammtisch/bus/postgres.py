"""A bus over PostgreSQL's notifications: one connection hears and tells, and is made anew when it is lost.

What was stored is told by the statement that stored it, so this bus has nothing to add to it.
Not here: that statement (`store/postgres_writer.py`).
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import asyncpg
import structlog

from stammtisch.bus.bus import Listener
from stammtisch.errors import ParseError
from stammtisch.wire.hints import CHANNEL, Hint, Stored, hint_texts, read_hints

AGAIN: Final = 0.5
"""Seconds from a lost connection to the next attempt."""

ALIVE: Final = 5.0
"""Seconds without anything to tell after which the connection is asked for a sign of life."""

TOGETHER: Final = 0.02
"""Seconds for which hints are gathered and then told together."""

MOST_WAITING: Final = 10_000
"""Hints that wait for a connection; older ones than these are dropped, since they only grow stale."""

_SECONDS: Final = 10.0

_LOG: Final = structlog.get_logger()


class PostgresBus:
    """Hears and tells on one channel of a database."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._listeners: list[Listener] = []
        self._waiting: list[Hint] = []
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def listen(self, listener: Listener) -> None:
        """See `Bus`."""
        self._listeners.append(listener)
        self._task = self._task or asyncio.create_task(self._run())

    def tell(self, hint: Hint) -> None:
        """See `Bus`."""
        if not isinstance(hint, Stored):
            self._waiting = [*self._waiting[1 - MOST_WAITING :], hint]
            self._news.set()

    async def close(self) -> None:
        """See `Bus`."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        lost = False
        while True:
            try:
                connection = await asyncpg.connect(self._address, timeout=_SECONDS, command_timeout=_SECONDS)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                if not lost:
                    _LOG.error("bus_lost", error=type(error).__name__)
                lost = True
                await asyncio.sleep(AGAIN)
                continue
            try:
                await self._serve(connection)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                lost = False
            finally:
                connection.terminate()

    async def _serve(self, connection: Any) -> None:
        """Hear, and tell what waits, until the connection is lost."""
        connection.add_termination_listener(lambda _: self._news.set())
        await connection.add_listener(CHANNEL, self._hear)
        while not connection.is_closed():
            told, self._waiting = self._waiting, []
            query = "select pg_notify($1, text) from unnest($2::text[]) as text"
            await connection.execute(query, CHANNEL, hint_texts(told))
            self._news.clear()
            with suppress(TimeoutError):  # asked for a sign of life then
                async with asyncio.timeout(ALIVE):
                    await self._news.wait()
            await asyncio.sleep(TOGETHER)

    def _hear(self, connection: Any, process: int, channel: str, text: str) -> None:
        try:
            hints = read_hints(text)
        except ParseError:
            return  # of another version, or of somebody else on this channel
        for hint in hints:
            for listener in self._listeners:
                listener(hint)
