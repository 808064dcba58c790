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
from stammtisch.server.pages import STATIC
from stammtisch.words import LANGUAGES

CHUNKS = "chunks.json"
"""Written by the build: which file holds which source, and what each imports."""

Chunks = Mapping[str, Mapping[str, Any]]


def script_gzip(advance: Advance) -> Figure:
    """Kilobytes of script and words, compressed, in the language that has most. Raises ParseError if none is built."""
    sizes = [sum(map(_gzipped, files_before_the_cards(_chunks(), language))) / 1_000 for language in LANGUAGES]
    for _ in range(ROUNDS):
        advance()
    return Figure("web.script_gzip", max(sizes), "kB", len(LANGUAGES), Spread.of(sizes))


def files_before_the_cards(chunks: Chunks, language: str) -> list[str]:
    """The files without which no table is drawn: the entry, what it imports, and the words of the language."""
    words = [key for key in chunks if f"/locales/{language}/" in key]
    waiting = [key for key, chunk in chunks.items() if chunk.get("isEntry")] + words
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
