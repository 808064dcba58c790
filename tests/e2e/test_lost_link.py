"""A server that dies under a table, and a page that comes back by itself."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import Server
from tests.e2e.nonces import REPEATING_NONCES
from tests.e2e.sitting import Sitting

CARDS = "cards => cards.map(card => card.dataset.card)"


def hand_of(page: Page) -> object:
    """The cards in hand, in order."""
    return page.locator(".hand [data-card]").evaluate_all(CARDS)


def test_a_killed_server_costs_nothing(browser: Browser, own_server: Server) -> None:
    """The page says that the link is lost, moving nothing, finds the server started again, and the deal goes on."""
    context = browser.new_context(base_url=own_server.address, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(REPEATING_NONCES)
    page = context.new_page()
    sitting = Sitting(page)
    sitting.deal("skat")
    sitting.step()
    sitting.wait_for_turn()
    hand, lies = hand_of(page), page.locator(".own").bounding_box()
    own_server.stop(kill=True)
    expect(page.locator(".trouble")).to_contain_text("connection is lost")
    assert lies == page.locator(".own").bounding_box()
    own_server.start()
    expect(page.locator(".trouble")).to_have_count(0, timeout=20_000)
    assert hand == hand_of(page)
    sitting.play_deal()
    context.close()


def test_a_move_made_without_a_link_is_kept_and_sent(browser: Browser, own_server: Server) -> None:
    """What was chosen while the server was away arrives once, under the same request, when it is back."""
    context = browser.new_context(base_url=own_server.address, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(REPEATING_NONCES)
    page = context.new_page()
    sitting = Sitting(page)
    sitting.deal("skat")
    sitting.wait_for_turn()
    own_server.stop(kill=True)
    expect(page.locator(".trouble")).to_be_visible()
    before = page.locator("dl.facts").inner_text() + page.locator(".felt").inner_text()
    offered = sitting.next_control()
    assert offered is not None
    offered.click()
    assert before == page.locator("dl.facts").inner_text() + page.locator(".felt").inner_text()
    own_server.start()
    expect(page.locator(".trouble")).to_have_count(0, timeout=20_000)
    page.wait_for_function(
        "before => document.querySelector('dl.facts').innerText + document.querySelector('.felt').innerText !== before",
        arg=before,
    )
    expect(page.locator("p.notice")).to_have_count(0)
    context.close()


def test_an_older_window_looks_on_and_says_so(browser: Browser, own_server: Server) -> None:
    """Two windows of one person at one table: the newer plays, the older mirrors it."""
    context = browser.new_context(base_url=own_server.address, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(REPEATING_NONCES)
    older = context.new_page()
    Sitting(older).deal("skat")
    newer = context.new_page()
    newer.goto(older.url)
    newer.locator("main.table").wait_for()
    expect(older.locator(".trouble")).to_contain_text("newer window")
    sitting = Sitting(newer)
    sitting.step()
    sitting.wait_for_turn()
    expect(older.locator("dl.facts")).to_have_text(newer.locator("dl.facts").inner_text(), use_inner_text=True)
    context.close()
