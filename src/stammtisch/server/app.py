"""The application: its routes and what they share.

Not here: the routes of tables (`table_routes.py`), tables in play (`rooms.py`, `room.py`), the lobby (`lobby.py`),
sockets (`sockets.py`), pages (`pages.py`).
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute
from starlette.websockets import WebSocket

from stammtisch.errors import TableError
from stammtisch.games import GAMES
from stammtisch.games.game import AnyGame
from stammtisch.games.options import option_specs, options_record
from stammtisch.server import table_routes
from stammtisch.server.analysing import Analysing
from stammtisch.server.answers import (
    Endpoint,
    Host,
    expect_own_origin,
    expect_slowly,
    guest_cookie,
    guest_of,
    http_failure,
    json_answer,
    told,
)
from stammtisch.server.beside import ALONE, Beside
from stammtisch.server.bots import levels_of
from stammtisch.server.chance import Chance
from stammtisch.server.description import described
from stammtisch.server.guests import Guests
from stammtisch.server.history import read_history
from stammtisch.server.limits import CODES, CONNECTIONS, HINTS, OPENINGS, READINGS, Buckets
from stammtisch.server.lobby import Lobby
from stammtisch.server.pages import page
from stammtisch.server.room import Pace
from stammtisch.server.rooms import Rooms
from stammtisch.server.sockets import attend, refuse
from stammtisch.store.store import Store
from stammtisch.wire.http import GameList, GameOffer, OptionChoice

SMALLER: Final = Middleware(GZipMiddleware, minimum_size=1_000, compresslevel=6)
"""For the client's files and for deals read again: other answers are short, and sockets are left as they are."""


def create_app(store: Store, key: bytes, pace: Pace, chance: Chance | None = None, beside: Beside = ALONE) -> Starlette:
    """The application over a store, which it closes at its end.

    key: signs cookies and seat tokens. chance: the system's unless the caller brings another, as tests do.
    beside: where bots think, and what other processes there are.
    """
    host = new_host(store, key, pace, chance or Chance(), beside)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with beside.running():
            host.rooms.start()
            yield
            await host.lobby.close()
            await host.rooms.close()
        await store.close()

    table = "/api/tables/{table_id}"
    routes: list[BaseRoute] = [
        Route("/healthz", told(host, _healthz)),
        Route("/api/games", told(host, _games)),
        Route("/api/codes/{code}", told(host, table_routes.table_by_code)),
        WebSocketRoute("/api/lobby/socket", _socket(host, _lobby_socket)),
        Route("/api/tables", told(host, table_routes.open_table), methods=["POST"]),
        Route("/api/history", told(host, read_history)),
        Route("/api/tables/mine", told(host, table_routes.own_tables)),
        Route(table, told(host, table_routes.table_card)),
        Route(f"{table}/join", told(host, table_routes.join_table), methods=["POST"]),
        Route(f"{table}/seat", told(host, table_routes.take_seat), methods=["POST"]),
        Route(f"{table}/record", told(host, table_routes.record)),
        Route(f"{table}/hint", told(host, table_routes.read_hint)),
        Route(f"{table}/transcript", told(host, table_routes.read_transcript), middleware=[SMALLER]),
        Route(f"{table}/deals/{{number}}", told(host, table_routes.read_deal), middleware=[SMALLER]),
        Route(f"{table}/deals/{{number}}/analysis", told(host, table_routes.read_analysis), middleware=[SMALLER]),
        WebSocketRoute(f"{table}/socket", _socket(host, table_routes.table_socket)),
    ]
    rest = [
        Route("/api/openapi.json", told(host, described(routes)), middleware=[SMALLER]),
        Route("/api/{path:path}", told(host, _not_taken(routes)), methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        Route("/{path:path}", told(host, _page), middleware=[SMALLER]),
    ]
    app = Starlette(routes=[*routes, *rest], lifespan=lifespan, exception_handlers={HTTPException: http_failure})
    app.state.host = host
    return app


def new_host(store: Store, key: bytes, pace: Pace, chance: Chance, beside: Beside) -> Host:
    """What the routes share; rooms tell the lobby how their tables look."""
    guests = Guests(key)
    rooms = Rooms(store, pace, chance, guests.code_for, beside.thinker, beside.shared)
    lobby = Lobby(rooms, chance)
    rooms.changed = lobby.table_changed
    openings, connections, codes, readings = (Buckets(rate) for rate in (OPENINGS, CONNECTIONS, CODES, READINGS))
    return Host(store, guests, rooms, lobby, openings, connections, codes, readings, Buckets(HINTS), Analysing())


async def _healthz(host: Host, request: Request) -> Response:
    """Whether the server answers."""
    return json_answer({"healthy": True})


async def _games(host: Host, request: Request) -> Response:
    """The games that can be opened."""
    return json_answer(GameList(tuple(game_offer(game) for game in GAMES.values())))


def game_offer(game: AnyGame) -> GameOffer:
    """The game as it may be opened."""
    house = game.presets["house"]
    presets = {name: options_record(options) for name, options in game.presets.items()}
    options = tuple(
        OptionChoice(spec.key, spec.rule, spec.values, spec.default, spec.usual, spec.many)
        for spec in option_specs(type(house))
    )
    return GameOffer(game.key, game.seats(house), levels_of(game.key), presets, options)


async def _lobby_socket(host: Host, websocket: WebSocket) -> None:
    try:
        expect_own_origin(websocket)
        expect_slowly(host.connections, websocket, "Too many connections at once; please wait a moment.")
    except TableError as error:
        await refuse(websocket, error)
    else:
        guest = guest_of(host, websocket) or host.guests.new()
        await attend(websocket, host.lobby, host.lobby.open(guest), [guest_cookie(host, websocket, guest)])


def _socket(host: Host, serve: Callable[[Host, WebSocket], Awaitable[None]]) -> Callable[[WebSocket], Awaitable[None]]:
    async def socket(websocket: WebSocket) -> None:
        await serve(host, websocket)

    return socket


async def _page(host: Host, request: Request) -> Response:
    return page(request.path_params["path"])


def _not_taken(routes: Sequence[BaseRoute]) -> Endpoint:
    """The answer where no route takes the request: one knows the path but not the method, or none knows the path."""

    async def not_taken(host: Host, request: Request) -> Response:
        known = any(route.matches(request.scope)[0] is Match.PARTIAL for route in routes)
        raise HTTPException(405 if known else 404)

    return not_taken
