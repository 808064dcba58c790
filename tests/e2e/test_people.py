"""People at one table, each in a browser of their own: from the invitation to the end of a match, and in between."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e.friends import People, begins, both_play, hand_of, joins, opens
from tests.e2e.holding import drawn, holding, release
from tests.e2e.looking import check_page
from tests.e2e.sitting import Sitting


def test_two_friends_and_a_bot_play_a_deal_and_one_reloads_in_the_middle(people: People) -> None:
    """By code to the table, ready, start, a whole deal of Skat; who reloads has the same cards and plays on."""
    anna, bert = people.comes(), people.comes(360, 740)
    code = opens(anna, "skat", pace="slow: 30 s, bank 4 min")
    check_page(anna)
    joins(bert, code)
    check_page(bert)
    expect(anna.locator(".seats")).to_contain_text("Bert")
    begins(anna, bert)
    for page in (anna, bert):
        expect(page.locator("[role=timer]").first).to_be_visible()
    both_play([anna, bert], until=6)
    hand = hand_of(bert)
    bert.reload()
    bert.locator("main.table").wait_for()
    assert hand_of(bert) == hand
    check_page(bert)
    both_play([anna, bert])
    for page in (anna, bert):
        expect(page.locator("#over-title")).to_be_visible()
    check_page(anna)


def test_after_the_match_its_cards_are_checked_and_another_is_agreed_upon(people: People) -> None:
    """Both browsers gave a number and both find the deal fair; the next match begins once the other agrees."""
    anna, bert = people.comes(), people.comes(360, 740)
    joins(bert, opens(anna, "skat"))
    begins(anna, bert)
    both_play([anna, bert])
    for page in (anna, bert):
        page.get_by_role("button", name="Check the deal").click()
        expect(page.locator(".fair")).to_contain_text("Dealt as promised: one deal checked.")
        expect(page.locator(".fair")).to_contain_text("agrees with what this browser noted")
    check_page(anna)
    anna.get_by_role("button", name="Play again").click()
    expect(anna.locator(".next")).to_contain_text("Waiting for: Bert")
    expect(bert.locator(".next")).to_contain_text("Anna would like another match: House rules")
    check_page(bert)
    bert.get_by_role("button", name="Agreed").click()
    for page in (anna, bert):
        expect(page.locator("#over-title")).to_have_count(0)
        expect(page.locator(".hand [data-card]")).to_have_count(10)


def test_a_newer_window_takes_the_seat_and_the_older_takes_it_back(people: People) -> None:
    """The older window says that it only looks on, and plays again after one tap."""
    anna = people.comes()
    opens(anna, "skat")
    begins(anna)
    newer = people.watched(people.contexts[0].new_page())
    newer.goto(anna.url)
    newer.locator("main.table").wait_for()
    anna.get_by_role("button", name="Take it here").click()
    expect(anna.locator(".trouble")).to_have_count(0)
    expect(newer.locator(".trouble")).to_contain_text("newer window")
    check_page(newer)
    sitting = Sitting(anna)
    sitting.wait_for_turn()
    sitting.step()


def test_who_leaves_is_asked_first_and_a_bot_plays_on(people: People) -> None:
    """Leaving is a word of its own, asked for once more; the others see that a bot stands in."""
    anna, bert = people.comes(), people.comes(360, 740)
    joins(bert, opens(anna, "skat"))
    begins(anna, bert)
    bert.get_by_role("button", name="People").click()
    check_page(bert)
    bert.get_by_role("button", name="Leave the table").click()
    bert.get_by_role("button", name="Leave", exact=True).click()
    expect(bert).to_have_url(f"{people.contexts[0].pages[0].url.split('/tables')[0]}/")
    expect(anna.locator(".felt")).to_contain_text("bot, for Bert")


def test_phrases_are_seen_where_the_speaker_sits_unless_muted(people: People) -> None:
    """A phrase of one is a bubble at the other's table, in the reader's language; a muted person says nothing."""
    anna, bert = people.comes(), people.comes()
    joins(bert, opens(anna, "skat"))
    begins(anna, bert)
    bert.get_by_role("button", name="Say something").click()
    check_page(bert)
    bert.get_by_role("dialog", name="Say something").get_by_role("button", name="Close").click()
    expect(bert.get_by_role("button", name="Good luck!")).to_have_count(0)
    bert.get_by_role("button", name="Say something").click()
    bert.get_by_role("button", name="Good luck!").click()
    expect(anna.locator(".bubble")).to_have_text("Good luck!")
    anna.get_by_role("button", name="People").click()
    anna.get_by_role("button", name="Mute").click()
    anna.keyboard.press("Escape")
    expect(anna.locator(".bubble")).to_have_count(0)
    bert.get_by_role("button", name="Say something").click()
    bert.get_by_role("button", name="Thank you!").click()
    expect(bert.locator(".bubble").last).to_have_text("Thank you!")
    expect(anna.locator(".bubble")).to_have_count(0)


def test_a_table_in_the_lobby_is_found_and_two_who_seek_the_same_are_brought_together(people: People) -> None:
    """An open table is joined with one tap; quick match waits, can be cancelled, and seats two at Cribbage."""
    anna, bert, carl = people.comes(), people.comes(360, 740), people.comes()
    opens(anna, "skat", pace="fast: 8 s, bank 1 min", **{"Who may come": "everybody, by the lobby"})
    bert.goto("/lobby")
    check_page(bert)
    bert.locator(".tables").get_by_role("button", name="Sit down").click()
    expect(bert.locator(".seats li.own")).to_be_visible()
    for page in (bert, carl):
        page.goto("/lobby?game=cribbage")
        page.get_by_role("button", name="Find others").click()
        if page is bert:
            expect(page.locator(".seeking")).to_be_visible()
            page.get_by_role("button", name="Cancel").click()
            page.get_by_role("button", name="Find others").click()
    for page in (bert, carl):
        page.locator("main.table").wait_for()
        expect(page.locator("h1")).to_contain_text("Cribbage")


def test_a_pause_and_a_move_taken_back_are_agreed_upon(people: People) -> None:
    """The clocks stand until somebody goes on; a slip is undone once the other agrees."""
    anna, bert = people.comes(), people.comes()
    joins(bert, opens(anna, "cribbage", pace="slow: 30 s, bank 4 min"))
    begins(anna, bert)
    anna.get_by_role("button", name="People").click()
    anna.get_by_role("button", name="Stop the clocks").click()
    anna.keyboard.press("Escape")
    expect(bert.locator(".bar")).to_contain_text("The clocks are stopped")
    bert.get_by_role("button", name="Go on").click()
    expect(anna.locator(".bar")).not_to_contain_text("The clocks are stopped")
    hand = hand_of(anna)
    sitting = Sitting(anna)
    while hand_of(anna) == hand:
        sitting.step()
    anna.get_by_role("button", name="Take back").click()
    expect(bert.locator(".bar")).to_contain_text("Anna asks to take the last move back")
    check_page(bert)
    bert.locator(".bar").get_by_role("button", name="Yes").click()
    expect(anna.locator(".hand [data-card]")).to_have_count(6)
    assert hand_of(anna) == hand


def test_a_seat_moves_to_another_device_by_its_code(people: People) -> None:
    """The link behind the QR code opens one's own seat in a browser that was never here."""
    anna, phone = people.comes(), people.comes(360, 740)
    opens(anna, "skat")
    begins(anna)
    hand = hand_of(anna)
    anna.get_by_role("button", name="People").click()
    anna.get_by_role("button", name="Move to another device").click()
    link = anna.locator(".device input").input_value()
    check_page(anna)
    phone.goto(link)
    phone.locator("main.table").wait_for()
    assert "seat=" not in phone.url
    assert hand_of(phone) == hand
    expect(anna.locator(".trouble").first).to_contain_text("newer window")


def test_a_seat_is_brought_over_a_line_on_which_everything_comes_late(people: People) -> None:
    """The house answers before the page is there, and the page before the code is taken: the seat comes first."""
    anna, phone = people.comes(), people.comes(360, 740)
    opens(anna, "skat")
    begins(anna)
    anna.get_by_role("button", name="People").click()
    anna.get_by_role("button", name="Move to another device").click()
    pages, codes = holding(phone, re.compile("/assets/[Tt]able.*js$")), holding(phone, re.compile("/seat$"))
    with phone.expect_response("**/api/site"):
        phone.goto(anna.locator(".device input").input_value(), wait_until="commit")
    drawn(phone)
    with phone.expect_request("**/seat"):
        release(pages)
    drawn(phone)
    release(codes)
    phone.locator("main.table").wait_for()


def test_who_looks_on_sees_no_hand_and_is_seen_to_look_on(people: People) -> None:
    """A table that allows it shows its public cards to whoever has the link; its people read who is there."""
    anna, carl = people.comes(), people.comes(360, 740)
    opens(anna, "skat")
    begins(anna)
    anna.get_by_role("button", name="People").click()
    anna.get_by_label("People may look on").check()
    carl.goto(anna.url)
    carl.locator("main.table").wait_for()
    expect(carl.locator(".hand [data-card]")).to_have_count(0)
    check_page(carl)
    expect(anna.get_by_role("dialog").locator(".watching")).to_contain_text("Looking on: Somebody")
    anna.get_by_label("People may look on").uncheck()
    expect(carl.locator(".trouble").first).to_contain_text("ended looking on")


def test_who_is_away_is_warned_before_a_bot_stands_in_and_says_here(people: People) -> None:
    """The host asks for a bot in an absent person's seat; the person comes back to a countdown and keeps the seat."""
    anna, bert = people.comes(), people.comes(360, 740)
    joins(bert, opens(anna, "skat", pace="slow: 30 s, bank 4 min"))
    begins(anna, bert)
    table = bert.url
    bert.goto("about:blank")
    anna.get_by_role("button", name="People").click()
    anna.get_by_role("button", name="Let a bot stand in").click()
    anna.keyboard.press("Escape")
    expect(anna.locator(".bar")).to_contain_text("Bert: a bot takes over in")
    bert.goto(table)
    expect(bert.locator(".bar")).to_contain_text("A bot takes your seat in")
    check_page(bert)
    bert.get_by_role("button", name="I'm here").click()
    for page in (anna, bert):
        expect(page.locator(".bar")).not_to_contain_text("seat in")
        expect(page.locator(".bar")).not_to_contain_text("takes over")


def test_who_returns_takes_the_seat_back_and_reads_what_happened(people: People) -> None:
    """A bot has played for somebody who left; from the way in the person comes back, reads it, and plays on."""
    anna, bert = people.comes(), people.comes(360, 740)
    joins(bert, opens(anna, "skat"))
    begins(anna, bert)
    bert.get_by_role("button", name="People").click()
    bert.get_by_role("button", name="Leave the table").click()
    bert.get_by_role("button", name="Leave", exact=True).click()
    expect(anna.locator(".felt")).to_contain_text("bot, for Bert")
    both_play([anna], until=2)
    bert.locator(".own a[href^='/tables/']").click()
    bert.get_by_role("button", name="Come in").click()
    expect(bert.locator(".bar")).to_contain_text("A bot plays for you.")
    bert.get_by_role("button", name="What happened meanwhile").click()
    expect(bert.get_by_role("dialog").locator("ol li").first).to_be_visible()
    check_page(bert)
    bert.keyboard.press("Escape")
    bert.get_by_role("button", name="Take my seat back").click()
    for page in (anna, bert):
        expect(page.locator("main.table")).not_to_contain_text("bot, for")
