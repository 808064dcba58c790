"""Requests made from the description of the routes: whatever fits it, or does not, is answered as it says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
import structlog
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.routing import Route
from starlette.testclient import TestClient

from stammtisch.games import GAMES
from stammtisch.server import app as app_module
from stammtisch.server.description import ANSWERS, BODIES
from stammtisch.server.limits import Rate
from stammtisch.store.memory import MemoryStore
from tests.playing import FIRST
from tests.server.driving import AT_ONCE, KEY, open_table, seated, serving

APP = app_module.create_app(MemoryStore(), KEY, AT_ONCE)
DESCRIPTION: dict[str, Any] = TestClient(APP).get("/api/openapi.json").json()
SCHEMA = schemathesis.openapi.from_dict(DESCRIPTION)
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
BOUNDED = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def played() -> Iterator[tuple[TestClient, str]]:
    """A server that takes any rate, and a table of it with a deal that is over."""
    with pytest.MonkeyPatch.context() as patch:
        for rate in ("OPENINGS", "CODES", "READINGS"):
            patch.setattr(app_module, rate, Rate(1e9, 1e9))
        patch.setattr("stammtisch.server.rooms.OPEN_TABLES", 10**9)
        with serving() as client:
            table_id = open_table(client, FIRST)
            with seated(client, table_id) as seat:
                seat.play_deal()
            yield client, table_id


@SCHEMA.given(known=st.booleans())
@SCHEMA.parametrize()
@BOUNDED
def test_every_route_answers_as_it_is_described(
    case: schemathesis.Case[Any], known: bool, played: tuple[TestClient, str]
) -> None:
    """No fault, no hang; each answer has a status, a content and a shape that are described."""
    client, table_id = played
    if known and "table_id" in case.path_parameters:
        case.path_parameters["table_id"] = table_id
    with structlog.testing.capture_logs() as logs:
        sent = case.as_transport_kwargs(base_url="http://testserver")
        headers, _ = dict(sent.pop("headers", None) or {}), sent.pop("cookies", None)  # no route asks for any
        content = sent.pop("data", None)
        answer = client.request(headers=headers, **sent, **({} if content is None else {"content": content}))
    case.validate_response(answer, checks=CHECKS)
    assert [entry for entry in logs if entry["event"] in ("request_failed", "table_broken")] == []


def test_all_routes_are_described_with_a_sentence_and_what_is_sent() -> None:
    """Each path and method of the interface; a route that takes a body tells its fields."""
    routes = {
        (route.path, method.lower())
        for route in APP.routes
        if isinstance(route, Route) and route.path.startswith("/api/") and ":path" not in route.path
        for method in (route.methods or set()) - {"HEAD"}
    } - {("/api/openapi.json", "get")}
    told = {(path, method): one for path, ways in DESCRIPTION["paths"].items() for method, one in ways.items()}
    assert routes <= told.keys()
    assert all(told[path, method.lower()]["summary"] for method, path in (*BODIES, *ANSWERS))
    opening = DESCRIPTION["components"]["schemas"]["OpenTable"]
    assert opening["required"] == ["game"] and opening["additionalProperties"] is False


def test_after_all_of_it_a_table_still_plays(played: tuple[TestClient, str]) -> None:
    """The server deals a new table of any game."""
    client, _ = played
    for game in GAMES:
        with seated(client, open_table(client, game)) as seat:
            assert seat.move()["type"] == "accepted"
