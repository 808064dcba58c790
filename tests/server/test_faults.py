"""A fault of a bot, of the store or of one table stops nothing else, loses nothing, and tells nothing of cards."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
import structlog

from stammtisch.games import GAMES
from stammtisch.players import LEVELS
from stammtisch.server import bots
from stammtisch.server.pace import Pace
from stammtisch.store.memory import MemoryStore
from stammtisch.store.sqlite import SqliteStore
from stammtisch.store.store import StoreError, TableLine
from stammtisch.tables.events import DealStarted, LogEvent
from stammtisch.tables.gathering import gather
from stammtisch.tables.settings import Level
from tests.playing import FIRST
from tests.running import run
from tests.server.driving import open_table, seated, serving


class Failing:
    """A player that raises, and names a card as it does."""

    def choose(self, view: Any, moves: Sequence[Any], chance: Random) -> Any:
        """Never comes back."""
        raise ValueError(f"no idea with {view.hand}")


class Cheating:
    """A player that answers with something that is no legal move."""

    def choose(self, view: Any, moves: Sequence[Any], chance: Random) -> Any:
        """No move at all."""
        return None


@pytest.mark.parametrize("player", [Failing(), Cheating()], ids=["fails", "cheats"])
def test_a_bot_that_fails_makes_a_legal_move_and_is_logged_once(player: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The deal is played to its end; the log has one line for each place of the fault, and no card in it."""
    monkeypatch.setitem(LEVELS, FIRST, {Level.BEGINNER.value: player})
    monkeypatch.setattr(bots, "_told", set())
    with structlog.testing.capture_logs() as logs, serving() as client, seated(client, open_table(client)) as seat:
        assert seat.play_deal()["deal_is_over"]
    assert {(entry["event"], entry["player"]) for entry in logs} == {("bot_failed", type(player).__name__)}
    assert len({entry["place"] for entry in logs}) == len(logs)
    assert "no idea" not in str(logs)


class Full(MemoryStore):
    """A store that can be told to refuse."""

    def __init__(self) -> None:
        super().__init__()
        self.refusals = 0

    async def append(self, line: TableLine, seq: int, events: Sequence[LogEvent]) -> None:
        """Refused so many times; else as always."""
        if self.refusals:
            self.refusals -= 1
            raise StoreError("not_stored", "The server could not store this: the disk is full.")
        await super().append(line, seq, events)


def test_what_cannot_be_stored_is_refused_and_can_be_sent_again() -> None:
    """The table stays as it was, and the same request is taken once there is room."""
    store = Full()
    with serving(store) as client, seated(client, open_table(client)) as seat:
        table = seat.wait_for_turn()
        store.refusals = 1
        refused = seat.ask("move", request="r", move=table["asked"]["moves"][0])
        assert (refused["type"], refused["code"]) == ("rejected", "not_stored")
        assert seat.receive() == table
        assert seat.ask("move", request="r", move=table["asked"]["moves"][0])["type"] == "accepted"


def test_a_bot_waits_until_its_move_can_be_stored() -> None:
    """A refused store delays a bot's move, and nothing more."""
    store = Full()
    store.refusals = 1
    with structlog.testing.capture_logs() as logs, serving(store) as client, seated(client, open_table(client)) as seat:
        while (answer := seat.move())["type"] == "rejected":
            seat.receive()
        assert answer["type"] == "accepted"
        assert seat.play_deal()["deal_is_over"]
    assert store.refusals == 0
    assert all(entry["event"] == "table_waits_for_store" for entry in logs)


def test_a_move_stored_by_another_process_is_read_from_the_log() -> None:
    """A number that is taken means that the log is ahead: the command is refused, and the fresh view has the log."""
    store = MemoryStore()
    with serving(store, Pace(bot=0.0)) as client:
        table_id = open_table(client)
        with seated(client, table_id) as seat:
            table = seat.wait_for_turn()
            line, log = run(store.load(table_id))
            move, other = table["asked"]["moves"][0], table["asked"]["moves"][-1]
            with serving(store) as second:
                second.cookies = client.cookies
                with seated(second, table_id) as elsewhere:
                    elsewhere.wait_for_turn()
                    elsewhere.ask("move", move=other)
                    moved_on = elsewhere.wait_for_turn()
            refused = seat.ask("move", move=move)
            assert (refused["type"], refused["code"]) == ("rejected", "stale")
            while seat.table["seq"] < moved_on["seq"]:
                seat.receive()
            assert len(log) < moved_on["seq"] and line.table_id == table_id


def test_a_fault_of_ours_stops_one_table_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its windows are told, its log is kept, others play on, and the log of the server names no card."""
    store, game = MemoryStore(), GAMES[FIRST]
    with structlog.testing.capture_logs() as logs, serving(store) as client:
        broken, sound = open_table(client), open_table(client)
        with seated(client, broken) as seat:
            table = seat.wait_for_turn()
            with monkeypatch.context() as patch:
                patch.setattr(type(game), "play", _fault)
                ended = seat.ask("move", move=table["asked"]["moves"][0])
            assert (ended["type"], ended["code"], ended["again"]) == ("closing", "table_broken", False)
        with client.websocket_connect(f"/api/tables/{broken}/socket") as socket:
            assert socket.receive_json()["code"] == "table_broken"
        with seated(client, sound) as seat:
            assert seat.move()["type"] == "accepted"
    _, log = run(store.load(broken))
    assert gather(log).seq == table["seq"]
    assert [entry["event"] for entry in logs] == ["table_broken"]
    assert "secret" not in str(logs)


def test_a_fault_in_a_view_stops_the_table_and_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even what fails while a window opens is told in words, and the server's log names no card."""
    with structlog.testing.capture_logs() as logs, serving() as client:
        table_id = open_table(client)
        monkeypatch.setattr(type(GAMES[FIRST]), "view", _fault)
        with client.websocket_connect(f"/api/tables/{table_id}/socket") as socket:
            assert socket.receive_json()["code"] == "table_broken"
    assert [entry["event"] for entry in logs if entry["event"] != "bot_failed"] == ["table_broken"]
    assert "HA" not in str(logs)


def _fault(*_: object) -> object:
    raise RuntimeError("secret HA")


def test_a_damaged_log_is_told_in_words() -> None:
    """A table whose log cannot have happened is said to be stopped; the server goes on."""
    store = MemoryStore()
    with structlog.testing.capture_logs() as logs, serving(store) as client:
        table_id = open_table(client)
        line, log = run(store.load(table_id))
        run(store.append(line, len(log), [DealStarted(())]))
        with client.websocket_connect(f"/api/tables/{table_id}/socket") as socket:
            assert socket.receive_json()["code"] == "table_broken"
        assert client.get("/healthz").status_code == 200
    assert [entry["event"] for entry in logs] == ["table_broken"]


@pytest.mark.parametrize("damaged", ["substr(event, 1, 60)", "cast(cast(event as blob) || x'ff' as text)"])
def test_a_damaged_log_is_never_quoted(damaged: str, tmp_path: Path) -> None:
    """Half an event that deals cards, or one that is no text any more: neither record nor socket nor log names one."""
    store = SqliteStore(tmp_path / "tables.sqlite3")
    with structlog.testing.capture_logs() as logs, serving(store) as client:
        table_id = open_table(client)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as connection, connection:
            connection.execute(f"update events set event = {damaged} where seq = 2")
        answer = client.get(f"/api/tables/{table_id}/record")
        assert (answer.status_code, answer.json()["code"]) == (500, "table_broken")
        with client.websocket_connect(f"/api/tables/{table_id}/socket") as socket:
            refused = socket.receive_json()
    assert refused["code"] == "table_broken"
    assert "dealt" not in f"{answer.text} {refused} {logs}"


def test_a_table_nobody_looks_at_is_put_away_and_comes_back() -> None:
    """After the idle time the room is gone; opened again it is at the same point."""
    with serving(pace=Pace(bot=0.0, idle=0.05)) as client:
        table_id = open_table(client)
        with seated(client, table_id) as seat:
            before = seat.wait_for_turn()
        with serving(pace=Pace(bot=0.0, idle=0.05)):
            pass  # another server starts and ends meanwhile: more than the idle time
        with seated(client, table_id) as seat:
            assert before == seat.wait_for_turn()
