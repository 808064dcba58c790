"""One's own data: all of it in one file, its end, and what a guest brings along who signs in.

Not here: who may ask for it (`account_routes.py`, `admin_routes.py`).
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from math import inf
from typing import Any, Final
from uuid import uuid4

from stammtisch.errors import ParseError, RuleError, TableError
from stammtisch.records.record import record_text, records_of
from stammtisch.server.house import House
from stammtisch.server.rooms import Rooms
from stammtisch.store.books import Books
from stammtisch.store.daily import Try
from stammtisch.store.store import Store, StoreError
from stammtisch.tables.company import Company
from stammtisch.tables.company_events import Joined, Reported, Spoke, TableMade
from stammtisch.tables.deciding import decide
from stammtisch.tables.events import LogEvent
from stammtisch.tables.forgetting import DELETED
from stammtisch.tables.orders import Leave

MOST_TABLES: Final = 10_000
"""So many of a guest's tables, the last played, go with them; each is one change of the store."""


async def export_of(books: Books, store: Store, guest: str) -> str:
    """All that is kept of a guest, as JSON: account, role, words, and each table with the records of its matches."""
    account, standing = await books.accounts.of_guest(guest), await books.standings.of(guest)
    tables = [await _table(store, table_id, guest) for table_id in await books.archive.tables_with(guest)]
    told = {
        "guest": guest,
        "account": account and {"name": account.name, "made": account.made, "has_password": bool(account.password)},
        "passkeys": [{"made": key.made} for key in await books.accounts.passkeys(guest)],
        "role": standing.role.value,
        "bans": [{"reason": ban.reason, "until": ban.until, "made": ban.made} for ban in standing.bans],
        "comments": [_written(comment) for comment in await books.comments.by_guest(guest)],
        "suggestions": [_written(suggestion) for suggestion in await books.comments.suggested_by(guest)],
        "daily": [_tried(one) for one in await books.daily.of_guest(guest)],
        "tables": tables,
    }
    return json.dumps(told, ensure_ascii=False, indent=2)


async def forget_guest(house: House, rooms: Rooms, guest: str) -> None:
    """All that is kept of a guest goes; a bot takes their seats. Raises TableError for the only host.

    What comes first is what others read; done again after a failure it goes on where it was.
    """
    await house.books.standings.forget(guest)
    await house.books.comments.forget(guest, DELETED)
    await house.books.daily.forget(guest)
    for table_id in await house.books.archive.tables_with(guest):
        await _leave(rooms, table_id, guest)
        await house.books.archive.forget(table_id, guest)
        rooms.put_away(table_id, TableError("reloaded", "This table is opened anew."))
    await house.books.accounts.forget(guest)
    house.doors.forget()


async def hand_over(house: House, store: Store, rooms: Rooms, guest: str, heir: str) -> None:
    """What a browser's guest has done becomes the account's to which it signs in: matches, tables, words, tries.

    A table at which both have been stays as it is, and so does one whose log is damaged. Done again after a failure it
    goes on where it was.
    """
    lines = await store.tables_played(guest, inf, MOST_TABLES)
    for line in lines:
        rooms.put_away(line.table_id, TableError("reloaded", "This table is opened anew."))
        with suppress(StoreError):
            await house.books.archive.hand_over(line.table_id, guest, heir)
        rooms.put_away(line.table_id, TableError("reloaded", "This table is opened anew."))
    await house.books.comments.hand_over(guest, heir)
    await house.books.daily.hand_over(guest, heir)


async def _leave(rooms: Rooms, table_id: str, guest: str) -> None:
    """They leave first, so that their seat is nobody's. A table that cannot be played is left by nobody."""
    try:
        room = await rooms.room(table_id)
    except TableError:
        return
    await room.do(lambda company, now: (None, _leaving(company, guest, now)))


def _leaving(company: Company, guest: str, now: int) -> Sequence[LogEvent]:
    person = company.person_of(guest)
    return () if person is None else decide(company, person, Leave(f"deleted {uuid4()}"), now)


async def _table(store: Store, table_id: str, guest: str) -> dict[str, Any]:
    try:
        line, events = await store.load(table_id)
        records = await asyncio.to_thread(lambda: [json.loads(record_text(record)) for record in records_of(events)])
    except (ParseError, RuleError, TableError) as error:
        return {"table": table_id, "damaged": type(error).__name__}
    game = {"table": table_id, "game": line.game, "preset": line.preset, "over": line.over, "changed": line.changed}
    return {**game, **_said(events, guest), "records": records}


def _said(events: Sequence[LogEvent], guest: str) -> dict[str, Any]:
    """As what somebody was at a table, and what they wrote there."""
    came = [event for event in events if isinstance(event, TableMade | Joined) and event.guest == guest]
    numbers = {event.person if isinstance(event, Joined) else 0 for event in came}
    words = [event for event in events if isinstance(event, Spoke | Reported) and event.person in numbers]
    return {
        "names": sorted({event.name for event in came}),
        "written": [{"text": event.text, "at": event.at} for event in words if event.text],
    }


def _tried(one: Try) -> dict[str, Any]:
    names = ("game", "day", "begun", "score", "finished", "name")
    return {"table": one.table_id, **{name: getattr(one, name) for name in names}}


def _written(something: Any) -> dict[str, Any]:
    names = ("game", "title", "name", "text", "written")
    return {name: getattr(something, name) for name in names if hasattr(something, name)} | {
        "standing": something.standing.value
    }
