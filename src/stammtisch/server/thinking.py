"""Where bots think: in processes beside the server's own, so that no thought holds up anybody else's table.

What travels to such a process is the seat's view and its legal moves, never a state; what comes back is checked by the
rules here. Not here: how bots think (`players/`), and when they may (`room.py`, `worker.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any, Final, Protocol, TypeAlias

import structlog
from anyio import BrokenWorkerProcess, CapacityLimiter, to_process

from stammtisch.lessons.places import move_foreseen
from stammtisch.seats import Seat
from stammtisch.server.bots import Thought, level_at, settled, thought_of
from stammtisch.tables import daily
from stammtisch.tables.company import Company
from stammtisch.tables.settings import Level

TRIES: Final = 5
"""A process that ends while it thinks is replaced; a thought that ends so many of them is given up."""

Question: TypeAlias = tuple[str, Level, Any, Sequence[Any], int, float]
"""Game, level, view, legal moves, the seed of the bot's chance, and as `thought_of` has it how long it thinks."""

_LOG: Final = structlog.get_logger()


class Thinker(Protocol):
    """Gives the move of a bot."""

    async def __call__(self, company: Company, seat: Seat, chance: Random) -> str:
        """The text of a legal move for the bot at `seat`, whatever happens. May be cancelled at any moment."""
        ...


async def think_in_thread(company: Company, seat: Seat, chance: Random) -> str:
    """Beside the event loop, in this process: for tests, and programs whose bots do not think long."""
    question = question_for(company, seat, chance)
    return _answer(company, seat, await asyncio.to_thread(thought_of, *question), chance)


def foreseen(thinker: Thinker) -> Thinker:
    """The same, but in a lesson what the lesson has a bot do, as long as the table stands where it is foreseen."""

    async def think(company: Company, seat: Seat, chance: Random) -> str:
        move = None if company.table is None else move_foreseen(company.table, seat)
        return await thinker(company, seat, chance) if move is None else move

    return think


class Processes:
    """So many processes that think, started when needed and then kept; one is ended when its thought is cancelled."""

    def __init__(self, count: int) -> None:
        self._limit = CapacityLimiter(count)

    async def __call__(self, company: Company, seat: Seat, chance: Random) -> str:
        """See `Thinker`."""
        question = question_for(company, seat, chance)
        return _answer(company, seat, await self._thought(question), chance)

    async def _thought(self, question: Question) -> Thought:
        for _ in range(TRIES):
            try:
                return await to_process.run_sync(thought_of, *question, cancellable=True, limiter=self._limit)
            except BrokenWorkerProcess:
                _LOG.warning("thinking_process_replaced", game=question[0], level=question[1].value)
        return Thought(question[0], "", BrokenWorkerProcess.__name__, "a process that thinks")


def question_for(company: Company, seat: Seat, chance: Random) -> Question:
    """All that a bot is told: its view and its legal moves."""
    table = company.table
    assert table is not None  # somebody is to act
    view, moves = table.game.view(table.state, seat), table.game.legal_moves(table.state, seat)
    if company.settings.daily:
        return table.game.key, level_at(company, seat), view, moves, daily.seed_of(table, seat), daily.THOUGHT
    return table.game.key, level_at(company, seat), view, moves, chance.getrandbits(64), 0.0


def _answer(company: Company, seat: Seat, thought: Thought, chance: Random) -> str:
    assert company.table is not None  # somebody is to act
    return settled(company.table, seat, thought, chance)
