"""What a hand promises in a contract: by how many raw points its side is ahead on average, the others' hands unknown.

What belongs here: what is counted in a hand, and the weights of that, learned once (`learning.py`, `learned.json`).
What does not: what is called on it (`calls.py`).

Raw points are those of B-22 to B-25, before rounding; "ahead" is a side's own less the other side's. Each hand adds its
promise to its side, so that what a bid tells of another hand adds too.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final, TypeAlias

from stammtisch.cards import SUITS, Card, Rank, Suit
from stammtisch.games.belote.announcements import proposal
from stammtisch.games.belote.contracts import Contract, is_trump

Features: TypeAlias = tuple[float, ...]
Ranks: TypeAlias = frozenset[Rank]

FILE: Final = "learned.json"
A_TIERCE: Final = 20

JACK, NINE, ACE, TEN, KING, QUEEN = (Rank(text) for text in "J9ATKQ")
SUIT, NO_TRUMPS, ALL_TRUMPS = "suit", "no trumps", "all trumps"
KINDS: Final = (SUIT, NO_TRUMPS, ALL_TRUMPS)
"""Contracts whose hands are valued alike."""


def kind_of(contract: Contract) -> str:
    """The kind of a contract."""
    return SUIT if contract.trump is not None else contract.value


@dataclass(frozen=True, slots=True)
class Learned:
    """What was learned. weights: by kind, of each feature. middle: the average promise of a hand, by kind.

    lead: by kind, how far ahead the first lead brings a side. spread: by kind, the standard deviation of how far a side
    ends ahead, given one hand of it. heard: by what a seat called (a kind, or "pass") and how a contract stands to that
    call, how much more than the average it promises. outcomes: what both sides write in a deal, and in which share of
    all deals.
    """

    weights: Mapping[str, tuple[float, ...]]
    lead: Mapping[str, float]
    middle: Mapping[str, float]
    spread: Mapping[str, float]
    heard: Mapping[str, Mapping[str, float]]
    outcomes: tuple[tuple[int, int, float], ...]


@cache
def learned() -> Learned:
    """What stands in the file."""
    said: dict[str, Any] = json.loads(files(__package__).joinpath(FILE).read_text(encoding="utf-8"))
    weights = {kind: tuple(values) for kind, values in said["weights"].items()}
    outcomes = tuple((own, other, share) for own, other, share in said["outcomes"])
    return Learned(weights, said["lead"], said["middle"], said["spread"], said["heard"], outcomes)


@lru_cache(maxsize=4096)
def promise(hand: frozenset[Card], contract: Contract) -> float:
    """How much more this hand brings its side ahead than an average one."""
    kind, known = kind_of(contract), learned()
    weighed = zip(known.weights[kind], features(hand, contract), strict=True)
    return sum(weight * value for weight, value in weighed) - known.middle[kind]


def relation(called: Contract, contract: Contract) -> str:
    """How a contract stands to one that was called: the same, another suit, or its kind."""
    return "same" if called is contract else kind_of(contract)


def features(hand: frozenset[Card], contract: Contract) -> Features:
    """What is counted in a hand under a contract."""
    announced = sum(one.value() for one in proposal(hand)) / A_TIERCE
    return (*_COUNTED[kind_of(contract)](hand, contract), announced)


def _of_suit_contract(hand: frozenset[Card], contract: Contract) -> Features:
    trumps = frozenset(card.rank for card in hand if is_trump(card, contract))
    others = [ranks for suit, ranks in _by_suit(hand) if suit is not contract.trump]
    return (*_trumps(trumps), *_sides(others, bool(trumps)))


def _trumps(ranks: Ranks) -> Features:
    number = len(ranks)
    return (
        *(float(rank in ranks) for rank in (JACK, NINE, ACE, TEN, KING, QUEEN)),
        float(number),
        float(number >= 3),
        float(number >= 4),
        float(number >= 5),
        float(ranks >= {JACK, NINE}),
        float(ranks >= {JACK, NINE, ACE}),
        float(NINE in ranks and JACK not in ranks and number >= 3),
        float(ranks >= {KING, QUEEN}),
    )


def _sides(suits: list[Ranks], can_ruff: bool) -> Features:
    return (
        float(sum(ACE in ranks for ranks in suits)),
        float(sum(ranks >= {ACE, TEN} for ranks in suits)),
        float(sum(TEN in ranks and ACE not in ranks and len(ranks) > 1 for ranks in suits)),
        float(sum(ranks == {TEN} for ranks in suits)),
        float(sum(KING in ranks for ranks in suits)),
        float(can_ruff and sum(not ranks for ranks in suits)),
        float(can_ruff and sum(len(ranks) == 1 and TEN not in ranks for ranks in suits)),
    )


def _of_no_trumps(hand: frozenset[Card], _: Contract) -> Features:
    suits = [ranks for _, ranks in _by_suit(hand)]
    return (
        float(sum(ACE in ranks for ranks in suits)),
        float(sum(ranks >= {ACE, TEN} for ranks in suits)),
        float(sum(ranks >= {ACE, TEN, KING} for ranks in suits)),
        float(sum(TEN in ranks and ACE not in ranks and len(ranks) > 1 for ranks in suits)),
        float(sum(ranks == {TEN} for ranks in suits)),
        float(sum(KING in ranks for ranks in suits)),
        float(sum(ACE in ranks and len(ranks) >= 3 for ranks in suits)),
        float(sum(ranks >= {ACE, TEN} and len(ranks) >= 4 for ranks in suits)),
        float(sum(ACE in ranks for ranks in suits) >= 3),
        float(sum(ACE in ranks or (TEN in ranks and len(ranks) > 1) for ranks in suits)),
    )


def _of_all_trumps(hand: frozenset[Card], _: Contract) -> Features:
    suits = [ranks for _, ranks in _by_suit(hand)]
    return (
        float(sum(JACK in ranks for ranks in suits)),
        float(sum(ranks >= {JACK, NINE} for ranks in suits)),
        float(sum(ranks >= {JACK, NINE, ACE} for ranks in suits)),
        float(sum(NINE in ranks and JACK not in ranks and len(ranks) > 1 for ranks in suits)),
        float(sum(ranks == {NINE} for ranks in suits)),
        float(sum(ACE in ranks for ranks in suits)),
        float(sum(TEN in ranks for ranks in suits)),
        float(sum(JACK in ranks and len(ranks) >= 3 for ranks in suits)),
        float(sum(ranks >= {KING, QUEEN} for ranks in suits)),
        float(sum(JACK in ranks for ranks in suits) >= 3),
        float(sum(JACK in ranks or (NINE in ranks and len(ranks) > 1) for ranks in suits)),
    )


_COUNTED: Final[Mapping[str, Callable[[frozenset[Card], Contract], Features]]] = {
    SUIT: _of_suit_contract,
    NO_TRUMPS: _of_no_trumps,
    ALL_TRUMPS: _of_all_trumps,
}


def _by_suit(hand: Iterable[Card]) -> Iterator[tuple[Suit, Ranks]]:
    cards = tuple(hand)
    for suit in SUITS:
        yield suit, frozenset(card.rank for card in cards if card.suit is suit)
