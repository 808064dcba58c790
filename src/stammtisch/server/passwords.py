"""Passwords: their hashes by argon2id, made and checked beside the event loop, a few at a time.

Not here: whose they are (`accounts.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from stammtisch.errors import TableError

T = TypeVar("T")

AT_ONCE: Final = 2
"""So many are worked on at once: each takes 19 MiB and a core for some 20 ms."""

WAITING: Final = 40
"""With so many more waiting, the next is refused."""

_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
_NOBODYS: Final = _HASHER.hash("the password of nobody")


class Passwords:
    """Makes and checks hashes."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(AT_ONCE)
        self._asked = 0

    async def hashed(self, password: str) -> str:
        """The hash to keep. Raises TableError where too many wait."""
        return await self._work(_HASHER.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether it is the password of this hash. Without one it takes as long, and is not."""
        fits = await self._work(_fits, kept or _NOBODYS, password)
        return fits and bool(kept)

    async def _work(self, work: Callable[..., T], *texts: str) -> T:
        if self._asked >= AT_ONCE + WAITING:
            raise TableError("too_fast", "Too many people sign in at once; please wait a moment.")
        self._asked += 1
        try:
            async with self._free:
                return await asyncio.to_thread(work, *texts)
        finally:
            self._asked -= 1


def _fits(kept: str, password: str) -> bool:
    try:
        return _HASHER.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
