"""People who look for others: each is brought to one table at most, however many servers look for tables for them.

What is promised of that, and a meeting within one process. Not here: several servers (`postgres_meeting.py`), and which
table people are brought to (the server's `lobby.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

from stammtisch.tables.settings import PaceName

LIVES: Final = 12.0
"""Seconds for which a server's seekers are believed to be there, unless it says so again."""

CLAIM_SECONDS: Final = 30.0
"""So long an attempt to bring people to a table may take; then others may try."""


class Key(NamedTuple):
    """What people look for others by."""

    game: str
    preset: str
    pace: PaceName


@dataclass(frozen=True, slots=True)
class Seeker:
    """Somebody who looks for others."""

    guest: str
    name: str
    key: Key


class Meeting(Protocol):
    """Everybody who looks for others, at any server. All raise StoreError where they cannot ask."""

    async def seek(self, server: str, seeker: Seeker) -> None:
        """In place of what this guest sought before, at whichever server; unless they are being brought to a table."""
        ...

    async def withdraw(self, server: str, guest: str) -> None:
        """The guest looks no more, unless they seek at another server now or are being brought to a table."""
        ...

    async def renew(self, server: str, guests: Collection[str]) -> frozenset[str]:
        """These are still there; those of them who have not begun to seek at another server since."""
        ...

    async def claim(self, claim: str, key: Key, count: int, guest: str | None = None) -> Sequence[Seeker]:
        """So many who have looked longest for this, for the attempt of this name; nobody if there are fewer.

        guest: only this one.
        """
        ...

    async def bring(self, claim: str, table_id: str | None) -> None:
        """Those of this attempt have seats at this table now; None: it failed, and they go on looking."""
        ...

    async def brought(self, server: str) -> Mapping[str, str]:
        """The guests of a server who have got a table and were not told yet, and which."""
        ...

    async def told(self, guests: Collection[str]) -> None:
        """These know their table."""
        ...

    async def counts(self) -> Mapping[Key, int]:
        """How many look for what."""
        ...


@dataclass(slots=True)
class _Entry:
    seeker: Seeker
    claim: str | None = None
    table_id: str | None = None


class LocalMeeting:
    """For a server that is alone: whoever looks has a socket open there."""

    def __init__(self) -> None:
        self._entries: dict[str, _Entry] = {}

    async def seek(self, server: str, seeker: Seeker) -> None:
        """See `Meeting`."""
        await self.withdraw(server, seeker.guest)
        self._entries.setdefault(seeker.guest, _Entry(seeker))

    async def withdraw(self, server: str, guest: str) -> None:
        """See `Meeting`."""
        if guest in self._entries and self._entries[guest].claim is None:
            del self._entries[guest]

    async def renew(self, server: str, guests: Collection[str]) -> frozenset[str]:
        """See `Meeting`."""
        return frozenset(guests)

    async def claim(self, claim: str, key: Key, count: int, guest: str | None = None) -> Sequence[Seeker]:
        """See `Meeting`."""
        waiting = [entry for entry in self._waiting() if entry.seeker.key == key]
        chosen = [entry for entry in waiting if guest in (None, entry.seeker.guest)][:count]
        if len(chosen) < count:
            return ()
        for entry in chosen:
            entry.claim = claim
        return [entry.seeker for entry in chosen]

    async def bring(self, claim: str, table_id: str | None) -> None:
        """See `Meeting`."""
        for entry in self._entries.values():
            if entry.claim == claim:
                entry.claim, entry.table_id = claim if table_id else None, table_id

    async def brought(self, server: str) -> Mapping[str, str]:
        """See `Meeting`."""
        return {guest: entry.table_id for guest, entry in self._entries.items() if entry.table_id is not None}

    async def told(self, guests: Collection[str]) -> None:
        """See `Meeting`."""
        for guest in guests:
            self._entries.pop(guest, None)

    async def counts(self) -> Mapping[Key, int]:
        """See `Meeting`."""
        return Counter(entry.seeker.key for entry in self._waiting())

    def _waiting(self) -> list[_Entry]:
        return [entry for entry in self._entries.values() if entry.claim is None]
