"""Checking a whole store: every log whole, readable, unchanged, and possible by the rules.

Not here: how a store is read (`reading.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from stammtisch.errors import ParseError, RuleError, TableError
from stammtisch.store.reading import Snapshot
from stammtisch.store.store import TableLine
from stammtisch.tables.company import Company
from stammtisch.tables.gathering import gather


@dataclass(frozen=True, slots=True)
class Checked:
    """A table that was looked at. problem: what is wrong with it; empty if nothing. events: how many it has."""

    table_id: str
    events: int
    problem: str = ""


def check_tables(store: Snapshot) -> Iterator[Checked]:
    """Every table of a store, one after the other. No problem names a card."""
    for line in store.lines():
        yield _check_table(store, line)


def _check_table(store: Snapshot, line: TableLine) -> Checked:
    try:
        log = store.log(line.table_id)
    except ParseError as error:
        return Checked(line.table_id, 0, str(error))
    try:
        company = gather(log, line.owner)
    except TableError as error:
        old = error.code == "old_rules"  # such a log is kept, and nothing can be said of its moves
        return Checked(line.table_id, len(log), "" if old else error.sentence)
    except RuleError as error:
        return Checked(line.table_id, len(log), f"the log cannot have happened: {error.code} ({error.rule})")
    except Exception as error:  # what the rules cannot play at all; its words could name cards
        return Checked(line.table_id, len(log), f"the log cannot have happened: {type(error).__name__}")
    return Checked(line.table_id, len(log), _difference(line, company))


def _difference(line: TableLine, company: Company) -> str:
    told = {"game": line.game, "preset": line.preset, "over": line.over}
    by_log = {
        "game": company.game.key,
        "preset": company.preset,
        "over": company.is_over,
    }
    return next((f"its line has another {name} than its log" for name in told if told[name] != by_log[name]), "")
