"""Reading cases of Skat: cards, contract, calls, who did what. Each error names the field.

Not here: whether our rules agree with the case.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from stammtisch.cards import Card
from stammtisch.errors import ParseError
from stammtisch.games.skat.contract import Contract, Kind, Level
from stammtisch.games.skat.moves import PLAYS, Bid, Hold, Move, Pass
from stammtisch.seats import Seat
from stammtisch.verify.check import Case
from stammtisch.verify.reading import card_in, field, optional, seat_in

KINDS: Final = {
    "C": Kind.CLUBS,
    "S": Kind.SPADES,
    "H": Kind.HEARTS,
    "D": Kind.DIAMONDS,
    "G": Kind.GRAND,
    "N": Kind.NULL,
}
FACTORS: Final = {"none": 1, "contra": 2, "kontra": 2, "recontra": 4, "rekontra": 4, "re": 4}


def cards_of(case: Case, name: str, count: int | None = None) -> tuple[Card, ...]:
    """A list of cards. Raises ParseError, naming the field and the card."""
    texts = field(case, name, list)
    if count is not None and len(texts) != count:
        raise ParseError(f"field {name!r} has {len(texts)} cards, expected {count}")
    return tuple(card_of(text, name) for text in texts)


def card_of(text: object, where: str) -> Card:
    """A card of the pack of 32. Raises ParseError, naming the field and the text."""
    return card_in(text, where, PLAYS)


def read_contract(case: Case) -> Contract:
    """The contract of a case; open outside Null implies both announcements, and these imply Hand."""
    record: Mapping[str, Any] = field(case, "contract", dict)
    letter = field(record, "game", str)
    if letter not in KINDS:
        raise ParseError(f"field 'contract.game' is {letter[:20]!r}, expected one of {' '.join(KINDS)}")
    kind, ouvert = KINDS[letter], optional(record, "ouvert", bool, False)
    level = Level.NONE
    if optional(record, "schneider_announced", bool, False):
        level = Level.SCHNEIDER
    if optional(record, "schwarz_announced", bool, False) or (ouvert and kind is not Kind.NULL):
        level = Level.SCHWARZ
    hand = optional(record, "hand", bool, False) or level is not Level.NONE
    return Contract(kind, hand, level, ouvert)


def factor_of(case: Case) -> int:
    """How often Kontra and Re double the result: 1, 2 or 4."""
    said = optional(case, "contra", str, "none")
    if said not in FACTORS:
        raise ParseError(f"field 'contra' is {said[:20]!r}, expected one of {', '.join(FACTORS)}")
    return FACTORS[said]


def seat_of(value: object, where: str) -> Seat:
    """A seat of the table of three. Raises ParseError, naming the field."""
    return seat_in(value, where, 3)


def declarer_of(case: Case) -> Seat:
    """The seat of the declarer."""
    return seat_of(field(case, "declarer", int), "declarer")


def pairs_of(case: Case, name: str) -> Sequence[tuple[Seat, Any]]:
    """A list of pairs of a seat and what it did."""
    pairs = []
    for pair in field(case, name, list):
        if not isinstance(pair, list) or len(pair) != 2:
            raise ParseError(f"field {name!r}: {str(pair)[:40]!r} is not a pair of seat and move")
        pairs.append((seat_of(pair[0], name), pair[1]))
    return pairs


def call_of(said: object) -> Move:
    """A call as a move: a value, yes or pass."""
    if isinstance(said, int) and not isinstance(said, bool):
        return Bid(said)
    calls: Mapping[object, Move] = {"y": Hold(), "p": Pass()}
    if not isinstance(said, str) or said not in calls:
        raise ParseError(f"field 'auction': {str(said)[:20]!r} is not a call, expected a value, 'y' or 'p'")
    return calls[said]
