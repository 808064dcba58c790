"""When tables are due next, as far as a worker has heard: of each table only what was told last.

Not here: who hears and who waits (`worker.py`).
"""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Final

MOST_STALE: Final = 1_000
"""So many moments that hold no more are kept beside those that do, before they are looked for."""


class Dues:
    """Moments in Unix milliseconds, by table."""

    def __init__(self) -> None:
        self._told: dict[str, int] = {}
        self._moments: list[tuple[int, str]] = []

    def hear(self, table_id: str, due: int | None) -> bool:
        """A table is due then, or by itself no more; whether that is now the first of all."""
        self._told.pop(table_id, None)
        if due is None:
            return False
        self._told[table_id] = due
        heappush(self._moments, (due, table_id))
        if len(self._moments) > 2 * len(self._told) + MOST_STALE:
            self._moments = [(due, table_id) for table_id, due in self._told.items()]
            heapify(self._moments)
        return self.first() == due

    def first(self) -> int | None:
        """The first moment at which a table is due; None if none is."""
        while self._moments and not self._holds(*self._moments[0]):
            heappop(self._moments)
        return self._moments[0][0] if self._moments else None

    def forget(self, now: int) -> None:
        """Whatever is due by now is seen to."""
        while (first := self.first()) is not None and first <= now:
            del self._told[self._moments[0][1]]

    def _holds(self, due: int, table_id: str) -> bool:
        return self._told.get(table_id) == due
