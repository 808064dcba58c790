"""Events of a table as JSON texts, as the store keeps them, and back.

Not here: what the events mean. A text that cannot be read is a ParseError that names the field.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final

from stammtisch.cards import cards_text, parse_cards
from stammtisch.errors import ParseError
from stammtisch.seats import Seat
from stammtisch.tables.events import DealStarted, MatchOpened, Moved, Occupant, SeatKind, TableEvent

KINDS: Final[Mapping[str, type[TableEvent]]] = {"opened": MatchOpened, "dealt": DealStarted, "moved": Moved}
NAMES: Final = {kind: name for name, kind in KINDS.items()}


def event_text(event: TableEvent) -> str:
    """The event as one line of JSON."""
    written = {field.name: _WRITE.get(field.name, _as_it_is)(getattr(event, field.name)) for field in fields(event)}
    return json.dumps({"kind": NAMES[type(event)], **written}, separators=(",", ":"), ensure_ascii=False)


def read_event(text: str) -> TableEvent:
    """The event that `event_text` wrote. Raises ParseError."""
    try:
        given = json.loads(text)
        kind = KINDS[given["kind"]]
    except (json.JSONDecodeError, KeyError, TypeError):
        raise ParseError("not an event of a table") from None  # not quoted: it may name cards
    return kind(**{field.name: _read_field(given, field.name) for field in fields(kind)})


def _read_field(given: Mapping[str, Any], name: str) -> Any:
    if name not in given and name in _LATER:
        return _LATER[name]
    if name not in given:
        raise ParseError(f"an event {given['kind']!r} without its {name}")
    try:
        return _READ.get(name, _as_it_is)(given[name])
    except (ParseError, AttributeError, KeyError, TypeError, ValueError) as error:
        raise ParseError(f"{name} of an event {given['kind']!r}: {error}") from None


def _as_it_is(value: Any) -> Any:
    return value


def _write_occupants(value: tuple[Occupant, ...]) -> list[list[str]]:
    return [[occupant.kind.value, occupant.name] for occupant in value]


def _read_occupants(value: list[list[str]]) -> tuple[Occupant, ...]:
    return tuple(Occupant(SeatKind(kind), name) for kind, name in value)


_LATER: Final[Mapping[str, Any]] = {"nonces": None, "next_secret": ""}
"""Fields that older logs do not have, and what they stand for there."""

_WRITE: Final[Mapping[str, Callable[[Any], Any]]] = {
    "deck": cards_text,
    "occupants": _write_occupants,
}
_READ: Final[Mapping[str, Callable[[Any], Any]]] = {
    "deck": parse_cards,
    "nonces": lambda given: None if given is None else tuple(given),
    "occupants": _read_occupants,
    "options": lambda given: {key: tuple(v) if isinstance(v, list) else v for key, v in given.items()},
    "dealer": Seat,
    "seat": Seat,
}
