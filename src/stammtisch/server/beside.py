"""What runs beside a server's tables: processes that think for bots; and where it is one of several, bus and work.

Not here: what each of them does (`thinking.py`, `worker.py`, `bus/`, `store/`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final

from stammtisch.server.shared import Shared
from stammtisch.server.thinking import Thinker, think_in_thread


@dataclass(frozen=True, slots=True)
class Beside:
    """thinker: gives the moves of bots. shared: None where the process is alone.

    tasks: what to run for as long as the server does; closing: what to close at its end.
    """

    thinker: Thinker = think_in_thread
    shared: Shared | None = None
    tasks: tuple[Callable[[], Any], ...] = ()
    closing: tuple[Callable[[], Any], ...] = ()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """All of it, from the beginning of the block to its end."""
        tasks = [asyncio.ensure_future(task()) for task in self.tasks]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            for close in self.closing:
                await close()


ALONE: Final = Beside()
"""A server that is alone and lets bots think in threads of its own, as tests do."""
