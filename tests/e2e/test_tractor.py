"""Tractor's table in a real browser: 33 cards on a phone, burying, pairs chosen whole, the next play, the kitty."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.looking import check_hand, check_page
from tests.e2e.sitting import CORNER, Sitting, keyboard_step

DECLARE = re.compile("^declare")
SMALL = """() => [...document.querySelectorAll(".hand [data-card]")].map((card) => card.getBoundingClientRect())
  .filter((box, place, all) => {
    const below = all.filter((other) => other.top > box.top + 8).map((other) => other.top);
    return Math.min(box.bottom, ...below) - box.top < 43;
  }).length"""


def deal_to_oneself(page: Page) -> Sitting:
    """A table at which the reader deals: deals are begun anew until trumps are declared from this seat."""
    sitting = Sitting(page)
    for _ in range(12):
        sitting.deal("tractor")
        while sitting.wait_for_turn() and page.locator(".declaring").count():
            declare = page.get_by_role("button", name=DECLARE)
            (declare.last if declare.count() else page.get_by_role("button", name="pass", exact=True)).click()
            page.wait_for_timeout(200)
        if page.locator(".hand [data-card]").count() == 33:
            return sitting
    raise AssertionError("twelve deals, and none to this seat")


def test_thirty_three_cards_fit_and_eight_are_buried(page: Page) -> None:
    """Each card can be seen and tapped 44 px high; a counter tells how many are chosen; eight are suggested."""
    sitting = deal_to_oneself(page)
    check_page(page)
    check_hand(page)
    page.mouse.move(1, 1)  # a card below the pointer stands out of its row
    page.wait_for_timeout(400)
    assert 0 == page.evaluate(SMALL)
    expect(page.locator(".confirm")).to_have_text("0 of 8 chosen")
    page.locator(".hand [data-card]").nth(30).click(position=CORNER)
    expect(page.locator(".confirm")).to_have_text("1 of 8 chosen")
    page.get_by_role("button", name="Suggest eight").click()
    expect(page.locator(".hand .selected")).to_have_count(8)
    page.get_by_role("button", name="Lay these 8 away").click()
    expect(page.locator(".hand [data-card]")).to_have_count(25)
    sitting.wait_for_turn()
    page.get_by_text("Laid away in the kitty").click()
    expect(page.locator(".score details .named")).to_have_count(8)
    check_page(page)


def test_pairs_are_chosen_whole_or_card_by_card(page: Page) -> None:
    """Whoever deals leads: a tap on a card of a pair takes both, and only one when pairs are not to be whole."""
    sitting = deal_to_oneself(page)
    page.get_by_role("button", name="Suggest eight").click()
    sitting.confirm.click()
    page.get_by_label("Pairs whole").wait_for()
    cards = page.locator(".hand [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    paired = next((card.removesuffix("-1") for card in cards if card.endswith("-1")), None)
    assert paired is not None, "25 cards of two packs without a pair"
    card = page.locator(f'.hand [data-card="{paired}"]')
    card.click(position=CORNER)
    expect(page.locator(".hand .selected")).to_have_count(2)
    card.click(position=CORNER)
    expect(page.locator(".hand .selected")).to_have_count(0)
    page.get_by_label("Pairs whole").uncheck()
    card.click(position=CORNER)
    expect(page.locator(".hand .selected")).to_have_count(1)


def test_a_button_chooses_one_legal_play_after_the_other(page: Page) -> None:
    """Each press selects the next offered play, and what it selects can be played."""
    sitting = deal_to_oneself(page)
    page.get_by_role("button", name="Suggest eight").click()
    sitting.confirm.click()
    button = page.get_by_role("button", name=re.compile("^Next play"))
    button.click()
    expect(button).to_have_text(re.compile(r"Next play \(1 of "))
    first = page.locator(".hand .selected").evaluate_all("cards => cards.map(card => card.dataset.card)")
    button.click()
    expect(button).to_have_text(re.compile(r"Next play \(2 of "))
    assert first != page.locator(".hand .selected").evaluate_all("cards => cards.map(card => card.dataset.card)")
    sitting.confirm.click()
    expect(page.locator(".hand [data-card]")).not_to_have_count(25)


@pytest.mark.parametrize("size", [(1440, 900)], ids=["desk"], indirect=True)
def test_the_attackers_score_is_always_in_sight_and_the_kitty_is_turned_up(page: Page) -> None:
    """The bar with its line at 80 stands there from the first card to the last; at the end the kitty lies open."""
    sitting = Sitting(page)
    sitting.deal("tractor")
    bar = page.locator(".score .bar")
    while sitting.wait_for_turn():
        expect(bar).to_be_visible()
        sitting.step()
    expect(bar).to_be_visible()
    expect(page.get_by_role("group", name="Laid away in the kitty").locator(".named")).to_have_count(8)
    expect(page.locator(".over ol li").first).to_be_visible()
    page.get_by_role("button", name="Score", exact=True).click()
    expect(page.get_by_role("dialog", name="Score sheet").locator("tfoot")).to_contain_text("level")
    check_page(page)


@pytest.mark.parametrize("size", [(360, 740)], ids=["phone"], indirect=True)
def test_trumps_declared_while_cards_are_dealt(page: Page) -> None:
    """By the full rules cards come one at a time; those that bring nothing to declare are taken by themselves."""
    page.goto("/games/tractor")
    rules = "JSON.stringify({ preset: 'full', options: {} })"
    page.evaluate(f"() => localStorage.setItem('stammtisch-rules-tractor', {rules})")
    sitting = Sitting(page)
    sitting.deal("tractor")
    for _ in range(80):
        if page.locator(".hand [data-card]").count() >= 25:
            break
        if page.get_by_role("button", name=DECLARE).count():
            page.get_by_role("button", name="draw", exact=True).click()
        page.wait_for_timeout(150)
    check_page(page)
    check_hand(page)
    sitting.play_deal()


@pytest.mark.parametrize("size", [(1440, 900)], ids=["desk"], indirect=True)
def test_a_whole_deal_of_tractor_by_keyboard(page: Page) -> None:
    """Letters, arrows and Enter suffice; the focus is never lost."""
    sitting = Sitting(page)
    sitting.deal("tractor")
    for _ in range(150):
        if not sitting.wait_for_turn():
            break
        keyboard_step(sitting)
    page.keyboard.press("a")
    expect(page.get_by_role("button", name="Next deal")).to_be_focused()
