"""Tables with the deal of the day, for tests: begun, and played by chance."""

from __future__ import annotations

from random import Random

from stammtisch.tables import daily
from stammtisch.tables.commands import DealNext, MakeMove
from stammtisch.tables.company import Company
from stammtisch.tables.deciding import bot_plays, decide
from stammtisch.tables.events import LogEvent
from stammtisch.tables.gathering import after, gather
from stammtisch.tables.orders import Start
from stammtisch.tables.table import Phase

DAY = "2026-11-30"
NOON = daily.end_of(DAY) - 12 * 3_600_000


def begun(
    game: str, guest: str = "anna", secret: str = "root", day: str = DAY, now: int = NOON, name: str = "Anna"
) -> list[LogEvent]:
    """The first events of somebody's deal of the day."""
    made = daily.make_daily(game, day, guest=guest, now=now, name=name, language="en", secret=secret)
    return [made, *decide(gather([made]), 0, Start("next"), now)]


def played(log: list[LogEvent], chance: Random) -> Company:
    """The deal of the day, all seats playing by chance, until its end; the log grows by it."""
    company, number = gather(log), 0
    now = company.last_at
    while company.phase is not Phase.MATCH_OVER:
        number += 1
        for event in _step(company, chance, f"step {number}", now):
            company = after(company, event)
            log.append(event)
    return company


def _step(company: Company, chance: Random, request: str, now: int) -> tuple[LogEvent, ...]:
    table = company.table
    assert table is not None
    if company.phase is Phase.DEAL_OVER:
        return decide(company, 0, DealNext(company.seq, request), now)
    seat = table.to_act[0]
    moves = table.game.legal_moves(table.state, seat)
    text = table.game.move_text(moves[chance.randrange(len(moves))])
    if seat == company.seat_of(0):
        return decide(company, 0, MakeMove(company.seq, text, request), now)
    return bot_plays(company, seat, text, now)
