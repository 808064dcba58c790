"""A lesson at a server: the learner is told what is asked and why, the others do what it foresees or what they like."""

from __future__ import annotations

import pytest

from stammtisch.lessons import LESSONS
from tests.server.driving import Message, Seat, serving

CRIBBAGE = LESSONS["cribbage"]
OTHER_DISCARD = "discard D4 D5"


def begun(game: str, client_says: Message | None = None) -> tuple[int, Message]:
    """Status and body of the answer to who asks for the lesson of a game."""
    with serving() as client:
        answer = client.post(f"/api/lessons/{game}", json=client_says or {})
        return answer.status_code, answer.json()


@pytest.mark.parametrize("game", LESSONS)
def test_who_does_what_is_proposed_is_led_through_the_whole_lesson(game: str) -> None:
    """Every choice comes with its number, its rules and its move; at the end all was played as foreseen."""
    with serving() as client:
        table_id = client.post(f"/api/lessons/{game}", json={"language": "de"}).json()["table_id"]
        with client.websocket_connect(f"/api/tables/{table_id}/socket") as socket:
            seat, told = Seat(socket), []
            seat.receive()
            while (view := seat.wait_for_turn())["phase"] == "playing":
                told.append(view["lesson"])
                assert seat.ask("move", move=view["lesson"]["move"])["type"] == "accepted"
    assert [step["move"] for step in told] == [choice.move for choice in LESSONS[game].choices]
    assert [step["number"] for step in told] == list(range(1, len(told) + 1))
    assert view["lesson"] == {"kept": True, "number": 0, "count": len(told), "topic": "", "move": "", "rules": []}


def test_another_move_ends_the_proposals_and_the_deal_goes_on() -> None:
    """Bots that think take over; what is asked still comes, without a proposal."""
    with serving() as client:
        table_id = client.post("/api/lessons/cribbage", json={}).json()["table_id"]
        with client.websocket_connect(f"/api/tables/{table_id}/socket") as socket:
            seat = Seat(socket)
            assert seat.receive()["lesson"]["move"] == CRIBBAGE.choices[0].move
            assert seat.ask("move", move=OTHER_DISCARD)["type"] == "accepted"
            while (view := seat.wait_for_turn())["phase"] == "playing":
                assert (view["lesson"]["kept"], view["lesson"]["move"]) == (False, "")
                assert seat.ask("move", move=view["asked"]["moves"][0])["type"] == "accepted"
    assert view["deal_is_over"]


def test_a_move_against_the_rules_is_refused_as_anywhere() -> None:
    """The lesson does not bend the rules, and stands where it stood."""
    with serving() as client:
        table_id = client.post("/api/lessons/cribbage", json={}).json()["table_id"]
        with client.websocket_connect(f"/api/tables/{table_id}/socket") as socket:
            seat = Seat(socket)
            seat.receive()
            refused = seat.ask("move", move="discard CA CK")
    assert (refused["type"], bool(refused["code"]), seat.table["lesson"]["kept"]) == ("rejected", True, True)


def test_other_tables_have_no_lesson() -> None:
    """A table that somebody opens to play is told nothing."""
    with serving() as client:
        table_id = client.post("/api/tables", json={"game": "cribbage"}).json()["table_id"]
        with client.websocket_connect(f"/api/tables/{table_id}/socket") as socket:
            assert Seat(socket).receive()["lesson"] is None


def test_a_game_without_a_lesson_says_so() -> None:
    """The refusal has a code of its own; what is not asked for in a lesson is refused too."""
    status, failure = begun("whist")
    assert (status, failure["code"]) == (404, "no_lesson")
    status, failure = begun("skat", {"preset": "isko"})
    assert (status, failure["code"], "preset" in failure["sentence"]) == (400, "bad_message", True)
