"""Whole deals in a real browser, against a real server."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from stammtisch.games import GAMES
from tests.e2e.looking import check_hand, check_page
from tests.e2e.sitting import Sitting, keyboard_step


@pytest.mark.both_sizes
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_deal_by_clicks(page: Page, game: str) -> None:
    """From Play to the derived score, each card in sight, accessible at the start, in the middle and at the end."""
    sitting = Sitting(page)
    sitting.deal(game)
    check_page(page)
    check_hand(page)
    sitting.step()
    sitting.wait_for_turn()
    check_page(page)
    sitting.play_deal()
    expect(page.locator(".over ol li").first).to_be_visible()
    check_page(page)


def test_a_deal_goes_on_after_leaving_and_coming_back(page: Page) -> None:
    """The way in leads back to the table; reloading shows the same hand."""
    sitting = Sitting(page)
    sitting.deal("skat")
    hand = page.locator(".hand [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    page.reload()
    page.locator("main.table").wait_for()
    assert hand == page.locator(".hand [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    page.goto("/")
    page.locator(".own a[href^='/tables/']").first.click()
    page.locator("main.table").wait_for()
    assert hand == page.locator(".hand [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")


def test_a_card_that_may_not_be_played_says_why(page: Page) -> None:
    """A tap on it names reason and rule, plays nothing, and its name says the same."""
    sitting = Sitting(page)
    sitting.deal("skat")
    while sitting.wait_for_turn() and not page.locator(".hand .refused").count():
        sitting.step()
    assert not sitting.is_over, "in this deal every card could always be played"
    refused = page.locator(".hand .refused").first
    count = page.locator(".hand [data-card]").count()
    refused.click(force=True)  # it is marked as disabled and still explains itself
    notice = page.locator("p.notice")
    expect(notice.locator("a")).to_have_attribute("href", "/games/skat#rule-S-9")
    assert "not now" in (refused.get_attribute("aria-label") or "")
    assert count == page.locator(".hand [data-card]").count()


def test_the_last_trick_and_the_score_are_one_tap_away(page: Page) -> None:
    """The last trick lies on the table with its winner as long as wanted; the score sheet opens and closes."""
    sitting = Sitting(page)
    sitting.deal("skat")
    while sitting.wait_for_turn() and not page.get_by_role("button", name="Last trick").is_enabled():
        sitting.step()
    if not sitting.is_over:
        page.get_by_role("button", name="Last trick").click()
        expect(page.locator(".trick.old .winner")).to_be_visible()
        page.get_by_role("button", name="Last trick").click()
    page.get_by_role("button", name="Score", exact=True).click()
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
    check_page(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_hidden()


@pytest.mark.parametrize("size", [(1440, 900)], ids=["desk"], indirect=True)
def test_a_whole_deal_by_keyboard_alone(page: Page) -> None:
    """From the game's page to the score with Tab, arrows, letters and Enter; the focus is never lost on the way."""
    page.goto("/games/skat")
    play = page.get_by_role("button", name="Play", exact=True)
    play.wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if play.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.locator("main.table").wait_for()
    sitting = Sitting(page)
    steps = 0
    while sitting.wait_for_turn():
        steps += 1
        assert steps < 80
        keyboard_step(sitting)
    page.keyboard.press("a")
    expect(page.get_by_role("button", name="Play again")).to_be_focused()


def test_what_happens_is_said_for_the_ear(page: Page) -> None:
    """One polite live region tells events and what is asked, in words."""
    sitting = Sitting(page)
    sitting.deal("skat")
    live = page.locator("[aria-live=polite]")
    expect(live).to_have_count(1)
    expect(live).not_to_be_empty()
    before = live.text_content()
    sitting.step()
    page.wait_for_function("before => document.querySelector('[aria-live=polite]').textContent !== before", arg=before)


def test_settings_change_the_faces_and_the_words(page: Page) -> None:
    """French suits in Skat change picture and name of each card at once."""
    sitting = Sitting(page)
    sitting.deal("skat")
    names = page.locator(".hand [data-card]").first
    german = names.get_attribute("aria-label")
    fold = page.get_by_role("button", name="Display")
    if fold.is_visible():
        fold.click()
    page.get_by_role("button", name="Settings").click()
    check_page(page)
    page.get_by_label("Cards in Skat").select_option("English pattern")
    page.keyboard.press("Escape")
    expect(names).not_to_have_attribute("aria-label", german or "")
    assert " of " in (names.get_attribute("aria-label") or "")
