"""What a check of one case may say: nothing when all agrees, else the first difference, or why it is skipped.

Each game's module beside this one offers `CHECKS`: the beginning of a file's name -> the check of one of its lines.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from stammtisch.errors import ParseError, RuleError

Case: TypeAlias = Mapping[str, Any]
Check: TypeAlias = Callable[[Case], None]

MARKS: Final = ("disputed", "malformed", "suspect")
"""Fields by which a source says that its line is open to question."""


class Mismatch(Exception):
    """We say something else than the case; the message is the first difference."""


class Skipped(Exception):
    """The case says nothing that we could agree with; the message is the reason, one of those that are allowed."""


def expect(what: str, expected: object, actual: object) -> None:
    """Raises Mismatch, naming `what`, if the two are not equal."""
    if expected != actual:
        raise Mismatch(f"{what}: expected {expected}, got {actual}")


def needs_solver(case: Case) -> None:
    """The check of an open-card value, which asks for best play by all."""
    raise Skipped("needs a solver")


def unless_marked(check: Check) -> Check:
    """The check that skips a line which its source marks as open, where we decide otherwise."""

    def checked(case: Case) -> None:
        try:
            check(case)
        except (Mismatch, RuleError) as difference:
            for mark in MARKS:
                if case.get(mark):
                    raise Skipped(f"marked {mark} by its source, and we decide otherwise") from difference
            raise
        except ParseError as unreadable:
            if case.get("malformed"):
                raise Skipped("marked malformed by its source, and cannot be read") from unreadable
            raise

    return checked
