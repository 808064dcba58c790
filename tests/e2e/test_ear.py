"""For the ear: keys that read aloud, captions of sounds, and a pace at which nothing moves."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.sitting import Sitting

pytestmark = pytest.mark.parametrize("size", [(1440, 900)], ids=["desk"], indirect=True)


def read_aloud(page: Page, key: str) -> str:
    """What a key makes the page say."""
    said = page.locator("main.table > .repeated")
    before = said.text_content() or ""
    page.keyboard.press(key)
    expect(said).not_to_have_text(before)
    return said.text_content() or ""


def test_keys_read_hand_trick_bids_score_and_time(page: Page) -> None:
    """Each says its part in one sentence, and the focus stays where it was."""
    sitting = Sitting(page)
    sitting.deal("belote")
    sitting.wait_for_turn()
    cards = page.locator(".hand [data-card]")
    names = [card.get_attribute("aria-label") or "" for card in cards.all()]
    page.locator("header a").first.focus()
    hand = read_aloud(page, "1")
    assert hand.startswith(f"Your hand, {len(names)} cards: ")
    assert all(name.split(",")[0] in hand for name in names)
    assert read_aloud(page, "2").startswith(("Nothing lies on the table", "Trick", "Last trick"))
    assert read_aloud(page, "3").startswith(("Auction", "Nobody has said anything yet"))
    assert read_aloud(page, "4").startswith("Score: We 0, They 0")
    assert read_aloud(page, "5") == "No clock is running"
    expect(page.locator("header a").first).to_be_focused()


def test_sounds_have_captions_where_wanted(page: Page) -> None:
    """What can be heard can be read, for a moment."""
    kept = json.dumps({"captions": True})
    page.add_init_script(f"localStorage.setItem('stammtisch-settings', '{kept}')")
    sitting = Sitting(page)
    sitting.deal("skat")
    while page.locator(".caption").count() == 0:
        assert sitting.wait_for_turn()
        sitting.step()
    expect(page.locator(".caption span").first).to_have_text(_one_of("Your turn", "Trick taken", "Announcement"))
    expect(page.locator(".caption")).to_have_count(0, timeout=20_000)


def _one_of(*words: str) -> re.Pattern[str]:
    return re.compile("|".join(words))


def test_each_sound_has_its_own_volume_and_is_kept(page: Page) -> None:
    """Three sliders in the settings; one that is turned down stays so."""
    sitting = Sitting(page)
    sitting.deal("cribbage")
    page.keyboard.press("o")
    turn = page.get_by_role("slider", name="Your turn")
    expect(turn).to_have_value("40")
    turn.fill("0")
    page.reload()
    page.locator(".hand [data-card]").first.wait_for()
    page.keyboard.press("o")
    expect(page.get_by_role("slider", name="Your turn")).to_have_value("0")
    expect(page.get_by_role("slider", name="Trick taken")).to_have_value("40")
