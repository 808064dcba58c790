"""What the store keeps of a table beside its log, and a table as it comes back from both.

Not here: how anything is stored (`store/`).
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from time import time

from stammtisch.server.pace import Pace
from stammtisch.store.store import Store, TableLine
from stammtisch.tables.company import Company
from stammtisch.tables.gathering import gather


async def load(store: Store, table_id: str) -> tuple[TableLine, Company]:
    """A table from its log. Raises TableError; anything the rules raise if the log cannot have happened."""
    line, events = await store.load(table_id)
    return line, await asyncio.to_thread(gather, events, line.owner)


def table_line(table_id: str, owner: str, company: Company) -> TableLine:
    """What the store says of the table without its log."""
    members = tuple(person.guest for number, person in enumerate(company.persons) if _finds_again(company, number))
    left = tuple(dict.fromkeys(person.guest for person in company.persons if person.guest not in members))
    code, now = company.settings.code, time()
    return TableLine(table_id, owner, company.game.key, company.preset, company.is_over, now, code, members, left=left)


def _finds_again(company: Company, number: int) -> bool:
    """Who is of the table, and who has left a match in which a bot holds their seat until they are back."""
    person = company.persons[number]
    return not person.is_gone or (company.stands_in_for(number) is not None and not person.is_removed)


def next_line(line: TableLine, before: Company, company: Company) -> TableLine:
    """The line of a table after more events; a move of cards changes little of it."""
    if (company.persons, company.seats, company.settings) == (before.persons, before.seats, before.settings):
        return replace(line, preset=company.preset, over=company.is_over, changed=time())
    return table_line(line.table_id, line.owner, company)


def with_due(line: TableLine, company: Company, pace: Pace, *, watched: bool) -> TableLine:
    """The line with the moment at which a worker is to look at the table."""
    return replace(line, due=pace.next_moment(company, watched=watched))
