"""The logs that somebody is in, and the ways in which a log is ever changed: to forget a person, or to know them anew.

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

    async def hand_over(self, table_id: str, guest: str, heir: str) -> None:
        """Make the guest's person at a table the heir's, unless the heir came there too. The log keeps its length."""
        ...
