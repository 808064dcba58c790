"""A log without a person: their name, and all they wrote, are gone; every move stays, so that matches replay the same.

Not here: which logs somebody is in (`store/archive.py`), and leaving a table first (`deciding.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stammtisch.tables.company_events import Joined, Reported, Spoke, TableMade
from stammtisch.tables.events import LogEvent, MatchOpened, Occupant, SeatKind
from stammtisch.values import replace

DELETED: Final = "deleted player"
"""What stands where a name stood."""

GONE: Final = "…"
"""What stands where words stood."""


def forget_person(log: Sequence[LogEvent], guest: str) -> tuple[LogEvent, ...]:
    """The log with nothing in it of what this guest was called and wrote."""
    came = [event for event in log if isinstance(event, TableMade | Joined) and event.guest == guest]
    numbers = frozenset(event.person if isinstance(event, Joined) else 0 for event in came)
    names = frozenset(event.name for event in came if event.name)
    return tuple(_forget(event, guest, numbers, names) for event in log)


def _forget(event: LogEvent, guest: str, numbers: frozenset[int], names: frozenset[str]) -> LogEvent:
    match event:
        case TableMade() if event.guest == guest:
            return replace(event, guest=nobody(0), name=DELETED)
        case Joined() if event.guest == guest:
            return replace(event, guest=nobody(event.person), name=DELETED)
        case Spoke() if event.person in numbers and event.text:
            return replace(event, text=GONE)
        case Reported() if event.person in numbers:
            return replace(event, text=GONE)
        case MatchOpened():
            return replace(event, occupants=tuple(_occupant(occupant, names) for occupant in event.occupants))
    return event


def _occupant(occupant: Occupant, names: frozenset[str]) -> Occupant:
    """Who sat there. A namesake at the same table is not told apart, and loses the name in this line as well."""
    is_theirs = occupant.kind is not SeatKind.BOT and occupant.name in names
    return replace(occupant, name=DELETED) if is_theirs else occupant


def nobody(person: int) -> str:
    """In place of a guest's id: nobody's, and another for each person of a table."""
    return f"deleted {person}"
