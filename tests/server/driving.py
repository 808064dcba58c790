"""A server in the test's own process, reached through its ASGI interface, and a seat played through a socket."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from random import Random
from typing import Any, TypeAlias

from starlette.testclient import TestClient, WebSocketTestSession

from stammtisch.server.app import create_app
from stammtisch.server.beside import ALONE, Beside
from stammtisch.server.chance import Chance
from stammtisch.server.house import Plan
from stammtisch.server.pace import Pace
from stammtisch.store.memory import MemoryStore
from stammtisch.store.store import Store
from stammtisch.wire.changes import KeptView
from tests.playing import FIRST

Message: TypeAlias = dict[str, Any]

_NUMBERS = count()
VIEWS = ("table", "waiting", "changes", "lobby")
KEY = b"k" * 32
AT_ONCE = Pace(bot=0.0)


@contextmanager
def serving(
    store: Store | None = None,
    pace: Pace = AT_ONCE,
    chance: Chance | None = None,
    beside: Beside = ALONE,
    plan: Plan | None = None,
) -> Iterator[TestClient]:
    """A client of a running server, bots moving at once."""
    with TestClient(create_app(store or MemoryStore(), KEY, pace, chance, beside, plan)) as client:
        yield client


def open_table(client: TestClient, game: str = FIRST, **wanted: Any) -> str:
    """The id of a new table of this client's guest."""
    answer = client.post("/api/tables", json={"game": game, **wanted})
    assert answer.status_code == 201, answer.text
    table_id: str = answer.json()["table_id"]
    return table_id


class Seat:
    """The person's seat of a table, played through a socket. What has changed comes out as the whole view."""

    def __init__(self, socket: WebSocketTestSession, seed: int = 0) -> None:
        self._socket = socket
        self._chance = Random(seed)
        self._name = next(_NUMBERS)
        self._requests = 0
        self._accepted = 0
        self.table: Message = {}
        self._kept = KeptView()
        self.views: list[Message] = []
        self.frames: list[str] = []

    def receive(self) -> Message:
        """The next message; a view is remembered."""
        self.frames.append(self._socket.receive_text())
        message: Message = json.loads(self.frames[-1])
        if message["type"] == "lobby":
            self.table = message
        elif message["type"] in VIEWS:
            view = self._kept.take(message)
            assert view is not None
            message = self.table = {name: value for name, value in view.items() if name != "number"}
            self.views.append(message)
        if message["type"] == "accepted":
            self._accepted = message["seq"]
        return message

    def send(self, text: str) -> None:
        """Anything."""
        self._socket.send_text(text)

    def ask(self, kind: str, **fields: Any) -> Message:
        """Send a command against the newest view, and return its answer."""
        self._requests += 1
        command = {
            "type": kind,
            "seq": self.table["seq"],
            "request": f"request {self._name}.{self._requests}",
            **fields,
        }
        self.send(json.dumps(command))
        return self.answer()

    def ask_plainly(self, kind: str, **fields: Any) -> Message:
        """Send a command of the lobby, and return its answer."""
        self._requests += 1
        self.send(json.dumps({"type": kind, "request": f"request {self._name}.{self._requests}", **fields}))
        return self.answer()

    def answer(self) -> Message:
        """The next message that is no view."""
        while (message := self.receive())["type"] in VIEWS:
            pass
        return message

    def receive_until(self, kind: str) -> Message:
        """The next message of this kind."""
        while (message := self.receive())["type"] != kind:
            pass
        return message

    def wait_for_turn(self) -> Message:
        """The view after all accepted commands in which the seat is waited for, or the deal is over."""
        self.wait_for_news()
        while not self.is_waited_for:
            assert self.receive()["type"] == "table"
        return self.table

    def wait_for_news(self) -> None:
        """Wait for the view after the last accepted command."""
        while self.table["seq"] < self._accepted:
            self.receive()

    @property
    def is_waited_for(self) -> bool:
        """Whether the table waits for the person alone."""
        return bool(self.table["phase"] != "playing" or self.table["view"]["to_act"] == [self.table["your_seat"]])

    def move(self) -> Message:
        """Make one of the moves asked for, by chance; the answer. If another seat was quicker, once more."""
        table = self.wait_for_turn()
        answer = self.ask("move", move=self._chance.choice(table["asked"]["moves"]))
        if answer.get("code") != "stale":
            return answer
        while self.table["seq"] < answer["seq"]:
            self.receive()
        return self.move()

    def play_deal(self) -> Message:
        """Play by chance to the end of the deal; the view then."""
        while self.wait_for_turn()["phase"] == "playing":
            answer = self.move()
            assert answer["type"] == "accepted", answer
        return self.table


@contextmanager
def seated(client: TestClient, table_id: str, seed: int = 0) -> Iterator[Seat]:
    """The person at a table of this client's guest, with the first view received."""
    with client.websocket_connect(f"/api/tables/{table_id}/socket") as socket:
        seat = Seat(socket, seed)
        seat.receive()
        yield seat
