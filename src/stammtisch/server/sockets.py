"""A socket, of a table or of the lobby: messages in, answers and views out. Whatever arrives gets an answer.

Not here: what a message does (`room.py`, `lobby.py`), what waits to be sent (`windows.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final, Protocol, TypeVar

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from stammtisch.errors import TableError
from stammtisch.server.limits import LARGEST_MESSAGE, MESSAGES, SENDING_SECONDS, TOO_FAST, Bucket
from stammtisch.server.rooms import closing
from stammtisch.server.windows import Window
from stammtisch.wire.commands import Look, Ping
from stammtisch.wire.encoding import MessageError, encode
from stammtisch.wire.messages import Closing, Pong, Rejected

MessageT = TypeVar("MessageT")

REFUSED: Final = 4000
"""The close code of the WebSocket; the reason is in the `closing` message before it."""


async def refuse(websocket: WebSocket, error: TableError) -> None:
    """Say why, then close: a browser cannot read the answer to a refused handshake."""
    await websocket.accept()
    with suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(encode(closing(error)).decode())
        await websocket.close(REFUSED)


class Place(Protocol[MessageT]):
    """What a window may be opened on: a table, or the lobby."""

    @property
    def seq(self) -> int:
        """The number of the last event, for refusals."""
        ...

    def enter(self, window: Window) -> None:
        """A window opens."""
        ...

    def leave(self, window: Window) -> None:
        """It is gone."""
        ...

    def read(self, text: str | bytes) -> MessageT | Look | Ping:
        """What a client says here. Raises MessageError."""
        ...

    def take(self, window: Window, message: MessageT) -> None:
        """Do what is asked; the answer comes through the window."""
        ...


async def attend(websocket: WebSocket, place: Place[Any], window: Window, cookies: Sequence[str] = ()) -> None:
    """Serve one window until it goes, takes nothing any more, or is closed. cookies: set with the handshake."""
    place.enter(window)
    tasks: list[asyncio.Task[None]] = []
    try:
        await websocket.accept(headers=[(b"set-cookie", cookie.encode()) for cookie in cookies])
        tasks = [asyncio.create_task(_send(websocket, window)), asyncio.create_task(_receive(websocket, place, window))]
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in ended:
            task.result()
    finally:
        place.leave(window)
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)


async def _send(websocket: WebSocket, window: Window) -> None:
    last, patience = False, Patience(SENDING_SECONDS)
    with (
        suppress(WebSocketDisconnect, RuntimeError),
        patience.ends_quietly(),
    ):  # the connection is gone, or nobody reads
        while not last:
            message, last = await window.next_message()
            with patience:
                await websocket.send_text(message.decode())
        await websocket.close(REFUSED)


class Patience:
    """Ends its task once a step of it takes longer than so many seconds, at most twice as many.

    It looks whether a step goes on, seldom, which costs a connection less than a timer for each step.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._task = asyncio.current_task()
        self._step = 0
        self._seen = 0
        self._is_busy = False
        self._is_over = False
        self._timer: asyncio.TimerHandle | None = None

    def __enter__(self) -> None:
        self._step += 1
        self._is_busy = True
        if self._timer is None:
            self._look_later()

    def __exit__(self, *_: object) -> None:
        self._is_busy = False

    @contextmanager
    def ends_quietly(self) -> Iterator[None]:
        """What is ended here ends without a word; what others end does not."""
        try:
            yield
        except asyncio.CancelledError:
            if not self._is_over:
                raise
        finally:
            if self._timer is not None:
                self._timer.cancel()

    def _look_later(self) -> None:
        self._seen = self._step
        self._timer = asyncio.get_running_loop().call_later(self._seconds, self._look)

    def _look(self) -> None:
        self._timer = None
        if self._is_busy and self._seen != self._step:
            self._look_later()
        elif self._is_busy and self._task is not None:
            self._is_over = True
            self._task.cancel()


async def _receive(websocket: WebSocket, place: Place[Any], window: Window) -> None:
    bucket, too_fast = Bucket(MESSAGES), 0
    while websocket.application_state is WebSocketState.CONNECTED:
        received = await websocket.receive()
        if received["type"] == "websocket.disconnect":
            return
        if window.is_closing:  # it is no window any more, however long its end takes to be told
            continue
        if bucket.take():
            _take(place, window, received.get("text") or received.get("bytes") or b"")
        else:
            too_fast += 1
            _slow_down(place, window, too_fast)


def _take(place: Place[Any], window: Window, text: str | bytes) -> None:
    """Hand a message on, or say why it cannot be read."""
    try:
        if len(text if isinstance(text, bytes) else text.encode()) > LARGEST_MESSAGE:
            raise MessageError("too_large", f"A message may have {LARGEST_MESSAGE} bytes at most.")
        message = place.read(text)
    except MessageError as error:
        window.answer(Rejected(None, error.code, "", str(error), place.seq))
        return
    if isinstance(message, Ping):
        window.answer(Pong())
    elif isinstance(message, Look):
        window.look()
    else:
        place.take(window, message)


def _slow_down(place: Place[Any], window: Window, times: int) -> None:
    sentence = "Too many messages at once; please slow down."
    window.answer(Rejected(None, "too_fast", "", sentence, place.seq))
    if times >= TOO_FAST:
        window.close(Closing("too_fast", sentence, True))
