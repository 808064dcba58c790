"""The application: its routes and what they share.

Not here: the routes of tables (`table_routes.py`), tables in play (`rooms.py`, `room.py`), the lobby (`lobby.py`),
sockets (`sockets.py`), pages (`pages.py`).
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
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
from stammtisch.lessons import LESSONS
from stammtisch.server import table_routes
from stammtisch.server.analysing import Analysing
from stammtisch.server.answers import (
    Endpoint,
    Host,
    asker_of,
    expect_own_origin,
    expect_slowly,
    guest_cookie,
    guest_of,
    http_failure,
    json_answer,
    let_in,
    told,
    visitor_of,
)
from stammtisch.server.beside import ALONE, Beside
from stammtisch.server.bots import levels_of
from stammtisch.server.chance import Chance
from stammtisch.server.description import described
from stammtisch.server.doors import Needs, signed_out
from stammtisch.server.guests import Guests
from stammtisch.server.history import read_history
from stammtisch.server.house import Plan, open_house
from stammtisch.server.house_routes import house_routes
from stammtisch.server.limits import CODES, CONNECTIONS, HINTS, OPENINGS, READINGS, Buckets
from stammtisch.server.lobby import Lobby
from stammtisch.server.pace import Pace
from stammtisch.server.pages import page
from stammtisch.server.rooms import Rooms
from stammtisch.server.sockets import attend, refuse
from stammtisch.server.visitors import Visitors
from stammtisch.store.sqlite_books import fleeting_books
from stammtisch.store.store import Store
from stammtisch.tables.settings import WITHOUT_COUNT_HELP
from stammtisch.wire.http import GameList, GameOffer, OptionChoice

SMALLER: Final = Middleware(GZipMiddleware, minimum_size=1_000, compresslevel=6)
"""For the client's files and for deals read again: other answers are short, and sockets are left as they are."""

EVERY_METHOD: Final = ("GET", "POST", "PUT", "PATCH", "DELETE")


def create_app(
    store: Store,
    key: bytes,
    pace: Pace,
    chance: Chance | None = None,
    beside: Beside = ALONE,
    plan: Plan | None = None,
) -> Starlette:
    """The application over a store, which it closes at its end.

    key: signs cookies and seat tokens. chance: the system's unless the caller brings another, as tests do.
    beside: where bots think, and what other processes there are. plan: of the house; without one everybody may come,
    and what people write is gone with the process.
    """
    host = new_host(store, key, pace, chance or Chance(), beside, plan or Plan(fleeting_books()))

    routes = _routes(host)
    app = Starlette(
        routes=[*routes, *_rest(host, routes)],
        lifespan=_lifespan(host, beside),
        exception_handlers={HTTPException: http_failure},
    )
    app.state.host = host
    return app


def _lifespan(host: Host, beside: Beside) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    """Hear of other processes from the start on; at the end tell everybody, then close the store."""

    @asynccontextmanager
    async def running(_: Starlette) -> AsyncIterator[None]:
        async with beside.running():
            host.rooms.start()
            if beside.shared is not None:
                beside.shared.bus.listen(host.lobby.hear)
                beside.shared.bus.listen(host.visitors.hear)
            yield
            await host.visitors.close()
            await host.lobby.close()
            await host.rooms.close()
        await host.store.close()

    return running


def _routes(host: Host) -> list[BaseRoute]:
    """What the page and other programs ask for, as the description tells it."""
    table = "/api/tables/{table_id}"
    return [
        Route("/healthz", told(host, _healthz, Needs.NOTHING)),
        Route("/api/games", told(host, _games, Needs.NOTHING)),
        *house_routes(host),
        Route("/api/codes/{code}", told(host, table_routes.table_by_code)),
        WebSocketRoute("/api/lobby/socket", _socket(host, _lobby_socket)),
        Route("/api/tables", told(host, table_routes.open_table), methods=["POST"]),
        Route("/api/lessons/{game}", told(host, table_routes.open_lesson), methods=["POST"]),
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


def _rest(host: Host, routes: Sequence[BaseRoute]) -> list[BaseRoute]:
    """The description of these routes, the answer where none of them fits, and the page."""
    described_here = told(host, described(routes), Needs.NOTHING)
    return [
        Route("/api/openapi.json", described_here, middleware=[SMALLER]),
        Route("/api/{path:path}", told(host, _not_taken(routes), Needs.NOTHING), methods=EVERY_METHOD),
        Route("/{path:path}", told(host, _page, Needs.NOTHING), middleware=[SMALLER]),
    ]


def new_host(store: Store, key: bytes, pace: Pace, chance: Chance, beside: Beside, plan: Plan) -> Host:
    """What the routes share; rooms tell the lobby how their tables look, and ask the house which are closed."""
    guests = Guests(key)
    house = open_house(plan, guests, pace.now)
    rooms = Rooms(store, pace, chance, guests.code_for, beside.thinker, beside.shared)
    shared = beside.shared
    lobby = Lobby(rooms, chance, shared)
    rooms.changed, rooms.gone, rooms.expect_open = lobby.table_changed, lobby.table_gone, house.doors.expect_open
    rooms.expect_welcome = house.doors.expect_welcome
    visitors = Visitors(house.doors, shared)
    rooms.repeated, rooms.house_changed = (lobby.repeat, visitors.repeat), house.doors.forget
    rooms.measured = house.measured
    house.measured.watch("tables", "Tables in play", lambda: len(rooms.live))
    house.measured.watch("windows", "Windows on tables", lambda: sum(room.windows for room in rooms.live))
    house.measured.watch("broken_tables", "Tables that a fault has stopped", lambda: len(rooms.broken))
    openings, connections, codes, readings = (Buckets(rate) for rate in (OPENINGS, CONNECTIONS, CODES, READINGS))
    buckets = (openings, connections, codes, readings, Buckets(HINTS))
    return Host(store, guests, rooms, lobby, *buckets, Analysing(), house, visitors)


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
    return GameOffer(
        game.key,
        game.suggested_by,
        game.key in LESSONS,
        game.seats(house),
        levels_of(game.key),
        presets,
        WITHOUT_COUNT_HELP.get(game.key, ()),
        options,
    )


async def _lobby_socket(host: Host, websocket: WebSocket) -> None:
    try:
        expect_own_origin(websocket)
        expect_slowly(host.connections, websocket, "Too many connections at once; please wait a moment.")
    except TableError as error:
        await refuse(websocket, error)
    else:
        guest = guest_of(websocket) or host.guests.new()
        window = host.lobby.open(guest)
        with host.visitors.attending(visitor_of(websocket, window, guest)):
            await attend(websocket, host.lobby, window, [guest_cookie(host, websocket, guest)])


def _socket(host: Host, serve: Callable[[Host, WebSocket], Awaitable[None]]) -> Callable[[WebSocket], Awaitable[None]]:
    async def socket(websocket: WebSocket) -> None:
        try:
            await let_in(host, websocket, Needs.ENTRY)
            if asker_of(websocket).signed_out is not None:
                raise signed_out()
        except TableError as error:
            await refuse(websocket, error)
        else:
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
