"""Our own faults, as a log may tell them: the kind of error and where; never its message, which could name a card."""

from __future__ import annotations

import traceback


def place_of(error: BaseException) -> str:
    """Where the error was raised: the innermost three places, innermost last."""
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    return " > ".join(f"{frame.filename.rpartition('stammtisch/')[2]}:{frame.lineno} {frame.name}" for frame in frames)
