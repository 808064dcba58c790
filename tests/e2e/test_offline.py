"""The page can be installed, opens without a connection, and says then that playing needs one."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import Server
from tests.e2e.looking import check_page

KEPT = "caches.open('stammtisch').then((kept) => kept.keys())"
ONE = pytest.mark.parametrize("size", [(360, 740)], ids=["phone"], indirect=True)


def keep(page: Page) -> None:
    """Open the page and wait until the worker has kept it with its files."""
    page.goto("/")
    page.locator(".games .game").first.wait_for()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.wait_for_function(f"{KEPT}.then((all) => all.length > 10)")


def test_the_page_opens_without_a_connection_and_says_what_is_missing(browser: Browser, server: Server) -> None:
    """Who comes back without a connection sees the games, and reads that playing needs one, until it is back."""
    page = browser.new_context(base_url=server.address, locale="en-GB").new_page()  # the browser reports what it misses
    keep(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator(".games .game")).to_have_count(4)
    expect(page.get_by_text("playing needs one")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("playing needs one")).not_to_be_visible()
    check_page(page)
    page.context.close()


def test_a_page_that_cannot_come_says_so_and_comes_by_itself(browser: Browser, server: Server) -> None:
    """A page never read before needs the server: it says so, leads to the games, and is there when the server is."""
    page = browser.new_context(base_url=server.address, locale="en-GB").new_page()  # the browser reports what it misses
    keep(page)
    page.context.set_offline(True)
    page.goto("/history")
    expect(page.get_by_role("alert")).to_have_text("The server cannot be reached.")
    page.context.set_offline(False)
    expect(page.locator("h1")).to_have_text("Your matches")
    page.context.set_offline(True)
    page.goto("/suggest")
    page.get_by_role("link", name="Back to all games").click()
    expect(page.locator(".games .game")).to_have_count(4)
    expect(page.get_by_role("alert")).to_have_count(0)
    page.context.close()


PUT_OLD = """async () => {
  const kept = await caches.open('stammtisch');
  const page = await (await kept.match('/')).text();
  const headers = { 'content-type': 'text/html' };
  await kept.put('/', new Response(page.replace('<title>', '<title>Old '), { headers }));
}"""
"""Makes the page that is kept one of an older build, so that it differs from the server's."""

NO_LONGER_OLD = """async () => {
  const page = await (await caches.open('stammtisch')).match('/');
  return !(await page.text()).includes('<title>Old ');
}"""


@ONE
def test_the_page_that_is_kept_is_shown_at_once_and_the_newest_comes_by_itself(page: Page) -> None:
    """An older page is shown without asking the server; before anything is begun on it the newest takes its place."""
    keep(page)
    page.evaluate(PUT_OLD)
    answer = page.goto("/cards", wait_until="commit")
    assert answer is not None and answer.from_service_worker
    page.wait_for_function("performance.getEntriesByType('navigation')[0]?.type === 'reload'")
    assert page.evaluate(NO_LONGER_OLD)
    page.get_by_role("main").wait_for()


@ONE
def test_nothing_of_a_table_is_kept(page: Page) -> None:
    """The worker keeps the page and its files, and no answer of the server."""
    keep(page)
    page.goto("/games/skat")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator("main.table .hand [data-card]").first.wait_for()
    kept = page.evaluate(KEPT + ".then((all) => all.map(({ url }) => url))")
    paths = [url.partition("//")[2].partition("/")[2] for url in kept]
    assert all(path == "" or path.startswith("assets/") for path in paths)


@ONE
def test_the_page_can_be_installed(page: Page) -> None:
    """The manifest names icons that are there, in the sizes that it says."""
    page.goto("/")
    answer = page.request.get(page.locator("link[rel=manifest]").get_attribute("href") or "")
    manifest = json.loads(answer.text())
    assert manifest["start_url"] == "/" and manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        image = page.request.get(icon["src"])
        assert image.ok and image.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width = int.from_bytes(image.body()[16:20], "big")
            assert f"{width}x{width}" == icon["sizes"]
