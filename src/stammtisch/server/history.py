"""One's own matches: found in the logs of one's tables, and remembered until a table changes.

Not here: the message (`wire/history.py`), what is told of a match (`records/played.py`).
"""

from __future__ import annotations

import asyncio
from typing import Final

import structlog
from starlette.requests import Request
from starlette.responses import Response

from stammtisch.errors import ParseError, RuleError, TableError
from stammtisch.records.played import played_by
from stammtisch.server.answers import Host, Known, expect_slowly, guest_of, json_answer, number_of
from stammtisch.server.faults import place_of
from stammtisch.store.store import Store, TableLine
from stammtisch.wire.history import History, MatchPlayed, match_played

TABLES: Final = 20
"""The tables of one answer: their logs are played anew, unless that was done before."""

REMEMBERED: Final = 2_000
"""So many tables' matches are kept in memory."""

LATEST: Final = 10**16
"""Later than any table has changed, in milliseconds."""

_LOG: Final = structlog.get_logger()


async def read_history(host: Host, request: Request) -> Response:
    """The reader's matches that are over, a few tables at a time."""
    expect_slowly(host.readings, request, "Too much read at once; please wait a moment.")
    guest, before = guest_of(request), number_of(request, "before", LATEST, digits=17)
    if guest is None:
        return json_answer(History((), None))
    lines = await host.store.tables_played(guest, before / 1000, TABLES)
    matches = [match for line in lines for match in await _matches(host.store, host.history, line, guest)]
    earlier = int(lines[-1].changed * 1000) if len(lines) == TABLES else None
    return json_answer(History(tuple(matches), earlier))


async def _matches(store: Store, known: Known, line: TableLine, guest: str) -> tuple[MatchPlayed, ...]:
    """The guest's matches at a table, the last one first; none of a log that is damaged or of older rules."""
    key = (line.table_id, guest)
    if key in known and known[key][0] == line.changed:
        known.move_to_end(key)
        return known[key][1]
    try:
        _, events = await store.load(line.table_id)
        played = await asyncio.to_thread(played_by, events, line.owner, guest)
    except (ParseError, RuleError, TableError) as error:
        _LOG.warning("history_without_table", table=line.table_id, error=type(error).__name__, place=place_of(error))
        return ()
    known[key] = line.changed, tuple(match_played(line.table_id, match) for match in reversed(played))
    if len(known) > REMEMBERED:
        known.popitem(last=False)
    return known[key][1]
