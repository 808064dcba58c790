"""How games of Skat end, learned from games that the bots played: card points expected of ten cards and what lies away.

What belongs here: the features of a hand, the weights kept in `outcomes.json`, what is expected. What does not: playing
the games that they are learned from (`learning.py`), what an end is worth (`stakes.py`).

Expected are the declarer's card points, as an average and a spread around it; Null has a chance instead. Every part of
the average belongs to one suit, to the Unters or to the number of trumps, so that it is read from tables.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import erf, exp, sqrt
from pathlib import Path
from typing import Any, Final

from stammtisch.cards import Card, Rank, Suit
from stammtisch.games.skat.contract import TRUMP_SUITS, Kind
from stammtisch.games.skat.order import CARD_POINTS, UNTERS

FILE: Final = Path(__file__).with_name("outcomes.json")
SUITS: Final = (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)
_RANKS: Final = (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)
_UNTER: Final = len(SUITS)
_KING, _TEN, _ACE = 1 << 4, 1 << 5, 1 << 6
_NULL_PLACES: Final = (0, 1, 2, 5, 6, 3, 7)
"""Where 7 8 9 Q K 10 A rank in Null; the Unter has place 4."""

Holding = tuple[int, int, int, int, int]
"""By suit, which of 7 8 9 Q K 10 A are held, as bits; last the Unters, diamonds first."""

PLAIN_FEATURES: Final = ("ace", "ten_behind_ace", "ten_guarded", "ten_bare", "king", "run", "void", "single", "length")
TRUMP_FEATURES: Final = ("trump_ace", "trump_ten")
UNTER_FEATURES: Final = ("unter_1", "unter_2", "unter_3", "unter_4", "two_unters", "four_unters")
OTHER_FEATURES: Final = ("all", "trumps", "trumps_above_6", "away", "leads", "hand")
FEATURES: Final = (*PLAIN_FEATURES, *TRUMP_FEATURES, *UNTER_FEATURES, *OTHER_FEATURES)
NULL_FEATURES: Final = ("all", "risk", "worst", "leads", "hand")


def holding_of(cards: Iterable[Card]) -> Holding:
    """The cards by suit."""
    held = [0, 0, 0, 0, 0]
    for card in cards:
        place, bit = BITS[card]
        held[place] |= bit
    return held[0], held[1], held[2], held[3], held[4]


def _bits() -> Iterator[tuple[Card, tuple[int, int]]]:
    for place, unter in enumerate(reversed(UNTERS)):
        yield unter, (_UNTER, 1 << place)
    for card in CARD_POINTS:
        if card not in UNTERS:
            yield card, (SUITS.index(card.suit), 1 << _RANKS.index(card.rank))


BITS: Final = dict(_bits())
"""For each card, its place in a holding and its bit there."""


def plain_features(held: int) -> tuple[float, ...]:
    """Of a plain suit, as listed in `PLAIN_FEATURES`."""
    length, ace, ten = held.bit_count(), bool(held & _ACE), bool(held & _TEN)
    return (
        ace,
        ten and ace,
        ten and not ace and length > 1,
        ten and length == 1,
        bool(held & _KING) and length > 1 and not (ace and ten),
        ace and ten and bool(held & _KING),
        length == 0,
        length == 1 and not ace,
        max(0, length - 3),
    )


def unter_features(held: int) -> tuple[float, ...]:
    """Of the Unters, as listed in `UNTER_FEATURES`: clubs is the first."""
    count = held.bit_count()
    return (bool(held & 8), bool(held & 4), bool(held & 2), bool(held & 1), count >= 2, count == 4)


def features(kind: Kind, held: Holding, away: int, leads: bool, hand: bool) -> tuple[float, ...]:
    """Of ten cards in a suit game or Grand, as listed in `FEATURES`. away: card points laid away, 0 in a Hand game."""
    trump = SUITS.index(TRUMP_SUITS[kind]) if kind in TRUMP_SUITS else None
    plain = [plain_features(cards) for suit, cards in enumerate(held[:_UNTER]) if suit != trump]
    trumps = held[_UNTER].bit_count() + (held[trump].bit_count() if trump is not None else 0)
    tops = (bool(held[trump] & _ACE), bool(held[trump] & _TEN)) if trump is not None else (False, False)
    others = (1, trumps if trump is not None else 0, max(0, trumps - 6), away, leads, hand)
    return (*map(sum, zip(*plain, strict=True)), *tops, *unter_features(held[_UNTER]), *others)


def null_risk(held: int, unter: bool) -> float:
    """How far the cards of a suit lie above what can always be ducked: 7, 9, Unter and König from below."""
    heights = sorted([_NULL_PLACES[place] for place in range(7) if held >> place & 1] + [4] * unter)
    return sum(max(0.0, (height - 2 * place - 0.5) / 2) for place, height in enumerate(heights[:3]))


def null_features(held: Holding, leads: bool, hand: bool) -> tuple[float, ...]:
    """Of ten cards in Null, as listed in `NULL_FEATURES`."""
    risks = [_NULL_RISKS[held[_UNTER] >> (3 - suit) & 1][cards] for suit, cards in enumerate(held[:_UNTER])]
    return (1, sum(risks), max(risks), leads, hand)


_NULL_RISKS: Final = tuple(tuple(null_risk(cards, bool(unter)) for cards in range(128)) for unter in range(2))


@dataclass(frozen=True, slots=True)
class Expected:
    """Card points the declarer may expect: around `mean`, a third of the time farther from it than `spread`."""

    mean: float
    spread: float

    def chance(self, points: int) -> float:
        """How likely he gets at least so many."""
        return 0.5 - 0.5 * erf((points - 0.5 - self.mean) / (self.spread * sqrt(2)))


class Tables:
    """What is expected of any holding in a suit game, or in Grand, from weights by feature."""

    def __init__(self, weights: Mapping[str, float], spread: float, hand_spread: float) -> None:
        plain, unter, trump = (
            [weights[name] for name in names] for names in (PLAIN_FEATURES, UNTER_FEATURES, TRUMP_FEATURES)
        )
        self.plain = tuple(_product(plain, plain_features(cards)) for cards in range(128))
        self.unters = tuple(_product(unter, unter_features(cards)) for cards in range(16))
        self.trump = tuple(_product(trump, (bool(cards & _ACE), bool(cards & _TEN))) for cards in range(128))
        self.trumps = tuple(weights["trumps"] * n + weights["trumps_above_6"] * max(0, n - 6) for n in range(12))
        self.all, self.away, self.leads, self.hand = (weights[name] for name in ("all", "away", "leads", "hand"))
        self.spreads = (spread, hand_spread)

    def suit_mean(self, trump: int, held: Holding, plain: float) -> float:
        """The part of the average that depends on the ten cards; plain: that of all four suits as plain ones."""
        trumps, unters = held[trump], held[_UNTER]
        number = trumps.bit_count() + unters.bit_count()
        return plain - self.plain[trumps] + self.trump[trumps] + self.unters[unters] + self.trumps[number]

    def base(self, leads: bool, hand: bool) -> float:
        """The part that does not."""
        return self.all + (self.leads if leads else 0.0) + (self.hand if hand else 0.0)


def _product(weights: Sequence[float], values: Sequence[float]) -> float:
    return sum(weight * value for weight, value in zip(weights, values, strict=True))


class Outcomes:
    """All that was learned."""

    def __init__(self, learned: Mapping[str, Any]) -> None:
        self.suit, self.grand = (
            Tables(learned[name]["weights"], learned[name]["spread"], learned[name]["hand_spread"])
            for name in ("suit", "grand")
        )
        self._null = [float(learned["null"]["weights"][name]) for name in NULL_FEATURES]

    def means(self, held: Holding, away: int, leads: bool, hand: bool) -> tuple[float, ...]:
        """Average card points of ten cards in the suit games, as in `SUITS`, and in Grand."""
        suit, grand = self.suit, self.grand
        own = held[:_UNTER]
        plain = sum([suit.plain[cards] for cards in own])
        base = suit.base(leads, hand) + suit.away * away
        return (
            *[base + suit.suit_mean(trump, held, plain) for trump in range(_UNTER)],
            grand.base(leads, hand)
            + grand.away * away
            + grand.unters[held[_UNTER]]
            + sum([grand.plain[cards] for cards in own]),
        )

    def null_chance(self, held: Holding, leads: bool, hand: bool) -> float:
        """How likely a Null with these ten cards is made."""
        return 1 / (1 + exp(-_product(self._null, null_features(held, leads, hand))))

    def spread(self, kind: Kind, hand: bool) -> float:
        """As in `Expected`."""
        return (self.grand if kind is Kind.GRAND else self.suit).spreads[hand]


def read_outcomes(path: Path = FILE) -> Outcomes:
    """What was learned, from the file that `learning.py` writes."""
    return Outcomes(json.loads(path.read_text(encoding="utf-8")))
