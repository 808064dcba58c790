"""A store that forgets when the process ends: for tests and for playing without a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stammtisch.store.store import TableLine, no_such_table, seq_taken
from stammtisch.tables.events import LogEvent


class MemoryStore:
    """Logs in a dictionary."""

    def __init__(self) -> None:
        self._lines: dict[str, TableLine] = {}
        self._logs: dict[str, tuple[LogEvent, ...]] = {}

    async def create(self, line: TableLine, events: Sequence[LogEvent]) -> None:
        """See `Store`."""
        if line.table_id in self._logs:
            raise seq_taken()
        self._lines[line.table_id], self._logs[line.table_id] = line, tuple(events)

    async def append(self, line: TableLine, seq: int, events: Sequence[LogEvent]) -> None:
        """See `Store`."""
        log = self._logs.get(line.table_id)
        if log is None:
            raise no_such_table(line.table_id)
        if len(log) != seq:
            raise seq_taken()
        self._lines[line.table_id], self._logs[line.table_id] = line, (*log, *events)

    async def load(self, table_id: str) -> tuple[TableLine, tuple[LogEvent, ...]]:
        """See `Store`."""
        if table_id not in self._logs:
            raise no_such_table(table_id)
        return self._lines[table_id], self._logs[table_id]

    async def since(self, table_id: str, seq: int) -> tuple[LogEvent, ...]:
        """See `Store`."""
        return self._logs.get(table_id, ())[seq:]

    async def lengths(self, table_ids: Sequence[str]) -> Mapping[str, int]:
        """See `Store`."""
        return {table_id: len(self._logs.get(table_id, ())) for table_id in table_ids}

    async def over(self, table_ids: Sequence[str]) -> frozenset[str]:
        """See `Store`."""
        return frozenset(name for name in table_ids if name in self._lines and self._lines[name].over)

    async def tables_of(self, guest: str) -> tuple[TableLine, ...]:
        """See `Store`."""
        return tuple(line for line in self._newest_first() if guest in line.members and not line.over)

    async def tables_played(self, guest: str, before: float, most: int) -> tuple[TableLine, ...]:
        """See `Store`."""
        own = [line for line in self._newest_first() if guest in (*line.members, *line.left) and line.changed < before]
        return tuple(own[:most])

    async def table_by_code(self, code: str) -> str | None:
        """See `Store`."""
        return next((line.table_id for line in self._newest_first() if code and line.code == code), None)

    def _newest_first(self) -> list[TableLine]:
        return sorted(self._lines.values(), key=lambda line: -line.changed)

    async def close(self) -> None:
        """See `Store`."""
