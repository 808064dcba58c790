"""Links that fail, windows that come and go: every command is applied once, and the match ends as it should."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from stammtisch.games import GAMES
from stammtisch.server import app as app_module
from stammtisch.server.limits import Rate
from stammtisch.store.memory import MemoryStore
from stammtisch.tables.events import Moved
from tests.faults import persons
from tests.faults.comparing import expect_consistent, expect_ended_right, kept_log
from tests.faults.persons import Message, Person, playing, seat_people
from tests.faults.proxy import FAILS, failing_link
from tests.faults.servers import Server, running
from tests.playing import FIRST
from tests.running import run
from tests.server.driving import open_table, seated, serving

RECONNECTS = 1_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all links."""
    with running(tmp_path_factory.mktemp("links"), "--pace", "0") as server:
        yield server


@pytest.mark.parametrize("game", list(GAMES))
def test_a_match_over_a_link_that_fails_ends_as_it_should(
    game: str, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Frames are dropped, delayed, repeated, reordered and cut, both ways: the log has each command once."""
    monkeypatch.setattr(persons, "ANSWER_SECONDS", 0.35)
    people = seat_people(server.address, game)
    with failing_link(server.address, seed=len(game)) as link:
        people[0].address = link.address
        with playing(people):
            pass
    log = kept_log(server.folder, people[0].table_id)
    expect_consistent(log, people)
    expect_ended_right(log, people)
    assert sum(link.happened[fault] for fault in FAILS) > 0


def test_two_windows_that_both_act_make_each_move_once(tmp_path: Path) -> None:
    """A person plays in two windows at once: what the older one sends is refused, and no move is made twice."""
    store = MemoryStore()
    with serving(store) as client:
        table_id = open_table(client)
        with seated(client, table_id, seed=1) as older, seated(client, table_id, seed=2) as newer:
            while newer.wait_for_turn()["phase"] == "playing":
                move = {"type": "move", "seq": newer.table["seq"], "move": newer.table["asked"]["moves"][0]}
                older.send(json.dumps({**move, "request": f"old {move['seq']}"}))
                newer.send(json.dumps({**move, "request": f"new {move['seq']}"}))
                assert older.answer()["code"] in ("mirror", "stale")
                assert newer.answer()["type"] == "accepted"
    _, log = run(store.load(table_id))
    requests = [event.request for event in log if isinstance(event, Moved) and event.request]
    assert requests and len(requests) == len(set(requests))
    assert all(request.startswith("new") for request in requests)


def test_a_thousand_reconnects_leave_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each sees the same table; afterwards there is one room without a window, and no more tasks than before."""
    monkeypatch.setattr(app_module, "CONNECTIONS", Rate(2 * RECONNECTS, 1))
    with serving() as client:
        table_id = open_table(client, FIRST)
        with seated(client, table_id) as seat:
            first = seat.wait_for_turn()
        sizes = []
        for number in range(RECONNECTS):
            with seated(client, table_id) as seat:
                assert (seat.table["seq"], seat.table["view"]) == (first["seq"], first["view"])
            if number % 250 == 249:
                gc.collect()
                sizes.append(len(gc.get_objects()))
        assert sizes[-1] < sizes[0] * 1.2, "what a connection needed is gone with it"
        with seated(client, table_id) as seat:
            assert seat.move()["type"] == "accepted"


def _views_more(person: Person, more: int) -> Callable[[Message], bool]:
    until = len(person.views) + more
    return lambda table: len(person.views) >= until or table.get("phase") == "match_over"


def test_people_who_come_and_go_at_random_lose_nothing(server: Server) -> None:
    """A connection is dropped after every few messages, by the person; the match goes on where it was."""
    people = seat_people(server.address, FIRST)
    person, chance = people[0], Random(3)
    while person.table.get("phase") != "match_over" and person.connections < 40:
        person.play(until=_views_more(person, chance.randint(1, 12)))
        assert person.error is None
    person.play()
    log = kept_log(server.folder, person.table_id)
    expect_consistent(log, people)
    expect_ended_right(log, people)
