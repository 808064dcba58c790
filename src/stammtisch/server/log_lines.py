"""The server's log: one line an event to standard error, with its table where it has one; no line names a card.

Lines of libraries have the same form. Of an error they tell what ours do: its kind and place, never its message.

Not here: what is worth a line (each module says so by itself), and the log of a table, which is the store's.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Final, TextIO, cast

import structlog

from stammtisch.server.faults import place_of

_LOGFMT: Final = structlog.processors.LogfmtRenderer(key_order=["timestamp", "level", "event"])


class _StandardError:
    """Standard error as it is now. What cannot be written there (closed, a full disk) is lost, and nothing else is."""

    def write(self, text: str) -> None:
        _try(lambda: sys.stderr.write(text))

    def flush(self) -> None:
        _try(lambda: sys.stderr.flush())


class _AsOurs(logging.Formatter):
    """A library's record as a line like ours; of a message the first line, since asyncio tells errors in the others."""

    def __init__(self, renderer: structlog.typing.Processor) -> None:
        super().__init__()
        self._renderer = renderer

    def format(self, record: logging.LogRecord) -> str:
        event: dict[str, object] = {
            "event": record.getMessage().partition("\n")[0],
            "logger": record.name,
            "level": record.levelname.lower(),
            "timestamp": datetime.fromtimestamp(record.created, UTC).isoformat().replace("+00:00", "Z"),
        }
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            event |= {"error": type(error).__name__, "place": place_of(error)}
        return str(self._renderer(None, "", event))


def log_plainly(form: str = "logfmt") -> None:
    """From now on lines go out like this. form: `logfmt` or `json`."""
    stream = cast(TextIO, _StandardError())
    renderer = structlog.processors.JSONRenderer() if form == "json" else _LOGFMT
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_AsOurs(renderer))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            renderer,
        ],
        logger_factory=structlog.PrintLoggerFactory(stream),
    )


def _try(write: Callable[[], object]) -> None:
    with suppress(OSError, ValueError):
        write()
