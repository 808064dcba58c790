"""Reading a deal with open cards from fields, as files of exact values and the command `solve` hold it.

What belongs here: the fields `contract`, `hands`, `skat` and `leader`, and errors that name them. What does not: files.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stammtisch.cards import Card, parse_card
from stammtisch.errors import ParseError
from stammtisch.games.skat.contract import Contract, Kind, parse_contract
from stammtisch.solvers.skat.position import Position, opening

PLACES: Final = ("declarer", "left", "right")
"""Names of the hands: the declarer's, and those after him in the order of play."""

_LETTERS: Final = {
    "C": Kind.CLUBS,
    "S": Kind.SPADES,
    "H": Kind.HEARTS,
    "D": Kind.DIAMONDS,
    "G": Kind.GRAND,
    "N": Kind.NULL,
}


def deal_of(fields: Mapping[str, Any]) -> tuple[Position, Contract]:
    """The position before the first card, and the contract. Raises ParseError, naming the field."""
    contract = _contract_of(_given(fields, "contract"))
    hands = _given(fields, "hands")
    if not isinstance(hands, dict) or set(hands) != set(PLACES):
        raise ParseError(f"field 'hands': expected an object of {', '.join(PLACES)}")
    leader = _given(fields, "leader")
    if leader not in PLACES:
        raise ParseError(f"field 'leader' is {str(leader)[:40]!r}: expected one of {', '.join(PLACES)}")
    dealt = [_cards_of(hands[place], f"hands.{place}") for place in PLACES]
    return opening(contract.kind, dealt, _cards_of(_given(fields, "skat"), "skat"), PLACES.index(leader)), contract


def _given(fields: Mapping[str, Any], name: str) -> Any:
    if name not in fields:
        raise ParseError(f"field {name!r} is missing")
    return fields[name]


def _contract_of(said: object) -> Contract:
    """A letter C S H D G N, or a contract in words."""
    text = said if isinstance(said, str) else ""
    return Contract(_LETTERS[text]) if text in _LETTERS else parse_contract(text)


def _cards_of(said: object, name: str) -> tuple[Card, ...]:
    """A list of cards, or a text with spaces between them."""
    words = said.split() if isinstance(said, str) else said
    if not isinstance(words, list):
        raise ParseError(f"field {name!r}: expected a list of cards")
    try:
        return tuple(parse_card(word if isinstance(word, str) else str(word)) for word in words)
    except ParseError as error:
        raise ParseError(f"field {name!r}: {error}") from None
