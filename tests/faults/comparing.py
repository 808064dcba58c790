"""What people were told, compared with the log that was kept."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from stammtisch.records.fair import faults, faults_against, read_receipt
from stammtisch.records.record import MatchRecord, records_of
from stammtisch.records.replay import first_difference
from stammtisch.seats import Seat
from stammtisch.store.checking import check_tables
from stammtisch.store.folder import TABLES
from stammtisch.store.reading import snapshot
from stammtisch.tables.company import Company
from stammtisch.tables.events import LogEvent
from stammtisch.tables.gathering import after, gather
from stammtisch.wire.encoding import encode
from tests.faults.persons import Message, Person


def kept_log(folder: Path, table_id: str) -> tuple[LogEvent, ...]:
    """A table's log as it is on the disk now; the whole store is sound."""
    with snapshot(folder / TABLES) as store:
        assert store.problems() == ()
        assert [checked for checked in check_tables(store) if checked.problem] == []
        return store.log(table_id)


def expect_consistent(log: Sequence[LogEvent], people: Sequence[Person]) -> None:
    """Every acknowledged request is in the log once, at the number that was told; every view was that of its event."""
    taken = Counter(request_of(event) for event in log if request_of(event))
    assert [request for request, times in taken.items() if times > 1] == []
    companies = _companies(log)
    for person in people:
        for request, seq in person.acknowledged.items():
            assert request_of(log[seq - 1]) == request
        for view in person.views:
            assert _shown(view) == _by_log(companies[view["seq"] - 1], Seat(view["your_seat"]))


def expect_ended_right(log: Sequence[LogEvent], people: Sequence[Person]) -> MatchRecord:
    """Everybody saw the end, with the score that follows from the log by the rules; its record, which is fair."""
    (record,) = records_of(log)
    assert first_difference(record) is None
    assert faults(record) == ()
    for person in people:
        assert faults_against([record], read_receipt(person.receipt)) == ()
        result = person.table["match_result"]
        assert result is not None and record.winners is not None and record.scores is not None
        assert (tuple(result["winners"]), tuple(result["scores"])) == (record.winners, record.scores)
    return record


def request_of(event: LogEvent) -> str:
    """The request that an event came by; empty for what happened by itself."""
    return getattr(event, "request", "")


def _companies(log: Sequence[LogEvent]) -> list[Company]:
    companies = [gather(log[:1])]
    for event in log[1:]:
        companies.append(after(companies[-1], event))
    return companies


def _shown(view: Message) -> Message:
    return {key: view[key] for key in ("phase", "view", "sheet", "match", "match_result")}


def _by_log(company: Company, seat: Seat) -> Message:
    table = company.table
    assert table is not None
    told = {
        "phase": table.phase,
        "view": table.game.view(table.state, seat),
        "sheet": table.sheet,
        "match": table.match,
        "match_result": table.match_result,
    }
    plain: dict[str, Any] = json.loads(encode(told))
    if "result" in plain["view"]:  # it is told in the sheet
        plain["view"]["result"] = None
    return plain
