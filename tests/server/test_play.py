"""A table through the server: deals at once, bots move, every command has one answer, and the table can be left."""

from __future__ import annotations

import json

import pytest

from stammtisch.games import GAMES
from tests.playing import GAME_PRESETS
from tests.server.driving import open_table, seated, serving
from tests.tables.test_table import shortest


@pytest.mark.parametrize(("game", "preset"), GAME_PRESETS)
def test_a_deal_is_played_to_its_end(game: str, preset: str) -> None:
    """The person's moves are accepted, bots move in between, and the result is told with the deal, once."""
    with serving() as client, seated(client, open_table(client, game, preset=preset)) as seat:
        table = seat.play_deal()
        assert table["phase"] in ("deal_over", "match_over")
        assert table["deal_is_over"] and table["view"].get("result") is None
        result = json.dumps(table["sheet"][-1], separators=(",", ":"), ensure_ascii=False)
        assert sum(frame.count(result) for frame in seat.frames) == 1
        assert (table["game"], table["preset"], table["your_seat"]) == (game, preset, 0)


@pytest.mark.parametrize("game", list(GAMES))
def test_the_next_deal_is_dealt_when_the_person_asks(game: str) -> None:
    """After a deal comes another, or after a match another match, at the same table."""
    with serving() as client, seated(client, open_table(client, game)) as seat:
        over = seat.play_deal()
        kind = "next" if over["phase"] == "deal_over" else "again"
        other = {"next": "again", "again": "next"}[kind]
        assert seat.ask(other)["code"] == "not_now"
        assert seat.ask(kind)["type"] == "accepted"
        seat.wait_for_news()
        assert seat.table["phase"] == "playing"
        assert len(seat.table["sheet"]) == (1 if kind == "next" else 0)


def test_the_view_has_a_rule_card() -> None:
    """The card names what differs from the preset and from the usual game."""
    key = next(key for key, game in GAMES.items() if len(game.presets) > 1)
    with serving() as client, seated(client, open_table(client, key)) as seat:
        assert seat.table["rule_card"]["from_preset"] == []
        assert seat.table["options"].keys() >= {row["key"] for row in seat.table["rule_card"]["from_usual"]}


def test_closing_the_page_and_coming_back_finds_the_same_point() -> None:
    """A second connection is shown what the first was shown last."""
    with serving() as client:
        table_id = open_table(client)
        with seated(client, table_id) as seat:
            seat.move()
            before = seat.wait_for_turn()
        with seated(client, table_id) as seat:
            assert before == seat.wait_for_turn()


def test_a_repeated_command_is_applied_once() -> None:
    """The same bytes again are answered as before, whatever happened in between."""
    with serving() as client, seated(client, open_table(client)) as seat:
        table = seat.wait_for_turn()
        command = {"type": "move", "seq": table["seq"], "request": "r", "move": table["asked"]["moves"][0]}
        seat.send(json.dumps(command))
        first = seat.answer()
        later = seat.wait_for_turn()["seq"]
        seat.send(json.dumps(command))
        assert first == seat.answer() == {"type": "accepted", "request": "r", "seq": table["seq"] + 1}
        assert seat.table["seq"] == later


def test_a_stale_command_is_refused_with_a_fresh_view() -> None:
    """The reason comes first, then the table as it is."""
    with serving() as client, seated(client, open_table(client)) as seat:
        table = seat.wait_for_turn()
        refused = seat.ask("move", seq=table["seq"] - 1, move=table["asked"]["moves"][0])
        assert (refused["type"], refused["code"], refused["seq"]) == ("rejected", "stale", table["seq"])
        assert seat.receive() == table


def test_a_move_that_the_rules_refuse_is_answered_with_the_rule() -> None:
    """A move that cannot be read and one that is not allowed are both told, and the table goes on."""
    with serving() as client, seated(client, open_table(client)) as seat:
        seat.wait_for_turn()
        assert seat.ask("move", move="no such move")["code"] == "unreadable"
        assert seat.move()["type"] == "accepted"
        seat.play_deal()
        assert seat.ask("move", move="anything")["code"] == "not_now"


def test_a_command_for_another_seat_is_refused() -> None:
    """A seat that is not the sender's may be named, and is not acted for."""
    with serving() as client, seated(client, open_table(client)) as seat:
        table = seat.wait_for_turn()
        assert seat.ask("move", seat=1, move=table["asked"]["moves"][0])["code"] == "other_seat"
        assert seat.ask("move", seat=0, move=table["asked"]["moves"][0])["type"] == "accepted"


BAD_MESSAGES = [
    ("not json at all", "not_json"),
    ("{", "not_json"),
    ("", "not_json"),
    ("[]", "bad_message"),
    ('{"type":"dance"}', "unknown_type"),
    ('{"type":"move"}', "bad_message"),
    ('{"type":"move","seq":0,"request":"r","move":"a","more":1}', "bad_message"),
    ('{"type":"ping","pad":"' + "x" * 17000 + '"}', "too_large"),
]


@pytest.mark.parametrize(("text", "code"), BAD_MESSAGES, ids=[code for _, code in BAD_MESSAGES])
def test_a_message_that_cannot_be_read_is_answered_and_the_table_goes_on(text: str, code: str) -> None:
    """The answer has a code and a sentence; the next proper move is accepted."""
    with serving() as client, seated(client, open_table(client)) as seat:
        seat.wait_for_turn()
        seat.send(text)
        refused = seat.answer()
        assert (refused["type"], refused["request"], refused["code"]) == ("rejected", None, code)
        assert refused["sentence"] and "Traceback" not in refused["sentence"]
        assert seat.move()["type"] == "accepted"


def test_a_ping_is_answered() -> None:
    """The client's heartbeat has its answer."""
    with serving() as client, seated(client, open_table(client)) as seat:
        seat.send('{"type":"ping"}')
        assert seat.answer() == {"type": "pong"}


def test_too_many_messages_are_refused_and_at_last_the_socket_is_closed() -> None:
    """Whoever floods a table reads why, and can come back."""
    with serving() as client:
        table_id = open_table(client)
        with seated(client, table_id) as seat:
            for _ in range(200):
                seat.send('{"type":"ping"}')
            answers = []
            while (message := seat.answer())["type"] != "closing":
                answers.append(message)
            assert (message["code"], message["again"]) == ("too_fast", True)
            assert any(answer.get("code") == "too_fast" for answer in answers)
        with seated(client, table_id) as seat:
            assert seat.move()["type"] == "accepted"


def test_the_newest_window_acts_and_older_ones_mirror() -> None:
    """Two windows on a seat see the same; the older may not act until the newer is gone."""
    with serving() as client:
        table_id = open_table(client)
        with seated(client, table_id) as older:
            older.wait_for_turn()
            with seated(client, table_id) as newer:
                newer.wait_for_turn()
                while not older.table["mirror"]:
                    older.receive()
                assert not newer.table["mirror"]
                assert older.ask("move", move=older.table["asked"]["moves"][0])["code"] == "mirror"
                assert newer.move()["type"] == "accepted"
                newer.wait_for_turn()
                while older.table["seq"] < newer.table["seq"]:
                    older.receive()
                assert {**older.table, "mirror": False} == newer.table
            while older.table["mirror"]:
                older.receive()
            older.wait_for_turn()
            if older.table["phase"] == "playing":
                assert older.move()["type"] == "accepted"


def test_the_same_cards_can_be_played_again_by_other_rules() -> None:
    """After a match another one: same cards, or the rules of another preset."""
    game = shortest()
    other = list(GAMES[game].presets)[-1]
    with serving() as client, seated(client, open_table(client, game)) as seat:
        while seat.play_deal()["phase"] == "deal_over":
            assert seat.ask("next")["type"] == "accepted"
            seat.wait_for_news()
        assert seat.ask("again", preset="nobody's")["code"] == "unreadable"
        assert seat.ask("again", same_cards=True, preset=other)["type"] == "accepted"
        seat.wait_for_news()
        assert (seat.table["preset"], seat.table["sheet"]) == (other, [])
