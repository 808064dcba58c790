"""Last tricks of Tractor with all that went before: every card that is not in a hand was played or lies buried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from stammtisch.cards import Card, Suit, cards_text, parse_cards
from stammtisch.games.tractor.deal import TWO_PACKS
from stammtisch.games.tractor.options import TractorOptions
from stammtisch.games.tractor.order import Order, order_of
from stammtisch.games.tractor.play import finished_trick
from stammtisch.games.tractor.state import Playing
from stammtisch.games.tractor.trick import FinishedTrick, OpenTrick
from stammtisch.seats import Seat
from tests.games.tractor.deals import endgame


def ending(
    options: TractorOptions,
    hands: Sequence[str],
    *,
    dealer: int = 0,
    leader: int = 0,
    level: str = "2",
    trump: str = "H",
    rich: bool = False,
) -> Playing:
    """The hands with a history in which everybody always followed suit with single cards. rich: a kitty of points."""
    bare = endgame(options, hands, dealer=dealer, leader=leader, level=level, trump=trump)
    order = order_of(bare.bargain.contract)
    rest = Counter(TWO_PACKS) - Counter(parse_cards(" ".join(hands)))
    suits: dict[Suit, list[Card]] = {}
    for card in sorted(rest.elements(), key=lambda card: order.cost[card], reverse=rich):
        suits.setdefault(order.suit_of[card], []).append(card)
    kitty = _kitty(suits)
    state = endgame(
        options, hands, dealer=dealer, leader=leader, level=level, trump=trump, kitty=cards_text(tuple(kitty))
    )
    tricks = [trick for suit in suits.values() for trick in _tricks(state, suit, order)]
    return replace(state, tricks=tuple(tricks))


def _kitty(suits: dict[Suit, list[Card]]) -> list[Card]:
    """Eight cards, taken from the suits, that leave whole tricks of each."""
    kitty = [cards.pop(0) for cards in suits.values() for _ in range(len(cards) % 4)]
    plain = max(suits, key=lambda suit: (suit is not Suit.JOKER, len(suits[suit])))
    while len(kitty) < 8:
        kitty.append(suits[plain].pop(0))
    assert len(kitty) == 8, "these hands leave no whole tricks: change a suit"
    return kitty


def _tricks(state: Playing, cards: list[Card], order: Order) -> list[FinishedTrick]:
    """Tricks of four of these cards each, led by seat 0."""
    falling = sorted(cards, key=lambda card: -order.class_of[card])
    fours = [falling[start : start + 4] for start in range(0, len(falling), 4)]
    return [finished_trick(state, OpenTrick(Seat(0), tuple((card,) for card in four))) for four in fours]
