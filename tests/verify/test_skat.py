"""The cases of Skat pass, a wrong line is named with its first difference, and a broken one with its field."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stammtisch.errors import ParseError, RuleError
from stammtisch.verify.check import Check, Mismatch, Skipped
from stammtisch.verify.report import check_files
from stammtisch.verify.skat import CHECKS, check_card_play, check_game, check_value
from tests.verify.answering import AGREES, answer

CASES = Path(__file__).parents[1] / "cases"
ALLOWED_SKIPS = {"skat_games": 4, "skat_card_play": 0, "skat_values": 0, "skat_exact": 0}

Record = dict[str, Any]


def line(file: str, case_id: str) -> Record:
    """One case by its id."""
    for text in (CASES / f"{file}.jsonl").read_text().splitlines():
        record: Record = json.loads(text)
        if record["id"] == case_id:
            return record
    raise KeyError(case_id)


@pytest.mark.parametrize("kind", CHECKS)
def test_every_case_from_outside_agrees(kind: str) -> None:
    """Nothing differs, and nothing is skipped that may not be."""
    report = check_files([CASES / f"{kind}.jsonl"], CHECKS)
    summary = list(report.lines())[-1]
    assert report.exit_code == 0, list(report.lines())
    assert f" 0 failed, {ALLOWED_SKIPS[kind]} skipped" in summary


def changed(record: Record, path: str, value: object) -> Record:
    """The record with one field set; a path such as "recorded.value"."""
    copy = deepcopy(record)
    *parents, last = path.split(".")
    inner = copy
    for name in parents:
        inner = inner[name]
    inner[last] = value
    return copy


@pytest.mark.parametrize(
    ("path", "value", "difference"),
    [
        ("recorded.value", -44, "value"),
        ("recorded.matadors", 2, "matadors"),
        ("recorded.declarer_card_points", 60, "card points"),
        ("recorded.declarer_tricks", 5, "tricks"),
        ("recorded.overbid", True, "overbid"),
        ("recorded.schneider", True, "schneider"),
        ("recorded.outcome", "win", "outcome"),
        ("declarer", 1, "declarer"),
        ("bid", 20, "bid"),
    ],
)
def test_a_record_that_says_something_else_is_a_difference(path: str, value: object, difference: str) -> None:
    """The first difference is named in words."""
    with pytest.raises(Mismatch, match=difference):
        check_game(changed(line("skat_games", "skat-iss-001"), path, value))


def test_an_illegal_card_in_a_record_is_refused_with_its_rule() -> None:
    """A card that does not follow is found where it is played."""
    record = line("skat_games", "skat-iss-001")
    moves = [*record["moves"][:1], [1, "CJ"], *record["moves"][2:]]
    with pytest.raises(RuleError) as refusal:
        check_game(changed(record, "moves", moves))
    assert (refusal.value.code, refusal.value.rule) == ("must_follow", "S-9")


@pytest.mark.parametrize("player", [None, [], {}, "1", True, 1.5])
def test_an_event_of_nobody_is_named(player: object) -> None:
    """Who gave up must be a seat; anything else is a field that cannot be read."""
    given = next(json.loads(text) for text in (CASES / "skat_games.jsonl").read_text().splitlines() if "resign" in text)
    for event in given["events"]:
        event["player"] = player
    with pytest.raises(ParseError, match="player"):
        check_game(given)


def test_a_game_that_is_cut_short_without_a_reason_differs() -> None:
    """A record must play to its end, unless something is named that ended it."""
    record = line("skat_games", "skat-iss-001")
    short = changed(record, "moves", record["moves"][:-1])
    with pytest.raises(Mismatch, match="not over"):
        check_game(short)
    with pytest.raises(Skipped, match="cut short"):
        check_game(changed(short, "events", [{"type": "left", "player": 0, "after_moves": 29}]))


def test_a_game_left_before_two_cards_lay_away_is_skipped() -> None:
    """Nothing was played that could be replayed; without an event that says so it is an error."""
    record = line("skat_games", "skat-iss-015")
    del record["suspect"]
    with pytest.raises(Skipped, match="laid away"):
        check_game(record)
    with pytest.raises(ParseError, match="discard"):
        check_game(changed(record, "events", []))


def test_defenders_who_gave_up_are_settled_where_the_options_know_it() -> None:
    """Under isko the rest goes to the declarer, and the value must agree (S-X8)."""
    record = line("skat_games", "skat-iss-007")
    assert answer(check_game, changed(record, "preset", "isko")) == AGREES
    with pytest.raises(Mismatch, match="value"):
        check_game(changed(changed(record, "preset", "isko"), "recorded.value", 72))


def test_defenders_may_give_up_an_overbid_game() -> None:
    """The remaining tricks are the declarer's also where his bid was too high."""
    record = changed(line("skat_games", "skat-iss-007"), "preset", "isko")
    record["auction"], record["bid"] = [[1, 72], [0, "p"], [2, "p"]], 72
    record["recorded"] |= {"value": -144, "outcome": "loss", "overbid": True}
    assert answer(check_game, record) == AGREES
    assert answer(check_game, changed(record, "recorded.value", -72)).startswith("Mismatch: value")


def test_an_announcement_implies_hand() -> None:
    """Schneider and Schwarz are announced in Hand games only, whatever the field `hand` says (S-A16)."""
    record = line("skat_values", "skat-val-004")
    record["contract"]["schneider_announced"] = True
    with_hand = 12 * (1 + 1 + 1 + 1 + 1)
    assert answer(check_value, changed(record, "value", with_hand)) == AGREES
    assert answer(check_value, changed(record, "value", with_hand - 12)).startswith("Mismatch: value")


def test_an_auction_that_was_broken_off_is_skipped() -> None:
    """Its source calls that a penalty, with or without the event that led to it."""
    record = line("skat_games", "skat-iss-009")
    for events in (record["events"], list[object]()):
        with pytest.raises(Skipped, match="penalty"):
            check_game(changed(record, "events", events))


def test_an_open_game_that_its_source_stopped_is_settled_at_the_announced_level() -> None:
    """The first lost trick decides Schwarz announced; the value does not depend on the rest (S-A16)."""
    record = line("skat_games", "skat-iss-020")
    assert answer(check_game, record) == AGREES
    with pytest.raises(Mismatch, match="value"):
        check_game(changed(record, "recorded.value", -96))


def test_kontra_in_a_game_is_played_and_counts() -> None:
    """A line with `contra` runs under the house rules with Kontra (S-X1)."""
    record = line("skat_games", "skat-iss-001")
    assert answer(check_game, changed(changed(record, "contra", "contra"), "recorded.value", -108)) == AGREES
    assert answer(check_game, changed(changed(record, "contra", "re"), "recorded.value", -216)) == AGREES
    assert answer(check_game, changed(record, "contra", "re")).startswith("Mismatch: value")


@pytest.mark.parametrize("name", ["deal", "skat", "declarer", "bid", "contract", "discard", "moves", "recorded"])
def test_a_missing_field_is_named(name: str) -> None:
    """No field can be left out without a message that names it."""
    record = line("skat_games", "skat-xsk-0406")
    del record[name]
    if name == "discard":
        assert answer(check_game, record) == AGREES  # a Hand game lays nothing away
        record["contract"]["hand"] = False
    with pytest.raises(ParseError, match=name):
        check_game(record)


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("deal.forehand", ["CA"], "forehand"),
        ("deal.middlehand", ["XX"] * 10, "middlehand"),
        ("skat", ["C2", "C3"], "skat"),
        ("skat", "CA CK", "skat"),
        ("moves", [[5, "CA"]], "moves"),
        ("moves", ["CA"], "moves"),
        ("moves", [[0, 7]], "moves"),
        ("auction", [[1, "x"]], "auction"),
        ("declarer", 7, "declarer"),
        ("bid", "18", "bid"),
        ("contract.game", "Q", "contract.game"),
        ("contract.hand", "yes", "hand"),
        ("preset", "nosuch", "preset"),
        ("contra", "sub", "contra"),
        ("recorded", [], "recorded"),
        ("recorded.value", None, "value"),
    ],
)
def test_a_field_that_cannot_be_read_is_named(path: str, value: object, named: str) -> None:
    """A wrong type, a card that is none, a seat that is none: the message says where."""
    with pytest.raises(ParseError, match=named):
        check_game(changed(line("skat_games", "skat-xsk-0406"), path, value))


@pytest.mark.parametrize("name", ["contract", "matadors", "declarer_card_points", "value"])
def test_a_missing_field_of_a_value_question_is_named(name: str) -> None:
    """The same for questions of value."""
    record = line("skat_values", "skat-val-003")
    del record[name]
    with pytest.raises(ParseError, match=name):
        check_value(record)


@pytest.mark.parametrize(
    ("case_id", "path", "value", "difference"),
    [
        ("skat-val-003", "value", -24, "value"),
        ("skat-val-040", "value", 35, "value"),
        ("skat-val-031", "smallest_covering_multiple", 60, "multiple"),
        ("skat-val-031", "loss_if_overbid", -120, "loss"),
        ("skat-val-048", "matadors", 1, "matadors"),
    ],
)
def test_a_wrong_answer_to_a_value_question_differs(case_id: str, path: str, value: int, difference: str) -> None:
    """Each kind of value question can fail."""
    with pytest.raises(Mismatch, match=difference):
        check_value(changed(line("skat_values", case_id), path, value))


def test_other_kinds_of_value_questions_are_refused() -> None:
    """A kind nobody knows is an error, not a pass."""
    with pytest.raises(ParseError, match="kind"):
        check_value(changed(line("skat_values", "skat-val-003"), "kind", "riddle"))


def test_card_play_with_other_card_points_differs() -> None:
    """Games without values are compared by card points and tricks."""
    with pytest.raises(Mismatch, match="card points"):
        check_card_play(changed(line("skat_card_play", "skat-osp-003"), "recorded.declarer_card_points", 64))


BROKEN: list[object] = [None, True, -1, 99, 1.5, "", "CJ", "p", [], {}, ["CJ", "CJ"], [[0, "CJ"]], [[True, "p"]]]


def broken(record: Record, rng: Random) -> Record:
    """The record with one to three values, at any depth, replaced by something else."""
    copy = deepcopy(record)
    for _ in range(rng.randint(1, 3)):
        place: Any = copy
        while True:
            key = rng.choice(list(place) if isinstance(place, dict) else range(len(place)))
            if isinstance(place[key], dict | list) and place[key] and rng.random() < 0.7:
                place = place[key]
                continue
            place[key] = rng.choice(BROKEN)
            break
    return copy


@pytest.mark.parametrize(
    ("file", "check"), [("skat_games", check_game), ("skat_card_play", check_card_play), ("skat_values", check_value)]
)
def test_a_broken_case_is_answered_in_words_and_never_by_an_accident(file: str, check: Check) -> None:
    """Whatever stands in a field, the answer is one of the four that a check may give, seldom agreement."""
    rng = Random(11)
    records = [json.loads(text) for text in (CASES / f"{file}.jsonl").read_text().splitlines()[:300]]
    answers = Counter(answer(check, broken(rng.choice(records), rng)).split(":")[0] for _ in range(400))
    assert answers.total() == 400
    assert answers["ParseError"] > answers[AGREES], answers


@pytest.mark.parametrize("check", [check_game, check_card_play, check_value])
def test_an_empty_case_is_an_error_in_words(check: Callable[[Record], None]) -> None:
    """Nothing at all is refused with a message."""
    with pytest.raises(ParseError, match="missing"):
        check({})


def test_an_exact_value_that_is_wrong_is_named() -> None:
    """Too little or too much, the value found is told; a deal that is none is refused."""
    case = json.loads((CASES / "skat_exact.jsonl").read_text().splitlines()[0])
    for wrong in (case["declarer_card_points"] - 1, case["declarer_card_points"] + 1):
        with pytest.raises(Mismatch, match=f"card points: expected {wrong}, got {case['declarer_card_points']}"):
            CHECKS["skat_exact"](case | {"declarer_card_points": wrong})
    with pytest.raises(ParseError, match="field 'leader'"):
        CHECKS["skat_exact"](case | {"leader": "nobody"})
