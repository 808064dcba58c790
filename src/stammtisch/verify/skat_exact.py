"""Exact values of Skat: what a deal is worth with open cards and best play by all, as other solvers found it."""

from __future__ import annotations

from functools import cache

from stammtisch.games.skat.contract import Kind
from stammtisch.solvers.skat import Solver
from stammtisch.solvers.skat.reading import deal_of
from stammtisch.verify.check import Case, expect
from stammtisch.verify.reading import field


@cache
def _solver() -> Solver:
    """One for all cases: its tables are not built anew for each."""
    return Solver()


def check_exact(case: Case) -> None:
    """The declarer's card points, skat included; in Null whether he makes it."""
    position, contract = deal_of(case)
    if contract.kind is Kind.NULL:
        expect("null made", field(case, "made", bool), _solver().makes(position, contract))
        return
    value = field(case, "declarer_card_points", int)
    if not (_solver().reaches(position, value) and not _solver().reaches(position, value + 1)):
        expect("declarer's card points", value, _solver().card_points(position).least)
