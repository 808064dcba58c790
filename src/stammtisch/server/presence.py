"""Who looks at which table through other servers, as far as they tell. Presence is shown; it never decides a turn.

Not here: the windows of this server (`showing.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import monotonic
from typing import Final

from stammtisch.bus.bus import Bus
from stammtisch.wire.hints import Present

REPEATED: Final = 4.0
"""Seconds after which each server tells again who is there."""

FORGOTTEN: Final = 3 * REPEATED
"""A server that has said nothing of a table for so long has nobody there."""


class Presence:
    """What other servers tell. name: of this one."""

    def __init__(self, name: str, bus: Bus, clock: Callable[[], float] = monotonic) -> None:
        self._name = name
        self._bus = bus
        self._clock = clock
        self._heard: dict[str, dict[str, tuple[float, Present]]] = {}

    def tell(self, table_id: str, persons: Mapping[int, int], watchers: tuple[str, ...]) -> None:
        """Tell the others who looks at a table here."""
        self._bus.tell(Present(self._name, table_id, persons, watchers))

    def hear(self, hint: Present) -> bool:
        """Remember what another server tells; whether it is news."""
        if hint.server == self._name:
            return False
        before = self.elsewhere(hint.table)
        servers = self._heard.setdefault(hint.table, {})
        servers.pop(hint.server, None)
        if hint.persons or hint.watchers:
            servers[hint.server] = (self._clock(), hint)
        if not servers:
            del self._heard[hint.table]
        return set(map(repr, before)) != set(map(repr, self.elsewhere(hint.table)))

    def elsewhere(self, table_id: str) -> tuple[Present, ...]:
        """Who looks at a table through each of the other servers that were heard lately."""
        oldest = self._clock() - FORGOTTEN
        return tuple(hint for heard, hint in self._heard.get(table_id, {}).values() if heard >= oldest)

    def forget(self) -> None:
        """Keep nothing of what was heard too long ago."""
        for table_id in [table_id for table_id in self._heard if not self.elsewhere(table_id)]:
            del self._heard[table_id]
