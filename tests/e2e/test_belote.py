"""Belote's table in a real browser: announcements ticked beforehand, a whole deal by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.looking import check_hand, check_page
from tests.e2e.sitting import Sitting, keyboard_step

MOST_DEALS = 12


@pytest.mark.parametrize("size", [(360, 740)], ids=["phone"], indirect=True)
def test_announcements_are_ticked_and_made_with_the_first_card(page: Page) -> None:
    """What the hand has to announce is ticked; the tap that plays the first card announces it; the plate says so."""
    sitting = Sitting(page)
    sitting.deal("belote")
    ticks = page.locator(".announcing input[type=checkbox]")
    for _ in range(MOST_DEALS):
        while sitting.wait_for_turn() and not ticks.count():
            sitting.step()
        if ticks.count():
            break
        page.locator(".next .primary").click()
        page.locator("#over-title").wait_for(state="detached")
    expect(ticks.first).to_be_checked()
    check_page(page)
    check_hand(page)
    announced = page.locator(".announcing label").first.inner_text().split(":")[0].split(",")[0].strip().lower()
    sitting.legal_cards.first.click()
    expect(sitting.confirm).to_contain_text(announced.split(" ")[0], ignore_case=True)
    sitting.confirm.click()
    expect(page.locator(".seat.bottom .note").first).to_contain_text(announced.split(" ")[0], ignore_case=True)


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
