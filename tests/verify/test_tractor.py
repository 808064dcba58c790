"""All cases of Tractor from outside agree; a case that is wrong or broken is told so in words."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest

from stammtisch.errors import ParseError
from stammtisch.verify.check import Mismatch, Skipped
from stammtisch.verify.tractor import CHECKS
from tests.verify.answering import AGREES, answer

CASES = Path(__file__).parent.parent / "cases"
FILES = sorted(CASES.glob("tractor_*.jsonl"))


def rows(kind: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (CASES / f"{kind}.jsonl").read_text().splitlines()]


def test_every_kind_of_file_has_a_check() -> None:
    assert [path.stem for path in FILES] == sorted(CHECKS)


@pytest.mark.parametrize("kind", CHECKS)
def test_every_case_agrees_with_the_rules(kind: str) -> None:
    """No line is skipped either."""
    assert {answer(CHECKS[kind], row) for row in rows(kind)} == {AGREES}


@pytest.mark.parametrize("kind", CHECKS)
def test_a_case_without_one_of_its_fields_is_told_which(kind: str) -> None:
    optional = {
        *("id", "source", "reachable_in_play", "example", "declared", "first_banker_known", "attacker_points_tricks"),
        *("why_short_rules", "short_rules_legal", "rule", "current", "kind", "pairs", "points", "forced", "hand"),
    }
    row = rows(kind)[0]
    for key in set(row) - optional:
        broken = {k: v for k, v in row.items() if k != key}
        with pytest.raises(ParseError, match=key):
            CHECKS[kind](broken)


@pytest.mark.parametrize("kind", CHECKS)
@pytest.mark.parametrize(
    "value", [None, -1, "XX", [], ["XX"], {"a": 1}, [[1]], 1.5, [["SA", "XX"]], [[]], ["SA", "D3"], [{}]]
)
def test_a_case_with_a_wrong_value_is_refused_in_words(kind: str, value: object) -> None:
    """Every field in turn: unreadable or different, and never skipped; fields that say nothing may hold anything."""
    for row in (rows(kind)[0], rows(kind)[-1]):
        answers = {key: answer(CHECKS[kind], copy.deepcopy(row) | {key: value}) for key in row}
        assert all(said == AGREES or re.match("(ParseError|Mismatch): .+", said) for said in answers.values()), answers
        assert set(answers.values()) != {AGREES}


@pytest.mark.parametrize(("kind", "key"), [("tractor_forms", "cards"), ("tractor_follow", "lead")])
@pytest.mark.parametrize("copies", [3, 4])
def test_a_lead_that_two_packs_do_not_hold_is_refused_in_words(kind: str, key: str, copies: int) -> None:
    """Every card is there twice (T-3)."""
    said = answer(CHECKS[kind], changed(kind, **{key: ["DK"] * copies}))
    assert said == f"ParseError: field '{key}' holds DK more than twice: there are two packs"


def changed(kind: str, **changes: object) -> dict[str, Any]:
    return copy.deepcopy(rows(kind)[0]) | changes


@pytest.mark.parametrize(
    ("kind", "changes", "difference"),
    [
        ("tractor_rounds", {"attacker_points": 5}, "attacker_points"),
        ("tractor_rounds", {"banker": 2}, "banker"),
        ("tractor_rounds", {"trump_suit": None}, "trump_suit"),
        ("tractor_rounds", {"kitty_bonus": 10}, "kitty_bonus"),
        ("tractor_tricks", {"winner_index": 3}, "winner_index"),
        ("tractor_forms", {"form": "pair"}, "form"),
        ("tractor_bids", {"allowed": []}, "allowed"),
        ("tractor_outcomes", {"levels": 3}, "levels"),
        ("tractor_extended", {"legal": True}, "legal"),
    ],
)
def test_a_case_that_says_something_else_names_the_first_difference(
    kind: str, changes: dict[str, object], difference: str
) -> None:
    with pytest.raises(Mismatch, match=difference):
        CHECKS[kind](changed(kind, **changes))


def test_an_illegal_play_in_a_round_is_a_mismatch_that_names_trick_and_rule() -> None:
    row = changed("tractor_rounds")
    row["tricks"][0]["plays"][1] = ["BIG"]
    with pytest.raises(Mismatch, match=r"trick 1: play BIG by seat 1 is refused by T-"):
        CHECKS["tractor_rounds"](row)


@pytest.mark.parametrize("mark", ["disputed", "suspect", "malformed"])
def test_a_line_that_says_it_settles_nothing_is_skipped(mark: str) -> None:
    with pytest.raises(Skipped, match=mark):
        CHECKS["tractor_forms"](changed("tractor_forms", **{mark: True}))


@pytest.mark.parametrize("kind", CHECKS)
def test_a_field_that_need_not_be_there_may_be_null(kind: str) -> None:
    row = rows(kind)[0]
    extra = ("preset", "declared", "attacker_points_tricks", "short_rules_legal", "points", "disputed")
    row |= {key: None for key in extra if key in row or key in ("preset", "disputed")}
    for play in row["plays"] if kind == "tractor_follow" else ():
        play["legal_if_tractor_must_be_followed"] = None
    assert answer(CHECKS[kind], row) == AGREES


def test_kinds_that_are_not_among_our_cases_are_understood() -> None:
    """Each agrees where it is right; a kind that is none is named."""
    single = {"trump_suit": None, "level": "2", "cards": ["SA"], "form": "single", "pairs": 0}
    assert answer(CHECKS["tractor_forms"], single) == AGREES
    throw: dict[str, Any] = {
        "trump_suit": "H",
        "level": "2",
        "play": ["SA", "SK"],
        "hand": ["SA", "SK"],
        "kind": "throw",
    }
    throw |= {"others": [["SQ"], ["H3"], ["BIG"]], "stands": True, "forced": None}
    assert answer(CHECKS["tractor_extended"], throw) == AGREES
    winner: dict[str, Any] = {"trump_suit": "H", "level": "2", "lead": ["S5", "S5", "S8"], "kind": "throw_winner"}
    winner |= {"challenge": ["H3", "H4", "H5"], "challenge_wins": False}
    assert answer(CHECKS["tractor_extended"], winner) == AGREES
    kitty = {"kind": "kitty", "cards_per_player_in_last_trick": 6, "multiplier": 12, "kitty_points": 15, "bonus": 180}
    assert answer(CHECKS["tractor_outcomes"], kitty) == AGREES
    with pytest.raises(ParseError, match="kind"):
        CHECKS["tractor_extended"]({"kind": "no such kind"})
