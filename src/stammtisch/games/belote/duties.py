"""What must be played: the duties to follow, to overtake and to trump (B-16 to B-19), as a class for each card.

A card is legal if no card in the hand belongs to a better class. The same classes say why a card is refused, and what a
card once played tells about the hand it came from.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from functools import cache
from typing import Final

from stammtisch.cards import PACK_32, Card, Suit
from stammtisch.games.belote.contracts import Contract, strengths
from stammtisch.games.belote.options import BeloteOptions
from stammtisch.games.game import Refusal
from stammtisch.tricks import winning_place


class Duty(IntEnum):
    """How well a card meets the duties in a trick, the best first."""

    OVERTAKE = 0  # follows and beats the winning card where that is demanded
    FOLLOW = 1
    RUFF = 2  # trumps, and beats any trump in the trick
    UNDERRUFF = 3  # trumps, lower than the trump that wins, where even that is demanded (B-A14)
    FREE = 4


RULES: Final = {
    "must_follow": "you must follow suit",
    "must_overtake": "you must play a higher card of this suit",
    "must_trump": "you cannot follow suit and must trump",
    "must_overtrump": "you must play a higher trump",
}
"""Every code with which a card in hand may be refused, and its sentence."""


def winning_card(contract: Contract, cards: Sequence[Card]) -> int:
    """Place of the card that wins so far (B-20)."""
    return winning_place(cards, strengths(contract, cards[0].suit).__getitem__)


def duties(contract: Contract, cards: Sequence[Card], options: BeloteOptions) -> Mapping[Card, Duty]:
    """The duty of every card for the seat that plays next to `cards`, the trick so far; not for the lead."""
    place = winning_card(contract, cards)
    return _duties(
        contract,
        cards[0].suit,
        cards[place],
        place == len(cards) - 2,
        options.partner_exempt_when_following,
        options.underruff == "forced",
    )


@cache
def _duties(
    contract: Contract, led: Suit, winning: Card, partner_wins: bool, exempt: bool, forced: bool
) -> Mapping[Card, Duty]:
    table = strengths(contract, led)
    trump = contract.trump
    overtaking = (contract is Contract.ALL_TRUMPS or led is trump) and not (exempt and partner_wins)
    ruffing = trump is not None and not partner_wins
    must_underruff = forced or winning.suit is not trump

    def duty(card: Card) -> Duty:
        beats = table[card] > table[winning]
        if card.suit is led:
            return Duty.OVERTAKE if overtaking and beats else Duty.FOLLOW
        if ruffing and card.suit is trump:
            return Duty.RUFF if beats else Duty.UNDERRUFF if must_underruff else Duty.FREE
        return Duty.FREE

    return {card: duty(card) for card in PACK_32}


def legal_cards(
    hand: Sequence[Card], contract: Contract, cards: Sequence[Card], options: BeloteOptions
) -> tuple[Card, ...]:
    """The cards of `hand` that may be played to `cards`, the trick so far, in the order of the hand."""
    if not cards:
        return tuple(hand)
    table = duties(contract, cards, options)
    met = [table[card] for card in hand]
    best = min(met)
    return tuple([card for card, duty in zip(hand, met, strict=True) if duty is best])


def refusals(
    hand: Sequence[Card], contract: Contract, cards: Sequence[Card], options: BeloteOptions
) -> tuple[Refusal, ...]:
    """The cards of `hand` that may not be played now, each with its reason."""
    if not cards:
        return ()
    table = duties(contract, cards, options)
    best = min(table[card] for card in hand)
    return tuple(
        Refusal(card, *_reason(contract, card, cards[0].suit, best)) for card in hand if table[card] is not best
    )


def _reason(contract: Contract, card: Card, led: Suit, best: Duty) -> tuple[str, str]:
    """Code and rule why `card` is refused to a hand that could do `best`."""
    match best:
        case Duty.OVERTAKE if card.suit is led:
            return "must_overtake", "B-A13" if contract is Contract.ALL_TRUMPS else "B-18"
        case Duty.OVERTAKE | Duty.FOLLOW:
            return "must_follow", "B-16"
        case Duty.RUFF if card.suit is contract.trump:
            return "must_overtrump", "B-18"
        case Duty.RUFF:
            return "must_trump", "B-17"
        case _:
            return "must_trump", "B-A14"


def ruled_out(card: Card, contract: Contract, cards: Sequence[Card], options: BeloteOptions) -> frozenset[Card]:
    """The cards that a hand cannot have held from which `card` was legally played to `cards`, the trick before it."""
    return _better(duties(contract, cards, options), card) if cards else frozenset()


def _better(table: Mapping[Card, Duty], card: Card) -> frozenset[Card]:
    own = table[card]
    return frozenset(other for other in PACK_32 if table[other] < own)


def total_points(cards: Iterable[Card], points: Mapping[Card, int]) -> int:
    """Card points of the cards together."""
    return sum(points[card] for card in cards)
