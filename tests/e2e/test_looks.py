"""How tables look: everything a player needs in sight on a phone, and readable in the dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from stammtisch.games import GAMES
from tests.e2e.looking import check_page
from tests.e2e.screens import FAULTS, FEW, PAGES
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


SAID_OVER_CARDS = """() => [...document.querySelectorAll(".plate .said")].flatMap((said) => {
  const one = said.getBoundingClientRect();
  const over = (card) => {
    const other = card.getBoundingClientRect();
    return Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
      && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  };
  const cards = [...document.querySelectorAll(".hand [data-card], .middle .one, .middle .row")];
  return cards.filter(over).map(() => said.textContent);
})"""


@PHONE
@pytest.mark.parametrize("game", ["skat", "tractor"])
def test_what_a_seat_says_stands_in_a_bubble_beside_its_name_and_over_no_card(page: Page, game: str) -> None:
    """Bids, passes, contracts and declarations, whole and in the screen, until the first cards are played."""
    sitting, heard = Sitting(page), 0
    sitting.deal(game)
    for _ in range(8):
        if not sitting.wait_for_turn():
            break
        heard += page.locator(".plate .said").count()
        assert page.evaluate(SAID_OVER_CARDS) == []
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        sitting.step()
    assert heard > 0


EXTREMES: tuple[ViewportSize, ...] = ({"width": 320, "height": 640}, {"width": 2560, "height": 1440})
"""The narrowest screen and the widest that everything is made for."""


def faults_at_extremes(page: Page) -> list[str]:
    """What a machine can tell is wrong at either size, the size before it."""
    found = []
    for size in EXTREMES:
        page.set_viewport_size(size)
        page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        found += [f"{size['width']}: {fault}" for fault in page.evaluate(FAULTS)]
        if page.evaluate("document.documentElement.scrollWidth - innerWidth") > 0:
            found.append(f"{size['width']}: wider than the screen")
    return found


@pytest.mark.parametrize("size", [(320, 640)], ids=["extremes"], indirect=True)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_the_narrowest_and_the_widest_screen(page: Page, game: str) -> None:
    """No word is cut, no control lies over another or is too small for a finger, in the first moments of a deal."""
    sitting = Sitting(page)
    sitting.deal(game)
    found = []
    for _ in range(4):
        if not sitting.wait_for_turn():
            break
        found += faults_at_extremes(page)
        page.set_viewport_size(EXTREMES[0])
        sitting.step()
    assert found == []


@pytest.mark.parametrize("size", [(320, 640)], ids=["extremes"], indirect=True)
def test_the_pages_fit_the_narrowest_and_the_widest_screen(page: Page) -> None:
    found = []
    for name in FEW:
        page.goto(PAGES[name])
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        found += [f"{name} {fault}" for fault in faults_at_extremes(page)]
    assert found == []
