"""A bus within one process: for a server that is alone, and for several in one test."""

from __future__ import annotations

from stammtisch.bus.bus import Listener
from stammtisch.wire.hints import Hint


class LocalBus:
    """Every listener hears at once."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """See `Bus`."""
        self._listeners.append(listener)

    def tell(self, hint: Hint) -> None:
        """See `Bus`."""
        for listener in self._listeners:
            listener(hint)

    async def close(self) -> None:
        """See `Bus`."""
        self._listeners.clear()
