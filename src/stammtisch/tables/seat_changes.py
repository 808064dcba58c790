"""What changes when people come, sit, leave and return: company + event -> company.

Not here: whether it may happen (`seat_rules.py`).
"""

from __future__ import annotations

from collections.abc import Mapping

from stammtisch.seats import Seat
from stammtisch.tables.clock import SeatTime, bank_left, with_time
from stammtisch.tables.company import Company
from stammtisch.tables.company_events import (
    BotSeated,
    Joined,
    Left,
    Returned,
    SaidHere,
    Sat,
    SeatCleared,
    StandInWanted,
    StoodIn,
    StoodUp,
    Warned,
)
from stammtisch.tables.settings import Level
from stammtisch.tables.sitting import (
    BotSeat,
    EmptySeat,
    Person,
    PersonSeat,
    Seats,
    Sitter,
    StandInSeat,
    bot_for,
    next_host,
    person_at,
    seat_of,
    with_sitter,
)
from stammtisch.tables.votes import without_voter
from stammtisch.values import replace


def joined(company: Company, event: Joined) -> Company:
    """Somebody came."""
    person = Person(event.guest, event.name)
    persons = (*company.persons[: event.person], person, *company.persons[event.person + 1 :])
    seats = company.seats if event.seat is None else with_sitter(company.seats, event.seat, PersonSeat(event.person))
    return replace(company, persons=persons, seats=seats, host=next_host(persons, company.host))


def sat(company: Company, event: Sat) -> Company:
    """Somebody sat down."""
    stood = _freed(company.seats, event.person)
    seats = with_sitter(stood, event.seat, PersonSeat(event.person))
    return replace(company, seats=seats, votes=without_voter(company.votes, event.person))


def stood_up(company: Company, event: StoodUp) -> Company:
    """Somebody stood up."""
    votes = without_voter(company.votes, event.person)
    return replace(company, seats=_freed(company.seats, event.person), votes=votes)


def left(company: Company, event: Left) -> Company:
    """Somebody left: during a match a bot stands in, else the seat is free."""
    gone = replace(company.persons[event.person], is_gone=True, is_removed=event.by != event.person)
    persons = (*company.persons[: event.person], gone, *company.persons[event.person + 1 :])
    seat = company.seat_of(event.person)
    seats = company.seats
    if company.match_runs and seat is not None:
        lost = company.has_clock or _is_lost(seats[seat])
        seats = with_sitter(seats, seat, StandInSeat(event.person, lost, company.next_number))
    else:
        seats = _freed(seats, event.person)
    clock = company.clock if seat is None else _fresh(company, seat, event.at).clock
    votes = without_voter(company.votes, event.person)
    host = next_host(persons, company.host)
    return replace(company, persons=persons, seats=seats, clock=clock, votes=votes, host=host)


def bot_seated(company: Company, event: BotSeated) -> Company:
    """A bot sat down, or has another level."""
    sitter = company.seats[event.seat]
    if isinstance(sitter, BotSeat | StandInSeat):
        return replace(company, seats=with_sitter(company.seats, event.seat, replace(sitter, level=event.level)))
    bot = bot_for(company.seats, event.seat, event.level)
    return replace(company, seats=with_sitter(company.seats, event.seat, bot))


def seat_cleared(company: Company, event: SeatCleared) -> Company:
    """A bot went."""
    return replace(company, seats=with_sitter(company.seats, event.seat, EmptySeat()))


def warned(company: Company, event: Warned) -> Company:
    """A bot will stand in soon."""
    time = replace(company.clock.seats[event.seat], takeover=event.until)
    return replace(
        company, clock=with_time(company.clock, event.seat, time), wanted=_without(company.wanted, event.seat)
    )


def stand_in_wanted(company: Company, event: StandInWanted) -> Company:
    """Somebody wants a bot for an absent person."""
    wanting = company.wanted.get(event.seat, frozenset()) | {event.person}
    return replace(company, wanted={**company.wanted, event.seat: wanting})


def said_here(company: Company, event: SaidHere) -> Company:
    """Somebody who was warned is here."""
    seat = company.seat_of(event.person)
    return company if seat is None else _fresh(company, seat, event.at)


def stood_in(company: Company, event: StoodIn) -> Company:
    """A bot stands in."""
    sitter = company.seats[event.seat]
    person = person_at(sitter)
    assert person is not None  # only persons are stood in for
    bot = StandInSeat(person, event.lost or _is_lost(sitter), company.next_number, Level.BEGINNER)
    fresh = _fresh(company, event.seat, event.at)
    return replace(fresh, seats=with_sitter(company.seats, event.seat, bot))


def returned(company: Company, event: Returned) -> Company:
    """Somebody took their seat back."""
    seat = company.seat_of(event.person)
    assert seat is not None  # whose seat a bot held
    back = PersonSeat(event.person, _is_lost(company.seats[seat]))
    return replace(company, seats=with_sitter(company.seats, seat, back))


def _fresh(company: Company, seat: Seat, at: int) -> Company:
    """What expired before is forgotten, and the decision begins anew."""
    clock = with_time(company.clock, seat, SeatTime(bank_left(company.clock, seat, at)))
    return replace(company, clock=clock, wanted=_without(company.wanted, seat))


def _without(wanted: Mapping[Seat, frozenset[int]], seat: Seat) -> Mapping[Seat, frozenset[int]]:
    return {other: wanting for other, wanting in wanted.items() if other != seat} if wanted else wanted


def _freed(seats: Seats, person: int) -> Seats:
    seat = seat_of(seats, person)
    return seats if seat is None else with_sitter(seats, seat, EmptySeat())


def _is_lost(sitter: Sitter) -> bool:
    return isinstance(sitter, PersonSeat | StandInSeat) and sitter.lost
