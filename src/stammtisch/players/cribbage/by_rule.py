"""A rule-of-thumb player of Cribbage: it weighs what it gets now against what the other seat may get next.

It knows its seat's view and nothing else. It does not look further ahead than one reply.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Final

from stammtisch.cards import PACK_52, Card, Rank, Suit, find_card, without
from stammtisch.games.cribbage.combinations import LIMIT, ORDER, VALUE, play_combinations, rank_score, total
from stammtisch.games.cribbage.counting import combinations_of
from stammtisch.games.cribbage.moves import ACCEPT, Count, Discard, Go, Move, Muggins, PlayCard
from stammtisch.games.cribbage.view import CribbageView, Phase
from stammtisch.seats import Seat

_RANKS: Final = range(1, 14)
_FLUSH: Final = 4 + 9 / 46  # four of a suit, and the fifth as starter in 9 of 46 cases
_NOBS: Final = 12 / 46
_OTHER_JACK: Final = 1 / 4
_KEEP_LOW: Final = 0.02
"""By how much a card is rather played for each pip: low cards still fit under 31 later on."""


_CRIB_AVERAGE: Final[tuple[tuple[int, ...], ...]] = (
    (549, 440, 452, 543, 569, 422, 404, 408, 400, 391, 392, 381, 370),
    (579, 680, 480, 572, 432, 424, 419, 409, 403, 403, 392, 382),
    (612, 545, 638, 423, 431, 425, 407, 410, 411, 400, 389),
    (610, 695, 492, 414, 426, 416, 410, 411, 400, 389),
    (896, 705, 637, 571, 569, 698, 699, 688, 677),
    (625, 550, 486, 553, 380, 380, 369, 359),
    (607, 672, 431, 368, 375, 364, 353),
    (560, 489, 426, 367, 362, 352),
    (549, 480, 421, 351, 346),
    (543, 478, 407, 337),
    (543, 474, 403),
    (521, 393),
    (499,),
)
"""In hundredths: first row A A, A 2 ... A K, then 2 2, 2 3 ...; counted out over all 19,600 choices of the other three
cards (tests/players/test_cribbage.py counts again)."""


class CribbagePlayer:
    """Discards by the average show, plays by the score of the card less that of the likely reply."""

    def choose(self, view: CribbageView, moves: Sequence[Move], rng: Random) -> Move:
        """One of `moves`; the same in the same position, but for where it cuts."""
        match view.phase:
            case Phase.CUT | Phase.CUT_DEAL:
                return rng.choice(moves)
            case Phase.DISCARD:
                return max(moves, key=lambda move: _discard_value(view, move))
            case Phase.NAME:
                return Count(_true_score(view))
            case Phase.CLAIM:
                return self._claim_or_go_on(view, moves)
            case _:
                return _best_play(view, moves)

    def _claim_or_go_on(self, view: CribbageView, moves: Sequence[Move]) -> Move:
        pending = view.pending
        overlooked = _true_score(view) - (pending.named or 0 if pending else 0)
        if overlooked > 0:
            return Muggins(overlooked)
        return ACCEPT if ACCEPT in moves else _best_play(view, [m for m in moves if isinstance(m, PlayCard | Go)])


def _true_score(view: CribbageView) -> int:
    """What the cards that are being counted are worth."""
    pending = view.pending
    return total(combinations_of(view.match.options, pending.where, pending.cards)) if pending else 0


# --- the discard ---


def _discard_value(view: CribbageView, move: Move) -> float:
    """Average score of the hand that stays, and of the crib: ours as the dealer, else the other's."""
    assert isinstance(move, Discard)
    stays = without(view.hand, move.cards)
    crib = crib_average(*sorted(ORDER[card] for card in move.cards))
    crib += sum(_OTHER_JACK for card in move.cards if card.rank is Rank.JACK)
    return hand_average(stays, view.hand) + (crib if view.seat == view.dealer else -crib)


def hand_average(stays: Sequence[Card], held: Sequence[Card]) -> float:
    """What four cards score on average over the 46 starters that are not among the six held."""
    ranks = [ORDER[card] for card in stays]
    seen = Counter(ORDER[card] for card in held)
    by_rank = sum((4 - seen[rank]) * rank_score(tuple(sorted((*ranks, rank)))) for rank in _RANKS) / 46
    flush = _FLUSH if len({card.suit for card in stays}) == 1 else 0
    return by_rank + flush + sum(_NOBS for card in stays if card.rank is Rank.JACK)


def crib_average(low: int, high: int) -> float:
    """What two ranks bring a crib on average, if the other three cards are any; suits left aside."""
    return _CRIB_AVERAGE[low - 1][high - low] / 100


# --- the play ---


def _best_play(view: CribbageView, moves: Sequence[Move]) -> Move:
    cards = [move for move in moves if isinstance(move, PlayCard)]
    if len(cards) < 2:
        return moves[0]
    unseen = unseen_ranks(view)
    return max(cards, key=lambda move: _play_value(view, move.card, unseen))


def unseen_ranks(view: CribbageView) -> Mapping[int, int]:
    """How many cards of each rank have not been seen by this seat."""
    seen: set[Card] = {*view.hand, *view.own_discards, *_played(view)}
    if view.starter is not None:
        seen.add(view.starter)
    return Counter(ORDER[card] for card in PACK_52 if card not in seen)


def _played(view: CribbageView) -> Iterator[Card]:
    return (played.card for played in view.plays if played.card is not None)


def _play_value(view: CribbageView, card: Card, unseen: Mapping[int, int]) -> float:
    """The card's own score, less the likely reply, with the chance of a go."""
    assert view.seat is not None
    other = Seat(1 - view.seat)
    series, count = (*view.series, card), view.count + VALUE[card]
    value = total(play_combinations(series)) + _KEEP_LOW * VALUE[card]
    left = without(view.hand, (card,))
    if count == LIMIT:
        return value
    goes_on = any(VALUE[mine] <= LIMIT - count for mine in left)
    if view.gone is not None or not view.card_counts[other]:
        return value + (0.5 if goes_on else 1)
    return value - _expected_reply(series, count, unseen, view.card_counts[other], left)


def _expected_reply(
    series: tuple[Card, ...], count: int, unseen: Mapping[int, int], cards: int, left: Sequence[Card]
) -> float:
    """What the best reply scores on average, if the other seat holds any `cards` of those unseen; below 0 for a go."""
    number = sum(unseen.values())
    replies = sorted(_replies(series, count, unseen, left), reverse=True)
    expected, none_so_far = 0.0, 1.0
    for score, of_rank in replies:
        holds = 1 - (1 - of_rank / number) ** cards
        expected += none_so_far * holds * score
        none_so_far *= 1 - holds
    return expected - none_so_far  # without a card that fits: a point for us


def _replies(
    series: tuple[Card, ...], count: int, unseen: Mapping[int, int], left: Sequence[Card]
) -> Iterator[tuple[float, int]]:
    """For each rank that fits: what it scores there, less what a third of ours would bring, and how many there are."""
    for rank, number in unseen.items():
        after = count + min(rank, 10)
        if after <= LIMIT:
            yield total(play_combinations((*series, _any_card(rank)))) - _counter(series[-1], rank, after, left), number


def _counter(card: Card, rank: int, count: int, left: Iterable[Card]) -> float:
    """6 for pair royal where the reply pairs `card` and we hold a third."""
    if rank != ORDER[card]:
        return 0
    return 6 if any(ORDER[mine] == rank and VALUE[mine] <= LIMIT - count for mine in left) else 0


_CARDS: Final = {order: find_card(Suit.CLUBS, card.rank) for card, order in ORDER.items()}


def _any_card(rank: int) -> Card:
    """A card of this rank; suits mean nothing in the play."""
    return _CARDS[rank]
