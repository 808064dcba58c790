"""Learning by playing, in a browser: a lesson to its end, a second thought, and the rules page to look things up."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from stammtisch.lessons import LESSONS
from tests.e2e.looking import check_hand, check_page

PHONE, DESK = [(360, 740)], [(1440, 900)]


def choose(page: Page, move: str) -> None:
    """Select the cards of a move and confirm, or press the button that says it."""
    verb, *cards = move.split()
    for card in cards:
        page.locator(f'.hand [data-card="{card}"]').click(position={"x": 10, "y": 14})
    (page.locator(".confirm") if cards else page.locator("[data-asked] button", has_text=verb)).click()


@pytest.mark.parametrize("size", PHONE, ids=["phone"], indirect=True)
def test_a_lesson_is_played_to_its_end(page: Page) -> None:
    """Each choice is explained, a rule can be read beside it, another move is thought over, and the count is told."""
    choices = LESSONS["cribbage"].choices
    page.goto("/games/cribbage")
    page.get_by_role("button", name="Learn by playing").click()
    lesson = page.get_by_role("complementary", name="Lesson")
    expect(lesson).to_contain_text("Choice 1 of 6")
    lesson.get_by_role("button", name="Rule C-2").click()
    expect(lesson.locator(".statement")).to_contain_text("lays two of them face down into the crib")
    check_page(page)
    check_hand(page)
    choose(page, "discard D4 D5")
    expect(lesson.get_by_role("button", name="Choose again")).to_be_focused()
    expect(lesson).to_contain_text("The lesson proposes something else")
    check_page(page)
    lesson.get_by_role("button", name="Choose again").click()
    for card in ("D4", "D5"):
        page.locator(f'.hand [data-card="{card}"]').click(position={"x": 10, "y": 14})
    for number, choice in enumerate(choices, start=1):
        expect(lesson).to_contain_text(f"Choice {number} of 6")
        choose(page, choice.move)
    expect(lesson).to_contain_text("30 to 13")
    expect(lesson.get_by_role("button", name="This lesson again")).to_be_visible()


@pytest.mark.parametrize("size", DESK, ids=["desk"], indirect=True)
def test_who_plays_another_move_goes_on_alone(page: Page) -> None:
    """The lesson says so, and still tells what is asked."""
    page.goto("/games/cribbage")
    page.get_by_role("button", name="Learn by playing").click()
    lesson = page.get_by_role("complementary", name="Lesson")
    lesson.get_by_role("button", name="What does the lesson propose?").click()
    expect(lesson).to_contain_text("The lesson proposes: to the crib: nine of clubs, six of clubs.")
    choose(page, "discard D4 D5")
    lesson.get_by_role("button", name="Play mine").click()
    expect(lesson).to_contain_text("You go your own way now")
    expect(lesson).to_contain_text("Play a card that keeps the count at 31 or below")


@pytest.mark.parametrize("size", PHONE, ids=["phone"], indirect=True)
def test_the_rules_are_searched_as_one_types(page: Page) -> None:
    """Headings, terms and options come with what stands around them; keys lead through, and Enter goes there."""
    page.goto("/games/skat")
    expect(page.locator("article h2").first).to_be_visible()
    expect(page.locator("article a.term").first).to_be_attached()
    field = page.get_by_label("Find in the rules")
    field.fill("overbid")
    expect(page.locator("search [role=status]")).to_contain_text("places")
    check_page(page)
    field.press("ArrowDown")
    expect(page.locator("search ol button").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".place-found")).to_be_focused()
    expect(page.locator(".place-found")).to_be_in_viewport()
    field.fill("no such thing")
    expect(page.locator("search [role=status]")).to_have_text("Nothing found")
    page.get_by_label("Language").select_option("Deutsch")
    page.get_by_label("In den Regeln suchen").fill("überreizt")
    expect(page.locator("search [role=status]")).to_contain_text("Stellen")


@pytest.mark.parametrize("size", [(740, 360)], ids=["landscape"], indirect=True)
@pytest.mark.parametrize("game", ["belote", "tractor"])
def test_a_lesson_stands_beside_the_table_on_a_phone_on_its_side(page: Page, game: str) -> None:
    """Nothing of the table is pushed down, and nothing sticks out."""
    page.goto(f"/games/{game}")
    page.get_by_role("button", name="Learn by playing").click()
    lesson, table = page.get_by_role("complementary", name="Lesson"), page.locator("main.table")
    expect(lesson).to_contain_text("Choice 1 of")
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    column, rest = lesson.bounding_box(), table.bounding_box()
    assert column is not None and rest is not None
    assert (rest["y"], column["y"]) == (0, 0)
    assert rest["x"] + rest["width"] <= column["x"]
    assert column["height"] <= 360
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
