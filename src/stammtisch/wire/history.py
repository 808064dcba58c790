"""What somebody has played, as the message that tells it. Not here: how it is found out (`records/played.py`)."""

from __future__ import annotations

from msgspec import Struct

from stammtisch.lessons.places import began_as_lesson
from stammtisch.records.played import PlayedMatch
from stammtisch.wire.company_view import occupants
from stammtisch.wire.messages import Occupant


class MatchPlayed(Struct, frozen=True):
    """A match of the reader's that is over. finished: Unix time in milliseconds, 0 where the log does not say.

    first_deal: number of its first deal at the table. scores: by side at the end; side: the reader's.
    by_time: it counts as lost for the reader, whose time ran out. deals_ahead: deals from which the reader's side
    gained most. lesson: whether it began as the lesson of its game, so that it says nothing of how well one plays.
    """

    table_id: str
    game: str
    preset: str
    finished: int
    first_deal: int
    deals: int
    seats: tuple[Occupant, ...]
    seat: int
    side: int
    scores: tuple[int, ...]
    won: bool
    by_time: bool
    deals_ahead: int
    lesson: bool


class History(Struct, frozen=True):
    """GET /api/history?before=TIME: matches of the reader's, those of the table that changed last first.

    before: what to ask with for the tables before these; null where there are none. `TIME` is in milliseconds.
    """

    matches: tuple[MatchPlayed, ...]
    before: int | None


def match_played(table_id: str, match: PlayedMatch) -> MatchPlayed:
    """The match as the message has it."""
    company = match.company
    return MatchPlayed(
        table_id=table_id,
        game=company.game.key,
        preset=company.preset,
        finished=company.moved_at,
        first_deal=match.first_deal,
        deals=match.deals,
        seats=occupants(company),
        seat=match.seat,
        side=match.side,
        scores=match.scores,
        won=match.won,
        by_time=match.by_time,
        deals_ahead=match.deals_ahead,
        lesson=company.table is not None and began_as_lesson(company.table),
    )
