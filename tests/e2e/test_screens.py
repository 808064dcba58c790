"""Every screen, in three languages and patterns, at three sizes: nothing cut, overlapping or too small to tap.

A test run looks at some of them; `make soak` at all, and keeps pictures of them for the eye.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from stammtisch.games import GAMES
from tests.e2e import screens
from tests.e2e.conftest import ALL_SIZES, Server
from tests.e2e.nonces import REPEATING_NONCES

LOOKS = pytest.mark.parametrize("look", screens.LOOKS if ALL_SIZES else ["de"])


def dressed(browser: Browser, server: Server, look: str) -> Iterator[Page]:
    """A page of somebody new, in a look."""
    context = browser.new_context(base_url=server.address, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(30_000)
    context.add_init_script(REPEATING_NONCES)
    page = context.new_page()
    screens.dress(page, look)
    yield page
    context.close()


@pytest.fixture
def screen(browser: Browser, server: Server, look: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page at the server that the tests share, its deals those of the test's name."""
    server.deal_by(request.node.name)
    yield from dressed(browser, server, look)


@pytest.fixture
def own_screen(browser: Browser, own_server: Server, look: str) -> Iterator[Page]:
    """A page at a server that no other test uses."""
    yield from dressed(browser, own_server, look)


@LOOKS
def test_pages_are_whole(screen: Page, look: str) -> None:
    """The way in, the lobby, each game's page, the gallery, one's own pages and those of the house."""
    found = []
    for name in screens.PAGES if ALL_SIZES else screens.FEW:
        screen.goto(screens.PAGES[name])
        screen.locator("h1").wait_for()
        screen.wait_for_load_state("networkidle")
        found += screens.faults(screen, name, look, whole=not name.startswith(("game", "rule")))
    assert "\n".join(found) == ""


@LOOKS
@pytest.mark.parametrize("game", GAMES if ALL_SIZES else ["cribbage"])
def test_a_table_is_whole_in_every_phase(screen: Page, look: str, game: str) -> None:
    """From the first question to the score, the dialogs over it, and the deal seen again."""
    found = []
    for moment in screens.moments(screen, game):
        found += screens.faults(screen, moment, look, whole=False)
        if moment == f"{game}-2":
            found += dialogs(screen, game, look)
    again = screen.locator(".over a[href*='/deals/']:not([href*='#'])")
    if again.count():
        again.click()
        screen.locator(".hand [data-card]").first.wait_for()
        found += screens.faults(screen, f"{game}-again", look, whole=False)
    assert "\n".join(found) == ""


def dialogs(page: Page, game: str, look: str) -> list[str]:
    """What is wrong with the dialogs of a table."""
    found = []
    for name, key in screens.DIALOGS.items():
        page.keyboard.press(key)
        expect(page.locator("dialog[open]")).to_be_visible()
        found += screens.faults(page, f"{game}-{name}", look, whole=False)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    return found


@LOOKS
def test_the_page_of_the_host_is_whole(own_screen: Page, own_server: Server, look: str) -> None:
    """What the host looks after: now, people, reports, texts."""
    own_screen.request.post("/api/suggestions", data={"title": "Whist", "name": "Carl"})
    own_screen.goto(own_server.address + own_server.host_link)
    own_screen.locator("main input").first.fill("Greta")
    own_screen.locator("main button.primary").click()
    expect(own_screen.locator("main").get_by_role("status")).not_to_be_empty()
    own_screen.goto("/admin")
    own_screen.locator("h2").first.wait_for()
    assert "\n".join(screens.faults(own_screen, "admin", look, whole=True)) == ""
