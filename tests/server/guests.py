"""Several guests of one server in the test's own process, each with cookies of their own, and a time that tests set."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from http.cookies import SimpleCookie
from typing import Any

from starlette.testclient import TestClient

from stammtisch.server.answers import Host
from stammtisch.server.house import Plan
from stammtisch.server.pace import Pace
from stammtisch.store.store import Store
from tests.gathered import START
from tests.server.driving import Message, Seat, serving


class FakeTime:
    """Unix time in milliseconds that stands until a test moves it."""

    def __init__(self) -> None:
        self.milliseconds = START

    def __call__(self) -> int:
        return self.milliseconds


class House:
    """A server with several guests."""

    def __init__(self, client: TestClient, time: FakeTime) -> None:
        self.client = client
        self.time = time

    def guest(self) -> Guest:
        """Somebody who has never been here."""
        return Guest(self)

    def let_pass(self, milliseconds: int) -> None:
        """Time passes, and every table looks at it."""
        self.time.milliseconds += milliseconds
        assert self.client.portal is not None
        host: Host = self.client.app.state.host  # type: ignore[attr-defined]  # it is ours
        self.client.portal.call(host.rooms.wake)


class Guest:
    """One browser: its cookies, each for its own path."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.cookies: dict[tuple[str, str], str] = {}

    def get(self, path: str, **more: Any) -> Any:
        """Ask for something."""
        return self._ask("GET", path, **more)

    def post(self, path: str, body: Any, **more: Any) -> Any:
        """Send a body of JSON."""
        return self._ask("POST", path, json=body, **more)

    def send(self, path: str, content: bytes, headers: dict[str, str]) -> Any:
        """Send any body."""
        return self._ask("POST", path, content=content, headers=headers)

    def open(self, game: str, **wanted: Any) -> str:
        """The id of a new table that waits for people."""
        answer = self.post("/api/tables", {"game": game, "start": False, **wanted})
        assert answer.status_code == 201, answer.text
        table_id: str = answer.json()["table_id"]
        return table_id

    def join(self, table_id: str, **wanted: Any) -> Message:
        """Come to a table."""
        answer = self.post(f"/api/tables/{table_id}/join", wanted)
        assert answer.status_code == 200, answer.text
        joined: Message = answer.json()
        return joined

    @contextmanager
    def at(self, table_id: str, seed: int = 0, query: str = "") -> Iterator[Seat]:
        """A window on a table, the first view received."""
        path = f"/api/tables/{table_id}/socket"
        with self._house.client.websocket_connect(path + query, headers=self._headers(path)) as socket:
            seat = Seat(socket, seed)
            seat.receive()
            yield seat

    @contextmanager
    def in_lobby(self) -> Iterator[Seat]:
        """A window on the lobby, which is shown."""
        path = "/api/lobby/socket"
        with self._house.client.websocket_connect(path, headers=self._headers(path)) as socket:
            self._keep(socket.extra_headers)
            yield Seat(socket)

    def refused_at(self, table_id: str) -> Message:
        """What the socket of a table says that does not let this guest in."""
        path = f"/api/tables/{table_id}/socket"
        with self._house.client.websocket_connect(path, headers=self._headers(path)) as socket:
            closing: Message = socket.receive_json()
        return closing

    def _ask(self, method: str, path: str, **more: Any) -> Any:
        headers = {**self._headers(path), **more.pop("headers", {})}
        answer = self._house.client.request(method, path, headers=headers, **more)
        self._house.client.cookies.clear()
        self._keep([(b"set-cookie", text.encode()) for text in answer.headers.get_list("set-cookie")])
        return answer

    def _headers(self, path: str) -> dict[str, str]:
        sent = [f"{name}={value}" for (where, name), value in self.cookies.items() if path.startswith(where)]
        return {"cookie": "; ".join(sent)} if sent else {}

    def _keep(self, headers: Sequence[tuple[bytes, bytes]] | None) -> None:
        for name, text in headers or []:
            if name.lower() == b"set-cookie":
                for key, cookie in SimpleCookie(text.decode()).items():
                    self.cookies[cookie["path"], key] = cookie.value
                    if cookie["max-age"] == "0":
                        del self.cookies[cookie["path"], key]


@contextmanager
def house(store: Store | None = None, time: FakeTime | None = None, plan: Plan | None = None) -> Iterator[House]:
    """A server whose bots move at once, by a time that the test sets."""
    time = time or FakeTime()
    with serving(store, Pace(bot=0.0, now=time), plan=plan) as client:
        yield House(client, time)


@contextmanager
def all_at(guests: Sequence[Guest], table_id: str) -> Iterator[list[Seat]]:
    """A window of each guest on the table."""
    with ExitStack() as stack:
        yield [stack.enter_context(guest.at(table_id, seed)) for seed, guest in enumerate(guests)]


def gathered(house: House, game: str, count: int, **wanted: Any) -> tuple[list[Guest], str]:
    """So many guests at a table that waits, each in a seat."""
    guests = [house.guest() for _ in range(count)]
    table_id = guests[0].open(game, name="person 0", **wanted)
    for number, guest in enumerate(guests[1:], 1):
        guest.join(table_id, name=f"person {number}")
    return guests, table_id


def catch_up(seats: Sequence[Seat], seq: int) -> None:
    """Every window has the view after this event."""
    for seat in seats:
        while seat.table["seq"] < seq:
            seat.receive()


def started(seats: Sequence[Seat]) -> None:
    """The host begins, and everybody sees it."""
    answer = seats[0].ask("start")
    assert answer["type"] == "accepted", answer
    catch_up(seats, answer["seq"] + 1)


def wait_for_people(seats: Sequence[Seat]) -> None:
    """Bots move until a person is waited for, or the deal is over; every window has that view."""
    first = seats[0]
    while first.table["phase"] == "playing" and not awaited(seats):
        first.receive()
    catch_up(seats, first.table["seq"])


def awaited(seats: Sequence[Seat]) -> list[Seat]:
    """The windows whose seats are waited for, as the first window has it."""
    to_act = seats[0].table["view"]["to_act"]
    return [seat for seat in seats if seat.table["your_seat"] in to_act]


def play_deal(seats: Sequence[Seat]) -> Message:
    """People play by chance to the end of the deal; the first window's view then."""
    wait_for_people(seats)
    while seats[0].table["phase"] == "playing":
        seat = awaited(seats)[0]
        answer = seat.ask("move", move=seat._chance.choice(seat.table["asked"]["moves"]))
        assert answer["type"] == "accepted", answer
        catch_up(seats, answer["seq"])
        wait_for_people(seats)
    return seats[0].table
