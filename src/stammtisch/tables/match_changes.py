"""What events of the match change for the company: company + event -> company.

Not here: whether it may happen (`deciding.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from stammtisch.cards import Card
from stammtisch.errors import TableError
from stammtisch.seats import Seat
from stammtisch.tables.clock import new_clock, refilled, with_time
from stammtisch.tables.company import Company, Undo
from stammtisch.tables.events import DealStarted, MatchOpened, Moved, TableEvent
from stammtisch.tables.sitting import (
    EmptySeat,
    Person,
    PersonSeat,
    Sitter,
    StandInSeat,
    filled_with_bots,
    resized,
)
from stammtisch.tables.table import Phase, Table, apply, fold
from stammtisch.tables.votes import Question, without_questions
from stammtisch.values import replace


def opened(company: Company, event: MatchOpened) -> Company:
    """A match begins: what was agreed or expired before is over.

    With the same cards again the nonces that were given answer a commitment that still stands.
    """
    table = played(company, event)
    seats = tuple(_for_a_new_match(sitter, company.persons) for sitter in company.seats)
    level = company.settings.level
    seats = filled_with_bots(resized(seats, table.game.seats(table.options), level), level)
    return replace(
        company,
        table=table,
        seats=seats,
        clock=new_clock(company.settings.pace, len(seats)),
        votes={},
        proposal=None,
        requests={},
        forfeit=None,
        wanted={},
        next_secret=event.next_secret,
        nonces=company.nonces if event.next_secret == company.next_secret else {},
    )


def _for_a_new_match(sitter: Sitter, persons: Sequence[Person]) -> Sitter:
    """Nothing is lost yet; a bot that stood in for somebody who left has nobody to give the seat back to."""
    if isinstance(sitter, StandInSeat) and persons[sitter.person].is_gone:
        return EmptySeat()
    return replace(sitter, lost=False) if isinstance(sitter, PersonSeat | StandInSeat) else sitter


def dealt(company: Company, event: DealStarted) -> Company:
    """Cards are dealt."""
    return replace(
        company,
        table=played(company, event),
        clock=refilled(company.clock),
        votes=without_questions(company.votes, Question.NEXT),
        undo=None,
        take_back=None,
        wishes={},
        automatic=(),
        by_bot=(),
    )


def moved(company: Company, event: Moved) -> Company:
    """A move."""
    before, table = company.table, played(company, event)
    assert before is not None  # else it could not have been played
    sitter = company.seats[event.seat]
    is_own = isinstance(sitter, PersonSeat) and not event.automatic
    first = before.happened_from + len(before.happened)
    numbers = tuple(range(first, table.happened_from + len(table.happened)))
    time = company.clock.seats[event.seat]
    if before.dealing != (event.seat, event.move):  # who only takes the next card has not been heard of
        time = replace(time, expired=time.expired + 1 if event.automatic else 0, takeover=None)
    clock = with_time(company.clock, event.seat, time)
    over = table.phase is Phase.DEAL_OVER and clock.pace is not None
    return replace(
        company,
        table=table,
        clock=replace(clock, show_since=event.at) if over else clock,
        undo=Undo(event.seat, before) if is_own and not _tells_something(before, table, event.seat) else None,
        take_back=None,
        wanted=_still_wanted(company, event),
        votes=without_questions(company.votes, Question.TAKE_BACK),
        automatic=company.automatic + numbers if event.automatic else company.automatic,
        by_bot=company.by_bot + numbers if isinstance(sitter, StandInSeat) else company.by_bot,
    )


def _still_wanted(company: Company, event: Moved) -> Mapping[Seat, frozenset[int]]:
    """Who moves is there."""
    if event.automatic or event.seat not in company.wanted:
        return company.wanted
    return {seat: wanting for seat, wanting in company.wanted.items() if seat != event.seat}


def _tells_something(before: Table, table: Table, seat: Seat) -> bool:
    """Whether the move let its seat see cards it had not seen: then it is not taken back."""
    if table.phase is not Phase.PLAYING:
        return True
    held = before.game.hand(before.state, seat)
    said = [card for event in table.happened[len(before.happened) :] for card in event.cards]
    return not (_are_of(table.game.hand(table.state, seat), held) and _are_of(said, held))


def _are_of(cards: Iterable[Card], held: Iterable[Card]) -> bool:
    """Whether each card is one of those held, of two alike both."""
    left = list(held)
    try:
        for card in cards:
            left.remove(card)
    except ValueError:
        return False
    return True


def played(company: Company, event: TableEvent) -> Table:
    if company.table is None:
        if not isinstance(event, MatchOpened):
            raise TableError("broken_log", "The log of this table has a move before its first match.")
        return replace(fold([event]), seq=company.seq + 1, turn_from=company.seq + 1, played_at=company.seq + 1)
    return apply(company.table, event)
