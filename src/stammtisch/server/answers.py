"""What routes share: who asks, what a body may be, and the one shape in which every error is told.

Not here: the routes (`app.py`, `table_routes.py`).
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final, TypeAlias, TypeVar

import structlog
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from stammtisch.errors import ParseError, TableError
from stammtisch.server.analysing import Analysing
from stammtisch.server.doors import Asker, Needs
from stammtisch.server.faults import place_of
from stammtisch.server.guests import COOKIE, COOKIE_SECONDS, SEAT_COOKIE, Guests, Session
from stammtisch.server.house import House
from stammtisch.server.limits import BODY_SECONDS, LARGEST_MESSAGE, Buckets
from stammtisch.server.lobby import Lobby
from stammtisch.server.rooms import Rooms
from stammtisch.server.visitors import Visitor, Visitors
from stammtisch.server.windows import Window
from stammtisch.store.store import Store
from stammtisch.wire.encoding import MessageError, encode, read_body
from stammtisch.wire.history import MatchPlayed
from stammtisch.wire.http import Failure

T = TypeVar("T")
Known: TypeAlias = OrderedDict[tuple[str, str], tuple[float, tuple[MatchPlayed, ...]]]
"""Matches of a guest at a table, with the time of the table's last change by which they were read."""

Endpoint: TypeAlias = Callable[["Host", Request], Awaitable[Response]]

STATUS: Final[Mapping[str, int]] = {
    "bad_code": 403,
    "bad_invitation": 403,
    "bad_origin": 403,
    "bad_passkey": 403,
    "bad_password": 403,
    "bad_token": 403,
    "banned": 403,
    "broken_key": 500,
    "daily_alone": 403,
    "daily_not_yet": 409,
    "daily_not_played": 409,
    "deal_not_yet": 409,
    "has_account": 409,
    "last_host": 409,
    "match_runs": 409,
    "no_analysis": 404,
    "no_hint": 409,
    "no_hints": 403,
    "members_only": 403,
    "name_taken": 409,
    "no_account": 401,
    "no_passkeys": 400,
    "no_lesson": 404,
    "no_such_code": 404,
    "no_such_comment": 404,
    "no_such_day": 404,
    "no_such_deal": 404,
    "no_such_seat": 409,
    "no_such_page": 404,
    "no_such_route": 404,
    "no_such_suggestion": 404,
    "no_such_table": 404,
    "not_allowed": 403,
    "not_invited": 403,
    "not_stored": 503,
    "not_your_table": 403,
    "old_rules": 409,
    "passkey_taken": 409,
    "record_not_yet": 409,
    "removed": 403,
    "seat_taken": 409,
    "signed_out": 403,
    "table_broken": 500,
    "table_closed": 403,
    "table_full": 409,
    "too_fast": 429,
    "too_large": 413,
    "too_many_people": 429,
    "too_many_tables": 429,
    "too_slow": 408,
    "wrong_content": 415,
}
"""The HTTP status of a refusal's code; 400 for all others."""

SESSION_MILLISECONDS: Final = 60 * 24 * 3600 * 1000
"""After so long without a visit one signs in again."""

SEATS_LEFT: Final = 50
"""So many seat tokens, of the tables last played, are taken from a browser that is signed out."""

LONGEST_NUMBER: Final = 16
"""Digits of what every store, and JSON everywhere, can hold."""

HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Content-Security-Policy": "frame-ancestors 'none'",
}

_LOG: Final = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Host:
    """What the routes share."""

    store: Store
    guests: Guests
    rooms: Rooms
    lobby: Lobby
    openings: Buckets
    connections: Buckets
    codes: Buckets
    readings: Buckets
    hints: Buckets
    analysing: Analysing
    house: House
    visitors: Visitors
    history: Known = field(default_factory=OrderedDict)


# Who asks


def expect_own_origin(connection: HTTPConnection) -> None:
    """A browser says which page asks; only our own may. Programs that are no browser say nothing."""
    origin = connection.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != connection.headers.get("host"):
        raise TableError("bad_origin", "This page is not one of this server.")


def expect_slowly(buckets: Buckets, connection: HTTPConnection, sentence: str) -> None:
    """Raises TableError if this address asks too fast."""
    if not buckets.take(address_of(connection)):
        raise TableError("too_fast", sentence)


def address_of(connection: HTTPConnection) -> str:
    """Where the connection comes from."""
    return connection.client.host if connection.client else ""


def asker_of(connection: HTTPConnection) -> Asker:
    """Who asks, as the door found."""
    asker: Asker = connection.state.asker
    return asker


def guest_of(connection: HTTPConnection) -> str | None:
    """The guest whose browser asks."""
    return asker_of(connection).guest


async def let_in(host: Host, connection: HTTPConnection, needs: Needs) -> None:
    """Find out who asks, where that is needed. Raises TableError if they may not, StoreError if that cannot be told."""
    if needs is not Needs.NOTHING:
        connection.state.asker = await host.house.doors.asker(connection)
        host.house.doors.expect(connection.state.asker, needs)


def visitor_of(connection: HTTPConnection, window: Window, guest: str | None, holder: str | None = None) -> Visitor:
    """Who opens this window. holder: the guest whose seat it has, if any."""
    return Visitor(window, guest, asker_of(connection).standing.epoch, address_of(connection), holder)


def token_of(host: Host, connection: HTTPConnection) -> int | None:
    """The person that the seat token of this table's path says. Raises TableError for a forged one."""
    return host.guests.read_seat_token(connection.path_params["table_id"], connection.cookies.get(SEAT_COOKIE))


def guest_cookie(host: Host, connection: HTTPConnection, guest: str) -> str:
    """The header that makes the browser this guest's, or keeps it so; a session stays the one it is."""
    asker = asker_of(connection)
    return identity_cookie(connection, asker.cookie if asker.guest == guest else host.guests.sign(guest))


def identity_cookie(connection: HTTPConnection, value: str) -> str:
    """The header with the cookie of a guest or a session."""
    return _cookie(connection, COOKIE, value, "/")


def session_cookie(host: Host, connection: HTTPConnection, guest: str, epoch: int) -> str:
    """The header that makes the browser an account's, for a while from now."""
    session = Session(guest, epoch, host.house.now() + SESSION_MILLISECONDS)
    return identity_cookie(connection, host.guests.sign_session(session))


def seat_cookie(host: Host, connection: HTTPConnection, table_id: str, person: int) -> str:
    """The header that gives the browser the seat token of a person; it is sent to this table alone."""
    return _cookie(connection, SEAT_COOKIE, host.guests.seat_token(table_id, person), seat_path(table_id))


def seat_path(table_id: str) -> str:
    """To which paths the seat token of a table is sent."""
    return f"/api/tables/{table_id}"


async def new_guest_cookies(host: Host, connection: HTTPConnection, old: str) -> tuple[str, ...]:
    """The headers that make the browser a new guest's, without the seat tokens of the old one."""
    lines = await host.store.tables_of(old)
    seats = (end_cookie(connection, SEAT_COOKIE, seat_path(line.table_id)) for line in lines[:SEATS_LEFT])
    return (guest_cookie(host, connection, host.guests.new()), *seats)


def end_cookie(connection: HTTPConnection, name: str, path: str) -> str:
    """The header that takes a cookie from the browser."""
    return _cookie(connection, name, "", path, 0)


def _cookie(connection: HTTPConnection, name: str, value: str, path: str, seconds: int = COOKIE_SECONDS) -> str:
    response = Response()
    secure = connection.url.scheme in ("https", "wss")
    response.set_cookie(name, value, seconds, httponly=True, samesite="lax", secure=secure, path=path)
    return response.headers["set-cookie"]


# What is asked


async def read_json(request: Request, kind: type[T]) -> T:
    """The body as a message of this kind. Raises TableError and MessageError."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise TableError("wrong_content", "Expected a body of JSON, with Content-Type application/json.")
    return read_body(await _body(request), kind)


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


def number_of(request: Request, name: str, otherwise: int = 0, digits: int = 9) -> int:
    """A number of the query, with so many digits at most. Raises ParseError."""
    text = request.query_params.get(name, str(otherwise))
    if not (text.isdecimal() and text.isascii() and len(text) <= digits):
        raise ParseError(f"{name}: expected a whole number from 0")
    return int(text)


def path_number(request: Request, name: str) -> int:
    """A number of the path. Raises TableError for one that nothing can have."""
    text: str = request.path_params[name]
    if not (text.isdecimal() and text.isascii() and len(text) < LONGEST_NUMBER):
        raise TableError("no_such_route", "There is nothing of this number.")
    return int(text)


# What is answered


def told(host: Host, endpoint: Endpoint, needs: Needs = Needs.ENTRY) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint, its errors turned into one shape; a fault of ours is logged without its message, once, here."""

    async def answer(request: Request) -> Response:
        started = perf_counter()
        answered = await _answered(host, endpoint, needs, request)
        host.house.measured.request(endpoint.__name__.lstrip("_"), answered.status_code, perf_counter() - started)
        return answered

    answer.__doc__ = endpoint.__doc__  # the description of the routes tells it
    return answer


async def _answered(host: Host, endpoint: Endpoint, needs: Needs, request: Request) -> Response:
    try:
        await let_in(host, request, needs)
        return await endpoint(host, request)
    except MessageError as error:
        return failure(STATUS.get(error.code, 400), error.code, str(error))
    except ParseError as error:
        return failure(400, "bad_request", str(error))
    except TableError as error:
        return failure(STATUS.get(error.code, 400), error.code, error.sentence)
    except HTTPException as error:
        return await http_failure(request, error)
    except Exception as error:  # the top: who asks reads no traceback
        _LOG.error("request_failed", path=request.url.path, error=type(error).__name__, place=place_of(error))
        return failure(500, "fault", "Something went wrong on the server.")


async def http_failure(request: Request, error: Exception) -> Response:
    """What Starlette refuses, in the shape of all failures."""
    assert isinstance(error, HTTPException)
    sentences = {
        404: ("no_such_route", f"There is nothing at {request.url.path[:100]}."),
        405: ("wrong_method", "This path does not take this method."),
    }
    code, sentence = sentences.get(error.status_code, ("bad_request", error.detail))
    return failure(error.status_code, code, sentence)


def failure(status: int, code: str, sentence: str) -> Response:
    """An error, with the place at fault apart from the sentence."""
    place, _, rest = sentence.rpartition(" - at ")
    return json_answer(Failure(code, place or rest, rest.strip("'") if place else ""), status)


def json_answer(value: Any, status: int = 200, cookies: tuple[str, ...] = ()) -> Response:
    """A message as the answer."""
    headers = {"Cache-Control": "no-store", **HEADERS}
    response = Response(encode(value), status, media_type="application/json", headers=headers)
    for cookie in cookies:
        response.headers.append("set-cookie", cookie)
    return response
