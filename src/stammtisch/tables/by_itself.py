"""What happens at a table by itself, and when: a wish, a deadline, a bot's move. The same in any process.

Not here: what a deadline becomes (`expiry.py`), what a bot plays, and who looks when the moment has come.
"""

from __future__ import annotations

from stammtisch.seats import Seat
from stammtisch.tables.company import Company
from stammtisch.tables.deciding import bot_plays
from stammtisch.tables.events import LogEvent
from stammtisch.tables.expiry import DEALING, expire, next_due
from stammtisch.tables.sitting import PersonSeat
from stammtisch.tables.wishes import wished_move


def next_moment(company: Company, pause: int, now: int, *, watched: bool) -> int | None:
    """When something happens by itself next, in Unix milliseconds; None if nothing will before somebody acts.

    pause: milliseconds before a bot's move. watched: whether anybody looks on; without, bots do not play on alone.
    """
    bot = None if bot_to_act(company, watched=watched) is None else bot_due(company, pause, now)
    return min((moment for moment in (unthinking_moment(company), bot) if moment is not None), default=None)


def unthinking_moment(company: Company) -> int | None:
    """The same, bots aside."""
    return next_due(company) if wished_move(company) is None else 0


def due_now(company: Company, now: int) -> tuple[LogEvent, ...]:
    """The events of what is due now without any thinking: a wish, or the deadline that was due first; or none."""
    wished = wished_move(company)
    return expire(company, now) if wished is None else bot_plays(company, *wished, now)


def bot_to_act(company: Company, *, watched: bool) -> Seat | None:
    """The bot that is waited for; none while people settle something, or when all have gone."""
    if company.is_halted or company.take_back is not None or not (company.seated or watched):
        return None
    return next((seat for seat in company.to_act if not isinstance(company.seats[seat], PersonSeat)), None)


def bot_due(company: Company, pause: int, now: int) -> int:
    """When the bot that is waited for moves; it takes its cards as quickly as they are dealt.

    After a log whose last event lies in the future, as by a clock that was set back since, it does not wait.
    """
    if company.last_at > now:
        return now
    dealing = company.table is not None and company.table.dealing is not None
    return company.last_at + (min(pause, DEALING) if dealing else pause)
