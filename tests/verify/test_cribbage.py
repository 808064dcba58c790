"""Cases of Cribbage: ours all pass, a changed one fails, a malformed one is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from stammtisch.errors import ParseError
from stammtisch.verify.check import Mismatch, Skipped
from stammtisch.verify.cribbage import CHECKS
from stammtisch.verify.report import check_files
from tests.verify.answering import AGREES, answer

CASES = Path(__file__).parents[1] / "cases"


def first(kind: str) -> dict[str, Any]:
    path = next(CASES.glob(f"cribbage_{kind}*"))
    text = path.read_text(encoding="utf-8")
    case: dict[str, Any] = json.loads(text if path.suffix == ".json" else text.splitlines()[0])
    return case


def test_every_case_passes_and_none_is_skipped() -> None:
    report = check_files(sorted(CASES.glob("cribbage_*")), CHECKS)
    assert (report.failed, report.skipped, report.unreadable) == ([], [], [])
    assert report.passed == 366


def set_at(*path: str | int, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(case: dict[str, Any]) -> None:
        place: Any = case
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value

    return change


WRONG = [
    ("hands", set_at("total", value=28), "total"),
    ("hands", set_at("parts", "nobs", value=0), "nobs"),
    ("pegging", set_at("points_for_last_card", value=2), "points_for_last_card"),
    ("pegging", set_at("count", value=2), "count"),
    ("pegging", set_at("why", value=["31"]), "why"),
    ("exhaustive", set_at("histogram", "0", value=1), "score of 0"),
    ("games", set_at("winner", value=1), "winner"),
    ("games", set_at("final", value=[121, 106]), "final"),
    ("games", set_at("deals", 1, "dealer", value=0), "dealer"),
    ("games", set_at("deals", 0, "plays", 0, value=[0, "7D", 7, 0]), "seat"),
    ("games", set_at("deals", 0, "plays", 1, 2, value=18), "count"),
    ("games", set_at("deals", 0, "plays", 1, 3, value=2), "points"),
    ("games", set_at("deals", 0, "score_events", 3, 1, value=4), "hand"),
    ("games", set_at("deals", 0, "score_events", 3, 2, value="crib"), "why"),
    ("games", set_at("deals", 0, "score_events", 3, 3, value=[9, 9]), "scores"),
    ("games", set_at("deals", 0, "score_after", value=[8, 1]), "score_after"),
    ("games", set_at("deals", 0, "show", "dealer", value=9), "show"),
]


@pytest.mark.parametrize(("kind", "change", "named"), WRONG)
def test_a_changed_case_fails_and_the_difference_is_named(
    kind: str, change: Callable[[dict[str, Any]], None], named: str
) -> None:
    case = deepcopy(first(kind))
    change(case)
    with pytest.raises(Mismatch, match=named):
        CHECKS[f"cribbage_{kind}"](case)


MALFORMED = [
    *(("hands", key) for key in ("hand", "starter", "crib", "parts", "total")),
    *(("pegging", key) for key in ("sequence", "points_for_last_card", "why")),
    ("exhaustive", "histogram"),
    *(("games", key) for key in ("deals", "winner", "final")),
]


@pytest.mark.parametrize(("kind", "key"), MALFORMED)
@pytest.mark.parametrize("value", ["missing", None, 7.5, {}, ["XX"], "XX", [[]]])
def test_a_malformed_field_is_named(kind: str, key: str, value: object) -> None:
    case = deepcopy(first(kind))
    if value == "missing":
        del case[key]
    else:
        case[key] = value
    with pytest.raises((ParseError, Mismatch), match=key if value == "missing" else None):
        CHECKS[f"cribbage_{kind}"](case)


@pytest.mark.parametrize("key", ["dealer", "hands", "discards", "starter", "plays", "score_events", "score_after"])
@pytest.mark.parametrize("value", ["missing", None, "XX", ["XX"], [["XX"], ["XX"]], [[1, 2, 3, 4]], {}])
def test_a_malformed_field_of_a_deal_is_named_with_its_deal(key: str, value: object) -> None:
    case = deepcopy(first("games"))
    if value == "missing":
        del case["deals"][2][key]
    else:
        case["deals"][2][key] = value
    with pytest.raises((ParseError, Mismatch), match=f"deal 3.*{key}" if value == "missing" else "deal 3"):
        CHECKS["cribbage_games"](case)


def test_a_single_deal_needs_no_end_of_a_game() -> None:
    """With the fields of an end or without, in a list or not, with what was scored or without, in either spelling."""
    deal = first("games")["deals"][0]
    shortened = {key: value for key, value in deal.items() if key not in ("show", "score_after", "score_events")}
    events = [[*event[:2], "go" if event[2] == "last/go" else event[2]] for event in deal["score_events"]]
    cases: list[dict[str, Any]] = [
        {"deals": [deal], "winner": None, "final": None},
        deal,
        {"deals": [shortened]},
        {"deals": [{**shortened, "score_events": events}]},
    ]
    for number, case in enumerate(cases, 1):
        assert answer(CHECKS["cribbage_games"], {"id": f"crib-deal-{number}", **case}) == AGREES
    wrong = {**shortened, "score_events": [[*events[0][:1], 31, *events[0][2:]], *events[1:]]}
    assert answer(CHECKS["cribbage_games"], {"id": "crib-deal-5", "deals": [wrong]}).startswith("Mismatch: deal 1")


def test_an_unknown_preset_is_named() -> None:
    with pytest.raises(ParseError, match="preset"):
        CHECKS["cribbage_hands"]({**first("hands"), "preset": "nobody"})


def test_a_crib_may_be_counted_by_a_preset() -> None:
    case = {
        "hand": ["2H", "4H", "6H", "8H"],
        "starter": "TD",
        "crib": True,
        "parts": {"fifteens": 0, "pairs": 0, "runs": 0, "flush": 0, "nobs": 0},
        "total": 0,
    }
    assert answer(CHECKS["cribbage_hands"], {**case, "preset": "acc"}) == AGREES
    assert answer(CHECKS["cribbage_hands"], {**case, "preset": "acc", "total": 4}).startswith("Mismatch: total")


def test_a_line_marked_by_its_source_is_skipped_only_where_we_decide_otherwise() -> None:
    """C-A19: four of a suit in the crib; C-1: no card is there twice."""
    crib = {"hand": ["2S", "4S", "6S", "8S"], "starter": "TH", "crib": True, "disputed": "four-card flush"}
    parts = {"fifteens": 0, "pairs": 0, "runs": 0, "nobs": 0}
    assert answer(CHECKS["cribbage_hands"], {**crib, "parts": {**parts, "flush": 0}, "total": 0}) == AGREES
    with pytest.raises(Skipped, match="disputed"):
        CHECKS["cribbage_hands"]({**crib, "parts": {**parts, "flush": 4}, "total": 4})
    twice = {"sequence": ["TC", "TC"], "points_for_last_card": 2, "why": ["pair2"]}
    with pytest.raises(Skipped, match="malformed"):
        CHECKS["cribbage_pegging"]({**twice, "malformed": True})
    with pytest.raises(ParseError, match="twice"):
        CHECKS["cribbage_pegging"](twice)
