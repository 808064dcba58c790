"""A whole deal of each game through the accessibility tree alone: what is told is enough to play by.

The long deals of Belote and Tractor are left to `make soak`.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from stammtisch.games import GAMES
from tests.e2e.conftest import ALL_SIZES
from tests.e2e.listening import Heard, Listener, hand, is_asked

pytestmark = pytest.mark.parametrize("size", [(1440, 900)], ids=["desk"], indirect=True)


def is_play(part: Heard) -> bool:
    """Whether it is the button that deals."""
    return part.role == "button" and part.name == "Play"


@pytest.mark.parametrize("game", GAMES if ALL_SIZES else ("cribbage", "skat"))
def test_a_whole_deal_by_ear(page: Page, game: str) -> None:
    """From the game's page to the score, by what is told and by keys; the hand and the score are read on the way."""
    listener = Listener(page)
    page.goto(f"/games/{game}")
    listener.wait(lambda parts: any(map(is_play, parts)))
    assert listener.walk_to(is_play, "Tab")
    listener.press("Enter")
    count = len(hand(listener.wait(lambda parts: bool(hand(parts)) and is_asked(parts))))
    assert f"Your hand, {count} cards" in listener.read("1")
    said = listener.play_deal()
    assert all(said), "something was asked and nothing said"
    assert "Score: " in listener.read("4")
    assert any(part.role == "listitem" for part in listener.parts()), "the score is not derived"
    listener.press("a")
    end = listener.focused()
    assert end is not None
    assert re.fullmatch("Next deal|Play again", end.name)
