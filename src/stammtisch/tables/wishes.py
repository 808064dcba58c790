"""What somebody has asked to be answered by itself: the move that is made now, if one is.

Not here: how a wish is made (`table_rules.py`).
"""

from __future__ import annotations

from stammtisch.seats import Seat
from stammtisch.tables.company import Company
from stammtisch.tables.company_events import WishMade
from stammtisch.tables.table import Phase


def wished_move(company: Company) -> tuple[Seat, str] | None:
    """The seat that is waited for and has a wish that applies, and its move."""
    if company.phase is not Phase.PLAYING or company.is_halted or company.take_back is not None:
        return None
    for person, wish in company.wishes.items():
        seat = company.acts_at(person)
        if seat is not None and seat in company.asked and (text := _chosen(company, seat, wish)) is not None:
            return seat, text
    return None


def _chosen(company: Company, seat: Seat, wish: WishMade) -> str | None:
    table = company.table
    assert table is not None  # a deal is being played
    if wish.upto is not None:
        return _bid_upto(company, seat, wish.upto)
    moves = table.game.legal_moves(table.state, seat)
    legal = {table.game.move_text(moves[number]) for number in range(min(len(moves), 256))}
    return next((text for text in wish.moves if text in legal), None)


def _bid_upto(company: Company, seat: Seat, upto: int) -> str | None:
    """In an auction of numbers: the next bid or a hold while it is not above `upto`, else a pass; None elsewhere."""
    table = company.table
    assert table is not None  # a deal is being played
    texts = [table.game.move_text(move) for move in table.game.legal_moves(table.state, seat)]
    bids = [text for text in texts if text.isdecimal()]
    if bids:
        lowest = min(bids, key=int)
        return lowest if int(lowest) <= upto else "pass"
    if "hold" in texts:
        return "hold" if table.game.view(table.state, seat).bid <= upto else "pass"
    return None
