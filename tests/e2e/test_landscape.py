"""A phone on its side: the table, what is asked and the hand are in sight together."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from stammtisch.games import GAMES
from tests.e2e.looking import check_page
from tests.e2e.sitting import Sitting


@pytest.mark.parametrize("size", [(740, 360)], ids=["landscape"], indirect=True)
@pytest.mark.parametrize("game", GAMES)
def test_table_question_and_hand_are_seen_at_once(page: Page, game: str) -> None:
    """Nothing has to be scrolled to know what lies on the table and what one holds."""
    sitting = Sitting(page)
    sitting.deal(game)
    sitting.wait_for_turn()
    page.evaluate("scrollTo(0, 0)")
    expect(page.locator(".felt")).to_be_in_viewport(ratio=0.95)
    expect(page.locator(".hand [data-card]").first).to_be_in_viewport()
    check_page(page)
