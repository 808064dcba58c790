"""The rule-of-thumb player: named blunders it does not commit, how fast it is, and that it beats random play."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stammtisch.cards import cards_text, parse_cards
from stammtisch.games.tractor import GAME
from stammtisch.games.tractor.moves import Bury, Declare, Play
from stammtisch.games.tractor.options import TractorOptions
from stammtisch.games.tractor.order import CARD_POINTS, order_of
from stammtisch.players import PLAYERS
from stammtisch.players.player import AnyPlayer
from stammtisch.players.random_player import RandomPlayer
from stammtisch.seats import Seat
from stammtisch.testing.positions import random_options
from tests.games.tractor.deals import all_pass, deck_with, endgame, opened
from tests.games.tractor.replaying import play_texts
from tests.games.tractor.tables import FULL, HOUSE

BOT = PLAYERS["tractor"]

BLUNDERS = [
    (
        "does not trump the partner's winning card",
        ["SA D3", "S3 D4", "H3 D6", "S6 D7"],
        ("0 play SA", "1 play S3"),
        "play D6",
    ),
    (
        "gives points to the partner's trick as last to play",
        ["S4 D3", "SA D4", "S6 D6", "SK S3"],
        ("0 play S4", "1 play SA", "2 play S6"),
        "play SK",
    ),
    (
        "does not waste a ten on a lost trick",
        ["S4 D3", "S6 D4", "SA D6", "ST S3"],
        ("0 play S4", "1 play S6", "2 play SA"),
        "play S3",
    ),
    (
        "gives both copies of a worthless card to a lost trick before a king",
        ["SA SA D3", "S4 S6 D4", "S7 S8 D6", "C3 C3 CK"],
        ("0 play SA SA", "1 play S4 S6", "2 play S7 S8"),
        "play C3 C3",
    ),
    (
        "does not waste an ace on a lost trick",
        ["H4 D3", "H6 D4", "BIG D6", "SA S3"],
        ("0 play H4", "1 play H6", "2 play BIG"),
        "play S3",
    ),
    (
        "does not break a pair for nothing",
        ["SA D3 D4", "S6 D4 D6", "S7 D6 D8", "S8 S8 S9"],
        ("0 play SA", "1 play S6", "2 play S7"),
        "play S9",
    ),
    (
        "takes a trick with points as last to play, as cheaply as it can",
        ["S4 D3", "S5 D4", "SK D6", "SA S3"],
        ("0 play S4", "1 play S5", "2 play SK"),
        "play SA",
    ),
    (
        "trumps a trick with points when void and last to play",
        ["S4 D3", "S5 D4", "SK D6", "H3 C3"],
        ("0 play S4", "1 play S5", "2 play SK"),
        "play H3",
    ),
    (
        "does not overtrump the partner",
        ["S4 D3", "H3 D4", "SK D6", "H9 C3"],
        ("0 play S4", "1 play H3", "2 play SK"),
        "play C3",
    ),
]

FULL_BLUNDERS = [
    (
        "trumps a throw with points when void and last to play, as cheaply as it can",
        ["SA SA SK D3", "S4 S6 S7 D4", "S8 S9 ST D6", "H3 H3 H4 H9"],
        ("0 play SA SA SK", "1 play S4 S6 S7", "2 play S8 S9 ST"),
        "play H3 H3 H4",
    ),
    (
        "overtrumps a throw that an opponent has trumped",
        ["SA SK D3", "S4 S6 D4", "H4 H6 D6", "H3 H9 D7"],
        ("0 play SA SK", "1 play S4 S6", "2 play H4 H6"),
        "play H3 H9",
    ),
    (
        "does not trump a throw of the partner",
        ["D3 S3 S4", "SA SK D4", "SQ SJ D6", "H3 H4 C7"],
        ("1 play SA SK", "2 play SQ SJ"),
        "play H3 C7",
    ),
]


@pytest.mark.parametrize(("says", "hands", "moves", "expected"), FULL_BLUNDERS, ids=[row[0] for row in FULL_BLUNDERS])
def test_with_throws_the_player(says: str, hands: list[str], moves: tuple[str, ...], expected: str) -> None:
    state = play_texts(endgame(FULL, hands, leader=int(moves[0][0])), *moves)
    assert GAME.parse_move(expected) == chosen(BOT, state, GAME.to_act(state)[0])


@pytest.mark.parametrize(("says", "hands", "moves", "expected"), BLUNDERS, ids=[row[0] for row in BLUNDERS])
def test_the_player(says: str, hands: list[str], moves: tuple[str, ...], expected: str) -> None:
    state = play_texts(endgame(HOUSE, hands, leader=int(moves[0][0])), *moves)
    assert expected == GAME.move_text(chosen(BOT, state, GAME.to_act(state)[0]))


def chosen(player: AnyPlayer, state: Any, seat: Seat) -> Any:
    return player.choose(GAME.view(state, seat), GAME.legal_moves(state, seat), Random(1))


def test_it_buries_no_trumps_aces_or_points_while_it_has_other_cards() -> None:
    state = all_pass(opened(HOUSE, deck_with({0: "SA SA DK CK H3 BIG C3 C4 C6 C7 D3 D4 D6 S3 S4"}, kitty="HA")))
    move = chosen(BOT, state, Seat(0))
    assert isinstance(move, Bury)
    order = order_of(state.bargain.contract)
    assert not [card for card in move.cards if order.is_trump(card) or card.rank in CARD_POINTS]
    assert "SA" not in cards_text(move.cards)


def test_it_buries_no_card_that_is_sure_of_a_trick_though_the_rest_are_pairs_and_points() -> None:
    """A lone ace would be cheaper to miss than pairs of a long suit, but it wins."""
    hand = "SA DA DA DQ DQ DJ DJ D9 D9 D8 D8 D7 D7 D6 D6 D4 D4 D3 D3 H3 H4 H6 H7 H8 H9"
    state = all_pass(opened(HOUSE, deck_with({0: hand}, kitty="HA HK HQ HJ HT BIG BIG SML")))
    move = chosen(BOT, state, Seat(0))
    assert isinstance(move, Bury)
    assert not set(move.cards) & set(parse_cards("SA DA"))


def test_it_declares_a_long_suit_and_not_a_short_one() -> None:
    long_hearts = "H2 H3 H4 H5 H6 H7 H8 H9 HT HJ HQ HK BIG S2 C2"
    state = opened(HOUSE, deck_with({0: long_hearts}))
    assert Declare(parse_cards("H2")) == chosen(BOT, state, Seat(0))
    short = "H2 S3 S4 S5 S6 S7 S8 D3 D4 D5 D6 D7 D8 C3 C4 C5 C6 C7 C8 S9 D9 C9 ST DT CT"
    assert "pass" == GAME.move_text(chosen(BOT, opened(HOUSE, deck_with({0: short})), Seat(0)))


def test_it_leads_a_pair_that_nothing_can_beat() -> None:
    state = endgame(HOUSE, ["SA SA S3 D3", "S4 S5 S6 S7", "S8 S9 ST SJ", "SQ D4 D5 D6"])
    assert Play(parse_cards("SA SA")) == chosen(BOT, state, Seat(0))


@pytest.mark.parametrize("preset", ["house", "full"])
def test_it_beats_random_play_clearly_in_both_seatings(preset: str) -> None:
    """Over 16 deals the bots' side gains many times the levels."""
    options: TractorOptions = GAME.presets[preset]
    levels = [0, 0]
    for number in range(16):
        deal, _ = played(options, side=number % 2, seed=number // 2)
        levels[0] += deal[number % 2]
        levels[1] += deal[1 - number % 2]
    assert levels[0] >= 12
    assert levels[0] > 3 * levels[1]


def played(options: TractorOptions, side: int, seed: int) -> tuple[tuple[int, ...], int]:
    """Levels gained in one deal in which the bots hold `side`, and how many moves they made."""
    rng, count = Random(seed), 0
    match = GAME.open_match(options, Seat(rng.randrange(4)), ())
    state = GAME.deal(match, GAME.next_deck(match, None, rng))
    while (result := GAME.result(state)) is None:
        seat = GAME.to_act(state)[0]
        view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
        move = (BOT if seat % 2 == side else RandomPlayer()).choose(view, moves, rng)
        if seat % 2 == side:
            count += 1
        state, _ = GAME.play(state, seat, move)
    return result.scores, count


def test_every_choice_is_legal_in_every_option() -> None:
    """The table refuses what is not: that the deals come to an end says that nothing was."""
    for seed in range(12):
        scores, moves = played(random_options(GAME, Random(seed), changes=8), side=seed % 2, seed=seed)
        assert len(scores) == 2
        assert moves
