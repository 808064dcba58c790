"""The people of a table as a reader is sent them. What only its person may know is shown to that person alone.

Not here: the match (`table_view.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from stammtisch.games.game import AnyGame
from stammtisch.seats import Seat, Side
from stammtisch.tables.clock import Pace, SeatTime, next_deal_due, time_out
from stammtisch.tables.company import Company
from stammtisch.tables.company_events import Spoke
from stammtisch.tables.deciding import may_take_back
from stammtisch.tables.events import MatchOpened
from stammtisch.tables.published import laid_open, next_commitment
from stammtisch.tables.settings import Settings
from stammtisch.tables.sitting import BotSeat, Person, PersonSeat, Seats, Sitter, StandInSeat, person_at, seat_of
from stammtisch.tables.table import Phase
from stammtisch.tables.votes import Question
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
from stammtisch.wire.parts import Parts


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
    """The company at one moment as each reader may see it. common: what all of them see alike, made once."""

    def __init__(self, company: Company, shown: Shown, parts: Parts) -> None:
        self._company = company
        self._settings = parts.of(_settings, company.settings)
        self.common: dict[str, Any] = {
            "host": company.host,
            "persons": parts.of(_persons, company.persons, company.seats, shown.present),
            "watchers": shown.watchers,
            "clock": _clock(company, shown.now, parts),
            "agreements": _agreements(company),
            "proposal": _proposal(company),
            "said": parts.of(_said, company.said),
            "take_back": None if company.take_back is None else company.seat_of(company.take_back.person),
            "fair": parts.of(_fair, _opening(company), company.open_deals, company.next_secret, company.nonces),
            "stand_ins": tuple(
                StandInWanted(seat, tuple(sorted(by)), company.needed(seat))
                for seat in company.wanted
                if (by := company.wanting(seat))
            ),
        }

    def own(self, reader: Reader) -> dict[str, Any]:
        """What this reader is told beside that. The table's code is for the people at it."""
        company, you = self._company, reader.person
        seat = None if you is None else company.acts_at(you)
        return {
            "you": you,
            "settings": self._settings[you is not None],
            "may_take_back": seat is not None and may_take_back(company, seat),
            "wish": _wish(company, you),
        }


def _opening(company: Company) -> MatchOpened | None:
    return None if company.table is None else company.table.opened


def _fair(opened: MatchOpened | None, deals: int, next_secret: str, nonces: Mapping[int, str]) -> FairDeal:
    match = None if opened is None else laid_open(opened, deals)
    return FairDeal(match, next_commitment(next_secret), tuple(sorted(nonces)))


def occupants(
    company: Company, present: frozenset[int] = frozenset(), parts: Parts | None = None
) -> tuple[Occupant, ...]:
    """Who sits at each seat."""
    return (parts or Parts()).of(_occupants, company.game, company.options, company.seats, company.persons, present)


def _occupants(
    game: AnyGame, options: Any, seats: Seats, persons: tuple[Person, ...], present: frozenset[int]
) -> tuple[Occupant, ...]:
    sides = [game.side_of(options, Seat(seat)) for seat in range(len(seats))]
    return tuple(_occupant(sitter, side, persons, present) for sitter, side in zip(seats, sides, strict=True))


def _occupant(sitter: Sitter, side: Side, persons: tuple[Person, ...], present: frozenset[int]) -> Occupant:
    person = person_at(sitter)
    name = sitter.name if isinstance(sitter, BotSeat) else "" if person is None else persons[person].name
    level = sitter.level if isinstance(sitter, BotSeat | StandInSeat) else None
    lost = isinstance(sitter, PersonSeat | StandInSeat) and sitter.lost
    since = sitter.since if isinstance(sitter, StandInSeat) else None
    return Occupant(sitter.kind, name, side, person, level, person in present, lost, since)


def _settings(settings: Settings) -> tuple[TableSettings, TableSettings]:
    """As a spectator may see them, and as the people at the table do."""
    return _settings_with(settings, None), _settings_with(settings, settings.code or None)


def _settings_with(settings: Settings, code: str | None) -> TableSettings:
    return TableSettings(
        settings.visibility,
        settings.pace,
        settings.timeout,
        settings.spectators,
        settings.free_text,
        settings.hints,
        settings.count_help,
        settings.daily,
        code,
    )


def _persons(persons: tuple[Person, ...], seats: Seats, present: frozenset[int]) -> tuple[TablePerson, ...]:
    return tuple(
        TablePerson(number, person.name, seat_of(seats, number), number in present)
        for number, person in enumerate(persons)
        if not person.is_gone
    )


def _said(said: tuple[tuple[int, Spoke], ...]) -> tuple[Said, ...]:
    return tuple(Said(number, s.person, s.phrase, s.text, s.at) for number, s in said)


def _clock(company: Company, now: int, parts: Parts) -> TableClock | None:
    clock = company.clock
    next_deal = next_deal_due(clock) if company.phase is Phase.DEAL_OVER and clock.paused is None else None
    seats = _seat_clocks(company, parts) if company.match_runs else ()
    if clock.pace is None and clock.paused is None and next_deal is None and not seats:
        return None
    return TableClock(now, clock.reason, clock.resumes, next_deal, seats)


def _seat_clocks(company: Company, parts: Parts) -> tuple[SeatClock, ...]:
    """Those of the seats where a person plays; the others have no time of their own."""
    clock = company.clock
    clocks = (
        parts.of(_seat_clock, seat, clock.seats[seat], clock.pace, clock.paused, place=seat)
        for seat, sitter in enumerate(company.seats)
        if isinstance(sitter, PersonSeat)
    )
    return tuple(shown for shown in clocks if shown is not None)


def _seat_clock(seat: int, time: SeatTime, pace: Pace | None, paused: int | None) -> SeatClock | None:
    """The time of a seat where a person is asked or warned, or where it would run."""
    out = time_out(time, pace)
    if paused is not None:
        left = None if out is None else out - paused
        return SeatClock(seat, None, left, time.bank, time.expired, None)
    if out is None and time.takeover is None:
        return None if pace is None else SeatClock(seat, None, None, time.bank, time.expired, None)
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
