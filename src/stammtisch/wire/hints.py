"""What server processes tell each other over a bus. Every hint may be lost: the log says the same, only later.

Not here: how hints travel (`bus/`), and what is done about them (`server/`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final, TypeAlias

import msgspec

from stammtisch.errors import ParseError
from stammtisch.tables.events import LogEvent
from stammtisch.tables.log_text import read_event
from stammtisch.wire.lobby import LobbyTable

CHANNEL: Final = "stammtisch"
"""The channel on which they are told, where a bus has several."""

LARGEST_TEXT: Final = 7_900
"""Bytes of one text that a bus must be able to carry; PostgreSQL takes less than 8,000."""


class Stored(msgspec.Struct, frozen=True, tag="stored"):
    """The log of a table has events up to this one. due: as in the line that the store keeps of the table.

    events: the last ones as the log has them, where there is room; who has all before them need not ask the log.
    """

    table: str
    seq: int
    due: int | None = None
    events: tuple[str, ...] = ()


class Present(msgspec.Struct, frozen=True, tag="present"):
    """Who looks at a table through one server: told when it changes and again every few seconds.

    persons: by number, since when their newest window is open, in Unix milliseconds. watchers: names of spectators.
    """

    server: str
    table: str
    persons: Mapping[int, int] = {}
    watchers: tuple[str, ...] = ()


class Listed(msgspec.Struct, frozen=True, tag="listed"):
    """How a server shows a table in its lobby; None if it does so no more. Told again every few seconds."""

    server: str
    table: str
    shown: LobbyTable | None = None


class Sought(msgspec.Struct, frozen=True, tag="sought"):
    """At this server somebody began or ceased to look for others, or was brought to a table."""

    server: str


class PutAway(msgspec.Struct, frozen=True, tag="put_away"):
    """A table is closed, or its log was changed: whoever has it in memory drops it, and tells its windows why."""

    server: str
    table: str
    code: str
    sentence: str


class Decided(msgspec.Struct, frozen=True, tag="decided"):
    """The house has decided something about a guest or an address: whether they may be here is asked anew."""

    server: str
    who: str


Hint: TypeAlias = Stored | Present | Listed | Sought | PutAway | Decided

_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(list[Hint])


def hint_texts(hints: Sequence[Hint]) -> list[str]:
    """The hints as texts, as few as carry them; one that is too large to be carried is left out."""
    parts = hint_parts(hints)
    return [f"[{','.join(part for _, part in group)}]" for _, group in groupby(parts, lambda numbered: numbered[0])]


def hint_parts(hints: Sequence[Hint]) -> list[tuple[int, str]]:
    """Each hint as a part of a text, with the number of that text: those of a number, or some of them, fit into one.

    The events of one that is too large are left out, and where it has none the hint itself.
    """
    parts: list[tuple[int, str]] = []
    number, size = 0, 2
    for hint in hints:
        part = _part(hint)
        length = len(part) + 1
        if length + 2 > LARGEST_TEXT:
            continue
        if size + length > LARGEST_TEXT:
            number, size = number + 1, 2
        parts.append((number, part.decode()))
        size += length
    return parts


def _part(hint: Hint) -> bytes:
    part = _ENCODER.encode(hint)
    if len(part) + 3 > LARGEST_TEXT and isinstance(hint, Stored):
        return _ENCODER.encode(Stored(hint.table, hint.seq, hint.due))
    return part


def read_hints(text: str | bytes) -> Sequence[Hint]:
    """The hints of a text. Raises ParseError for one that another version may have sent."""
    try:
        return _DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise ParseError("not hints of this version") from None


def told_after(seq: int, hint: Stored) -> tuple[LogEvent, ...]:
    """The events after the first `seq` that the hint carries; none where one of them is missing, or cannot be read."""
    known = seq - (hint.seq - len(hint.events))
    if known < 0:
        return ()
    try:
        return tuple(map(read_event, hint.events[known:]))
    except ParseError:  # of another version: the log says whether it is damaged
        return ()
