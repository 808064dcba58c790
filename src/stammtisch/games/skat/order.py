"""How cards rank under a contract: effective suits, strengths, card points, and the order of a sorted hand.

Not here: contracts and values. Ramsch is played with the order of Grand (S-X2).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from stammtisch.cards import PACK_32, Card, Rank, Suit, find_card, parse_cards
from stammtisch.games.skat.contract import TRUMP_SUITS, Kind

TRUMP: Final = "trump"
"""The effective suit of all trumps; that of any other card is its suit's letter."""

CARD_POINTS: Final[Mapping[Card, int]] = {  # S-12
    card: {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}.get(card.rank, 0) for card in PACK_32
}
ALL_CARD_POINTS: Final = 120

UNTERS: Final = parse_cards("CJ SJ HJ DJ")  # S-10, the highest first
_RANKS: Final = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
_NULL_RANKS: Final = (
    Rank.ACE,
    Rank.KING,
    Rank.QUEEN,
    Rank.JACK,
    Rank.TEN,
    Rank.NINE,
    Rank.EIGHT,
    Rank.SEVEN,
)  # S-11
_ALTERNATING: Final = (Suit.CLUBS, Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS)


@dataclass(frozen=True, slots=True, eq=False)
class Order:
    """The order of cards under one kind of game; there is one for each kind.

    trumps: from the highest down, empty in Null. effective: the effective suit of each card.
    alike: for each card, those of the same effective suit.
    strength: by led effective suit, the strength of each card; 0 for one that can never win.
    strength_after: the same, by led card.
    follow_rule: by effective suit, the rule that says what follows. places: of the cards in a sorted hand.
    """

    kind: Kind
    trumps: tuple[Card, ...]
    effective: Mapping[Card, str]
    alike: Mapping[Card, frozenset[Card]]
    strength: Mapping[str, Mapping[Card, int]]
    strength_after: Mapping[Card, Mapping[Card, int]]
    follow_rule: Mapping[str, str]
    places: Mapping[Card, int]

    def sorted(self, hand: Iterable[Card]) -> tuple[Card, ...]:
        """The hand as players hold it: trumps first, then suits in alternating colours, high to low."""
        return tuple(sorted(hand, key=self.places.__getitem__))

    def __reduce__(self) -> tuple[object, tuple[Kind]]:
        return order_of, (self.kind,)


def order_of(kind: Kind) -> Order:
    """The order of cards in this kind of game."""
    return ORDERS[kind]


def _order(kind: Kind) -> Order:
    trumps = tuple(_trumps(kind))
    plain = {suit: tuple(_plain(suit, kind, trumps)) for suit in _ALTERNATING}
    effective = {card: card.suit.value for card in PACK_32} | dict.fromkeys(trumps, TRUMP)
    alike = {card: frozenset(other for other in PACK_32 if effective[other] == effective[card]) for card in PACK_32}
    strength = {TRUMP: _strengths(trumps, ())} | {s.value: _strengths(trumps, cards) for s, cards in plain.items()}
    in_order = (*trumps, *(card for suit in _ALTERNATING for card in plain[suit]))
    return Order(
        kind,
        trumps,
        effective,
        alike,
        strength,
        {card: strength[suit] for card, suit in effective.items()},
        {TRUMP: "S-10"} | {suit.value: _follow_rule(kind) for suit in plain},
        {card: place for place, card in enumerate(in_order)},
    )


def _trumps(kind: Kind) -> Iterator[Card]:
    """The Unters, then the trump suit (S-10); none in Null (S-11)."""
    if kind is not Kind.NULL:
        yield from UNTERS
    if kind in TRUMP_SUITS:
        yield from (find_card(TRUMP_SUITS[kind], rank) for rank in _RANKS)


def _plain(suit: Suit, kind: Kind, trumps: Sequence[Card]) -> Iterator[Card]:
    ranks = _NULL_RANKS if kind is Kind.NULL else _RANKS
    return (card for card in (find_card(suit, rank) for rank in ranks) if card not in trumps)


def _follow_rule(kind: Kind) -> str:
    """Of a plain suit: Null has no trumps (S-11), else S-9. Unters belong to trumps (S-10)."""
    return "S-11" if kind is Kind.NULL else "S-9"


def _strengths(trumps: Sequence[Card], led: Sequence[Card]) -> Mapping[Card, int]:
    ranked = (*reversed(led), *reversed(trumps))
    return dict.fromkeys(PACK_32, 0) | {card: place for place, card in enumerate(ranked, start=1)}


ORDERS: Final[Mapping[Kind, Order]] = {kind: _order(kind) for kind in Kind}


def card_points(cards: Iterable[Card]) -> int:
    """What the cards are worth in tricks (S-12)."""
    return sum(map(CARD_POINTS.__getitem__, cards))


def matadors(cards: Iterable[Card], kind: Kind) -> int:
    """Matadors of the declarer's cards, skat included: above zero "with", below "without", 0 in Null (S-14)."""
    trumps = order_of(kind).trumps
    if not trumps:
        return 0
    mine = frozenset(cards)
    held = [card in mine for card in trumps]
    change = held.index(not held[0]) if (not held[0]) in held else len(held)
    return change if held[0] else -change
