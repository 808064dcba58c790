"""A link that fails: it stands between people and server, and drops, delays, repeats, reorders and cuts frames."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from random import Random
from threading import Event, Thread
from typing import Any, Final

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import WebSocketException

FAILS: Final[Mapping[str, float]] = {"drop": 0.06, "delay": 0.1, "repeat": 0.1, "reorder": 0.08, "cut": 0.03}
"""How often each happens to a frame, in either direction."""


class FailingLink:
    """Hands frames on to a server, and does to some of them what links do. fails: how often, by what happens."""

    def __init__(self, upstream: str, seed: int, fails: Mapping[str, float] = FAILS) -> None:
        self.address = ""
        self.happened: Counter[str] = Counter()
        self._upstream = upstream
        self._chance = Random(seed)
        self._fails = fails
        self._open, self._closing = Event(), asyncio.Event()

    async def run(self) -> None:
        """Serve until told to end."""
        async with serve(self._link, "127.0.0.1", 0, compression=None, ping_interval=None) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            self.address = f"127.0.0.1:{port}"
            self._open.set()
            await self._closing.wait()

    async def _link(self, client: ServerConnection) -> None:
        assert client.request is not None
        headers = {"Cookie": client.request.headers.get("Cookie", "")}
        with suppress(OSError, WebSocketException, TimeoutError):
            address = f"ws://{self._upstream}{client.request.path}"
            async with connect(address, additional_headers=headers, compression=None, ping_interval=None) as server:
                ways = [asyncio.create_task(self._way(*pair)) for pair in ((client, server), (server, client))]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                server.transport.abort()
        client.transport.abort()

    async def _way(self, source: Any, target: Any) -> None:
        """Frames of one direction. One that is held back comes after the next one."""
        held: list[str | bytes] = []
        with suppress(OSError, WebSocketException):
            async for frame in source:
                what = self._what()
                self.happened[what] += 1
                if what == "cut":
                    return
                if what == "delay":
                    await asyncio.sleep(self._chance.random() * 0.05)
                if what == "reorder" and not held:
                    held.append(frame)
                    continue
                for _ in range({"drop": 0, "repeat": 2}.get(what, 1)):
                    await target.send(frame)
                while held:
                    await target.send(held.pop())

    def _what(self) -> str:
        return self._chance.choices([*self._fails, "pass"], [*self._fails.values(), 1 - sum(self._fails.values())])[0]


@contextmanager
def failing_link(upstream: str, seed: int) -> Iterator[FailingLink]:
    """A link to a server, in a thread of its own."""
    started, found = Event(), []

    async def run() -> None:
        link = FailingLink(upstream, seed)
        found.append((link, asyncio.get_running_loop()))
        started.set()
        await link.run()

    thread = Thread(target=lambda: asyncio.run(run()), daemon=True)
    thread.start()
    started.wait(10)
    link, loop = found[0]
    assert link._open.wait(10)
    try:
        yield link
    finally:
        loop.call_soon_threadsafe(link._closing.set)
        thread.join(10)
