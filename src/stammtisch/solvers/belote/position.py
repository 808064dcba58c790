"""A position of Belote with open cards, and how the kernels see it: numbers for cards, masks for hands.

What belongs here: the way from cards to masks and back, contract by contract. What does not: any search.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from stammtisch.cards import PACK_32, Card, Suit
from stammtisch.errors import ParseError
from stammtisch.games.belote.contracts import PLAIN_RANKS, TRUMP_RANKS, Contract, is_trump
from stammtisch.games.belote.options import HOUSE, BeloteOptions
from stammtisch.games.belote.state import Hands, Playing
from stammtisch.seats import Seat
from stammtisch.solvers.kernels import belote as kernel
from stammtisch.tricks import Trick

KINDS: Final = {Contract.NO_TRUMPS: kernel.NO_TRUMPS, Contract.ALL_TRUMPS: kernel.ALL_TRUMPS}
"""As the kernels call them; a contract that is not named here has a suit for trumps."""

PLACES: Final = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)


@dataclass(frozen=True, slots=True)
class Position:
    """The play of a deal, or what is left of it, all cards open.

    hands: the cards each seat still holds; those of `trick`, which is not full, are no longer among them.
    options: of these only the duties of play count (B-A12, B-A14).
    """

    contract: Contract
    hands: Hands
    trick: Trick
    options: BeloteOptions = HOUSE

    def __post_init__(self) -> None:
        played = len(self.trick.cards)
        whole = [len(self.hands[(self.trick.leader + step) % 4]) + (step < played) for step in range(4)]
        cards = [card for hand in self.hands for card in hand] + list(self.trick.cards)
        if played > 3 or len(self.hands) != 4 or len(set(whole)) != 1 or whole[0] == 0:
            raise ParseError(
                f"no position of Belote: hands of {[len(hand) for hand in self.hands]} cards, trick of {played}"
            )
        if len(set(cards)) != len(cards) or not PACK.issuperset(cards):
            raise ParseError("no position of Belote: a card that is there twice, or none of the pack of 32")

    @property
    def turn(self) -> Seat:
        """Who plays next."""
        return self.trick.seat_at(len(self.trick.cards), 4)

    @property
    def tricks_left(self) -> int:
        """How many tricks are still to be won, the one on the table included."""
        return max(map(len, self.hands))


PACK: Final = frozenset(PACK_32)


def position_of(play: Playing) -> Position:
    """What is left of a deal at a table."""
    return Position(play.contract, play.hands, play.trick, play.match.options)


@cache
def numbers(contract: Contract) -> Mapping[Card, int]:
    """The kernels' number of each card under a contract; trumps stand at the last place."""
    trump = contract.trump
    places = sorted(PLACES, key=lambda suit: (suit is trump, PLACES.index(suit)))
    table = {}
    for card in PACK_32:
        ranks = TRUMP_RANKS if is_trump(card, contract) else PLAIN_RANKS
        table[card] = 8 * places.index(card.suit) + 7 - ranks.index(card.rank)
    return table


@cache
def rules_of(contract: Contract, exempt: bool, forced: bool) -> kernel.Rules:
    """The kernels' rules of a contract."""
    return kernel.Rules(KINDS.get(contract, kernel.SUIT_CONTRACT), exempt, forced)


def rules_at(position: Position) -> kernel.Rules:
    """The kernels' rules of a position."""
    options = position.options
    return rules_of(position.contract, options.partner_exempt_when_following, options.underruff == "forced")


def masks(position: Position) -> list[int]:
    """The cards of each seat as a mask, those on the table included."""
    number = numbers(position.contract)
    hands = [sum(1 << number[card] for card in hand) for hand in position.hands]
    for place, card in enumerate(position.trick.cards):
        hands[(position.trick.leader + place) % 4] |= 1 << number[card]
    return hands


def trick_numbers(position: Position) -> list[int]:
    """The cards on the table as numbers, in the order played."""
    number = numbers(position.contract)
    return [number[card] for card in position.trick.cards]
