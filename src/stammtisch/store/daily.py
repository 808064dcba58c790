"""Who has played the deal of which day, and what came of it. What is promised of that.

Not here: how it is kept (`sqlite_daily.py`), and who may read it when (the server's `daily.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Try:
    """A guest's deal of the day, at a table of their own. score: None until it is over, and for who left it.

    begun, finished: Unix time in milliseconds, the second 0 until then. name: to be shown to others, or empty.
    """

    game: str
    day: str
    guest: str
    table_id: str
    begun: int
    score: int | None = None
    finished: int = 0
    name: str = ""


class Daily(Protocol):
    """Keeps one try of each guest for each game and day. Called from several tasks at once; all raise StoreError."""

    async def begin(self, one: Try) -> Try:
        """The try that counts: this one, or the one that was begun before."""
        ...

    async def settle(self, one: Try) -> None:
        """Keep score and time of a try's end, unless they are known."""
        ...

    async def show_name(self, one: Try, name: str) -> None:
        """The name under which others see the score of a try; empty for none."""
        ...

    async def of_day(self, game: str, day: str) -> tuple[Try, ...]:
        """All tries of a game's day, in the order in which they were begun."""
        ...

    async def of_guest(self, guest: str) -> tuple[Try, ...]:
        """All tries of a guest, the last day first."""
        ...

    async def hand_over(self, guest: str, heir: str) -> None:
        """The tries of a guest become another's; where both played the same deal, the earlier one counts."""
        ...

    async def forget(self, guest: str) -> None:
        """The tries of a guest go."""
        ...
