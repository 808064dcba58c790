"""Belote's counting help, made of a seat's view."""

from __future__ import annotations

from typing import Final

from stammtisch.cards import Card, Suit
from stammtisch.games.belote.contracts import Contract, card_points, strengths
from stammtisch.games.belote.knowledge import knowledge
from stammtisch.games.belote.view import BeloteView, Phase
from stammtisch.games.belote.viewing import HAND_SUITS
from stammtisch.games.count_help import CountHelp, Taken, count_suits
from stammtisch.seats import Seat, Side, side_of

_SIDES: Final = ((Seat(0), Seat(2)), (Seat(1), Seat(3)))


def count_help_of(view: BeloteView) -> CountHelp | None:
    """What `view` lets its seat count; None outside the play. Card points are those before no trumps doubles them."""
    if view.doubled is None or view.phase not in (Phase.PLAY, Phase.CLAIM):
        return None
    contract, known = view.doubled.contract, knowledge(view)

    def suit_of(card: Card) -> Suit | None:
        return None if card.suit is contract.trump else card.suit

    out = sorted(known.unseen, key=lambda card: -strengths(contract, card.suit)[card])
    played = [card for cards in known.played for card in cards]
    taken = tuple(Taken(seats, _taken(view, contract, side_of(seats[0]))) for seats in _SIDES)
    return CountHelp(count_suits(out, played, suit_of, HAND_SUITS), taken)


def _taken(view: BeloteView, contract: Contract, side: Side) -> int:
    worth = card_points(contract)
    return sum(worth[card] for won in view.won if side_of(won.winner) == side for card in won.trick.cards)
