"""What can be read of a table's log while the match goes on: what everybody saw, and deals that are over, seat by seat.

Not here: records of whole matches (`record.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from stammtisch.errors import TableError
from stammtisch.games.game import Event, Result
from stammtisch.seats import Seat
from stammtisch.tables.company import Company
from stammtisch.tables.events import DealStarted, LogEvent
from stammtisch.tables.gathering import after, gather
from stammtisch.tables.table import Phase, Table


@dataclass(slots=True)
class TranscriptDeal:
    """One deal as everybody saw it. number: from 1, over all matches. by_itself: numbers of events of automatic moves,
    and of bots that stood in. result: None while the deal runs.
    """

    number: int
    events: list[tuple[int, Event]] = field(default_factory=list)
    by_itself: list[int] = field(default_factory=list)
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class ShownDeal:
    """A deal that is over as a seat saw it: views, each with what had just happened."""

    number: int
    seat: Seat
    game: str
    steps: tuple[tuple[Any, tuple[Event, ...]], ...]


def transcript(events: Sequence[LogEvent], start: int, owner: str = "") -> tuple[TranscriptDeal, ...]:
    """All that everybody saw, deal by deal, from the event of the number `start` on."""
    deals: list[TranscriptDeal] = []
    for event, company in _steps(events, owner):
        table = company.table
        if table is None or not table.deals:
            continue
        if isinstance(event, DealStarted) or not deals:
            deals.append(TranscriptDeal(len(deals) + 1))
        deal = deals[-1]
        deal.events = [(n, e) for n, e in enumerate(table.happened, table.happened_from) if n >= start]
        deal.by_itself = [n for n in (*company.automatic, *company.by_bot) if n >= start]
        deal.result = table.deal_result
    return tuple(deal for deal in deals if deal.events or deal is deals[-1])


def deal_of(events: Sequence[LogEvent], number: int, seat: int) -> ShownDeal:
    """The deal of this number, from 1 over all matches, as the seat saw it.

    Raises TableError for one that there is not, that is not over, or that tells of the cards of a later one.
    """
    steps: list[tuple[Any, tuple[Event, ...]]] = []
    deals, last, company = 0, None, None
    for event, company in _steps(events, ""):
        table = company.table
        deals += isinstance(event, DealStarted)
        if deals == number and table is not None and table.deals:
            _expect_seat(company, seat)
            seen = len(last.happened) if last is not None and not isinstance(event, DealStarted) else 0
            if table is not last and (not steps or table.state is not (last and last.state)):
                steps.append((table.game.view(table.state, Seat(seat)), table.happened[seen:]))
            last = table
    if last is None or company is None:
        raise TableError("no_such_deal", f"There is no deal {number} at this table.")
    if not _may_be_shown(last, company):
        raise TableError(
            "deal_not_yet", "This deal can be seen once it is over, or its match where packs are gathered."
        )
    return ShownDeal(number, Seat(seat), last.game.key, tuple(steps))


def _expect_seat(company: Company, seat: int) -> None:
    if seat >= len(company.seats):
        raise TableError("no_such_seat", f"This table has seats 0 to {len(company.seats) - 1}.")


def _may_be_shown(deal: Table, final: Company) -> bool:
    """Whether the deal is over, and either its match too or the next pack owes nothing to it."""
    now = final.table
    assert now is not None  # a deal was dealt
    is_over_match = deal.opened is not now.opened or final.phase is Phase.MATCH_OVER
    if (
        now.opened.secret == deal.opened.secret
        and final.phase is not Phase.MATCH_OVER
        and deal.opened is not now.opened
    ):
        return False  # the same cards are being played again
    if is_over_match:
        return True
    return deal.phase is not Phase.PLAYING and deal.game.may_be_laid_open(deal.state)


def _steps(events: Sequence[LogEvent], owner: str) -> Iterator[tuple[LogEvent, Company]]:
    company = gather(events[:1], owner)
    yield events[0], company
    for event in events[1:]:
        company = after(company, event)
        yield event, company
