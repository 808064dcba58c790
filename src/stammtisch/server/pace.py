"""The time by which tables are played: the server's clock, and how soon things happen by themselves.

Not here: what happens by itself (`tables/by_itself.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic, time

from stammtisch.tables.by_itself import next_moment
from stammtisch.tables.company import Company


def steady_clock() -> Callable[[], int]:
    """Unix time in milliseconds that never jumps while the process runs, whatever is done to the machine's clock."""
    started = time() - monotonic()
    return lambda: round((started + monotonic()) * 1000)


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds before a bot's move, and without a window before a table that waits is put away. now: by which time."""

    bot: float = 0.8
    idle: float = 600.0
    now: Callable[[], int] = field(default_factory=steady_clock)

    @property
    def milliseconds(self) -> int:
        """The pause before a bot's move."""
        return round(self.bot * 1000)

    def next_moment(self, company: Company, *, watched: bool) -> int | None:
        """When something happens at the table by itself next; see `tables/by_itself.py`."""
        return next_moment(company, self.milliseconds, self.now(), watched=watched)
