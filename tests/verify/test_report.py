"""`verify` counts, names each failure with its first difference, and says where something cannot be read."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

import pytest

from stammtisch.errors import ParseError, RuleError
from stammtisch.verify import cases, command
from stammtisch.verify.cases import case_files
from stammtisch.verify.check import Case, Check, Skipped, expect
from stammtisch.verify.report import Report, check_files


def is_even(case: Case) -> None:
    if case.get("disputed"):
        raise Skipped("disputed")
    if "number" not in case:
        raise ParseError("field 'number' is missing")
    if case["number"] < 0:
        raise RuleError("too_low", "X-1", "numbers begin at nought")
    expect("remainder", 0, case["number"] % 2)


CHECKS: dict[str, Check] = {"even": is_even, "even_short": lambda case: expect("a", 1, case["a"])}


def report_of(folder: Path, name: str, text: str | bytes) -> Report:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return check_files([path], CHECKS)


def test_passed_failed_and_skipped_are_counted_and_failures_named(tmp_path: Path) -> None:
    report = report_of(
        tmp_path,
        "even_one.jsonl",
        '{"id":"a","number":2}\n\n{"id":"b","number":3}\n{"number":-1}\n{"id":"d","disputed":"yes"}\n',
    )
    assert list(report.lines()) == [
        "FAILED b: remainder: expected 0, got 1",
        "FAILED even_one.jsonl:4: numbers begin at nought (too_low, X-1)",
        "skipped 1: disputed (d)",
        "1 passed, 2 failed, 1 skipped",
    ]
    assert report.exit_code == 1


def test_the_longest_beginning_of_the_name_decides_the_kind(tmp_path: Path) -> None:
    assert report_of(tmp_path, "even_short_2.json", '{"a": 1}').passed == 1


UNREADABLE: list[tuple[str, str | bytes, str]] = [
    ("even.jsonl", '{"id":"a","number":2}\n{"id":', "even.jsonl:2: not JSON"),
    ("even.jsonl", "[1]\n", "even.jsonl:1: expected one JSON object"),
    ("even.jsonl", b"\xff\xfe\n", "even.jsonl:1: not UTF-8"),
    ("even.jsonl", "[" * 200_000, "even.jsonl:1: not JSON that can be read: nested too deeply"),
    ("even.json", "", "even.json:1: not JSON"),
    ("even.jsonl", '{"number":' + "1" * 5000 + "}", "even.jsonl:1: not JSON that can be read: a number"),
    ("even.jsonl", '{"id":"a"}\n', "even.jsonl:1: a: field 'number' is missing"),
    ("odd.jsonl", "{}\n", "odd.jsonl: no kind of case begins like this file's name: expected one of even, even_short"),
]


@pytest.mark.parametrize(("name", "text", "says"), UNREADABLE)
def test_what_cannot_be_read_is_named_with_file_and_line(
    tmp_path: Path, name: str, text: str | bytes, says: str
) -> None:
    report = report_of(tmp_path, name, text)
    assert report.exit_code == 2
    assert says in report.unreadable[0]


def test_a_line_that_is_too_long_is_named_and_the_rest_still_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cases, "LONGEST_LINE", 20)
    long = '{"number":' + "1" * 100 + "}"
    report = report_of(tmp_path, "even.jsonl", f'{{"number":2}}\n{long}\n{{"number":2}}\n{long}')
    assert report.unreadable == [f"{tmp_path}/even.jsonl:{n}: longer than 20 bytes" for n in (2, 4)]
    assert report.passed == 2


def test_a_folder_means_its_case_files_and_a_missing_path_is_an_error(tmp_path: Path) -> None:
    for name in ("b.jsonl", "a.json", "notes.md", "table.csv"):
        (tmp_path / name).write_text("{}")
    assert [file.name for file in case_files([tmp_path])] == ["a.json", "b.jsonl"]
    with pytest.raises(ParseError, match="no such file"):
        case_files([tmp_path / "gone"])


def test_a_folder_without_a_case_file_is_an_error(tmp_path: Path) -> None:
    """Nothing was read, so nothing is said to have passed."""
    (tmp_path / "notes.md").write_text("{}")
    with pytest.raises(ParseError, match=r"no \*\.jsonl or \*\.json in this folder"):
        case_files([tmp_path])


def test_the_command_prints_the_closing_line_and_returns_the_exit_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bugs.jsonl").write_text('{"id":"bug-01"}\n')
    parser = ArgumentParser()
    command.add_arguments(parser)
    assert command.run(parser.parse_args([str(tmp_path)])) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "0 passed, 0 failed, 1 skipped"
    (tmp_path / "skat_unknown").write_text("")
    assert command.run(parser.parse_args([str(tmp_path / "skat_unknown")])) == 2
    assert "skat_unknown" in capsys.readouterr().err
