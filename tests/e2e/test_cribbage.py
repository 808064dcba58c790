"""Cribbage's table in a real browser: count and starter in sight, the show counted by taps, counting oneself."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Server
from tests.e2e.looking import check_hand, check_page
from tests.e2e.sitting import Sitting, keyboard_step

BOX = "element => element.getBoundingClientRect().toJSON()"


def deal(page: Page, **rules: object) -> Sitting:
    """A new table by these rules; house without any."""
    page.goto("/games/cribbage")
    page.evaluate("rules => localStorage.setItem('stammtisch-rules-cribbage', JSON.stringify(rules))", rules)
    sitting = Sitting(page)
    sitting.deal("cribbage")
    return sitting


def play_to_the_show(sitting: Sitting) -> None:
    """Click until the first hand is shown."""
    while sitting.wait_for_turn() and not sitting.page.locator(".show").count():
        sitting.step()


def test_two_cards_go_to_the_crib_by_a_button(page: Page) -> None:
    """The button tells how many are chosen, then which; afterwards they lie in the crib, and the starter is turned."""
    sitting = deal(page)
    button = page.locator(".confirm")
    expect(button).to_have_text("0 of 2 chosen")
    for card in ("nth=0", "nth=5"):
        page.locator(".hand [data-card]").locator(card).click()
    names = [page.locator(".hand .selected").nth(place).get_attribute("aria-label") for place in (0, 1)]
    assert all(str(name).removesuffix(", selected") in button.inner_text() for name in names)
    button.click()
    sitting.wait_for_turn()
    expect(page.locator(".hand [data-card]").nth(3)).to_be_visible()
    expect(page.locator(".crib .named")).to_have_count(2)
    expect(page.locator(".starter .named")).to_be_visible()
    check_page(page)


def test_the_count_is_at_the_left_and_the_starter_at_the_bottom_right(page: Page, size: tuple[int, int]) -> None:
    """On a desk the running count stands left of the table, on a phone above; the starter lies at the bottom right."""
    sitting = deal(page)
    for _ in range(5):
        if not sitting.wait_for_turn():
            break
        sitting.step()
    sitting.wait_for_turn()
    count, felt = page.locator(".running output").evaluate(BOX), page.locator(".felt").evaluate(BOX)
    starter = page.locator(".starter").evaluate(BOX)
    if size[0] >= 700:
        assert count["right"] <= felt["left"]
    else:
        assert count["bottom"] <= felt["top"]
    assert starter["left"] > felt["left"] + felt["width"] / 2
    assert starter["top"] > felt["top"] + felt["height"] / 2
    check_hand(page)


def test_the_show_goes_on_by_taps_alone(page: Page) -> None:
    """Hand, hand and crib are counted line by line; nothing goes away by itself; then the result stands there."""
    sitting = deal(page)
    play_to_the_show(sitting)
    shown: list[str] = []
    check_page(page)
    for _ in range(60):
        if sitting.is_over:
            break
        title = page.locator("#show-title").inner_text()
        lines = page.locator(".show li").count()
        page.wait_for_timeout(150)
        assert (title, lines) == (page.locator("#show-title").inner_text(), page.locator(".show li").count())
        shown += [title] if title not in shown else []
        if lines:
            assert page.locator(".show .counted").count() >= 1
        page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator("#over-title")).to_be_visible()
    dealer = page.locator(".seat", has=page.get_by_title("dealer")).locator("strong").inner_text()
    assert [f"Crib: {dealer}"] == shown[2:]
    assert shown[1] == f"Hand: {dealer}"
    assert shown[0] != shown[1]


def test_one_counts_oneself_and_claims_what_was_overlooked(page: Page) -> None:
    """With self-count and muggins one names each score by its number; a whole deal can be played so."""
    sitting = deal(page, preset="acc", options={"muggins": True})
    while sitting.wait_for_turn() and not page.get_by_role("button", name="count 0", exact=True).count():
        sitting.step()
    check_page(page)
    page.get_by_role("button", name="count 0", exact=True).click()
    sitting.play_deal()
    expect(page.locator(".over ol li").first).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900)], ids=["desk"], indirect=True)
def test_a_whole_deal_of_cribbage_by_keyboard(page: Page) -> None:
    """Letters, arrows and Enter suffice, the show included; the focus is never lost."""
    sitting = deal(page)
    for _ in range(120):
        if not sitting.wait_for_turn():
            break
        keyboard_step(sitting)
    page.keyboard.press("a")
    expect(page.get_by_role("button", name="Next deal")).to_be_focused()


def test_the_pack_is_cut_by_hand(page: Page, server: Server) -> None:
    """For the deal by keys, for the starter by a tap in the pack; what was turned is shown, and the deal goes on."""
    server.deal_by("cut by hand 3")
    sitting = deal(page, options={"cut": "player"})
    pack, cut = page.get_by_role("slider", name="Where to cut"), page.get_by_role("button", name="Cut here")
    expect(pack).to_have_attribute("aria-valuetext", "Card 26 of the spread pack")
    check_page(page)
    pack.focus()
    page.keyboard.press("ArrowRight")
    expect(cut).to_contain_text("Card 27 of the spread pack")
    cut.click()
    expect(page.get_by_role("region", name="Turned so far").get_by_role("heading")).to_have_count(2)
    while not pack.count():  # the dealer does not cut, and deals once only
        if sitting.wait_for_turn():
            if not pack.count():
                sitting.step()
        else:
            page.get_by_role("button", name="Next deal").click()
            expect(page.locator("#over-title")).to_have_count(0)
    box = pack.bounding_box()
    assert box is not None
    pack.click(position={"x": box["width"] - 2, "y": box["height"] / 2})
    expect(cut).to_contain_text("Lift 36 cards")
    check_page(page)
    cut.click()
    expect(pack).to_have_count(0)
    expect(page.locator(".starter .named")).to_be_visible()
