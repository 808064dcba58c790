"""Several people in browsers of their own: opening a table, joining it, playing at it. Not here: tests."""

from __future__ import annotations

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from tests.e2e.nonces import REPEATING_NONCES
from tests.e2e.sitting import MOST_STEPS, READY, Sitting

CARDS = "cards => cards.map(card => card.dataset.card)"


class People:
    """Browsers of several people at one server, and every error that a page of theirs reports."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def comes(self, width: int = 1440, height: int = 900) -> Page:
        """A page of somebody new."""
        size: ViewportSize = {"width": width, "height": height}
        context = self._browser.new_context(
            base_url=self._address, viewport=size, locale="en-GB", reduced_motion="reduce"
        )
        context.set_default_timeout(30_000)
        context.add_init_script(REPEATING_NONCES)
        self.contexts.append(context)
        return self.watched(context.new_page())

    def watched(self, page: Page) -> Page:
        """The page, its errors noted."""
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        return page


def opens(host: Page, game: str, pace: str = "no clock", **more: str) -> str:
    """The host opens a table for people; returns its code."""
    host.goto(f"/games/{game}")
    host.get_by_text("Play with people", exact=True).click()
    host.get_by_label("Your name at the table").fill("Anna")
    for label, value in {"Who may come": "friends with link or code", **more}.items():
        host.get_by_label(label).select_option(label=value)
    host.get_by_label("Time", exact=True).select_option(label=pace)
    host.get_by_role("button", name="Open the table").click()
    return host.locator(".code").inner_text()


def joins(guest: Page, code: str) -> None:
    """A friend comes by the code and sits down."""
    guest.goto("/lobby")
    guest.get_by_label("Your name at the table").fill("Bert")
    guest.get_by_label("Code of the table").fill(code.lower())
    guest.get_by_role("button", name="To the table").click()
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".seats li.own")).to_be_visible()


def begins(host: Page, *guests: Page) -> None:
    """Who is asked says ready, and the host starts."""
    for guest in guests:
        guest.get_by_role("button", name="Ready", exact=True).click()
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, *guests):
        page.locator("main.table").wait_for()


def both_play(pages: list[Page], until: int = MOST_STEPS) -> int:
    """Whoever is asked answers, until the deal is over or so many answers were given; returns their number.

    The first of them bids as long as bids are offered, the others pass.
    """
    steps = 0
    while steps < until:
        sittings = [Sitting(page, passes=page is not pages[0]) for page in pages]
        if any(sitting.is_over for sitting in sittings):
            return steps
        asked = [sitting for sitting in sittings if sitting.page.locator(READY).count()]
        if not asked:
            pages[0].wait_for_timeout(100)
            continue
        asked[0].step()
        steps += 1
    return steps


def hand_of(page: Page) -> object:
    """The cards in hand, in order."""
    return page.locator(".hand [data-card]").evaluate_all(CARDS)
