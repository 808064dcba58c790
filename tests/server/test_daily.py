"""The deal of the day: everybody gets the same cards, once, and sees how others did after their own end, not before."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from stammtisch.games import GAMES
from stammtisch.server.daily import root_of
from stammtisch.server.house import Plan
from stammtisch.store.memory import MemoryStore
from stammtisch.store.sqlite_books import fleeting_books
from stammtisch.tables import daily
from stammtisch.tables.fair import MOST_DEALS, commitment_of, opens, secret_of
from stammtisch.tables.settings import Level
from tests.running import run
from tests.server.driving import Message
from tests.server.guests import Guest, House, house
from tests.server.test_leaks import check_frames

GAME = "skat"
HOUR = 3_600_000
DAY_LENGTH = 24 * HOUR


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested here does not depend on how well they play."""
    monkeypatch.setattr(daily, "LEVEL", Level.BEGINNER)


@pytest.fixture
def server() -> Iterator[House]:
    """A house in which nobody has played yet."""
    with house() as found:
        yield found


def today(server: House) -> str:
    """The day in this house."""
    return daily.day_at(server.time())


def path(day: str, more: str = "", game: str = GAME) -> str:
    """Where a day's deal is asked for."""
    return f"/api/daily/{game}/{day}{more}"


def opened(guest: Guest, day: str, game: str = GAME) -> Message:
    """A guest's table with a day's deal."""
    answer = guest.post(path(day, game=game), {})
    assert answer.status_code == 201, answer.text
    found: Message = answer.json()
    return found


def finished(guest: Guest, day: str, seed: int = 0, game: str = GAME) -> Message:
    """A guest plays a day's deal to its end by chance; the last view."""
    with guest.at(opened(guest, day, game)["table_id"], seed) as seat:
        return seat.play_deal()


def told(guest: Guest, day: str) -> Message:
    """What a guest may know of a day's deal."""
    answer = guest.get(path(day))
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


def code_of(answer: Any) -> str:
    """Why something was refused."""
    assert answer.status_code >= 400, answer.text
    code: str = answer.json()["code"]
    return code


@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_dealt_the_same_cards(server: House, game: str) -> None:
    """By the secret to which the house was bound the day before; the next day has others."""
    day, tomorrow = today(server), daily.day_at(server.time() + DAY_LENGTH)
    promised = server.guest().get(path(day, game=game)).json()
    hands = []
    for guest in (server.guest(), server.guest()):
        with guest.at(opened(guest, day, game)["table_id"]) as seat:
            hands.append(seat.table["view"]["hand"])
            assert seat.table["company"]["fair"]["match"]["commitment"] == promised["commitment"]
            assert seat.table["company"]["settings"]["daily"] == day
    assert hands[0] == hands[1] and hands[0]
    server.time.milliseconds += DAY_LENGTH
    assert told_of(server, tomorrow, game)["commitment"] == promised["next_commitment"] != promised["commitment"]


def told_of(server: House, day: str, game: str) -> Message:
    """What somebody who has not been here may know."""
    found: Message = server.guest().get(path(day, game=game)).json()
    return found


def test_how_others_did_is_told_after_ones_own_end_and_not_before(server: House) -> None:
    """How many, the scores, one's place; the list of today says what is begun and what finished."""
    day, (anna, bert) = today(server), (server.guest(), server.guest())
    assert [game["yours"] for game in anna.get("/api/daily").json()["games"]] == [None] * len(GAMES)
    finished(anna, day, seed=1)
    mine = told(anna, day)
    assert mine["yours"]["finished"] and mine["results"]["place"] == 1
    opened(bert, day)
    before = told(bert, day)
    assert before["results"] is None and before["yours"] == {**before["yours"], "finished": False, "score": None}
    assert told(server.guest(), day)["results"] is None
    finished(bert, day, seed=2)
    after = told(bert, day)
    scores = sorted([mine["yours"]["score"], after["yours"]["score"]])
    found = [row["score"] for row in after["results"]["scores"] for _ in range(row["count"])]
    assert (found, after["results"]["played"], after["results"]["begun"]) == (scores, 2, 2)
    assert after["results"]["place"] == 1 + (after["yours"]["score"] < scores[1])
    of_today = {game["game"]: game["yours"] for game in bert.get("/api/daily").json()["games"]}
    assert of_today[GAME] == after["yours"]


def test_a_second_try_does_not_count(server: House) -> None:
    """While the first one is played there is no other; after it, one plays for practice."""
    day, anna = today(server), server.guest()
    first = opened(anna, day)
    assert opened(anna, day) == first == {"table_id": first["table_id"], "counts": True}
    finished(anna, day, seed=1)
    before = told(anna, day)
    again = opened(anna, day)
    assert not again["counts"] and again["table_id"] != first["table_id"]
    with anna.at(again["table_id"], 5) as seat:
        seat.play_deal()
    assert told(anna, day) == before and before["results"]["begun"] == 1


def test_a_name_is_shown_when_its_person_wants_that(server: House) -> None:
    """Until then, and once it is taken back, there is a score without a name; who has none cannot show any."""
    day, anna = today(server), server.guest()
    assert code_of(anna.post(path(day, "/name"), {"name": "Anna"})) == "daily_not_played"
    finished(anna, day)
    assert told(anna, day)["results"]["named"] == []
    shown = anna.post(path(day, "/name"), {"name": " Anna "}).json()
    assert shown["results"]["named"] == [{"name": "Anna", "score": shown["yours"]["score"]}]
    assert anna.post(path(day, "/name"), {"name": ""}).json()["results"]["named"] == []


def test_a_day_that_is_over_is_open_to_all(server: House) -> None:
    """Its results, its secret, its cards for practice; an hour after its end, when nobody plays it any more."""
    day, (anna, bert) = today(server), (server.guest(), server.guest())
    finished(anna, day)
    assert told(anna, day)["secret"] == ""
    server.time.milliseconds = daily.end_of(day)
    assert code_of(bert.post(path(day), {})) == "daily_not_yet"
    assert told(bert, day)["results"] is None
    server.time.milliseconds += HOUR
    seen = told(bert, day)
    assert seen["over"] and seen["yours"] is None and seen["results"]["played"] == 1
    assert opens(seen["commitment"], MOST_DEALS, bytes.fromhex(seen["secret"]))
    assert not opened(bert, day)["counts"]
    finished(bert, day)
    assert told(bert, day)["results"]["begun"] == 1


def test_what_is_begun_on_the_day_counts_for_an_hour_more(server: House) -> None:
    """After that it can be played to its end, without a score."""
    day, (anna, bert) = today(server), (server.guest(), server.guest())
    for guest in (anna, bert):
        opened(guest, day)
    server.time.milliseconds = daily.end_of(day) + HOUR - 1
    finished(anna, day)
    assert told(anna, day)["yours"]["score"] is not None
    table_id = told(bert, day)["yours"]["table_id"]
    server.time.milliseconds += 1
    with bert.at(table_id) as seat:
        seat.play_deal()
    assert told(bert, day)["yours"] == {"table_id": table_id, "finished": True, "score": None, "name": ""}
    assert told(bert, day)["results"]["played"] == 1


def test_nothing_sent_before_and_while_it_is_played_tells_of_the_cards(server: House) -> None:
    """Neither answers nor frames hold a secret of the day; every frame could have been sent of another deal."""
    day, anna = today(server), server.guest()
    host = server.client.app.state.host  # type: ignore[attr-defined]  # it is ours
    root = root_of(host.guests, GAME, day)
    hidden = [root, *(secret_of(root, deal).hex() for deal in (0, 1, MOST_DEALS))]
    texts = [anna.get("/api/daily").text, anna.get(path(day)).text]
    table_id = opened(anna, day)["table_id"]
    texts.append(anna.get(path(day)).text)
    with anna.at(table_id) as seat:
        seat.play_deal()
    while_played = [frame for frame in seat.frames if '"deal_over"' not in frame and '"match_over"' not in frame]
    assert not any(secret in text for text in (*texts, *while_played) for secret in hidden)
    assert commitment_of(root) in texts[1]
    assert check_frames(table_id, run(host.store.load(table_id))[1], seat, Random(1)) > 1


def test_a_deal_is_shown_to_others_once_nobody_can_gain_by_it(server: House) -> None:
    """A link to it opens nothing before; nobody comes to the table of somebody else, nor asks a bot there."""
    day, (anna, bert) = today(server), (server.guest(), server.guest())
    table_id = opened(anna, day)["table_id"]
    assert code_of(anna.get(f"/api/tables/{table_id}/hint")) == "no_hints"
    finished(anna, day)
    deal = f"/api/tables/{table_id}/deals/1"
    key = anna.get(f"{deal}?seat=0").json()["key"]
    tries = [f"{deal}?seat=0&key={key}", f"{deal}/analysis?key={key}", f"/api/tables/{table_id}/transcript"]
    assert [code_of(bert.get(one)) for one in tries] == ["not_your_table"] * 3
    assert code_of(bert.post(f"/api/tables/{table_id}/join", {})) == "daily_alone"
    assert bert.refused_at(table_id)["code"] == "not_your_table"
    server.time.milliseconds = daily.end_of(day) + HOUR
    assert bert.get(tries[0]).status_code == 200


def test_what_came_of_a_deal_is_found_by_any_server_of_the_house() -> None:
    """The log says it: a server that was started anew, or another one, needs nobody to tell it."""
    store, plan = MemoryStore(), Plan(fleeting_books())
    with house(store, plan=plan) as server:
        anna, day = server.guest(), today(server)
        finished(anna, day)
    with house(store, plan=plan) as other:
        again = other.guest()
        again.cookies = anna.cookies
        assert told(again, day)["yours"]["score"] is not None


def test_what_cannot_be_is_refused_with_its_reason(server: House) -> None:
    """Days to come, what is no day, games that there are not."""
    guest, day = server.guest(), today(server)
    tomorrow = daily.day_at(server.time() + DAY_LENGTH)
    assert [code_of(guest.get(path(one))) for one in (tomorrow, "soon")] == ["no_such_day", "bad_request"]
    assert [code_of(guest.post(path(one), {})) for one in (tomorrow, "soon")] == ["no_such_day", "bad_request"]
    assert code_of(guest.get(path(day, game="whist"))) == "bad_request"


def test_ones_own_data_hold_ones_tries_and_forgetting_takes_them(server: House) -> None:
    """They are part of what is exported, and go with their person."""
    anna, day = server.guest(), today(server)
    finished(anna, day)
    exported = anna.get("/api/account/export").json()["daily"]
    assert [(one["game"], one["day"]) for one in exported] == [(GAME, day)]
    assert anna.post("/api/account/delete", {"password": ""}).status_code == 200
    server.time.milliseconds = daily.end_of(day) + HOUR
    assert told(server.guest(), day)["results"]["begun"] == 0
