"""Players of Cribbage that ours are measured against: a plain yardstick, and other people's program where installed.

What belongs here: how each of them chooses from a view. What does not: the match (`strength.py`).
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from stammtisch.cards import Card, without
from stammtisch.games.cribbage.combinations import VALUE, play_combinations, total
from stammtisch.games.cribbage.moves import PLAYS, Discard, Move, PlayCard, discard
from stammtisch.games.cribbage.view import CribbageView, Phase
from stammtisch.players.cribbage.by_rule import hand_average


class BestHandGreedyPlay:
    """Keeps the four cards of the best average show, whoever has the crib; plays what scores most, then the highest."""

    def choose(self, view: CribbageView, moves: Sequence[Move], rng: Random) -> Move:
        """One of `moves`."""
        if view.phase is Phase.DISCARD:
            return max(moves, key=lambda move: self._kept(view, move))
        return max(moves, key=lambda move: self._scored(view, move))

    def _kept(self, view: CribbageView, move: Move) -> float:
        assert isinstance(move, Discard)
        return hand_average(without(view.hand, move.cards), view.hand)

    def _scored(self, view: CribbageView, move: Move) -> tuple[int, int]:
        if not isinstance(move, PlayCard):
            return (0, 0)
        return total(play_combinations((*view.series, move.card))), VALUE[move.card]


class MagmaCrunch:
    """The opponent of `magmacrunch-cribbage`, asked for both of its decisions as its own game asks."""

    def __init__(self) -> None:
        self._ai: Any = importlib.import_module("cribbage.ai")
        self._cards: Any = importlib.import_module("cribbage.cards")

    def choose(self, view: CribbageView, moves: Sequence[Move], rng: Random) -> Move:
        """One of `moves`."""
        if len(moves) == 1:
            return moves[0]
        if view.phase is Phase.DISCARD:
            thrown = self._ai.select_crib_cards(self._theirs(view.hand), view.seat != view.dealer)
            first, second = (self._ours(card, view.hand) for card in thrown)
            return discard(first, second)
        card = self._ai.select_pegging_card(self._theirs(view.hand), view.count, self._theirs(view.series))
        return PLAYS[self._ours(card, view.hand)]

    def _theirs(self, cards: Sequence[Card]) -> list[Any]:
        return [self._cards.Card(_THEIR_SUIT[card.suit.value], _their_rank(card)) for card in cards]

    def _ours(self, theirs: Any, hand: Sequence[Card]) -> Card:
        return hand[self._theirs(hand).index(theirs)]


_THEIR_SUIT: Final = {"C": "clubs", "S": "spades", "H": "hearts", "D": "diamonds"}


def _their_rank(card: Card) -> str:
    return "10" if card.rank.value == "T" else card.rank.value


def has_magmacrunch() -> bool:
    """Whether the program is installed."""
    return importlib.util.find_spec("cribbage") is not None
