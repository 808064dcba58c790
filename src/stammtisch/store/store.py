"""What every store promises: events are kept before they are acknowledged, in order, each number once.

Not here: how it is done (`memory.py`, `sqlite.py`, `postgres.py`), and what the events mean.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol

from stammtisch.errors import TableError
from stammtisch.tables.events import LogEvent


class StoreError(TableError):
    """The store could not keep or give what was asked; nothing of it was kept.

    code: "not_stored", "no_such_table", "seq_taken"; in commands also what is wrong with a folder or a backup.
    """


@dataclass(frozen=True, slots=True)
class TableLine:
    """What a store says of a table without reading its log. changed: Unix time of the last event, in seconds.

    owner: who opened it. code: to find it by, or empty. members: guests who are persons at it now; left: those who
    were, and may have played there. Of these three a list of tables says nothing. due: when something happens at it by
    itself next, in Unix milliseconds, None if nothing will; a store that serves one process does not keep it.
    """

    table_id: str
    owner: str
    game: str
    preset: str
    over: bool
    changed: float
    code: str = ""
    members: tuple[str, ...] = ()
    due: int | None = None
    left: tuple[str, ...] = ()

    COLUMNS: ClassVar = "table_id, owner, game, preset, over, changed"


class Store(Protocol):
    """Keeps the events of every table. All of it may be called from several tasks at once."""

    async def create(self, line: TableLine, events: Sequence[LogEvent]) -> None:
        """Keep a new table with its first events. Raises StoreError."""
        ...

    async def append(self, line: TableLine, seq: int, events: Sequence[LogEvent]) -> None:
        """Keep events after the first `seq` of a table; on return they survive a crash.

        Raises StoreError, "seq_taken" if the log has another length.
        """
        ...

    async def load(self, table_id: str) -> tuple[TableLine, tuple[LogEvent, ...]]:
        """A table's line and its whole log. Raises StoreError "no_such_table"; ParseError for a log that is damaged."""
        ...

    async def since(self, table_id: str, seq: int) -> tuple[LogEvent, ...]:
        """The events after the first `seq` of a table; none if there are none. Raises as `load` does."""
        ...

    async def lengths(self, table_ids: Sequence[str]) -> Mapping[str, int]:
        """The number of the last event of each of these tables; 0 for one that is not there."""
        ...

    async def over(self, table_ids: Sequence[str]) -> frozenset[str]:
        """Those of these tables whose match is over."""
        ...

    async def tables_of(self, guest: str) -> tuple[TableLine, ...]:
        """The tables where the guest is a member and whose match is not over, the last changed first."""
        ...

    async def tables_played(self, guest: str, before: float, most: int) -> tuple[TableLine, ...]:
        """The tables where the guest is a member or has left, their match over or not, the last changed first.

        Those that changed before this Unix time in seconds, and at most so many.
        """
        ...

    async def table_by_code(self, code: str) -> str | None:
        """The id of the table with this code, of several the last changed; None if there is none."""
        ...

    async def close(self) -> None:
        """Finish what was asked for, then keep nothing open."""
        ...


def no_such_table(table_id: str) -> StoreError:
    """The refusal for a table that is not there."""
    return StoreError("no_such_table", f"There is no table {table_id[:40]}.")


def seq_taken() -> StoreError:
    """The refusal for events that do not come right after the log."""
    return StoreError("seq_taken", "The table has moved on since; please look again.")
