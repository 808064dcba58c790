"""The bot of a table that is at it: its thought, begun beside the event loop, and dropped once nobody waits for it.

Not here: whose turn it is (`tables/by_itself.py`), and how and where a bot thinks (`thinking.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import TypeAlias

from stammtisch.seats import Seat
from stammtisch.server.thinking import Thinker
from stammtisch.tables.company import Company

ThoughtTask: TypeAlias = "asyncio.Task[str]"


class BotTurn:
    """At most one thought at a time. chance: that of the table's bots, drawn once one of them thinks."""

    __slots__ = ("_chance", "_new_chance", "_state", "_thinker", "_thought")

    def __init__(self, thinker: Thinker, chance: Callable[[], Random]) -> None:
        self._thinker = thinker
        self._new_chance = chance
        self._chance: Random | None = None
        self._thought: ThoughtTask | None = None
        self._state: object = None

    @property
    def is_on(self) -> bool:
        """Whether a bot thinks."""
        return self._thought is not None

    def begin(self, company: Company, seat: Seat, done: Callable[[ThoughtTask, Seat], None]) -> None:
        """Let the bot at the seat think about its move. done: told of the thought and its seat once it has ended."""
        assert company.table is not None  # somebody is to act
        self._state = company.table.state
        self._chance = self._chance or self._new_chance()
        self._thought = asyncio.ensure_future(self._thinker(company, seat, self._chance))
        self._thought.add_done_callback(lambda thought: done(thought, seat))

    def end(self, thought: ThoughtTask) -> bool:
        """The thought has ended; whether it was still waited for."""
        is_it = thought is self._thought
        if is_it:
            self._thought = None
        return is_it

    def stop_unless(self, company: Company, to_act: Seat | None) -> None:
        """A thought about what is no longer so, or of a bot that is not waited for any more, ends at once."""
        table = company.table
        if self._thought is not None and (table is None or table.state is not self._state or to_act is None):
            self.stop()

    def stop(self) -> None:
        """Think no more."""
        thought, self._thought = self._thought, None
        if thought is not None:
            thought.cancel()
