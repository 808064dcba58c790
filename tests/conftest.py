"""What every test may use: the browser of this machine, and how many examples the property tests try."""

import os
import shutil

import pytest
from hypothesis import settings

settings.register_profile("everyday", deadline=None)
settings.register_profile("soak", deadline=None, max_examples=20_000)
settings.load_profile("everyday")


@pytest.fixture(scope="session")
def chromium() -> str:
    """Path of the Chromium of this machine. Without one a test is skipped, but under CI=true it fails."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is not None:
        return found
    if os.environ.get("CI") == "true":
        pytest.fail("no Chromium on PATH: apt-get install chromium")
    pytest.skip("no Chromium on PATH (apt-get install chromium): tests in a browser are left out")
