"""What people at a table settle and see of each other: seats, bids ahead, absence, late moves, cards a deal late."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.altering import altered
from tests.e2e.conftest import Server
from tests.e2e.friends import People, begins, both_play, hand_of, joins, opens
from tests.e2e.looking import check_page
from tests.e2e.sitting import Sitting


def test_bids_are_made_ahead_up_to_a_value(page: Page, server: Server) -> None:
    """Asked to hold at 18, the reader lets bids go on by themselves; nothing is asked again in the auction."""
    server.deal_by("jump 1")
    sitting = Sitting(page)
    sitting.deal("skat")
    yes = page.get_by_role("button", name="Yes to 18")
    expect(yes).to_be_visible()
    page.get_by_text("Bid ahead", exact=True).click()
    upto = page.get_by_label("Bid up to")
    expect(upto).to_have_value("20")
    expect(upto).to_have_accessible_description(re.compile("lowest bid or a yes is said for you"))
    upto.select_option("24")
    check_page(page)
    page.get_by_role("button", name="Bid for me").click()
    expect(yes).to_have_count(0)
    expect(page.get_by_role("button", name="Pass", exact=True)).to_have_count(0)


def test_a_pass_ahead_is_told_and_can_be_taken_back(people: People) -> None:
    """Whoever is not asked yet says pass beforehand, reads so, and takes it back; said again it is made when asked."""
    anna, bert = people.comes(360, 740), people.comes()
    joins(bert, opens(anna, "skat"))
    begins(anna, bert)
    while not (asked := [page for page in (anna, bert) if page.locator(".ladder").count()]):
        anna.wait_for_timeout(100)
    waits = bert if anna in asked else anna
    ahead = waits.locator(".ahead")
    ahead.get_by_role("button", name="Pass ahead").click()
    expect(ahead.get_by_role("status")).to_have_text("You will pass as soon as you are asked")
    check_page(waits)
    ahead.get_by_role("button", name="Rather not").click()
    expect(ahead.get_by_role("status")).to_have_text("")


def test_a_link_invites_to_one_seat(people: People) -> None:
    """Anna's friend gets the seat opposite hers by its own link, as her partner."""
    anna, bert = people.comes(360, 740), people.comes()
    opens(anna, "belote")
    anna.locator(".seats li").nth(2).get_by_role("button", name="Invite to this seat").click()
    check_page(anna)
    link = anna.locator(".seats input").input_value()
    bert.goto(link)
    expect(bert.get_by_text("The link invites you to seat 3.")).to_be_visible()
    check_page(bert)
    bert.get_by_role("button", name="Sit down").click()
    expect(bert.locator(".seats li").nth(2)).to_have_class(re.compile("own"))
    expect(anna.locator(".seats li").nth(2)).to_contain_text("your partner")


def test_two_who_are_left_let_a_bot_stand_in_for_a_host_who_is_gone(people: People) -> None:
    """One asks, the other agrees, and the absent person is warned; nobody waits for the host."""
    anna, bert, carl = people.comes(), people.comes(360, 740), people.comes()
    code = opens(anna, "skat")
    joins(bert, code)
    joins(carl, code)
    begins(anna, bert, carl)
    anna.goto("about:blank")
    bert.get_by_role("button", name="People").click()
    bert.get_by_role("button", name="Let a bot stand in").click()
    bert.keyboard.press("Escape")
    expect(bert.locator(".bar")).to_contain_text("You would like a bot to play for Anna: 1 of 2 needed")
    check_page(carl)
    carl.locator(".bar").get_by_role("button", name="Let a bot stand in").click()
    for page in (bert, carl):
        expect(page.locator(".bar")).to_contain_text("Anna: a bot takes over in")


@pytest.mark.parametrize("size", [(360, 740)], ids=["phone"], indirect=True)
def test_a_move_that_time_made_is_marked_where_it_is_shown(page: Page) -> None:
    """On the seat's plate, on its card, and in what is read aloud."""

    def late(table: dict[str, Any]) -> None:
        table["automatic"] = [one["number"] for one in table["events"] if one["event"]["seat"] == 1]

    altered(page, late)
    sitting = Sitting(page)
    sitting.deal("cribbage")
    while sitting.wait_for_turn() and not page.locator(".laid .by").count():
        sitting.step()
    expect(page.locator(".laid .by").first).to_have_text("by itself")
    expect(page.locator(".seat.top .note").last).to_have_text("moved by itself: time was out")
    expect(page.locator("[aria-live=polite]").first).to_contain_text("by itself")
    check_page(page)


def test_who_looks_on_sees_a_seats_cards_one_deal_late(people: People) -> None:
    """Once the deal is over, step by step; the people at the table read who looks on."""
    anna, carl = people.comes(), people.comes(360, 740)
    opens(anna, "skat")
    begins(anna)
    hand = hand_of(anna)
    anna.get_by_role("button", name="People").click()
    anna.get_by_label("People may look on").check()
    anna.keyboard.press("Escape")
    carl.goto(anna.url)
    carl.locator("main.table").wait_for()
    expect(anna.locator(".watching").first).to_contain_text("Looking on: Somebody")
    carl.get_by_role("button", name="People").click()
    late = carl.get_by_role("link", name="See the cards, one deal late")
    expect(carl.locator(".people li").first).to_be_visible()
    assert late.count() == 0
    both_play([anna])
    check_page(carl)
    late.first.click()
    expect(carl.locator(".hand [data-card]")).to_have_count(10)
    assert hand_of(carl) == hand


@pytest.mark.parametrize("size", [(360, 740)], ids=["phone"], indirect=True)
def test_a_table_for_friends_has_no_clock_unless_one_is_chosen(page: Page) -> None:
    """Opened for everybody it has one."""
    page.goto("/games/skat")
    page.get_by_text("Play with people", exact=True).click()
    time = page.get_by_label("Time", exact=True)
    expect(time).to_have_value("none")
    page.get_by_label("Who may come").select_option("public")
    expect(time).to_have_value("normal")
