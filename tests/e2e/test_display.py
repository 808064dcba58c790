"""The display settings and the language: in the header of every page, at work at once, kept by the device."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.conftest import Server
from tests.e2e.looking import check_page
from tests.e2e.nonces import REPEATING_NONCES
from tests.e2e.sitting import Sitting

DIALS = ["Contrast", "Grain", "Color temperature"]
PAGES = ["/", "/cards", "/cards/paris", "/games/skat", "/nowhere"]
CORNERS = [(0, 100, 0), (100, 100, 100), (0, 0, 100)]
LANGUAGES = {
    "Deutsch": "de",
    "Norsk bokmål": "nb",
    "Français": "fr",
    "Български": "bg",
    "中文": "zh",
    "English": "en",
}

# As the list does when it is open over the page; the test's own way would scroll to the list first.
CHOOSE_GERMAN = """list => {
  list.selectedIndex = [...list.options].findIndex((option) => option.text === "Deutsch");
  list.dispatchEvent(new Event("change", { bubbles: true }));
}"""


def dial(page: Page, name: str) -> Locator:
    """The slider of one setting, unfolded where it is folded away."""
    slider = page.get_by_role("slider", name=name)
    fold = page.get_by_role("button", name="Display")
    expect(slider.or_(fold).first).to_be_visible()
    if not slider.is_visible() and fold.is_visible():
        fold.click()
    return slider


def colour(page: Page, name: str) -> str:
    """What a colour of the page is now."""
    script = "name => getComputedStyle(document.documentElement).getPropertyValue(name)"
    return str(page.evaluate(script, name))


@pytest.mark.parametrize("path", PAGES)
def test_every_page_has_the_settings_and_the_language(page: Page, path: str) -> None:
    """Each with its value beside its name, neutral at first."""
    page.goto(path)
    expect(page.get_by_label("Language")).to_be_attached()
    for name in DIALS:
        slider = dial(page, name)
        expect(slider).to_be_visible()
        expect(slider).to_have_value("50")
        expect(page.locator(".dial", has_text=name).locator("output")).to_have_text("50\u00a0%")


def test_a_setting_works_at_once_and_is_kept_and_is_neutral_after_a_double_tap(page: Page) -> None:
    """Table and cards change together; a page loaded again has it still; two taps set it back."""
    page.goto("/")
    drawn = colour(page, "--paper")
    dial(page, "Color temperature").fill("100")
    warm = colour(page, "--paper"), colour(page, "--c-fffdf6")
    assert warm[0] != drawn and warm[1] not in ("", "#fffdf6")
    page.reload()
    assert (colour(page, "--paper"), colour(page, "--c-fffdf6")) == warm
    slider = dial(page, "Color temperature")
    expect(slider).to_have_value("100")
    slider.dblclick()
    expect(slider).to_have_value("50")
    assert colour(page, "--paper") == drawn


def test_a_finger_sets_it_back_by_two_taps(browser: Browser, server: Server) -> None:
    """Touch screens tell no double click of a slider; it works all the same."""
    context = browser.new_context(base_url=server.address, viewport={"width": 360, "height": 740}, has_touch=True)
    context.add_init_script(REPEATING_NONCES)
    page = context.new_page()
    page.goto("/")
    slider = dial(page, "Contrast")
    slider.tap(position={"x": 20, "y": 20})
    expect(slider).not_to_have_value("50")
    page.wait_for_timeout(600)  # longer than two taps that belong together
    slider.tap(position={"x": 20, "y": 20})
    slider.tap(position={"x": 20, "y": 20})
    expect(slider).to_have_value("50")
    context.close()


@pytest.mark.parametrize(("contrast", "grain", "temperature"), CORNERS)
@pytest.mark.parametrize("game", ["belote", "tractor"])
def test_a_table_can_be_read_at_the_ends_of_the_settings(
    page: Page, game: str, contrast: int, grain: int, temperature: int
) -> None:
    """Every text has its contrast, as the browser draws it."""
    kept = f'{{"contrast":{contrast},"grain":{grain},"temperature":{temperature}}}'
    page.add_init_script(f"localStorage.setItem('stammtisch-display', '{kept}')")
    Sitting(page).deal(game)
    assert colour(page, "--grain") == str(grain / 2_000).rstrip("0").rstrip(".")
    check_page(page)


def test_a_change_of_language_keeps_the_table_and_what_is_selected(page: Page) -> None:
    """Six languages, each by its own name; nothing else moves."""
    sitting = Sitting(page)
    sitting.deal("cribbage")
    sitting.wait_for_turn()
    sitting.legal_cards.nth(1).click()
    chosen = page.locator(".hand .selected").get_attribute("data-card")
    address = page.url
    choice = page.locator("header select")
    expect(choice.locator("option")).to_have_count(len(LANGUAGES))
    for name, code in LANGUAGES.items():
        choice.select_option(name)
        expect(page.locator("html")).to_have_attribute("lang", code)
        expect(page.locator(".hand .selected")).to_have_attribute("data-card", str(chosen))
        check_page(page)
    assert page.url == address


def test_a_change_of_language_keeps_the_place_on_the_page(page: Page) -> None:
    """What was read stays in sight, although the words above it take more or less room."""
    page.goto("/cards/paris")
    read = page.locator("#history")
    read.evaluate("heading => heading.scrollIntoView()")
    page.locator("header select").evaluate(CHOOSE_GERMAN)
    expect(read).to_have_text("Geschichte")
    expect(read).to_be_in_viewport()
