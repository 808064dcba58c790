"""A log without a person, or with them under another guest's id: every move stays, so that matches replay the same.

Who is forgotten loses their name and all they wrote. Who signs in brings what they had as a guest to their account.
Not here: which logs somebody is in (`store/archive.py`), and leaving a table first (`deciding.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from stammtisch.tables.company_events import Joined, Reported, Spoke, TableMade
from stammtisch.tables.events import LogEvent, MatchOpened, Occupant, SeatKind
from stammtisch.values import replace

DELETED: Final = "deleted player"
"""What stands where a name stood."""

Change: TypeAlias = Callable[[Sequence[LogEvent]], tuple[LogEvent, ...] | None]
"""What is done to a whole log; None where it stays as it is."""

GONE: Final = "…"
"""What stands where words stood."""


def forget_person(log: Sequence[LogEvent], guest: str) -> tuple[LogEvent, ...]:
    """The log with nothing in it of what this guest was called and wrote."""
    came = [event for event in log if isinstance(event, TableMade | Joined) and event.guest == guest]
    numbers = frozenset(event.person if isinstance(event, Joined) else 0 for event in came)
    names = frozenset(event.name for event in came if event.name)
    return tuple(_forget(event, guest, numbers, names) for event in log)


def hand_over(log: Sequence[LogEvent], guest: str, heir: str) -> tuple[LogEvent, ...] | None:
    """The log with the heir where the guest was; None where the heir came to the table too: they stay two persons."""
    if any(isinstance(event, TableMade | Joined) and event.guest == heir for event in log):
        return None
    return tuple(
        replace(event, guest=heir) if isinstance(event, TableMade | Joined) and event.guest == guest else event
        for event in log
    )


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
