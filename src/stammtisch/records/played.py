"""What somebody has played at a table: each match that is over, with what came of it for them.

Not here: which tables there are (`store/`), and the deals themselves (`deals.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from stammtisch.records.transcript import companies
from stammtisch.seats import Seat, Side
from stammtisch.tables.company import Company
from stammtisch.tables.events import LogEvent, MatchOpened
from stammtisch.tables.sitting import PersonSeat, StandInSeat
from stammtisch.tables.table import Phase


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match that is over. seat: where the person sat, or a bot stood in for them. side: the score of that seat.

    first_deal: its number over all matches of the table. scores: by side, at the end. won: whether the person's side is
    among the winners. by_time: whether it counts as lost for want of time. deals_ahead: deals from which the person's
    side gained more than any other. company: the people at its end, `company.moved_at` telling when that was.
    """

    seat: Seat
    side: Side
    first_deal: int
    deals: int
    scores: tuple[int, ...]
    won: bool
    by_time: bool
    deals_ahead: int
    company: Company


def played_by(events: Sequence[LogEvent], owner: str, guest: str) -> tuple[PlayedMatch, ...]:
    """The matches of a log that are over and in which the guest had a seat to the end."""
    return tuple(match for end in _ends(events, owner) if (match := _match(end, guest)) is not None)


def _ends(events: Sequence[LogEvent], owner: str) -> Iterator[Company]:
    """The company as each match of the log ends: who leaves after that has still played it."""
    was_over = False
    for event, company in companies(events, owner):
        is_over = company.phase is Phase.MATCH_OVER
        if is_over and (not was_over or isinstance(event, MatchOpened)):
            yield company
        was_over = is_over


def _match(company: Company, guest: str) -> PlayedMatch | None:
    table, seat = company.table, _seat_of(company, guest)
    if table is None or seat is None:
        return None
    sitter, side = company.seats[seat], table.game.side_of(table.options, seat)
    by_time = company.forfeit == seat or (isinstance(sitter, PersonSeat | StandInSeat) and sitter.lost)
    result = table.match_result
    return PlayedMatch(
        seat,
        side,
        table.earlier_deals + 1,
        table.deals,
        table.match.scores if result is None else result.scores,
        not by_time and _has_won(company, side),
        by_time,
        sum(_is_ahead(deal.scores, side) for deal in table.sheet),
        company,
    )


def _seat_of(company: Company, guest: str) -> Seat | None:
    """The guest's seat, be it that they have left since."""
    seats = (company.seat_of(number) for number, person in enumerate(company.persons) if person.guest == guest)
    return next((seat for seat in seats if seat is not None), None)


def _has_won(company: Company, side: Side) -> bool:
    """Who is out of time where that loses at once loses to all other sides."""
    table = company.table
    assert table is not None  # its match is over
    if company.forfeit is not None:
        return table.game.side_of(table.options, company.forfeit) != side
    if table.match_result is None:  # so many deals were wanted, whatever the score
        return _is_ahead(table.match.scores, side)
    return side in table.match_result.winners


def _is_ahead(scores: Sequence[int], side: Side) -> bool:
    return all(scores[side] > score for other, score in enumerate(scores) if other != side)
