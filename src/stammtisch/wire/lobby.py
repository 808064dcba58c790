"""Every message over the socket of the lobby, one type each: open tables, and quick match.

Not here: what is done with a message (`server/lobby.py`). `ping`, `pong`, `accepted`, `rejected` and `closing` are
those of a table's socket.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from stammtisch.tables.settings import PaceName, Timeout, Visibility
from stammtisch.wire.commands import Key, Name, Ping, RequestId
from stammtisch.wire.messages import Accepted, Closing, Occupant, Pong, Rejected


class Seek(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="seek", kw_only=True):
    """Find me others for this game, preset and pace. A later `seek` of this socket replaces the earlier one."""

    request: RequestId
    game: Key
    preset: Key = "house"
    pace: PaceName = PaceName.NORMAL
    name: Name = ""


class Unseek(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="unseek", kw_only=True):
    """I look for nobody any more."""

    request: RequestId


LobbyCommand: TypeAlias = Seek | Unseek
LobbyMessage: TypeAlias = LobbyCommand | Ping


class LobbyTable(Struct, frozen=True):
    """A table that people may come to. free: seats where one may sit down. playing: a match runs."""

    table_id: str
    game: str
    preset: str
    visibility: Visibility
    pace: PaceName
    timeout: Timeout
    host: str
    seats: tuple[Occupant, ...]
    free: tuple[int, ...]
    spectators: bool
    playing: bool


class Seekers(Struct, frozen=True):
    """So many people look for others for this game, preset and pace."""

    game: str
    preset: str
    pace: PaceName
    count: int


class LobbyView(Struct, frozen=True, tag_field="type", tag="lobby"):
    """The lobby, whole: it replaces what the client had. seeking: what this socket looks for; null for nothing."""

    tables: tuple[LobbyTable, ...]
    seekers: tuple[Seekers, ...]
    seeking: Seekers | None


class Matched(Struct, frozen=True, tag_field="type", tag="matched"):
    """Others were found: you have a seat at this table, and the match begins."""

    table_id: str


LobbyServerMessage: TypeAlias = LobbyView | Matched | Accepted | Rejected | Pong | Closing
