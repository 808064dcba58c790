"""What every test may use: browser and engines of this machine, and how many examples the property tests try."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from stammtisch.bench.browser import INSTALLED_BY, find_chromium
from tests.engines import Postgres, postgres_folder, running_postgres

settings.register_profile("everyday", deadline=None)
settings.register_profile("soak", deadline=None, max_examples=20_000)
settings.load_profile("everyday")


UNCOUNTED = (
    "games/belote/test_sample.py",
    "games/cribbage/test_view_and_sample.py",
    "games/test_properties.py",
    "games/test_sampling.py",
    "games/tractor/test_following.py",
    "games/tractor/test_sample.py",
    "players/skat/test_hidden.py",
    "server/test_leaks.py",
)
"""Tests that try very much: counting the lines they reach would make them take four times as long, and others reach
the same lines."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the tests above out of the coverage."""
    for item in items:
        if item.path.as_posix().endswith(UNCOUNTED):
            item.add_marker(pytest.mark.no_cover)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Path of the Chromium of this machine. Without one a test is skipped, but under CI=true it fails."""
    found = find_chromium()
    if found is not None:
        return found
    if os.environ.get("CI") == "true":
        pytest.fail(f"no Chromium on PATH: {INSTALLED_BY}")
    pytest.skip(f"no Chromium on PATH ({INSTALLED_BY}): tests in a browser are left out")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that runs. Without one on this machine a test is skipped, but under CI=true it fails."""
    programs = postgres_folder()
    if programs is None:
        if os.environ.get("CI") == "true":
            pytest.fail("no PostgreSQL on this machine: apt-get install postgresql")
        pytest.skip("no PostgreSQL on this machine (apt-get install postgresql): tests with it are left out")
    with running_postgres(programs) as running:
        yield running
