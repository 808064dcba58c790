"""Card combinations that score, in the play and in the show: the whole of the counting.

Not here: who gets the score, and when the game stops.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from itertools import combinations, groupby, product, takewhile
from typing import Final, NamedTuple, TypeAlias

from stammtisch.cards import PACK_52, Card, Rank, find_card
from stammtisch.values import builder, dataclass


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


Scoring: TypeAlias = tuple[Combination, ...]

_combination = builder(Combination)


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
_JACK_OF: Final = {card: find_card(card.suit, Rank.JACK) for card in PACK_52}
_PLACE_OF: Final = {card: place for place, card in enumerate(sorted(PACK_52, key=ORDER.__getitem__))}.__getitem__


def low_to_high(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards as Cribbage players hold them."""
    return tuple(sorted(cards, key=_PLACE_OF))


def total(scoring: Sequence[Combination]) -> int:
    """The score of all of them."""
    return sum([combination.score for combination in scoring])


# --- the play ---


def play_combinations(series: tuple[Card, ...]) -> Scoring:
    """What the newest card scores; `series` holds the cards since the count was last 0 (C-A11, C-A14).

    The point for a go or the last card is not part of it.
    """
    return scored_by_newest(series, sum([VALUE[card] for card in series]))


def scored_by_newest(series: tuple[Card, ...], count: int) -> Scoring:
    """The same where the count of the series is known."""
    if len(series) < 2:
        return ()
    pairs = series[-1].rank is series[-2].rank
    length = 0 if pairs or len(series) < 3 else _run_at_end(series)
    if not (pairs or length or count in _ROUND_COUNTS):
        return ()  # most cards score nothing
    found: list[Combination] = []
    if count in _ROUND_COUNTS:
        kind, rule = _ROUND_COUNTS[count]
        found.append(_combination(kind, series, 2, rule))
    if pairs:
        alike = _equal_at_end(series)
        kind, score = _EQUAL[alike]
        found.append(_combination(kind, series[-alike:], score, "C-13"))
    elif length:
        found.append(_combination(Kind.RUN, series[-length:], length, "C-12"))
    return tuple(found)


_ROUND_COUNTS: Final = {15: (Kind.FIFTEEN, "C-11"), LIMIT: (Kind.THIRTY_ONE, "C-9")}


def _equal_at_end(series: tuple[Card, ...]) -> int:
    """How many of the newest cards are of one rank, with no other between them (C-A13)."""
    rank = series[-1].rank
    return len(list(takewhile(lambda card: card.rank is rank, reversed(series))))


def _run_at_end(series: tuple[Card, ...]) -> int:
    """Length of the longest run that the newest cards form in any order (C-A12); 0 without one."""
    ranks = longest = 0
    for card in reversed(series):
        bit = _BIT[card]
        if ranks & bit:
            break  # a rank comes twice, so that no longer row is a run
        ranks |= bit
        if ranks in _RUNS:
            longest = ranks
    return longest.bit_count()


_BIT: Final = {card: 1 << order for card, order in ORDER.items()}
_RUNS: Final = frozenset(((1 << length) - 1) << lowest for length in range(3, 14) for lowest in range(1, 15 - length))
"""Three ranks in a row and more, as bits."""


# --- the show ---


def show_combinations(hand: Sequence[Card], starter: Card, *, crib: bool = False, four_flush: bool = True) -> Scoring:
    """What four cards and the starter score.

    crib: the rules for flushes and their ids are those of the crib. four_flush: four cards of a suit count without the
    starter.
    """
    cards = low_to_high((*hand, starter))
    patterns = rank_patterns(tuple([ORDER[card] for card in cards]))
    scoring = [Combination(p.kind, tuple([cards[place] for place in p.places]), p.score, p.rule) for p in patterns]
    return (*scoring, *_flush(hand, starter, crib, four_flush), *_nobs(hand, starter))


def show_score(cards: tuple[Card, ...], *, crib: bool = False, four_flush: bool = True) -> int:
    """The sum of `show_combinations`, without building them. cards: the four and the starter."""
    first, second, third, fourth, starter = cards
    score = _SCORES[_DIGIT[first] + _DIGIT[second] + _DIGIT[third] + _DIGIT[fourth] + _DIGIT[starter]]
    if first.suit is second.suit is third.suit is fourth.suit:
        score += total(_flush(cards[:4], starter, crib, four_flush))
    jack = _JACK_OF[starter]
    return score + 1 if first is jack or second is jack or third is jack or fourth is jack else score


class _Scores(dict[int, int]):
    """What five cards score by their ranks alone, by the sum of their digits; worked out when first asked for."""

    def __missing__(self, digits: int) -> int:
        ranks = [rank for rank in range(1, 14) for _ in range(digits // 5 ** (rank - 1) % 5)]
        score = self[digits] = rank_score(tuple(ranks))
        return score


_DIGIT: Final = {card: 5 ** (order - 1) for card, order in ORDER.items()}
"""Added up they make a number to the base of five, whose digits say how many cards there are of each rank."""

_SCORES: Final = _Scores()


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


def _flush(hand: Sequence[Card], starter: Card, crib: bool, four_flush: bool) -> Scoring:
    suit = hand[0].suit
    for card in hand:
        if card.suit is not suit:
            return ()  # three in hand and the starter are no flush: C-A20
    rule = "C-A19" if crib else "C-15"
    if starter.suit is suit:
        return (Combination(Kind.FLUSH, (*hand, starter), 5, rule),)
    return (Combination(Kind.FLUSH, tuple(hand), 4, rule),) if four_flush else ()


def _nobs(hand: Sequence[Card], starter: Card) -> Scoring:
    """The jack of the starter's suit, held; a jack as starter is no nob (C-A21)."""
    jack = _JACK_OF[starter]
    return (Combination(Kind.NOBS, (jack, starter), 1, "C-16"),) if jack in hand else ()
