"""The house around the tables, in a browser: comments, accounts, the host's link and page, by mouse and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import Server
from tests.e2e.looking import check_page

PASSWORD = "correct horse battery"


def host_link(server: Server) -> str:
    """The link that the server printed at its start."""
    return server.address + server.host_link


def name_of(page: Page) -> str:
    """A name that no other test of this server has."""
    viewport = page.viewport_size
    assert viewport is not None
    return f"Anna {viewport['width']}"


def opened(browser: Browser, address: str, size: tuple[int, int]) -> Iterator[Page]:
    """A page of somebody new. Refusals are meant here, and the browser notes each: only faults of the page count."""
    width, height = size
    context = browser.new_context(
        base_url=address, viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce"
    )
    context.set_default_timeout(30_000)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []


@pytest.fixture
def visitor(server: Server, browser: Browser, size: tuple[int, int]) -> Iterator[Page]:
    """A page of somebody new at the server that the tests share."""
    yield from opened(browser, server.address, size)


def test_a_comment_that_cannot_be_sent_is_kept_and_can_be_sent_again(visitor: Page) -> None:
    """Both lists say that they are empty; a failure says so and keeps the text; Submit again, and it is there."""
    page = visitor
    game = "tractor" if name_of(page).endswith("360") else "skat"
    page.goto(f"/games/{game}")
    comments = page.locator("#comments")
    expect(comments.get_by_text("None yet", exact=True)).to_have_count(2)
    check_page(page)
    field, submit = page.get_by_label("Your comment"), page.get_by_role("button", name="Submit")
    field.fill("A good game\nfor a long evening.")
    page.get_by_label("Your name", exact=True).fill("Anna")
    page.route("**/comments", lambda route: route.abort() if route.request.method == "POST" else route.continue_())
    submit.click()
    expect(comments.get_by_role("alert")).to_contain_text("Sending the comment failed, please try again")
    expect(field).to_have_value("A good game\nfor a long evening.")
    check_page(page)
    page.unroute("**/comments")
    submit.click()
    expect(comments.get_by_role("list", name="Comments")).to_contain_text("A good game")
    expect(comments.get_by_role("alert")).to_have_count(0)
    expect(comments.get_by_role("status")).to_have_text("Your comment is there.")
    expect(field).to_have_value("")
    expect(comments.get_by_text("None yet", exact=True)).to_have_count(1)


def test_a_reply_is_written_by_keyboard_and_stands_among_the_replies(page: Page) -> None:
    """From the comment's button into the field, and out by Tab and Enter; above, whom the game is owed to."""
    game, credit = ("belote", "Amur") if name_of(page).endswith("360") else ("cribbage", "vic")
    page.request.post(f"/api/games/{game}/comments", data={"text": "first words", "name": "Bert"})
    page.goto(f"/games/{game}")
    expect(page.get_by_text(f"Suggested by {credit}", exact=True)).to_be_visible()
    page.get_by_role("button", name="Reply to Bert").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Your comment")).to_be_focused()
    page.keyboard.type("and mine")
    for _ in range(2):
        page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Submit")).to_be_focused()
    page.keyboard.press("Enter")
    replies = page.get_by_role("list", name="Replies")
    expect(replies).to_contain_text("and mine")
    expect(replies.get_by_role("link", name="Reply to Bert")).to_be_visible()
    check_page(page)


def test_a_game_is_suggested(page: Page) -> None:
    """The form says thank you, and shows one's own while it waits."""
    page.goto("/suggest")
    expect(page.get_by_label("Name of the game")).to_be_visible()
    check_page(page)
    page.get_by_label("Name of the game").fill("Whist")
    page.get_by_label("Your name", exact=True).fill("Carl")
    page.get_by_role("button", name="Submit").click()
    expect(page.locator("main").get_by_role("status")).to_have_text("Thank you. The host reads it.")
    own = page.get_by_role("list", name="Suggestions taken up")
    expect(own).to_contain_text("Suggested by Carl")
    expect(own).to_contain_text("waits for the host")


def test_a_guest_makes_an_account_signs_out_and_in_again(visitor: Page) -> None:
    """By keyboard; a wrong password is told in words; without HTTPS the page says what is off."""
    page = visitor
    name = name_of(page)
    page.goto("/account")
    expect(page.get_by_text("You play as a guest of this browser.")).to_be_visible()
    expect(page.get_by_text("This page came without HTTPS, so passkeys are off.")).to_be_visible()
    check_page(page)
    new = page.get_by_role("form", name="Make an account")
    new.get_by_label("Name").fill(name)
    new.get_by_label("New password").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"You are signed in as {name}.")).to_be_visible()
    check_page(page)
    page.get_by_role("button", name="Sign out", exact=True).click()
    old = page.get_by_role("form", name="Sign in")
    old.get_by_label("Name").fill(name.lower())
    old.get_by_label("Password").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"You are signed in as {name}.")).to_be_visible()
    page.get_by_text("Delete all that is kept of you").click()
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Yes, delete all of it").click()
    expect(page.get_by_text("All of it is deleted.")).to_be_visible()
    expect(page.get_by_text("You play as a guest of this browser.")).to_be_visible()


def test_a_passkey_makes_an_account_and_signs_in_again(browser: Browser, server: Server) -> None:
    """With the browser's own authenticator, at this machine's name, where browsers offer passkeys."""
    address = server.address.replace("127.0.0.1", "localhost")
    context = browser.new_context(base_url=address, locale="en-GB")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    device = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options = {**device, "isUserVerified": True, "automaticPresenceSimulation": True}
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    page.goto("/account")
    page.get_by_role("form", name="Make an account").get_by_label("Name").fill("Passepartout")
    page.get_by_role("button", name="Make it with a passkey").click()
    expect(page.get_by_text("You are signed in as Passepartout.")).to_be_visible()
    expect(page.get_by_text("Passkeys: 1")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("You are signed in as Passepartout.")).to_be_visible()
    context.close()


@pytest.fixture
def kept(own_server: Server, browser: Browser, size: tuple[int, int]) -> Iterator[Page]:
    """A page at a server of its own, which has no host yet."""
    yield from opened(browser, own_server.address, size)


def test_the_printed_link_makes_a_host_who_looks_after_the_house(
    kept: Page, own_server: Server, browser: Browser
) -> None:
    """Once; the host's page shows what goes on, and what is decided there holds for others."""
    page = kept
    page.goto(host_link(own_server))
    expect(page.locator("h1")).to_have_text("You are invited")
    check_page(page)
    page.get_by_label("Your name").fill("Greta")
    page.get_by_role("button", name="Yes, I come").click()
    expect(page.locator("main").get_by_role("status")).to_have_text("You are here as: Host")
    other = browser.new_context(base_url=own_server.address, locale="en-GB").new_page()
    other.goto(host_link(own_server))
    other.get_by_role("button", name="Yes, I come").click()
    expect(other.get_by_role("alert")).to_contain_text("was used before")
    other.request.post("/api/suggestions", data={"title": "Whist", "name": "Carl"})
    other.goto("/games/skat")
    page.get_by_role("link", name="Look after the house").first.click()
    expect(page.locator("h1")).to_have_text("Look after the house")
    expect(page.get_by_role("row").filter(has_text="suggest").first).to_be_visible()
    check_page(page)
    page.get_by_role("button", name="Take it up").click()
    expect(page.get_by_role("button", name="Take it up")).to_have_count(0)
    other.goto("/suggest")
    expect(other.get_by_text("Suggested by Carl", exact=True)).to_be_visible()
    page.get_by_role("button", name="Make a link").click()
    invitation = page.locator(".link input")
    expect(invitation).to_be_visible()
    other.goto(invitation.input_value())
    other.get_by_role("button", name="Yes, I come").click()
    expect(other.locator("main").get_by_role("status")).to_have_text("You are here as: Member")
    other.context.close()
