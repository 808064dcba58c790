"""A socket, of a table or of the lobby: messages in, answers and views out. Whatever arrives gets an answer.

Not here: what a message does (`room.py`, `lobby.py`), what waits to be sent (`windows.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
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
    last = False
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):  # the connection is gone, or nobody reads
        while not last:
            message, last = await window.next_message()
            async with asyncio.timeout(SENDING_SECONDS):
                await websocket.send_text(message.decode())
        await websocket.close(REFUSED)


async def _receive(websocket: WebSocket, place: Place[Any], window: Window) -> None:
    bucket, too_fast = Bucket(MESSAGES), 0
    while websocket.application_state is WebSocketState.CONNECTED:
        received = await websocket.receive()
        if received["type"] == "websocket.disconnect":
            return
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
