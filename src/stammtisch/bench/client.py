"""The web client as it is built: how much script a reader waits for before the first card.

What belongs here: sizes of built files. What does not: how the page behaves in a browser.
"""

import gzip
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from stammtisch.bench.figure import Figure, Spread
from stammtisch.bench.measure import ROUNDS, Advance
from stammtisch.errors import ParseError
from stammtisch.games import GAMES
from stammtisch.server.pages import STATIC
from stammtisch.words import LANGUAGES

CHUNKS = "chunks.json"
"""Written by the build: which file holds which source, and what each imports."""

ENTRY = "index.html"

Chunks = Mapping[str, Mapping[str, Any]]


def script_gzip(advance: Advance) -> Figure:
    """Kilobytes of script and words, compressed: of the game and language that have most. Raises ParseError."""
    chunks = _chunks()
    tables = [(game, language) for game in GAMES for language in LANGUAGES]
    sizes = [sum(map(_gzipped, files_before_the_cards(chunks, *table))) / 1_000 for table in tables]
    for _ in range(ROUNDS):
        advance()
    return Figure("web.script_gzip", max(sizes), "kB", len(tables), Spread.of(sizes))


def files_before_the_cards(chunks: Chunks, game: str, language: str) -> list[str]:
    """The files without which no table of the game is drawn, with all that they import.

    The entry, the page of tables, the game's own table, and the words that these wait for.
    """
    words = (f"/locales/{language}/{file}" for file in ("client.ftl?first", f"{game}.ftl?raw"))
    ends = ("/pages/TablePage.svelte", f"/games/{game.capitalize()}Table.svelte", *words)
    waiting = [key for key in chunks if key == ENTRY or f"/{key}".endswith(ends)]
    found: dict[str, str] = {}
    while waiting:
        key = waiting.pop()
        if key not in found:
            found[key] = chunks[key]["file"]
            waiting += chunks[key].get("imports", ())
    return sorted(found.values())


def _chunks() -> Chunks:
    path = STATIC / CHUNKS
    if not path.is_file():
        raise ParseError("web.script_gzip: the page is not built; make play builds it")
    chunks: Chunks = json.loads(path.read_text("utf-8"))
    return chunks


def _gzipped(file: str) -> int:
    return len(gzip.compress(Path(STATIC / file).read_bytes(), 6))
