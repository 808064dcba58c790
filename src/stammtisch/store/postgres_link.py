"""One connection to PostgreSQL, made anew when it is lost, as by a restart of the database.

Not here: what is asked through it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import asyncpg

from stammtisch.store.postgres_form import Connection, connect, reason
from stammtisch.store.store import StoreError

T = TypeVar("T")

PATIENCE: Final = 6.0
"""Seconds for which a lost database is tried again before whoever waits is refused."""

_AGAIN: Final = 0.1

_LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # it shuts down, crashed, or cannot be connected to yet
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
)
"""Errors after which the same question may be answered a moment later."""


class Link:
    """Asks one question at a time, on the connection that there is or a new one."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._connection: Connection | None = None
        self._lock = asyncio.Lock()

    async def ask(self, question: Callable[[Connection, bool], Awaitable[T]]) -> T:
        """The answer. The question hears whether it is asked again, after its first answer was lost on the way.

        Raises StoreError: "not_stored" when nobody answers for a while, "bad_text" for the one sign that PostgreSQL
        cannot keep; what the question raises itself.
        """
        async with self._lock:
            end, again = asyncio.get_running_loop().time() + PATIENCE, False
            while True:
                try:
                    return await question(await self._connected(), again)
                except (*_LOST, StoreError) as error:
                    if isinstance(error, StoreError) and error.code != "no_postgres":
                        raise
                    await self._drop()
                    if asyncio.get_running_loop().time() > end:
                        raise _not_stored(error) from None
                    again = True
                    await asyncio.sleep(_AGAIN)
                except asyncpg.CharacterNotInRepertoireError:
                    raise StoreError("bad_text", "A text may not have the sign U+0000.") from None
                except asyncpg.PostgresError as error:
                    raise _not_stored(error) from None

    async def close(self) -> None:
        """Keep nothing open, once what is being asked is answered."""
        async with self._lock:
            connection, self._connection = self._connection, None
            if connection is not None and not connection.is_closed():
                await connection.close(timeout=_AGAIN * 20)

    async def _connected(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._address)
        return self._connection

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


def _not_stored(error: Exception) -> StoreError:
    said = error.sentence if isinstance(error, StoreError) else f"{reason(error)}."
    return StoreError("not_stored", f"The server could not store this: {said}")
