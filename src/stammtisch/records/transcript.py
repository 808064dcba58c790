"""What everybody saw at a table, from its log, while the match goes on.

Not here: deals that are over with all their cards (`deals.py`), records of whole matches (`record.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from stammtisch.games.game import Event, Result
from stammtisch.tables.company import Company
from stammtisch.tables.events import DealStarted, LogEvent
from stammtisch.tables.gathering import after, gather


@dataclass(slots=True)
class TranscriptDeal:
    """One deal as everybody saw it. number: from 1, over all matches. by_itself: numbers of events of automatic moves,
    and of bots that stood in. result: None while the deal runs.
    """

    number: int
    events: list[tuple[int, Event]] = field(default_factory=list)
    by_itself: list[int] = field(default_factory=list)
    result: Result | None = None


def transcript(events: Sequence[LogEvent], start: int, owner: str = "") -> tuple[TranscriptDeal, ...]:
    """All that everybody saw, deal by deal, from the event of the number `start` on."""
    deals: list[TranscriptDeal] = []
    for event, company in companies(events, owner):
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


def companies(events: Sequence[LogEvent], owner: str) -> Iterator[tuple[LogEvent, Company]]:
    """Each event of a log with the company after it."""
    company = gather(events[:1], owner)
    yield events[0], company
    for event in events[1:]:
        company = after(company, event)
        yield event, company
