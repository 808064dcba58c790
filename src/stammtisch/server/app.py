"""The application: its routes, what guards each, and how every error is told.

Not here: tables in play (`rooms.py`, `room.py`), sockets (`sockets.py`), pages (`pages.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute
from starlette.websockets import WebSocket

from stammtisch.errors import ParseError, RuleError, TableError
from stammtisch.games import GAMES
from stammtisch.games.game import AnyGame
from stammtisch.games.options import option_specs, options_record
from stammtisch.records.record import MatchRecord, record_text, records_of
from stammtisch.server.chance import Chance
from stammtisch.server.faults import place_of
from stammtisch.server.guests import COOKIE, COOKIE_SECONDS, Guests
from stammtisch.server.limits import BODY_SECONDS, CONNECTIONS, LARGEST_MESSAGE, OPENINGS, Buckets
from stammtisch.server.pages import page
from stammtisch.server.room import Pace
from stammtisch.server.rooms import PERSON, Rooms, broken_table
from stammtisch.server.sockets import attend, refuse
from stammtisch.server.windows import Window
from stammtisch.store.store import Store, TableLine
from stammtisch.tables.settings import Level
from stammtisch.wire.encoding import MessageError, encode, read_body
from stammtisch.wire.http import (
    Failure,
    GameList,
    GameOffer,
    OpenTable,
    OptionChoice,
    OwnTable,
    OwnTables,
    TableOpened,
)

Endpoint: TypeAlias = Callable[["Host", Request], Awaitable[Response]]

STATUS: Final[Mapping[str, int]] = {
    "bad_origin": 403,
    "broken_key": 500,
    "no_such_table": 404,
    "not_stored": 503,
    "not_your_table": 403,
    "old_rules": 409,
    "record_not_yet": 409,
    "table_broken": 500,
    "too_slow": 408,
    "too_fast": 429,
    "too_large": 413,
    "too_many_tables": 429,
    "wrong_content": 415,
}
"""The HTTP status of a refusal's code; 400 for all others."""

HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Content-Security-Policy": "frame-ancestors 'none'",
}

SMALLER: Final = Middleware(GZipMiddleware, minimum_size=1_000, compresslevel=6)
"""For the client's files alone: answers of the API are short, and sockets are left as they are."""

_LOG: Final = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Host:
    """What the routes share."""

    store: Store
    guests: Guests
    rooms: Rooms
    openings: Buckets
    connections: Buckets


def create_app(store: Store, key: bytes, pace: Pace, chance: Chance | None = None) -> Starlette:
    """The application over a store, which it closes at its end.

    key: signs the cookies of guests. chance: the system's unless the caller brings another, as tests do.
    """
    host = Host(store, Guests(key), Rooms(store, pace, chance or Chance()), Buckets(OPENINGS), Buckets(CONNECTIONS))

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        yield
        await host.rooms.close()
        await store.close()

    async def socket(websocket: WebSocket) -> None:
        await _socket(host, websocket)

    routes: list[BaseRoute] = [
        Route("/healthz", _told(host, _healthz)),
        Route("/api/games", _told(host, _games)),
        Route("/api/tables", _told(host, _open_table), methods=["POST"]),
        Route("/api/tables/mine", _told(host, _own_tables)),
        Route("/api/tables/{table_id}/record", _told(host, _record)),
        WebSocketRoute("/api/tables/{table_id}/socket", socket),
    ]
    rest = [
        Route("/api/{path:path}", _told(host, _not_taken(routes)), methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        Route("/{path:path}", _told(host, _page), middleware=[SMALLER]),
    ]
    return Starlette(routes=[*routes, *rest], lifespan=lifespan, exception_handlers={HTTPException: _http_failure})


async def _healthz(host: Host, request: Request) -> Response:
    return _json({"healthy": True})


async def _games(host: Host, request: Request) -> Response:
    return _json(GameList(tuple(game_offer(game) for game in GAMES.values())))


def game_offer(game: AnyGame) -> GameOffer:
    """The game as it may be opened."""
    house = game.presets["house"]
    presets = {name: options_record(options) for name, options in game.presets.items()}
    options = tuple(
        OptionChoice(spec.key, spec.rule, spec.values, spec.default, spec.usual, spec.many)
        for spec in option_specs(type(house))
    )
    return GameOffer(game.key, game.seats(house), tuple(Level), presets, options)


async def _open_table(host: Host, request: Request) -> Response:
    _expect_own_origin(request)
    if not host.openings.take(_address(request)):
        raise TableError("too_fast", "Too many tables opened at once; please wait a moment.")
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise TableError("wrong_content", "Expected a body of JSON, with Content-Type application/json.")
    wanted = read_body(await _body(request), OpenTable)
    guest = _guest(host, request) or host.guests.new()
    table_id = await host.rooms.open(guest, wanted)
    response = _json(TableOpened(table_id, PERSON, ""), 201)
    secure = request.url.scheme == "https"
    response.set_cookie(
        COOKIE, host.guests.sign(guest), COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure, path="/"
    )
    return response


async def _own_tables(host: Host, request: Request) -> Response:
    guest = _guest(host, request)
    lines = await host.store.tables_of(guest) if guest else ()
    return _json(OwnTables(tuple(OwnTable(line.table_id, line.game, line.preset, line.changed) for line in lines)))


async def _record(host: Host, request: Request) -> Response:
    """Matches that are over, one a line; a running deal is never in it."""
    line, records = await _records(host, request)
    if not records:
        raise TableError("record_not_yet", "The record of a match can be had once the match is over.")
    text = "".join(f"{record_text(record)}\n" for record in records)
    headers = {"Content-Disposition": f'attachment; filename="record-{line.game}-{line.table_id}.jsonl"'}
    return Response(text, media_type="application/jsonl", headers=headers)


async def _records(host: Host, request: Request) -> tuple[TableLine, tuple[MatchRecord, ...]]:
    """Of the guest's own table; a log that is damaged is told without quoting it, since it names cards."""
    try:
        line, events = await host.store.load(request.path_params["table_id"])
        if line.owner != _guest(host, request):
            raise TableError("not_your_table", "This table belongs to somebody else.")
        return line, await asyncio.to_thread(records_of, events)
    except (ParseError, RuleError) as error:
        _LOG.error("record_failed", path=request.url.path, error=type(error).__name__, place=place_of(error))
        raise broken_table() from None


async def _page(host: Host, request: Request) -> Response:
    return page(request.path_params["path"])


def _not_taken(routes: Sequence[BaseRoute]) -> Endpoint:
    """The answer where no route takes the request: one knows the path but not the method, or none knows the path."""

    async def not_taken(host: Host, request: Request) -> Response:
        known = any(route.matches(request.scope)[0] is Match.PARTIAL for route in routes)
        raise HTTPException(405 if known else 404)

    return not_taken


async def _socket(host: Host, websocket: WebSocket) -> None:
    try:
        _expect_own_origin(websocket)
        if not host.connections.take(_address(websocket)):
            raise TableError("too_fast", "Too many connections at once; please wait a moment.")
        room = await host.rooms.enter(websocket.path_params["table_id"], _guest(host, websocket))
    except TableError as error:
        await refuse(websocket, error)
    else:
        await attend(websocket, room, Window(PERSON))


def _expect_own_origin(connection: HTTPConnection) -> None:
    """A browser says which page asks; only our own may. Programs that are no browser say nothing."""
    origin = connection.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != connection.headers.get("host"):
        raise TableError("bad_origin", "This page is not one of this server.")


def _address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def _guest(host: Host, connection: HTTPConnection) -> str | None:
    return host.guests.read(connection.cookies.get(COOKIE))


async def _body(request: Request) -> bytes:
    body = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                body += part
                if len(body) > LARGEST_MESSAGE:
                    raise MessageError("too_large", f"A body may have {LARGEST_MESSAGE} bytes at most.")
    except TimeoutError:
        raise MessageError("too_slow", f"The body did not come within {BODY_SECONDS:.0f} seconds.") from None
    except ClientDisconnect:
        raise MessageError("not_json", "The body was cut off.") from None
    return body


def _told(host: Host, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint, its errors turned into one shape; a fault of ours is logged without its message, once, here."""

    async def told(request: Request) -> Response:
        try:
            return await endpoint(host, request)
        except MessageError as error:
            return _failure(STATUS.get(error.code, 400), error.code, str(error))
        except ParseError as error:
            return _failure(400, "bad_request", str(error))
        except TableError as error:
            return _failure(STATUS.get(error.code, 400), error.code, error.sentence)
        except HTTPException:
            raise
        except Exception as error:  # the top: who asks reads no traceback
            _LOG.error("request_failed", path=request.url.path, error=type(error).__name__, place=place_of(error))
            return _failure(500, "fault", "Something went wrong on the server.")

    return told


async def _http_failure(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    sentences = {
        404: ("no_such_route", f"There is nothing at {request.url.path[:100]}."),
        405: ("wrong_method", "This path does not take this method."),
    }
    code, sentence = sentences.get(error.status_code, ("bad_request", error.detail))
    return _failure(error.status_code, code, sentence)


def _failure(status: int, code: str, sentence: str) -> Response:
    place, _, rest = sentence.rpartition(" - at ")
    return _json(Failure(code, place or rest, rest.strip("'") if place else ""), status)


def _json(value: Any, status: int = 200) -> Response:
    headers = {"Cache-Control": "no-store", **HEADERS}
    return Response(encode(value), status, media_type="application/json", headers=headers)
