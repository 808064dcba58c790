"""Where a server keeps its tables: stores that cannot be used and options that contradict are told in words."""

from __future__ import annotations

import pytest

from stammtisch import cli
from stammtisch.store.postgres_form import prepare
from tests.engines import Postgres
from tests.running import run

STORE = "postgresql://stammtisch@127.0.0.1:9/x"

CONTRADICTIONS = [
    (["--store", STORE, "--data", "var"], "--store and --data contradict"),
    (["--work", "elsewhere"], "--work goes with --store alone"),
    (["--store", STORE, "--work", "elsewhere", "--processes", "2"], "--work elsewhere and --processes contradict"),
]


@pytest.mark.parametrize(("words", "says"), CONTRADICTIONS, ids=[says for _, says in CONTRADICTIONS])
def test_options_that_contradict_are_refused(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One line that names both options and says which to leave out; nothing is opened."""
    assert cli.main(["serve", "--port", "0", *words]) == 2
    said = capsys.readouterr().err
    assert says in said and "leave" in said and said.count("\n") == 1


BAD_WORDS = [
    ("serve", ["--store", "mysql://somewhere/x"], "expected postgresql://"),
    ("serve", ["--processes", "0"], "expected 1 to 256"),
    ("serve", ["--store", STORE, "--work", "maybe"], "invalid choice"),
    ("worker", ["--store", "tables.sqlite3"], "expected postgresql://"),
    ("worker", [], "required: --store"),
    ("worker", ["--store", STORE, "--pace", "soon"], "expected 0 to 60 seconds"),
]


@pytest.mark.parametrize(("command", "words", "says"), BAD_WORDS)
def test_words_that_cannot_be_read_are_refused(
    command: str, words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The usage, and what was expected."""
    with pytest.raises(SystemExit, match="2"):
        cli.main([command, *words])
    assert says in capsys.readouterr().err


@pytest.mark.parametrize("words", [["serve", "--port", "0"], ["worker"]], ids=["serve", "worker"])
def test_a_database_that_is_not_there_is_told(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Neither server nor worker starts without its log; the line says that nobody listens."""
    assert cli.main([*words, "--store", STORE]) == 2
    assert "PostgreSQL cannot be used as the store: nobody listens there." in capsys.readouterr().err


@pytest.mark.parametrize("words", [["serve", "--port", "0"], ["worker"]], ids=["serve", "worker"])
def test_a_store_newer_than_the_program_is_told(
    words: list[str], postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    """The line names both forms, and says to use the newer version."""
    address = postgres.new_store()
    run(prepare(address))
    postgres.ask(address, "insert into form values (99)")
    assert cli.main([*words, "--store", address]) == 2
    assert "form 99" in capsys.readouterr().err
