"""Exact values of the play of Cribbage with open cards: both seats peg as much more than the other as they can.

Not here: the show, the end of a game by a peg at home, and anything that does not know both hands (`beliefs.py`).
"""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.cards import Card
from stammtisch.games.cribbage.state import Play
from stammtisch.solvers.cribbage.beliefs import rank_of
from stammtisch.solvers.kernels.cribbage_open import OpenPegging


@dataclass(frozen=True, slots=True)
class CardValue:
    """What seat 0 pegs from here on less what seat 1 pegs, if this card is played now, and both play best then."""

    card: Card
    value: int


def peg_difference(play: Play) -> int:
    """What seat 0 pegs from here on, less what seat 1 pegs, by best play of both."""
    return _kernel(play).solve()


def card_values(play: Play) -> tuple[CardValue, ...]:
    """For each different rank that the seat in turn may play, one of its cards with its value; empty for a go."""
    by_rank = {rank_of(card): card for card in play.hands[play.turn]}
    return tuple(CardValue(by_rank[rank], value) for rank, value in _kernel(play).weigh())


def _kernel(play: Play) -> OpenPegging:
    kernel = OpenPegging()
    for seat in (0, 1):
        kernel.place(seat, [rank_of(card) for card in play.hands[seat]])
    kernel.begin([rank_of(card) for card in play.series], -1 if play.gone is None else int(play.gone), int(play.turn))
    return kernel
