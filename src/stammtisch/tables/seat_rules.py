"""Who may come, sit down, stand up, leave, seat bots, and take a seat back. Company + person + order + now -> events.

Taking a person out of a seat changes who controls the seat and nothing else. Not here: what events change
(`gathering.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stammtisch.errors import TableError
from stammtisch.seats import Seat
from stammtisch.tables import orders
from stammtisch.tables.company import Company
from stammtisch.tables.company_events import (
    BotSeated,
    CodeMade,
    CodeUsed,
    Joined,
    Left,
    Returned,
    SaidHere,
    Sat,
    SeatCleared,
    StandInWanted,
    StoodUp,
    Warned,
)
from stammtisch.tables.events import LogEvent
from stammtisch.tables.sitting import BotSeat, EmptySeat, PersonSeat, person_at

WARNING: Final = 30_000
"""Milliseconds from the warning to the bot that stands in."""

CODE_LASTS: Final = 600_000
"""Milliseconds for which a one-time code is good."""

MOST_PERSONS: Final = 64
"""So many may ever be persons of one table; more look on."""

Events = tuple[LogEvent, ...]


@dataclass(frozen=True, slots=True)
class Join:
    """Somebody wants to come. seat: the one they want; None: any that is free. stand: none at all.

    must_sit: they do not come if no seat is free.
    """

    guest: str
    name: str
    seat: int | None = None
    stand: bool = False
    must_sit: bool = False


def join(company: Company, wanted: Join, now: int) -> tuple[int, Events]:
    """The newcomer's number, and the events of their coming; none for who is there already. Raises TableError."""
    known = next((n for n, person in enumerate(company.persons) if person.guest == wanted.guest), None)
    if known is not None and company.persons[known].is_removed:
        raise TableError("removed", "The host of this table has taken you away from it.")
    if known is not None and not company.persons[known].is_gone:
        return known, ()
    if known is None and company.settings.daily:
        raise TableError("daily_alone", "The deal of the day is played alone: open your own.")
    if known is None and len(company.persons) >= MOST_PERSONS:
        raise TableError("too_many_people", f"{MOST_PERSONS} people have come to this table already.")
    seat = None if wanted.stand else _seat_for(company, wanted.seat, known)
    if seat is None and (wanted.must_sit or (known is None and not company.settings.spectators)):
        raise _no_room(company)
    number = len(company.persons) if known is None else known
    return number, (Joined(number, wanted.guest, wanted.name, seat, max(now, company.last_at)),)


def _no_room(company: Company) -> TableError:
    if company.match_runs:
        return TableError("match_runs", "The match has begun, and this table lets nobody look on.")
    return TableError("table_full", "Every seat is taken, and this table lets nobody look on.")


def _seat_for(company: Company, seat: int | None, known: int | None) -> Seat | None:
    """The seat that is asked for, else the first free one; none during a match."""
    if company.match_runs:
        return None
    if seat is not None:
        return _expect_free(company, seat)
    return next(iter(free_seats(company)), None)


def free_seats(company: Company) -> tuple[Seat, ...]:
    """Seats where one may sit down, the host's partners' first."""
    host = company.seat_of(company.host)
    mine = None if host is None else company.game.side_of(company.options, host)
    free = [Seat(seat) for seat, sitter in enumerate(company.seats) if isinstance(sitter, EmptySeat)]
    return tuple(sorted(free, key=lambda seat: company.game.side_of(company.options, seat) != mine))


def sit(company: Company, person: int, order: orders.Sit, now: int) -> Events:
    """Before a match or after it, at a free seat or a bot's."""
    _expect_no_match(company)
    return (Sat(person, _expect_free(company, order.to), now, order.request),)


def _expect_free(company: Company, to: int) -> Seat:
    seat = _expect_seat(company, to)
    if not isinstance(company.seats[seat], EmptySeat | BotSeat):
        raise TableError("seat_taken", "Somebody sits there.")
    return seat


def stand(company: Company, person: int, order: orders.Stand, now: int) -> Events:
    """Before a match or after it."""
    _expect_no_match(company)
    if company.seat_of(person) is None:
        raise TableError("no_seat", "You have no seat at this table.")
    return (StoodUp(person, now, order.request),)


def leave(company: Company, person: int, order: orders.Leave, now: int) -> Events:
    """Always; during a match a bot stands in."""
    return (Left(person, person, now, order.request),)


def seat_bot(company: Company, person: int, order: orders.SeatBot, now: int) -> Events:
    """The host, at a free seat; the level of a bot at any time."""
    expect_host(company, person)
    seat = _expect_seat(company, order.to)
    sitter = company.seats[seat]
    if isinstance(sitter, PersonSeat):
        raise TableError("seat_taken", "Somebody sits there.")
    return (BotSeated(seat, order.level, person, now, order.request),)


def unseat(company: Company, person: int, order: orders.Unseat, now: int) -> Events:
    """The host, before a match or after it; a person who is taken away is gone from the table."""
    expect_host(company, person)
    _expect_no_match(company)
    seat = _expect_seat(company, order.to)
    sitter = company.seats[seat]
    if isinstance(sitter, EmptySeat):
        raise TableError("not_now", "Nobody sits there.")
    there = person_at(sitter)
    if there is None:
        return (SeatCleared(seat, person, now, order.request),)
    if there == person:
        raise TableError("not_now", "To go yourself, stand up or leave.")
    return (Left(there, person, now, order.request),)


def ask_stand_in(company: Company, person: int, order: orders.AskStandIn, now: int) -> Events:
    """The host, or a majority of the others, during a match; who is there has time to say so."""
    if person != company.host and company.acts_at(person) is None:
        raise TableError("no_seat", "You have no seat at this table.")
    seat = _expect_seat(company, order.to)
    sitter = company.seats[seat]
    if not company.match_runs or not isinstance(sitter, PersonSeat) or sitter.person == person:
        raise TableError("not_now", "A bot can stand in for another person, while a match runs.")
    if company.clock.seats[seat].takeover is not None:
        raise TableError("not_now", "This person has been warned already.")
    if person == company.host or len(company.wanting(seat) | {person}) >= company.needed(seat):
        return (Warned(seat, now + WARNING, now, person, order.request),)
    return (StandInWanted(person, seat, now, order.request),)


def say_here(company: Company, person: int, order: orders.SayHere, now: int) -> Events:
    """Who has been warned that a bot will stand in, or for whom others want one."""
    seat = company.acts_at(person)
    if seat is None or (company.clock.seats[seat].takeover is None and not company.wanting(seat)):
        raise TableError("not_now", "No bot is about to take your seat.")
    return (SaidHere(person, now, order.request),)


def take_seat_back(company: Company, person: int, order: orders.Return, now: int) -> Events:
    """At any time, from the bot that stands in."""
    if company.stands_in_for(person) is None:
        raise TableError("not_now", "No bot stands in for you.")
    return (Returned(person, now, order.request),)


def make_code(company: Company, person: int, order: orders.MakeCode, now: int) -> Events:
    """For one's other device; an earlier one of the same person is not good any more."""
    return (CodeMade(person, order.digest, now + CODE_LASTS, now, order.request),)


def use_code(company: Company, digest: str, now: int) -> tuple[int, Events]:
    """The person whose one-time code it is, and the event of its use. Raises TableError."""
    made = company.codes.get(digest)
    if made is None or now > made.until or company.persons[made.person].is_gone:
        raise TableError("bad_code", "This code is wrong, was used before, or is too old: ask for a new one.")
    return made.person, (CodeUsed(digest, max(now, company.last_at)),)


def expect_host(company: Company, person: int) -> None:
    """Raises TableError for anybody but the table's host."""
    if person != company.host:
        raise TableError("not_host", "Only the host of this table may do that.")


def _expect_seat(company: Company, seat: int) -> Seat:
    if not 0 <= seat < len(company.seats):
        raise TableError("no_such_seat", f"This table has seats 0 to {len(company.seats) - 1}.")
    return Seat(seat)


def _expect_no_match(company: Company) -> None:
    if company.match_runs:
        raise TableError("match_runs", "Seats do not change while a match runs.")
