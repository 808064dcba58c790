"""The people of a table as a reader is sent them. What only its person may know is shown to that person alone.

Not here: the match (`table_view.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from stammtisch.seats import Seat
from stammtisch.tables.clock import deadline, moment, next_deal_due
from stammtisch.tables.company import Company
from stammtisch.tables.deciding import may_take_back
from stammtisch.tables.published import next_commitment, published
from stammtisch.tables.sitting import BotSeat, PersonSeat, Sitter, StandInSeat, person_at
from stammtisch.tables.table import Phase
from stammtisch.tables.votes import Question
from stammtisch.wire import messages
from stammtisch.wire.messages import (
    Agreement,
    FairDeal,
    Occupant,
    Proposal,
    Said,
    SeatClock,
    StandInWanted,
    TableClock,
    TablePerson,
    TableSettings,
    Wished,
)


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads. person: by number; None for a spectator. mirror: a newer window has this person's seat."""

    person: int | None
    mirror: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """What is shown and decides nothing. now: Unix milliseconds. present: persons with a window open."""

    now: int
    present: frozenset[int] = frozenset()
    watchers: tuple[str, ...] = ()


NOBODY: Final = Shown(0)


class CompanyViews:
    """The company at one moment as each reader may see it. What all of them see alike is made once."""

    def __init__(self, company: Company, shown: Shown) -> None:
        self._company = company
        self._settings = {code: _settings(company, code) for code in {company.settings.code or None, None}}
        self._common: dict[str, Any] = {
            "host": company.host,
            "persons": _persons(company, shown),
            "watchers": shown.watchers,
            "clock": _clock(company, shown.now),
            "agreements": _agreements(company),
            "proposal": _proposal(company),
            "said": tuple(Said(number, s.person, s.phrase, s.text, s.at) for number, s in company.said),
            "take_back": None if company.take_back is None else company.seat_of(company.take_back.person),
            "fair": _fair(company),
            "stand_ins": tuple(
                StandInWanted(seat, tuple(sorted(by)), company.needed(seat))
                for seat in company.wanted
                if (by := company.wanting(seat))
            ),
        }

    def of(self, reader: Reader) -> messages.Company:
        """The company as this reader may see it. The table's code is for the people at it."""
        company, you = self._company, reader.person
        seat = None if you is None else company.acts_at(you)
        return messages.Company(
            **self._common,
            you=you,
            settings=self._settings[None if you is None else company.settings.code or None],
            may_take_back=seat is not None and may_take_back(company, seat),
            wish=_wish(company, you),
        )


def _fair(company: Company) -> FairDeal:
    is_over = company.phase is Phase.MATCH_OVER
    match = None if company.table is None else published(company.table, is_over=is_over)
    return FairDeal(match, next_commitment(company), tuple(sorted(company.nonces)))


def occupants(company: Company, present: frozenset[int] = frozenset()) -> tuple[Occupant, ...]:
    """Who sits at each seat."""
    return tuple(_occupant(company, Seat(seat), sitter, present) for seat, sitter in enumerate(company.seats))


def _occupant(company: Company, seat: Seat, sitter: Sitter, present: frozenset[int]) -> Occupant:
    person = person_at(sitter)
    name = sitter.name if isinstance(sitter, BotSeat) else "" if person is None else company.persons[person].name
    level = sitter.level if isinstance(sitter, BotSeat | StandInSeat) else None
    lost = isinstance(sitter, PersonSeat | StandInSeat) and sitter.lost
    side = company.game.side_of(company.options, seat)
    since = sitter.since if isinstance(sitter, StandInSeat) else None
    return Occupant(sitter.kind, name, side, person, level, person in present, lost, since)


def _settings(company: Company, code: str | None) -> TableSettings:
    settings = company.settings
    return TableSettings(
        settings.visibility,
        settings.pace,
        settings.timeout,
        settings.spectators,
        settings.free_text,
        settings.hints,
        settings.daily,
        code,
    )


def _persons(company: Company, shown: Shown) -> tuple[TablePerson, ...]:
    return tuple(
        TablePerson(number, person.name, company.seat_of(number), number in shown.present)
        for number, person in enumerate(company.persons)
        if not person.is_gone
    )


def _clock(company: Company, now: int) -> TableClock | None:
    clock = company.clock
    next_deal = next_deal_due(clock) if company.phase is Phase.DEAL_OVER and clock.paused is None else None
    seats = tuple(time for seat in range(len(clock.seats)) if (time := _seat_clock(company, seat)) is not None)
    if clock.pace is None and clock.paused is None and next_deal is None and not seats:
        return None
    return TableClock(now, clock.reason, clock.resumes, next_deal, seats)


def _seat_clock(company: Company, seat: int) -> SeatClock | None:
    """The time of a seat where a person is asked or warned, or where it would run."""
    time, clock = company.clock.seats[seat], company.clock
    out = deadline(clock, seat)
    if not isinstance(company.seats[seat], PersonSeat) or not company.match_runs:
        return None
    if clock.paused is not None:
        left = None if out is None else out - moment(clock, clock.paused)
        return SeatClock(seat, None, left, time.bank, time.expired, None)
    if out is None and time.takeover is None:
        return None if clock.pace is None else SeatClock(seat, None, None, time.bank, time.expired, None)
    return SeatClock(seat, out, None, time.bank, time.expired, time.takeover)


def _agreements(company: Company) -> tuple[Agreement, ...]:
    found = []
    for question in Question if company.votes else ():
        agreed = company.agreed(question)
        if agreed:
            found.append(Agreement(question, tuple(sorted(agreed)), tuple(sorted(company.seated - agreed))))
    return tuple(found)


def _proposal(company: Company) -> Proposal | None:
    stands = company.proposal
    if stands is None:
        return None
    return Proposal(stands.person, stands.preset, dict(stands.options), stands.same_cards)


def _wish(company: Company, person: int | None) -> Wished | None:
    wish = None if person is None else company.wishes.get(person)
    return None if wish is None else Wished(wish.moves, wish.upto)
