"""Deals made to measure: hands that hold what a test needs, filled up from the rest of the two packs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from stammtisch.cards import Card, Suit, parse_cards
from stammtisch.games.tractor import GAME
from stammtisch.games.tractor.deal import TWO_PACKS
from stammtisch.games.tractor.match import TractorMatch
from stammtisch.games.tractor.moves import PASS, Bury
from stammtisch.games.tractor.options import TractorOptions, level_index, level_rank
from stammtisch.games.tractor.order import contract_of, order_of
from stammtisch.games.tractor.state import Bargain, Burying, Dealt, Declaring, Playing, State, hand_of
from stammtisch.games.tractor.trick import OpenTrick
from stammtisch.seats import Seat


def deck_with(hands: Mapping[int, str], kitty: str = "", dealer: int = 0, seed: int = 1) -> tuple[Card, ...]:
    """A pack that deals each seat the cards named, and others drawn at random; the kitty begins with those named."""
    held = [list(parse_cards(hands.get(seat, ""))) for seat in range(4)]
    away = list(parse_cards(kitty))
    rest = list((Counter(TWO_PACKS) - Counter(card for cards in (*held, away) for card in cards)).elements())
    Random(seed).shuffle(rest)
    for hand in held:
        while len(hand) < 25:
            hand.append(rest.pop())
    turned = [held[(dealer + place) % 4] for place in range(4)]
    return (*(card for four in zip(*turned, strict=True) for card in four), *away, *rest)


def opened(options: TractorOptions, deck: Sequence[Card], dealer: int = 0, **changes: object) -> State:
    """A deal of a match that has just begun, or that `changes` moved on."""
    match: TractorMatch = replace(GAME.open_match(options, Seat(dealer), ()), **changes)  # type: ignore[arg-type]  # any field
    return GAME.deal(match, deck)


def all_pass(state: State) -> Burying:
    """The state after everybody passed."""
    while isinstance(state, Declaring):
        state = GAME.play(state, state.turn, PASS)[0]
    assert isinstance(state, Burying)
    return state


def buried(state: Burying, cards: str | None = None) -> Playing:
    """The state after the dealer buried these cards, or the first eight."""
    away = tuple(parse_cards(cards)) if cards else hand_of(state, state.bargain.dealer)[:8]
    playing = GAME.play(state, state.bargain.dealer, Bury(away))[0]
    assert isinstance(playing, Playing)
    return playing


def endgame(
    options: TractorOptions,
    hands: Sequence[str],
    *,
    level: str = "2",
    trump: str = "H",
    dealer: int = 0,
    leader: int = 0,
    kitty: str = "C3 C4 C6 C7 C8 C9 D3 D4",
) -> Playing:
    """A few last cards, whatever went before: no tricks are remembered."""
    match = TractorMatch(options, Seat(dealer), (level_index(level), level_index(level)), dealer_known=True)
    suit = Suit(trump) if trump else None
    contract = contract_of(options, level_rank(match.level), suit)
    held = tuple(order_of(contract).sorted_hand(parse_cards(hand)) for hand in hands)
    away = parse_cards(kitty)
    bargain = Bargain(Seat(dealer), contract, None, (), ())
    return Playing(match, Dealt(held, away), (), bargain, away, held, OpenTrick(Seat(leader)))
