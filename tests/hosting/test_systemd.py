"""The units for systemd: it finds no fault in them, and what they start runs as it is started there."""

from __future__ import annotations

import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.hosting.test_nginx import free_port, program
from tests.house.project import ROOT

HOSTING = ROOT / "hosting"
PROGRAM = "/opt/stammtisch/bin/stammtisch"


def installed(folder: Path) -> Path:
    """The program, as it would lie in a virtual environment."""
    path = folder / "stammtisch"
    path.write_text(f'#!/bin/sh\nPYTHONPATH={ROOT / "src"} exec {sys.executable} -m stammtisch "$@"\n')
    path.chmod(0o755)
    return path


@pytest.mark.parametrize(
    "name", [*(path.name for path in HOSTING.glob("*.service")), "stammtisch-backup.timer"], ids=lambda name: name
)
def test_systemd_finds_no_fault_in_a_unit(name: str, tmp_path: Path) -> None:
    """No unknown key, no value that cannot be read, no unit that is missing; the program is where the unit says."""
    analyze, here = program("systemd-analyze", "systemd"), installed(tmp_path)
    for path in (*HOSTING.glob("*.service"), *HOSTING.glob("*.timer")):
        unit = tmp_path / path.name.replace("@.", "@8001.")
        unit.write_text(path.read_text().replace(PROGRAM, str(here)))
    words = [analyze, "verify", "--man=no", str(tmp_path / name.replace("@.", "@8001."))]
    told = subprocess.run(words, capture_output=True, text=True, timeout=60)
    assert (told.returncode, told.stdout, told.stderr) == (0, "", "")


def test_what_systemd_would_refuse_is_found(tmp_path: Path) -> None:
    """The check above can fail."""
    analyze = program("systemd-analyze", "systemd")
    text = (HOSTING / "stammtisch.service").read_text().replace(PROGRAM, str(installed(tmp_path)))
    (tmp_path / "bad.service").write_text(text.replace("Restart=always", "Restart=perhaps"))
    told = subprocess.run([analyze, "verify", "--man=no", tmp_path / "bad.service"], capture_output=True, timeout=60)
    assert b"restart specifier" in told.stderr


@contextmanager
def started(unit: str, folder: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """What a unit starts, as systemd does: in the root folder, with hardly any environment, and no input."""
    (line,) = re.findall(r"^ExecStart=(.*)$", (HOSTING / unit).read_text(), re.MULTILINE)
    words = shlex.split(line.replace(PROGRAM, str(installed(folder))).replace("/var/lib/stammtisch", f"{folder}/state"))
    words[words.index("--port") + 1] = str(port)
    (folder / "state").mkdir(mode=0o700)
    log = (folder / "log").open("wb")
    process = subprocess.Popen(
        words, cwd="/", env={"PATH": "/usr/bin:/bin"}, stdin=subprocess.DEVNULL, stdout=log, stderr=log
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        log.close()


def status(port: int, path: str) -> int:
    """Of an answer; 0 while nobody answers."""
    connection = HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        connection.request("GET", path)
        return connection.getresponse().status
    except OSError:
        return 0
    finally:
        connection.close()


def test_what_the_unit_starts_serves_and_ends_when_it_is_told_to(tmp_path: Path) -> None:
    """Ready soon, its store in the folder of its state and readable by nobody else; ended within the unit's time."""
    port = free_port()
    with started("stammtisch.service", tmp_path, port) as process:
        end = time.monotonic() + 60
        while status(port, "/readyz") != 200:
            assert time.monotonic() < end and process.poll() is None, (tmp_path / "log").read_text()
            time.sleep(0.1)
        assert status(port, "/healthz") == 200
        kept = {path.name: path.stat().st_mode & 0o077 for path in (tmp_path / "state").iterdir()}
        assert kept["tables.sqlite3"] == kept["guests.key"] == 0
        process.send_signal(signal.SIGTERM)
        seconds = re.findall(r"^TimeoutStopSec=(\d+)$", (HOSTING / "stammtisch.service").read_text(), re.MULTILINE)
        assert process.wait(timeout=int(seconds[0])) in (0, -signal.SIGTERM), (tmp_path / "log").read_text()
        assert "Traceback" not in (tmp_path / "log").read_text()
