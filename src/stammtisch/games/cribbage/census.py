"""Counting all 12,994,800 choices of four cards and a starter by what they score.

By classes of equal hands, which is quick, and hand by hand, which shows that the classes are right.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain, combinations, combinations_with_replacement, groupby, product
from typing import Final

from stammtisch.cards import PACK_52, SUITS, Card, Suit, find_card
from stammtisch.games.cribbage.combinations import ORDER, Kind, rank_score, show_combinations, show_score, total

_RANKS: Final = range(1, 14)
_BY_RANK: Final = {order: card.rank for card, order in ORDER.items()}
_OF_SUIT: Final = tuple(tuple(card for card in PACK_52 if card.suit is suit) for suit in SUITS)
_STARTERS: Final = tuple((card, ORDER[card], suit) for suit, cards in enumerate(_OF_SUIT) for card in cards)
_JACK: Final = next(order for order, rank in _BY_RANK.items() if rank.value == "J")


def histogram(*, crib: bool) -> Counter[int]:
    """How many of all hands (or cribs, with five-card flushes only) score how much, counted by classes.

    A class is four ranks and the rank of the starter. The ranks give fifteens, equal ranks and runs; the suits add
    flush and nobs, and how often they do depends only on which ranks are alike and which are jacks.
    """
    counts: Counter[int] = Counter()
    for hand in combinations_with_replacement(_RANKS, 4):
        for starter in (rank for rank in _RANKS if hand.count(rank) < 4):
            for score, number in class_scores(hand, starter, crib=crib):
                counts[score] += number
    return counts


def class_scores(hand: tuple[int, ...], starter: int, *, crib: bool) -> list[tuple[int, int]]:
    """The scores in one class and how many hands have each; ranks from 1 to 13, those of the hand low to high."""
    base = rank_score(tuple(sorted((*hand, starter))))
    return [(base + extra, number) for extra, number in _suit_scores(_shape(hand, starter), crib)]


_Shape = tuple[tuple[int, bool, bool], ...]
"""For each rank of the hand: how many cards, whether it is the jack, whether the starter has it too."""


def _shape(hand: tuple[int, ...], starter: int) -> _Shape:
    return tuple(sorted((len(list(group)), rank == _JACK, rank == starter) for rank, group in groupby(hand)))


@cache
def _suit_scores(shape: _Shape, crib: bool) -> tuple[tuple[int, int], ...]:
    """What suits add to hands of this shape, each with the number of choices of suits, over every suit of the starter.

    Counted with stand-in ranks: kings for jacks that are not there would do as well.
    """
    stand_ins = [order for order in _RANKS if order != _JACK]
    ranks = [_JACK if jack else stand_ins[place] for place, (_, jack, _) in enumerate(shape)]
    shared = [rank for rank, (_, _, with_starter) in zip(ranks, shape, strict=True) if with_starter]
    starter = find_card(Suit.CLUBS, _BY_RANK[shared[0] if shared else stand_ins[-1]])
    counts: Counter[int] = Counter()
    for hand in _hands([(rank, number) for rank, (number, _, _) in zip(ranks, shape, strict=True)], starter):
        scoring = show_combinations(hand, starter, crib=crib, four_flush=not crib)
        counts[total([scored for scored in scoring if scored.kind in (Kind.FLUSH, Kind.NOBS)])] += len(SUITS)
    return tuple(counts.items())


def _hands(numbers: Sequence[tuple[int, int]], starter: Card) -> Iterator[tuple[Card, ...]]:
    """Every choice of suits for so many cards of each rank, the starter left out."""
    choices = [
        list(combinations([find_card(suit, _BY_RANK[rank]) for suit in SUITS], number)) for rank, number in numbers
    ]
    for chosen in product(*choices):
        hand = tuple(chain.from_iterable(chosen))
        if starter not in hand:
            yield hand


def histogram_hand_by_hand(hands: Iterable[tuple[Card, ...]] | None = None, *, crib: bool = False) -> Counter[int]:
    """The same, each hand with each starter looked at by itself; all 270,725 hands, or only those given.

    What ranks and suits bring is counted once a hand for each rank and each suit that the starter may have.
    """
    counts: Counter[int] = Counter()
    for hand in combinations(PACK_52, 4) if hands is None else hands:
        by_rank = _by_rank(hand)
        by_suit = _by_suit(hand, by_rank, crib)
        counts.update([by_rank[rank] + by_suit[suit] for card, rank, suit in _STARTERS if card not in hand])
    return counts


def _by_rank(hand: Sequence[Card]) -> list[int]:
    """What the hand scores by ranks with a starter of each rank, from 1 to 13; no starter is the fifth of a rank."""
    ranks = [ORDER[card] for card in hand]
    return [0 if ranks.count(rank) == 4 else rank_score(tuple(sorted((*ranks, rank)))) for rank in range(14)]


def _by_suit(hand: Sequence[Card], by_rank: Sequence[int], crib: bool) -> list[int]:
    """What flush and nobs add with a starter of each suit: the same for all starters of a suit."""
    starters = [next(card for card in of_suit if card not in hand) for of_suit in _OF_SUIT]
    scores = [show_score((*hand, starter), crib=crib, four_flush=not crib) for starter in starters]
    return [score - by_rank[ORDER[starter]] for score, starter in zip(scores, starters, strict=True)]
