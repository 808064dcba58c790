"""The documents name tests that there are."""

import re
from pathlib import Path

import pytest

from tests.house.project import ROOT, markdown_files, text_of

NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")
PAGES = [page for page in markdown_files() if NAMED.search(text_of(page))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_test_that_a_page_names_is_there(page: Path) -> None:
    """A path, and a function in that file."""
    missing = [
        f"{path}::{name}"
        for path, name in NAMED.findall(text_of(page))
        if not (ROOT / path).is_file() or f"def {name}(" not in text_of(ROOT / path)
    ]
    assert missing == []
