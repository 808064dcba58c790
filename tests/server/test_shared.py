"""Two servers over one PostgreSQL, in one process: whatever one stores or shows, the other shows too."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import pytest
from starlette.testclient import TestClient

from stammtisch.bus.bus import Bus
from stammtisch.bus.local import LocalBus
from stammtisch.bus.postgres import PostgresBus
from stammtisch.seats import Seat as Place
from stammtisch.server import doors, rooms
from stammtisch.server.answers import Host
from stammtisch.server.beside import Beside
from stammtisch.server.chance import Chance
from stammtisch.server.guests import COOKIE
from stammtisch.server.house import Plan
from stammtisch.server.pace import Pace, steady_clock
from stammtisch.server.shared import new_shared
from stammtisch.server.site_routes import new_invitation
from stammtisch.server.thinking import think_in_thread
from stammtisch.server.worker import Worker
from stammtisch.store.postgres import PostgresStore
from stammtisch.store.postgres_books import shared_books
from stammtisch.store.postgres_desk import Desk
from stammtisch.store.postgres_form import prepare
from stammtisch.store.postgres_meeting import PostgresMeeting
from stammtisch.store.postgres_work import PostgresWork
from stammtisch.store.standings import Role
from stammtisch.tables.company_events import Paused
from stammtisch.tables.events import LogEvent, Moved
from stammtisch.tables.log_text import event_text
from stammtisch.tables.votes import PauseReason
from stammtisch.wire.hints import Stored, told_after
from tests.engines import Postgres
from tests.playing import FIRST
from tests.running import run
from tests.server.driving import Seat, open_table, seated, serving


@pytest.fixture
def address(postgres: Postgres) -> str:
    """Of a store that is ready and empty."""
    address = postgres.new_store()
    run(prepare(address))
    return address


@contextmanager
def shared_server(
    address: str, *, works: bool, deaf: bool = False, now: Callable[[], int] | None = None
) -> Iterator[TestClient]:
    """One of several servers. works: whether it sees to what is due. deaf: no hint comes to it, nor from it."""
    bus: Bus = LocalBus() if deaf else PostgresBus(address)
    store, work, pace = PostgresStore(address), PostgresWork(address), Pace(0.0, now=now or steady_clock())
    desk = Desk(address)
    shared = new_shared(bus, work, PostgresMeeting(desk))
    tasks = (Worker(store, pace, Chance(), think_in_thread, shared).run,) if works else ()
    beside = Beside(think_in_thread, shared, tasks, (bus.close, work.close, desk.close))
    with serving(store, pace, None, beside, Plan(shared_books(desk))) as client:
        yield client


@contextmanager
def two_servers(address: str, *, deaf: bool = False) -> Iterator[tuple[TestClient, TestClient]]:
    """Two servers with the same guest, of which the second one does the work."""
    with ExitStack() as stack:
        first = stack.enter_context(shared_server(address, works=False, deaf=deaf))
        second = stack.enter_context(shared_server(address, works=True, deaf=deaf))
        yield first, second


def receive_until_seq(seat: Seat, seq: int) -> None:
    """Wait until the window shows an event."""
    while seat.table["seq"] < seq:
        seat.receive()


@pytest.mark.parametrize("deaf", [False, True], ids=["told", "not told"])
def test_a_deal_is_played_at_one_server_and_seen_at_another(
    deaf: bool, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots are the other's affair; with every hint lost both windows see all that happens, only later."""
    monkeypatch.setattr(rooms, "POLL", 0.2 if deaf else 60.0)
    with two_servers(address, deaf=deaf) as (first, second):
        table_id = open_table(first)
        second.cookies = first.cookies
        with seated(second, table_id) as mirror, seated(first, table_id) as seat:
            shown = seat.play_deal()
            assert shown["deal_is_over"]
            receive_until_seq(mirror, shown["seq"])
            assert mirror.table["view"] == shown["view"] and mirror.table["sheet"] == shown["sheet"]


def test_the_newest_window_of_a_seat_acts_wherever_it_is(address: str) -> None:
    """A second window at another server has the seat; the first one looks on, until the second is closed."""
    with two_servers(address) as (first, second):
        table_id = open_table(first)
        second.cookies = first.cookies
        with seated(first, table_id) as old:
            assert not old.table["mirror"]
            with seated(second, table_id) as new:
                while not old.table["mirror"]:
                    old.receive()
                assert not new.table["mirror"]
                assert old.ask("say", phrase="hello")["code"] == "mirror"
            while old.table["mirror"]:
                old.receive()


def test_what_was_done_elsewhere_is_known_when_somebody_asks(address: str) -> None:
    """A server that has a table in memory, though nobody looks, answers by what the log has now."""
    with two_servers(address, deaf=True) as (first, second):
        table_id = open_table(first, start=False)
        assert names_at(first, table_id).count("Bert") == 0
        assert second.post(f"/api/tables/{table_id}/join", json={"name": "Bert"}).status_code == 200
        assert names_at(first, table_id).count("Bert") == 1


def test_a_table_is_in_the_lobby_of_every_server(address: str) -> None:
    """Shown while somebody of it is there; who seeks others at another server is brought to a friend's table here."""
    with two_servers(address) as (first, second):
        table_id = open_table(first, visibility="quick", pace="slow", start=False)
        with second.websocket_connect("/api/lobby/socket") as socket:
            lobby = Seat(socket)
            with seated(first, table_id):
                while [table["table_id"] for table in lobby.table.get("tables", [])] != [table_id]:
                    lobby.receive()
                assert lobby.ask_plainly("seek", game=FIRST, pace="slow", name="Bert")["type"] == "accepted"
                assert lobby.receive_until("matched")["table_id"] == table_id
            while lobby.table["tables"]:
                lobby.receive()
        assert names_at(first, table_id).count("Bert") == 1


@pytest.mark.parametrize("deaf", [False, True], ids=["told", "not told"])
def test_who_seeks_the_same_at_two_servers_is_brought_together(
    deaf: bool, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without any open table: both get seats at one table, and both servers count whoever looks for what."""
    monkeypatch.setattr(rooms, "POLL", 0.2 if deaf else 60.0)
    with two_servers(address, deaf=deaf) as servers, ExitStack() as stack:
        here, there = (Seat(stack.enter_context(one.websocket_connect("/api/lobby/socket"))) for one in servers)
        assert here.ask_plainly("seek", game="cribbage", pace="fast", name="Anna")["type"] == "accepted"
        while [row["count"] for row in there.table.get("seekers", [])] != [1]:
            there.receive()
        assert there.ask_plainly("seek", game="cribbage", pace="fast", name="Bert")["type"] == "accepted"
        (table_id,) = {seat.receive_until("matched")["table_id"] for seat in (here, there)}
        while here.table["seekers"] or here.table["seeking"]:
            here.receive()
        assert [names_at(one, table_id) for one in servers] == [["Anna", "Bert"]] * 2


def test_who_seeks_at_another_server_seeks_no_more_here(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One guest with windows at two servers is one seeker, and is not brought together with themselves."""
    monkeypatch.setattr(rooms, "POLL", 0.2)
    with two_servers(address) as (first, second), ExitStack() as stack:
        open_table(first)
        second.cookies = first.cookies
        here = Seat(stack.enter_context(first.websocket_connect("/api/lobby/socket")))
        with second.websocket_connect("/api/lobby/socket") as other:
            there = Seat(other)
            for seat in (here, there):
                assert seat.ask_plainly("seek", game="cribbage", pace="fast")["type"] == "accepted"
            while here.table["seeking"] or not here.table["seekers"]:
                here.receive()
            assert [row["count"] for row in here.table["seekers"]] == [1]
        while here.table["seekers"]:
            here.receive()


def made_host(client: TestClient) -> None:
    """The client's guest is host of the house."""
    host: Host = client.app.state.host  # type: ignore[attr-defined]  # it is ours
    assert client.portal is not None
    until = host.house.now() + 3_600_000
    secret = client.portal.call(lambda: new_invitation(host.house.books.standings, Role.HOST, until))
    assert client.post("/api/invitations/use", json={"secret": secret, "name": "Host"}).status_code == 200


def guest_of(client: TestClient) -> str:
    """The client's guest, by whom others name them."""
    return client.cookies[COOKIE].strip('"').partition(".")[0]


def test_who_is_kept_out_is_kept_out_at_every_server(address: str) -> None:
    """A window at another server than the host's ends at once, with the reason, and no new one opens."""
    with two_servers(address) as (first, second):
        made_host(first)
        table_id = open_table(second)
        lobby = second.websocket_connect("/api/lobby/socket")
        with seated(second, table_id) as seat, lobby as looking:
            banned = first.post("/api/admin/bans", json={"guest": guest_of(second), "reason": "rude words"})
            assert banned.status_code == 201, banned.text
            closing = seat.receive_until("closing")
            assert closing["code"] == "banned" and "rude words" in closing["sentence"] and not closing["again"]
            assert Seat(looking).receive_until("closing") == closing
        with second.websocket_connect(f"/api/tables/{table_id}/socket") as socket:
            assert socket.receive_json()["code"] == "banned"


@pytest.mark.parametrize("deaf", [False, True], ids=["told", "not told"])
def test_who_signs_out_everywhere_is_signed_out_at_every_server(
    deaf: bool, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window at another server ends; with every hint lost it does so too, only later."""
    monkeypatch.setattr(rooms, "POLL", 0.2 if deaf else 60.0)
    monkeypatch.setattr(doors, "KNOWN_MILLISECONDS", 200 if deaf else 60_000)
    with two_servers(address, deaf=deaf) as (first, second):
        account = {"name": "Anna", "password": "correct horse"}
        assert first.post("/api/account", json=account).status_code == 201
        assert second.post("/api/account/sign-in", json=account).status_code == 200
        with seated(second, open_table(second)) as seat:
            assert first.post("/api/account/sign-out", json={"everywhere": True}).status_code == 200
            closing = seat.receive_until("closing")
            assert (closing["code"], closing["again"]) == ("signed_out", True)


def test_an_address_that_is_kept_out_is_so_at_every_server(address: str) -> None:
    """Also for windows that are open there; the host is at the same address, and stays."""
    with two_servers(address) as (first, second):
        made_host(first)
        with seated(first, open_table(first)) as own, seated(second, open_table(second)) as seat:
            assert first.post("/api/admin/bans", json={"address": "testclient"}).status_code == 201
            assert seat.receive_until("closing")["code"] == "banned"
            assert own.ask("say", phrase="hello")["type"] == "accepted"


def test_a_table_that_the_host_has_closed_is_closed_at_every_server(address: str) -> None:
    """Its windows end with the reason, wherever they are."""
    with two_servers(address) as (first, second):
        made_host(first)
        table_id = open_table(second)
        with seated(second, table_id) as seat:
            assert first.post(f"/api/admin/tables/{table_id}/close", json={}).status_code == 200
            assert seat.receive_until("closing")["code"] == "table_closed"
        assert second.get(f"/api/tables/{table_id}").json()["code"] == "table_closed"


def test_who_is_deleted_at_one_server_is_nobody_at_another(address: str) -> None:
    """Servers and workers that had the table in memory open it anew, without the name; the others stay."""
    with two_servers(address) as (first, second):
        made_host(first)
        table_id = open_table(second, "cribbage", visibility="public", pace="slow", name="Anna", start=False)
        anna = guest_of(second)
        second.cookies.clear()
        joined = second.post(f"/api/tables/{table_id}/join", json={"name": "Bert"})
        assert joined.status_code == 200 and names_at(second, table_id) == ["Anna", "Bert"]
        with seated(second, table_id) as seat:
            assert first.post("/api/admin/people/delete", json={"guest": anna}).status_code == 200
            assert seat.receive_until("closing")["code"] == "reloaded"
        with seated(second, table_id) as seat:
            assert "Anna" not in seat.frames[-1] and "Bert" in seat.frames[-1]


def test_the_sign_that_postgresql_cannot_keep_is_refused_in_words(address: str) -> None:
    """In a path, a body or a socket's address; the database's own words are told to nobody, and all goes on."""
    with shared_server(address, works=False) as client:
        made_host(client)
        answers = [client.get(path) for path in ("/api/tables/%00", "/api/codes/a%00b", "/api/tables/%00/transcript")]
        answers.append(client.post("/api/account/sign-in", json={"name": "a\0b", "password": "correct horse"}))
        answers.append(client.post("/api/admin/people/delete", json={"guest": "\0"}))
        refused = {"code": "bad_text", "sentence": "A text may not have the sign U+0000.", "where": ""}
        assert [(answer.status_code, answer.json()) for answer in answers] == [(400, refused)] * len(answers)
        with client.websocket_connect("/api/tables/%00/socket") as socket:
            assert socket.receive_json()["code"] == "bad_text"
        assert names_at(client, open_table(client))


def names_at(client: TestClient, table_id: str) -> list[str]:
    """The names in the seats of a table, as its card says."""
    return [seat["name"] for seat in client.get(f"/api/tables/{table_id}").json()["seats"]]


def test_a_message_while_bots_move_elsewhere_is_not_refused(address: str) -> None:
    """What does not depend on the last event is decided anew when another process was quicker."""
    with two_servers(address) as (first, _):
        table_id = open_table(first)
        with seated(first, table_id) as seat:
            for _ in range(3):
                assert seat.ask("say", phrase="hello")["type"] == "accepted"
                if seat.wait_for_turn()["phase"] == "playing":
                    seat.move()


def test_bots_among_themselves_play_while_somebody_looks_on(address: str) -> None:
    """When the last person has left the seat bots stop; once somebody looks on, at whatever server, they play.

    At Cribbage, since there no deal is passed out, after which nobody would ask for the next one.
    """
    with two_servers(address) as (first, _):
        table_id = open_table(first, "cribbage", visibility="public", pace="slow", spectators=True)
        with seated(first, table_id) as seat:
            seat.wait_for_turn()
            assert seat.ask("leave")["type"] == "accepted"
        first.cookies.clear()
        time.sleep(0.5)
        with seated(first, table_id) as watcher:
            seen = watcher.table["seq"]
            receive_until_seq(watcher, seen + 3)


def test_clocks_do_not_charge_people_for_a_time_when_nobody_saw_to_them(address: str) -> None:
    """Without any worker a deadline passes; the worker that comes long after pauses the clocks instead of moving."""
    now = [1_800_000_000_000]
    with shared_server(address, works=False, deaf=True, now=lambda: now[0]) as client:
        table_id = open_table(client, "cribbage", visibility="public", pace="fast")
    now[0] += 3_600_000
    with shared_server(address, works=True, deaf=True, now=lambda: now[0]):
        end = time.monotonic() + 20
        while not any(isinstance(event, Paused) for event in kept_log(address, table_id)):
            assert time.monotonic() < end, "nobody looks at the clock"
            time.sleep(0.1)
    log = kept_log(address, table_id)
    assert [event.reason for event in log if isinstance(event, Paused)] == [PauseReason.RESTART]
    assert not any(isinstance(event, Moved) and event.automatic for event in log)


def kept_log(address: str, table_id: str) -> tuple[LogEvent, ...]:
    """A table's log as it is in the store now."""

    async def load() -> tuple[LogEvent, ...]:
        store = PostgresStore(address)
        try:
            return (await store.load(table_id))[1]
        finally:
            await store.close()

    return run(load())


def test_a_hint_with_its_events_is_shown_without_asking_the_log(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is read from the log for what the hint carries; a hint told twice shows nothing twice."""
    monkeypatch.setattr(rooms, "POLL", 60.0)
    with two_deaf_windows(address) as (second, table_id, seat, mirror):
        said = [seat.ask("say", phrase="hello")["seq"] for _ in range(2)]
        told = Stored(table_id, said[-1], None, tuple(map(event_text, kept_log(address, table_id)[-2:])))
        with monkeypatch.context() as patched:
            patched.setattr(PostgresStore, "since", None)
            tell(second, told)
            receive_until_seq(mirror, said[-1])
            tell(second, told)
            mirror.send(json.dumps({"type": "ping"}))
            assert mirror.answer()["type"] == "pong"
        assert [one["person"] for one in mirror.table["company"]["said"]] == [0, 0]


def test_a_gap_before_what_a_hint_carries_is_read_from_the_log(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The hint of the first event is lost: nothing is missing in what the second one shows."""
    monkeypatch.setattr(rooms, "POLL", 60.0)
    with two_deaf_windows(address) as (second, table_id, seat, mirror):
        said = [seat.ask("say", phrase="hello")["seq"] for _ in range(2)]
        tell(second, Stored(table_id, said[-1], None, (event_text(kept_log(address, table_id)[-1]),)))
        receive_until_seq(mirror, said[-1])
        assert [one["number"] for one in mirror.table["company"]["said"]] == said


@contextmanager
def two_deaf_windows(address: str) -> Iterator[tuple[TestClient, str, Seat, Seat]]:
    """The second of two servers between which no hint goes, a table that waits, and a window on it at each of them."""
    with (
        shared_server(address, works=False, deaf=True) as first,
        shared_server(address, works=False, deaf=True) as second,
    ):
        table_id = open_table(first, start=False)
        second.cookies = first.cookies
        with seated(second, table_id) as mirror, seated(first, table_id) as seat:
            yield second, table_id, seat, mirror


def tell(client: TestClient, hint: Stored) -> None:
    """Have a server hear a hint."""
    assert client.portal is not None
    client.portal.call(client.app.state.host.rooms.hear, hint)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("seq", "events"),
    [(6, ()), (7, (2, 3)), (8, (3,)), (9, ())],
    ids=["one is missing", "none is known", "one is known", "all are known"],
)
def test_what_a_hint_carries_counts_only_right_after_what_is_known(seq: int, events: tuple[int, ...]) -> None:
    """A hint of the events 8 and 9."""
    carried = {number: Moved(Place(0), f"move {number}", at=number) for number in (2, 3)}
    hint = Stored("t", 9, None, tuple(map(event_text, carried.values())))
    assert told_after(seq, hint) == tuple(carried[number] for number in events)


def test_a_hint_of_another_version_counts_for_nothing() -> None:
    """What cannot be read is read from the log, where it is said what is wrong."""
    assert told_after(7, Stored("t", 9, None, ("{}", '{"kind":"what is this"}'))) == ()
