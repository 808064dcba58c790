"""What is under version control: nothing that names one machine or one package index."""

import re
from pathlib import Path

import pytest

from tests.house.project import ROOT, text_of, tracked_files

INDEX_HOSTS = [".".join(labels) for labels in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"))]
"""Hosts of package indexes: a lock that names one cannot be installed behind another."""

MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:work|farm|tmp/trees|home/[a-z]+)/")


def named(path: Path) -> str:
    """Name of a file in the list of tests."""
    return str(path.relative_to(ROOT))


def lines_with(pattern: str) -> list[str]:
    """`path:line` of every tracked line in which the pattern is found."""
    return [
        f"{named(path)}:{number}"
        for path in tracked_files()
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if re.search(pattern, line)
    ]


def test_no_package_index_is_named() -> None:
    """The project installs from whichever index a machine is set up for."""
    assert lines_with("|".join(map(re.escape, INDEX_HOSTS))) == []


def test_no_path_of_one_machine_is_named() -> None:
    """What runs here runs in any folder of any machine."""
    assert lines_with(MACHINE_PATH.pattern) == []


def test_no_lock_that_records_addresses_is_kept() -> None:
    """`uv.lock` records where it found each package, so it stays out."""
    assert [named(path) for path in tracked_files() if path.name == "uv.lock"] == []


@pytest.mark.parametrize("path", [p for p in tracked_files() if p.name == "package-lock.json"], ids=named)
def test_a_client_lock_has_no_addresses(path: Path) -> None:
    """npm finds each package by name and checks its digest."""
    assert '"resolved"' not in text_of(path)


@pytest.mark.parametrize("path", [p for p in tracked_files() if p.suffix == ".lock"], ids=named)
def test_a_python_lock_pins_by_digest_and_has_no_addresses(path: Path) -> None:
    """Every package is one version with digests, from no particular place."""
    text = text_of(path)
    pins = re.findall(r"^[a-z0-9][^ ]*==[^ ]+(?: ;[^\\]*)? \\\n    --hash=sha256:", text, re.MULTILINE)
    assert len(pins) == len(re.findall(r"^[a-z0-9]", text, re.MULTILINE)) > 0
    assert "://" not in text


def test_coroutines_of_the_tests_run_in_a_thread_of_their_own() -> None:
    """A bare `asyncio.run` fails in the process of an open browser; `tests.running.run` does not."""
    inside = {"tests/running.py", "tests/faults/proxy.py", "tests/house/test_tracked_files.py"}
    tests = [path for path in tracked_files() if path.suffix == ".py" and path.is_relative_to(ROOT / "tests")]
    bare = {str(path.relative_to(ROOT)) for path in tests if "asyncio.run(" in text_of(path)}
    assert bare <= inside
