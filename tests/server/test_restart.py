"""A server that is killed in the middle of a deal and started again has lost nothing, and plays on."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from stammtisch import cli
from stammtisch.games import GAMES
from stammtisch.wire.changes import KeptView
from tests.house.project import ROOT
from tests.playing import FIRST
from tests.tables.test_table import shortest

Message = dict[str, Any]
MOST_MOVES = 400


@contextmanager
def server(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server process over this folder, and its address; killed at the end."""
    command = [sys.executable, "-m", "stammtisch", "serve", "--port", "0", "--data", str(folder), *arguments]
    environment = {"PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT) as process:
        assert process.stdout is not None
        try:
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())
            assert found is not None
            yield process, f"127.0.0.1:{found[1]}"
        finally:
            process.kill()


def open_table(address: str, game: str) -> tuple[str, str]:
    """The id of a new table, and the guest's cookie."""
    body = json.dumps({"game": game}).encode()
    request = urllib.request.Request(f"http://{address}/api/tables", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)["table_id"], answer.headers["set-cookie"].partition(";")[0]


class Player:
    """A person at a table of a real server."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._chance = Random(1)
        self.table: Message = {}
        self._kept = KeptView()
        self.sent: Message = {}
        self.receive()

    def receive(self) -> Message:
        """The next message; a view is remembered."""
        message: Message = json.loads(self._socket.recv(timeout=20))
        if message["type"] in ("table", "changes"):
            self.table = self._kept.take(message) or self.table
        return message

    def send(self, message: Message) -> Message:
        """Send a command; its answer."""
        self._socket.send(json.dumps(message))
        while (answer := self.receive())["type"] in ("table", "changes"):
            pass
        return answer

    def wait(self) -> str:
        """Wait until the person alone is asked; the phase then."""
        while self.table["phase"] == "playing" and self.table["view"]["to_act"] != [self.table["your_seat"]]:
            self.receive()
        return str(self.table["phase"])

    def act(self, request: str) -> Message:
        """Wait until the person alone is asked; do what is asked; the answer."""
        self.wait()
        self.sent = {"type": "next", "seq": self.table["seq"], "request": request}
        if self.table["phase"] == "playing":
            self.sent |= {"type": "move", "move": self._chance.choice(self.table["asked"]["moves"])}
        answer = self.send(self.sent)
        while answer["type"] == "rejected" and answer["code"] in ("stale", "too_fast"):
            time.sleep(0.1)
            answer = self.send(self.sent | {"seq": answer["seq"]})
        while answer["type"] == "accepted" and self.table["seq"] < answer["seq"]:
            self.receive()
        return answer

    def send_text(self, text: str) -> None:
        """Anything."""
        self._socket.send(text)


@contextmanager
def seated(address: str, table_id: str, cookie: str) -> Iterator[Player]:
    """The person at a table of a real server, with the first view received."""
    with connect(f"ws://{address}/api/tables/{table_id}/socket", additional_headers={"Cookie": cookie}) as socket:
        yield Player(socket)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_killed_server_continues_at_the_same_point(game: str, tmp_path: Path) -> None:
    """Every acknowledged move is there, a request sent before is not applied twice, bots go on, the deal ends."""
    with server(tmp_path, "--pace", "0.05") as (process, address):
        table_id, cookie = open_table(address, game)
        with seated(address, table_id, cookie) as player:
            accepted = player.act("before 0")
            for number in range(1, 3):
                if player.wait() == "playing":
                    accepted = player.act(f"before {number}")
            assert accepted["type"] == "accepted", accepted
            before, sent = player.table, player.sent
            process.send_signal(signal.SIGKILL)
            process.wait(timeout=10)
    with server(tmp_path, "--pace", "0") as (_, address), seated(address, table_id, cookie) as player:
        assert player.table["seq"] >= before["seq"]
        if player.table["seq"] == before["seq"]:
            assert {**player.table, "number": 0} == {**before, "number": 0}  # views are counted anew
        elif player.table["phase"] == "playing":
            assert player.table["events"][: len(before["events"])] == before["events"]
        assert player.send(sent) == accepted
        _play_on(player, sheet=len(before["sheet"]) + 1)


def _play_on(player: Player, sheet: int) -> None:
    """To the end of the match, or until so many deals are on the sheet."""
    for number in range(MOST_MOVES):
        if player.wait() == "match_over" or len(player.table["sheet"]) >= sheet:
            return
        answer = player.act(f"after {number}")
        assert answer["type"] == "accepted", answer
    raise AssertionError("the deal does not end")


def test_a_match_is_played_to_its_end_over_many_kills(tmp_path: Path) -> None:
    """The server is killed after every few moves; in the end the match has its result and its record."""
    with server(tmp_path, "--pace", "0") as (_, address):
        table_id, cookie = open_table(address, shortest())
    moves, over = 0, False
    for part in range(3):
        with server(tmp_path, "--pace", "0") as (_, address), seated(address, table_id, cookie) as player:
            until = MOST_MOVES if part == 2 else moves + 4
            while not (over := player.wait() == "match_over") and moves < until:
                moves += 1
                answer = player.act(f"move {moves}")
                assert answer["type"] == "accepted", answer
            if over:
                assert player.table["match_result"] is not None
                assert record(address, table_id, cookie).startswith(b'{"format":1')
    assert over


def record(address: str, table_id: str, cookie: str) -> bytes:
    """The record of a match that is over."""
    request = urllib.request.Request(f"http://{address}/api/tables/{table_id}/record", headers={"Cookie": cookie})
    with urllib.request.urlopen(request, timeout=10) as answer:
        text: bytes = answer.read()
    return text


def test_a_frame_beyond_all_bounds_cuts_the_connection_and_the_table_goes_on(tmp_path: Path) -> None:
    """A megabyte at once is not read; the next connection finds the table as it was."""
    with server(tmp_path, "--pace", "0") as (_, address):
        table_id, cookie = open_table(address, FIRST)
        with pytest.raises(ConnectionClosed, match="1009"), seated(address, table_id, cookie) as player:
            player.send_text("x" * 1_000_000)
            while True:
                player.receive()
        with seated(address, table_id, cookie) as player:
            assert player.act("r")["type"] == "accepted"


def serve(*words: str) -> None:
    """The command, which must not get as far as serving: one line on standard error, exit status 2."""
    assert cli.main(["serve", *words]) == 2


def test_a_port_that_is_taken_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The line names address and reason."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        serve("--data", str(tmp_path), "--port", str(port))
    assert f"127.0.0.1:{port}: cannot listen there" in capsys.readouterr().err


def test_a_store_or_folder_that_cannot_be_used_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The server does not start over a file that is no store, or in a folder that is none."""
    (tmp_path / "tables.sqlite3").write_bytes(b"no database at all" * 100)
    serve("--data", str(tmp_path), "--port", "0")
    assert "tables.sqlite3 cannot be used" in capsys.readouterr().err
    serve("--data", str(tmp_path / "tables.sqlite3"), "--port", "0")
    assert "tables.sqlite3: File exists" in capsys.readouterr().err
