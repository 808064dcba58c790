"""The routes answer in one shape, keep each guest's tables apart, and give out records of finished matches only."""

from __future__ import annotations

import asyncio
import json
import stat
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.types import Message

from stammtisch.errors import TableError
from stammtisch.games import GAMES
from stammtisch.records.record import parse_record
from stammtisch.records.replay import first_difference
from stammtisch.server import answers, app, limits, pages, rooms
from stammtisch.server.guests import COOKIE, Guests, kept_key
from stammtisch.server.limits import Bucket, Buckets, Rate
from stammtisch.store.memory import MemoryStore
from tests.playing import FIRST
from tests.running import run
from tests.server.driving import AT_ONCE, KEY, open_table, seated, serving
from tests.tables.test_table import shortest


def test_the_games_are_listed_with_presets_and_options() -> None:
    """Each game has its presets, the house's first, and each option its values in the game's order."""
    with serving() as client:
        games = client.get("/api/games").json()["games"]
    assert [game["key"] for game in games] == list(GAMES)
    for game in games:
        assert next(iter(game["presets"])) == "house"
        assert [option["key"] for option in game["options"]] == list(game["presets"]["house"])
        for option in game["options"]:
            house = game["presets"]["house"][option["key"]]
            assert set(house if option["many"] else [house]) <= set(option["values"])


REFUSED: list[tuple[dict[str, Any], int, str, str]] = [
    ({"json": {"game": "zap"}}, 400, "bad_request", "unknown game 'zap'"),
    ({"json": {"game": FIRST, "preset": "zap"}}, 400, "bad_request", "unknown preset 'zap'"),
    ({"json": {"game": FIRST, "options": {"zap": 1}}}, 400, "bad_request", "unknown option 'zap'"),
    ({"json": {"game": FIRST, "seed": "mine"}}, 400, "bad_message", "unknown field 'seed'"),
    ({"json": {"game": 7}}, 400, "bad_message", "Expected 'str'"),
    ({"json": {}}, 400, "bad_message", "missing required field 'game'"),
    ({"json": [FIRST]}, 400, "bad_message", "Expected 'object'"),
    ({"content": b"{", "headers": {"content-type": "application/json"}}, 400, "not_json", "not JSON"),
    ({"content": b"\xff", "headers": {"content-type": "application/json"}}, 400, "not_json", "not JSON"),
    ({"content": b" " * 20000, "headers": {"content-type": "application/json"}}, 413, "too_large", "16384"),
    ({"content": b"{}", "headers": {"content-type": "text/plain"}}, 415, "wrong_content", "JSON"),
    ({"content": b"{}", "headers": {"content-type": "Application/JSON"}}, 400, "bad_message", "missing required field"),
    ({"json": {"game": FIRST}, "headers": {"origin": "https://elsewhere.example"}}, 403, "bad_origin", "page"),
]


@pytest.mark.parametrize(("sent", "status", "code", "says"), REFUSED, ids=[row[3] + row[2] for row in REFUSED])
def test_a_table_that_cannot_be_opened_is_answered_in_words(
    sent: dict[str, Any], status: int, code: str, says: str
) -> None:
    """Every refusal has a status, a code, a sentence and the place at fault, and a proper request is then taken."""
    with serving() as client:
        answer = client.post("/api/tables", **sent)
        failure = answer.json()
        assert (answer.status_code, failure["code"]) == (status, code)
        assert says in failure["sentence"] and failure.keys() == {"code", "sentence", "where"}
        assert open_table(client)


def test_the_place_at_fault_is_named() -> None:
    """A field of the wrong type is named in `where`."""
    with serving() as client:
        assert client.post("/api/tables", json={"game": 7}).json()["where"] == "$.game"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/zap", 404),
        ("DELETE", "/api/zap", 404),
        ("POST", "/api/games", 405),
        ("GET", "/api/tables", 405),
        ("PUT", "/api/tables", 405),
        ("OPTIONS", "/api/tables/x/record", 405),
        ("GET", "/assets/zap.js", 404),
        ("GET", "/assets/%00", 404),
        ("DELETE", "/", 405),
    ],
)
def test_what_is_not_there_is_answered_in_the_same_shape(method: str, path: str, status: int) -> None:
    """Unknown routes and wrong methods are failures like all others."""
    with serving() as client:
        answer = client.request(method, path)
    assert answer.status_code == status
    assert answer.json().keys() == {"code", "sentence", "where"}


def socket_refusal(client: TestClient, table_id: str, **headers: str) -> dict[str, Any]:
    """What a socket that is not let in says before it closes."""
    with client.websocket_connect(f"/api/tables/{table_id}/socket", headers=headers) as socket:
        closing: dict[str, Any] = socket.receive_json()
        assert socket.receive()["type"] == "websocket.close"
    return closing


def test_a_table_is_its_guests_own() -> None:
    """Without the cookie neither socket nor record nor list gives anything; a forged one is none."""
    with serving() as client:
        table_id = open_table(client)
        own = client.cookies[COOKIE]
        assert [table["table_id"] for table in client.get("/api/tables/mine").json()["tables"]] == [table_id]
        for cookie in (None, "nobody.0000", own[:-1] + ("0" if own[-1] != "0" else "1"), "x" + own):
            client.cookies.clear()
            headers = {} if cookie is None else {"cookie": f"{COOKIE}={cookie}"}
            assert client.get("/api/tables/mine", headers=headers).json()["tables"] == []
            assert client.get(f"/api/tables/{table_id}/record", headers=headers).json()["code"] == "not_your_table"
            assert socket_refusal(client, table_id, **headers)["code"] == "not_your_table"


def test_a_socket_of_another_page_or_for_no_table_is_told_why() -> None:
    """The words come before the close."""
    with serving() as client:
        table_id = open_table(client)
        assert socket_refusal(client, table_id, origin="https://elsewhere.example")["code"] == "bad_origin"
        assert socket_refusal(client, "zap")["code"] == "no_such_table"
        with client.websocket_connect(f"/api/tables/{table_id}/socket", headers={"origin": "http://testserver"}) as own:
            assert own.receive_json()["type"] == "table"


def test_the_record_comes_with_the_end_of_the_match() -> None:
    """While a match is played its record is withheld; then it replays and scores again."""
    with serving() as client:
        table_id = open_table(client, shortest())
        path = f"/api/tables/{table_id}/record"
        assert client.get(path).json()["code"] == "record_not_yet"
        with seated(client, table_id) as seat:
            while seat.play_deal()["phase"] == "deal_over":
                seat.ask("next")
        answer = client.get(path)
        assert answer.status_code == 200
        (line,) = answer.text.splitlines()
        assert first_difference(parse_record(line)) is None
        assert client.get("/api/tables/mine").json()["tables"] == []
        assert client.get("/api/tables/zap/record").status_code == 404


def test_a_guest_has_so_many_tables_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table too many is refused, with the number."""
    monkeypatch.setattr(rooms, "OPEN_TABLES", 2)
    with serving() as client:
        open_table(client), open_table(client)
        answer = client.post("/api/tables", json={"game": FIRST})
    assert (answer.status_code, answer.json()["code"]) == (429, "too_many_tables")


def test_a_body_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """After its time the request is answered, in words."""
    monkeypatch.setattr(answers, "BODY_SECONDS", 0.05)
    parts: list[Message] = [{"type": "http.request", "body": b"{", "more_body": True}]
    sent: list[Message] = []

    async def receive() -> Message:
        return parts.pop() if parts else await asyncio.Future()

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {
        "type": "http",
        "method": "POST",
        "path": "/api/tables",
        "headers": [(b"content-type", b"application/json")],
        "query_string": b"",
    }
    served = app.create_app(MemoryStore(), KEY, AT_ONCE)
    run(asyncio.wait_for(served(scope, receive, send), 5))
    assert (sent[0]["status"], json.loads(sent[1]["body"])["code"]) == (408, "too_slow")


def test_too_many_connections_are_told_to_come_again() -> None:
    """What may pass soon says so; a table that is another's does not."""
    with serving() as client:
        closing = socket_refusal(client, "zap")
        for _ in range(int(limits.CONNECTIONS.burst) * 3):  # more than come back meanwhile on a busy machine
            if closing["code"] != "no_such_table":
                break
            assert closing["again"] is False
            closing = socket_refusal(client, "zap")
    assert (closing["code"], closing["again"]) == ("too_fast", True)


def test_an_address_opens_so_many_tables_at_once() -> None:
    """Above the rate the answer is 429."""
    with serving() as client:
        answers = [client.post("/api/tables", json={"game": FIRST}) for _ in range(int(limits.OPENINGS.burst) + 3)]
    assert answers[0].status_code == 201
    assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "too_fast")


def test_a_bucket_fills_again() -> None:
    """What was taken comes back with time, up to the burst."""
    now = 0.0
    bucket = Bucket(Rate(2, 0.5), lambda: now)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now = 2.0
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 100.0
    assert bucket.is_full
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_buckets_of_keys_that_rest_are_forgotten() -> None:
    """The memory of addresses does not grow for ever, and who just asked is not forgotten."""
    now = 0.0
    buckets = Buckets(Rate(1, 1), lambda: now)
    for number in range(Buckets.FORGET_ABOVE):
        buckets.take(f"old {number}")
    now = 10.0
    assert buckets.take("new") and not buckets.take("new")
    assert len(buckets._buckets) == 1


def test_the_key_is_made_once_and_is_its_owners_alone(tmp_path: Path) -> None:
    """The same file gives the same key, so that guests are known again; a damaged one is refused."""
    path = tmp_path / "guests.key"
    key = kept_key(path)
    assert key == kept_key(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    guests = Guests(key)
    assert Guests(kept_key(path)).read(guests.sign("g")) == "g"
    assert [path] == list(tmp_path.iterdir())
    path.write_bytes(b"short")
    with pytest.raises(TableError, match=r"guests\.key is not the key"):
        kept_key(path)


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of a built client, in place of the package's own."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Stammtisch</title>")
    (tmp_path / "assets" / "index-abc123.js").write_text("export {};")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path.parent / "secret.txt").write_text("outside")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    return tmp_path


PAGES = [
    "/",
    "/games/skat",
    "/tables/abc",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/%00",
    "/" + "a" * 300,
    "/a" * 3000,
]


@pytest.mark.parametrize("path", PAGES, ids=[path[:20] for path in PAGES])
def test_every_other_path_is_the_page(built: Path, path: str) -> None:
    """The client finds its own way; nothing outside its folder is ever served."""
    with serving() as client:
        answer = client.get(path)
    assert (answer.status_code, answer.text) == (200, "<title>Stammtisch</title>")
    assert answer.headers["cache-control"] == "no-cache"


def test_hashed_assets_are_kept_and_other_files_asked_for_again(built: Path) -> None:
    """Caching follows from whether the name holds the hash of what is in the file."""
    with serving() as client:
        asset, manifest = client.get("/assets/index-abc123.js"), client.get("/manifest.webmanifest")
    assert "immutable" in asset.headers["cache-control"] and "javascript" in asset.headers["content-type"]
    assert manifest.headers["cache-control"] == "no-cache"
    assert asset.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(("accepted", "sent_as"), [("gzip", "gzip"), ("identity", None)])
def test_large_files_are_sent_small_to_those_who_can_read_them(built: Path, accepted: str, sent_as: str | None) -> None:
    """What arrives is the file either way; answers of the interface stay as they are."""
    text = "export const words = [];\n" * 400
    (built / "assets" / "index-abc123.js").write_text(text)
    headers = {"accept-encoding": accepted}
    with serving() as client:
        asset, games = client.get("/assets/index-abc123.js", headers=headers), client.get("/api/games", headers=headers)
    assert (asset.text, asset.headers.get("content-encoding")) == (text, sent_as)
    assert "content-encoding" not in games.headers


def test_without_a_built_page_the_server_says_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The interface works all the same."""
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    with serving() as client:
        answer = client.get("/")
        assert (answer.status_code, "make play" in answer.text) == (503, True)
        assert json.loads(client.get("/healthz").text) == {"healthy": True}
