"""Suits, ranks, cards and packs, and the text they are read from and written to.

Not here: the order of ranks and the worth of cards. A game gives them under its contract.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from functools import cache
from typing import Final, NewType

from stammtisch.errors import ParseError

Deck = NewType("Deck", tuple["Card", ...])
"""A pack in order: the first card is dealt first."""


class Suit(Enum):
    """The printed suit. Acorns, leaves, hearts and bells are C, S, H and D; jokers have a suit of their own."""

    CLUBS = "C"
    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    JOKER = "*"

    __hash__ = object.__hash__  # members are single objects; the hash by name costs five times as much


class Rank(Enum):
    """The printed rank; Daus, Ober and Unter are A, Q and J."""

    ACE = "A"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    TEN = "T"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"
    SIX = "6"
    FIVE = "5"
    FOUR = "4"
    THREE = "3"
    TWO = "2"
    BIG_JOKER = "BIG"
    SMALL_JOKER = "SML"

    __hash__ = object.__hash__


class Card:
    """One face. Each face is one object, so that equality is identity and cards are quick keys.

    Two packs hold the same object twice: identical cards cannot be told apart, as at a table.
    """

    __slots__ = ("rank", "suit", "text")

    suit: Suit
    rank: Rank
    text: str

    def __init__(self, suit: Suit, rank: Rank) -> None:
        self.suit = suit
        self.rank = rank
        self.text = rank.value if suit is Suit.JOKER else suit.value + rank.value

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return parse_card, (self.text,)


SUITS: Final = (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)
RANKS: Final = tuple(rank for rank in Rank if rank not in (Rank.BIG_JOKER, Rank.SMALL_JOKER))
SKAT_RANKS: Final = RANKS[:8]
JOKERS: Final = (Card(Suit.JOKER, Rank.BIG_JOKER), Card(Suit.JOKER, Rank.SMALL_JOKER))

PACK_52: Final = tuple(Card(suit, rank) for suit in SUITS for rank in RANKS)
PACK_32: Final = tuple(card for card in PACK_52 if card.rank in SKAT_RANKS)
PACK_54: Final = PACK_52 + JOKERS

_BY_TEXT: Final = {card.text: card for card in PACK_54}
_PLACE_OF: Final = {card: place for place, card in enumerate(PACK_54)}.__getitem__


def find_card(suit: Suit, rank: Rank) -> Card:
    """The one card of this suit and rank."""
    return _BY_TEXT[suit.value + rank.value]


def parse_card(text: str) -> Card:
    """The card written as suit then rank ("HT" is the ten of hearts), jokers as "BIG" and "SML".

    Raises ParseError for anything else.
    """
    card = _BY_TEXT.get(text)
    if card is None:
        raise ParseError(f"{text[:20]!r} is not a card: expected suit C S H D and rank A K Q J T 9 ... 2, or BIG, SML")
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards written in a row with spaces between them."""
    return tuple(parse_card(word) for word in text.split())


def cards_text(cards: Iterable[Card]) -> str:
    """The cards in a row with spaces between them, in the order given."""
    return " ".join(card.text for card in cards)


def in_pack_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in the order C S H D and A K Q ... 2: a form in which equal sets are equal tuples."""
    return tuple(sorted(cards, key=_PLACE_OF))


def without(cards: Sequence[Card], taken: Iterable[Card]) -> tuple[Card, ...]:
    """`cards` less one copy of each card in `taken`, the order kept.

    Raises ValueError if a card to be taken is not there.
    """
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


@cache
def _faces(pack: tuple[Card, ...]) -> frozenset[Card]:
    return frozenset(pack)


def check_pack(deck: Sequence[Card], pack: Sequence[Card]) -> None:
    """Raises ParseError unless `deck` is an order of `pack`."""
    if len(deck) != len(pack):
        raise ParseError(f"the pack has {len(deck)} cards, expected {len(pack)}")
    whole, dealt = _faces(tuple(pack)), set(deck)
    if whole != dealt or (len(whole) < len(pack) and in_pack_order(deck) != in_pack_order(pack)):
        raise ParseError("the pack has the right number of cards, but not the right ones")
