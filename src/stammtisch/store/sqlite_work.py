"""Work on an SQLite database: whoever keeps one does what is asked within a transaction. Not here: any statement."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Protocol, TypeVar

T = TypeVar("T")


class Worker(Protocol):
    """Does work on a database."""

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What the work returns, once it is committed. Raises StoreError, also that of the work."""
        ...
