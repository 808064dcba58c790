"""How tables look: everything a player needs in sight on a phone, and readable in the dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from stammtisch.games import GAMES
from tests.e2e.looking import check_page
from tests.e2e.sitting import Sitting

PHONE = pytest.mark.parametrize("size", [(360, 740)], ids=["phone"], indirect=True)
BELOW = """selector => Math.max(...[...document.querySelectorAll(selector)]
  .map((element) => element.getBoundingClientRect().bottom)) - innerHeight"""


@PHONE
@pytest.mark.parametrize("game", ["belote", "cribbage", "skat"])
def test_the_line_of_the_rules_is_in_sight_on_a_phone(page: Page, game: str) -> None:
    """Nobody scrolls for it, whatever is asked."""
    sitting = Sitting(page)
    sitting.deal(game)
    for _ in range(6):
        if not sitting.wait_for_turn():
            break
        assert page.evaluate(BELOW, ".rule-card summary") <= 0
        sitting.step()


@PHONE
def test_twenty_five_cards_are_in_sight_on_a_phone(page: Page) -> None:
    """Tractor's hand lies within the screen while trumps are made and while cards are followed."""
    sitting = Sitting(page)
    sitting.deal("tractor")
    for _ in range(4):
        sitting.wait_for_turn()
        if page.locator(".hand [data-card]").count() <= 25:
            assert page.evaluate(BELOW, ".hand [data-card]") <= 0
        sitting.step()


@PHONE
def test_the_hand_is_in_sight_when_a_go_must_be_said(page: Page) -> None:
    """At "go" the cards that do not fit are seen whole, and the line of the rules below them."""
    sitting = Sitting(page)
    sitting.deal("cribbage")
    go = page.locator("[data-asked]").get_by_role("button", name="go", exact=True)
    while not go.count():
        if not sitting.wait_for_turn():
            page.locator(".next .primary").click()
            page.locator("#over-title").wait_for(state="detached")
        elif not go.count():
            sitting.step()
    assert page.locator(".hand [data-card]").count() > 0
    assert page.evaluate(BELOW, ".hand [data-card], .rule-card summary") <= 0


@PHONE
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_readable_in_the_dark(page: Page, game: str) -> None:
    """Contrast by axe at a dark screen: before the first move, in play, and in the score sheet."""
    page.emulate_media(color_scheme="dark")
    sitting = Sitting(page)
    sitting.deal(game)
    check_page(page)
    sitting.wait_for_turn()
    sitting.step()
    sitting.wait_for_turn()
    check_page(page)
    page.get_by_role("button", name="Score", exact=True).click()
    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
    check_page(page)
