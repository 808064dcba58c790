"""The books of a house: all that it keeps beside its tables, each by its promise.

A second kind of store is a second class for each. Not here: tables and their logs (`store.py`).
"""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.store.accounts import Accounts
from stammtisch.store.archive import Archive
from stammtisch.store.comments import Comments
from stammtisch.store.daily import Daily
from stammtisch.store.standings import Standings


@dataclass(frozen=True, slots=True)
class Books:
    """What a server needs of them."""

    comments: Comments
    accounts: Accounts
    standings: Standings
    archive: Archive
    daily: Daily
