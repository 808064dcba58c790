"""The command line: every failure is one clear line and an exit status."""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from stammtisch import cli
from stammtisch.errors import ParseError


def command_that_raises(error: BaseException) -> SimpleNamespace:
    """A command module whose `run` ends in this error."""

    def run(arguments: argparse.Namespace) -> int:
        raise error

    return SimpleNamespace(add_arguments=lambda parser: None, run=run)


def stammtisch(*words: str) -> list[str]:
    """The command as another process starts it."""
    return [sys.executable, "-c", "import sys; from stammtisch.cli import main; sys.exit(main())", *words]


@pytest.mark.parametrize("name", sorted(cli.COMMANDS))
def test_every_command_offers_what_the_command_line_calls(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Each row of the table leads to a module with help of its own."""
    with pytest.raises(SystemExit) as ending:
        cli.main([name, "--help"])
    assert ending.value.code == 0
    assert f"usage: stammtisch {name}" in capsys.readouterr().out


ANY_ORDER = [
    ("bench", ["--json", "x", "y"], ["x", "--json", "y"]),
    ("simulate", ["--deals", "2", "skat", "rule", "club"], ["skat", "rule", "--deals", "2", "club"]),
    ("play", ["--seed", "x", "skat"], ["skat", "--seed", "x"]),
]
"""Command, its words in one order, and in another."""


@pytest.mark.parametrize(("name", "first", "second"), ANY_ORDER, ids=[name for name, _, _ in ANY_ORDER])
def test_options_may_stand_anywhere(
    name: str, first: list[str], second: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A command gets the same arguments, in whatever order its options and its other words come."""
    seen: list[argparse.Namespace] = []
    module = SimpleNamespace(add_arguments=cli.load(name).add_arguments, run=lambda arguments: seen.append(arguments))
    monkeypatch.setattr(cli, "load", lambda name: module)
    for words in (first, second):
        cli.main([name, *words])
    assert len(seen) == 2 and seen[0] == seen[1]


def test_an_unknown_command_gets_the_list_of_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 2, and every command named."""
    with pytest.raises(SystemExit) as ending:
        cli.main(["brdige"])
    assert ending.value.code == 2
    said = capsys.readouterr().err
    assert "brdige" in said
    assert [name for name in cli.COMMANDS if name not in said] == []


def test_help_names_every_command_with_its_summary(capsys: pytest.CaptureFixture[str]) -> None:
    """`stammtisch --help` is the list of commands."""
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    said = capsys.readouterr().out
    assert [
        name for name, command in cli.COMMANDS.items() if f"{name} " not in said or command.summary not in said
    ] == []


@pytest.mark.parametrize(
    ("error", "status", "said"),
    [
        (
            ParseError("games.jsonl, line 3: no such card: SX"),
            2,
            "stammtisch bench: games.jsonl, line 3: no such card: SX\n",
        ),
        (
            FileNotFoundError(2, "No such file or directory", "a.jsonl"),
            2,
            "stammtisch bench: a.jsonl: No such file or directory\n",
        ),
        (OSError(98, "Address already in use"), 2, "stammtisch bench: Address already in use\n"),
        (KeyboardInterrupt(), 130, ""),
    ],
)
def test_a_failure_is_one_line_and_a_status(
    error: BaseException, status: int, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What the input is at fault for is told without a traceback; Ctrl-C is silent."""
    monkeypatch.setattr(cli, "load", lambda name: command_that_raises(error))
    assert cli.main(["bench"]) == status
    assert capsys.readouterr().err == said


def test_what_the_terminal_cannot_show_is_escaped(tmp_path: Path) -> None:
    """Half a surrogate pair in the id of a case, and a terminal that knows ASCII only: still no traceback."""
    path = tmp_path / "record.jsonl"
    path.write_text('{"id":"\\ud800","format":1}\n{"id":"é"}\n')
    words = stammtisch("verify", str(path))
    told = subprocess.run(words, capture_output=True, text=True, env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert told.returncode == 2 and "Traceback" not in told.stderr
    words = stammtisch("play", "skat", "--language", "zh")
    told = subprocess.run(
        words, capture_output=True, text=True, input="", env={**os.environ, "PYTHONIOENCODING": "ascii"}
    )
    assert (told.returncode, told.stderr) == (0, "")


def test_what_is_typed_and_no_text_is_no_fault() -> None:
    """Bytes that are not UTF-8 are an unreadable move like others."""
    words = stammtisch("play", "skat", "--language", "en")
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8:strict"}
    told = subprocess.run(words, capture_output=True, input=b"\xff\xfe\n", env=environment)
    assert (told.returncode, told.stderr) == (0, b"")
    assert b"That cannot be read" in told.stdout


def test_a_fault_of_ours_rises(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug is not dressed up as a fault of the input."""
    monkeypatch.setattr(cli, "load", lambda name: command_that_raises(ZeroDivisionError()))
    with pytest.raises(ZeroDivisionError):
        cli.main(["bench"])


def test_a_reader_that_stops_reading_is_no_failure() -> None:
    """`stammtisch bench | head -0` ends in silence."""
    with subprocess.Popen(
        stammtisch("bench", "machine.calibration"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(timeout=60) == 0
