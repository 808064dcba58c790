"""A position of Tractor with open cards: the last tricks, as the rules know them.

What belongs here: what a position is, and from a table to it. What does not: masks (`layout.py`), the search.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from stammtisch.errors import ParseError
from stammtisch.games.tractor.deal import TWO_PACKS
from stammtisch.games.tractor.options import TractorOptions
from stammtisch.games.tractor.order import Contract, card_points
from stammtisch.games.tractor.state import Hands, Playing
from stammtisch.games.tractor.trick import OpenTrick
from stammtisch.seats import Seat

MOST_CARDS = 6
"""In a hand: what the search is made for."""


@dataclass(frozen=True, slots=True)
class Position:
    """The last tricks of a deal, all cards open. Raises ParseError for what cannot be one.

    hands: the cards each seat still holds; those of `trick`, which is not full, are no longer among them.
    kitty_points: card points of the buried cards.
    """

    contract: Contract
    options: TractorOptions
    dealer: Seat
    hands: Hands
    trick: OpenTrick
    kitty_points: int

    def __post_init__(self) -> None:
        whole = [len(hand) for hand in self.hands_with_table]
        if len(whole) != 4 or len(set(whole)) != 1 or not 0 < whole[0] <= MOST_CARDS or len(self.trick.plays) > 3:
            held, played = [len(hand) for hand in self.hands], len(self.trick.plays)
            raise ParseError(
                f"no ending of Tractor: hands of {held} cards, a trick of {played} plays; "
                f"four hands of 1 to {MOST_CARDS} cards are wanted, those on the table counted"
            )
        if any(len(cards) != len(self.trick.plays[0]) for cards in self.trick.plays):
            raise ParseError("no ending of Tractor: plays of different size on the table")
        if Counter(card for hand in self.hands_with_table for card in hand) - Counter(TWO_PACKS):
            raise ParseError("no ending of Tractor: a card that is there three times")

    @property
    def hands_with_table(self) -> Hands:
        """The hands as they were when the trick began."""
        hands = list(self.hands)
        for place, cards in enumerate(self.trick.plays):
            seat = (self.trick.leader + place) % 4
            hands[seat] = (*hands[seat], *cards)
        return tuple(hands)

    @property
    def turn(self) -> Seat:
        """Who plays next."""
        return self.trick.to_play


def position_of(play: Playing) -> Position:
    """What is left of a deal at a table. Raises ParseError where more than the last tricks are left."""
    bargain = play.bargain
    return Position(
        bargain.contract, play.match.options, bargain.dealer, play.hands, play.trick, card_points(play.buried)
    )
