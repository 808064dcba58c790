"""The routes of tables: making one, coming to it, its socket, and what can be read of it afterwards.

Not here: errors and cookies (`answers.py`), and what happens at a table (`rooms.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import structlog
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from stammtisch.errors import ParseError, RuleError, TableError
from stammtisch.lessons import LESSONS
from stammtisch.lessons.lesson import LEARNER
from stammtisch.records.deals import deal_of, played_deal
from stammtisch.records.played import played_by
from stammtisch.records.record import record_text, records_of
from stammtisch.records.transcript import transcript
from stammtisch.seats import Seat
from stammtisch.server.analysing import hint_for
from stammtisch.server.answers import (
    Host,
    expect_own_origin,
    expect_slowly,
    guest_cookie,
    guest_of,
    json_answer,
    number_of,
    read_json,
    seat_cookie,
    token_of,
    visitor_of,
)
from stammtisch.server.faults import place_of
from stammtisch.server.rooms import broken_table, expect_let_in, person_at
from stammtisch.server.showing import may_look_on
from stammtisch.server.sockets import attend, refuse
from stammtisch.tables import daily
from stammtisch.tables.company import Company
from stammtisch.tables.events import LogEvent
from stammtisch.tables.gathering import gather
from stammtisch.tables.seat_rules import Join, free_seats
from stammtisch.tables.table import Phase
from stammtisch.tables.table_rules import printable_name
from stammtisch.wire.company_view import occupants
from stammtisch.wire.http import (
    JoinTable,
    OpenLesson,
    OpenTable,
    OwnTable,
    OwnTables,
    TableCard,
    TableJoined,
    TableOpened,
    TakeSeat,
)
from stammtisch.wire.read_again import deal_message, transcript_message

T = TypeVar("T")

_LOG: Final = structlog.get_logger()


async def open_table(host: Host, request: Request) -> Response:
    """A new table; who opens it is its first person."""
    expect_own_origin(request)
    expect_slowly(host.openings, request, "Too many tables opened at once; please wait a moment.")
    wanted = await read_json(request, OpenTable)
    guest = guest_of(request) or host.guests.new()
    table_id, company = await host.rooms.open(guest, wanted)
    cookies = (guest_cookie(host, request, guest), seat_cookie(host, request, table_id, 0))
    return json_answer(TableOpened(table_id, company.seat_of(0) or Seat(0), company.settings.code), 201, cookies)


async def open_lesson(host: Host, request: Request) -> Response:
    """A new table at which the lesson of a game is given to who opens it."""
    expect_own_origin(request)
    expect_slowly(host.openings, request, "Too many tables opened at once; please wait a moment.")
    lesson = LESSONS.get(request.path_params["game"])
    if lesson is None:
        raise TableError("no_lesson", "There is no lesson for this game.")
    wanted = await read_json(request, OpenLesson)
    guest = guest_of(request) or host.guests.new()
    table_id, company = await host.rooms.open_lesson(guest, lesson, wanted)
    cookies = (guest_cookie(host, request, guest), seat_cookie(host, request, table_id, 0))
    return json_answer(TableOpened(table_id, LEARNER, company.settings.code), 201, cookies)


async def own_tables(host: Host, request: Request) -> Response:
    """Where the guest may go on."""
    guest = guest_of(request)
    closed = await host.house.doors.closed_tables()
    found = await host.store.tables_of(guest) if guest else ()
    lines = [line for line in found if line.table_id not in closed]
    return json_answer(
        OwnTables(tuple(OwnTable(line.table_id, line.game, line.preset, line.changed) for line in lines))
    )


async def join_table(host: Host, request: Request) -> Response:
    """Come to a table by its link."""
    expect_own_origin(request)
    expect_slowly(host.openings, request, "Too many tables joined at once; please wait a moment.")
    wanted = await read_json(request, JoinTable)
    table_id = request.path_params["table_id"]
    guest = guest_of(request) or host.guests.new()
    person = await _person(host, request, (await host.rooms.room(table_id)).company)
    if person is None:
        join = Join(guest, printable_name(wanted.name), wanted.seat, wanted.stand)
        person, company = await host.rooms.join(table_id, join)
    else:
        company = (await host.rooms.room(table_id)).company
    return _joined(host, request, company, person, (guest_cookie(host, request, guest),))


async def take_seat(host: Host, request: Request) -> Response:
    """One's own seat on another device, by a one-time code."""
    expect_own_origin(request)
    expect_slowly(host.codes, request, "Too many codes tried at once; please wait a moment.")
    wanted = await read_json(request, TakeSeat)
    person, company = await host.rooms.take_seat(request.path_params["table_id"], wanted.code)
    await host.house.doors.expect_welcome(company.persons[person].guest)
    return _joined(host, request, company, person, ())


def _joined(host: Host, request: Request, company: Company, person: int, cookies: tuple[str, ...]) -> Response:
    table_id = request.path_params["table_id"]
    token = seat_cookie(host, request, table_id, person)
    return json_answer(TableJoined(table_id, person, company.seat_of(person)), cookies=(*cookies, token))


async def table_card(host: Host, request: Request) -> Response:
    """What may be known before coming in."""
    return await _card(host, request, request.path_params["table_id"])


async def table_by_code(host: Host, request: Request) -> Response:
    """The same, by the table's short code."""
    expect_slowly(host.codes, request, "Too many codes tried at once; please wait a moment.")
    table_id = await host.store.table_by_code(request.path_params["code"].upper())
    if table_id is None:
        raise TableError("no_such_code", "There is no table with this code.")
    return await _card(host, request, table_id)


async def _card(host: Host, request: Request, table_id: str) -> Response:
    room = await host.rooms.room(table_id)
    company, settings = room.company, room.company.settings
    token = token_of(host, request) if "table_id" in request.path_params else None
    card = TableCard(
        table_id,
        company.game.key,
        company.preset,
        dict(settings.options),
        company.persons[company.host].name,
        settings.visibility,
        settings.pace,
        settings.timeout,
        company.phase,
        occupants(company, room.present),
        () if company.match_runs else tuple(sorted(free_seats(company))),
        person_at(company, guest_of(request), token) is not None,
        may_look_on(company),
    )
    return json_answer(card)


async def table_socket(host: Host, websocket: WebSocket) -> None:
    """The socket of a table, for people at it and for spectators."""
    try:
        expect_own_origin(websocket)
        expect_slowly(host.connections, websocket, "Too many connections at once; please wait a moment.")
        table_id, guest = websocket.path_params["table_id"], guest_of(websocket)
        name, is_whole = websocket.query_params.get("name", ""), websocket.query_params.get("whole") == "yes"
        room, window = await host.rooms.enter(table_id, guest, token_of(host, websocket), name, is_whole=is_whole)
    except TableError as error:
        await refuse(websocket, error)
    else:
        person = window.person
        holder, cookies = None, []
        if person is not None:
            holder, cookies = room.company.persons[person].guest, [seat_cookie(host, websocket, table_id, person)]
        with host.visitors.attending(visitor_of(websocket, window, guest, holder)):
            await attend(websocket, room, window, cookies)


# What can be read of a table


async def record(host: Host, request: Request) -> Response:
    """Matches that are over, one a line; a running deal is never in it."""
    events, company = await _log(host, request)
    if await _person(host, request, company) is None:
        raise TableError("not_your_table", "This table belongs to others.")
    records = await _read(request, lambda: records_of(events))
    if not records:
        raise TableError("record_not_yet", "The record of a match can be had once the match is over.")
    text = "".join(f"{record_text(record)}\n" for record in records)
    name = f"record-{company.game.key}-{request.path_params['table_id']}.jsonl"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/jsonl", headers=headers)


async def read_transcript(host: Host, request: Request) -> Response:
    """What everybody saw, from an event on."""
    expect_slowly(host.readings, request, "Too much read at once; please wait a moment.")
    events, company = await _log(host, request)
    await _expect_reader(host, request, company)
    start = number_of(request, "from")
    told = await _read(request, lambda: transcript(events, start, company.persons[0].guest))
    return json_answer(transcript_message(told))


async def read_deal(host: Host, request: Request) -> Response:
    """A deal that is over, as one seat saw it: for readers of the table, and for whoever was given the deal's key."""
    expect_slowly(host.readings, request, "Too much read at once; please wait a moment.")
    events, company = await _log(host, request)
    seat, number = number_of(request, "seat"), _deal_number(request)
    table_id, key = request.path_params["table_id"], request.query_params.get("key", "")
    has_played = await _has_played(request, events, company, number)
    if not _opens(host, company, table_id, number, key):
        if not has_played:
            await _expect_reader(host, request, company)
        is_theirs = has_played or await _person(host, request, company) is not None
        key = host.guests.deal_key(table_id, number) if is_theirs else ""
    shown = await _read(request, lambda: deal_of(events, number, seat))
    person = await _person(host, request, company)
    your_seat = None if person is None else shown.company.seat_of(person)
    return json_answer(await asyncio.to_thread(deal_message, shown, your_seat, key))


async def read_analysis(host: Host, request: Request) -> Response:
    """What is to be said of a deal that is over, for whoever may see it."""
    expect_slowly(host.readings, request, "Too much read at once; please wait a moment.")
    events, company = await _log(host, request)
    table_id, number = request.path_params["table_id"], _deal_number(request)
    is_open = _opens(host, company, table_id, number, request.query_params.get("key", ""))
    if not is_open and not await _has_played(request, events, company, number):
        await _expect_reader(host, request, company)
    deal = await _read(request, lambda: played_deal(events, number))
    return json_answer(await host.analysing.of((table_id, number), deal))


async def read_hint(host: Host, request: Request) -> Response:
    """What a bot would do at one's own seat, for whoever is to move there."""
    expect_slowly(host.hints, request, "Too many hints at once; please wait a moment.")
    room = await host.rooms.room(request.path_params["table_id"])
    person = await _person(host, request, room.company)
    if person is None:
        raise TableError("not_your_table", "This table belongs to others.")
    return json_answer(await asyncio.to_thread(hint_for, room.company, person))


def _opens(host: Host, company: Company, table_id: str, number: int, key: str) -> bool:
    """Whether the key lets anybody read the deal: not while others may still play the same cards."""
    day = company.settings.daily
    return host.guests.is_deal_key(table_id, number, key) and (not day or daily.is_over(day, host.house.now()))


async def _has_played(request: Request, events: Sequence[LogEvent], company: Company, number: int) -> bool:
    """Whether who asks was of the match of this deal to its end, and has left since."""
    guest = guest_of(request)
    if guest is None or not any(person.guest == guest and person.is_gone for person in company.persons):
        return False
    matches = await _read(request, lambda: played_by(events, company.persons[0].guest, guest))
    return any(match.first_deal <= number < match.first_deal + match.deals for match in matches)


def _deal_number(request: Request) -> int:
    """The number in the path; 0, which no deal has, for what is none."""
    text = request.path_params["number"]
    return int(text) if text.isdecimal() and text.isascii() and len(text) < 10 else 0


async def _log(host: Host, request: Request) -> tuple[tuple[LogEvent, ...], Company]:
    try:
        line, events = await host.store.load(request.path_params["table_id"])
    except (ParseError, RuleError) as error:
        raise _damaged(request, error) from None
    return events, await _read(request, lambda: gather(events, line.owner))


async def _read(request: Request, reading: Callable[[], T]) -> T:
    """Beside the event loop. A log that is damaged is told without quoting it, since it names cards."""
    try:
        return await asyncio.to_thread(reading)
    except (ParseError, RuleError) as error:
        raise _damaged(request, error) from None


def _damaged(request: Request, error: Exception) -> TableError:
    _LOG.error("record_failed", path=request.url.path, error=type(error).__name__, place=place_of(error))
    return broken_table()


async def _person(host: Host, request: Request, company: Company) -> int | None:
    """Who asks, by number. Raises TableError where the guest whose seat it is by a token alone is kept out."""
    person = person_at(company, guest_of(request), token_of(host, request))
    if person is not None:
        await host.house.doors.expect_welcome(company.persons[person].guest)
    return person


async def _expect_reader(host: Host, request: Request, company: Company) -> None:
    """People at the table, and whoever may look on while or after it is played."""
    if await _person(host, request, company) is None:
        expect_let_in(company, guest_of(request))
        if company.phase is Phase.WAITING:
            raise TableError("not_your_table", "Nothing has been played at this table yet.")
