"""The auction: what a hand promises in each contract, and what is called on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from stammtisch.cards import Card, Rank, find_card
from stammtisch.games.belote.contracts import Contract, is_trump
from stammtisch.games.belote.moves import SAY_KONTRA, SAY_PASS, SAY_REKONTRA, Bid, Move
from stammtisch.games.belote.view import BeloteView
from stammtisch.seats import side_of

ENOUGH: Final = {Contract.NO_TRUMPS: 50, Contract.ALL_TRUMPS: 54}
"""Strength of five cards with which a contract is bid; a suit contract needs `ENOUGH_SUIT`."""
ENOUGH_SUIT: Final = 32
OVER_PARTNER: Final = 14  # so much more to bid over one's partner
FOR_KONTRA: Final = 16
FOR_REKONTRA: Final = 34

TRUMP_WORTH: Final = {
    Rank.JACK: 30,
    Rank.NINE: 18,
    Rank.ACE: 11,
    Rank.TEN: 8,
    Rank.KING: 5,
    Rank.QUEEN: 5,
    Rank.EIGHT: 4,
    Rank.SEVEN: 4,
}


def strength(hand: Iterable[Card], contract: Contract) -> int:
    """What the cards promise in a contract, in card points won, roughly."""
    cards = frozenset(hand)
    if contract is Contract.NO_TRUMPS:
        return sum(_plain_worth(card, cards, ace=22, ten=14, guarded=6) for card in cards)
    if contract is Contract.ALL_TRUMPS:
        return sum(_all_trumps_worth(card, cards) for card in cards)
    trumps = [card for card in cards if is_trump(card, contract)]
    worth = sum(TRUMP_WORTH[card.rank] for card in trumps)
    if len(trumps) < 3:
        worth -= 20 * (3 - len(trumps))
    return worth + sum(_plain_worth(card, cards, ace=14, ten=7, guarded=3) for card in cards.difference(trumps))


def _plain_worth(card: Card, cards: frozenset[Card], *, ace: int, ten: int, guarded: int) -> int:
    """An ace, a ten under its ace, a ten with a small card beside it."""
    if card.rank is Rank.ACE:
        return ace
    if card.rank is not Rank.TEN:
        return 0
    if find_card(card.suit, Rank.ACE) in cards:
        return ten
    return guarded if sum(other.suit is card.suit for other in cards) > 1 else 0


def _all_trumps_worth(card: Card, cards: frozenset[Card]) -> int:
    has_jack = find_card(card.suit, Rank.JACK) in cards
    if card.rank is Rank.JACK:
        return 25
    if card.rank is Rank.NINE:
        return 18 if has_jack else 7
    return 7 if card.rank is Rank.ACE and has_jack else 2


def _margin(hand: Iterable[Card], contract: Contract) -> int:
    return strength(hand, contract) - ENOUGH.get(contract, ENOUGH_SUIT)


def choose_call(view: BeloteView, moves: Sequence[Move]) -> Move:
    """The best bid that the hand is worth, Kontra or Rekontra, else pass."""
    standing = view.doubled
    is_partners = standing is not None and view.seat is not None and side_of(standing.declarer) == side_of(view.seat)
    needed = OVER_PARTNER if is_partners else 0
    bids = [move for move in moves if isinstance(move, Bid) and _margin(view.hand, move.contract) >= needed]
    if standing is not None:
        here = _margin(view.hand, standing.contract)
        if SAY_KONTRA in moves and here >= FOR_KONTRA:
            return SAY_KONTRA
        if SAY_REKONTRA in moves and standing.declarer == view.seat and here >= FOR_REKONTRA:
            return SAY_REKONTRA
        if is_partners and standing.multiplier > 1:
            return SAY_PASS
    return max(bids, key=lambda bid: _margin(view.hand, bid.contract)) if bids else SAY_PASS
