"""The routes of the deal of the day. Not here: what is known of it (`daily.py`), and its table (`table_routes.py`)."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from stammtisch.errors import TableError
from stammtisch.games import GAMES, find_game
from stammtisch.server.answers import (
    Host,
    asker_of,
    expect_own_origin,
    expect_slowly,
    guest_cookie,
    guest_of,
    json_answer,
    read_json,
    seat_cookie,
)
from stammtisch.server.comments import standing_of
from stammtisch.server.daily import daily_deal, root_of, settled, try_view
from stammtisch.store.daily import Try
from stammtisch.tables import daily
from stammtisch.tables.table_rules import printable_name
from stammtisch.wire.daily import DailyGame, DailyList, DailyOpened, PlayDaily, ShowName


async def today(host: Host, request: Request) -> Response:
    """Today's deals, and which of them the reader has begun or finished."""
    guest, day = guest_of(request), daily.day_at(host.house.now())
    tries = await host.house.books.daily.of_guest(guest) if guest else ()
    own = {one.game: one for one in await settled(host, [one for one in tries if one.day == day])}
    games = tuple(DailyGame(game, try_view(own.get(game))) for game in GAMES)
    return json_answer(DailyList(day, daily.end_of(day), games))


async def read_day(host: Host, request: Request) -> Response:
    """A day's deal, and how others did, once the reader has finished theirs."""
    expect_slowly(host.readings, request, "Too much read at once; please wait a moment.")
    return json_answer(await daily_deal(host, *_wanted(request), guest_of(request)))


async def play(host: Host, request: Request) -> Response:
    """The reader's table with a day's deal; another one for practice, once nothing can be gained by it any more."""
    expect_own_origin(request)
    expect_slowly(host.openings, request, "Too many tables opened at once; please wait a moment.")
    wanted = await read_json(request, PlayDaily)
    guest = guest_of(request) or host.guests.new()
    opened = await _opened(host, *_wanted(request), guest, wanted)
    cookies = (guest_cookie(host, request, guest), seat_cookie(host, request, opened.table_id, 0))
    return json_answer(opened, 201, cookies)


async def show_name(host: Host, request: Request) -> Response:
    """The name under which others see one's score, or none."""
    expect_own_origin(request)
    expect_slowly(host.house.comments_from, request, "Too many changes at once; please wait a moment.")
    name = printable_name((await read_json(request, ShowName)).name)
    game, day = _wanted(request)
    guest = guest_of(request)
    own = None if guest is None else await _own(host, game, day, guest)
    if own is None or own.score is None:
        raise TableError("daily_not_played", "Only who has a score in this deal can show it.")
    standing_of(name, asker_of(request), host.house.site.comments)  # refuses words that are not taken here
    await host.house.books.daily.show_name(own, name)
    return json_answer(await daily_deal(host, game, day, guest))


def _wanted(request: Request) -> tuple[str, str]:
    """Game and day of the path. Raises ParseError for an unknown game."""
    return find_game(request.path_params["game"]).key, request.path_params["day"]


async def _own(host: Host, game: str, day: str, guest: str) -> Try | None:
    tries = await host.house.books.daily.of_guest(guest)
    found = await settled(host, [one for one in tries if (one.game, one.day) == (game, day)])
    return next(iter(found), None)


async def _opened(host: Host, game: str, day: str, guest: str, wanted: PlayDaily) -> DailyOpened:
    now = host.house.now()
    daily.expect_played(day, now)
    own, over = await _own(host, game, day, guest), daily.is_over(day, now)
    if own is not None and not own.finished and not over:
        return DailyOpened(own.table_id, counts=True)
    counts = own is None and day == daily.day_at(now)
    if own is None and not counts and not over:
        raise TableError("daily_not_yet", "Some still play this deal: for practice it can be had in an hour.")
    table_id = await _new_table(host, game, day, guest, wanted)
    if counts:  # of two windows that ask at once, one has the table that counts
        own = await host.house.books.daily.begin(Try(game, day, guest, table_id, now))
        table_id = own.table_id
    return DailyOpened(table_id, counts)


async def _new_table(host: Host, game: str, day: str, guest: str, wanted: PlayDaily) -> str:
    made = daily.make_daily(
        game,
        day,
        guest=guest,
        now=host.rooms.now(),
        name=printable_name(wanted.name),
        language=wanted.language,
        secret=root_of(host.guests, game, day),
    )
    return await host.rooms.begin(guest, made)
