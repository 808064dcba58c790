"""Reading cases of Tractor: cards, levels, trumps, lists of plays. Each error names the field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from stammtisch.cards import PACK_54, Card, Rank, Suit, in_pack_order
from stammtisch.errors import ParseError
from stammtisch.games.tractor import GAME
from stammtisch.games.tractor.options import LEVELS, TractorOptions
from stammtisch.games.tractor.order import Order, contract_of, order_of
from stammtisch.seats import Seat
from stammtisch.verify import reading
from stammtisch.verify.reading import brief, field

Cards = tuple[Card, ...]
PACK: Final = frozenset(PACK_54)


def value_of(case: Mapping[str, Any], key: str) -> Any:
    """The field's value, whatever its type. Raises ParseError if it is missing."""
    return field(case, key, object)


def whole_number(case: Mapping[str, Any], key: str) -> int:
    """A whole number."""
    return field(case, key, int)


def seat_in(value: object, key: str) -> Seat:
    """A seat 0 to 3."""
    return reading.seat_in(value, key, 4)


def cards_in(value: object, key: str) -> Cards:
    """A list of cards."""
    return reading.cards_in(value, key, PACK)


def cards_of(case: Mapping[str, Any], key: str) -> Cards:
    """The cards of a field."""
    return cards_in(value_of(case, key), key)


def led_cards(case: Mapping[str, Any], key: str) -> Cards:
    """The cards of a lead in pack order: one at least, and none more often than two packs hold it (T-3)."""
    cards = in_pack_order(cards_of(case, key))
    if not cards:
        raise ParseError(f"field {key!r} must hold a card at least")
    if more := next((card for card, count in Counter(cards).items() if count > 2), None):
        raise ParseError(f"field {key!r} holds {more.text} more than twice: there are two packs")
    return cards


def card_lists(case: Mapping[str, Any], key: str) -> tuple[Cards, ...]:
    """A list of lists of cards."""
    return tuple(cards_in(cards, key) for cards in field(case, key, list))


def objects(case: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    """A list of objects."""
    values = field(case, key, list)
    if not all(isinstance(value, dict) for value in values):
        raise ParseError(f"field {key!r} must be a list of objects")
    return values


def options_for(case: Mapping[str, Any], preset: str = "house") -> TractorOptions:
    """The options of the preset that the case names, else of `preset`."""
    return reading.preset_of(case, GAME.presets, preset)


def level_of(case: Mapping[str, Any]) -> Rank:
    """The level rank of a case."""
    level = value_of(case, "level")
    if level not in LEVELS:
        raise ParseError(f"field 'level' must be one of {' '.join(LEVELS)}, not {brief(level)}")
    return Rank(level)


def trump_of(case: Mapping[str, Any]) -> Suit | None:
    """The trump suit of a case; None is no-trump."""
    trump = value_of(case, "trump_suit")
    if trump is not None and trump not in ("C", "S", "H", "D"):
        raise ParseError(f"field 'trump_suit' must be C, S, H, D or null, not {brief(trump)}")
    return None if trump is None else Suit(trump)


def order_for(case: Mapping[str, Any], options: TractorOptions) -> Order:
    """The order of cards in a case."""
    return order_of(contract_of(options, level_of(case), trump_of(case)))
