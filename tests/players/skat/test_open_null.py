"""A Null that lies open: sure ones are counted as sure, and named open; others are not."""

from __future__ import annotations

from random import Random

import pytest

from stammtisch.cards import in_pack_order, parse_cards
from stammtisch.games.skat import GAME
from stammtisch.players.skat import SkatThinker
from stammtisch.players.skat.open_null import open_null_chance
from stammtisch.players.skat.thinking import CLUB
from tests.games.skat.table import ISKO, F, after, dealt_around

SURE = "C7 C8 C9 CT S7 S8 S9 H7 H8 H9"
LEAKY = "C7 C9 CQ S8 SJ SK H9 HJ D8 DT"
HOPELESS = "CA CK CQ SA SK SQ HA HK DA DK"


@pytest.mark.parametrize("leader", range(3))
def test_the_chance_is_one_where_nothing_can_happen_and_nought_where_all_must(leader: int) -> None:
    """Low cards from below in every suit, and only high ones; between them something between."""
    chances = [open_null_chance(in_pack_order(parse_cards(cards)), (), leader) for cards in (SURE, LEAKY, HOPELESS)]
    assert chances[0] == 1 and chances[2] == 0
    assert 0 <= chances[1] < 0.5


def test_the_chance_is_the_same_every_time() -> None:
    """The ways follow from the cards."""
    ten, away = in_pack_order(parse_cards(LEAKY)), in_pack_order(parse_cards("CA SA"))
    first = open_null_chance(ten, away, 0)
    open_null_chance.cache_clear()
    assert first == open_null_chance(ten, away, 0)


def test_a_sure_null_is_named_open() -> None:
    """By Hand, without a look at the skat, and for the 59 that it is worth."""
    bot = SkatThinker(CLUB)
    state = after(dealt_around(SURE, ISKO), "1 pass", "2 pass", "0 18")
    named = bot.choose(GAME.view(state, F), GAME.legal_moves(state, F), Random(1))
    assert named.text == "null hand ouvert"


def test_a_null_that_may_be_caught_is_played_closed() -> None:
    """Once the skat is taken and a lone high card laid away."""
    bot = SkatThinker(CLUB)
    state = after(dealt_around("C7 C8 C9 S7 S9 SJ H7 H9 D8 DT", ISKO, skat="HA SA"), "1 pass", "2 pass", "0 18")
    state = after(state, "0 take skat", "0 discard HA SA")
    named = bot.choose(GAME.view(state, F), GAME.legal_moves(state, F), Random(1))
    assert named.text == "null"
