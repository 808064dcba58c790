"""The inbox of a table: jobs in the order in which they came, taken one after the other by the table's task.

Not here: what a job is, and what is done when none has come in time (`room.py`).
"""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

Job = TypeVar("Job")


class Inbox(Generic[Job]):
    """What waits to be done. One task takes from it; it holds nothing more while nothing waits, unlike a queue."""

    __slots__ = ("_jobs", "_waiting")

    def __init__(self) -> None:
        self._jobs: list[Job] = []
        self._waiting: asyncio.Future[None] | None = None

    @property
    def is_empty(self) -> bool:
        """Whether nothing waits."""
        return not self._jobs

    def put(self, job: Job) -> None:
        """Let it be done after what waits already."""
        self._jobs.append(job)
        _wake(self._waiting)

    async def take(self, seconds: float) -> Job | None:
        """What came first; None if nothing has come within so many seconds."""
        if not self._jobs and seconds > 0:
            await self._wait(seconds)
        return self._jobs.pop(0) if self._jobs else None

    async def _wait(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._waiting = loop.create_future()
        timer = loop.call_later(seconds, _wake, self._waiting)
        try:
            await self._waiting
        finally:
            timer.cancel()
            self._waiting = None


def _wake(waiting: asyncio.Future[None] | None) -> None:
    if waiting is not None and not waiting.done():
        waiting.set_result(None)
