"""The players that think: named blunders as positions, reasons in words, their speed."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from stammtisch.games.cribbage import GAME
from stammtisch.players import LEVELS
from stammtisch.players.cribbage.thinking import CLUB, EXPERT, CribbageThinker
from stammtisch.words import LANGUAGES, Words, message_key
from tests.games.cribbage.test_deals import play_text
from tests.players.test_cribbage import deal, winner

BOTS = [CribbageThinker(CLUB), CribbageThinker(replace(EXPERT, hands=None))]  # compiled or not
BOTH = pytest.mark.parametrize("bot", BOTS, ids=["club", "expert"])


def chosen(bot: CribbageThinker, state: Any) -> str:
    seat = GAME.to_act(state)[0]
    return GAME.move_text(bot.choose(GAME.view(state, seat), GAME.legal_moves(state, seat), Random(1)))


STAYS = [
    ("a pair royal is not broken for nothing", "H8 C8 S8 HK C2 D4", {"H8", "C8", "S8"}),
    ("a run of four stays", "H6 C7 S8 H9 CK DQ", {"H6", "C7", "S8", "H9"}),
    ("fives stay with tens", "H5 C5 ST HJ C2 D9", {"H5", "C5", "ST", "HJ"}),
    ("a double run stays", "H3 C4 D4 H5 CK D9", {"H3", "C4", "D4", "H5"}),
    ("four of a suit stay without anything better", "H2 H4 H9 HK CT D7", {"H2", "H4", "H9", "HK"}),
]


@BOTH
@pytest.mark.parametrize(("says", "hand", "kept"), STAYS, ids=[row[0] for row in STAYS])
def test_what_belongs_together_stays(bot: CribbageThinker, says: str, hand: str, kept: set[str]) -> None:
    """As the pone, at the start of a game."""
    state = deal(hand, "HQ D3 S4 C9 H7 HA", discard=False)
    assert not set(chosen(bot, state).split()[1:]) & kept


FOR_THE_CRIB = [
    ("a pair of twos", "S2 H2 HT CJ DQ DK", {"S2", "H2"}),
    ("a five and a ten", "S5 HT C2 D2 S3 H3", {"S5", "HT"}),
    ("seven and eight", "S7 H8 CA DA S3 HT", {"S7", "H8"}),
]


@BOTH
@pytest.mark.parametrize(("says", "hand", "gift"), FOR_THE_CRIB, ids=[row[0] for row in FOR_THE_CRIB])
def test_what_helps_a_crib_is_not_given_to_the_other_seat(
    bot: CribbageThinker, says: str, hand: str, gift: set[str]
) -> None:
    """The pone never lays these two into the dealer's crib."""
    other = "H4 C4 S6 C7 S9 C8"
    assert set(chosen(bot, deal(hand, other, discard=False)).split()[1:]) != gift


@BOTH
def test_a_pair_goes_into_ones_own_crib(bot: CribbageThinker) -> None:
    """The same six cards as the dealer."""
    state = deal("H3 C4 S6 S7 S9 S8", "S2 H2 HT CJ DQ DK", "1 discard H3 C4", discard=False)
    assert set(chosen(bot, state).split()[1:]) == {"S2", "H2"}


PLAYS = [
    ("takes fifteen", ("S8 SK SQ S2 C3 C4", "H7 HK H9 HJ D2 D4", "1 S8"), "play H7"),
    ("takes thirty-one", ("SK SQ S8 S2 C3 C4", "HK HA H3 HJ D2 D4", "1 SK", "0 HK", "1 SQ"), "play HA"),
    ("completes a run", ("S3 S5 S9 SK C8 CA", "H4 HK HJ HQ D2 D7", "1 S3", "0 H4"), "play S5"),
    (
        "pairs with a third card in hand against pair royal",
        ("SK SQ S8 S2 C3 C4", "HK CK H3 HA D2 D4", "1 SK"),
        "play HK",
    ),
]


@BOTH
@pytest.mark.parametrize(("says", "cards", "best"), PLAYS, ids=[row[0] for row in PLAYS])
def test_a_score_on_the_table_is_taken(bot: CribbageThinker, says: str, cards: tuple[str, ...], best: str) -> None:
    """Fifteen, thirty-one, a run, a pair."""
    assert best.split()[1][1] == chosen(bot, deal(*cards)).split()[1][1]


@BOTH
@pytest.mark.parametrize("rest", ["SK SQ S9", "S4 S3 S2", "SJ S7 S6"])
def test_a_five_is_not_led(bot: CribbageThinker, rest: str) -> None:
    """Any of sixteen tens would make fifteen."""
    assert chosen(bot, deal(f"S5 {rest} C8 CA", "H7 HK H9 HJ D2 D4")) != "play S5"


@BOTH
def test_no_card_is_laid_on_which_any_ten_makes_thirty_one(bot: CribbageThinker) -> None:
    """With 11 on the table a ten makes 21."""
    assert chosen(bot, deal("SA SQ S8 S2 C3 C4", "HT H3 H9 HK D2 D4", "1 SA", "0 HT")) != "play SQ"


def test_at_the_end_the_expert_plays_for_the_game_and_not_for_the_average() -> None:
    """The dealer, on 119, needs two: pairing wins at once, though a pair royal may follow."""
    state = deal("SK SQ S8 S2 C3 C4", "HK H4 H3 HA D2 D5", "1 SK", opening=(119, 120))
    assert chosen(BOTS[1], state) == "play HK"


@BOTH
def test_what_is_counted_by_hand_is_counted_in_full(bot: CribbageThinker) -> None:
    """And all that was overlooked is claimed."""
    options = {"count": "self", "muggins": True}
    state = deal("SK DK SA CA CJ C3", "HK C9 H8 H7 D2 D4", "1 SK", "1 count 0", "0 HK", options=options)
    assert chosen(bot, state) == "count 2"
    assert chosen(bot, play_text(state, "0 count 1")) == "muggins 1"
    assert chosen(bot, play_text(state, "0 count 2")) == "play DK"


@BOTH
def test_a_match_counted_by_hand_comes_to_its_end(bot: CribbageThinker) -> None:
    """With muggins, to 61."""
    assert winner((bot, LEVELS["cribbage"]["beginner"]), 5, count="self", muggins=True, target=61) in (0, 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_worded(language: str) -> None:
    """Of a discard and of a play, with all values filled in."""
    words = Words(language)
    states = [
        deal("H5 C5 ST HJ C2 D9", "HQ D3 S4 C9 H7 HA", discard=False),
        deal("S8 SK SQ S2 C3 C4", "H7 HK H9 HJ D2 D4", "1 S8"),
    ]
    for state in states:
        seat = GAME.to_act(state)[0]
        for weighed in BOTS[1].weigh(GAME.view(state, seat), GAME.legal_moves(state, seat)):
            for reason in weighed.reasons:
                key = message_key("why", "cribbage", reason.code)
                assert words.knows(key)
                assert not re.search(r"\{|\$", words.say(key, **dict(reason.arguments)))


def test_a_player_sees_its_view_only() -> None:
    """Whatever the other seat really holds, the choice is the same."""
    one = deal("S5 SK SQ S9 C8 CA", "H7 HK H9 HJ D2 D4")
    other = deal("S5 SK SQ S9 C8 CA", "HA D3 C6 H8 D7 C4")
    assert chosen(BOTS[1], one) == chosen(BOTS[1], other)
