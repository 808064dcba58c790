"""Those who look after a house: what they see, what they do, and what no stranger reads of it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from stammtisch.errors import TableError
from stammtisch.server.guests import COOKIE
from stammtisch.server.measured import BOUNDS, Measured
from stammtisch.server.windows import Window
from stammtisch.store.memory import MemoryStore
from stammtisch.store.standings import Role, Standings
from stammtisch.store.store import StoreError, TableLine
from stammtisch.tables.events import LogEvent
from tests.playing import FIRST
from tests.server.guests import gathered, house, started
from tests.server.keepers import kept_house, refusal, reported


def test_a_report_comes_with_its_record_and_is_seen_to_once(tmp_path: Path) -> None:
    """Who, about whom, what was said there; then it is off the list."""
    with kept_house(tmp_path) as house:
        steward = house.invited(Role.STEWARD)
        table_id, guests = reported(house)
        found = steward.get("/api/admin/reports").json()["reports"]
        assert [(line["text"], line["name"], line["about"]) for line in found] == [("he peeks", "person 0", "person 1")]
        assert found[0]["about_guest"] == guests[1].cookies["/", COOKIE].partition(".")[0]
        record = steward.get(f"/api/admin/reports/{table_id}").json()
        assert [(line["person"], line["text"]) for line in record["said"]] == [(1, "rude words")]
        assert record["persons"] == ["person 0", "person 1"]
        assert steward.get("/api/admin").json()["reports"] == 1
        assert steward.post(f"/api/admin/reports/{table_id}/{found[0]['seq']}/done", {}).status_code == 200
        assert steward.get("/api/admin/reports").json()["reports"] == []


def test_a_reported_table_in_play_shows_nobodys_cards(tmp_path: Path) -> None:
    """A steward may be a friend of a player: what is hidden stays so until the match is over."""
    with kept_house(tmp_path) as house:
        steward = house.invited(Role.STEWARD)
        guests, table_id = gathered(house, "skat", 3)
        seats_cards: list[str] = []
        with guests[0].at(table_id) as first, guests[1].at(table_id), guests[2].at(table_id):
            assert first.ask("start")["type"] == "accepted"
            assert first.ask("report", text="slow", about=1)["type"] == "accepted"
            while first.table["type"] != "table":
                first.receive()
            seats_cards = list(first.table["view"]["hand"])
        text = steward.get(f"/api/admin/reports/{table_id}").text
        assert len(seats_cards) == 10 and not [card for card in seats_cards if f'"{card}"' in text]
        assert json.loads(text)["records"] == []


def test_only_a_table_that_was_reported_can_be_read(tmp_path: Path) -> None:
    """Stewards have no other way into people's tables."""
    with kept_house(tmp_path) as house:
        table_id = house.guest().open(FIRST)
        steward = house.invited(Role.STEWARD)
        assert refusal(steward.get(f"/api/admin/reports/{table_id}")) == (403, "not_allowed")
        assert refusal(steward.get("/api/admin/reports/none")) == (404, "no_such_table")


def test_a_table_that_is_closed_is_open_to_nobody_and_its_log_stays(tmp_path: Path) -> None:
    """Windows close with the reason; neither link nor list leads there any more, also after a new start."""
    with kept_house(tmp_path) as house:
        steward, guest = house.invited(Role.STEWARD), house.guest()
        table_id = guest.open(FIRST)
        with guest.at(table_id) as seat:
            assert steward.post(f"/api/admin/tables/{table_id}/close", {}).status_code == 200
            assert seat.receive_until("closing")["code"] == "table_closed"
        assert guest.refused_at(table_id)["code"] == "table_closed"
        assert guest.get("/api/tables/mine").json()["tables"] == []
        assert refusal(guest.get(f"/api/tables/{table_id}")) == (403, "table_closed")
        assert refusal(steward.post("/api/admin/tables/none/close", {})) == (404, "no_such_table")
    with kept_house(tmp_path) as house:
        again = house.guest()
        again.cookies = guest.cookies
        assert again.refused_at(table_id)["code"] == "table_closed"
        assert len(house.do(house.client.app.state.host.store.load, table_id)[1]) == 1  # type: ignore[attr-defined]  # it is ours


def test_the_overview_tells_tables_latency_and_errors_and_no_card(tmp_path: Path) -> None:
    """Tables in play with who is there; each route with its count; commands with their times."""
    with kept_house(tmp_path) as house:
        host = house.invited(Role.HOST)
        guests, table_id = gathered(house, FIRST, 2)
        with guests[0].at(table_id) as seat, guests[1].at(table_id):
            started([seat])
            hand = seat.table["view"]["hand"]
            answer = host.get("/api/admin")
        told = answer.json()
        assert [(table["table_id"], table["game"], table["phase"]) for table in told["tables"]] == [
            (table_id, FIRST, "playing")
        ]
        assert sorted(told["tables"][0]["persons"]) == ["person 0", "person 1"] and told["windows"] == 2
        routes = {route["route"]: route for route in told["routes"]}
        assert routes["open_table"]["count"] == 1 and routes["join_table"]["errors"] == 0
        assert told["moves"]["count"] == 1 and 0 < told["moves"]["p50"] <= told["moves"]["p99"]
        assert hand and not [card for card in hand if f'"{card}"' in answer.text]


def test_times_are_told_by_the_bound_below_which_they_lie() -> None:
    """Half of them, and all but one in a hundred; a fault is counted as such, a refusal is not."""
    measured = Measured()
    for number in range(200):
        measured.request("page", 500 if number == 0 else 404, 0.003 if number < 150 else 0.3)
    measured.request("slow", 200, 60.0)
    page, slow = measured.routes()
    assert (page.name, page.count, page.errors, page.p50, page.p99) == ("page", 200, 1, 0.005, 0.5)
    assert (slow.p50, slow.p99) == (BOUNDS[-1], BOUNDS[-1])
    assert measured.commands().count == 0 and measured.commands().p99 == 0


def test_figures_are_for_this_machine_those_that_the_site_names_and_stewards(tmp_path: Path) -> None:
    """Not for anybody else, nor for whoever a proxy on this machine asks for."""
    rows = [
        ("127.0.0.1", {}, 200),
        ("10.0.0.5", {}, 200),
        ("10.0.0.6", {}, 403),
        ("127.0.0.1", {"x-forwarded-for": "8.8.8.8"}, 403),
    ]
    with kept_house(tmp_path, metrics_from=("10.0.0.5",)) as house:
        for address, headers, status in rows:
            house.client._transport.client = (address, 1)  # type: ignore[attr-defined]  # Starlette's own
            answer = house.guest().get("/metrics", headers=headers)
            assert answer.status_code == status, (address, headers)
        house.client._transport.client = ("10.0.0.6", 1)  # type: ignore[attr-defined]
        text = house.invited(Role.STEWARD).get("/metrics").text
    assert 'stammtisch_requests_total{route="metrics",status="403"}' in text
    assert "stammtisch_command_seconds_bucket" in text and "stammtisch_tables 0.0" in text


def test_health_is_of_the_process_and_readiness_of_its_store(tmp_path: Path) -> None:
    """A store that refuses makes the server unready, not unhealthy."""
    with kept_house(tmp_path) as house:
        assert house.guest().get("/readyz").json() == {"ready": True}
        with pytest.MonkeyPatch.context() as patch:

            async def refuse() -> bool:
                raise StoreError("not_stored", "the disk is full")

            patch.setattr(house.plan.books.standings, "has_host", refuse)
            assert refusal(house.guest().get("/readyz")) == (503, "not_stored")
            assert house.guest().get("/healthz").json() == {"healthy": True}


def test_a_table_that_is_put_away_tells_whoever_waits_for_it(tmp_path: Path) -> None:
    """Nothing hangs: what was asked of the old room is refused, and the next who comes opens it anew."""
    with kept_house(tmp_path) as house:
        guest = house.guest()
        table_id = guest.open(FIRST)
        rooms = house.client.app.state.host.rooms  # type: ignore[attr-defined]  # it is ours

        async def both() -> str:
            room = await rooms.room(table_id)
            rooms.put_away(table_id, TableError("reloaded", "anew"))
            assert await rooms.room(table_id) is not room
            late = Window(0)
            room.enter(late)
            while not (told := await late.next_message())[1]:
                pass
            assert b'"code":"reloaded"' in told[0]
            with pytest.raises(TableError, match="anew"):
                await room.do(lambda company, now: (None, ()))
            return "done"

        assert house.do(both) == "done"
        with guest.at(table_id) as seat:
            assert seat.table["type"] == "waiting"


def test_a_table_that_is_put_away_while_it_is_read_is_read_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its log was changed meanwhile: nobody is given the table as it was before; a closed one is given to nobody."""
    store = SlowStore()
    with house(store) as server:
        table_id = server.guest().open(FIRST)
        host = server.client.app.state.host  # type: ignore[attr-defined]  # it is ours
        rooms = host.rooms

        async def closed_tables(_: Standings) -> frozenset[str]:
            return frozenset({table_id})

        async def change_while_it_is_read() -> None:
            room = asyncio.create_task(rooms.room(table_id))
            await store.is_read.wait()
            rooms.put_away(table_id, TableError("reloaded", "anew"))
            store.may_answer.set()
            await room
            assert store.reads == 2

        async def close_while_it_is_read() -> None:
            rooms.put_away(table_id, TableError("reloaded", "anew"))
            store.is_read.clear()
            store.may_answer.clear()
            room = asyncio.create_task(rooms.room(table_id))
            await store.is_read.wait()
            monkeypatch.setattr(type(host.house.books.standings), "closed_tables", closed_tables)
            host.house.doors.forget()
            store.may_answer.set()
            with pytest.raises(TableError, match="closed"):
                await room

        assert server.client.portal is not None
        server.client.portal.call(change_while_it_is_read)
        server.client.portal.call(close_while_it_is_read)


class SlowStore(MemoryStore):
    """Gives a log once it may."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = 0
        self.is_read, self.may_answer = asyncio.Event(), asyncio.Event()

    async def load(self, table_id: str) -> tuple[TableLine, tuple[LogEvent, ...]]:
        """See `Store`."""
        self.reads += 1
        self.is_read.set()
        await self.may_answer.wait()
        return await super().load(table_id)
