"""The server's log: one line an event to standard error, with its table where it has one; no line of ours names a card.

Not here: what is worth a line (each module says so by itself), and the log of a table, which is the store's.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final, TextIO, cast

import structlog

_LOGFMT: Final = structlog.processors.LogfmtRenderer(key_order=["timestamp", "level", "event"])


class _StandardError:
    """Standard error as it is now. What cannot be written there (closed, a full disk) is lost, and nothing else is."""

    def write(self, text: str) -> None:
        _try(lambda: sys.stderr.write(text))

    def flush(self) -> None:
        _try(lambda: sys.stderr.flush())


def log_plainly(form: str = "logfmt") -> None:
    """From now on lines go out like this. form: `logfmt` or `json`."""
    stream = cast(TextIO, _StandardError())
    renderer = structlog.processors.JSONRenderer() if form == "json" else _LOGFMT
    logging.basicConfig(level=logging.WARNING, stream=stream, format="%(levelname)s %(name)s: %(message)s")
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
