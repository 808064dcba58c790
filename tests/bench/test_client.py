"""The size of the client's script: what is needed before the first card, and what is said without a built page."""

from pathlib import Path
from typing import Any

import pytest

from stammtisch.bench import client
from stammtisch.errors import ParseError

CHUNKS: dict[str, dict[str, Any]] = {
    "index.html": {"file": "assets/index.js", "isEntry": True, "imports": ["_shared.js"]},
    "src/worker/worker.ts": {"file": "worker.js", "isEntry": True},
    "_shared.js": {"file": "assets/shared.js"},
    "src/pages/TablePage.svelte": {"file": "assets/page.js", "imports": ["_shared.js"]},
    "src/pages/LobbyPage.svelte": {"file": "assets/lobby.js", "imports": ["_shared.js"]},
    "src/games/SkatTable.svelte": {"file": "assets/skat.js", "imports": ["_frame.js"]},
    "src/games/BeloteTable.svelte": {"file": "assets/belote.js", "imports": ["_frame.js"]},
    "_frame.js": {"file": "assets/frame.js"},
    "../src/stammtisch/locales/de/client.ftl?first": {"file": "assets/client-de.js"},
    "../src/stammtisch/locales/de/client-cards.ftl?raw": {"file": "assets/cards-de.js"},
    "../src/stammtisch/locales/en/skat.ftl?raw": {"file": "assets/skat-en.js"},
    "../src/stammtisch/locales/de/skat.ftl?raw": {"file": "assets/skat-de.js"},
}


def test_what_a_table_waits_for_is_counted_and_nothing_that_comes_later() -> None:
    """Other pages, other games and the words of other languages do not count."""
    names = ("client-de", "frame", "index", "page", "shared", "skat-de", "skat")
    assert client.files_before_the_cards(CHUNKS, "skat", "de") == [f"assets/{name}.js" for name in names]


def test_without_a_built_page_it_says_what_builds_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No traceback, but the verb."""
    monkeypatch.setattr(client, "STATIC", tmp_path)
    with pytest.raises(ParseError, match="make play"):
        client.script_gzip(lambda: None)
