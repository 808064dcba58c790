"""The routes of those who look after a house: what goes on, reports, what waits, people, bans, and figures.

Not here: who may come in (`doors.py`), which each route here asks for, and what is counted (`measured.py`).
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any, Final

import structlog
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from stammtisch.errors import ParseError, RuleError, TableError
from stammtisch.records.record import record_text, records_of
from stammtisch.records.transcript import transcript
from stammtisch.server.answers import (
    HEADERS,
    Host,
    address_of,
    asker_of,
    expect_own_origin,
    json_answer,
    path_number,
    read_json,
)
from stammtisch.server.comment_routes import comment_view, is_steward, suggestion_view
from stammtisch.server.measured import Figures
from stammtisch.server.own_data import forget_guest
from stammtisch.server.room import Room
from stammtisch.store.comments import Standing
from stammtisch.store.standings import Ban, Holder, ReportLine, Role
from stammtisch.store.store import Store
from stammtisch.tables.company import Company
from stammtisch.tables.company_events import Reported, Spoke
from stammtisch.tables.events import LogEvent
from stammtisch.tables.gathering import gather
from stammtisch.tables.table_rules import printable_name
from stammtisch.wire.encoding import encode
from stammtisch.wire.house import (
    BanView,
    Decide,
    DeletePerson,
    Done,
    GiveRole,
    LiveTable,
    MakeBan,
    Overview,
    PeopleView,
    PersonView,
    Reports,
    ReportView,
    RouteFigures,
    WaitingTexts,
)
from stammtisch.wire.read_again import transcript_message

READY_SECONDS: Final = 2.0
"""In this time the store answers, or the server says that it is not ready."""

HOUR: Final = 3_600_000
OWN: Final = frozenset({"127.0.0.1", "::1"})

_LOG: Final = structlog.get_logger()


# What goes on


async def overview(host: Host, request: Request) -> Response:
    """Tables in play, how fast they are answered, and what waits for a steward."""
    books, live = host.house.books, host.rooms.live
    waiting = len(await books.comments.waiting()) + len(await books.comments.waiting_suggestions())
    view = Overview(
        host.house.since,
        host.house.now(),
        tuple(live_table(room) for room in live),
        sum(room.windows for room in live),
        host.rooms.broken,
        _figures(host.house.measured.commands()),
        tuple(map(_figures, host.house.measured.routes())),
        waiting,
        len(await books.standings.reports()),
    )
    return json_answer(view)


def live_table(room: Room) -> LiveTable:
    """A table in play. No card is in it."""
    company = room.company
    names = tuple(company.persons[number].name for number in sorted(room.present))
    return LiveTable(room.line.table_id, company.game.key, company.phase.value, room.seq, names, room.watchers)


def _figures(figures: Figures) -> RouteFigures:
    return RouteFigures(figures.name, figures.count, figures.errors, figures.p50 * 1000, figures.p99 * 1000)


async def metrics(host: Host, request: Request) -> Response:
    """For Prometheus on this machine or one that the site names, and for stewards."""
    if not (_may_measure(host, request) or is_steward(asker_of(request))):
        raise TableError("not_allowed", "This machine may not read the figures: name it in metrics_from.")
    return Response(host.house.measured.text(), media_type="text/plain; version=0.0.4", headers=HEADERS)


def _may_measure(host: Host, connection: HTTPConnection) -> bool:
    """A proxy on this machine says for whom it asks; then it is not this machine that asks."""
    passed_on = any(name in connection.headers for name in ("x-forwarded-for", "forwarded"))
    return address_of(connection) in (
        host.house.site.metrics_from if passed_on else {*OWN, *host.house.site.metrics_from}
    )


async def ready(host: Host, request: Request) -> Response:
    """Whether the store answers."""
    try:
        async with asyncio.timeout(READY_SECONDS):
            await host.house.books.standings.has_host()
    except (TimeoutError, TableError):
        raise TableError("not_stored", "The store does not answer.") from None
    return json_answer({"ready": True})


# Reports and tables


async def reports(host: Host, request: Request) -> Response:
    """Reports that nobody has seen to."""
    lines = await host.house.books.standings.reports()
    found = [await _report(host.store, line) for line in lines]
    return json_answer(Reports(tuple(sorted(found, key=lambda report: report.at))))


async def _report(store: Store, line: ReportLine) -> ReportView:
    try:
        table, events = await store.load(line.table_id)
        company = await asyncio.to_thread(gather, events, table.owner)
    except (ParseError, RuleError, TableError) as error:
        return ReportView(line.table_id, line.seq, "", 0, f"({type(error).__name__})", "", "", "", "")
    return report_view(line, company, events[line.seq - 1])


def report_view(line: ReportLine, company: Company, event: LogEvent) -> ReportView:
    """The report, with who it is from and whom it is about."""
    assert isinstance(event, Reported)  # the store noted it as one
    by = company.persons[event.person]
    about = company.persons[event.about] if event.about is not None else None
    names = (by.name, by.guest, about.name if about else "", about.guest if about else "")
    return ReportView(line.table_id, line.seq, company.game.key, event.at, event.text, *names)


async def report_done(host: Host, request: Request) -> Response:
    """Somebody has seen to it."""
    expect_own_origin(request)
    seq = path_number(request, "seq")
    await host.house.books.standings.handled(request.path_params["table_id"], seq, host.house.now())
    return json_answer(Done())


async def reported_table(host: Host, request: Request) -> Response:
    """A table that was reported: what was said there, what everybody saw, and the records of matches that are over."""
    table_id = request.path_params["table_id"]
    line, events = await host.store.load(table_id)
    if not any(isinstance(event, Reported) for event in events):
        raise TableError("not_allowed", "Only a table that somebody has reported can be read.")
    told = await asyncio.to_thread(_told, events, line.owner)
    headers = {"Content-Disposition": f'attachment; filename="reported-{table_id}.json"', "Cache-Control": "no-store"}
    return Response(encode(told), media_type="application/json", headers=headers)


def _told(events: Sequence[LogEvent], owner: str) -> dict[str, Any]:
    persons = gather(events, owner).persons
    said = [
        {"person": event.person, "phrase": event.phrase, "text": event.text, "at": event.at}
        for event in events
        if isinstance(event, Spoke)
    ]
    return {
        "persons": [person.name for person in persons],
        "said": said,
        "seen": transcript_message(transcript(events, 0, persons[0].guest)),
        "records": [json.loads(record_text(record)) for record in records_of(events)],
    }


async def close_table(host: Host, request: Request) -> Response:
    """Nobody comes to it any more; its log stays."""
    expect_own_origin(request)
    table_id = request.path_params["table_id"]
    await host.house.books.standings.close_table(table_id, "", host.house.now())
    host.house.doors.forget()
    host.rooms.put_away(table_id, TableError("table_closed", "The host of this house has closed this table."))
    _LOG.warning("table_closed", table=table_id)
    return json_answer(Done())


# What people wrote


async def waiting_texts(host: Host, request: Request) -> Response:
    """Comments and suggestions that wait for a decision."""
    asker, books = asker_of(request), host.house.books.comments
    comments = tuple(comment_view(comment, asker) for comment in await books.waiting())
    suggestions = tuple(suggestion_view(suggestion, asker) for suggestion in await books.waiting_suggestions())
    return json_answer(WaitingTexts(comments, suggestions))


async def decide_comment(host: Host, request: Request) -> Response:
    """Show a comment, or take it away."""
    expect_own_origin(request)
    wanted = await read_json(request, Decide)
    await host.house.books.comments.decide(path_number(request, "number"), _standing(wanted))
    return json_answer(Done())


async def decide_suggestion(host: Host, request: Request) -> Response:
    """Accept a suggestion, or decline it."""
    expect_own_origin(request)
    wanted = await read_json(request, Decide)
    await host.house.books.comments.decide_suggestion(path_number(request, "number"), _standing(wanted))
    return json_answer(Done())


def _standing(wanted: Decide) -> Standing:
    return Standing.SHOWN if wanted.show else Standing.REMOVED


# People


async def people(host: Host, request: Request) -> Response:
    """Who has a role, and who is kept out."""
    asker, standings = asker_of(request), host.house.books.standings
    holders = tuple(
        PersonView(holder.guest, holder.name, holder.role.value, holder.since, holder.guest == asker.guest)
        for holder in await standings.holders()
    )
    bans = tuple(
        BanView(ban.number, ban.guest, ban.address, ban.name, ban.reason, ban.until) for ban in await standings.bans()
    )
    return json_answer(PeopleView(holders, bans))


async def give_role(host: Host, request: Request) -> Response:
    """Make somebody host, steward or member, or nothing of these."""
    expect_own_origin(request)
    wanted = await read_json(request, GiveRole)
    await host.house.books.standings.give_role(Holder(wanted.guest, Role(wanted.role), "", host.house.now()))
    host.visitors.decided(wanted.guest)
    return json_answer(Done())


async def make_ban(host: Host, request: Request) -> Response:
    """Keep somebody out, at once; who looks after the house cannot be kept out by a steward."""
    expect_own_origin(request)
    wanted = await read_json(request, MakeBan)
    if not wanted.guest and not wanted.address:
        raise ParseError("guest or address: one of them says who is kept out")
    await _expect_no_keeper(host, request, wanted.guest)
    until = host.house.now() + wanted.hours * HOUR if wanted.hours else 0
    name, reason = printable_name(wanted.name), " ".join(wanted.reason.split())
    ban = Ban(wanted.guest, wanted.address, name, reason, until, host.house.now())
    kept = await host.house.books.standings.ban(ban)
    for who in filter(None, (wanted.guest, wanted.address)):
        host.visitors.decided(who)
    return json_answer(BanView(kept.number, kept.guest, kept.address, kept.name, kept.reason, kept.until), 201)


async def lift_ban(host: Host, request: Request) -> Response:
    """A ban holds no more."""
    expect_own_origin(request)
    await host.house.books.standings.lift_ban(path_number(request, "number"))
    host.house.doors.forget()
    return json_answer(Done())


async def delete_person(host: Host, request: Request) -> Response:
    """All that is somebody's goes, as if they had asked for it."""
    expect_own_origin(request)
    wanted = await read_json(request, DeletePerson)
    await forget_guest(host.house, host.rooms, wanted.guest)
    host.visitors.decided(wanted.guest)
    return json_answer(Done())


async def _expect_no_keeper(host: Host, request: Request, guest: str) -> None:
    role = (await host.house.books.standings.of(guest)).role if guest else Role.NONE
    if role is Role.HOST or (role is Role.STEWARD and asker_of(request).role is not Role.HOST):
        raise TableError("not_allowed", "Who looks after this house cannot be kept out.")
