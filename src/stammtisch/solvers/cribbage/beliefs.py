"""What a view of Cribbage tells of the other seat, and what each discard and each card to play is worth against that.

Not here: any choice, nor the words for it; `players/cribbage/` makes both.
"""

from __future__ import annotations

from dataclasses import dataclass
from threading import local
from typing import Final

from stammtisch.cards import SUITS, Card
from stammtisch.games.cribbage.combinations import LIMIT, ORDER, show_score
from stammtisch.games.cribbage.view import CribbageView, played_by
from stammtisch.seats import Seat
from stammtisch.solvers.cribbage.tables import tables
from stammtisch.solvers.kernels.cribbage_pegging import BeliefPegging

_TARGET: Final = 121
"""The tables' target; a shorter game is its end."""

_SUIT: Final = {suit: place for place, suit in enumerate(SUITS)}
_OF_THIS_THREAD: Final = local()


@dataclass(frozen=True, slots=True)
class DiscardWorth:
    """What follows on average if these two cards are laid away.

    win: chance to win the game. hand, crib: average scores. mine, theirs: what both seats peg.
    """

    cards: tuple[Card, ...]
    win: float
    hand: float
    crib: float
    mine: float
    theirs: float


@dataclass(frozen=True, slots=True)
class PlayWorth:
    """What follows on average if a card of this rank is played.

    win: chance to win the game. score: what the card scores. reply: the chance that the other seat holds a card that
    scores on it; replied: what its best one scores on average. hands: how many hands of the other seat fit what was
    seen.
    """

    card: Card
    win: float
    score: int
    reply: float
    replied: float
    hands: int


def number_of(card: Card) -> int:
    """4 * rank + suit, as the kernels have it."""
    return 4 * (ORDER[card] - 1) + _SUIT[card.suit]


def rank_of(card: Card) -> int:
    """0 for an ace to 12 for a king."""
    return ORDER[card] - 1


def weigh_discards(view: CribbageView) -> tuple[DiscardWorth, ...]:
    """The worth of all fifteen discards of a hand of six."""
    cards = sorted(view.hand, key=number_of)
    mine, theirs = _scores(view)
    found = _kernel().discards([number_of(card) for card in cards], _role(view), mine, theirs)
    pairs = [(cards[low], cards[high]) for low in range(5) for high in range(low + 1, 6)]
    return tuple(DiscardWorth(pair, *worth) for pair, worth in zip(pairs, found, strict=True))


def weigh_plays(view: CribbageView, *, hands: int | None = None, doubt: float = 1.0) -> tuple[PlayWorth, ...]:
    """The worth of each different rank that may be played, by one of its cards.

    hands: only so many of the likeliest hands of the other seat are thought about. doubt: how much a hand still counts
    that would have played something else; 1 to read nothing in what the other seat chose.
    """
    kernel = _kernel()
    _recall(kernel, view, doubt)
    fitting = kernel.fitting()
    if hands is not None:
        kernel.keep_heaviest(hands)
    by_rank = {rank_of(card): card for card in view.hand}
    mine, theirs = _scores(view)
    found = kernel.weigh(-1 if view.gone is None else 1, mine, theirs)
    return tuple(
        PlayWorth(by_rank[rank], win, score, reply, replied, fitting) for rank, win, reply, replied, score in found
    )


def chance_of_dealer(dealer: int, pone: int, target: int) -> float:
    """The chance that the dealer wins, before the deal, with these scores of both in a game to `target`."""
    shift = _TARGET - target
    return tables().wins[_TARGET * (dealer + shift) + pone + shift]


def _kernel() -> BeliefPegging:
    """One for each thread: it is a board on which the search moves pieces."""
    if not hasattr(_OF_THIS_THREAD, "kernel"):
        kernel, known = BeliefPegging(), tables()
        kernel.load(list(known.kept), list(known.thrown), list(known.pegs), list(known.wins))
        _OF_THIS_THREAD.kernel = kernel
    kernel = _OF_THIS_THREAD.kernel
    assert isinstance(kernel, BeliefPegging)
    return kernel


def _role(view: CribbageView) -> int:
    return 1 if view.seat == view.dealer else 0


def _scores(view: CribbageView) -> tuple[int, int]:
    """Our score and the other seat's, counted so that 121 wins."""
    assert view.seat is not None
    shift = _TARGET - view.match.options.target
    return view.board[view.seat] + shift, view.board[1 - view.seat] + shift


def _recall(kernel: BeliefPegging, view: CribbageView, doubt: float) -> None:
    """Draws up the hands that the other seat may have, and takes from them what the play has shown."""
    assert view.seat is not None and view.starter is not None
    own, other = played_by(view, view.seat), played_by(view, Seat(1 - view.seat))
    kernel.see([number_of(card) for card in (*view.hand, *own, *view.own_discards, view.starter, *other)])
    starter = rank_of(view.starter)
    low, high = sorted(map(rank_of, view.own_discards))
    nobs = any(card.text == f"{view.starter.suit.value}J" for card in view.own_discards)
    shown = show_score((*view.hand, *own, view.starter))
    kernel.begin(_role(view), list(map(rank_of, view.hand)), shown, starter, list(map(rank_of, other)))
    kernel.set_goal(low, high, starter, int(nobs), *_scores(view))
    _replay(kernel, view, doubt)


def _replay(kernel: BeliefPegging, view: CribbageView, doubt: float) -> None:
    series = count = 0
    gone = False  # whether we said go in this series
    held = len(view.hand) + len(played_by(view, view.seat)) if view.seat is not None else 0
    for played in view.plays:
        if played.series != series:
            _end_series(kernel, count)
            series, gone = played.series, False
        count = played.count
        if played.card is None:
            gone = played.seat == view.seat
            if not gone:
                kernel.cannot()
        elif played.seat == view.seat:
            kernel.lay_mine(rank_of(played.card))
            held -= 1
        else:
            kernel.lay_theirs(rank_of(played.card), 0 if gone else held, doubt)
    if view.plays and not view.series:
        _end_series(kernel, count)


def _end_series(kernel: BeliefPegging, count: int) -> None:
    """A series ends short of 31 only when nobody has a card that fits."""
    if count < LIMIT:
        kernel.cannot()
    kernel.reset()
