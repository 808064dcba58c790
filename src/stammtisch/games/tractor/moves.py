"""What a seat may do in Tractor, and the text of it. Which moves are legal is not known here."""

from __future__ import annotations

from collections import Counter
from typing import Final, TypeAlias

from stammtisch.cards import Card, cards_text, in_pack_order, parse_cards
from stammtisch.errors import ParseError
from stammtisch.values import dataclass


@dataclass(frozen=True, slots=True)
class Word:
    """A move without cards, said in one word."""

    text: str


@dataclass(frozen=True, slots=True)
class Declare:
    """Cards shown to name the trumps: one level card, a pair of them, or a pair of jokers (T-6)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Bury:
    """The eight cards that the dealer lays away, in pack order (T-8)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """The cards laid to a trick, in pack order."""

    cards: tuple[Card, ...]


Move: TypeAlias = Word | Declare | Bury | Play

PASS: Final = Word("pass")
"""No declaration now; one may follow later (T-A2)."""
DRAW: Final = Word("draw")
"""Take the next card of the pack; only where trumps are declared while cards are dealt (T-A7)."""
REDEAL: Final = Word("redeal")
"""Ask for new cards (T-A31)."""
KEEP: Final = Word("keep")
"""Play with the cards as dealt (T-A31)."""
CLAIM: Final = Word("claim all")
"""All the rest of the tricks are ours (T-A33)."""
AGREE: Final = Word("agree")
"""Accept the claim of an opponent."""
REFUSE: Final = Word("refuse")
"""Do not accept the claim of an opponent: play goes on."""

_WORDS: Final = {word.text: word for word in (PASS, DRAW, REDEAL, KEEP, CLAIM, AGREE, REFUSE)}
_WITH_CARDS: Final[dict[str, tuple[type[Declare] | type[Bury] | type[Play], range]]] = {
    "declare": (Declare, range(1, 3)),
    "bury": (Bury, range(8, 9)),
    "play": (Play, range(1, 26)),
}
_LONGEST: Final = 200


def move_text(move: Move) -> str:
    """The move as text: "pass", "declare H2 H2", "bury C2 ...", "play HA HA"."""
    match move:
        case Word(text):
            return text
        case Declare(cards):
            return f"declare {cards_text(cards)}"
        case Bury(cards):
            return f"bury {cards_text(cards)}"
        case Play(cards):
            return f"play {cards_text(cards)}"


def parse_move(text: str) -> Move:
    """The move written as text, its cards in any order. Raises ParseError, naming what was expected."""
    word, _, rest = text[:_LONGEST].partition(" ")
    if text in _WORDS:
        return _WORDS[text]
    if word not in _WITH_CARDS or len(text) > _LONGEST:
        expected = ", ".join((*_WORDS, *(f"{verb} CARDS" for verb in _WITH_CARDS)))
        raise ParseError(f"{text[:40]!r} is no move of Tractor: expected {expected}")
    kind, sizes = _WITH_CARDS[word]
    cards = in_pack_order(parse_cards(rest))
    if len(cards) not in sizes:
        wanted = f"{sizes[0]}" if len(sizes) == 1 else f"{sizes[0]} to {sizes[-1]}"
        raise ParseError(f"{text[:40]!r} has {len(cards)} cards: expected {wanted}")
    three = [card.text for card, count in Counter(cards).items() if count > 2]
    if three:
        raise ParseError(f"{text[:40]!r} names {three[0]} more than twice: two packs hold it twice")
    return kind(cards)
