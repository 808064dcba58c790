"""The kernel says what the rules say: on every position of whole deals, under every preset."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stammtisch.games.skat import GAME
from stammtisch.games.skat.contract import Kind
from stammtisch.games.skat.moves import PLAYS
from stammtisch.games.skat.order import card_points, order_of
from stammtisch.games.skat.play import legal_cards
from stammtisch.games.skat.state import Declared, Play
from stammtisch.solvers.kernels import interpreted, skat, skat_random
from stammtisch.solvers.skat.masks import Layout, layout_of
from stammtisch.testing.positions import random_deal, random_match

PRESETS = list(GAME.presets)
KERNELS = {"imported": skat, "interpreted": interpreted("skat")}


@pytest.mark.parametrize("preset", PRESETS)
def test_legal_cards_takers_and_card_points_are_those_of_the_rules(preset: str) -> None:
    """Every decision and every trick of random deals, Ramsch included where the preset has it."""
    rng, decisions = Random(preset), 0
    for _ in range(80):
        before = None
        for step in random_deal(GAME, random_match(GAME, GAME.presets[preset], rng), rng):
            if isinstance(before, Play):
                decisions += compare(before, step.state)
            before = step.state
    assert decisions > 400


def compare(play: Play, after: object) -> int:
    """Hold every kernel against the rules in one position; returns 1 if a card was to be played."""
    layout = layout_of(play.game.kind if isinstance(play.game, Declared) else Kind.GRAND)
    if play.question is not None:
        return 0
    for kernel in KERNELS.values():
        hand = layout.mask(play.hands[play.turn])
        if play.cards:
            legal = kernel.legal(layout.mode, hand, layout.place(play.cards[0]))
            assert {PLAYS[card] for card in layout.cards_in(legal)} == set(legal_cards(play, play.turn))
    if isinstance(after, Play) and len(after.tricks) > len(play.tricks):
        taken = after.tricks[-1]
        for kernel in KERNELS.values():
            place = kernel.winner(layout.mode, *map(layout.place, taken.trick.cards))
            assert taken.seats[place] == taken.winner
            assert kernel.card_points(layout.mode, layout.mask(taken.trick.cards)) == taken.card_points
    return 1


@pytest.mark.parametrize("kind", list(Kind))
@pytest.mark.parametrize("kernel", list(KERNELS.values()), ids=list(KERNELS))
def test_every_pair_of_cards_ranks_as_in_the_rules(kernel: Any, kind: Kind) -> None:
    """Effective suits, and which card beats which led one (S-9 to S-11)."""
    order, layout = order_of(kind), layout_of(kind)
    for led in layout.cards:
        place = layout.place(led)
        suit = kernel.suit_of(layout.mode, place)
        assert set(layout.cards_in(suit)) == order.alike[led]
        strength = order.strength[order.effective[led]]
        higher = {card for card in layout.cards if strength[card] > strength[led]}
        assert set(layout.cards_in(kernel.beaters_of(layout.mode, place))) == higher


@pytest.mark.parametrize("kind", list(Kind))
def test_the_layout_holds_the_whole_pack_and_its_worth(kind: Kind) -> None:
    """Each card once, read back as it was written."""
    layout = layout_of(kind)
    assert layout.cards_in(layout.mask(layout.cards)) == layout.cards and len(set(layout.cards)) == 32
    for card in layout.cards:
        assert skat.card_points(layout.mode, layout.bits[card]) == card_points([card])


def test_deals_at_random_are_played_by_the_rules() -> None:
    """Each card is legal and the next leader the taker, in every kind of game; compiled and interpreted alike."""
    deals, plain = skat_random.RandomDeals(7), interpreted("skat_random").RandomDeals(7)
    modes = set()
    for _ in range(40):
        mode, *hands, leader = deals.deal()
        assert plain.deal() == (mode, *hands, leader)
        assert sum(hands) == hands[0] | hands[1] | hands[2] and all(hand.bit_count() == 10 for hand in hands)
        modes.add(mode)
        layout = next(layout_of(kind) for kind in Kind if layout_of(kind).mode == mode)
        for _ in range(10):
            cards = deals.trick()
            assert plain.trick() == cards
            leader = follow(layout, hands, leader, cards)
    assert modes == {skat.SUIT_GAME, skat.GRAND, skat.NULL}
    assert deals.play(50) == plain.play(50)


def follow(layout: Layout, hands: list[int], leader: int, cards: tuple[int, int, int]) -> int:
    """Check a trick against the hands, take its cards out of them; returns who took it."""
    for step, card in enumerate(cards):
        seat = (leader + step) % 3
        legal = skat.legal(layout.mode, hands[seat], cards[0]) if step else hands[seat]
        assert legal >> card & 1
        hands[seat] &= ~(1 << card)
    return (leader + skat.winner(layout.mode, *cards)) % 3


def test_random_deals_are_spread_as_chance_would() -> None:
    """The declarer takes a third of the card points of suit games and Grand, more or less."""
    taken = skat_random.RandomDeals(3).play(20_000)
    assert 20_000 * 30 < taken < 20_000 * 42
