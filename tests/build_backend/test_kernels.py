"""A kernel is compiled when its source has changed, and only then; where that fails, plain Python is left to run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import kernels

SOURCE = "def answer(n: int) -> int:\n    return n + {}\n"
HEADER = "cpdef long long answer(long long n)\n"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project with one kernel; returns the folder of kernels."""
    folder = tmp_path / "src" / "stammtisch" / "solvers" / "kernels"
    folder.mkdir(parents=True)
    for package in (folder, folder.parent, folder.parent.parent):
        (package / "__init__.py").touch()
    write(folder, SOURCE.format(1), age=100)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(kernels, "ROOT", tmp_path)
    monkeypatch.setattr(kernels, "KERNELS", folder)
    return folder


def write(folder: Path, source: str, age: int) -> None:
    """The kernel and its header, written so many seconds ago."""
    for name, text in (("small.py", source), ("small.pxd", HEADER)):
        (folder / name).write_text(text)
        then = (folder / name).stat().st_mtime - age
        os.utime(folder / name, (then, then))


def answer(folder: Path) -> tuple[int, bool]:
    """What the kernel answers to 1 in a process of its own, and whether it was compiled."""
    code = "from stammtisch.solvers.kernels import small; print(small.answer(1), small.__file__.endswith('.py'))"
    run = [sys.executable, "-c", code]
    said = subprocess.run(run, cwd=folder.parents[2], capture_output=True, text=True, check=True).stdout.split()
    return int(said[0]), said[1] == "False"


def test_a_kernel_is_compiled_and_again_after_a_change(project: Path) -> None:
    """What the source says is what runs."""
    assert not kernels.is_built()
    kernels.build()
    assert kernels.is_built() and answer(project) == (2, True)
    write(project, SOURCE.format(7), age=-5)  # a clock that ticks in whole seconds sees the change
    assert not kernels.is_built()
    kernels.build()
    assert answer(project) == (8, True)


def test_what_cannot_be_compiled_runs_as_plain_python(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An old compiled module does not stay in the way, and the failure is told loudly."""
    kernels.build()
    write(project, SOURCE.format("len('nine c')"), age=-5)
    (project / "small.pxd").write_text("cpdef this is no header\n")
    kernels.build()
    assert "could not be compiled" in capsys.readouterr().err
    assert answer(project) == (7, False)


def test_a_compiler_is_brought_where_the_system_has_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The compiler that comes as a wheel is asked for then, and only then."""
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert kernels.ZIG in kernels.requirements()
    (tmp_path / "cc").write_text("#!/bin/sh\n")
    (tmp_path / "cc").chmod(0o755)
    assert kernels.ZIG not in kernels.requirements()


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """The commands there are get named."""
    assert kernels.main(["zap"]) == 2
    assert "one of requirements, build" in capsys.readouterr().err
