"""The checksum of a stored event: of its text and of where it belongs. Not here: where it is kept (`sqlite.py`)."""

from __future__ import annotations

from zlib import crc32


def checksum(table_id: str, seq: int, text: str | bytes) -> int:
    """CRC-32, which notices every flipped bit and almost every other damage by accident."""
    written = text if isinstance(text, bytes) else text.encode()
    return crc32(b"%s %d %s" % (table_id.encode(), seq, written))
