"""The house around the tables, in a browser: comments, accounts, the host's link and page, by mouse and by keyboard."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import Server
from tests.e2e.friends import People, begins, joins, opens
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


SITE = """
name = "Skat Club Linden"
logo = "sign.svg"
privacy = "Nothing is sold."

[imprint]
en = "Anna Example, Linden"
de = "Anna Beispiel, Linden"

[comments]
approval = "guests"
words = ["casino"]
with_words = "refuse"
"""
LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>'


@pytest.fixture(scope="module")
def club(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose host has said what this house is."""
    data = tmp_path_factory.mktemp("club")
    (data / "site.toml").write_text(SITE, encoding="utf-8")
    (data / "sign.svg").write_text(LOGO, encoding="utf-8")
    started = Server(data, "club")
    started.start()
    yield started
    started.stop()


@pytest.fixture(scope="module")
def keeper(club: Server, browser: Browser) -> Iterator[Page]:
    """The host's page there, by the link that was printed."""
    for page in opened(browser, club.address, (1440, 900)):
        page.goto(host_link(club))
        page.get_by_role("button", name="Yes, I come").click()
        expect(page.locator("main").get_by_role("status")).to_have_text("You are here as: Host")
        yield page


@pytest.fixture
def members(club: Server, browser: Browser) -> Iterator[People]:
    """People who come there one after the other; refusals are meant here, and the browser notes each."""
    gathered = People(browser, club.address)
    yield gathered
    for context in gathered.contexts:
        context.close()


def test_the_house_has_its_name_its_sign_and_its_pages(members: People) -> None:
    """On the way in, and below every page that is no table; the imprint in the reader's language."""
    page = members.comes()
    page.goto("/")
    expect(page.locator(".brand")).to_have_text("Skat Club Linden")
    expect(page.locator(".brand img")).to_have_js_property("complete", True)
    assert page.locator(".brand img").evaluate("image => image.naturalWidth") > 0
    for path in ("/lobby", "/cards", "/cards/prussian", "/history", "/games/skat", "/daily/skat"):
        page.goto(path)
        expect(page.get_by_role("contentinfo").get_by_role("link", name="Privacy")).to_be_visible()
    page.get_by_role("contentinfo").get_by_role("link", name="Imprint").click()
    expect(page.locator("main")).to_contain_text("Anna Example, Linden")
    page.get_by_label("Language").select_option("Deutsch")
    expect(page.locator("main")).to_contain_text("Anna Beispiel, Linden")


def test_the_host_reads_what_waits_and_a_word_is_not_taken(members: People, keeper: Page) -> None:
    """A guest's comment waits until it is shown; one with a word of the host's list is refused, its text kept."""
    host, guest = keeper, members.comes(360, 740)
    guest.goto("/games/skat")
    field, submit = guest.get_by_label("Your comment"), guest.get_by_role("button", name="Submit")
    field.fill("Better than any casino")
    submit.click()
    expect(guest.locator("#comments").get_by_role("alert")).to_contain_text("A link or a word in it is not taken here.")
    expect(field).to_have_value("Better than any casino")
    field.fill("Better than any other")
    submit.click()
    expect(guest.locator("#comments").get_by_role("status")).to_contain_text("waits for the host")
    host.goto("/games/skat")
    expect(host.locator("#comments").get_by_text("None yet", exact=True)).to_have_count(2)
    host.goto("/admin")
    waiting = host.get_by_role("region", name="Waiting for you").get_by_role("listitem")
    expect(waiting).to_contain_text("Better than any other")
    waiting.get_by_role("button", name="Show").click()
    expect(waiting).to_have_count(0)
    host.goto("/games/skat")
    expect(host.get_by_role("list", name="Comments")).to_contain_text("Better than any other")


def test_who_is_reported_is_kept_out_and_let_in_again_and_the_table_is_closed(members: People, keeper: Page) -> None:
    """The report brings its record; a ban is read where it holds; a closed table says so to who sits at it."""
    host, bert, carl = keeper, members.comes(), members.comes(360, 740)
    joins(carl, opens(bert, "cribbage"))
    begins(bert, carl)
    carl.get_by_role("button", name="People").click()
    carl.get_by_role("button", name="Report …").click()
    carl.get_by_label("Who it is about").select_option("Anna")
    carl.get_by_label("What happened").fill("Rude words")
    carl.get_by_role("button", name="Send the report").click()
    host.goto("/admin")
    report = host.get_by_role("region", name="Reports").get_by_role("listitem")
    expect(report).to_contain_text("Rude words")
    check_page(host)
    with host.expect_download() as record:
        report.get_by_role("link", name="The record of the table").click()
    assert json.loads(record.value.path().read_text(encoding="utf-8"))["persons"] == ["Anna", "Bert"]
    report.get_by_role("button", name="Keep Anna out").click()
    expect(bert.locator("body")).to_contain_text("The host of this house keeps you out.")
    bans = host.get_by_role("region", name="Kept out")
    expect(bans.get_by_role("listitem")).to_contain_text("Anna")
    bans.get_by_role("button", name="Let in again").click()
    expect(bans.get_by_text("None yet", exact=True)).to_be_visible()
    bert.reload()
    expect(bert.locator("main.table")).to_be_visible()
    close = report.get_by_role("button", name="Close table")
    close.click()
    expect(report.get_by_role("alert")).to_have_text("Press again: nobody comes to it any more")
    close.click()
    expect(carl.locator("body")).to_contain_text("The host of this house has closed this table.")
    report.get_by_role("button", name="Seen to").click()
    expect(report).to_have_count(0)


def test_a_guests_history_comes_along_to_the_account_and_can_be_saved(members: People) -> None:
    """A table of the guest is there on another device after signing in, and in the file with all that is kept."""
    page, other = members.comes(), members.comes(360, 740)
    page.goto("/games/cribbage")
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".hand [data-card]").first.wait_for()
    page.goto("/account")
    new = page.get_by_role("form", name="Make an account")
    new.get_by_label("Name").fill("Dora")
    new.get_by_label("New password").fill(PASSWORD)
    new.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text("You are signed in as Dora.")).to_be_visible()
    other.goto("/account")
    old = other.get_by_role("form", name="Sign in")
    old.get_by_label("Name").fill("Dora")
    old.get_by_label("Password").fill(PASSWORD)
    old.get_by_role("button", name="Sign in", exact=True).click()
    expect(other.get_by_text("You are signed in as Dora.")).to_be_visible()
    with other.expect_download() as saved:
        other.get_by_role("link", name="Save all that is kept of you").click()
    assert "cribbage" in saved.value.path().read_text(encoding="utf-8")
    other.goto("/")
    other.get_by_role("link", name="Cribbage,").click()
    expect(other.locator(".hand [data-card]").first).to_be_visible()
