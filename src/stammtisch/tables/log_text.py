"""Events of a table as JSON texts, as the store keeps them, and back.

Not here: what the events mean. A text that cannot be read is a ParseError that names the field.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import MISSING, asdict, fields
from enum import Enum
from functools import lru_cache
from typing import Any, Final

from stammtisch.cards import cards_text, parse_cards
from stammtisch.errors import ParseError
from stammtisch.seats import Seat
from stammtisch.tables import company_events
from stammtisch.tables.events import DealStarted, LogEvent, MatchOpened, Moved, Occupant, SeatKind
from stammtisch.tables.settings import Level, PaceName, Phrase, Settings, Timeout, Visibility
from stammtisch.tables.votes import PauseReason, Question

KINDS: Final[Mapping[str, type[LogEvent]]] = {
    "opened": MatchOpened,
    "dealt": DealStarted,
    "moved": Moved,
    "made": company_events.TableMade,
    "joined": company_events.Joined,
    "sat": company_events.Sat,
    "stood_up": company_events.StoodUp,
    "left": company_events.Left,
    "bot_seated": company_events.BotSeated,
    "seat_cleared": company_events.SeatCleared,
    "voted": company_events.Voted,
    "nonce": company_events.NonceGiven,
    "proposed": company_events.MatchProposed,
    "settings": company_events.SettingsChanged,
    "warned": company_events.Warned,
    "stand_in_wanted": company_events.StandInWanted,
    "here": company_events.SaidHere,
    "stood_in": company_events.StoodIn,
    "returned": company_events.Returned,
    "forfeited": company_events.Forfeited,
    "paused": company_events.Paused,
    "resumed": company_events.Resumed,
    "spoke": company_events.Spoke,
    "take_back_asked": company_events.TakeBackAsked,
    "took_back": company_events.TookBack,
    "code_made": company_events.CodeMade,
    "code_used": company_events.CodeUsed,
    "reported": company_events.Reported,
    "wished": company_events.WishMade,
}
NAMES: Final = {kind: name for name, kind in KINDS.items()}
_JSON: Final = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)
_REPORT: Final = f'{{"kind":"{NAMES[company_events.Reported]}",'


def event_text(event: LogEvent) -> str:
    """The event as one line of JSON."""
    written: dict[str, Any] = {"kind": NAMES[type(event)]}
    for name, write in _WRITERS[type(event)]:
        value = getattr(event, name)
        written[name] = value if write is None else write(value)
    return _JSON.encode(written)


def is_report(text: str) -> bool:
    """Whether an event's text is that of a report."""
    return text.startswith(_REPORT)


def read_event(text: str) -> LogEvent:
    """The event that `event_text` wrote. Raises ParseError."""
    try:
        given = json.loads(text)
        kind = KINDS[given["kind"]]
    except (json.JSONDecodeError, KeyError, TypeError):
        raise ParseError("not an event of a table") from None  # not quoted: it may name cards
    return kind(**{field.name: _read_field(given, field.name, field.default) for field in fields(kind)})


def _read_field(given: Mapping[str, Any], name: str, otherwise: Any) -> Any:
    """A field of the event; what older logs do not have is as it was for all then."""
    if name not in given and otherwise is not MISSING:
        return otherwise
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


def _read_options(given: Mapping[str, Any]) -> Mapping[str, Any]:
    return _options(json.dumps(given))


@lru_cache(maxsize=256)
def _options(text: str) -> Mapping[str, Any]:
    """The very same object for all tables that play by the same options, which are few: it is a third of a table."""
    return {key: tuple(value) if isinstance(value, list) else value for key, value in json.loads(text).items()}


def _write_settings(value: Settings) -> dict[str, Any]:
    return {name: part.value if isinstance(part, Enum) else part for name, part in asdict(value).items()}


def _read_settings(given: Mapping[str, Any]) -> Settings:
    kinds: Mapping[str, Callable[[Any], Any]] = {
        "options": _read_options,
        "visibility": Visibility,
        "pace": PaceName,
        "timeout": Timeout,
        "level": Level,
    }
    return Settings(**{name: kinds.get(name, _as_it_is)(value) for name, value in given.items()})


def _its_value(value: Enum | None) -> Any:
    return None if value is None else value.value


_WRITE: Final[Mapping[str, Callable[[Any], Any]]] = {
    "deck": cards_text,
    "level": _its_value,
    "occupants": _write_occupants,
    "phrase": _its_value,
    "question": _its_value,
    "reason": _its_value,
    "settings": _write_settings,
}
_WRITERS: Final = {kind: tuple((field.name, _WRITE.get(field.name)) for field in fields(kind)) for kind in NAMES}
"""The fields of each kind of event, and what is written of them; None: what is there."""
_READ: Final[Mapping[str, Callable[[Any], Any]]] = {
    "deck": parse_cards,
    "nonces": lambda given: None if given is None else tuple(given),
    "occupants": _read_occupants,
    "options": _read_options,
    "level": Level,
    "moves": tuple,
    "phrase": lambda given: None if given is None else Phrase(given),
    "question": Question,
    "reason": PauseReason,
    "settings": _read_settings,
    "dealer": Seat,
    "seat": Seat,
}
