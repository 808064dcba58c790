"""The size of the client's script: what is needed before the first card, and what is said without a built page."""

from pathlib import Path
from typing import Any

import pytest

from stammtisch.bench import client
from stammtisch.errors import ParseError

CHUNKS: dict[str, dict[str, Any]] = {
    "index.html": {"file": "assets/index.js", "isEntry": True, "imports": ["_shared.js"]},
    "_shared.js": {"file": "assets/shared.js"},
    "lazy.ts": {"file": "assets/lazy.js", "imports": ["_shared.js"]},
    "../src/stammtisch/locales/en/skat.ftl?raw": {"file": "assets/skat-en.js"},
    "../src/stammtisch/locales/de/skat.ftl?raw": {"file": "assets/skat-de.js"},
}


def test_entry_imports_and_words_are_needed_and_nothing_that_comes_later() -> None:
    """A page that is opened later, and the words of other languages, do not count."""
    needed = ["assets/index.js", "assets/shared.js", "assets/skat-de.js"]
    assert client.files_before_the_cards(CHUNKS, "de") == needed


def test_without_a_built_page_it_says_what_builds_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No traceback, but the verb."""
    monkeypatch.setattr(client, "STATIC", tmp_path)
    with pytest.raises(ParseError, match="make play"):
        client.script_gzip(lambda: None)
