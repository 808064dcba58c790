"""The peer of a move at the server: boardgame.io, a trick game of four, driven as `load.py` drives our own.

Its server and its game lie in `bench/boardgame` of a checkout, and are installed from npm when they are first measured.
What belongs here: its process, and how its clients talk (socket.io over a WebSocket). What does not: our own way.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

import stammtisch
from stammtisch.bench.load import SEATS, SETTLING_SECONDS, Gate, Tally, post
from stammtisch.bench.served import Process, started

FOLDER: Final = Path(stammtisch.__file__).parents[2] / "bench" / "boardgame"
GAME: Final = "trick"
INSTALLING_SECONDS: Final = 300.0


@contextmanager
def peer_server() -> Iterator[Process | None]:
    """Its server; None outside a checkout, and where there is no npm or it installs nothing."""
    if not FOLDER.is_dir() or not _installed():
        yield None
    else:
        with started(("node", "server.js"), cwd=FOLDER) as process:
            yield process


def _installed() -> bool:
    npm = shutil.which("npm")
    if (FOLDER / "node_modules").is_dir() or npm is None:
        return npm is not None
    words = (npm, "ci", "--silent", "--omit=optional")
    return subprocess.run(words, cwd=FOLDER, timeout=INSTALLING_SECONDS, check=False).returncode == 0


class PeerTable:
    """Four people at a match of its, each with a socket; see `load.PlayedTable`."""

    def __init__(self, port: int, seed: int) -> None:
        self._port = port
        self._match_id = post(port, f"/games/{GAME}/create", {"numPlayers": SEATS})[0]["matchID"]
        self._credentials = [
            post(port, f"/games/{GAME}/{self._match_id}/join", {"playerID": str(seat), "playerName": f"P{seat}"})[0][
                "playerCredentials"
            ]
            for seat in range(SEATS)
        ]
        self._chance = Random(seed)
        self._sockets: list[ClientConnection] = []
        self._states: list[dict[str, Any]] = [{} for _ in range(SEATS)]
        self._heard = asyncio.Event()

    async def come(self) -> None:
        """Everybody connects."""
        for seat in range(SEATS):
            address = f"ws://127.0.0.1:{self._port}/socket.io/?EIO=4&transport=websocket"
            socket = await connect(address, compression=None, max_queue=None, ping_interval=None)
            self._sockets.append(socket)
            assert str(await socket.recv()).startswith("0")
            await socket.send(f"40/{GAME},")
            assert str(await socket.recv()).startswith("40")
            await self._emit(seat, "sync", self._match_id, str(seat), self._credentials[seat], SEATS)

    async def leave(self) -> None:
        """Everybody disconnects."""
        await asyncio.gather(*(socket.close() for socket in self._sockets))

    async def play(self, gate: Gate, tally: Tally) -> None:
        """Play until the gate is closed and all have been shown the last move."""
        listening = [asyncio.create_task(self._listen(seat, tally)) for seat in range(SEATS)]
        try:
            await self._all_have_seen(0)
            while await gate.pass_through():
                await self._move(tally)
        finally:
            for task in listening:
                task.cancel()
            await asyncio.gather(*listening, return_exceptions=True)

    async def _move(self, tally: Tally) -> None:
        sent_at = time.perf_counter()
        number, seat = self._states[0]["_stateID"], int(self._states[0]["ctx"]["currentPlayer"])
        card = self._chance.choice(self._states[seat]["G"]["legal"])
        move = {"type": "play", "args": [card], "playerID": str(seat), "credentials": self._credentials[seat]}
        await self._emit(seat, "update", {"type": "MAKE_MOVE", "payload": move}, number, self._match_id, str(seat))
        await self._all_have_seen(number + 1)
        tally.moves += 1
        tally.latencies.append(time.perf_counter() - sent_at)

    async def _emit(self, seat: int, *words: Any) -> None:
        await self._sockets[seat].send(f"42/{GAME},{json.dumps(words)}")

    async def _listen(self, seat: int, tally: Tally) -> None:
        async for frame in self._sockets[seat]:
            text = str(frame)
            tally.bytes += len(text)
            if text == "2":
                await self._sockets[seat].send("3")
            elif text.startswith("42"):
                self._hear(seat, msgspec.json.decode(text.partition(",")[2]))

    def _hear(self, seat: int, words: Sequence[Any]) -> None:
        if words[0] in ("sync", "update"):
            self._states[seat] = words[2]["state"] if words[0] == "sync" else words[2]
        self._heard.set()

    async def _all_have_seen(self, number: int) -> None:
        async with asyncio.timeout(SETTLING_SECONDS):
            while any(state.get("_stateID", -1) < number for state in self._states):
                self._heard.clear()
                await self._heard.wait()
