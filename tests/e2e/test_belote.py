"""Belote's table in a real browser: announcements ticked beforehand, a whole deal by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Server
from tests.e2e.looking import check_hand, check_page
from tests.e2e.sitting import Sitting, keyboard_step


@pytest.mark.parametrize("size", [(360, 740)], ids=["phone"], indirect=True)
def test_announcements_are_ticked_and_made_with_the_first_card(page: Page, server: Server) -> None:
    """What the hand has to announce is ticked; the tap that plays the first card announces it; the plate says so."""
    server.deal_by("sequence 24")
    sitting = Sitting(page)
    sitting.deal("belote")
    ticks = page.locator(".announcing input[type=checkbox]")
    while sitting.wait_for_turn() and not ticks.count():
        sitting.step()
    expect(ticks.first).to_be_checked()
    check_page(page)
    check_hand(page)
    sitting.legal_cards.first.click()
    expect(sitting.confirm).to_contain_text("+ tierce")
    sitting.confirm.click()
    expect(page.locator(".seat.bottom .note").first).to_contain_text("tierce")


@pytest.mark.parametrize("size", [(1440, 900)], ids=["desk"], indirect=True)
def test_a_whole_deal_of_belote_by_keyboard(page: Page) -> None:
    """Bidding, announcements and cards by letters, arrows and Enter; the focus is never lost."""
    sitting = Sitting(page)
    sitting.deal("belote")
    for _ in range(60):
        if not sitting.wait_for_turn():
            break
        keyboard_step(sitting)
    page.keyboard.press("a")
    expect(page.get_by_role("button", name="Next deal")).to_be_focused()


@pytest.mark.parametrize("size", [(360, 740)], ids=["phone"], indirect=True)
def test_the_bidding_table_stands_still(page: Page, server: Server) -> None:
    """Asked a second time, after everybody has called, the reader finds "pass" where it was."""
    server.deal_by("w1")
    sitting = Sitting(page)
    sitting.deal("belote")
    passing = page.get_by_role("button", name="pass", exact=True)
    expect(passing).to_be_visible()
    before = passing.bounding_box()
    page.get_by_role("button", name="clubs", exact=True).click()
    expect(page.locator(".board .small")).to_have_count(3)
    expect(passing).to_be_visible()
    assert before == passing.bounding_box()
    check_page(page)
