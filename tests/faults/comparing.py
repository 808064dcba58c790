"""What people were told, compared with the log that was kept."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from stammtisch.records.fair import faults
from stammtisch.records.record import MatchRecord, records_of
from stammtisch.records.replay import first_difference
from stammtisch.seats import Seat
from stammtisch.store.checking import check_tables
from stammtisch.store.folder import TABLES
from stammtisch.store.reading import snapshot
from stammtisch.tables.events import TableEvent
from stammtisch.tables.table import Table, apply, fold
from stammtisch.wire.encoding import encode
from tests.faults.persons import Message, Person


def kept_log(folder: Path, table_id: str) -> tuple[TableEvent, ...]:
    """A table's log as it is on the disk now; the whole store is sound."""
    with snapshot(folder / TABLES) as store:
        assert store.problems() == ()
        assert [checked for checked in check_tables(store) if checked.problem] == []
        return store.log(table_id)


def expect_consistent(log: Sequence[TableEvent], people: Sequence[Person]) -> None:
    """Every acknowledged request is in the log once, at the number that was told; every view was that of its event."""
    taken = Counter(event.request for event in log if event.request)
    assert [request for request, times in taken.items() if times > 1] == []
    tables = _tables(log)
    for person in people:
        for request, seq in person.acknowledged.items():
            assert log[seq - 1].request == request
        for view in person.views:
            assert _shown(view) == _by_log(tables[view["seq"] - 1], Seat(view["your_seat"]))


def expect_ended_right(log: Sequence[TableEvent], people: Sequence[Person]) -> MatchRecord:
    """Everybody saw the end, with the score that follows from the log by the rules; its record, which is fair."""
    (record,) = records_of(log)
    assert first_difference(record) is None
    assert faults(record) == ()
    for person in people:
        result = person.table["match_result"]
        assert result is not None and record.winners is not None and record.scores is not None
        assert (tuple(result["winners"]), tuple(result["scores"])) == (record.winners, record.scores)
    return record


def _tables(log: Sequence[TableEvent]) -> list[Table]:
    tables = [fold(log[:1])]
    for event in log[1:]:
        tables.append(apply(tables[-1], event))
    return tables


def _shown(view: Message) -> Message:
    return {key: view[key] for key in ("phase", "view", "sheet", "match", "match_result")}


def _by_log(table: Table, seat: Seat) -> Message:
    told = {
        "phase": table.phase,
        "view": table.game.view(table.state, seat),
        "sheet": table.sheet,
        "match": table.match,
        "match_result": table.match_result,
    }
    plain: dict[str, Any] = json.loads(encode(told))
    return plain
