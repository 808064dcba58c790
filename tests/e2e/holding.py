"""A line on which chosen answers come late: requests are held until the test lets them go."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route


def holding(page: Page, address: re.Pattern[str]) -> list[Route]:
    """The requests to such addresses from now on, none of them answered; the list grows as they come."""
    held: list[Route] = []
    page.route(address, lambda route: held.append(route))  # a builtin function is not taken
    return held


def release(held: list[Route]) -> None:
    """Let them go. Those that come later are held again."""
    while held:
        held.pop().continue_()


def drawn(page: Page) -> None:
    """Return once the page has drawn what it knows."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
