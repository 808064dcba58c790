"""`stammtisch solve`: values of deals and records, and what it says to bad input."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from stammtisch import cli
from stammtisch.games.cribbage.state import Where
from stammtisch.records.record import read_record
from stammtisch.records.replay import replay
from stammtisch.solvers.kernels import NOT_COMPILED
from tests.house.project import ROOT

CASES = [json.loads(line) for line in (ROOT / "tests/cases/skat_exact.jsonl").read_text("ascii").splitlines()[:3]]
BELOTE_CASES = [
    json.loads(line) for line in (ROOT / "tests/cases/belote_exact.jsonl").read_text("ascii").splitlines()[:3]
]
DEAL = {key: CASES[0][key] for key in ("contract", "hands", "skat", "leader")}


def test_a_deal_is_solved_with_every_lead(capsys: pytest.CaptureFixture[str]) -> None:
    """The value that other solvers found, and one for each card; the best lead has the value of the deal."""
    assert cli.main(["solve", json.dumps(DEAL)]) == 0
    first, second = capsys.readouterr().out.splitlines()
    value = CASES[0]["declarer_card_points"]
    assert first == f"grand, declarer leads: {value} card points, {'made' if value > 60 else 'not made'}"
    leads = dict(pair.split() for pair in second.strip().split(", "))
    assert set(leads) == set(DEAL["hands"]["declarer"]) and max(map(int, leads.values())) == value


def test_a_file_of_deals_is_solved_line_by_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each deal with its value."""
    path = tmp_path / "deals.jsonl"
    path.write_text("\n".join(map(json.dumps, CASES)) + "\n")
    assert cli.main(["solve", str(path)]) == 0
    told = capsys.readouterr().out.splitlines()[1::3]
    for line, case in zip(told, CASES, strict=True):
        assert f": {case['declarer_card_points']} card points" in line


def test_the_deals_of_a_record_are_solved_with_what_each_card_cost(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The last value told is what the declarer really took."""
    path = tmp_path / "record.jsonl"
    assert cli.main(["simulate", "skat", "--deals", "2", "--seed", "solve", "--records", str(path)]) == 0
    capsys.readouterr()
    assert cli.main(["solve", str(path)]) == 0
    told = capsys.readouterr().out.splitlines()
    numbers = [re.search(r": (\d+)(?: card points|$)", line) for line in told]
    openings = [place for place, line in enumerate(told) if line.startswith("deal 1: seat ")]
    taken = [played_out(json.loads(line)) for line in path.read_text("utf-8").splitlines()]
    assert len(taken) == len(openings) == 2
    for end, points in zip([*openings[1:], len(told) + 1], taken, strict=True):
        last = numbers[end - 2]  # before the next deal stands the line that names its place in the file
        assert last is not None and int(last[1]) == points


def played_out(record: dict[str, Any]) -> int:
    """Card points of the declarer at the end of a record's only deal."""
    state = replay(read_record(record)).state
    return int(state.card_points[0])


def test_a_deal_of_belote_is_solved_with_every_lead(capsys: pytest.CaptureFixture[str]) -> None:
    """The value that other solvers found for seats 0 and 2, the rest of 162 for the others, and one for each card."""
    for case in BELOTE_CASES:
        deal = {"game": "belote", **{key: case[key] for key in ("contract", "hands", "leader")}}
        assert cli.main(["solve", json.dumps(deal)]) == 0
        first, second = capsys.readouterr().out.splitlines()
        value = case["card_points_of_seats_0_and_2"]
        assert first.endswith(f": {value} card points for seats 0 and 2, {162 - value} for seats 1 and 3")
        leads = dict(pair.split() for pair in second.strip().split(", "))
        assert set(leads) == set(case["hands"][case["leader"]])
        assert max(map(int, leads.values())) == (value if case["leader"] % 2 == 0 else 162 - value)


def test_the_deals_of_a_record_of_belote_are_solved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The last value told is what the declarer's side really took of the cards."""
    path = tmp_path / "record.jsonl"
    assert cli.main(["simulate", "belote", "--deals", "1", "--seed", "solve", "--records", str(path)]) == 0
    capsys.readouterr()
    assert cli.main(["solve", str(path)]) == 0
    told = capsys.readouterr().out.splitlines()
    opening = re.match(
        r"deal 1: seat (\d) plays [a-z ]+: (\d+) card points for seats (\d) and \d, (not )?made", told[0]
    )
    assert opening is not None
    end = replay(read_record(json.loads(path.read_text("utf-8").splitlines()[0]))).state
    side = int(opening[3])
    last = told[-1].rpartition(": ")[2] if len(told) > 1 else opening[2]
    assert int(last) == end.taken[side]


def test_the_deals_of_a_record_of_cribbage_are_solved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The last value told is what was really pegged, heels included."""
    path = tmp_path / "record.jsonl"
    assert cli.main(["simulate", "cribbage", "--deals", "1", "--seed", "solve", "--records", str(path)]) == 0
    capsys.readouterr()
    assert cli.main(["solve", str(path)]) == 0
    told = capsys.readouterr().out.splitlines()
    record = read_record(json.loads(path.read_text("utf-8").splitlines()[0]))
    pegs = [
        award
        for award in replay(record).state.play.awards
        if award.where in (Where.STARTER, Where.PLAY, Where.LAST_CARD)
    ]
    ahead = sum(award.pegged * (1 if award.seat == 0 else -1) for award in pegs)
    assert told[0].startswith("deal 1: with open cards seat 0 pegs ")
    number = re.search(r"(\d+) (more|less) than seat 1$|as much as seat 1$", told[-1])
    assert number is not None
    assert (int(number[1]) * (1 if number[2] == "more" else -1) if number[1] else 0) == ahead


BELOTE_DEAL = {
    "game": "belote",
    "contract": "hearts",
    "hands": [
        "CA CK CQ CJ CT C9 C8 C7",
        "DA DK DQ DJ DT D9 D8 D7",
        "HA HK HQ HJ HT H9 H8 H7",
        "SA SK SQ SJ ST S9 S8 S7",
    ],
    "leader": 0,
}

BAD = [
    (json.dumps(BELOTE_DEAL | {"contract": "zap"}), "field 'contract' is 'zap'"),
    (json.dumps(BELOTE_DEAL | {"leader": 4}), "field 'leader' is '4'"),
    (json.dumps(BELOTE_DEAL | {"hands": []}), "field 'hands': expected the cards of seats 0 to 3"),
    (json.dumps(BELOTE_DEAL | {"hands": ["CA", "DA", "HA", "SA"]}), "field 'hands': expected eight cards in each"),
    (json.dumps(BELOTE_DEAL | {"hands": [7, 7, 7, 7]}), "field 'hands': expected lists of cards"),
    (json.dumps({"game": "belote", "contract": "H"}), "field 'hands' is missing"),
    ('{"game": "cribbage"}', "no solver for game 'cribbage'; there is one for belote, skat"),
    ("{", "neither a file nor JSON"),
    ('{"game": "zap"}', "no solver for game 'zap'"),
    ("/nowhere/deal", "/nowhere/deal: No such file"),
    (json.dumps(DEAL | {"leader": "zap"}), "field 'leader' is 'zap'"),
    (json.dumps(DEAL | {"contract": "zap"}), "'zap' is not a contract"),
    (json.dumps(DEAL | {"skat": ["C6"]}), "C6: not in the pack"),
    (json.dumps(DEAL | {"skat": ["zap"]}), "field 'skat': 'zap' is not a card"),
    (json.dumps(DEAL | {"skat": ["SK", "SK"]}), "SK: more than once"),
    (json.dumps(DEAL | {"skat": ["SK"]}), "three hands of ten cards and two"),
    (json.dumps(DEAL | {"hands": {}}), "field 'hands': expected an object of declarer, left, right"),
    (json.dumps({"contract": "G"}), "field 'hands' is missing"),
    ('{"deals": [], "game": "skat"}', "not a record of form"),
    ('{"deals": [], "game": ["skat"]}', "no solver for game"),
]


@pytest.mark.parametrize(("what", "error"), BAD)
def test_what_cannot_be_solved_is_named(what: str, error: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One line, exit status 2."""
    assert cli.main(["solve", what]) == 2
    told = [line for line in capsys.readouterr().err.splitlines() if line != NOT_COMPILED]
    assert len(told) == 1 and told[0].startswith("stammtisch solve: ") and error in told[0]
