"""The deal of the day in a house: from which secret its cards follow, who has played it, and how all of them did.

Not here: how it is played (`tables/daily.py`), what is kept of it (`store/daily.py`), the routes (`daily_routes.py`).
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import Final

import structlog

from stammtisch.errors import ParseError, RuleError, TableError
from stammtisch.server.answers import Host
from stammtisch.server.faults import place_of
from stammtisch.server.guests import Guests
from stammtisch.store.daily import Try
from stammtisch.tables import daily
from stammtisch.tables.fair import MOST_DEALS, commitment_of, secret_of
from stammtisch.tables.making import make_table
from stammtisch.wire.daily import DailyDeal, DailyNamed, DailyResults, DailyScore, DailyTry

MOST_NAMED: Final = 50
"""So many of those who show their names are listed."""

_LOG: Final = structlog.get_logger()


def root_of(guests: Guests, game: str, day: str) -> str:
    """What the cards of a day's deal follow from: known to this house alone, and bound by nothing but its key."""
    return guests.derived("deal of the day", f"{game} {day}").hex()


async def settled(host: Host, tries: Sequence[Try]) -> tuple[Try, ...]:
    """The tries, those that have ended since with what came of them. Raises StoreError.

    That a try is over stands in its log, whichever process wrote it; here it is found, and noted once.
    """
    waiting = [one.table_id for one in tries if not one.finished]
    over = await host.store.over(waiting) if waiting else frozenset()
    return tuple([await _settle(host, one) if one.table_id in over and not one.finished else one for one in tries])


async def _settle(host: Host, one: Try) -> Try:
    try:
        line, events = await host.store.load(one.table_id)
        end = await asyncio.to_thread(daily.end_of_try, events, line.owner)
    except (ParseError, RuleError, TableError) as error:
        _LOG.warning("daily_without_table", table=one.table_id, error=type(error).__name__, place=place_of(error))
        return one
    if end is None:
        return one
    found = replace(one, score=end.score, finished=end.at)
    await host.house.books.daily.settle(found)
    return found


async def daily_deal(host: Host, game: str, day: str, guest: str | None) -> DailyDeal:
    """All that the reader may know of a day's deal now. Raises TableError and ParseError for a day there is none of."""
    now = host.house.now()
    daily.expect_played(day, now)
    tries = await settled(host, await host.house.books.daily.of_day(game, day))
    own = next((one for one in tries if one.guest == guest), None)
    over, setup, root = daily.is_over(day, now), daily.setup_of(game), root_of(host.guests, game, day)
    next_day = (date.fromisoformat(day) + timedelta(days=1)).isoformat()
    made = make_table(game, guest="", now=now, preset=setup.preset, changes=setup.options)
    return DailyDeal(
        game=game,
        day=day,
        today=daily.day_at(now),
        ends=daily.end_of(day),
        over=over,
        preset=setup.preset,
        options=dict(made.settings.options),
        deals=setup.deals,
        level=daily.LEVEL,
        compared=setup.compared,
        commitment=commitment_of(root),
        next_commitment=commitment_of(root_of(host.guests, game, next_day)),
        secret=secret_of(root, MOST_DEALS).hex() if over else "",
        yours=try_view(own),
        results=_results(tries, own) if over or (own is not None and own.finished) else None,
    )


def try_view(one: Try | None) -> DailyTry | None:
    """A try as its own person sees it."""
    return None if one is None else DailyTry(one.table_id, one.finished > 0, one.score, one.name)


def _results(tries: Sequence[Try], own: Try | None) -> DailyResults:
    scores = Counter(one.score for one in tries if one.score is not None)
    mine = None if own is None else own.score
    place = None if mine is None else 1 + sum(count for score, count in scores.items() if score > mine)
    named = sorted(
        (DailyNamed(one.name, one.score) for one in tries if one.name and one.score is not None),
        key=lambda one: -one.score,
    )
    return DailyResults(
        len(tries),
        scores.total(),
        tuple(DailyScore(score, scores[score]) for score in sorted(scores)),
        place,
        0 if mine is None else scores[mine] - 1,
        tuple(named[:MOST_NAMED]),
    )
