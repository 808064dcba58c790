"""Who is what in the house: roles, invitations, bans, reports that somebody should look at. What is promised of them.

Not here: how it is kept (`sqlite_standings.py`), and what each role may (the server's `doors.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Protocol


class Role(Enum):
    """What somebody is in the house. A steward moderates, a host does everything."""

    NONE = "none"
    MEMBER = "member"
    STEWARD = "steward"
    HOST = "host"


@dataclass(frozen=True, slots=True)
class Ban:
    """A guest, an address or both kept out. until: Unix time in milliseconds, 0 for ever. number: 0 until kept."""

    guest: str
    address: str
    name: str
    reason: str
    until: int
    made: int
    number: int = 0


@dataclass(frozen=True, slots=True)
class Standing:
    """What the house knows of a guest. account: its name, if there is one, and the epoch of its sessions."""

    role: Role = Role.NONE
    account: str | None = None
    epoch: int = 0
    bans: tuple[Ban, ...] = ()


@dataclass(frozen=True, slots=True)
class Holder:
    """Somebody who has a role. name: of the account, or as they called themselves."""

    guest: str
    role: Role
    name: str
    since: int


@dataclass(frozen=True, slots=True)
class ReportLine:
    """That an event of a table is a report. handled: when somebody saw to it, else 0."""

    table_id: str
    seq: int
    handled: int


class Standings(Protocol):
    """Keeps roles, bans and invitations. All of it may be called from several tasks at once, and raises StoreError."""

    async def of(self, guest: str) -> Standing:
        """What the house knows of this guest."""
        ...

    async def address_bans(self) -> tuple[Ban, ...]:
        """Every ban of an address."""
        ...

    async def has_host(self) -> bool:
        """Whether anybody is host."""
        ...

    async def holders(self) -> tuple[Holder, ...]:
        """Everybody who has a role, the newest first."""
        ...

    async def give_role(self, holder: Holder) -> None:
        """Somebody has this role from now on. Raises StoreError "last_host" where nobody would be host any more."""
        ...

    async def invite(self, digest: str, role: Role, uses: int, until: int) -> None:
        """Keep an invitation, by the SHA-256 of its secret. A new one for a host ends those before it."""
        ...

    async def use_invitation(self, digest: str, holder: Holder) -> Role:
        """Use an invitation once. What the holder is then: never less. Raises StoreError "bad_invitation"."""
        ...

    async def ban(self, ban: Ban) -> Ban:
        """Keep a ban; it comes back with its number."""
        ...

    async def bans(self) -> tuple[Ban, ...]:
        """Every ban, the newest first."""
        ...

    async def lift_ban(self, number: int) -> None:
        """It holds no more."""
        ...

    async def reports(self) -> tuple[ReportLine, ...]:
        """Reports that nobody has seen to, the oldest first."""
        ...

    async def handled(self, table_id: str, seq: int, now: int) -> None:
        """Somebody saw to it."""
        ...

    async def close_table(self, table_id: str, reason: str, now: int) -> None:
        """Nobody comes to this table any more. Raises StoreError "no_such_table"."""
        ...

    async def closed_tables(self) -> frozenset[str]:
        """Every table that was closed."""
        ...

    async def forget(self, guest: str) -> None:
        """The guest's role goes; bans stay, without the name. Raises StoreError "last_host"."""
        ...
