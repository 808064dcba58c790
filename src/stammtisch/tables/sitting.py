"""Who is at a table, and who sits at each of its seats. Not here: who may sit down when (`seat_rules.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from stammtisch.tables.events import SeatKind
from stammtisch.tables.settings import Level

BOT_NAMES: Final = ("Ada", "Blaise", "Carl", "Emmy", "Felix", "Grace", "Henri", "Ida")


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at the table, whether seated or not. guest: who it is beyond the table; never told to others.

    is_gone: left, or was taken away; is_removed: the latter, and may not come back. name: proves nothing.
    """

    guest: str
    name: str
    is_gone: bool = False
    is_removed: bool = False


@dataclass(frozen=True, slots=True)
class EmptySeat:
    """Nobody sits there."""

    person = None
    kind = SeatKind.EMPTY


@dataclass(frozen=True, slots=True)
class PersonSeat:
    """A person, by number. lost: the match counts as lost for them, though they play on."""

    person: int
    lost: bool = False
    kind = SeatKind.PERSON


@dataclass(frozen=True, slots=True)
class BotSeat:
    """A bot of its own."""

    name: str
    level: Level = Level.BEGINNER
    person = None
    kind = SeatKind.BOT


@dataclass(frozen=True, slots=True)
class StandInSeat:
    """A bot for a person, by number, who may take the seat back. since: number of the first game event that it saw."""

    person: int
    lost: bool
    since: int
    level: Level = Level.BEGINNER
    kind = SeatKind.STAND_IN


Sitter: TypeAlias = EmptySeat | PersonSeat | BotSeat | StandInSeat
Seats: TypeAlias = tuple[Sitter, ...]


def person_at(sitter: Sitter) -> int | None:
    """The person who sits there, or for whom a bot stands in."""
    return sitter.person


def seat_of(seats: Seats, person: int) -> int | None:
    """The seat of a person, be it that a bot stands in."""
    for seat, sitter in enumerate(seats):
        if sitter.person == person:
            return seat
    return None


def seated_persons(seats: Seats) -> frozenset[int]:
    """The persons who sit and act themselves."""
    return frozenset(sitter.person for sitter in seats if isinstance(sitter, PersonSeat))


def with_sitter(seats: Seats, seat: int, sitter: Sitter) -> Seats:
    """The seats with another sitter at one of them."""
    return (*seats[:seat], sitter, *seats[seat + 1 :])


def bot_for(seats: Seats, seat: int, level: Level) -> BotSeat:
    """A bot whose name no other bot at the table has: that of its seat, unless taken."""
    taken = {sitter.name for other, sitter in enumerate(seats) if isinstance(sitter, BotSeat) and other != seat}
    names = (*BOT_NAMES[seat:], *BOT_NAMES[:seat])
    return BotSeat(next(name for name in names if name not in taken), level)


def filled_with_bots(seats: Seats, level: Level = Level.BEGINNER) -> Seats:
    """The seats with a bot at each that was empty."""
    for seat, sitter in enumerate(seats):
        if isinstance(sitter, EmptySeat):
            seats = with_sitter(seats, seat, bot_for(seats, seat, level))
    return seats


def resized(seats: Seats, count: int, level: Level = Level.BEGINNER) -> Seats:
    """So many seats: bots and empty ones at the end go, or bots come."""
    if count <= len(seats):
        return seats[:count]
    return filled_with_bots((*seats, *[EmptySeat()] * (count - len(seats))), level)


def next_host(persons: Sequence[Person], host: int) -> int:
    """Who hosts: the host, or whoever came first of those still there once the host is gone."""
    if not persons[host].is_gone:
        return host
    return next((number for number, person in enumerate(persons) if not person.is_gone), host)
