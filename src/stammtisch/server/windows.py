"""A window on a table: what still has to be sent to one connection. A slow one keeps only the newest view.

Not here: the connection itself (`sockets.py`).
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from stammtisch.errors import ParseError, RuleError, TableError
from stammtisch.wire.changes import view_message
from stammtisch.wire.encoding import encode
from stammtisch.wire.lobby import LobbyView, Matched
from stammtisch.wire.messages import Accepted, Closing, Pong, Rejected, SeatCodeMade
from stammtisch.wire.reader_view import ReaderView

MOST_ANSWERS: Final = 64
"""A connection that lets more answers wait is closed."""


class Window:
    """What waits for one connection, in order: answers first, then the newest view, then the closing.

    person: who acts through it, by number; None for a spectator, who may have given a name. is_whole: each view of
    the table is sent whole; else each after the first as what has changed since the one sent before. opened: when it
    came to its table, in Unix milliseconds.
    """

    def __init__(self, person: int | None, name: str = "", *, is_whole: bool = False) -> None:
        self.person = person
        self.name = name
        self._is_whole = is_whole
        self.opened = 0
        self._answers: deque[bytes] = deque()
        self._view: ReaderView | LobbyView | None = None
        self._sent: ReaderView | None = None
        self._number = 0
        self._closing: Closing | None = None
        self._waiting = asyncio.Event()

    def answer(self, message: Accepted | Rejected | SeatCodeMade | Matched | Pong) -> None:
        """Send an answer; each of them will be sent."""
        self._answers.append(encode(message))
        if len(self._answers) > MOST_ANSWERS:
            self._answers.clear()
            self.close(Closing("too_slow", "This connection is too slow to be answered.", True))
        self._waiting.set()

    def show(self, view: ReaderView | LobbyView) -> None:
        """Send the view, in place of an older one that still waits."""
        self._view = view
        self._waiting.set()

    def look(self) -> None:
        """Something was missing: send the table whole."""
        self._view, self._sent = self._view or self._sent, None
        self._waiting.set()

    def close(self, closing: Closing) -> None:
        """Say why, then end the connection. The first reason given holds."""
        self._closing = self._closing or closing
        self._waiting.set()

    @property
    def is_closing(self) -> bool:
        """Whether its end waits to be told, or was."""
        return self._closing is not None

    async def next_message(self) -> tuple[bytes, bool]:
        """The next message, once there is one, and whether it is the last."""
        while True:
            if self._answers:
                return self._answers.popleft(), False
            if self._view is not None:
                view, self._view = self._view, None
                return self._next_view(view), False
            if self._closing is not None:
                return encode(self._closing), True
            self._waiting.clear()
            await self._waiting.wait()

    def _next_view(self, view: ReaderView | LobbyView) -> bytes:
        if isinstance(view, LobbyView):
            return encode(view)
        before, self._sent = self._sent, view
        self._number += 1
        return encode(view_message(None if self._is_whole else before, view, self._number))


def rejection(request: str | None, error: ParseError | RuleError | TableError, seq: int) -> Rejected:
    """The answer that tells a refusal."""
    match error:
        case RuleError():
            return Rejected(request, error.code, error.rule, error.sentence, seq)
        case TableError():
            return Rejected(request, error.code, "", error.sentence, seq)
        case _:
            return Rejected(request, "unreadable", "", str(error), seq)
