"""Our own records: every move legal, every deal and the match scored again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stammtisch.errors import ParseError, TableError
from stammtisch.records.record import read_record
from stammtisch.records.replay import first_difference
from stammtisch.verify.check import Case, Check, Mismatch


def check_record(case: Case) -> None:
    """Raises Mismatch at the first difference, ParseError and RuleError where the record cannot be played."""
    try:
        found = first_difference(read_record(dict(case)))
    except TableError as error:
        raise ParseError(error.sentence) from None
    if found is not None:
        raise Mismatch(f"{found.where}: recorded {found.recorded}, by the rules {found.by_the_rules}")


CHECKS: Final[Mapping[str, Check]] = {"record": check_record}
