"""What bids and cards tell: worlds in which all that was seen is what one would do are likelier than others."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from stammtisch.cards import parse_cards
from stammtisch.games.skat import GAME
from stammtisch.games.skat.state import State
from stammtisch.players.skat.hidden import Hidden, World
from stammtisch.players.skat.reading import Reading
from stammtisch.players.skat.seen import seen_in
from stammtisch.seats import Seat
from tests.games.skat.table import F, M, R, after, dealt
from tests.players.skat.positions import plays
from tests.players.skat.test_hidden import seen

HANDS = ("CJ SJ CA CT CK HA HT S7 S8 D7", "HJ DJ SA ST SK C9 C8 D8 D9 DQ", "HK HQ H9 H8 H7 CQ C7 DA DT DK")
CLUBS = ("1 pass", "2 pass", "0 18", "0 take skat", "0 discard SQ S9", "0 clubs")

LIKELIER: list[tuple[str, tuple[str, ...], Seat, tuple[str, str, str], str, tuple[str, str, str], str]] = [
    (
        "the declarer holds the Unters and long trumps rather than low cards",
        CLUBS,
        M,
        ("CJ SJ CA CT CK HA HT S7 S8 D7", "HJ DJ SA ST SK C9 C8 D8 D9 DQ", "HK HQ H9 H8 H7 CQ C7 DA DT DK"),
        "SQ S9",
        ("HK HQ H9 H8 H7 CQ S9 S7 S8 D7", "HJ DJ SA ST SK C9 C8 D8 D9 DQ", "CJ SJ CA CT CK HA HT DA DT DK"),
        "SQ C7",
    ),
    (
        "he has not laid trumps away",
        CLUBS,
        M,
        ("CJ SJ CA CT CK HA HT S7 S8 D7", "HJ DJ SA ST SK C9 C8 D8 D9 DQ", "HK HQ H9 H8 H7 CQ C7 DA DT DK"),
        "SQ S9",
        ("CJ SQ CA CT S9 HA HT S7 S8 D7", "HJ DJ SA ST SK C9 C8 D8 D9 DQ", "HK HQ H9 H8 H7 CQ C7 DA DT DK"),
        "SJ CK",
    ),
    (
        "who passed at 18 holds no hand of his own",
        CLUBS,
        F,
        ("CJ SJ CA CT CK HA HT S7 S8 D7", "HJ C9 SA H7 SK H8 C8 D8 D9 DQ", "HK HQ H9 DJ ST CQ C7 DA DT DK"),
        "SQ S9",
        ("CJ SJ CA CT CK HA HT S7 S8 D7", "HJ DJ DA DT DK DQ D9 D8 SA ST", "HK HQ H9 H8 H7 CQ C7 C9 C8 SK"),
        "SQ S9",
    ),
]


def world(state: State, seat: Seat, hands: tuple[str, str, str], away: str) -> tuple[Reading, World]:
    """The reading of a seat, and a world by its cards, the declarer's hand first."""
    known = seen_in(GAME.view(state, seat))
    first, second, third = (known.layout.mask(parse_cards(hand)) for hand in hands)
    return Reading(known), World((first, second, third), known.layout.mask(parse_cards(away)))


@pytest.mark.parametrize("row", LIKELIER, ids=[row[0] for row in LIKELIER])
def test_the_first_world_is_likelier(
    row: tuple[str, tuple[str, ...], Seat, tuple[str, str, str], str, tuple[str, str, str], str],
) -> None:
    """Each row names what tells for it."""
    says, moves, seat, hands, away, other_hands, other_away = row
    state = after(dealt(*HANDS, "SQ S9"), *moves)
    reading, likely = world(state, seat, hands, away)
    _, other = world(state, seat, other_hands, other_away)
    assert reading.likelihood(likely) > 2 * reading.likelihood(other) > 0, says


def test_a_third_hand_that_gave_a_ten_has_nothing_lower() -> None:
    """The declarer's Daus won; worlds in which the third hand could have followed low are less likely."""
    hands = ("CJ SJ CA CT CK HA H9 S7 S8 D7", "HJ DJ SA ST SK C9 C8 H8 D9 DQ", "HK HT H7 D8 HQ CQ C7 DA DT DK")
    state = after(dealt(*hands, "SQ S9"), *CLUBS, "0 play HA", "1 play H8", "2 play HT")
    rest = ("CJ SJ CA CT CK H9 S7 S8 D7", "HJ DJ SA ST SK C9 C8 D9 DQ", "HK H7 D8 HQ CQ C7 DA DT DK")
    alone = ("CJ SJ CA CT CK H9 S7 S8 D7", "HJ DJ HK H7 HQ C9 C8 D9 DQ", "SA ST SK D8 CQ C7 DA DT DK")
    reading, held_low = world(state, F, rest, "SQ S9")
    _, held_none = world(state, F, alone, "SQ S9")
    assert reading.likelihood(held_none) > reading.likelihood(held_low)


def test_every_world_has_a_likelihood_above_nought() -> None:
    """Whatever was played, in every kind of game; nothing possible is ruled out."""
    for cards_left in (9, 6, 3):
        for play in plays(8, cards_left, seed=cards_left):
            known = seen(play)
            hidden, reading, rng = Hidden(known), Reading(known), Random(1)
            assert all(reading.likelihood(hidden.draw(rng)) > 0 for _ in range(20))


def test_all_seats_are_read_but_ones_own() -> None:
    """What the seat itself said tells it nothing."""
    state = after(dealt(*HANDS, "SQ S9"), *CLUBS)
    known = seen_in(GAME.view(state, R))
    assert known.me != 0
    reading, one = world(state, R, HANDS, "SQ S9")
    silent = Reading(replace(known, view=replace(known.view, auction=())))
    assert reading.likelihood(one) != silent.likelihood(one)
