"""What a check answers to a case, as text to compare: how tests say that a case agrees."""

from __future__ import annotations

from typing import Final

from stammtisch.errors import ParseError, RuleError
from stammtisch.verify.check import Case, Check, Mismatch, Skipped

AGREES: Final = "agrees"


def answer(check: Check, case: Case) -> str:
    """AGREES, or the kind of the answer and its words; anything but the four answers of a check rises."""
    try:
        check(case)
    except (Mismatch, Skipped, ParseError, RuleError) as said:
        return f"{type(said).__name__}: {said}"
    return AGREES
