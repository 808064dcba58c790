"""Deals that are over, seen again: step by step, from every seat, with all hands, shared by a link, on Skat's list."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from stammtisch.games import GAMES
from stammtisch.server.guests import COOKIE, Guests, kept_key
from stammtisch.server.kept import table_line
from stammtisch.store.folder import KEY, TABLES
from stammtisch.store.sqlite import SqliteStore
from stammtisch.tables.table import Phase
from tests.e2e.conftest import Server
from tests.e2e.looking import check_page
from tests.e2e.sitting import Sitting
from tests.gathered import Gathered, friends
from tests.running import run

GUEST = "guest 0"

LENGTHEN = """rows => {
  const [first] = rows.children;
  for (let number = 1; number < 48; number++) rows.append(first.cloneNode(true));
}"""
"""As long as a whole series, which no sheet of paper holds."""

ON_PAPER = """() => [...document.body.children].filter(
  (element) => element.checkVisibility() && getComputedStyle(element).position === "static"
).map((element) => [element.id, element.querySelectorAll("tbody tr").length,
  element.getBoundingClientRect().height >= element.querySelector("table").getBoundingClientRect().height])"""


def over(game: str) -> Gathered:
    """A table with a deal whose cards may be shown."""
    table, chance = friends(game, 1), Random(3)
    while table.company.phase is Phase.PLAYING or not table.company.open_deals:
        table.step(chance)
    return table


@pytest.fixture(scope="module")
def played(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which a deal of each game was played, at tables called by their game."""
    data = tmp_path_factory.mktemp("played")
    run(keep_tables(data))
    started = Server(data, "")
    started.start()
    yield started
    started.stop()


async def keep_tables(data: Path) -> None:
    """Write the tables as a server would have."""
    store = SqliteStore(data / TABLES)
    for game in GAMES:
        table = over(game)
        await store.create(table_line(game, GUEST, table.company), table.log)
    await store.close()


@pytest.fixture
def reader(browser: Browser, played: Server, size: tuple[int, int]) -> Iterator[Page]:
    """A page of the person who played there."""
    context = browser.new_context(
        base_url=played.address, viewport={"width": size[0], "height": size[1]}, locale="en-GB", reduced_motion="reduce"
    )
    context.set_default_timeout(30_000)
    cookie = Guests(kept_key(played.data / KEY)).sign(GUEST)
    context.add_cookies([{"name": COOKIE, "value": cookie, "url": played.address}])
    errors: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []


def unfold(reader: Page) -> None:
    """Show the choice of part and seat, which a phone has behind a button."""
    more = reader.get_by_role("button", name="Deal part and seat")
    if more.is_visible():
        more.click()


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_is_seen_again_at_its_table(reader: Page, game: str) -> None:
    """Beginning, middle and end are accessible; the step slider, the jump and the keys lead there."""
    reader.goto(f"/tables/{game}/deals/1")
    step, jump = reader.get_by_label("Step", exact=True), reader.get_by_label("Jump to")
    expect(step).to_have_value("0")
    check_page(reader)
    reader.keyboard.press("ArrowRight")
    expect(step).to_have_value("1")
    unfold(reader)
    jump.select_option(index=2)
    assert int(step.input_value()) > 1
    check_page(reader)
    reader.evaluate("document.activeElement.blur()")
    reader.keyboard.press("End")
    expect(jump).to_have_value("the end")
    check_page(reader)


@pytest.mark.parametrize("game", ["belote", "cribbage", "skat"])
def test_what_the_cards_were_worth_is_told_when_it_is_asked(reader: Page, game: str) -> None:
    """Luck and skill of each side, and a way to the costliest choice, at which the other choices stand beside it."""
    reader.goto(f"/tables/{game}/deals/1")
    reader.get_by_text("What the cards were worth").click()
    expect(reader.get_by_role("heading", name="Luck and skill")).to_be_visible(timeout=60_000)
    reader.locator(".analysis ul button").first.click()
    expect(reader.locator(".analysis .chosen")).to_have_count(1)
    assert reader.locator(".analysis tbody tr").count() > 1
    check_page(reader)


@pytest.mark.parametrize("size", [(1440, 900)], ids=["desk"], indirect=True)
def test_the_same_moment_is_seen_from_every_seat_with_all_hands(reader: Page) -> None:
    """The hand that is held below is that of the seat, and the others lie open; it goes on by itself, and stops."""
    reader.goto("/tables/skat/deals/1")
    expect(reader.get_by_role("region", name="Bid ahead")).to_have_count(0)
    others = reader.get_by_role("region", name="The hands of the others")
    expect(others.get_by_role("group")).to_have_count(2)
    first = others.get_by_role("group").first.get_by_role("img")
    expect(first).to_have_count(10)
    names = sorted(card.get_attribute("aria-label") or "" for card in first.all())
    reader.get_by_label("Seen by").select_option(index=1)
    held = reader.locator(".hand [data-card]")
    expect(held.and_(reader.get_by_label(names[0], exact=True))).to_have_count(1)
    assert sorted(card.get_attribute("aria-label") or "" for card in held.all()) == names
    reader.get_by_role("button", name="Go on by itself").click()
    expect(reader.get_by_label("Step", exact=True)).not_to_have_value("0")
    reader.get_by_role("button", name="Stop", exact=True).click()
    shown = reader.url
    reader.reload()
    expect(reader.get_by_label("Seen by")).to_have_value("Blaise")
    assert reader.url == shown


@pytest.mark.parametrize("size", [(360, 740)], ids=["phone"], indirect=True)
def test_a_deal_just_played_is_shared_by_a_link_and_as_text(page: Page, browser: Browser) -> None:
    """From the end of a lost deal to its analysis and its replay; others open its link, and read the same text."""
    sitting = Sitting(page)
    sitting.deal("skat")
    sitting.play_deal()
    page.get_by_role("link", name="Could you have won?").click()
    expect(page.locator("details[open] > summary")).to_have_text("What the cards were worth")
    expect(page.locator("details[open] > summary")).to_be_in_viewport()
    page.go_back()
    page.get_by_role("link", name="See it again").click()
    expect(page.locator("details[open]")).to_have_count(0)
    page.get_by_text("Share, copy").click()
    link = page.get_by_label("Link to this deal").input_value()
    page.get_by_role("button", name="Copy as text").click()
    stranger = browser.new_context(locale="en-GB").new_page()
    stranger.goto(link)
    expect(stranger.get_by_label("Step", exact=True)).to_have_value("0")
    stranger.goto(link.partition("?")[0])
    expect(stranger.get_by_role("alert")).to_contain_text("belongs to somebody else")
    stranger.context.close()


def test_the_list_is_printed_whole_and_saved_for_a_spreadsheet(reader: Page) -> None:
    """On paper stands the list alone and flows from sheet to sheet; the file has the columns of the list."""
    reader.goto("/tables/skat")
    reader.locator("main.table").wait_for()
    reader.keyboard.press("s")
    sheet = reader.get_by_role("dialog", name="Score sheet")
    with reader.expect_download() as saved:
        sheet.get_by_role("button", name="Save as CSV").click()
    head, first, *_ = csv.reader(saved.value.path().read_text(encoding="utf-8-sig").splitlines())
    assert saved.value.suggested_filename == "skat.csv"
    assert head[:3] == ["No.", "Game", "With or without"] and len(first) == len(head) and first[0] == "1"

    sheet.locator("tbody").first.evaluate(LENGTHEN)
    reader.emulate_media(media="print")
    reader.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert reader.evaluate(ON_PAPER) == [["on-paper", 48, True]]
    expect(reader.locator("#on-paper caption")).to_contain_text("Skat")
    reader.evaluate("dispatchEvent(new Event('afterprint'))")
    reader.emulate_media(media="screen")
    expect(reader.locator("#on-paper")).to_have_count(0)
    expect(sheet).to_be_visible()


def test_ones_own_matches_are_listed_and_lead_to_their_deals(reader: Page) -> None:
    """Statistics by game and rules, accessible; each match leads to its first deal."""
    reader.goto("/history")
    expect(reader.get_by_role("heading", name="Statistics")).to_be_visible()
    check_page(reader)
    reader.get_by_role("link", name="See it again").first.click()
    expect(reader.get_by_label("Step", exact=True)).to_have_value("0")


@pytest.mark.parametrize("size", [(360, 740)], ids=["phone"], indirect=True)
def test_a_phone_shows_the_table_while_one_steps_through_a_deal(reader: Page) -> None:
    """Buttons, line and words leave table and hand in sight; part and seat are folded away behind a button."""
    reader.goto("/tables/skat/deals/1#20")
    expect(reader.locator(".felt")).to_be_in_viewport(ratio=1)
    expect(reader.locator(".hand [data-card]").first).to_be_in_viewport(ratio=1)
    seen_by = reader.get_by_label("Seen by")
    expect(seen_by).to_be_hidden()
    reader.get_by_role("button", name="Deal part and seat").click()
    expect(seen_by).to_be_visible()
    check_page(reader)
