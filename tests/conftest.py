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
