"""What a store for several processes promises beside `store.py`: tables that are due are given to one worker each.

Not here: how it is done (`postgres_work.py`), and what is done at a table that is due (the server's `worker.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

LEASE_SECONDS: Final = 4.0
"""So long a table is a worker's, unless the worker says again that it is there."""


class Work(Protocol):
    """Hands out tables at which something happens by itself. Raises StoreError where it cannot ask."""

    async def take(self, worker: str, now: int, most: int) -> Sequence[str]:
        """At most so many tables that are due at `now` and nobody's; from then on they are this worker's."""
        ...

    async def renew(self, worker: str, table_ids: Sequence[str]) -> None:
        """The worker is still there: its tables stay its own for another lease."""
        ...

    async def release(self, worker: str, table_id: str, seq: int, due: int | None) -> None:
        """Give a table back. due: as it is after event `seq`; where the log went on since, it stands already."""
        ...

    async def remind(self, table_id: str, seq: int, due: int) -> None:
        """Something is due at a table though nothing was stored: somebody has come to look on."""
        ...
