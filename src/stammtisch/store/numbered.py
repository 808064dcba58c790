"""Events as numbered rows with checksums, as every store on disk keeps them, and back.

Not here: where the rows are kept (`sqlite.py`, `postgres.py`).
"""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.errors import ParseError
from stammtisch.store.checksums import checksum
from stammtisch.tables.events import LogEvent
from stammtisch.tables.log_text import read_event


def numbered_rows(table_id: str, seq: int, texts: Sequence[str]) -> list[tuple[str, int, str, int]]:
    """Table, number, text and checksum of each event that comes after the first `seq`."""
    return [(table_id, number, text, checksum(table_id, number, text)) for number, text in enumerate(texts, seq + 1)]


def numbered_event(table_id: str, number: int, seq: int, text: bytes, kept: int) -> LogEvent:
    """The event that should have this number. Raises ParseError for another one, or one that is damaged."""
    if seq != number:
        raise ParseError(f"event {number} of the log is missing")
    try:
        event = read_event(text.decode())
    except UnicodeDecodeError:
        raise ParseError(f"event {number} of the log is not UTF-8 text") from None
    except ParseError as error:
        raise ParseError(f"event {number} of the log: {error}") from None
    if checksum(table_id, number, text) != kept:
        raise ParseError(f"event {number} of the log is not as it was written")
    return event
