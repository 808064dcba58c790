"""A window on a table: what still has to be sent to one connection. A slow one keeps only the newest view.

Not here: the connection itself (`sockets.py`).
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from stammtisch.wire.encoding import encode
from stammtisch.wire.lobby import LobbyView, Matched
from stammtisch.wire.messages import Accepted, Closing, Pong, Rejected, SeatCodeMade, TableView, WaitingView

MOST_ANSWERS: Final = 64
"""A connection that lets more answers wait is closed."""


class Window:
    """What waits for one connection, in order: answers first, then the newest view, then the closing.

    person: who acts through it, by number; None for a spectator, who may have given a name.
    """

    def __init__(self, person: int | None, name: str = "") -> None:
        self.person = person
        self.name = name
        self._answers: deque[bytes] = deque()
        self._view: bytes | None = None
        self._closing: Closing | None = None
        self._waiting = asyncio.Event()

    def answer(self, message: Accepted | Rejected | SeatCodeMade | Matched | Pong) -> None:
        """Send an answer; each of them will be sent."""
        self._answers.append(encode(message))
        if len(self._answers) > MOST_ANSWERS:
            self._answers.clear()
            self.close(Closing("too_slow", "This connection is too slow to be answered.", True))
        self._waiting.set()

    def show(self, view: TableView | WaitingView | LobbyView) -> None:
        """Send the view, in place of an older one that still waits."""
        self._view = encode(view)
        self._waiting.set()

    def close(self, closing: Closing) -> None:
        """Say why, then end the connection. The first reason given holds."""
        self._closing = self._closing or closing
        self._waiting.set()

    async def next_message(self) -> tuple[bytes, bool]:
        """The next message, once there is one, and whether it is the last."""
        while True:
            if self._answers:
                return self._answers.popleft(), False
            if self._view is not None:
                view, self._view = self._view, None
                return view, False
            if self._closing is not None:
                return encode(self._closing), True
            self._waiting.clear()
            await self._waiting.wait()
