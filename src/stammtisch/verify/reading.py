"""Reading the fields of a case, whatever its game. Each error names the field; nothing that is wrong rises as a bug.

Not here: a game's own words for cards, contracts and calls (`belote_fields.py` and its like), any judgement of a case.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final, TypeVar

from stammtisch.cards import Card, parse_card
from stammtisch.errors import ParseError
from stammtisch.games.options import find_preset
from stammtisch.seats import Seat

FieldT = TypeVar("FieldT")
OptionsT = TypeVar("OptionsT")

KIND_NAMES: Final[Mapping[type[Any], str]] = {
    bool: "true or false",
    dict: "an object",
    int: "a whole number",
    list: "a list",
    str: "a text",
}


def told(case: Mapping[str, Any], name: str) -> bool:
    """Whether the case says anything in this field: null is nothing."""
    return case.get(name) is not None


def field(case: Mapping[str, Any], name: str, kind: type[FieldT]) -> FieldT:
    """A field of a case, or of an object in it. Raises ParseError, naming it, if it is missing or of another type."""
    if not isinstance(case, Mapping):
        raise ParseError(f"an object with the field {name!r} is missing, got {brief(case)}")
    if name not in case:
        raise ParseError(f"field {name!r} is missing")
    value = case[name]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise ParseError(f"field {name!r} is {brief(value)}: expected {KIND_NAMES.get(kind, kind.__name__)}")
    return value


def optional(case: Mapping[str, Any], name: str, kind: type[FieldT], default: FieldT) -> FieldT:
    """A field that may be missing or null. Raises ParseError if it is of another type."""
    return field(case, name, kind) if told(case, name) else default


def word(case: Mapping[str, Any], name: str, words: Mapping[str, FieldT]) -> FieldT:
    """What a word of the case stands for. Raises ParseError, naming those there are."""
    value = field(case, name, str)
    if value not in words:
        raise ParseError(f"field {name!r} is {brief(value)}: expected one of {', '.join(words)}")
    return words[value]


def seat_in(value: object, name: str, seats: int) -> Seat:
    """A seat of a table with so many. Raises ParseError, naming the field it stands in."""
    if type(value) is not int or not 0 <= value < seats:
        raise ParseError(f"field {name!r}: {brief(value)} is not a seat: expected 0 to {seats - 1}")
    return Seat(value)


def card_in(value: object, name: str, pack: Collection[Card]) -> Card:
    """A card of the pack, suit then rank. Raises ParseError, naming the field it stands in."""
    try:
        card = parse_card(value if isinstance(value, str) else "")
    except ParseError as error:
        raise ParseError(f"field {name!r}: {brief(value)} is not a card: expected suit then rank, as 'HT'") from error
    if card not in pack:
        raise ParseError(f"field {name!r}: {card.text} is not in the pack")
    return card


def cards_in(value: object, name: str, pack: Collection[Card]) -> tuple[Card, ...]:
    """A list of cards of the pack. Raises ParseError, naming the field it stands in."""
    if not isinstance(value, list):
        raise ParseError(f"field {name!r}: expected a list of cards, got {brief(value)}")
    return tuple(card_in(text, name, pack) for text in value)


def preset_of(case: Mapping[str, Any], presets: Mapping[str, OptionsT], otherwise: str = "house") -> OptionsT:
    """The options of the preset that the case names, else of `otherwise`."""
    return find_preset(presets, optional(case, "preset", str, otherwise))


def brief(value: object) -> str:
    """A value from a file as an error quotes it: its beginning."""
    return repr(str(value)[:40])
