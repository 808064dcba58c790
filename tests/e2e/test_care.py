"""What a careful player looks for: nothing given up by a slip, usual rules by one tap, no choice and no card lost."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.e2e.looking import check_page
from tests.e2e.sitting import Sitting


def test_giving_up_is_asked_for_twice(page: Page) -> None:
    """It stands by itself, away from what is asked; a second thought leaves the deal as it was."""
    rules = json.dumps({"preset": "isko", "options": {"deals": 1}})
    page.goto("/games/skat")
    page.evaluate("rules => localStorage.setItem('stammtisch-rules-skat', rules)", rules)
    page.reload()
    page.get_by_role("button", name="Play", exact=True).click()
    sitting = Sitting(page)
    give_up = page.get_by_role("button", name="Give up", exact=True)
    while give_up.count() == 0:
        if sitting.wait_for_turn():
            sitting.step()
        else:
            page.get_by_role("button", name="Play again").click()
            page.locator("#over-title").wait_for(state="detached")
    assert page.locator("[data-asked]").get_by_role("button", name="Give up").count() == 0
    give_up.click()
    check_page(page)
    page.get_by_role("button", name="No, play on").click()
    expect(give_up).to_be_focused()
    give_up.click()
    page.get_by_role("group", name="Ending the deal early").get_by_role("button", name="Yes").click()
    expect(page.get_by_role("status").filter(has_text="You: giving up")).to_be_attached()


def test_the_usual_rules_of_the_language_take_one_tap(page: Page) -> None:
    """They are offered on the table itself, and the next match goes by them."""
    sitting = Sitting(page)
    sitting.deal("cribbage")
    offer = page.locator(".offer button")
    expect(offer).to_have_text("Play the next match by: American club play")
    offer.click()
    expect(page.locator(".offer")).to_contain_text("The next match goes by")
    page.goto("/games/cribbage")
    expect(page.locator(".panel summary")).to_contain_text("American club play")


def test_a_selection_outlives_a_page_loaded_again(page: Page) -> None:
    """The cards chosen for the crib are chosen still."""
    sitting = Sitting(page)
    sitting.deal("cribbage")
    sitting.wait_for_turn()
    while page.locator(".hand [data-card]").count() < 6:
        sitting.step()
        sitting.wait_for_turn()
    sitting.legal_cards.nth(2).click()
    chosen = page.locator(".hand .selected").get_attribute("data-card")
    page.reload()
    expect(page.locator(".hand .selected")).to_have_attribute("data-card", str(chosen))


def test_a_finished_trick_gives_way_to_the_next(page: Page) -> None:
    """It stays a moment; then the cards to be followed are in sight, however fast the others have played."""
    sitting = Sitting(page)
    sitting.deal("belote")
    while page.locator(".trick.old").count() == 0:
        if not sitting.wait_for_turn():
            page.locator(".next .primary").click()
            page.locator("#over-title").wait_for(state="detached")
        sitting.step()
    sitting.wait_for_turn()
    expect(page.locator(".trick.old")).to_have_count(0)
    expect(page.locator(".trick")).to_have_count(1)
