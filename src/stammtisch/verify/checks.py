"""Every kind of case there is: the beginning of a file's name -> its check."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stammtisch.verify import belote, cribbage, records, skat, tractor
from stammtisch.verify.check import Case, Check, Skipped


def _skip_bugs(case: Case) -> None:
    raise Skipped("rows of known faults differ in form: each is a test of its own")


CHECKS: Final[Mapping[str, Check]] = {
    "bugs": _skip_bugs,
    **belote.CHECKS,
    **cribbage.CHECKS,
    **records.CHECKS,
    **skat.CHECKS,
    **tractor.CHECKS,
}
