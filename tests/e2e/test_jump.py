"""Skat's bidding: a jump is shown, and yes to it can be said only after a moment; the buttons stay where they are."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.altering import altered
from tests.e2e.conftest import Server
from tests.e2e.looking import check_page
from tests.e2e.sitting import Sitting

NAMES = "cards => cards.map(card => card.getAttribute('aria-label'))"


def make_every_call_a_jump(table: dict[str, Any]) -> None:
    """Bots call the next value; what the page receives says that four were passed over."""
    if "hold" in (table["asked"] or {"moves": []})["moves"]:
        table["view"]["skipped"] = 4


def test_yes_to_a_jump_waits_until_the_jump_was_seen(page: Page, server: Server) -> None:
    """The number of values passed over stands there; the button does nothing for two seconds, then it is ready."""
    altered(page, make_every_call_a_jump)
    server.deal_by("jump 1")
    sitting = Sitting(page)
    sitting.deal("skat")
    yes = page.get_by_role("button", name="Yes to 18")
    jump = page.locator("#jump")
    while sitting.wait_for_turn() and not yes.count():
        sitting.step()
    expect(jump).to_contain_text("4")
    expect(yes).to_have_attribute("aria-disabled", "true")
    yes.click(force=True)
    check_page(page)
    expect(yes).to_have_attribute("aria-disabled", "false")
    yes.click()
    expect(yes).to_have_count(0)


def height_of(control: Locator) -> float:
    """Where it begins below the top of the page, in pixels."""
    box = control.bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.parametrize("size", [(360, 740)], ids=["phone"], indirect=True)
def test_the_buttons_of_a_long_auction_stay_where_they_are(page: Page, server: Server) -> None:
    """From the first call to the fifth, "Yes" stays under the finger, and the last call is in sight."""
    server.deal_by("long auction 7")
    Sitting(page).deal("skat")
    calls, yes = page.locator(".auction li"), page.locator(".ladder .primary")
    expect(calls).to_have_count(1)
    before = height_of(yes)
    for count in (3, 5, 7, 9):
        expect(yes).to_have_attribute("aria-disabled", "false")
        yes.click()
        expect(calls).to_have_count(count)
    expect(calls.last).to_be_in_viewport(ratio=1)
    assert height_of(yes) == before


@pytest.mark.parametrize("size", [(1440, 900)], ids=["desk"], indirect=True)
def test_the_two_cards_of_the_skat_are_marked_in_the_hand(page: Page, server: Server) -> None:
    """Whoever takes the skat sees which of the twelve cards lay there; their names say so, and a line names them."""
    server.deal_by("jump 1")
    sitting = Sitting(page)
    sitting.deal("skat")
    yes, take = page.locator(".ladder .primary"), page.locator(".asked .primary")
    while sitting.wait_for_turn() and not take.count():
        expect(yes).to_have_attribute("aria-disabled", "false")
        sitting.step()
    take.click()
    marked = page.locator(".hand .noted")
    expect(marked).to_have_count(2)
    names = [(name or "").removesuffix(", from the skat") for name in marked.evaluate_all(NAMES)]
    expect(page.locator(".taken")).to_have_text(f"In the skat: {', '.join(names)}")
    expect(page.locator(".hand [data-card]")).to_have_count(12)
    check_page(page)
