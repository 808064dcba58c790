"""What may be played: the kinds of game, contracts with their promises, base values and the list of bid values.

Not here: how cards rank (order.py) and how a deal is settled (scoring.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from stammtisch.cards import Suit
from stammtisch.errors import ParseError
from stammtisch.games.skat.options import Options


class Kind(Enum):
    """The kind of game: a suit as trumps, Grand, or Null (S-8)."""

    CLUBS = "clubs"
    SPADES = "spades"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    GRAND = "grand"
    NULL = "null"

    __hash__ = object.__hash__


class Level(Enum):
    """What a Hand game promises beyond winning (S-A16)."""

    NONE = "none"
    SCHNEIDER = "schneider"
    SCHWARZ = "schwarz"

    __hash__ = object.__hash__


TRUMP_SUITS: Final[Mapping[Kind, Suit]] = {
    Kind.CLUBS: Suit.CLUBS,
    Kind.SPADES: Suit.SPADES,
    Kind.HEARTS: Suit.HEARTS,
    Kind.DIAMONDS: Suit.DIAMONDS,
}
BASE_VALUES: Final[Mapping[Kind, int]] = {  # S-13; Null's is the step by which S-A8 charges an overbid
    Kind.CLUBS: 12,
    Kind.SPADES: 11,
    Kind.HEARTS: 10,
    Kind.DIAMONDS: 9,
    Kind.GRAND: 24,
    Kind.NULL: 23,
}
NULL_VALUES: Final[Mapping[tuple[bool, bool], int]] = {  # S-16, by (hand, ouvert)
    (False, False): 23,
    (True, False): 35,
    (False, True): 46,
    (True, True): 59,
}


@dataclass(frozen=True, slots=True)
class Contract:
    """What the declarer plays. Ouvert outside Null is a Hand game with Schwarz announced (S-A16)."""

    kind: Kind
    hand: bool = False
    announced: Level = Level.NONE
    ouvert: bool = False

    def __post_init__(self) -> None:
        if self.kind is Kind.NULL and self.announced is not Level.NONE:
            raise ParseError("Null has neither Schneider nor Schwarz to announce (S-A16)")
        if self.announced is not Level.NONE and not self.hand:
            raise ParseError(f"{self.announced.value} can be announced in a Hand game only (S-A16)")
        if self.ouvert and self.kind is not Kind.NULL and self.announced is not Level.SCHWARZ:
            raise ParseError("playing open outside Null is a Hand game with Schwarz announced (S-A16)")

    @property
    def text(self) -> str:
        """As it is written: "hearts", "grand hand schneider", "clubs ouvert", "null hand ouvert"."""
        words = [self.kind.value]
        implied = self.ouvert and self.kind is not Kind.NULL
        if self.hand and not implied:
            words.append("hand")
        if self.announced is not Level.NONE and not implied:
            words.append(self.announced.value)
        if self.ouvert:
            words.append("ouvert")
        return " ".join(words)


@cache
def all_contracts() -> tuple[Contract, ...]:
    """Every contract there is, plain ones first."""
    return tuple(_all_contracts())


def _all_contracts() -> Iterator[Contract]:
    for hand in (False, True):
        for kind in Kind:
            yield Contract(kind, hand)
        yield Contract(Kind.NULL, hand, ouvert=True)
    for level, ouvert in ((Level.SCHNEIDER, False), (Level.SCHWARZ, False), (Level.SCHWARZ, True)):
        for kind in Kind:
            if kind is not Kind.NULL:
                yield Contract(kind, True, level, ouvert)


_BY_TEXT: Final = {contract.text: contract for contract in all_contracts()}


def parse_contract(text: str) -> Contract:
    """The contract written as text. Raises ParseError."""
    contract = _BY_TEXT.get(text)
    if contract is None:
        raise ParseError(f"{text[:40]!r} is not a contract: expected such as 'hearts', 'grand hand', 'null ouvert'")
    return contract


def bid_values(options: Options) -> tuple[int, ...]:
    """The values that may be bid, rising (S-A3).

    `reachable` leaves out those that no game can be worth without announcements; with them it is the full list.
    """
    return values_of(has_full_list(options))


def has_full_list(options: Options) -> bool:
    """Whether every value may be bid, also one that takes an announcement."""
    return options.bid_list == "full" or options.announcements


def may_be_bid(options: Options, value: int) -> bool:
    """Whether the value is one of `bid_values`."""
    return value in _games_of_values(has_full_list(options))


@cache
def values_above(full: bool, bid: int) -> tuple[int, ...]:
    """The values of a list over the one that stands (S-A3)."""
    return tuple(value for value in values_of(full) if value > bid)


@cache
def values_of(full: bool) -> tuple[int, ...]:
    """The values of the full list, or of the reachable ones."""
    return tuple(sorted(_games_of_values(full)))


@cache
def _games_of_values(full: bool) -> dict[int, tuple[str, ...]]:
    """Every game value, with the games that are worth it ("bells x2" as "diamonds 2"; Null games by their text)."""
    games: dict[int, list[str]] = {}
    for kind, base in BASE_VALUES.items():
        top = (11 if full else 8) if kind is Kind.GRAND else (18 if full else 15)
        for multiplier in range(2, top + 1) if kind is not Kind.NULL else ():
            games.setdefault(base * multiplier, []).append(f"{kind.value} {multiplier}")
    for (hand, ouvert), value in NULL_VALUES.items():
        games.setdefault(value, []).append(Contract(Kind.NULL, hand, ouvert=ouvert).text)
    return {value: tuple(names) for value, names in games.items()}


def games_of_value(value: int) -> tuple[str, ...]:
    """The games worth exactly this bid value: kind and multiplier ("diamonds 2"), or a Null game."""
    return _games_of_values(True)[value]
