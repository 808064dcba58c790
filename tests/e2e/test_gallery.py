"""The gallery of card traditions: every pattern hangs there, tells of itself in one order, and deals at once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.looking import check_page

# As they hang: address, name, country and number of cards, the game that Play deals.
EXHIBITS = [
    ("prussian", "Prussian double image", "Germany · 32 cards", "skat"),
    ("tournament", "Tournament faces", "Germany · 32 cards", "skat"),
    ("english", "English pattern", "United Kingdom · 52 cards", "cribbage"),
    ("four", "English pattern in four colours", "United States · 54 cards", "cribbage"),
    ("paris", "French pattern of Paris", "France · 32 cards", "belote"),
    ("large", "Large index", "For every country · 54 cards", "cribbage"),
    ("double", "Double pack with jokers", "China · 108 cards", "tractor"),
]
KEYS = [exhibit[0] for exhibit in EXHIBITS]


def test_the_gallery_shows_every_pattern_in_its_order(page: Page) -> None:
    """One tap from the way in; each with its country and number of cards."""
    page.goto("/")
    page.get_by_role("link", name="Card traditions").click()
    expect(page.locator("main li strong")).to_have_text([name for _, name, _, _ in EXHIBITS])
    expect(page.locator("main li .soft")).to_have_text([size for _, _, size, _ in EXHIBITS])
    check_page(page)


@pytest.mark.parametrize(("key", "name", "size_line", "game"), EXHIBITS, ids=KEYS)
def test_an_exhibit_tells_of_itself_in_one_order(page: Page, key: str, name: str, size_line: str, game: str) -> None:
    """Back, name, country and cards, Wikipedia, one line, Play, Rules, suits, ranks, history, all cards."""
    page.goto(f"/cards/{key}")
    expect(page.get_by_role("link", name="← Card traditions")).to_be_visible()
    text = page.locator("main").inner_text()
    parts = [name, size_line, "Wikipedia ↗", "Play", "Rules", "Suits", "Ranks", "History", "All the cards"]
    places = [text.index(part) for part in parts]
    assert places == sorted(places)
    article = page.get_by_role("link", name="Wikipedia")
    expect(article).to_have_attribute("href", re.compile(r"^https://en\.wikipedia\.org/wiki/\S+$"))
    expect(article).to_have_attribute("target", "_blank")
    expect(page.locator(".rules")).to_contain_text("How the bots play: rules of thumb; each sees only its own cards")
    expect(page.get_by_role("link", name="Rules")).to_have_attribute("href", f"/games/{game}#rules")
    check_page(page)


@pytest.mark.parametrize(("key", "game"), [(key, game) for key, _, _, game in EXHIBITS], ids=KEYS)
def test_play_deals_at_once_with_these_cards(page: Page, key: str, game: str) -> None:
    """The table opens against bots, and the hand shows the pattern."""
    page.goto(f"/cards/{key}")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".hand [data-card]").first.wait_for()
    assert page.evaluate("JSON.parse(localStorage.getItem('stammtisch-settings'))")[f"{game}Cards"] == key
    expect(page.locator("main.table h1")).to_have_text(game.capitalize())


@pytest.mark.parametrize("size", [(1440, 900), (2560, 1440)], ids=["wall", "wide wall"], indirect=True)
def test_each_suit_hangs_in_a_row_of_its_own(page: Page) -> None:
    """Where the wall is wide enough, as many rows as suits and one for the jokers; on a phone each begins a row."""
    page.goto("/cards/double")
    rows = page.locator(".all")
    expect(rows).to_have_count(5)
    expect(rows.first.locator("li")).to_have_count(13)
    tops = rows.first.locator("li").evaluate_all("cards => cards.map(card => card.getBoundingClientRect().top)")
    assert len(set(tops)) == 1
    boxes = [page.locator(".page").bounding_box(), page.locator("header").first.bounding_box()]
    assert all(box is not None and box["width"] > 0.6 * page.evaluate("innerWidth") for box in boxes)


def test_rules_leads_to_the_rules_of_the_game(page: Page) -> None:
    """Past the ways to play, to the heading that says so."""
    page.goto("/cards/prussian")
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_in_viewport()
    expect(page.get_by_role("searchbox", name="Find in the rules")).to_be_in_viewport()
    expect(page.locator("h1")).not_to_be_in_viewport()


def test_a_card_can_be_looked_at_closely(page: Page) -> None:
    """A tap shows it large under its own name; closing gives the focus back."""
    page.goto("/cards/prussian")
    unter = page.get_by_role("button", name="acorn Unter: look closely")
    unter.click()
    shown = page.get_by_role("dialog", name="acorn Unter")
    expect(shown).to_be_visible()
    box = shown.locator("svg").bounding_box()
    assert box is not None and box["width"] > 240
    page.keyboard.press("Escape")
    expect(unter).to_be_focused()


def test_the_names_are_those_of_the_pattern_in_the_readers_language(page: Page) -> None:
    """Suits and ranks of German cards keep their names; the article is that of the reader's Wikipedia."""
    page.goto("/cards/prussian")
    page.get_by_label("Language").select_option("Norsk bokmål")
    expect(page.locator("h1")).to_have_text("Prøyssisk dobbeltbilde")
    expect(page.locator(".names li")).to_have_text(["Eikenøtter", "Blader", "Hjerter", "Bjeller"])
    expect(page.locator("main")).to_contain_text("Daus, König, Ober, Unter, ti, ni, åtte, sju")
    expect(page.get_by_role("link", name="Wikipedia")).to_have_attribute("href", re.compile(r"^https://no\."))


def test_an_unknown_pattern_is_said_so(page: Page) -> None:
    """An address without a pattern leads back to the gallery."""
    page.goto("/cards/minoan")
    expect(page.locator("h1")).to_have_text("There is no such pattern here")
