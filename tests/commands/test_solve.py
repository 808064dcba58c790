"""`stammtisch solve`: values of deals and records, and what it says to bad input."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from stammtisch import cli
from stammtisch.records.record import read_record
from stammtisch.records.replay import replay
from stammtisch.solvers.kernels import NOT_COMPILED
from tests.house.project import ROOT

CASES = [json.loads(line) for line in (ROOT / "tests/cases/skat_exact.jsonl").read_text("ascii").splitlines()[:3]]
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


BAD = [
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
