"""A disk that is full, slow, locked or damaged: what cannot be kept is refused and can be asked again."""

from __future__ import annotations

import json
import resource
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import structlog

from stammtisch.games import GAMES
from stammtisch.store.folder import TABLES
from stammtisch.store.sqlite import SqliteStore
from stammtisch.tables.gathering import gather
from tests.faults.comparing import expect_consistent, expect_ended_right, kept_log, request_of
from tests.faults.persons import get, playing, seat_people
from tests.faults.servers import Server, running
from tests.playing import FIRST
from tests.running import run
from tests.server.driving import open_table, seated, serving

ROOM = 24 * 1024
"""Bytes that a file may still grow before the disk is full."""


def may_grow(server: Server, size: int) -> None:
    """From now on no file of the server may be larger; what would be fails as on a disk that is full."""
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def test_a_disk_that_is_full_stops_moves_and_nothing_else(tmp_path: Path) -> None:
    """Moves are refused, the server answers all the same; with room again the match goes on, and its log is whole."""
    with running(tmp_path, "--pace", "0") as server:
        people = seat_people(server.address, "belote")
        wal = tmp_path / f"{TABLES}-wal"
        may_grow(server, wal.stat().st_size + ROOM)
        with playing(people):
            end = time.monotonic() + 30
            while not any("not_stored" in frame for frame in people[0].frames) and "store" not in server.log:
                assert time.monotonic() < end, "the disk is never full"
                time.sleep(0.02)
            assert json.loads(get(server.address, "/healthz")) == {"healthy": True}
            may_grow(server, resource.RLIM_INFINITY)
        log = kept_log(tmp_path, people[0].table_id)
        expect_consistent(log, people)
        expect_ended_right(log, people)
    assert "Traceback" not in server.log


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another process has the file, and writes."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin immediate")
        yield
        other.execute("rollback")


def test_a_locked_file_delays_moves_and_loses_none(tmp_path: Path) -> None:
    """While another process writes the move is refused as not stored; the same request is taken afterwards, once."""
    store = SqliteStore(tmp_path / TABLES)
    store._connection.execute("pragma busy_timeout = 50")
    with structlog.testing.capture_logs() as logs, serving(store) as client:
        table_id = open_table(client)
        with seated(client, table_id) as seat:
            table = seat.wait_for_turn()
            with locked(tmp_path / TABLES):
                refused = seat.ask("move", request="r", move=table["asked"]["moves"][0])
                assert (refused["code"], "locked" in refused["sentence"]) == ("not_stored", True)
                assert client.get("/healthz").status_code == 200
            assert seat.ask("move", request="r", move=table["asked"]["moves"][0])["type"] == "accepted"
            assert seat.play_deal()["deal_is_over"]
    requests = [request_of(event) for event in kept_log(tmp_path, table_id)]
    assert requests.count("r") == 1
    assert {entry["event"] for entry in logs} <= {"bot_waits_for_store"}


class SlowDisk(SqliteStore):
    """A store whose every commit takes its time."""

    SECONDS = 0.15

    def _commit(self, group: list[Any]) -> None:
        time.sleep(self.SECONDS)
        super()._commit(group)


def test_a_slow_disk_delays_what_is_shown_and_not_the_server(tmp_path: Path) -> None:
    """Whatever a view shows was on the disk before; other requests are answered while the disk is busy."""
    with serving(SlowDisk(tmp_path / TABLES)) as client:
        table_id = open_table(client)
        with seated(client, table_id) as seat:
            for _ in range(4):
                if seat.wait_for_turn()["phase"] != "playing":
                    break
                answer = seat.move()
                with closing(sqlite3.connect(tmp_path / TABLES)) as other:
                    kept = other.execute("select max(seq) from events where table_id = ?", (table_id,)).fetchone()[0]
                assert kept >= answer["seq"] and kept >= seat.table["seq"]
                assert client.get("/api/games").status_code == 200
                seat.send('{"type":"ping"}')
                assert seat.answer() == {"type": "pong"}


def test_tables_in_a_damaged_file_are_refused_in_words_and_the_others_go_on(tmp_path: Path) -> None:
    """Bits turn over in one table's log while the server is down: that table says so, and another one plays on."""
    with running(tmp_path, "--pace", "0") as server:
        hurt, sound = seat_people(server.address, FIRST)[0], seat_people(server.address, FIRST)[0]
        hurt.play(until=lambda table: table["type"] == "table")
        seen = len(hurt.frames)
    with closing(sqlite3.connect(tmp_path / TABLES)) as connection, connection:
        damaged = "update events set event = replace(event, ' H', ' D') where table_id = ? and seq = 3"
        connection.execute(damaged, (hurt.table_id,))
    server.start()
    try:
        hurt.play(seconds=15)
        assert "table_broken" in str(hurt.error) and len(hurt.frames) == seen + 1
        sound.play(until=lambda table: bool(table.get("sheet")), seconds=60)
        assert sound.error is None and sound.table["sheet"]
    finally:
        server.kill()
    assert "dealt" not in server.log + hurt.frames[-1] and server.log.count("table_broken") == 1


def test_a_file_whose_pages_are_damaged_under_a_running_server_is_told_in_words(tmp_path: Path) -> None:
    """Half of the file is overwritten: every route still answers in its shape, and nothing names a card."""
    with structlog.testing.capture_logs() as logs, serving(SqliteStore(tmp_path / TABLES)) as client:
        table_id = open_table(client)
        with closing(sqlite3.connect(tmp_path / TABLES)) as other:
            other.execute("pragma wal_checkpoint(truncate)")
        size = (tmp_path / TABLES).stat().st_size
        with (tmp_path / TABLES).open("rb+") as file:
            file.seek(4096)
            file.write(b"\x5a" * (size - 4096))
        answers = [client.get(path) for path in ("/api/tables/mine", f"/api/tables/{table_id}/record", "/api/games")]
        answers.append(client.post("/api/tables", json={"game": FIRST}))
        refused = [answer.json()["code"] for answer in answers if answer.status_code >= 400]
        assert refused and set(refused) <= {"not_stored", "table_broken"}
        with client.websocket_connect(f"/api/tables/{table_id}/socket") as socket:
            assert socket.receive_json()["type"] == "closing"
    assert "Traceback" not in str(logs)


def test_a_table_that_was_poisoned_is_whole_when_the_fault_is_mended(tmp_path: Path, monkeypatch: Any) -> None:
    """The rules fail at one table: it says so and is closed. A server without the fault plays the same log on."""
    path = tmp_path / TABLES
    with structlog.testing.capture_logs() as logs, serving(SqliteStore(path)) as client:
        table_id, sound = open_table(client), open_table(client)
        with seated(client, table_id) as seat:
            table = seat.wait_for_turn()
            with monkeypatch.context() as patch:
                patch.setattr(type(GAMES[FIRST]), "play", _fault)
                ended = seat.ask("move", request="r", move=table["asked"]["moves"][0])
        assert (ended["code"], ended["again"]) == ("table_broken", False)
        with seated(client, sound) as seat:
            assert seat.move()["type"] == "accepted"
        cookies = client.cookies
    assert [entry["event"] for entry in logs] == ["table_broken"] and "HA" not in str(logs)
    assert gather(kept_log(tmp_path, table_id)).seq == table["seq"]
    with serving(SqliteStore(path)) as client:
        client.cookies = cookies
        with seated(client, table_id) as seat:
            assert seat.wait_for_turn()["view"] == table["view"]
            assert seat.ask("move", request="r", move=table["asked"]["moves"][0])["type"] == "accepted"
            assert seat.play_deal()["deal_is_over"]


def _fault(*_: object) -> object:
    raise RuntimeError("a fault that knows of HA")


def test_a_clock_that_jumps_both_ways_changes_nothing_but_the_time_noted(tmp_path: Path, monkeypatch: Any) -> None:
    """The machine's clock goes back ten years and ahead: the log is whole, the list of tables comes, the deal ends."""
    jumps = iter([0.0, 4e9, 1e9, 3e9, 2e9] * 2000)
    for module in ("pace", "kept"):
        monkeypatch.setattr(f"stammtisch.server.{module}.time", lambda: next(jumps))
    with serving(SqliteStore(tmp_path / TABLES)) as client:
        table_id = open_table(client)
        with seated(client, table_id) as seat:
            assert seat.play_deal()["deal_is_over"]
        assert client.get("/api/tables/mine").status_code == 200
    company = gather(kept_log(tmp_path, table_id))
    assert company.table is not None and company.table.sheet
    assert run(_changed(tmp_path / TABLES)) in (0.0, 4e9, 1e9, 3e9, 2e9)


async def _changed(path: Path) -> float:
    store = SqliteStore(path)
    with closing(sqlite3.connect(path)) as other:
        changed: float = other.execute("select changed from tables").fetchone()[0]
    await store.close()
    return changed
