"""Counting help in a real browser: what is out is told to eye and ear; an `isko` table has the last trick alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.looking import check_page
from tests.e2e.sitting import Sitting


def play_a_trick(page: Page, game: str) -> None:
    """From Play until a trick was taken; the cards of the test are the same in every run."""
    sitting = Sitting(page)
    sitting.deal(game)
    while sitting.wait_for_turn() and not sitting.page.get_by_role("button", name="Last trick").is_enabled():
        sitting.step()
    assert not sitting.is_over, "nobody played in this deal"


@pytest.mark.parametrize("game", ["belote", "skat"])
def test_what_is_out_and_taken_is_told_by_suit(page: Page, game: str) -> None:
    """Trumps first, every suit with what is out and was played; by a key, and read by its names."""
    play_a_trick(page, game)
    page.keyboard.press("c")
    dialog = page.get_by_role("dialog", name="Counting help")
    expect(dialog.locator("dt").first).to_have_text(re.compile(r"\d+ out, \d+ played"))
    expect(dialog.locator("dd .heard").first).to_have_text(re.compile(r"^\w+( of)? \w+"))
    expect(dialog.get_by_role("heading", name="Card points taken")).to_be_visible()
    check_page(page)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_an_isko_table_shows_the_last_trick_and_helps_nobody_to_count(page: Page) -> None:
    """No button and no key; of the tricks that were taken one lies open, the last."""
    page.add_init_script("""localStorage.setItem("stammtisch-rules-skat", '{"preset":"isko"}')""")
    play_a_trick(page, "skat")
    expect(page.get_by_text("Rules: Tournament")).to_be_visible()
    expect(page.get_by_role("button", name="Counting help")).to_have_count(0)
    page.keyboard.press("c")
    page.get_by_role("button", name="Last trick").click()
    expect(page.locator(".trick.old")).to_have_count(1)
    expect(page.locator(".trick.old .laid")).to_have_count(3)
    expect(page.get_by_role("dialog")).to_have_count(0)
