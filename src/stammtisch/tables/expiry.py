"""What happens by itself at a table when time is out: company + now -> events. Each deadline becomes events once.

Out of time the seat makes an automatic move; the third time in a row it is warned, and then a bot stands in. Or,
where that is agreed, it loses at once (B-A40). Not here: how time is counted (`clock.py`), and when anybody looks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

from stammtisch.seats import Seat
from stammtisch.tables.clock import deadline, next_deal_due
from stammtisch.tables.company import Company
from stammtisch.tables.company_events import Forfeited, Paused, Resumed, StoodIn, Voted, Warned
from stammtisch.tables.deciding import decide
from stammtisch.tables.events import DealStarted, LogEvent, Moved
from stammtisch.tables.orders import Start
from stammtisch.tables.seat_rules import WARNING
from stammtisch.tables.sitting import PersonSeat
from stammtisch.tables.table import Phase, Table, next_deal
from stammtisch.tables.votes import PauseReason, Question

MOST_AUTOMATIC: Final = 2
"""So many moves in a row are made automatically before the seat is warned."""

DEALING: Final = 400
"""Milliseconds from one card to the next, where they are dealt one at a time (T-A7)."""

QUICK_BEGINS: Final = 8_000
"""Milliseconds in which the people of a quick match may give their nonces, before it begins without the rest."""

GRACE: Final = 60_000
"""Milliseconds after a restart, from the first person's return, until the clocks run without the others."""

Events: TypeAlias = tuple[LogEvent, ...]
Due: TypeAlias = tuple[int, str, Seat | None]
"""A moment, what is due then, and whose it is."""


def next_due(company: Company) -> int | None:
    """When something happens by itself next, in Unix milliseconds; None if nothing will."""
    return min((moment for moment, _, _ in _dues(company)), default=None)


def expire(company: Company, now: int) -> Events:
    """The events of the one deadline that was due first; none if none is due."""
    due = min((due for due in _dues(company) if due[0] <= now), key=lambda due: due[0], default=None)
    if due is None:
        return ()
    _, what, seat = due
    now = max(now, company.last_at)
    if what == "begin":
        return decide(company, company.host, Start(f"{company.next_secret} next"), now)
    if what == "resume":
        return (Resumed(now),)
    if what == "next deal":
        return _next_deal(company, now)
    if what == "take back":
        return _refuse_take_back(company, now)
    assert seat is not None  # all else is a seat's
    return _OF_A_SEAT[what](company, seat, now)


def pause_after_restart(company: Company) -> Events:
    """Before anybody plays on after the server was started anew: nobody's time is charged for the gap."""
    if company.clock.paused is not None or not company.match_runs or next_due(company) is None:
        return ()
    return (Paused(PauseReason.RESTART, company.last_at),)


def people_back(company: Company, present: frozenset[int], now: int) -> Events:
    """Once somebody is back after a restart, the clocks run again soon; at once when everybody is."""
    clock = company.clock
    if clock.reason is not PauseReason.RESTART or not present & company.seated:
        return ()
    now = max(now, company.last_at)
    if present >= company.seated:
        return (Resumed(now),)
    return (Paused(PauseReason.RESTART, now, None, now + GRACE),) if clock.resumes is None else ()


def _dues(company: Company) -> Iterator[Due]:
    clock = company.clock
    if company.begins_by_itself:
        yield company.gathered_at + QUICK_BEGINS, "begin", None
    if clock.paused is not None:
        if clock.resumes is not None:
            yield clock.resumes, "resume", None
        return
    if company.take_back is not None:
        yield company.take_back.until, "take back", None
    if company.phase is Phase.DEAL_OVER and company.seated and (next_deal_at := next_deal_due(clock)) is not None:
        yield next_deal_at, "next deal", None
    if (dealing := _next_card(company)) is not None:
        yield company.moved_at + DEALING, "next card", dealing[0]
    if company.match_runs:
        for seat, sitter in enumerate(company.seats):
            if isinstance(sitter, PersonSeat):
                yield from _dues_of_seat(company, Seat(seat))


def _next_card(company: Company) -> tuple[Seat, str] | None:
    """The move by which a person is dealt the next card, where that happens by itself."""
    dealing = None if company.table is None else company.table.dealing
    return dealing if dealing and company.deals_by_itself and dealing[0] in company.asked else None


def _dues_of_seat(company: Company, seat: Seat) -> Iterator[Due]:
    takeover = company.clock.seats[seat].takeover
    if takeover is not None:
        yield takeover, "takeover", seat
    elif (out := deadline(company.clock, seat)) is not None:
        yield out, "out of time", seat


def _next_deal(company: Company, now: int) -> Events:
    dealt = next_deal(_table(company))
    return (DealStarted(dealt.deck, "", now),)


def _refuse_take_back(company: Company, now: int) -> Events:
    """Whose word is missing has not agreed."""
    silent = min(company.seated - company.agreed(Question.TAKE_BACK), default=0)
    return (Voted(silent, Question.TAKE_BACK, False, now),)


def _deal_on(company: Company, seat: Seat, now: int) -> Events:
    dealing = _next_card(company)
    assert dealing is not None  # it was due
    return (Moved(seat, dealing[1], "", now),)


def _out_of_time(company: Company, seat: Seat, now: int) -> Events:
    if company.forfeits:
        return (Forfeited(seat, now),)
    if company.clock.seats[seat].expired >= MOST_AUTOMATIC:
        return (Warned(seat, now + WARNING, now),)
    return (Moved(seat, automatic_move(_table(company), seat), "", now, automatic=True),)


def _stand_in(company: Company, seat: Seat, now: int) -> Events:
    """Lost for who let the time run out, not for whom the host gave a substitute."""
    lost = company.clock.seats[seat].expired >= MOST_AUTOMATIC
    return (StoodIn(seat, lost, now),)


def automatic_move(table: Table, seat: Seat) -> str:
    """A move that gives nothing away: a pass, a refusal, or the last legal card as the hand is held (B-A40)."""
    asked = table.game.asked(table.state, seat)
    moves = asked.moves if asked else ()
    quiet = next((text for text in ("pass", "decline", "refuse") if text in moves), None)
    if quiet is not None or asked is None:
        return quiet or table.game.move_text(table.game.legal_moves(table.state, seat)[0])
    if asked.count == 1 and asked.complete:
        held = [card.text for card in table.game.view(table.state, seat).hand]
        plays = [text for text in moves if text.split()[-1] in held]
        return max(plays or moves[:1], key=lambda text: held.index(text.split()[-1]) if plays else 0)
    return moves[0]


def _table(company: Company) -> Table:
    assert company.table is not None  # nothing is due before the match
    return company.table


_OF_A_SEAT: Final[Mapping[str, Callable[[Company, Seat, int], Events]]] = {
    "takeover": _stand_in,
    "out of time": _out_of_time,
    "next card": _deal_on,
}
