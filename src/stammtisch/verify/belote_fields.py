"""Reading the fields of Belote's cases: contract, cards, seats, pairs. What is wrong is named, never raised as a bug.

Not here: any judgement about a case.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stammtisch.cards import PACK_32, Card, in_pack_order, parse_card
from stammtisch.errors import ParseError
from stammtisch.games.belote.contracts import Contract
from stammtisch.games.belote.options import PRESETS, BeloteOptions
from stammtisch.games.belote.scoring import Pair
from stammtisch.games.options import find_preset
from stammtisch.seats import Seat, Side
from stammtisch.verify.check import Case

CONTRACT_CODES: Final = {
    "C": Contract.CLUBS,
    "D": Contract.DIAMONDS,
    "H": Contract.HEARTS,
    "S": Contract.SPADES,
    "NT": Contract.NO_TRUMPS,
    "AT": Contract.ALL_TRUMPS,
}


def field(case: Mapping[str, Any], name: str, kind: type[Any]) -> Any:
    """A field of a case, or of an object in it. Raises ParseError, naming it, if it is missing or of another type."""
    if not isinstance(case, Mapping):
        raise ParseError(f"an object with the field {name!r} is missing, got {str(case)[:40]!r}")
    if name not in case:
        raise ParseError(f"field {name!r} is missing")
    value = case[name]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise ParseError(f"field {name!r}: expected {kind.__name__}, got {str(value)[:40]!r}")
    return value


def word(case: Mapping[str, Any], name: str, words: Mapping[str, Any]) -> Any:
    """What a word of the case stands for."""
    value = field(case, name, str)
    if value not in words:
        raise ParseError(f"field {name!r}: {value[:20]!r} is none of {', '.join(words)}")
    return words[value]


def contract_of(case: Case) -> Contract:
    """The contract, written C D H S NT AT."""
    contract: Contract = word(case, "contract", CONTRACT_CODES)
    return contract


def cards_in(value: object, name: str) -> tuple[Card, ...]:
    """A list of card texts as cards of the pack."""
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise ParseError(f"field {name!r}: expected a list of cards")
    try:
        cards = tuple(parse_card(text) for text in value)
    except ParseError as error:
        raise ParseError(f"field {name!r}: {error}") from error
    if not set(cards) <= set(PACK_32):
        raise ParseError(f"field {name!r}: a card that is not in a pack of 32")
    return cards


def cards_of(case: Mapping[str, Any], name: str) -> tuple[Card, ...]:
    """The cards of a field."""
    return cards_in(field(case, name, list), name)


def pair_of(case: Case, name: str) -> Pair:
    """Two whole numbers, by side."""
    value = field(case, name, list)
    if len(value) != 2 or not all(type(number) is int for number in value):
        raise ParseError(f"field {name!r}: expected two whole numbers")
    return value[0], value[1]


def seat_of(case: Mapping[str, Any], name: str) -> Seat:
    """A seat 0 to 3."""
    value = field(case, name, int)
    if not 0 <= value <= 3:
        raise ParseError(f"field {name!r}: expected a seat 0 to 3, got {value}")
    return Seat(value)


def side_in(case: Case, name: str) -> Side:
    """A side 0 or 1."""
    value = field(case, name, int)
    if value not in (0, 1):
        raise ParseError(f"field {name!r}: expected a side 0 or 1, got {value}")
    return Side(value)


def options_of(case: Case) -> BeloteOptions:
    """The preset that the case names, else the house rules."""
    return find_preset(PRESETS, field(case, "preset", str) if "preset" in case else "house")


def sorted_text(cards: Sequence[Card]) -> str:
    """Cards as text in pack order, so that equal sets read alike."""
    return " ".join(card.text for card in in_pack_order(cards))
