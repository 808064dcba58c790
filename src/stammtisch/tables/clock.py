"""The clocks of a table as a value: whose time runs, since when, and when it is out. All times in milliseconds.

Time comes in with each event, so that clocks follow from the log: a deadline is the same after a restart.
Not here: what happens when time is out (`expiry.py`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Final

from stammtisch.tables.settings import PaceName
from stammtisch.tables.votes import PauseReason
from stammtisch.values import dataclass, replace

SHOW_WITHOUT_CLOCK: Final = 60_000
"""Where no time runs: so long the others may still look at a deal that one person has seen enough of."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Time of a decision, the bank for longer ones and what each deal gives back to it, and time between deals."""

    decision: int
    bank: int
    refill: int
    show: int


PACES: Final[Mapping[PaceName, Pace]] = MappingProxyType(
    {
        PaceName.FAST: Pace(8_000, 60_000, 15_000, 20_000),
        PaceName.NORMAL: Pace(15_000, 120_000, 30_000, 30_000),
        PaceName.SLOW: Pace(30_000, 240_000, 60_000, 60_000),
    }
)


@dataclass(frozen=True, slots=True)
class SeatTime:
    """One seat's time. bank: at the decision's beginning. since: when the decision began; None: nothing is asked.

    expired: moves made automatically in a row. takeover: when a bot will stand in, unless the person is heard of.
    """

    bank: int = 0
    since: int | None = None
    expired: int = 0
    takeover: int | None = None


@dataclass(frozen=True, slots=True)
class Clock:
    """All clocks of a table. pace: None where no time runs.

    paused: since when all stand; None: they run. resumes: when they run again by themselves.
    show_since: since when the people look at a deal that is over and the next one waits for the clock.
    """

    pace: Pace | None
    seats: tuple[SeatTime, ...]
    paused: int | None = None
    reason: PauseReason | None = None
    resumes: int | None = None
    show_since: int | None = None


def new_clock(pace: PaceName, seats: int) -> Clock:
    """The clocks at a match's beginning: banks full, nobody's time running."""
    chosen = PACES.get(pace)
    return Clock(chosen, (SeatTime(chosen.bank if chosen else 0),) * seats)


def asked_since(clock: Clock, asked: Collection[int], mover: int | None, at: int) -> Clock:
    """The clocks after an event at `at`: time runs for the seats in `asked`, anew for the one who moved."""
    if clock.pace is None:
        return clock
    now = moment(clock, at)
    seats = list(clock.seats)
    for seat, time in enumerate(seats):
        if time.since is not None and (seat not in asked or seat == mover):
            time = replace(time, bank=bank_left(clock, seat, at), since=None)
        if time.since is None and seat in asked:
            time = replace(time, since=now)
        seats[seat] = time
    return replace(clock, seats=tuple(seats))


def bank_left(clock: Clock, seat: int, at: int) -> int:
    """What is in the bank of a seat, after the decision that runs has taken from it."""
    time = clock.seats[seat]
    if clock.pace is None or time.since is None:
        return time.bank
    over = moment(clock, at) - time.since - clock.pace.decision
    return max(0, time.bank - max(0, over))


def refilled(clock: Clock) -> Clock:
    """The clocks at a new deal: something given back to each bank; nobody looks at the last deal any more."""
    seats = clock.seats
    if clock.pace is not None:
        most, given = clock.pace.bank, clock.pace.refill
        seats = tuple(replace(time, bank=min(most, time.bank + given)) for time in seats)
    return replace(clock, seats=seats, show_since=None)


def paused(clock: Clock, at: int, reason: PauseReason, resumes: int | None) -> Clock:
    """All clocks stand from `at` on; if they stood already, since then."""
    return replace(clock, paused=moment(clock, at), reason=reason, resumes=resumes)


def resumed(clock: Clock, at: int) -> Clock:
    """The clocks run again: every moment that was being counted from, or waited for, is later by the pause."""
    if clock.paused is None:
        return clock
    gap = at - clock.paused
    seats = tuple(
        replace(time, since=_later(time.since, gap), takeover=_later(time.takeover, gap)) for time in clock.seats
    )
    show = _later(clock.show_since, gap)
    return replace(clock, seats=seats, paused=None, reason=None, resumes=None, show_since=show)


def with_time(clock: Clock, seat: int, time: SeatTime) -> Clock:
    """The clocks with another time of one seat."""
    return replace(clock, seats=(*clock.seats[:seat], time, *clock.seats[seat + 1 :]))


def moment(clock: Clock, at: int) -> int:
    """`at`, or since when the clocks stand."""
    return at if clock.paused is None else clock.paused


def deadline(clock: Clock, seat: int) -> int | None:
    """When the time of a seat is out, decision and bank; None while nothing is asked of it. A pause puts it off."""
    return time_out(clock.seats[seat], clock.pace)


def time_out(time: SeatTime, pace: Pace | None) -> int | None:
    """When this time is out, at this pace; None while it does not run."""
    if pace is None or time.since is None:
        return None
    return time.since + pace.decision + time.bank


def next_deal_due(clock: Clock) -> int | None:
    """When the next deal comes by itself; None while it need not."""
    if clock.show_since is None:
        return None
    return clock.show_since + (clock.pace.show if clock.pace else SHOW_WITHOUT_CLOCK)


def _later(moment: int | None, gap: int) -> int | None:
    return None if moment is None else moment + gap
