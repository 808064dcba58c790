"""The logs that somebody is in, and the one way in which a log is ever changed: to forget a person.

Not here: how it is kept (`sqlite_archive.py`), and what is forgotten (`tables/forgetting.py`).
"""

from __future__ import annotations

from typing import Protocol


class Archive(Protocol):
    """Finds and changes logs by person. All of it may be called from several tasks at once, and raises StoreError."""

    async def tables_with(self, guest: str) -> tuple[str, ...]:
        """The ids of all tables whose log names this guest, also those they have left; over or not."""
        ...

    async def forget(self, table_id: str, guest: str) -> None:
        """Take the person out of a table's log and out of the list of its people. The log keeps its length."""
        ...
