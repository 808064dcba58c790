"""The players of Tractor that think: small positions with the right move, reasons in words, budgets, views only."""

from __future__ import annotations

import re
from functools import cache
from random import Random
from typing import Any

import pytest

from stammtisch.cards import cards_text
from stammtisch.games.tractor import GAME
from stammtisch.games.tractor.moves import Bury, Move
from stammtisch.games.tractor.order import order_of
from stammtisch.games.tractor.state import Playing
from stammtisch.players import LEVELS
from stammtisch.players.budget import Budget, Thinker
from stammtisch.players.reasons import Reason
from stammtisch.players.tractor.thinking import CLUB, EXPERT, MOST_STEPS, TractorThinker
from stammtisch.seats import Seat
from stammtisch.solvers import kernels
from stammtisch.testing.positions import random_options
from stammtisch.words import LANGUAGES, Words, message_key
from tests.games.tractor.deals import all_pass, deck_with, opened
from tests.games.tractor.endings import ending
from tests.games.tractor.replaying import play_texts
from tests.games.tractor.tables import FULL, HOUSE
from tests.players.test_tractor import BLUNDERS, FULL_BLUNDERS

BOTS = [TractorThinker(Budget(CLUB.worlds, MOST_STEPS)), TractorThinker(Budget(40, MOST_STEPS))]
"""`club`, and `expert` with fewer deals tried; neither looks at a clock, so that they always choose the same."""

BOTH = pytest.mark.parametrize("bot", BOTS, ids=["club", "expert"])

POSITIONS: list[tuple[str, list[str], tuple[str, ...], set[str]]] = [
    (
        "a king goes to the partner's ace",
        ["SA D3 D4", "S3 D6 D7", "SK S4 D8", "S6 D9 DJ"],
        ("0 play SA", "1 play S3"),
        {"play SK"},
    ),
    (
        "the partner's ace is not covered with the other one",
        ["SA D3 D4", "S3 D6 D7", "SA S4 D8", "S6 D9 DJ"],
        ("0 play SA", "1 play S3"),
        {"play S4"},
    ),
    (
        "a ten is not led into an ace",
        ["ST S3 D4", "SA D6 D7", "SK S4 D8", "S6 D9 DJ"],
        (),
        {"play S3", "play D4"},
    ),
    (
        "the opponents' red joker gets no points",
        ["BIG D3 D4", "H3 HT D7", "H4 D6 D8", "H6 D9 DJ"],
        ("0 play BIG",),
        {"play H3"},
    ),
    (
        "the partner's red joker gets a ten",
        ["BIG D3 D4", "H3 D6 D7", "H4 HT D8", "H6 D9 DJ"],
        ("0 play BIG", "1 play H3"),
        {"play HT"},
    ),
    (
        "the opponents' pair of jokers gets worthless trumps",
        ["BIG BIG D4", "H3 H4 HT", "H6 H7 D8", "H8 H9 DJ"],
        ("0 play BIG BIG",),
        {"play H4 H3"},
    ),
    (
        "the partner's pair of jokers gets a ten",
        ["BIG BIG D4", "H3 H4 D3", "HT H6 H7", "H8 H9 DJ"],
        ("0 play BIG BIG", "1 play H3 H4"),
        {"play HT H6"},
    ),
    (
        "the last to play takes points with the lowest card that does",
        ["S4 D3 D4", "S5 D6 D7", "S6 D8 D9", "S7 SA DJ"],
        ("0 play S4", "1 play S5", "2 play S6"),
        {"play S7"},
    ),
    (
        "the last to play brings the king home",
        ["S4 D3 D4", "S6 D6 D7", "SQ D8 D9", "SK S3 DJ"],
        ("0 play S4", "1 play S6", "2 play SQ"),
        {"play SK"},
    ),
    (
        "the last to play trumps points with points",
        ["SK D3 D4", "ST D6 D7", "S7 D8 D9", "HT H3 DJ"],
        ("0 play SK", "1 play ST", "2 play S7"),
        {"play HT"},
    ),
    (
        "a joker does not trump a low lead while the partner has the ace to play",
        ["D3 S3 D4", "D6 BIG C3", "SA D8 D9", "D7 DJ C4"],
        ("0 play S3",),
        {"play C3", "play D6"},
    ),
    (
        "a pair that nothing beats is led before loose cards",
        ["SA SA D3 D4", "S3 S4 D6 D7", "S6 S7 D8 D9", "S8 S9 DJ DQ"],
        (),
        {"play SA SA"},
    ),
    (
        "a tractor that nothing beats is led whole",
        ["SA SA SK SK D3", "S3 S4 S5 D6 D7", "S6 S7 S8 D8 D9", "S9 ST SJ DJ DQ"],
        (),
        {"play SA SA SK SK"},
    ),
    (
        "an opponent's ace gets nothing dear from a void hand",
        ["SA D3 D4", "C3 DT D7", "S4 C4 D8", "S6 D9 DJ"],
        ("0 play SA",),
        {"play C3"},
    ),
    (
        "the partner's unbeaten pair gets the pair of tens",
        ["SA SA D4", "S3 S4 D6", "ST ST S6", "S7 S8 DJ"],
        ("0 play SA SA", "1 play S3 S4"),
        {"play ST ST"},
    ),
    (
        "who does not overtrump the partner throws a card away",
        ["S4 D3 D4", "H3 D6 D7", "SK D8 D9", "H4 H9 C4"],
        ("0 play S4", "1 play H3", "2 play SK"),
        {"play C4"},
    ),
    (
        "an ace is led from a suit that all follow",
        ["SA S3 D3 D4 D6 D7", "S4 S6 D8 D9 DT C3", "S7 S8 DJ DQ C4 C6", "S9 SJ DK C7 C8 C9"],
        (),
        {"play SA"},
    ),
    (
        "a king is not led under two aces",
        ["SK S3 D3 D4 D6 D7", "SA S6 D8 D9 DT C3", "SA S8 DJ DQ C4 C6", "S9 SJ DK C7 C8 C9"],
        (),
        {"play S3", "play D3", "play D4", "play D6", "play D7"},
    ),
    (
        "the dealer's side, long in trumps, draws them",
        [
            "BIG BIG SML HA HA HK H9 H8",
            "H3 H4 D8 D9 DT C3 C4 S3",
            "S7 S8 DJ DQ C6 C7 H6 H7",
            "S9 SJ DK C8 C9 CT HT HJ",
        ],
        (),
        {"play BIG BIG", "play HA HA", "play BIG", "play SML", "play HK", "play HA"},
    ),
    (
        "the second hand takes ten points with an ace that nothing beats",
        ["ST D3 D4 D6 D7 C3", "SA S4 D8 D9 DJ C4", "S6 S7 DQ DK C6 C7", "S8 S9 C8 C9 CJ CQ"],
        ("0 play ST",),
        {"play SA"},
    ),
    (
        "the third hand goes up with the ace on the partner's low lead",
        ["S4 D3 D4 D6 D7 C3", "S6 S9 D8 D9 DJ C4", "SA S7 DQ DK C6 C7", "SK ST C8 C9 CJ CQ"],
        ("0 play S4", "1 play S6"),
        {"play SA"},
    ),
    (
        "a five goes to the partner's ace before a queen",
        ["SA D3 D4 D6 D7 C3", "S6 S9 D8 D9 DJ C4", "S5 SQ DQ DK C6 C7", "SK ST C8 C9 CJ CQ"],
        ("0 play SA", "1 play S6"),
        {"play S5"},
    ),
    (
        "a void hand throws away low from an opponents' trick",
        ["SA D3 D4 D6 D7 C3", "DJ CK C4 C6 C7 CT", "S6 S9 DQ DK C8 C9", "SK ST S3 S4 CJ CQ"],
        ("0 play SA",),
        {"play C4"},
    ),
    (
        "a trick of the partner's king and a ten is not trumped",
        ["S4 D3 D4 D6 D7 C3", "SK S9 D8 D9 DJ C4", "ST S7 DQ DK C6 C7", "H4 H9 C8 C9 CJ CQ"],
        ("0 play S4", "1 play SK", "2 play ST"),
        {"play C8", "play C9", "play CJ", "play CQ"},
    ),
    (
        "a trick is trumped low where nobody is left to overtrump",
        ["SA D3 D4 D6 D7 C3", "SK S9 D8 D9 DJ C4", "ST S7 DQ DK C6 C7", "H4 HA C8 C9 CJ CQ"],
        ("0 play SA", "1 play SK", "2 play ST"),
        {"play H4"},
    ),
    (
        "a pair with points is beaten by the lowest pair that does it",
        ["S4 S4 D3 D4 D6 D7", "SK ST D8 D9 DJ C4", "S7 S8 DQ DK C6 C7", "S9 S9 SA SA CJ CQ"],
        ("0 play S4 S4", "1 play SK ST", "2 play S7 S8"),
        {"play S9 S9"},
    ),
    (
        "an ace is not given to a pair that it cannot beat",
        ["S4 S4 D3 D4 D6 D7", "S6 S6 D8 D9 DJ C4", "S7 S8 DQ DK C6 C7", "SQ SJ SA CT CJ CQ"],
        ("0 play S4 S4", "1 play S6 S6", "2 play S7 S8"),
        {"play SQ SJ"},
    ),
    (
        "a pair with points is trumped by the lowest pair of trumps",
        ["SK SK D3 D4 D6 D7", "S6 S7 D8 D9 DJ C4", "S8 S9 DQ DK C6 C7", "H4 H4 H9 H9 CJ CQ"],
        ("0 play SK SK", "1 play S6 S7", "2 play S8 S9"),
        {"play H4 H4"},
    ),
    (
        "two loose trumps win nothing from a pair and are kept",
        ["SK SK D3 D4 D6 D7", "S6 S7 D8 D9 DJ C4", "S8 S9 DQ DK C6 C7", "H4 H9 C3 C4 CJ CQ"],
        ("0 play SK SK", "1 play S6 S7", "2 play S8 S9"),
        {"play C4 C3"},
    ),
]
"""What is right, hands by seat, what was played, the moves that are right; level 2, hearts trump, seat 0 dealt."""

KITTY: list[tuple[str, list[str], int, set[str]]] = [
    (
        "the dealer's side keeps the red joker for the last trick where much is buried",
        ["BIG S3", "S4 D6", "D7 S6", "S7 D9"],
        0,
        {"play S3"},
    ),
    (
        "the attackers keep a pair for the last trick: it brings the kitty four times",
        ["D3 D4 S3", "BIG BIG SA", "C3 C4 S4", "D6 D7 S7"],
        1,
        {"play SA"},
    ),
]


def chosen(bot: Any, state: Any, seed: int = 1) -> Move:
    seat = GAME.to_act(state)[0]
    move: Move = bot.choose(GAME.view(state, seat), GAME.legal_moves(state, seat), Random(seed))
    return move


def leader_of(moves: tuple[str, ...]) -> int:
    return int(moves[0][0]) if moves else 0


@BOTH
@pytest.mark.parametrize(("says", "hands", "moves", "right"), POSITIONS, ids=[row[0] for row in POSITIONS])
def test_in_small_positions(
    bot: TractorThinker, says: str, hands: list[str], moves: tuple[str, ...], right: set[str]
) -> None:
    """The move is one of those that are right."""
    state = play_texts(ending(HOUSE, hands, leader=leader_of(moves)), *moves)
    assert GAME.move_text(chosen(bot, state)) in right


@BOTH
@pytest.mark.parametrize(("says", "hands", "leader", "right"), KITTY, ids=[row[0] for row in KITTY])
def test_for_the_kitty(bot: TractorThinker, says: str, hands: list[str], leader: int, right: set[str]) -> None:
    """What is kept for the last trick decides it (T-13, T-A24)."""
    assert GAME.move_text(chosen(bot, ending(HOUSE, hands, leader=leader, rich=True))) in right


@BOTH
@pytest.mark.parametrize(("says", "hands", "moves", "expected"), BLUNDERS, ids=[row[0] for row in BLUNDERS])
def test_the_thinking_player(
    bot: TractorThinker, says: str, hands: list[str], moves: tuple[str, ...], expected: str
) -> None:
    """It commits none of the named blunders either."""
    state = play_texts(ending(HOUSE, hands, leader=leader_of(moves)), *moves)
    assert chosen(bot, state) == GAME.parse_move(expected)


@BOTH
@pytest.mark.parametrize(("says", "hands", "moves", "expected"), FULL_BLUNDERS, ids=[row[0] for row in FULL_BLUNDERS])
def test_with_throws_the_thinking_player(
    bot: TractorThinker, says: str, hands: list[str], moves: tuple[str, ...], expected: str
) -> None:
    """Nor those about throws."""
    state = play_texts(ending(FULL, hands, leader=leader_of(moves)), *moves)
    assert chosen(bot, state) == GAME.parse_move(expected)


@BOTH
def test_it_buries_no_trumps_and_no_sure_tricks_while_it_has_other_cards(bot: TractorThinker) -> None:
    """Weighing what to bury stays within what is sound."""
    hand = "SA SA DK CK H3 BIG C3 C4 C6 C7 D3 D4 D6 S3 S4"
    state = all_pass(opened(HOUSE, deck_with({0: hand}, kitty="HA")))
    move = chosen(bot, state)
    assert isinstance(move, Bury)
    assert not [card for card in move.cards if order_of(state.bargain.contract).is_trump(card)]
    assert "SA" not in cards_text(move.cards)


@cache
def reasons() -> tuple[Reason, ...]:
    """Of burying, leading and following, on either side."""
    states: list[Any] = [all_pass(opened(HOUSE, deck_with({0: "SA SA"})))]
    for hands, moves in (
        (POSITIONS[11][1], ()),
        (POSITIONS[0][1], POSITIONS[0][2]),
        (POSITIONS[13][1], ("0 play SA",)),
    ):
        states.append(play_texts(ending(HOUSE, hands), *moves))
    found: list[Reason] = []
    for state in states:
        seat = GAME.to_act(state)[0]
        for weighed in BOTS[0].weigh(GAME.view(state, seat), GAME.legal_moves(state, seat), Random(1)):
            found += weighed.reasons
    return tuple(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_worded(language: str) -> None:
    """With all values filled in; the positions bring up every reason there is."""
    words = Words(language)
    for reason in reasons():
        key = message_key("why", "tractor", reason.code)
        assert words.knows(key)
        assert not re.search(r"\{|\$", words.say(key, **dict(reason.arguments)))
    assert {reason.code for reason in reasons()} == {"takes_over", "holds", "score", "unbeaten", "partner"}


def test_levels_differ_by_how_many_deals_are_tried_and_each_has_its_time() -> None:
    """Never by blunders: the same player, given more."""
    assert CLUB.worlds < EXPERT.worlds
    assert CLUB.seconds < EXPERT.seconds <= 1
    assert list(LEVELS["tractor"]) == ["beginner", "club", "expert"]
    assert isinstance(LEVELS["tractor"]["expert"], Thinker)


def test_a_player_sees_its_view_only() -> None:
    """Whatever the others really hold, the choice is the same."""
    hands = POSITIONS[16][1]
    one, other = ending(HOUSE, hands), ending(HOUSE, [hands[0], *hands[2:], hands[1]])
    assert GAME.view(one, Seat(0)).hand == GAME.view(other, Seat(0)).hand
    assert chosen(BOTS[1], one) == chosen(BOTS[1], other)


def test_every_choice_is_legal_in_every_option() -> None:
    """The table refuses what is not: that the deals come to an end says that nothing was."""
    bot = TractorThinker(Budget(2, MOST_STEPS))
    for seed in range(2 if kernels.is_compiled("tractor_rollouts") else 1):
        rng = Random(seed)
        state: Any = GAME.deal(
            GAME.open_match(random_options(GAME, rng, 8), Seat(rng.randrange(4)), ()),
            rng.sample(GAME.pack(HOUSE), len(GAME.pack(HOUSE))),
        )
        while GAME.result(state) is None:
            seat = GAME.to_act(state)[0]
            move = bot.choose(GAME.view(state, seat), GAME.legal_moves(state, seat), rng)
            state, _ = GAME.play(state, seat, move)
        assert not isinstance(state, Playing)
