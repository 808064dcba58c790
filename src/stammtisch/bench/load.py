"""Tables full of people at a server, played through sockets: what is sent, what came, and how long it took.

Every connection comes from an address of its own in 127.0.0.0/8, as people do, so that no limit of the server is in the
way. What belongs here: the driver. What does not: what is measured with it (`server.py`), and other people's servers.
"""

from __future__ import annotations

import asyncio
import gc
import http.client
import json
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count, cycle
from random import Random
from typing import Any, Final, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from stammtisch.wire.changes import KeptView

Message = dict[str, Any]

SEATS: Final = 4
OPENING: Final = {"game": "belote", "visibility": "public", "pace": "slow", "start": False}
"""Belote with clocks that run, at a table that the lobby shows: nothing that costs is left out."""

SETTLING_SECONDS: Final = 20.0
"""After the last move so long at most until everybody has been shown it."""

_ADDRESSES: Final = count(2)


def own_address() -> str:
    """Another address of this machine each time."""
    number = next(_ADDRESSES)
    return f"127.{1 + number // 65_000 % 250}.{number // 250 % 250}.{1 + number % 250}"


def post(port: int, path: str, body: Message) -> tuple[Message, str]:
    """The answer of the server to somebody who was never there, and the cookie that makes them who they are."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30, source_address=(own_address(), 0))
    connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    answer = connection.getresponse()
    read = json.loads(answer.read())
    connection.close()
    assert answer.status in (200, 201), read
    return read, (answer.getheader("set-cookie") or "").partition(";")[0]


def open_tables(port: int, number: int) -> list[tuple[str, list[str]]]:
    """So many new tables with people in all seats: each table's id, and the cookies of its people, the host first."""
    tables = []
    for _ in range(number):
        opened, cookie = post(port, "/api/tables", dict(OPENING))
        join = f"/api/tables/{opened['table_id']}/join"
        others = [post(port, join, {"name": f"Person {seat}", "seat": seat})[1] for seat in range(1, SEATS)]
        tables.append((opened["table_id"], [cookie, *others]))
    return tables


@dataclass(slots=True)
class Tally:
    """What came of a run. latencies: seconds from a move's sending until all four seats were shown it."""

    moves: int = 0
    bytes: int = 0
    latencies: list[float] = field(default_factory=list)


class Gate(Protocol):
    """Decides when the next move may be made."""

    async def pass_through(self) -> bool:
        """Wait for leave; false once no more moves are to be made."""
        ...


class Freely:
    """So many moves, each as soon as it can be made."""

    def __init__(self, moves: int) -> None:
        self._left = moves

    async def pass_through(self) -> bool:
        """See `Gate`."""
        self._left -= 1
        return self._left >= 0


class Steadily:
    """So many moves a second for some seconds, however long the server takes for each."""

    def __init__(self, per_second: float, seconds: float) -> None:
        self._step = 1 / per_second
        self._next = time.perf_counter() + self._step
        self._end = self._next + seconds

    async def pass_through(self) -> bool:
        """See `Gate`."""
        at, self._next = self._next, self._next + self._step
        if at > self._end:
            return False
        await asyncio.sleep(max(0.0, at - time.perf_counter()))
        return True


class PlayedTable:
    """Four people at a table, each with a socket. Whoever is asked moves by chance, once the gate lets them.

    ports: of the servers to which they connect in turn.
    """

    def __init__(self, ports: Sequence[int], table_id: str, cookies: Sequence[str], seed: int) -> None:
        self.table_id = table_id
        self._addresses = [f"ws://127.0.0.1:{port}/api/tables/{table_id}/socket" for port in ports]
        self._cookies = cookies
        self._chance = Random(seed)
        self._sockets: list[ClientConnection] = []
        self._kept = [KeptView() for _ in cookies]
        self._numbers = count()
        self._unanswered = 0
        self._seq = 0
        self._heard = asyncio.Event()

    async def come(self) -> None:
        """Everybody connects."""
        for cookie, address in zip(self._cookies, cycle(self._addresses), strict=False):
            local, headers = (own_address(), 0), {"Cookie": cookie}
            self._sockets.append(
                await connect(
                    address,
                    additional_headers=headers,
                    compression=None,
                    local_addr=local,
                    max_queue=None,
                    ping_interval=None,
                )
            )

    async def leave(self) -> None:
        """Everybody disconnects."""
        await asyncio.gather(*(socket.close() for socket in self._sockets))

    async def play(self, gate: Gate, tally: Tally) -> None:
        """Play until the gate is closed and all have been shown the last move."""
        listening = [asyncio.create_task(self._listen(seat, tally)) for seat in range(len(self._sockets))]
        try:
            await self._all_have_seen()
            while await self._act(gate, tally):
                pass
        finally:
            for task in listening:
                task.cancel()
            await asyncio.gather(*listening, return_exceptions=True)

    async def _act(self, gate: Gate, tally: Tally) -> bool:
        """What the table waits for; whether it goes on."""
        view = self._view(0)
        if view["type"] == "waiting":
            await self._say(0, "start")
        elif view["phase"] != "playing":
            for seat in range(len(self._sockets)):
                await self._say(seat, "next" if view["phase"] == "deal_over" else "again")
        else:
            if not await gate.pass_through():
                return False
            sent_at, seat = time.perf_counter(), view["view"]["to_act"][0]
            await self._say(seat, "move", move=self._chance.choice(self._view(seat)["asked"]["moves"]))
            await self._all_have_seen()
            tally.moves += 1
            tally.latencies.append(time.perf_counter() - sent_at)
        await self._all_have_seen()
        return True

    async def _say(self, seat: int, kind: str, **fields: str) -> None:
        command = {"type": kind, "seq": self._view(seat)["seq"], "request": f"{seat} {next(self._numbers)}", **fields}
        self._unanswered += 1
        await self._sockets[seat].send(json.dumps(command))

    async def _listen(self, seat: int, tally: Tally) -> None:
        async for frame in self._sockets[seat]:
            tally.bytes += len(frame)
            message = msgspec.json.decode(frame)
            if message["type"] in ("accepted", "rejected"):
                assert message["type"] == "accepted", message
                self._unanswered -= 1
                self._seq = max(self._seq, message["seq"])
            else:
                self._kept[seat].take(message)
            self._heard.set()

    async def _all_have_seen(self) -> None:
        """Wait until all commands are answered, and everybody has been shown what became of them."""
        async with asyncio.timeout(SETTLING_SECONDS):
            while self._unanswered or any(self._view(seat).get("seq", -1) < self._seq for seat in range(SEATS)):
                self._heard.clear()
                await self._heard.wait()

    def _view(self, seat: int) -> Message:
        return self._kept[seat].view or {}


class AnyTable(Protocol):
    """A table that the driver can play, ours or a peer's."""

    async def come(self) -> None:
        """Everybody connects."""
        ...

    async def leave(self) -> None:
        """Everybody disconnects."""
        ...

    async def play(self, gate: Gate, tally: Tally) -> None:
        """Play until the gate is closed."""
        ...


@contextmanager
def playing(tables: Sequence[AnyTable]) -> Iterator[Callable[[Gate], Tally]]:
    """People come to all tables; a function that lets all of them play until a gate is closed; people go."""

    async def play(gate: Gate) -> Tally:
        tally = Tally()
        await asyncio.gather(*(table.play(gate, tally) for table in tables))
        return tally

    async def each(calls: Iterable[Coroutine[Any, Any, None]]) -> None:
        for call in calls:
            await call

    with asyncio.Runner() as runner:
        runner.run(each(table.come() for table in tables))
        with _no_garbage_looked_for():
            yield lambda gate: runner.run(play(gate))
        runner.run(each(table.leave() for table in tables))


@contextmanager
def _no_garbage_looked_for() -> Iterator[None]:
    """Among some thousand sockets a search takes so long that it would be seen as the server's time."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def played_tables(number: int, *ports: int) -> list[PlayedTable]:
    """So many new tables of ours, of which people look at servers at these ports."""
    return [PlayedTable(ports, *table, seed) for seed, table in enumerate(open_tables(ports[0], number))]
