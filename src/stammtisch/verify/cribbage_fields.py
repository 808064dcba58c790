"""Reading cases of Cribbage: cards written rank first ("TH"), the two seats, what is there once for each of them.

Each error names the field.
"""

from __future__ import annotations

from typing import Any

from stammtisch.cards import Card, parse_card
from stammtisch.errors import ParseError
from stammtisch.seats import Seat
from stammtisch.verify import reading
from stammtisch.verify.reading import brief


def card_in(text: object, name: str) -> Card:
    """A card."""
    try:
        return parse_card(text[1] + text[0] if isinstance(text, str) and len(text) == 2 else "")
    except ParseError:
        raise ParseError(f"field {name!r}: {brief(text)} is not a card: expected rank then suit, as in 'TH'") from None


def cards_in(texts: object, name: str, number: int) -> tuple[Card, ...]:
    """So many different cards; any number of them where it is 0."""
    if not isinstance(texts, list) or (number and len(texts) != number):
        raise ParseError(f"field {name!r}: expected a list of {number or 'some'} cards")
    cards = tuple(card_in(text, name) for text in texts)
    if len(set(cards)) != len(cards):
        raise ParseError(f"field {name!r}: a card is there twice")
    return cards


def seat_in(value: object, name: str) -> Seat:
    """A seat 0 or 1."""
    return reading.seat_in(value, name, 2)


def pair_in(value: object, name: str) -> list[Any]:
    """Two values, one for each seat."""
    if not isinstance(value, list) or len(value) != 2:
        raise ParseError(f"field {name!r}: expected two values, one for each seat")
    return value
