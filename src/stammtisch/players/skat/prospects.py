"""What a game is likely to bring before it is named: how far to bid, skat or Hand, what to lay away, what to name.

What belongs here: the expected score of every way to go on, over skats drawn by lot. What does not: how games end
(`outcomes.py`), the play of cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Final

from stammtisch.cards import PACK_32, Card, in_pack_order
from stammtisch.games.skat.contract import Contract, Kind
from stammtisch.games.skat.exchange import contracts
from stammtisch.games.skat.options import Options
from stammtisch.games.skat.order import ALL_CARD_POINTS, CARD_POINTS, card_points, matadors
from stammtisch.games.skat.scoring import Taken
from stammtisch.players.skat.outcomes import BITS, Expected, Holding, Outcomes, holding_of, read_outcomes
from stammtisch.players.skat.stakes import Stakes
from stammtisch.values import dataclass

OUTCOMES: Final = read_outcomes()
KINDS: Final = (Kind.CLUBS, Kind.SPADES, Kind.HEARTS, Kind.DIAMONDS, Kind.GRAND)
"""Those counted in card points, in the order of `Outcomes.means`."""

_LIMITS: Final = (31, 61, 90, ALL_CARD_POINTS)
_BETWEEN: Final = (20, 50, 75, 100, ALL_CARD_POINTS)
"""Card points for each way a game can end: Schneider, lost, won, with Schneider, with Schwarz."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A contract with what is laid away for it. away: empty in a Hand game. worth: what it is expected to score."""

    contract: Contract
    away: tuple[Card, ...]
    worth: float
    chance: float


def expected_score(stakes: Stakes, expected: Expected) -> float:
    """What a suit game or Grand is expected to score."""
    score, least = 0.0, 1.0
    for worth, limit in zip(_scores(stakes), (*_LIMITS, 999), strict=True):
        reaches = expected.chance(limit)
        score += (least - reaches) * worth
        least = reaches
    return score


@lru_cache(maxsize=4096)
def _scores(stakes: Stakes) -> tuple[int, ...]:
    return tuple(stakes.score(Taken(points, every=points == ALL_CARD_POINTS)) for points in _BETWEEN)


def null_score(stakes: Stakes, chance: float) -> float:
    """What a Null is expected to score if it is made with this chance."""
    made, lost = (stakes.score(Taken(0, none=none)) for none in (True, False))
    return chance * made + (1 - chance) * lost


@dataclass(frozen=True, slots=True)
class Best:
    """Of twelve cards: by kind, the best average with what is laid away for it, and matadors; likewise for Null."""

    means: tuple[float, ...]
    aways: tuple[tuple[Card, ...], ...]
    matadors: tuple[int, ...]
    null_chance: float
    null_away: tuple[Card, ...]


@lru_cache(maxsize=4096)
def best_of(twelve: tuple[Card, ...], leads: bool, outcomes: Outcomes = OUTCOMES) -> Best:
    """The best two cards to lay away for each kind of game."""
    whole = holding_of(twelve)
    means, aways = [-1000.0] * len(KINDS), [twelve[:2]] * len(KINDS)
    null, null_away = 0.0, twelve[:2]
    for pair in combinations(twelve, 2):
        held = _without(whole, pair)
        away = CARD_POINTS[pair[0]] + CARD_POINTS[pair[1]]
        for place, mean in enumerate(outcomes.means(held, away, leads, False)):
            if mean > means[place]:
                means[place], aways[place] = mean, pair
        chance = outcomes.null_chance(held, leads, False)
        if chance > null:
            null, null_away = chance, pair
    return Best(tuple(means), tuple(aways), tuple(matadors(twelve, kind) for kind in KINDS), null, null_away)


def _without(held: Holding, pair: Sequence[Card]) -> Holding:
    left = list(held)
    for card in pair:
        place, bit = BITS[card]
        left[place] ^= bit
    return left[0], left[1], left[2], left[3], left[4]


def plans_with_skat(options: Options, bid: int, twelve: tuple[Card, ...], leads: bool) -> Iterator[Plan]:
    """The best plan for each contract that may be named once the skat is taken."""
    best = best_of(twelve, leads)
    for place, kind in enumerate(KINDS):
        expected = Expected(best.means[place], OUTCOMES.spread(kind, False))
        stakes = Stakes.of(options, Contract(kind), bid, best.matadors[place])
        yield Plan(stakes.contract, best.aways[place], expected_score(stakes, expected), expected.chance(61))
    for contract in contracts(options, bid, False):
        if contract.kind is Kind.NULL:
            yield _null_plan(options, bid, contract, best.null_away, best.null_chance)


def named_plans(
    options: Options,
    bid: int,
    ten: tuple[Card, ...],
    away: tuple[Card, ...],
    offered: Sequence[Contract],
    leads: bool,
) -> Iterator[Plan]:
    """What each contract is expected to score once two cards are laid away."""
    held, twelve = holding_of(ten), (*ten, *away)
    means = OUTCOMES.means(held, card_points(away), leads, False)
    null = OUTCOMES.null_chance(held, leads, False)
    for contract in offered:
        if contract.kind is Kind.NULL:
            yield _null_plan(options, bid, contract, away, null)
        else:
            expected = Expected(means[KINDS.index(contract.kind)], OUTCOMES.spread(contract.kind, False))
            stakes = Stakes.of(options, contract, bid, matadors(twelve, contract.kind))
            yield Plan(contract, away, expected_score(stakes, expected), expected.chance(61))


def _null_plan(options: Options, bid: int, contract: Contract, away: tuple[Card, ...], closed: float) -> Plan:
    """closed: the chance of the same hand if it does not lie open."""
    chance = closed * (OPEN_CHANCE if contract.ouvert else 1)
    return Plan(contract, away, null_score(Stakes.of(options, contract, bid, 0), chance), chance)


OPEN_CHANCE: Final = 0.8
"""How much of the chance of a Null is left when the hand lies open, before it is looked at more closely."""


def hand_plans(
    options: Options, bid: int, ten: tuple[Card, ...], offered: Sequence[Contract], leads: bool, drawn: Sequence[Skat]
) -> Iterator[Plan]:
    """What each Hand game is expected to score, over these skats."""
    held = holding_of(ten)
    means = OUTCOMES.means(held, 0, leads, True)
    null = OUTCOMES.null_chance(held, leads, True)
    for contract in offered:
        if contract.kind is Kind.NULL:
            yield _null_plan(options, bid, contract, (), null)
        else:
            expected = Expected(means[KINDS.index(contract.kind)], OUTCOMES.spread(contract.kind, True))
            counts = [matadors((*ten, *skat), contract.kind) for skat in drawn]
            scores = {
                count: expected_score(Stakes.of(options, contract, bid, count), expected) for count in set(counts)
            }
            yield Plan(contract, (), sum(scores[count] for count in counts) / len(counts), expected.chance(61))


Skat = tuple[Card, ...]


@lru_cache(maxsize=64)
def skats(ten: tuple[Card, ...], number: int) -> tuple[Skat, ...]:
    """So many skats beside these ten cards, the same every time."""
    others = [card for card in PACK_32 if card not in ten]
    rng = Random(" ".join(card.text for card in ten))
    return tuple(tuple(rng.sample(others, 2)) for _ in range(number))


def worth_with_skat(options: Options, bid: int, ten: tuple[Card, ...], leads: bool, drawn: Sequence[Skat]) -> float:
    """What the best game after taking the skat is expected to score, if it must cover the bid."""
    return sum(
        max(plan.worth for plan in plans_with_skat(options, bid, in_pack_order((*ten, *skat)), leads)) for skat in drawn
    ) / len(drawn)
