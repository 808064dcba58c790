"""A connection that nobody reads, or that has gone, is given up; it holds no seat and no memory, and stops no table."""

from __future__ import annotations

import asyncio

import pytest
from starlette.types import Message
from starlette.websockets import WebSocket

from stammtisch.games import find_game
from stammtisch.server import sockets
from stammtisch.server.chance import Chance
from stammtisch.server.kept import table_line
from stammtisch.server.pace import Pace
from stammtisch.server.room import Room
from stammtisch.server.windows import Window
from stammtisch.store.memory import MemoryStore
from stammtisch.tables.gathering import gather
from stammtisch.tables.settings import Phrase
from stammtisch.wire.commands import Say
from stammtisch.wire.encoding import encode
from stammtisch.wire.messages import Closing
from tests.playing import FIRST, opened
from tests.running import run


def test_a_connection_that_takes_nothing_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first view is never taken off the line: after the time set the window has left, though no close came."""
    monkeypatch.setattr(sockets, "SENDING_SECONDS", 0.05)
    coming: list[Message] = [{"type": "websocket.connect"}]

    async def receive() -> Message:
        return coming.pop() if coming else await asyncio.Future()

    async def send(message: Message) -> None:
        if message["type"] == "websocket.send":
            await asyncio.Future()

    async def act() -> None:
        company = gather(opened(find_game(FIRST)), "guest")
        room = Room(table_line("t", "guest", company), company, MemoryStore(), Pace(bot=60.0, idle=0.01), Chance())
        running = asyncio.create_task(room.run())
        scope = {"type": "websocket", "path": "/", "headers": []}
        await asyncio.wait_for(sockets.attend(WebSocket(scope, receive, send), room, Window(0)), 2)
        assert room.windows == 0
        running.cancel()

    run(act())


def test_a_window_that_is_being_closed_does_nothing_any_more() -> None:
    """Who is shown out and takes nothing off the line, so that their end cannot be told, plays on no more."""

    async def act() -> None:
        company, store, window = gather(opened(find_game(FIRST)), "guest"), MemoryStore(), Window(0)
        line = table_line("t", "guest", company)
        await store.create(line, opened(find_game(FIRST)))
        room = Room(line, company, store, Pace(bot=60.0, idle=60.0), Chance())
        coming: asyncio.Queue[Message] = asyncio.Queue()
        sending = asyncio.Event()

        async def send(message: Message) -> None:
            if message["type"] == "websocket.send":
                sending.set()
                await asyncio.Future()

        running = asyncio.create_task(room.run())
        coming.put_nowait({"type": "websocket.connect"})
        websocket = WebSocket({"type": "websocket", "path": "/", "headers": []}, coming.get, send)
        attending = asyncio.create_task(sockets.attend(websocket, room, window))
        await sending.wait()
        window.close(Closing("banned", "Out.", False))
        say = encode(Say(seq=company.seq, request="r", phrase=next(iter(Phrase)))).decode()
        coming.put_nowait({"type": "websocket.receive", "text": say})
        coming.put_nowait({"type": "websocket.disconnect", "code": 1006})
        await asyncio.wait_for(attending, 30)
        await room.do(lambda company, now: (None, ()))  # whatever was asked before is done
        assert "r" not in room.company.requests
        running.cancel()

    run(act())


def test_what_was_asked_by_a_window_that_has_left_is_still_done() -> None:
    """A command comes, then its connection breaks: it is taken from the inbox, answered into the void, and kept."""

    async def act() -> None:
        company, store, window = gather(opened(find_game(FIRST)), "guest"), MemoryStore(), Window(0)
        line = table_line("t", "guest", company)
        await store.create(line, opened(find_game(FIRST)))
        room = Room(line, company, store, Pace(bot=60.0, idle=0.01), Chance())
        room.enter(window)
        room.take(window, Say(seq=company.seq, request="r", phrase=next(iter(Phrase))))
        room.leave(window)
        running = asyncio.create_task(room.run())
        while "r" not in room.company.requests:
            await asyncio.sleep(0.01)
            assert not running.done()
        running.cancel()

    run(asyncio.wait_for(act(), 5))
