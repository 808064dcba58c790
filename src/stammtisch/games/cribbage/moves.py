"""What a seat may choose, and the text of each choice.

Not here: when a move is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, TypeAlias, overload

from stammtisch.cards import PACK_52, Card, cards_text, in_pack_order, parse_card
from stammtisch.errors import ParseError


@dataclass(frozen=True, slots=True)
class Discard:
    """Two cards into the crib, in pack order."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A card onto the running count."""

    card: Card


@dataclass(frozen=True, slots=True)
class Go:
    """No card fits under 31."""


@dataclass(frozen=True, slots=True)
class Count:
    """With `count: self`: the score that one names for the last card played, for a hand or for the crib."""

    score: int


@dataclass(frozen=True, slots=True)
class Muggins:
    """With `muggins`: a claim to this much that the other seat overlooked."""

    score: int


@dataclass(frozen=True, slots=True)
class Accept:
    """With `muggins`: nothing is claimed, and the other seat goes on."""


@dataclass(frozen=True, slots=True)
class Cut:
    """With `cut: player`: so many cards are lifted off for the starter, or the card at this place is turned."""

    cards: int


Move: TypeAlias = Cut | Discard | PlayCard | Go | Count | Muggins | Accept

MOST: Final = 29
"""The highest score that anything in Cribbage can have (C-E1)."""

GO: Final = Go()
ACCEPT: Final = Accept()
PLAYS: Final[Mapping[Card, PlayCard]] = {card: PlayCard(card) for card in PACK_52}
COUNTS: Final = tuple(Count(score) for score in range(MOST + 1))
CUTS: Final = tuple(Cut(cards) for cards in range(1, len(PACK_52) + 1))
CLAIMS: Final = tuple(Muggins(score) for score in range(1, MOST + 1))
DISCARDS: Final[Mapping[tuple[Card, Card], Discard]] = {
    (first, second): Discard(in_pack_order((first, second)))
    for first in PACK_52
    for second in PACK_52
    if first is not second
}


class Discards(Sequence[Discard]):
    """Every choice of two cards of a hand of six; each move is looked up when it is asked for."""

    __slots__ = ("_hand",)

    def __init__(self, hand: tuple[Card, ...]) -> None:
        self._hand = hand

    def __len__(self) -> int:
        return len(_PAIRS)

    @overload
    def __getitem__(self, place: int) -> Discard: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Discard]: ...
    def __getitem__(self, place: int | slice) -> Discard | Sequence[Discard]:
        if isinstance(place, slice):
            return [self[each] for each in range(len(_PAIRS))[place]]
        first, second = _PAIRS[place]
        return DISCARDS[self._hand[first], self._hand[second]]


_PAIRS: Final = tuple(combinations(range(6), 2))
"""Places of two cards among six."""


def discard(first: Card, second: Card) -> Discard:
    """The move of these two cards, in either order."""
    return DISCARDS[first, second]


def move_text(move: Move) -> str:
    """The move as text that `parse_move` reads back."""
    match move:
        case Discard(cards):
            return f"discard {cards_text(cards)}"
        case PlayCard(card):
            return f"play {card.text}"
        case Cut(cards):
            return f"cut {cards}"
        case Count(score):
            return f"count {score}"
        case Muggins(score):
            return f"muggins {score}"
        case Go():
            return "go"
        case Accept():
            return "accept"


def parse_move(text: str) -> Move:
    """The move written as text. Raises ParseError, naming the forms there are."""
    verb, *words = text.split()[:4] or [""]
    if (verb, len(words)) not in _FORMS:
        raise ParseError(f"{text[:40]!r} is not a move: expected {', '.join(_HELP)}")
    return _FORMS[verb, len(words)](words)


def _read_discard(words: list[str]) -> Move:
    first, second = map(parse_card, words)
    if (first, second) not in DISCARDS:
        raise ParseError(
            f"'discard {first.text} {second.text}' is not a move: expected two different cards of the pack"
        )
    return discard(first, second)


def _read_play(words: list[str]) -> Move:
    card = parse_card(words[0])
    if card not in PLAYS:
        raise ParseError(f"'play {card.text}' is not a move: Cribbage has no jokers")
    return PLAYS[card]


def _read_cut(words: list[str]) -> Move:
    word = words[0]
    if not (word.isascii() and word.isdigit() and len(word) <= 2 and 1 <= int(word) <= len(CUTS)):
        raise ParseError(f"{word[:20]!r} is no place in the pack: expected a number from 1 to {len(CUTS)}")
    return CUTS[int(word) - 1]


def _read_score(word: str, least: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 2 and least <= int(word) <= MOST):
        raise ParseError(f"{word[:20]!r} is not a score: expected a number from {least} to {MOST}")
    return int(word)


_FORMS: Final[Mapping[tuple[str, int], Callable[[list[str]], Move]]] = {
    ("cut", 1): _read_cut,
    ("discard", 2): _read_discard,
    ("play", 1): _read_play,
    ("go", 0): lambda words: GO,
    ("count", 1): lambda words: COUNTS[_read_score(words[0], 0)],
    ("muggins", 1): lambda words: CLAIMS[_read_score(words[0], 1) - 1],
    ("accept", 0): lambda words: ACCEPT,
}
_HELP: Final = ("'cut 20'", "'discard C5 DJ'", "'play C5'", "'go'", "'count 8'", "'muggins 2'", "'accept'")
