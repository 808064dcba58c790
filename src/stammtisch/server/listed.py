"""Tables that other servers show in their lobbies, as far as they tell. Not here: the lobby (`lobby.py`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from time import monotonic

from stammtisch.bus.bus import Bus
from stammtisch.server.presence import FORGOTTEN
from stammtisch.wire.hints import Listed
from stammtisch.wire.lobby import LobbyTable


class ListedElsewhere:
    """name: of this server."""

    def __init__(self, name: str, bus: Bus, clock: Callable[[], float] = monotonic) -> None:
        self._name = name
        self._bus = bus
        self._clock = clock
        self._heard: dict[tuple[str, str], tuple[float, LobbyTable]] = {}

    def tell(self, table_id: str, shown: LobbyTable | None) -> None:
        """Tell the others how this server shows a table; None if it does so no more."""
        self._bus.tell(Listed(self._name, table_id, shown))

    def repeat(self, shown: Iterable[LobbyTable]) -> None:
        """Tell all of them again, to whoever has not heard it, and forget what others tell no more."""
        for table in shown:
            self.tell(table.table_id, table)
        oldest = self._clock() - FORGOTTEN
        self._heard = {key: heard for key, heard in self._heard.items() if heard[0] >= oldest}

    def hear(self, hint: Listed) -> bool:
        """Remember what another server tells; whether it is news."""
        if hint.server == self._name:
            return False
        key = hint.server, hint.table
        before = self._heard.pop(key, None)
        if hint.shown is not None:
            self._heard[key] = (self._clock(), hint.shown)
        return (before and before[1]) != hint.shown

    def tables(self) -> Mapping[str, LobbyTable]:
        """Every table that is shown elsewhere, by id."""
        return {table_id: table for (_, table_id), (_, table) in self._heard.items()}
