"""The deal of the day in a browser: begun from the first page; how others did after one's own end, not before."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import time

import pytest
from playwright.sync_api import Browser, Page, expect

from stammtisch.server.daily import root_of
from stammtisch.server.guests import COOKIE, Guests, kept_key
from stammtisch.server.kept import table_line
from stammtisch.store.daily import Try
from stammtisch.store.folder import KEY, TABLES
from stammtisch.store.sqlite import SqliteStore
from stammtisch.store.sqlite_books import kept_books
from stammtisch.tables import daily
from stammtisch.tables.gathering import gather
from tests.daily import begun, played
from tests.e2e.conftest import Server
from tests.e2e.looking import check_page
from tests.running import run

GAME = "belote"
READER = "reader"


@pytest.fixture
def house(built: None, tmp_path: Path) -> Iterator[Server]:
    """A server at which six people have played today's deal, the reader among them."""
    run(keep_tries(tmp_path))
    started = Server(tmp_path, "")
    started.start()
    yield started
    started.stop()


async def keep_tries(data: Path) -> None:
    """Write tables and tries as a server would have; nobody has asked yet what came of them."""
    store, now = SqliteStore(data / TABLES), round(time() * 1000)
    day = daily.day_at(now)
    root = root_of(Guests(kept_key(data / KEY)), GAME, day)
    for number, guest in enumerate((READER, "b", "c", "d", "e", "f")):
        log = begun(GAME, guest, root, day, now)
        played(log, Random(number))
        await store.create(table_line(f"table-{guest}", guest, gather(log)), log)
        await kept_books(store).daily.begin(Try(GAME, day, guest, f"table-{guest}", now))
    await store.close()


@pytest.fixture
def reader(browser: Browser, house: Server, size: tuple[int, int]) -> Iterator[Page]:
    """A page that nobody has used yet, whose errors are the test's."""
    context = browser.new_context(
        base_url=house.address, viewport={"width": size[0], "height": size[1]}, locale="en-GB", reduced_motion="reduce"
    )
    context.set_default_timeout(30_000)
    errors: list[str] = []
    page = context.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []


def test_the_deal_of_the_day_is_played_first_and_compared_then(reader: Page, house: Server) -> None:
    """A newcomer is dealt cards and told nothing; who has finished sees place, chart and names, and may show theirs."""
    reader.goto("/")
    reader.get_by_role("region", name="Deal of the day").get_by_role("link", name="Belote").click()
    expect(reader.locator("h1")).to_have_text("Deal of the day: Belote")
    expect(reader.get_by_text("How others did is shown here once you have finished.")).to_be_visible()
    check_page(reader)
    reader.get_by_role("button", name="Play", exact=True).click()
    expect(reader.locator(".hand [data-card]").first).to_be_visible()
    expect(reader.get_by_role("button", name="Take back")).to_have_count(0)

    cookie = Guests(kept_key(house.data / KEY)).sign(READER)
    reader.context.add_cookies([{"name": COOKIE, "value": cookie, "url": house.address}])
    reader.goto(f"/tables/table-{READER}")
    reader.get_by_role("link", name="How others did").click()
    others = reader.get_by_role("region", name="How others did")
    expect(others.get_by_text("of 6", exact=False)).to_be_visible()
    expect(others.get_by_text("7 have begun")).to_be_visible()
    expect(others.get_by_role("row").filter(has_text="(you)")).to_have_count(1)
    check_page(reader)
    reader.get_by_label("Name to be shown").fill("Amur")
    reader.get_by_role("button", name="Show my name").click()
    expect(others.get_by_role("list", name="By name")).to_contain_text("Amur")
    shared = reader.get_by_role("region", name="To share").get_by_role("textbox").input_value()
    assert shared.startswith("Belote, deal of the day") and "/daily/belote/" in shared
    reader.get_by_role("button", name="Show it no more").click()
    expect(others.get_by_role("list", name="By name")).to_have_count(0)
    check_page(reader)
