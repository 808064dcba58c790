"""Over a link that drops, repeats and breaks, every command is applied once, and none that was acknowledged is lost."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from stammtisch.games import GAMES
from stammtisch.store.memory import MemoryStore
from stammtisch.tables.events import Moved
from tests.running import run
from tests.server.driving import open_table, seated, serving

MOST_TURNS = 120


class LossyPlayer:
    """A person whose link fails at random: what is sent may be lost or arrive twice, and the answer may be lost."""

    def __init__(self, client: TestClient, table_id: str, seed: int) -> None:
        self._client = client
        self._table_id = table_id
        self._chance = Random(seed)
        self._command: dict[str, Any] | None = None
        self._requests = 0
        self.acknowledged: dict[str, int] = {}

    def play_turn(self) -> str:
        """One connection: send the command that waits for its answer, or a new one; the phase seen."""
        with seated(self._client, self._table_id) as seat:
            table = seat.wait_for_turn()
            if table["phase"] != "playing":
                return str(table["phase"])
            command = self._command or self._new_command(table)
            self._command = command
            for _ in range(self._chance.choice((0, 1, 1, 1, 2))):
                seat.send(json.dumps(command))
                if self._chance.random() < 0.7:
                    self._take(seat.answer())
            return "playing"

    def _new_command(self, table: dict[str, Any]) -> dict[str, Any]:
        self._requests += 1
        move = self._chance.choice(table["asked"]["moves"])
        return {"type": "move", "seq": table["seq"], "request": f"request {self._requests}", "move": move}

    def _take(self, answer: dict[str, Any]) -> None:
        assert answer["type"] == "accepted" or answer["code"] == "stale", answer
        if answer["type"] == "accepted":
            known = self.acknowledged.setdefault(answer["request"], answer["seq"])
            assert known == answer["seq"], "the same request is answered alike"
        self._command = None


@pytest.mark.parametrize("game", list(GAMES))
def test_every_command_is_applied_once_over_a_lossy_link(game: str) -> None:
    """The log holds each acknowledged request at its number, and no request twice."""
    store = MemoryStore()
    with serving(store) as client:
        table_id = open_table(client, game)
        player = LossyPlayer(client, table_id, seed=7)
        turns = 0
        while player.play_turn() == "playing" and turns < MOST_TURNS:
            turns += 1
    assert len(player.acknowledged) > 3 or turns < 10
    _, log = run(store.load(table_id))
    taken = [event.request for event in log if isinstance(event, Moved) and event.request]
    assert len(taken) == len(set(taken))
    for request, seq in player.acknowledged.items():
        event = log[seq - 1]
        assert isinstance(event, Moved) and event.request == request
