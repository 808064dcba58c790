"""What a seat sees, and states drawn from it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from stammtisch.cards import PACK_52, Card, parse_cards
from stammtisch.games.cribbage import GAME
from stammtisch.games.cribbage.combinations import VALUE
from stammtisch.games.cribbage.sample import sample_state
from stammtisch.games.cribbage.state import Discarding, Finished, Play, State
from stammtisch.games.cribbage.view import played_by
from stammtisch.seats import Seat
from stammtisch.testing.positions import random_deal, random_match, random_options
from tests.games.cribbage.test_deals import open_deal, play_text

PONE, DEALER = Seat(1), Seat(0)


def test_the_crib_stays_hidden_but_for_ones_own_two_cards_until_the_deal_is_over() -> None:
    """C-4, C-A27."""
    rng = Random(4)
    match = random_match(GAME, GAME.presets["house"], rng)
    steps = list(random_deal(GAME, match, rng))
    for step in steps:
        view = GAME.view(step.state, PONE)
        over = isinstance(step.state, Finished)
        assert bool(view.crib) == over
        assert bool(view.dealt[DEALER]) == over
        assert view.dealt[PONE]
        assert view.discards[PONE] == view.own_discards
        assert GAME.view(step.state, None).own_discards == ()
    assert len(GAME.view(steps[-1].state, None).crib) == 4


def test_the_starter_shows_only_after_both_have_discarded() -> None:
    """C-A4, C-A27."""
    rng = Random(5)
    match = random_match(GAME, GAME.presets["house"], rng)
    for step in random_deal(GAME, match, rng):
        view = GAME.view(step.state, None)
        assert (view.starter is None) == isinstance(step.state, Discarding)
        assert view.crib_count == 4 or view.starter is None


def hidden_hand(state: State, seat: Seat) -> frozenset[Card]:
    assert isinstance(state, Play)
    return frozenset(state.hands[seat])


def test_after_a_go_the_hidden_hand_holds_only_cards_that_did_not_fit() -> None:
    state = open_deal({"hands": ["HK H9 H8 H7 D2 D4", "SK SQ SA CA CJ C3"], "starter": "D6"})
    for text in ("1 SK", "0 HK", "1 SQ", "0 go"):
        state = play_text(state, text)
    view, rng = GAME.view(state, PONE), Random(1)
    for _ in range(200):
        assert all(VALUE[card] > 1 for card in hidden_hand(sample_state(view, rng), DEALER))


def test_a_seat_that_plays_on_after_a_go_holds_a_card_that_fits() -> None:
    state = open_deal({"hands": ["HK H9 H8 H7 D2 D4", "SK SQ SA CA CJ C3"], "starter": "D6"})
    for text in ("1 SK", "0 HK", "1 SQ", "0 go"):
        state = play_text(state, text)
    view, rng = GAME.view(state, DEALER), Random(2)
    for _ in range(40):
        assert any(VALUE[card] == 1 for card in hidden_hand(sample_state(view, rng), PONE))


@pytest.mark.parametrize(
    ("moves", "room"),
    [
        (("1 SK", "0 HK", "1 S9", "0 go"), 2),  # the pone has the turn at 29: it holds an ace or a two
        (("1 SK", "0 HK", "1 S9", "0 go", "1 S2", "0 H9"), 10),  # a new series: its last card may be any
    ],
)
def test_hidden_hands_are_drawn_uniformly(moves: tuple[str, ...], room: int) -> None:
    """Every possible hidden hand comes up equally often: full enumeration against 20 draws for each."""
    state = open_deal({"hands": ["HK H9 H8 H7 D2 D4", "SK S9 S2 CA CJ C3"], "starter": "D6"})
    for text in moves:
        state = play_text(state, text)
    view, rng = GAME.view(state, DEALER), Random(3)
    seen = {*view.dealt[DEALER], *parse_cards("D6"), *played_by(view, PONE)}
    hands = combinations([card for card in PACK_52 if card not in seen], view.card_counts[PONE])
    possible = {frozenset(hand) for hand in hands if any(VALUE[card] <= room for card in hand)}
    drawn = Counter(hidden_hand(sample_state(view, rng), PONE) for _ in range(20 * len(possible)))
    assert set(drawn) == possible
    chi_square = sum((count - 20) ** 2 / 20 for count in drawn.values())
    assert abs(chi_square - len(possible)) < 5 * (2 * len(possible)) ** 0.5


def test_the_order_of_the_stock_and_the_starter_before_it_is_turned_are_drawn_too() -> None:
    rng = Random(8)
    match = random_match(GAME, GAME.presets["house"], rng)
    state = GAME.deal(match, GAME.next_deck(match, None, rng))
    view = GAME.view(state, PONE)
    starters = Counter(sample_state(view, rng).dealt.starter for _ in range(1840))  # type: ignore[union-attr]  # dealt
    assert len(starters) == 46
    assert all(10 < count < 80 for count in starters.values())


def test_a_drawn_state_has_the_view_it_was_drawn_from_under_any_options() -> None:
    rng = Random(9)
    for _ in range(12):
        match = random_match(GAME, random_options(GAME, rng), rng)
        for step in random_deal(GAME, match, rng):
            for seat in (None, PONE, DEALER):
                view = GAME.view(step.state, seat)
                assert GAME.view(GAME.sample(view, rng), seat) == view
