"""Card combinations that score, in the play and in the show: the whole of the counting.

Not here: who gets the score, and when the game stops.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from functools import cache, lru_cache
from itertools import combinations, groupby, product
from typing import Final, NamedTuple

from stammtisch.cards import PACK_52, SUITS, Card, Rank, find_card
from stammtisch.values import dataclass


class Kind(Enum):
    """What scores. The values are codes of score lines and events."""

    HEELS = "heels"
    FIFTEEN = "fifteen"
    THIRTY_ONE = "thirty_one"
    LAST_CARD = "last_card"
    PAIR = "pair"
    PAIR_ROYAL = "pair_royal"
    DOUBLE_PAIR_ROYAL = "double_pair_royal"
    RUN = "run"
    FLUSH = "flush"
    NOBS = "nobs"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class Combination:
    """Cards that score together. rule: id of the rule or option that says so."""

    kind: Kind
    cards: tuple[Card, ...]
    score: int
    rule: str


class Pattern(NamedTuple):
    """A combination of ranks: which places of the sorted cards, or of a series, belong to it."""

    kind: Kind
    places: tuple[int, ...]
    score: int
    rule: str


# The ace is low only (C-A16); tenth cards keep ranks of their own (C-A15).
_LOW_TO_HIGH: Final = tuple(map(Rank, "A23456789TJQK"))
ORDER: Final[Mapping[Card, int]] = {card: _LOW_TO_HIGH.index(card.rank) + 1 for card in PACK_52}
VALUE: Final[Mapping[Card, int]] = {card: min(order, 10) for card, order in ORDER.items()}  # C-6
LIMIT: Final = 31  # C-7

_EQUAL: Final = {2: (Kind.PAIR, 2), 3: (Kind.PAIR_ROYAL, 6), 4: (Kind.DOUBLE_PAIR_ROYAL, 12)}  # C-13
_JACKS: Final = {suit: find_card(suit, Rank.JACK) for suit in SUITS}
_PLACE: Final = {card: place for place, card in enumerate(sorted(PACK_52, key=ORDER.__getitem__))}


def low_to_high(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards as Cribbage players hold them."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def total(scoring: Sequence[Combination]) -> int:
    """The score of all of them."""
    return sum([combination.score for combination in scoring])


# --- the play ---


def play_combinations(series: tuple[Card, ...]) -> tuple[Combination, ...]:
    """What the newest card scores; `series` holds the cards since the count was last 0 (C-A11, C-A14).

    The point for a go or the last card is not part of it.
    """
    patterns = _play_patterns(tuple([ORDER[card] for card in series]))
    return tuple([Combination(p.kind, tuple([series[place] for place in p.places]), p.score, p.rule) for p in patterns])


def play_score(series: tuple[Card, ...]) -> int:
    """The sum of `play_combinations`, without building them: most cards score nothing."""
    if len(series) == 1:
        return 0
    patterns = _play_patterns(tuple([ORDER[card] for card in series]))
    return sum([pattern.score for pattern in patterns]) if patterns else 0


_SERIES_KEPT: Final = 1 << 15
"""How many series are remembered by their ranks: short ones, which are most, come again and again."""


@lru_cache(_SERIES_KEPT)
def _play_patterns(ranks: tuple[int, ...]) -> tuple[Pattern, ...]:
    """What the newest card of a series scores, the series given as ranks from 1 to 13."""
    count = sum([min(rank, 10) for rank in ranks])
    found: list[Pattern] = []
    if count == 15:
        found.append(Pattern(Kind.FIFTEEN, _newest(len(ranks)), 2, "C-11"))
    elif count == LIMIT:
        found.append(Pattern(Kind.THIRTY_ONE, _newest(len(ranks)), 2, "C-9"))
    if alike := _equal_at_end(ranks):
        kind, score = _EQUAL[alike]
        found.append(Pattern(kind, _newest(alike), score, "C-13"))
    elif length := _run_at_end(ranks):
        found.append(Pattern(Kind.RUN, _newest(length), length, "C-12"))
    return tuple(found)


def _newest(number: int) -> tuple[int, ...]:
    """The places of so many of the newest cards, from the end of the series."""
    return tuple(range(-number, 0))


def _equal_at_end(ranks: tuple[int, ...]) -> int:
    """How many of the newest cards are of one rank, with no other between them (C-A13); 0 for a single card."""
    alike = 1
    while alike < len(ranks) and ranks[-alike - 1] == ranks[-1]:
        alike += 1
    return alike if alike > 1 else 0


def _run_at_end(ranks: tuple[int, ...]) -> int:
    """Length of the longest run that the newest cards form in any order (C-A12); 0 without one."""
    for length in range(len(ranks), 2, -1):
        newest = ranks[-length:]
        if max(newest) - min(newest) == length - 1 and len(set(newest)) == length:
            return length
    return 0


# --- the show ---


def show_combinations(
    hand: Sequence[Card], starter: Card, *, crib: bool = False, four_flush: bool = True
) -> tuple[Combination, ...]:
    """What four cards and the starter score.

    crib: the rules for flushes and their ids are those of the crib. four_flush: four cards of a suit count without the
    starter.
    """
    cards = low_to_high((*hand, starter))
    patterns = rank_patterns(tuple([ORDER[card] for card in cards]))
    scoring = [Combination(p.kind, tuple([cards[place] for place in p.places]), p.score, p.rule) for p in patterns]
    return (*scoring, *_flush(hand, starter, crib, four_flush), *_nobs(hand, starter))


def show_score(hand: Sequence[Card], starter: Card, *, crib: bool = False, four_flush: bool = True) -> int:
    """The sum of `show_combinations`, without building them: random games spend a third of their time there."""
    ranks = [ORDER[card] for card in hand]
    ranks.append(ORDER[starter])
    ranks.sort()
    score = rank_score(tuple(ranks))
    for scored in _flush(hand, starter, crib, four_flush), _nobs(hand, starter):
        if scored:
            score += total(scored)
    return score


@cache
def rank_score(ranks: tuple[int, ...]) -> int:
    """What five cards score by their ranks alone, given low to high."""
    sums = [0]
    for rank in ranks:
        sums += [so_far + min(rank, 10) for so_far in sums]
    pairs = sum([ranks.count(rank) - 1 for rank in ranks])  # n alike: n (n - 1)
    return 2 * sums.count(15) + pairs + _run_score(ranks)


def _run_score(ranks: tuple[int, ...]) -> int:
    length, ways = 0, 1
    for rank in range(1, 15):
        number = ranks.count(rank)
        if number:
            length, ways = length + 1, ways * number
        elif length >= 3:
            return length * ways
        else:
            length, ways = 0, 1
    return 0


@cache
def rank_patterns(ranks: tuple[int, ...]) -> tuple[Pattern, ...]:
    """Fifteens, equal ranks and runs of five cards given as their ranks, low to high."""
    return (*_fifteens(ranks), *_equals(ranks), *_runs(ranks))


def _fifteens(ranks: tuple[int, ...]) -> Iterator[Pattern]:
    """Every different choice of cards that adds up to 15 (C-A17)."""
    for size in range(2, 6):
        for places in combinations(range(5), size):
            if sum(min(ranks[place], 10) for place in places) == 15:
                yield Pattern(Kind.FIFTEEN, places, 2, "C-A17")


def _equals(ranks: tuple[int, ...]) -> Iterator[Pattern]:
    for rank, number in Counter(ranks).items():
        if number > 1:
            kind, score = _EQUAL[number]
            yield Pattern(kind, tuple(place for place in range(5) if ranks[place] == rank), score, "C-14")


def _runs(ranks: tuple[int, ...]) -> Iterator[Pattern]:
    """The longest run, once for each choice among cards of equal rank (C-A18)."""
    distinct = sorted(set(ranks))
    for _, block in groupby(enumerate(distinct), key=lambda item: item[1] - item[0]):
        run = [rank for _, rank in block]
        if len(run) >= 3:
            for places in product(*([place for place in range(5) if ranks[place] == rank] for rank in run)):
                yield Pattern(Kind.RUN, places, len(run), "C-A18")


def _flush(hand: Sequence[Card], starter: Card, crib: bool, four_flush: bool) -> tuple[Combination, ...]:
    suit = hand[0].suit
    for card in hand:
        if card.suit is not suit:
            return ()  # three in hand and the starter are no flush: C-A20
    rule = "C-A19" if crib else "C-15"
    if starter.suit is suit:
        return (Combination(Kind.FLUSH, (*hand, starter), 5, rule),)
    return (Combination(Kind.FLUSH, tuple(hand), 4, rule),) if four_flush else ()


def _nobs(hand: Sequence[Card], starter: Card) -> tuple[Combination, ...]:
    """The jack of the starter's suit, held; a jack as starter is no nob (C-A21)."""
    jack = _JACKS[starter.suit]
    return (Combination(Kind.NOBS, (jack, starter), 1, "C-16"),) if jack in hand else ()
