"""Bidding: who speaks, which values may be called, who becomes declarer."""

from __future__ import annotations

import csv
from typing import Any

import pytest

from stammtisch.errors import RuleError
from stammtisch.games.skat import GAME
from stammtisch.games.skat.contract import BASE_VALUES, Kind, bid_values, games_of_value
from stammtisch.games.skat.state import PassedIn, SkatChoice
from tests.games.skat.table import EXAMPLES, HOUSE, ISKO, F, M, R, after, dealt, options, row_name, rows, texts

GERMAN = {
    "bells": "diamonds",
    "hearts": "hearts",
    "leaves": "spades",
    "acorns": "clubs",
    "grand": "grand",
}


@pytest.mark.parametrize("row", rows("auction"), ids=row_name)
def test_each_example_of_an_auction_ends_as_written(row: dict[str, Any]) -> None:
    """S-B1 to S-B10: declarer and bid, passed in, or the refusal of the last call."""
    refusal = row.get("refusal")
    if refusal is None or refusal == "passed_in":
        state = after(dealt(), *row["calls"])
        if refusal == "passed_in":
            assert isinstance(state, PassedIn)
            return
        assert isinstance(state, SkatChoice)
        assert (state.declarer, state.bid) == (row["declarer"], row["bid"])
        return
    before = after(dealt(), *row["calls"][:-1])
    with pytest.raises(RuleError) as error:
        after(before, row["calls"][-1])
    assert error.value.code == refusal
    assert error.value.rule.startswith("S-")


def test_forehand_is_asked_when_both_others_have_passed() -> None:
    """bug-11: the deal is not thrown in before forehand has had a word (S-7)."""
    state = after(dealt(), "1 pass", "2 pass")
    assert GAME.to_act(state) == (F,)
    assert texts(state, F) == ["18", "pass"]


def test_middlehand_speaks_first_to_forehand_and_rearhand_to_the_survivor() -> None:
    """S-6 and S-7: rearhand is the dealer and waits."""
    state = dealt()
    assert GAME.to_act(state) == (M,)
    assert GAME.legal_moves(state, F) == GAME.legal_moves(state, R) == ()
    state = after(state, "1 18", "0 pass")
    assert GAME.to_act(state) == (R,)
    assert GAME.to_act(after(state, "2 20")) == (M,)


def test_the_list_of_bid_values_is_the_published_one() -> None:
    """S-A3: 63 values, and the eleven that need announcements."""
    with (EXAMPLES / "skat_bid_values.csv").open() as file:
        listed = list(csv.DictReader(file))
    assert [int(row["bid_value"]) for row in listed] == list(bid_values(HOUSE))
    reachable = [int(row["bid_value"]) for row in listed if row["reachable_without_announcements"] == "yes"]
    assert reachable == list(bid_values(options(bid_list="reachable")))
    assert (len(listed), len(reachable)) == (63, 52)
    assert bid_values(options(ISKO, bid_list="reachable")) == bid_values(ISKO)
    for row in listed:
        assert sorted(games_of_value(int(row["bid_value"]))) == sorted(map(in_project_words, row["games"].split("; ")))


def in_project_words(game: str) -> str:
    """ "bells x2" of the table as "diamonds 2"; "null hand ouvert" is written in the order of the calls."""
    name, _, times = game.partition(" x")
    if times:
        return f"{GERMAN[name]} {times}"
    return "null hand ouvert" if game == "null ouvert hand" else game


def test_values_that_no_game_reaches_are_refused_where_the_list_is_short() -> None:
    """S-A3 with `bid_list: reachable`: 153 cannot be called."""
    with pytest.raises(RuleError) as error:
        after(dealt(rules=options(bid_list="reachable")), "1 153")
    assert (error.value.code, error.value.rule) == ("not_a_bid_value", "S-A3")
    after(dealt(), "1 153")


def test_without_jump_bids_only_the_next_value_may_be_called() -> None:
    """S-A4 with `jump_bids: false`."""
    state = dealt(rules=options(jump_bids=False))
    assert texts(state, M) == ["18", "pass"]
    with pytest.raises(RuleError) as error:
        after(state, "1 20")
    assert (error.value.code, error.value.rule) == ("no_jump", "S-A4")


@pytest.mark.parametrize(
    ("calls", "skipped"),
    [(("1 18",), 0), (("1 23",), 3), (("1 18", "0 hold", "1 20"), 0), (("1 18", "0 hold", "1 27"), 4)],
)
def test_a_jump_is_shown_while_it_waits_for_its_answer(calls: tuple[str, ...], skipped: int) -> None:
    """S-A4: how many of 18 20 22 23 24 27 were passed over; every seat may know it, and nobody once it is answered."""
    state = after(dealt(), *calls)
    assert {GAME.view(state, seat).skipped for seat in (F, M, R, None)} == {skipped}
    assert GAME.view(after(state, "0 hold"), M).skipped == 0


def test_at_the_highest_value_the_caller_can_only_pass() -> None:
    """Somebody always has a legal call: after 264 there is nothing higher."""
    state = after(dealt(), "1 264", "0 hold")
    assert texts(state, M) == ["pass"]


def test_a_cancelled_deal_scores_nothing_and_the_deal_passes_on() -> None:
    """S-A7 in the house: all scores are 0, and the next dealer deals."""
    state = after(dealt(), "1 pass", "2 pass", "0 pass")
    result = GAME.result(state)
    assert result is not None
    assert (result.scores, result.reason, result.lines[0].rule) == ((0, 0, 0), "passed_in", "S-A7")
    match = GAME.after_deal(GAME.open_match(options(deals=3), R, ()), state)
    assert (match.dealer, match.deals_played, GAME.match_result(match)) == (F, 1, None)


def test_a_call_cannot_be_a_card_or_a_contract() -> None:
    """Other moves wait until the auction is over."""
    for move in ("1 play HJ", "1 hearts", "1 take skat", "1 concede"):
        with pytest.raises(RuleError) as error:
            after(dealt(), move)
        assert error.value.code == "auction_first"


def test_base_values_rise_from_bells_to_grand() -> None:
    """S-13: bells 9, hearts 10, leaves 11, acorns 12, Grand 24."""
    kinds = (Kind.DIAMONDS, Kind.HEARTS, Kind.SPADES, Kind.CLUBS, Kind.GRAND)
    assert [BASE_VALUES[kind] for kind in kinds] == [9, 10, 11, 12, 24]
