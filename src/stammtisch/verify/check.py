"""What a check of one case may say: nothing when all agrees, else the first difference, or why it is skipped.

Each game's module beside this one offers `CHECKS`: the beginning of a file's name -> the check of one of its lines.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

Case: TypeAlias = Mapping[str, Any]
Check: TypeAlias = Callable[[Case], None]


class Mismatch(Exception):
    """We say something else than the case; the message is the first difference."""


class Skipped(Exception):
    """The case says nothing that we could agree with; the message is the reason, one of those that are allowed."""


def expect(what: str, expected: object, actual: object) -> None:
    """Raises Mismatch, naming `what`, if the two are not equal."""
    if expected != actual:
        raise Mismatch(f"{what}: expected {expected}, got {actual}")
