"""The other examples for hosts: what they call is what the program takes."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path

import pytest

from stammtisch.cli import COMMANDS, load
from tests.house.project import ROOT
from tests.store.keeping import fill

HOSTING = ROOT / "hosting"
UNITS = sorted(HOSTING.glob("*.service"))


def parsed(words: list[str]) -> None:
    """The words of a command line, taken by the command that they name."""
    parser = ArgumentParser()
    load(words[0]).add_arguments(parser)
    parser.parse_args(words[1:])


@pytest.mark.parametrize("unit", [path for path in UNITS if "backup" not in path.name], ids=lambda path: path.name)
def test_a_unit_calls_the_program_with_words_that_it_takes(unit: Path) -> None:
    """What systemd would put in the place of variables is put there."""
    (line,) = re.findall(r"^ExecStart=(.*)$", unit.read_text(), re.MULTILINE)
    program, *words = shlex.split(line.replace("${STORE}", "postgresql://u@h/d").replace("%i", "8001"))
    assert program.endswith("/bin/stammtisch")
    parsed(words)


def test_the_container_and_the_cluster_call_the_program_with_words_that_it_takes() -> None:
    """Each `command:` of the cluster, and what a container does by itself."""
    commands = re.findall(r"^ {2}command: (.*)$", (HOSTING / "compose.yaml").read_text(), re.MULTILINE)
    assert [words.split()[0] for words in commands] == ["serve", "worker"]
    (own,) = re.findall(r"^CMD \[(.*)\]$", (HOSTING / "Containerfile").read_text(), re.MULTILINE)
    for words in (*map(shlex.split, commands), [word.strip(' "') for word in own.split(",")]):
        assert words[0] in COMMANDS
        parsed(words)


def test_the_nightly_backup_keeps_fourteen(tmp_path: Path) -> None:
    """The unit's own line, run as systemd runs it: a new backup is made, the oldest are removed, nothing else is."""
    (line,) = re.findall(r"^ExecStart=(.*)$", (HOSTING / "stammtisch-backup.service").read_text(), re.MULTILINE)
    fill(tmp_path / "var", moves=1)
    backups = tmp_path / "backups"
    for day in range(1, 18):
        (backups / f"2026-01-{day:02}-041500").mkdir(parents=True)
    (backups / "kept").mkdir()
    program = tmp_path / "stammtisch"
    program.write_text(f'#!/bin/sh\nPYTHONPATH={ROOT / "src"} exec {sys.executable} -m stammtisch "$@"\n')
    program.chmod(0o755)
    words = shlex.split(line.replace("%%", "%").replace("/opt/stammtisch/bin/stammtisch", str(program)))
    words[-1] = words[-1].replace("/var/lib/stammtisch ", f"{tmp_path / 'var'} ")
    subprocess.run(words, cwd=backups, check=True, capture_output=True, timeout=60)
    left = sorted(path.name for path in backups.iterdir())
    assert len(left) == 15 and left[-1] == "kept" and left[0] == "2026-01-05-041500"
    assert (backups / left[-2] / "tables.sqlite3").is_file()
