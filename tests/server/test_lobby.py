"""The lobby shows tables that people may come to, and brings together who looks for others."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any

import pytest

from stammtisch.server import seeking as seeking_here
from stammtisch.store.memory import MemoryStore
from stammtisch.store.store import StoreError, TableLine
from stammtisch.tables.events import LogEvent
from stammtisch.tables.expiry import QUICK_BEGINS
from tests.server.driving import Message, Seat
from tests.server.guests import Guest, House, house


def wait_for(seat: Seat, says: Any) -> Message:
    """The first view of the lobby of which this holds."""
    while not (seat.table and says(seat.table)):
        seat.receive()
    return seat.table


def seeking(house: House, stack: ExitStack, count: int) -> list[tuple[Guest, Seat]]:
    """So many guests in the lobby."""
    guests = [house.guest() for _ in range(count)]
    return [(guest, stack.enter_context(guest.in_lobby())) for guest in guests]


def test_public_tables_are_shown_as_long_as_somebody_is_there() -> None:
    """Private ones never; who comes and goes is seen without asking."""
    with house() as server, server.guest().in_lobby() as looker:
        anna = server.guest()
        anna.open("skat", visibility="private")
        table_id = anna.open("skat", visibility="public", pace="normal", name="Anna")
        with anna.at(table_id):
            (table,) = wait_for(looker, lambda lobby: lobby["tables"])["tables"]
            assert (table["table_id"], table["host"], table["free"], table["playing"]) == (
                table_id,
                "Anna",
                [1, 2],
                False,
            )
            server.guest().join(table_id, name="Bert")
            wait_for(looker, lambda lobby: lobby["tables"][0]["free"] == [2])
        wait_for(looker, lambda lobby: not lobby["tables"])


def test_a_match_that_runs_is_shown_where_one_may_look_on() -> None:
    """Else it leaves the lobby as it begins."""
    for spectators in (True, False):
        with house() as server, server.guest().in_lobby() as looker:
            anna = server.guest()
            table_id = anna.open("skat", visibility="public", pace="normal", spectators=spectators)
            with anna.at(table_id) as seat:
                wait_for(looker, lambda lobby: lobby["tables"])
                assert seat.ask("start")["type"] == "accepted"
                if spectators:
                    assert wait_for(looker, lambda lobby: lobby["tables"][0]["playing"])["tables"][0]["free"] == []
                else:
                    wait_for(looker, lambda lobby: not lobby["tables"])


def test_two_who_seek_the_same_are_brought_together() -> None:
    """Both get seats at one table, and once each has given a nonce the match begins; others still look."""
    with house() as server, ExitStack() as stack:
        (anna, one), (bert, two), (_, three) = seeking(server, stack, 3)
        assert three.ask_plainly("seek", game="cribbage", pace="slow")["type"] == "accepted"
        assert one.ask_plainly("seek", game="cribbage", pace="fast", name="Anna")["type"] == "accepted"
        lobby = wait_for(one, lambda lobby: len(lobby["seekers"]) == 2)
        assert lobby["seeking"] == {"game": "cribbage", "preset": "house", "pace": "fast", "count": 1}
        assert two.ask_plainly("seek", game="cribbage", pace="fast", name="Bert")["type"] == "accepted"
        tables = {seat.receive_until("matched")["table_id"] for seat in (one, two)}
        (table_id,) = tables
        with anna.at(table_id) as first, bert.at(table_id) as second:
            assert (first.table["type"], second.table["type"]) == ("waiting", "waiting")
            for number, seat in enumerate((first, second)):
                assert seat.ask("ready", nonce=f"{number:032x}")["type"] == "accepted"
            for seat in (first, second):
                while seat.table.get("phase") != "playing":
                    seat.receive()
            assert set(first.table["company"]["fair"]["match"]["nonces"]) == {f"{number:032x}" for number in range(2)}
            assert {first.table["your_seat"], second.table["your_seat"]} == {0, 1}
            assert [seat["name"] for seat in first.table["seats"]] == ["Anna", "Bert"]
            assert first.table["company"]["settings"]["pace"] == "fast"
        lobby = wait_for(three, lambda lobby: len(lobby["seekers"]) == 1)
        assert lobby["seekers"][0]["pace"] == "slow"


@pytest.mark.parametrize("error", [StoreError("not_stored", "The disk is full."), RuntimeError("a fault of ours")])
def test_who_could_not_be_given_a_table_goes_on_looking(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever went wrong, nobody is left claimed: with a store that is back they are brought together by themselves,
    after a fault of ours when the next one seeks.
    """
    failures = [error]

    class Failing(MemoryStore):
        async def create(self, line: TableLine, events: Sequence[LogEvent]) -> None:
            if failures:
                raise failures.pop()
            await super().create(line, events)

    monkeypatch.setattr(seeking_here, "AGAIN", 0.0)
    with house(Failing()) as server, ExitStack() as stack:
        windows = [window for _, window in seeking(server, stack, 3)]
        for window in windows[:2]:
            assert window.ask_plainly("seek", game="cribbage", pace="fast")["type"] == "accepted"
        if isinstance(error, RuntimeError):
            assert windows[2].ask_plainly("seek", game="cribbage", pace="fast")["type"] == "accepted"
        table_ids = {window.receive_until("matched")["table_id"] for window in windows[:2]}
        assert len(table_ids) == 1 and not failures


def test_friends_get_opponents_who_seek_and_sit_opposite_each_other() -> None:
    """Two sit at one table and want others; two who seek the same get the free seats; then it begins by itself."""
    with house() as server, ExitStack() as stack:
        anna, friend = server.guest(), server.guest()
        table_id = anna.open("belote", visibility="quick", pace="normal", name="Anna")
        assert friend.join(table_id, name="friend")["your_seat"] == 2
        with anna.at(table_id) as seat:
            for guest, window in seeking(server, stack, 2):
                assert window.ask_plainly("seek", game="belote", pace="normal")["type"] == "accepted"
                assert window.receive_until("matched")["table_id"] == table_id
                assert guest.get(f"/api/tables/{table_id}").json()["yours"]
            while sum(one["kind"] == "person" for one in seat.table["seats"]) < 4:
                seat.receive()
            assert seat.ask("ready", nonce="a" * 32)["type"] == "accepted"
            server.let_pass(QUICK_BEGINS)
            while seat.table.get("phase") != "playing":
                seat.receive()
            assert [one["kind"] for one in seat.table["seats"]] == ["person"] * 4
            assert seat.table["company"]["fair"]["match"]["nonces"] == ["a" * 32, "", "", ""]


def test_who_goes_or_says_so_is_not_brought_together_any_more() -> None:
    """A closed window and `unseek` both end it; two windows of one guest are one seeker."""
    with house() as server, ExitStack() as stack:
        (_, stays), (gone, leaves) = seeking(server, stack, 2)
        with gone.in_lobby() as again:
            for window in (leaves, again):
                assert window.ask_plainly("seek", game="cribbage", pace="fast")["type"] == "accepted"
            wait_for(stays, lambda lobby: [row["count"] for row in lobby["seekers"]] == [1])
        wait_for(stays, lambda lobby: lobby["seekers"] == [])
        assert stays.ask_plainly("seek", game="cribbage", pace="fast")["type"] == "accepted"
        assert stays.ask_plainly("unseek")["type"] == "accepted"
        assert leaves.ask_plainly("seek", game="cribbage", pace="fast")["type"] == "accepted"
        assert wait_for(leaves, lambda lobby: lobby["seeking"])["seeking"]["count"] == 1


@pytest.mark.parametrize(
    ("text", "code", "says"),
    [
        ('{"type":"seek","request":"r","game":"chess"}', "unreadable", "unknown game 'chess'"),
        ('{"type":"seek","request":"r","game":"skat","preset":"x"}', "unreadable", "unknown preset 'x'"),
        ('{"type":"seek","request":"r","game":"skat","pace":"none"}', "unreadable", "expected fast, normal or slow"),
        ('{"type":"seek","game":"skat"}', "bad_message", "request"),
        ('{"type":"move","seq":1,"request":"r","move":"18"}', "unknown_type", "move"),
        ("nonsense", "not_json", "not JSON"),
    ],
)
def test_what_the_lobby_cannot_do_is_told(text: str, code: str, says: str) -> None:
    """Each has one answer with a code and a sentence, and the lobby goes on."""
    with house() as server, server.guest().in_lobby() as seat:
        seat.send(text)
        answer = seat.answer()
        assert (answer["type"], answer["code"]) == ("rejected", code) and says in answer["sentence"]
        seat.send('{"type":"ping"}')
        assert seat.answer() == {"type": "pong"}


def test_a_lobby_of_another_page_is_refused() -> None:
    """In words, before the close."""
    with house() as server:
        headers = {"origin": "https://elsewhere.example"}
        with server.client.websocket_connect("/api/lobby/socket", headers=headers) as socket:
            assert socket.receive_json()["code"] == "bad_origin"
