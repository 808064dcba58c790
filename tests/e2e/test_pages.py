"""The pages before a table: the way in, and each game's door."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from stammtisch.games import GAMES
from tests.e2e.looking import check_page


def test_the_way_in_shows_the_four_games_in_the_readers_language(page: Page) -> None:
    """Four inviting entries; another language is one choice away, and stays chosen."""
    page.goto("/")
    expect(page.locator(".games .game")).to_have_count(4)
    expect(page.locator(".games .game").first).to_be_in_viewport(ratio=1)
    check_page(page)
    page.get_by_label("Language").select_option("Deutsch")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    expect(page.locator("h1")).to_have_text("Setz dich, die Karten liegen bereit")


@pytest.mark.parametrize("game", GAMES)
def test_a_games_page_has_play_and_the_rules(page: Page, game: str) -> None:
    """Title, Play and the rules with a place for each rule id, readable and accessible."""
    page.goto(f"/games/{game}")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.locator("article .rule-id").first).to_be_attached()
    check_page(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_the_table_are_words(page: Page, game: str) -> None:
    """Unfolded, every option stands there in words; a change is marked with what it replaces."""
    page.goto(f"/games/{game}")
    page.locator(".panel summary").click()
    check_page(page)
    choice = page.locator(".panel .line select").nth(1)
    choice.select_option(index=1)
    expect(page.locator(".panel .difference")).to_have_count(1)


def test_how_the_bots_play_is_chosen_once_and_kept(page: Page) -> None:
    """Chosen beside Play, it holds at the table, on the page when one comes back, and where cards hang."""
    page.goto("/games/cribbage")
    page.get_by_label("How the bots play").select_option("club player")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".hand [data-card]").first.wait_for()
    page.get_by_role("button", name="People", exact=True).click()
    expect(page.get_by_role("dialog").get_by_label("How the bots play")).to_have_value("club")
    page.goto("/cards/english")
    expect(page.locator(".rules")).to_contain_text("How the bots play: club player")
    page.goto("/games/cribbage")
    expect(page.get_by_label("How the bots play")).to_have_value("club")


def test_a_table_of_ones_own_is_opened_from_the_lobby(page: Page) -> None:
    """Choose the game there, and its page asks who may come."""
    page.goto("/lobby")
    page.get_by_role("region", name="A table of your own").get_by_role("link", name="Belote").click()
    expect(page.get_by_label("Who may come")).to_be_visible()
    expect(page.get_by_role("button", name="Open the table")).to_be_in_viewport()


def test_a_link_to_a_rule_shows_it(page: Page) -> None:
    """The rule named in the address is marked and in view."""
    page.goto("/games/skat#rule-S-9")
    expect(page.locator("#rule-S-9.found")).to_be_in_viewport()


def test_an_unknown_game_is_said_so(page: Page) -> None:
    """A game that is not there has a page that says it and leads back."""
    page.goto("/games/whist")
    expect(page.locator("h1")).to_have_text("There is no such game here")


def test_an_unknown_table_is_said_so(page: Page) -> None:
    """A table that is not there says so in words and leads back."""
    page.goto("/tables/nowhere")
    expect(page.locator("h1")).to_have_text("This table cannot be opened")
    expect(page.get_by_role("link", name="Back to all games")).to_be_visible()
