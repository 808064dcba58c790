"""A record reads back as it was written, plays again by the rules, and what is wrong in it is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stammtisch.errors import ParseError, RuleError
from stammtisch.games import find_game
from stammtisch.records.record import MatchRecord, match_record, parse_record, read_record, record_text, records_of
from stammtisch.records.replay import first_difference, replay
from stammtisch.tables.commands import PlayAgain
from stammtisch.tables.events import TableEvent
from stammtisch.tables.table import Phase, Table, handle
from stammtisch.verify.check import Mismatch
from stammtisch.verify.records import CHECKS, check_record
from stammtisch.verify.report import check_files
from tests.playing import FIRST, GAME_PRESETS, PERSON, first_deal_over, opened, played
from tests.tables.test_table import shortest


def first_record(game: str = FIRST, preset: str = "house") -> MatchRecord:
    """The record of a match whose first deal is over."""
    return match_record(*first_deal_over(find_game(game), preset))


@pytest.mark.parametrize(("game", "preset"), GAME_PRESETS)
def test_a_record_reads_back_and_scores_again(game: str, preset: str) -> None:
    """What was written is read as it was, and the rules say the same of it."""
    record = first_record(game, preset)
    assert record == parse_record(record_text(record))
    assert first_difference(record) is None
    check_record(json.loads(record_text(record)))


@pytest.mark.parametrize(("game", "preset"), GAME_PRESETS)
def test_a_replayed_record_is_the_table_that_was_played(game: str, preset: str) -> None:
    """State, match and sheet follow from the record alone."""
    log, table = first_deal_over(find_game(game), preset)
    again = replay(match_record(log, table))
    assert (table.state, table.match, table.sheet) == (again.state, again.match, again.sheet)


def matches_over(count: int) -> tuple[list[TableEvent], Table]:
    """The log of a table at which so many matches of the shortest game are over."""
    steps = list(played(opened(find_game(shortest())), Random(3), 20000))
    for number in range(1, count):
        again = handle(steps[-1][1], PERSON, PlayAgain(steps[-1][1].seq, f"secret {number}"))
        steps = list(played([*(event for event, _ in steps), *again], Random(number), 20000))
    assert steps[-1][1].phase is Phase.MATCH_OVER
    return [event for event, _ in steps], steps[-1][1]


def test_the_records_of_a_table_are_its_finished_matches() -> None:
    """Two matches give two records; a third that is being played gives none."""
    log, table = matches_over(2)
    assert len(records_of(log)) == 2
    running = [*log, *handle(table, PERSON, PlayAgain(table.seq, "another"))]
    assert len(records_of(running)) == 2
    assert all(first_difference(record) is None for record in records_of(log))


def test_a_match_played_again_with_the_same_cards_keeps_them_secret() -> None:
    """While its packs are being played again, the record of the first match is withheld."""
    log, table = matches_over(1)
    running = [*log, *handle(table, PERSON, PlayAgain(table.seq, "x", same_cards=True))]
    assert records_of(running) == ()


def changed(change: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """The JSON of a record with something changed."""
    given: dict[str, Any] = json.loads(record_text(first_record()))
    change(given)
    return given


UNREADABLE: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("format", lambda given: given.update(format=2)),
    ("game is missing", lambda given: given.pop("game")),
    ("game: expected text", lambda given: given.update(game=7)),
    ("rules_version: expected a whole number", lambda given: given.update(rules_version="1")),
    (r"options\.x: not the value of an option", lambda given: given["options"].update(x=None)),
    ("deck: 'XX' is not a card", lambda given: given.update(deck="XX")),
    (r"deals\[0\]: expected an object", lambda given: given.update(deals=[1])),
    (r"deals\[0\]\.deck is missing", lambda given: given["deals"][0].pop("deck")),
    (r"deals\[0\]\.moves\[1\]: expected \[seat, move\]", lambda given: given["deals"][0]["moves"].insert(1, [0])),
    (r"deals\[0\]\.moves\[0\]: expected a whole number", lambda given: given["deals"][0]["moves"].insert(0, ["0", ""])),
    (r"deals\[0\]\.result\.scores: expected a list", lambda given: given["deals"][0]["result"].update(scores=3)),
    ("unknown game 'zap'", lambda given: given.update(game="zap")),
    ("unknown preset 'zap'", lambda given: given.update(preset="zap")),
    ("unknown option 'zap'", lambda given: given["options"].update(zap=1)),
    (r"options\.\w+ is missing", lambda given: given["options"].popitem()),
    ("deck: not the pack", lambda given: given.update(deck="")),
    ("deck: not the pack", lambda given: given.update(deck=" ".join(["HA"] * len(given["deck"].split())))),
    ("seats: expected each to be one of person, bot", lambda given: given["seats"].__setitem__(0, "ghost")),
    ("seats: by these options", lambda given: given["seats"].append("bot")),
    ("dealer: there is no seat 9", lambda given: given.update(dealer=9)),
    ("deal 1: the pack has", lambda given: given["deals"][0].update(deck="HA")),
    (r"deal 1, move 1 \('zap' by seat 0\)", lambda given: given["deals"][0]["moves"].insert(0, [0, "zap"])),
    (r"deal 1, move 1 .*no such seat", lambda given: given["deals"][0]["moves"].insert(0, [9, "zap"])),
    ("deal 1 stops after move", lambda given: given["deals"][0]["moves"].pop()),
    ("deal 1, move .*: the deal is over", lambda given: given["deals"][0]["moves"].append([0, "zap"])),
    ("version 0 of the rules", lambda given: given.update(rules_version=0)),
]


@pytest.mark.parametrize(("says", "change"), UNREADABLE, ids=[f"{n} {row[0]}" for n, row in enumerate(UNREADABLE)])
def test_a_record_that_cannot_be_read_names_the_place(says: str, change: Callable[[dict[str, Any]], object]) -> None:
    """Each fault is told with the field, or the deal and move, where it stands."""
    with pytest.raises(ParseError, match=says):
        check_record(changed(change))


def test_a_wrong_score_is_a_difference() -> None:
    """What the rules do not say is shown beside what they say."""
    given = changed(lambda given: given["deals"][0]["result"]["scores"].__setitem__(0, 999))
    with pytest.raises(Mismatch, match=r"result of deal 1: recorded .*999"):
        check_record(given)


def test_a_winner_who_did_not_win_is_a_difference() -> None:
    """The end of the match is checked like the end of a deal."""
    log, _ = matches_over(1)
    given = json.loads(record_text(records_of(log)[0]))
    given["result"]["winners"] = [7]
    with pytest.raises(Mismatch, match="result of the match"):
        check_record(given)


def test_an_illegal_move_is_refused_with_its_place() -> None:
    """The refusal of the rules is told with deal and move."""
    given = changed(lambda given: given["deals"][0]["moves"].reverse())
    with pytest.raises((RuleError, ParseError), match="deal 1, move 1"):
        replay(read_record(given))


def test_every_truncated_record_is_a_clear_error() -> None:
    """Cut anywhere, a record is said to be cut, and nothing else is raised."""
    text = record_text(first_record())
    for length in range(0, len(text), max(1, len(text) // 60)):
        with pytest.raises(ParseError, match="cut short"):
            parse_record(text[:length])


def test_verify_reads_files_of_records(tmp_path: Path) -> None:
    """A file whose name begins with `record` is replayed line by line."""
    path = tmp_path / "record-1.jsonl"
    path.write_text(record_text(first_record()) + "\n" + record_text(first_record())[:50] + "\n", "utf-8")
    report = check_files([path], CHECKS)
    assert (report.passed, report.failed, len(report.unreadable)) == (1, [], 1)
