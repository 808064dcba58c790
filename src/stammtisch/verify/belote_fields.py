"""Reading cases of Belote: contract, cards, seats, pairs of numbers by side. Each error names the field.

Not here: any judgement about a case.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stammtisch.cards import PACK_32, Card, cards_text, in_pack_order
from stammtisch.errors import ParseError
from stammtisch.games.belote.contracts import Contract
from stammtisch.games.belote.options import PRESETS, BeloteOptions
from stammtisch.games.belote.scoring import Pair
from stammtisch.seats import Seat, Side
from stammtisch.verify import reading
from stammtisch.verify.check import Case
from stammtisch.verify.reading import field, word

PACK: Final = frozenset(PACK_32)
CONTRACT_CODES: Final = {
    "C": Contract.CLUBS,
    "D": Contract.DIAMONDS,
    "H": Contract.HEARTS,
    "S": Contract.SPADES,
    "NT": Contract.NO_TRUMPS,
    "AT": Contract.ALL_TRUMPS,
}


def contract_of(case: Case) -> Contract:
    """The contract, written C D H S NT AT."""
    return word(case, "contract", CONTRACT_CODES)


def cards_in(value: object, name: str) -> tuple[Card, ...]:
    """A list of card texts as cards of the pack."""
    return reading.cards_in(value, name, PACK)


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
    return reading.seat_in(field(case, name, int), name, 4)


def side_in(case: Case, name: str) -> Side:
    """A side 0 or 1."""
    value = field(case, name, int)
    if value not in (0, 1):
        raise ParseError(f"field {name!r}: expected a side 0 or 1, got {value}")
    return Side(value)


def options_of(case: Case) -> BeloteOptions:
    """The preset that the case names, else the house rules."""
    return reading.preset_of(case, PRESETS)


def sorted_text(cards: Sequence[Card]) -> str:
    """Cards as text in pack order, so that equal sets read alike."""
    return cards_text(in_pack_order(cards))
