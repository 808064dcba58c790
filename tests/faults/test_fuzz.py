"""Whatever is sent, over sockets and to every route: an answer in the proper shape, no fault, no hang."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
import structlog
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.routing import Route
from starlette.testclient import TestClient

from stammtisch.games import GAMES
from stammtisch.server import app as app_module
from stammtisch.server.limits import Rate
from tests.playing import FIRST
from tests.server.driving import Seat, open_table, seated, serving

BOUNDED = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))

FIELDS = "type seq request move seat options preset same_cards nonce text level to agree"
KINDS = "move next again ping sit stand ready start leave seat_bot settings say write pause wish here return"
TEXTS = ["play HA", "pass", "18", "discard C7 S8", "cut 5", "claim all", "", "play " + "H" * 300]
GIVEN = ["application/json", "text/plain", "stammtisch_guest=x.y", "null", "http://elsewhere", "bytes=0-", "é", ""]

SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(-(2**65), 2**65), st.floats(), st.text(max_size=30), st.sampled_from([*GAMES])
)
WORDS = st.sampled_from(FIELDS.split())
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS | st.text(max_size=8), inner, max_size=4)
)


@st.composite
def commands(draw: st.DrawFn) -> str:
    """Something like a command: the proper fields with improper values, some left out, some added."""
    request = draw(st.text(max_size=70))
    command: dict[str, Any] = {"type": draw(st.sampled_from(KINDS.split())), "seq": draw(st.integers(-2, 400))}
    command |= {"request": request, "move": draw(st.sampled_from(TEXTS))} if draw(st.booleans()) else {}
    command.update(draw(st.dictionaries(WORDS, VALUES, max_size=2)))
    return json.dumps(command)


MESSAGES = st.one_of(
    commands(), VALUES.map(json.dumps), st.text(max_size=200), st.integers(1, 4000).map(lambda depth: "[" * depth)
).filter(lambda text: not any("\ud800" <= letter <= "\udfff" for letter in text))


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient]:
    """A server that takes any rate."""
    with pytest.MonkeyPatch.context() as patch:
        for rate in ("OPENINGS", "CONNECTIONS"):
            patch.setattr(app_module, rate, Rate(1e9, 1e9))
        patch.setattr("stammtisch.server.sockets.MESSAGES", Rate(1e9, 1e9))
        patch.setattr("stammtisch.server.rooms.OPEN_TABLES", 10**9)
        with serving() as client:
            yield client


@pytest.fixture(scope="module")
def seat(client: TestClient) -> Iterator[Seat]:
    """A person at a table."""
    with seated(client, open_table(client)) as seat:
        yield seat


@BOUNDED
@given(st.lists(MESSAGES, min_size=1, max_size=5))
def test_every_message_over_a_socket_has_one_answer_and_the_table_goes_on(seat: Seat, messages: list[str]) -> None:
    """As many answers as messages, each of a known kind; a ping after them is still answered."""
    with structlog.testing.capture_logs() as logs:
        for text in messages:
            seat.send(text)
        for _ in messages:
            answer = seat.answer()
            assert answer["type"] in ("accepted", "rejected", "pong", "seat_code"), answer
            assert answer["type"] != "rejected" or (answer["code"] and answer["sentence"])
        seat.send('{"type":"ping"}')
        assert seat.answer() == {"type": "pong"}
    assert [entry for entry in logs if entry["event"] == "table_broken"] == []


def routes(client: TestClient) -> list[tuple[str, str]]:
    """Every path of the server with every method, also those that it does not take."""
    paths = {route.path for route in client.app.routes if isinstance(route, Route)}  # type: ignore[attr-defined]
    return sorted((path, method) for path in paths for method in ("GET", "POST", "PUT", "PATCH", "DELETE"))


LETTERS = st.characters(min_codepoint=33, max_codepoint=0x2FF, exclude_characters="/?#\x7f")
PIECES = st.text(LETTERS, min_size=1, max_size=40)
OPTIONAL = {"preset": st.sampled_from(["house", "acc", "x"]), "options": VALUES, "language": VALUES, "start": VALUES}
BODIES = st.one_of(
    st.binary(max_size=300),
    VALUES.map(lambda value: json.dumps(value).encode()),
    st.fixed_dictionaries(
        {"game": st.sampled_from([*GAMES, "whist", ""])},
        optional=OPTIONAL,
    ).map(lambda body: json.dumps(body).encode()),
    st.just(b'{"game":"' + b"x" * 20_000),
)
HEADERS = st.dictionaries(
    st.sampled_from(["content-type", "cookie", "origin", "range", "if-none-match", "accept-encoding", "upgrade"]),
    st.sampled_from(GIVEN),
    max_size=3,
)


@BOUNDED
@given(st.data())
def test_every_route_answers_in_its_shape(client: TestClient, data: st.DataObject) -> None:
    """No status of 500 or above but the page that was not built; an error of the interface has code and sentence."""
    path, method = data.draw(st.sampled_from(routes(client)))
    while "{" in path:
        before, _, rest = path.partition("{")
        path = before + data.draw(PIECES) + rest.partition("}")[2]
    headers = {key.encode(): value.encode() for key, value in data.draw(HEADERS).items()}
    answer = client.request(method, path, content=data.draw(BODIES), headers=headers)
    if path.startswith("/api"):
        assert answer.status_code < 500, (path, method, answer.text)
        assert answer.status_code < 400 or {"code", "sentence"} <= answer.json().keys()
    else:
        assert answer.status_code < 500 or answer.status_code == 503, (path, method, answer.status_code)


def test_sockets_at_odd_paths_and_with_odd_headers_are_refused_in_words(client: TestClient) -> None:
    """A closing message with its reason, for tables that are not there and for cookies that nobody signed."""
    for table_id in ("x", "%00", "a" * 500, "é"):
        for cookie in ("", "stammtisch_guest=forged.signature", "stammtisch_guest=" + "." * 999):
            headers = {"cookie": cookie}
            with client.websocket_connect(f"/api/tables/{table_id}/socket", headers=headers) as socket:
                message = socket.receive_json()
                assert (message["type"], bool(message["code"]), bool(message["sentence"])) == ("closing", True, True)


@pytest.mark.parametrize("game", list(GAMES))
def test_after_all_of_it_a_table_still_plays(client: TestClient, game: str) -> None:
    """The server that took all this deals a new table of any game."""
    with seated(client, open_table(client, game)) as seat:
        assert seat.move()["type"] == "accepted"
    assert FIRST in GAMES
