"""Deals that are over, laid open: every hand, step by step, and what each seat saw at that time.

Here also: when the cards of a deal may be told. Not here: what everybody saw (`transcript.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from stammtisch.cards import Card
from stammtisch.errors import TableError
from stammtisch.games.game import Event
from stammtisch.records.record import match_logs
from stammtisch.records.transcript import companies
from stammtisch.seats import Seat
from stammtisch.tables.company import Company
from stammtisch.tables.events import DealStarted, LogEvent, Moved
from stammtisch.tables.table import Phase, Table, apply, fold


@dataclass(frozen=True, slots=True)
class Step:
    """A moment of a deal: the move that led to it, what had just happened, a seat's view, and all hands by seat.

    moved: seat and text of the move; None for the first step, when the cards were dealt.
    """

    moved: tuple[Seat, str] | None
    events: tuple[Event, ...]
    view: Any
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class ShownDeal:
    """A deal that is over as a seat saw it. number: from 1, over all matches of the table.

    shown: the numbers of all deals of this table that may be shown. before, after: the match's table at its start and
    its end. company: the people when it ended.
    """

    number: int
    shown: tuple[int, ...]
    seat: Seat
    before: Table
    after: Table
    company: Company
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal that is over, with all cards open: the tables at the moments that are the steps of `ShownDeal`.

    moves: what was done then, the seat and the move as text; None where nothing was, as at the end.
    """

    game: str
    tables: tuple[Table, ...]
    moves: tuple[tuple[Seat, str] | None, ...]


def deal_of(events: Sequence[LogEvent], number: int, seat: int) -> ShownDeal:
    """The deal of this number as the seat saw it; a move that was taken back is not in it.

    Raises TableError for one that there is not, that is not over, or that tells of the cards of a later one.
    """
    ends, now = _ends(events)
    company = _end_of(ends, number)
    after = _table(company)
    if seat >= len(after.opened.occupants):
        raise TableError("no_such_seat", f"This table has seats 0 to {len(after.opened.occupants) - 1}.")
    shown = tuple(place for place, end in enumerate(ends, 1) if _may_be_shown(_table(end), now))
    if number not in shown:
        raise _not_yet()
    before, log = _log_of(events, number)
    return ShownDeal(number, shown, Seat(seat), before, after, company, tuple(_steps(before, log, Seat(seat))))


def played_deal(events: Sequence[LogEvent], number: int) -> PlayedDeal:
    """The deal of this number with all cards open. Raises as `deal_of` does."""
    ends, now = _ends(events)
    if not _may_be_shown(_table(_end_of(ends, number)), now):
        raise _not_yet()
    before, log = _log_of(events, number)
    tables = tuple(accumulate(log, apply, initial=before))[1:]
    moves = [(event.seat, event.move) for event in log if isinstance(event, Moved)]
    return PlayedDeal(before.game.key, tables, (*moves, None))


def _end_of(ends: Sequence[Company], number: int) -> Company:
    if not 1 <= number <= len(ends):
        raise TableError("no_such_deal", f"There is no deal {number} at this table.")
    return ends[number - 1]


def _not_yet() -> TableError:
    return TableError("deal_not_yet", "This deal can be seen once it is over, or its match where packs are gathered.")


def _ends(events: Sequence[LogEvent]) -> tuple[tuple[Company, ...], Company]:
    """The company at the end of each deal, the last one as it stands now; and the company now."""
    ends: dict[int, Company] = {}
    for _, company in companies(events, ""):
        if company.table is not None and company.table.deals:
            ends[company.table.earlier_deals + company.table.deals] = company
    return tuple(ends.values()), company


def _table(company: Company) -> Table:
    assert company.table is not None  # it is the company at a deal
    return company.table


def _may_be_shown(deal: Table, company: Company) -> bool:
    """Whether the deal is over, and either its match too or the next pack owes nothing to it."""
    now = _table(company)
    is_over, is_earlier = company.phase is Phase.MATCH_OVER, deal.opened is not now.opened
    if is_earlier and not is_over and deal.opened.secret == now.opened.secret:
        return False  # the same cards are being played again
    if is_earlier or is_over:
        return True
    return deal.phase is not Phase.PLAYING and deal.game.may_be_laid_open(deal.state)


def _log_of(events: Sequence[LogEvent], number: int) -> tuple[Table, Sequence[DealStarted | Moved]]:
    """The match's table before the deal of this number, and the deal's events without moves that were taken back."""
    earlier = 0
    for log, _ in match_logs(events):
        starts = [place for place, event in enumerate(log) if isinstance(event, DealStarted)]
        if number <= earlier + len(starts):
            start, end = (*starts, len(log))[number - earlier - 1 : number - earlier + 1]
            return fold(log[:start]), [event for event in log[start:end] if isinstance(event, DealStarted | Moved)]
        earlier += len(starts)
    raise AssertionError("a deal that was dealt stands in the log")


def _steps(before: Table, log: Sequence[DealStarted | Moved], seat: Seat) -> Iterator[Step]:
    table = before
    for event in log:
        seen = len(table.happened) if isinstance(event, Moved) else 0
        table = apply(table, event)
        views = tuple(table.game.view(table.state, Seat(other)) for other in range(len(table.opened.occupants)))
        moved = (event.seat, event.move) if isinstance(event, Moved) else None
        yield Step(moved, table.happened[seen:], views[seat], tuple(view.hand for view in views))
