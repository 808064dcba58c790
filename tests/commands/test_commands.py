"""The commands that play, simulate and tell: what they print, and what they say to bad input."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

from stammtisch import cli
from stammtisch.commands.playthroughs import playthrough, playthroughs
from stammtisch.games import GAMES, find_game
from stammtisch.tables.events import Moved
from stammtisch.verify.records import check_record
from stammtisch.words import LANGUAGES
from tests.house.project import ROOT
from tests.playing import FIRST, first_deal_over


@pytest.mark.parametrize("game", list(GAMES))
def test_simulate_plays_so_many_deals_and_sums_up(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The summary counts the deals, scores and reasons add up, and the records replay."""
    path = tmp_path / "record.jsonl"
    assert cli.main(["simulate", game, "--deals", "3", "--seed", "x", "--records", str(path)]) == 0
    told = capsys.readouterr()
    assert told.out.startswith("3 deals, ") and told.err == ""
    records = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert sum(len(record["deals"]) for record in records) == 3
    for record in records:
        check_record(record)
    total = sum(deal["result"]["scores"][0] for record in records for deal in record["deals"])
    assert re.search(rf"^ +0 +{total:,} +{total / 3:.2f} ", told.out, re.MULTILINE)


def test_the_same_seed_simulates_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    """Cards and bots follow from the seed."""
    outputs = []
    for seed in ("a", "a", "b"):
        assert cli.main(["simulate", FIRST, "--deals", "4", "--seed", seed, "--players", "random"]) == 0
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1] != outputs[2]


BAD = [
    (["simulate", "zap", "--deals", "1"], "unknown game 'zap'"),
    (["simulate", FIRST, "--deals", "1", "--preset", "zap"], "unknown preset 'zap'"),
    (["simulate", FIRST, "--deals", "1", "--set", "zap=1"], "unknown option 'zap'"),
    (["simulate", FIRST, "--deals", "1", "--players", "zap"], "unknown player 'zap'"),
    (["simulate", FIRST, "--deals", "1", "--records", "/nowhere/record"], "/nowhere/record"),
    (["simulate", FIRST, "--deals", "1", "--seed", "\udcff"], "is not text in UTF-8"),
    (["simulate", FIRST, "--deals", "0"], "'0' is not a whole number of at least 1"),
    (["simulate", FIRST, "--deals", "1", "--processes", "two"], "'two' is not a whole number of at least 1"),
    (["simulate", FIRST, "--deals", "1", "--milliseconds", "-1"], "'-1' is not a number of milliseconds"),
    (["simulate", FIRST, "--deals", "1", "--milliseconds", "nan"], "'nan' is not a number of milliseconds"),
    (["simulate", FIRST, "--deals", "1", "--milliseconds", "soon"], "'soon' is not a number of milliseconds"),
    (["simulate", FIRST, "--deals", "1", "--set", "zap"], "'zap' is not OPTION=VALUE"),
    (["play", "zap"], "unknown game 'zap'"),
    (["play", FIRST, "--language", "xx"], "invalid choice: 'xx'"),
    (["playthroughs", "/nowhere/deep"], "/nowhere/deep: No such file or directory"),
    (["serve", "--port", "70000"], "'70000' is not a port"),
    (["serve", "--pace", "slow"], "'slow' is not a pause"),
]


@pytest.mark.parametrize(("words", "says"), BAD, ids=[ascii(" ".join(words)) for words, _ in BAD])
def test_bad_input_is_told_in_a_line(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 2, and a line that names what is wrong."""
    try:
        status = cli.main(words)
    except SystemExit as ended:
        assert ended.code == 2
        status = 2
    told = capsys.readouterr().err
    assert status == 2
    assert says in told and "Traceback" not in told


@pytest.mark.parametrize("game", list(GAMES))
def test_options_can_be_set_on_the_command_line(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every option of the house can be written as text and is then what it was."""
    house = find_game(game).presets["house"]
    words = []
    for name in type(house).__slots__:
        value = getattr(house, name)
        text = ",".join(value) if isinstance(value, tuple) else str(value).lower() if value in (True, False) else value
        words += ["--set", f"{name}={text}"]
    assert cli.main(["simulate", game, "--deals", "1", "--seed", "x", *words]) == 0
    changed = capsys.readouterr().out
    assert cli.main(["simulate", game, "--deals", "1", "--seed", "x"]) == 0
    assert changed == capsys.readouterr().out


def typed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """Standard input holds this and then ends."""
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


FAREWELL_AND_END = {
    "en": ("Goodbye", "The match is over"),
    "de": ("Auf Wiedersehen", "Die Partie ist zu Ende"),
    "nb": ("Ha det bra", "Kampen er over"),
    "fr": ("Au revoir", "La partie est finie"),
    "bg": ("Довиждане", "Играта свърши"),
    "zh": ("再见", "全场结束"),
}


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_is_played_in_the_terminal(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Always the first move listed: the deal comes to its end, and Ctrl-D leaves politely."""
    typed(monkeypatch, "1\n" * 60)
    assert cli.main(["play", game, "--seed", "x", "--language", language]) == 0
    out = capsys.readouterr().out
    farewell, end = FAREWELL_AND_END[language]
    assert farewell in out or end in out
    assert "terminal-" not in out


def test_what_cannot_be_played_is_refused_and_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An unreadable move, a number that is not listed, an empty line and the last move of a deal change nothing."""
    last = first_deal_over(find_game(FIRST))[0][-1]
    assert isinstance(last, Moved)
    typed(monkeypatch, f"no such move\n999\n{'0' * 8}123\n\n{last.move}\n")
    assert cli.main(["play", FIRST, "--seed", "x", "--language", "en"]) == 0
    out = capsys.readouterr().out
    assert "That cannot be read" in out
    assert "There is no move 999" in out
    assert "There is no move 000000001" in out
    assert "Not allowed" in out
    assert out.count("> ") == 6
    assert "Goodbye" in out


@pytest.mark.parametrize(("name", "game", "preset"), [(n, g.key, p) for n, g, p in playthroughs()])
def test_the_playthroughs_are_up_to_date(name: str, game: str, preset: str) -> None:
    """What `stammtisch playthroughs` writes is what is kept; review reads the difference."""
    kept = (ROOT / "tests" / "playthroughs" / name).read_text("utf-8")
    assert kept.splitlines() == list(playthrough(find_game(game), preset))


def test_playthroughs_are_written_into_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One file for each game and preset."""
    assert cli.main(["playthroughs", str(tmp_path)]) == 0
    assert {path.name for path in tmp_path.iterdir()} == {name for name, _, _ in playthroughs()}
