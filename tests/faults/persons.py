"""Scripted people at a table of a real server: they play by chance, come back after a break, and ask again.

What they were told is kept, so that it can be compared with the log afterwards. However many seats people have.
"""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from threading import Thread
from typing import Any, Final

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from stammtisch.wire.changes import Gap, KeptView

Message = dict[str, Any]

ANSWER_SECONDS: Final = 3.0
"""Without a word for so long a person asks again, and then connects anew."""

ASKED_AGAIN: Final = frozenset({"stale", "seq_taken", "not_stored", "too_fast", "mirror"})
"""Refusals after which a person looks again and decides anew."""


def post(address: str, path: str, body: Message, cookie: str = "") -> tuple[Message, str]:
    """The answer to a request, and the guest's cookie."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    request = urllib.request.Request(f"http://{address}{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.load(answer), (answer.headers["set-cookie"] or cookie).partition(";")[0]


def get(address: str, path: str, cookie: str = "") -> bytes:
    """The body of an answer."""
    request = urllib.request.Request(f"http://{address}{path}", headers={"Cookie": cookie})
    with urllib.request.urlopen(request, timeout=20) as answer:
        body: bytes = answer.read()
    return body


@dataclass
class Person:
    """One seat, played by chance to the end of the match. address: of the server, or of what stands before it."""

    address: str
    table_id: str
    cookie: str
    seed: int = 0
    pause: float = 0.0
    table: Message = field(default_factory=dict)
    views: list[Message] = field(default_factory=list)
    frames: list[str] = field(default_factory=list)
    acknowledged: dict[str, int] = field(default_factory=dict)
    connections: int = 0
    error: Exception | None = None
    receipt: Message = field(default_factory=dict)
    _pending: Message | None = None
    _requests: int = 0

    def __post_init__(self) -> None:
        self._chance = Random(self.seed)
        self._kept = KeptView()

    def play(self, until: Callable[[Message], bool] | None = None, seconds: float = 100.0) -> None:
        """Play until the match is over, or so the view says; what goes wrong for good is kept as `error`."""
        end, over = time.monotonic() + seconds, until or (lambda table: bool(table.get("phase") == "match_over"))
        try:
            while not (self.table and over(self.table)):
                if time.monotonic() > end:
                    raise TimeoutError(f"no end: {self.table.get('seq')} {self._pending}")
                self._stay(over, end)
        except Exception as error:  # told by whoever started the thread
            self.error = error

    def _stay(self, over: Callable[[Message], bool], end: float) -> None:
        """One connection, as long as it holds."""
        try:
            with self._connect() as socket:
                self.connections += 1
                self._kept = KeptView()
                if self._pending:
                    socket.send(json.dumps(self._pending))
                silent = 0
                while silent < 2 and time.monotonic() < end and not (self.table and over(self.table)):
                    silent = 0 if self._listen(socket) else silent + 1
        except (OSError, WebSocketException, TimeoutError):
            time.sleep(0.05)

    def _connect(self) -> ClientConnection:
        address, cookie = f"ws://{self.address}/api/tables/{self.table_id}/socket", {"Cookie": self.cookie}
        return connect(address, additional_headers=cookie, open_timeout=5, close_timeout=1)

    def _listen(self, socket: ClientConnection) -> bool:
        """Take one message, or ask again for want of one; whether there was any."""
        try:
            frame = str(socket.recv(timeout=ANSWER_SECONDS))
        except TimeoutError:
            socket.send(json.dumps(self._pending or {"type": "ping"}))
            return False
        self.frames.append(frame)
        self._take(json.loads(frame), socket)
        self._act(socket)
        return True

    def _see(self, message: Message, socket: ClientConnection) -> None:
        """Keep the newest view; one that does not follow on the last is asked for whole."""
        try:
            view = self._kept.take(message)
        except Gap:
            socket.send('{"type":"look"}')
            return
        if view is not None and view["type"] == "table":
            self.views.append(view)
        self.table = view or self.table

    def _take(self, message: Message, socket: ClientConnection) -> None:
        if message["type"] in ("table", "waiting", "changes"):
            self._see(message, socket)
        elif message["type"] == "accepted":
            known = self.acknowledged.setdefault(message["request"], message["seq"])
            assert known == message["seq"], "a request is answered alike each time"
            self._forget(message["request"])
        elif message["type"] == "rejected":
            assert message["code"] in ASKED_AGAIN, message
            self._forget(message["request"])
        elif message["type"] == "closing":
            assert message["again"], message
            time.sleep(0.2)

    def _forget(self, request: str | None) -> None:
        if self._pending and self._pending["request"] == request:
            self._pending = None

    def _act(self, socket: ClientConnection) -> None:
        """Send what is asked for now, unless something sent waits for its answer or its view."""
        seen = max(self.acknowledged.values(), default=0)
        if self._pending or not self.table or self.table["seq"] < seen:
            return
        command = self._wanted()
        if command is None:
            return
        time.sleep(self._chance.random() * self.pause)
        self._requests += 1
        request = f"{self.seed} {self._requests}"
        self._pending = {**command, "seq": self.table["seq"], "request": request}
        socket.send(json.dumps(self._pending))

    def _wanted(self) -> Message | None:
        table = self.table
        if table["type"] == "waiting":
            return self._ready()
        if table["phase"] == "deal_over":
            return None if table["company"]["you"] in self._agreed("next") else {"type": "next"}
        if table["phase"] != "playing" or table["your_seat"] not in table["view"]["to_act"] or table["mirror"]:
            return None
        return {"type": "move", "move": self._chance.choice(table["asked"]["moves"])}

    def _ready(self) -> Message | None:
        """Ready, with a nonce that answers the commitment; the host begins when all others are."""
        company = self.table["company"]
        you, host = company["you"], company["host"]
        others = {person["number"] for person in company["persons"]} - {host}
        if others - self._agreed("start") if you == host else you in self._agreed("start"):
            return None
        if not self.receipt:
            commitment, nonce = company["fair"]["next_commitment"], f"{self._chance.getrandbits(128):032x}"
            self.receipt = {"seat": self.table["your_seat"], "commitment": commitment, "nonce": nonce}
        return {"type": "start" if you == host else "ready", "nonce": self.receipt["nonce"]}

    def _agreed(self, question: str) -> set[int]:
        agreements: list[Message] = self.table["company"]["agreements"]
        return {person for asked in agreements if asked["question"] == question for person in asked["agreed"]}


SHORT: Final[Mapping[str, Message]] = {
    "belote": {"win_at": 51},
    "cribbage": {"target": 61},
    "skat": {"deals": 3},
    "tractor": {"length": "deal"},
}
"""Options that make a match short enough for a test."""


def seat_people(address: str, game: str, people: int = 1, **changes: Any) -> list[Person]:
    """A new table of a game with people in their seats, who begin once they play; bots sit down elsewhere.

    Several people play by a clock, which a restart pauses until they are back.
    """
    wanted = {"game": game, "options": {**SHORT.get(game, {}), **changes}, "start": False}
    clock = {"visibility": "public", "pace": "slow"} if people > 1 else {}
    opened, cookie = post(address, "/api/tables", {**wanted, **clock})
    table_id, seated = opened["table_id"], [Person(address, opened["table_id"], cookie)]
    for number in range(1, people):
        _, cookie = post(address, f"/api/tables/{table_id}/join", {"name": f"Person {number}"})
        seated.append(Person(address, table_id, cookie, seed=number))
    return seated


@contextmanager
def playing(people: list[Person], seconds: float = 100.0) -> Iterator[list[Thread]]:
    """All of them play, each in a thread; at the end they have finished, without an error."""
    threads = [Thread(target=person.play, kwargs={"seconds": seconds}, daemon=True) for person in people]
    for thread in threads:
        thread.start()
    yield threads
    for thread in threads:
        thread.join(seconds)
    for person in people:
        if person.error is not None:
            raise person.error
