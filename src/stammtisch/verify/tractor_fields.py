"""Reading cases of Tractor: each field with what it must be. All raise ParseError, naming the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stammtisch.cards import Card, Rank, Suit, in_pack_order, parse_card
from stammtisch.errors import ParseError
from stammtisch.games.options import find_preset
from stammtisch.games.tractor import GAME
from stammtisch.games.tractor.options import LEVELS, TractorOptions
from stammtisch.games.tractor.order import Order, contract_of, order_of
from stammtisch.seats import Seat

Cards = tuple[Card, ...]


def field(case: Mapping[str, Any], key: str) -> Any:
    """The field's value. Raises ParseError if it is missing."""
    if key not in case:
        raise ParseError(f"field {key!r} is missing")
    return case[key]


def told(case: Mapping[str, Any], key: str) -> bool:
    """Whether the case says anything in this field: null is nothing."""
    return case.get(key) is not None


def typed(case: Mapping[str, Any], key: str, kind: type, what: str) -> Any:
    """The field's value, of this kind. Raises ParseError, naming the field and what was expected."""
    value = field(case, key)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise ParseError(f"field {key!r} must be {what}, not {str(value)[:40]!r}")
    return value


def whole_number(case: Mapping[str, Any], key: str) -> int:
    """A whole number."""
    number: int = typed(case, key, int, "a whole number")
    return number


def seat_in(value: object, key: str) -> Seat:
    """A seat 0 to 3."""
    if type(value) is not int or not 0 <= value < 4:
        raise ParseError(f"field {key!r} must be a seat 0 to 3, not {str(value)[:40]!r}")
    return Seat(value)


def cards_in(value: object, key: str) -> Cards:
    """A list of cards."""
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise ParseError(f"field {key!r} must be a list of cards, not {str(value)[:40]!r}")
    try:
        return tuple(parse_card(text) for text in value)
    except ParseError as error:
        raise ParseError(f"field {key!r}: {error}") from None


def cards_of(case: Mapping[str, Any], key: str) -> Cards:
    """The cards of a field."""
    return cards_in(field(case, key), key)


def led_cards(case: Mapping[str, Any], key: str) -> Cards:
    """The cards of a lead in pack order: one at least."""
    cards = in_pack_order(cards_of(case, key))
    if not cards:
        raise ParseError(f"field {key!r} must hold a card at least")
    return cards


def card_lists(case: Mapping[str, Any], key: str) -> tuple[Cards, ...]:
    """A list of lists of cards."""
    return tuple(cards_in(cards, key) for cards in typed(case, key, list, "a list of lists of cards"))


def objects(case: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    """A list of objects."""
    values: list[Mapping[str, Any]] = typed(case, key, list, "a list of objects")
    if not all(isinstance(value, dict) for value in values):
        raise ParseError(f"field {key!r} must be a list of objects")
    return values


def options_for(case: Mapping[str, Any], preset: str = "house") -> TractorOptions:
    """The options of the preset that the case names, else of `preset`."""
    return find_preset(GAME.presets, str(case["preset"]) if told(case, "preset") else preset)


def level_of(case: Mapping[str, Any]) -> Rank:
    """The level rank of a case."""
    level = field(case, "level")
    if level not in LEVELS:
        raise ParseError(f"field 'level' must be one of {' '.join(LEVELS)}, not {str(level)[:40]!r}")
    return Rank(level)


def trump_of(case: Mapping[str, Any]) -> Suit | None:
    """The trump suit of a case; None is no-trump."""
    trump = field(case, "trump_suit")
    if trump is not None and trump not in ("C", "S", "H", "D"):
        raise ParseError(f"field 'trump_suit' must be C, S, H, D or null, not {str(trump)[:40]!r}")
    return None if trump is None else Suit(trump)


def order_for(case: Mapping[str, Any], options: TractorOptions) -> Order:
    """The order of cards in a case."""
    return order_of(contract_of(options, level_of(case), trump_of(case)))
