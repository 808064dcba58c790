"""Levels, the kitty, the match; a result says line by line how it came about."""

from __future__ import annotations

import csv
from typing import Any

import pytest

from stammtisch.cards import Rank, Suit, parse_cards
from stammtisch.games.options import change_options
from stammtisch.games.tractor import GAME
from stammtisch.games.tractor.match import TractorMatch, after_promotion, levels_earned, promotion
from stammtisch.games.tractor.options import level_index
from stammtisch.games.tractor.order import contract_of
from stammtisch.games.tractor.scoring import level_text, score_lines
from stammtisch.games.tractor.state import Bargain, Dealt, Finished
from stammtisch.games.tractor.trick import FailedThrow, FinishedTrick, OpenTrick
from stammtisch.seats import Seat
from tests.games.tractor.deals import endgame
from tests.games.tractor.replaying import play_texts
from tests.games.tractor.tables import EXAMPLES, HOUSE, cards, each, options_of


def gain(score: int, level_cap: str) -> str:
    taken_over, levels = levels_earned(score, level_cap)
    return f"{'att' if taken_over else 'def'}+{levels}"


@each("levels")
def test_a_score_earns_its_levels(row: dict[str, Any]) -> None:
    assert row["gains"] == [gain(score, options_of(row).level_cap) for score in row["scores"]]


def test_every_score_from_0_to_280_earns_the_levels_of_the_table() -> None:
    """T-14."""
    with (EXAMPLES / "tractor_tables.csv").open() as file:
        rows = [row for row in csv.DictReader(file) if row["table"] == "level_change"]
    assert len(rows) == 57
    for row in rows:
        side, levels = row["value"].split("+")
        expected = f"{ {'declaring': 'def', 'attacking': 'att'}[side] }+{levels}"
        assert expected == gain(int(row["key"]), "none"), row["key"]


def finished(row: dict[str, Any]) -> Finished:
    """A deal of dealer 0 with this many card points for the attackers before the last trick."""
    options = options_of(row)
    winner = Seat(1 if row["attackers_win"] else 0)
    lead = cards(row["lead"])
    tricks = (
        FinishedTrick(Seat(1), ((), (), (), ()), Seat(1), row["tricks"], "T-9"),
        FinishedTrick(Seat(1), (lead, (), (), ()), winner, 0, "T-9"),
    )
    buried = parse_cards(row.get("kitty", "SK D5 C3 C4 C6 C7 C8 C9"))
    bargain = Bargain(Seat(0), contract_of(options, Rank.TWO, Suit.HEARTS), None, (), ())
    match = TractorMatch(options, Seat(0), (2, 2), dealer_known=True)
    hands = ((), (), (), ())
    return Finished(match, Dealt(hands, buried), (), bargain, buried, hands, OpenTrick(winner), tricks, (), None)


@each("kitty")
def test_the_kitty_counts_as_in_the_row(row: dict[str, Any]) -> None:
    total, lines = score_lines(finished(row))
    assert row["score"] == total
    kitty = next(line for line in lines if line.code.startswith("kitty"))
    assert ("kitty_won", "T-A24") == (kitty.code, kitty.rule) or not row["attackers_win"]


def test_the_largest_kitty_is_worth_80() -> None:
    """Eight tens or kings."""
    row = {"tricks": 0, "lead": "S9", "attackers_win": True, "kitty": "SK SK ST ST DK DK DT DT"}
    assert score_lines(finished(row))[0] == 160


@each("match")
def test_levels_dealer_and_winner_after_a_deal(row: dict[str, Any]) -> None:
    options = options_of(row)
    levels = tuple(level_index(level) for level in row["levels"])
    match = TractorMatch(options, Seat(row["dealer"]), levels, dealer_known=True)
    after = after_promotion(match, promotion(match, Seat(row["dealer"]), row["score"]))
    assert row["after"] == [level_text(level, options) for level in after.levels]
    assert row["next_dealer"] == after.dealer
    result = GAME.match_result(after)
    assert row.get("winner") == (None if result is None else result.winners[0])


def test_both_sides_start_at_two_or_where_the_table_starts() -> None:
    """T-2."""
    assert (2, 2) == GAME.open_match(HOUSE, Seat(0), ()).levels
    options = change_options(HOUSE, {"start_level": "5"})
    assert (5, 5) == GAME.open_match(options, Seat(0), ()).levels


def test_a_deal_is_played_to_its_last_card_and_the_lines_derive_the_result() -> None:
    """T-13, T-A33: attackers far beyond 80 play on; the kitty is counted with the last trick."""
    state = endgame(HOUSE, ["S3 S4", "SA SK", "S5 S6", "ST D5"], kitty="SK D5 C3 C4 C6 C7 C8 C9")
    state = play_texts(state, "0 play S3", "1 play SA", "2 play S5", "3 play ST")
    assert GAME.result(state) is None
    state = play_texts(state, "1 play SK", "2 play S6", "3 play D5", "0 play S4")
    result = GAME.result(state)
    assert result is not None
    lines = {line.code: dict(line.arguments) for line in result.lines}
    assert {"card_points": 30} == lines["tricks"]
    assert {"card_points": 15, "cards": 1, "multiplier": 2, "score": 30} == lines["kitty_won"]
    assert {"score": 60, "target": 80} == lines["total"]
    assert ((1, 0), "held") == (result.scores, result.reason)
    assert all(line.rule.startswith("T-") for line in result.lines)


@pytest.mark.parametrize(("seat", "score"), [(1, -20), (0, 20)])
def test_cards_taken_back_cost_ten_each(seat: int, score: int) -> None:
    """T-X3, throw_penalty: for the opponents of the thrower; a score below nothing is like nothing."""
    state = finished(
        {
            "tricks": 0,
            "lead": "S9",
            "attackers_win": False,
            "options": {"throws": True, "throw_penalty": "10"},
        }
    )
    throw = FailedThrow(Seat(seat), 0, cards("S9 SA SK"), cards("S9"))
    total, lines = score_lines(
        Finished(
            state.match,
            state.dealt,
            (),
            state.bargain,
            state.buried,
            state.hands,
            state.trick,
            state.tricks,
            (throw,),
            None,
        )
    )
    assert score == total
    assert ("T-X3", score) == next(
        (line.rule, dict(line.arguments)["score"]) for line in lines if line.code == "penalty"
    )
    assert levels_earned(total) == (False, 3 if score < 0 else 2)


def test_without_the_option_a_failed_throw_costs_nothing() -> None:
    state = endgame(change_options(HOUSE, {"throws": True}), ["S3 SK SK", "SQ S4 D3", "H5 H6 H7", "C6 C7 C8"])
    state = play_texts(state, "0 play S3 SK SK")
    assert GAME.view(state, None).attackers_score == 0
