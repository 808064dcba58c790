"""Of a view after the first one only what has changed is sent: with it, every reader has exactly the whole view."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from stammtisch.tables.table import Phase
from stammtisch.wire.changes import Gap, KeptView, view_message
from stammtisch.wire.company_view import Reader, Shown
from stammtisch.wire.encoding import encode
from stammtisch.wire.messages import Changes, TableView, WaitingView
from stammtisch.wire.table_view import table_view
from tests.gathered import PUBLIC_FAST, Gathered
from tests.playing import FIRST, GAME_PRESETS

READERS = (Reader(0), Reader(None))


def plain(message: Any) -> dict[str, Any]:
    """What a client reads."""
    read: dict[str, Any] = json.loads(encode(message))
    return read


def followed(views: list[TableView | WaitingView]) -> int:
    """Follow views from change to change, each compared with the whole one; bytes that were sent."""
    kept, before, size = KeptView(), None, 0
    for number, view in enumerate(views, 1):
        message = view_message(before, view, number)
        size += len(encode(message))
        assert kept.take(plain(message)) == {**plain(view), "number": number}
        before = view
    return size


@pytest.mark.parametrize(("game", "preset"), GAME_PRESETS)
def test_by_changes_every_reader_has_the_whole_view(game: str, preset: str) -> None:
    """From before a match on, over deals of every game and preset, for a seat and a spectator, with clocks that run."""
    table, chance = Gathered(game, preset=preset, **PUBLIC_FAST), Random(4)
    views = {reader: [table_view("t", table.company, reader, Shown(0))] for reader in READERS}
    table.join("person 1")
    table.start()
    for number in range(80):
        for reader in READERS:
            views[reader].append(table_view("t", table.company, reader, Shown(number, frozenset({number % 2}))))
        if table.company.phase is not Phase.MATCH_OVER:
            table.wait(number)
            table.step(chance)
    for reader in READERS:
        assert followed(views[reader]) * 4 < sum(len(encode(view)) for view in views[reader])


def test_the_beginning_of_a_match_is_told_whole() -> None:
    """Before it a table is another kind of view; what people do there is told by changes."""
    table = Gathered(FIRST)
    waiting = table_view("t", table.company, Reader(0), Shown(1))
    came = table_view("t", table.company, Reader(0), Shown(1, frozenset({0})))
    assert view_message(waiting, came, 2) == Changes(
        2, {"seats": {"0": {"present": (True,)}}, "company": {"persons": {"0": {"present": (True,)}}}}
    )
    table.start()
    assert isinstance(view_message(came, table_view("t", table.company, Reader(0), Shown(2)), 3), TableView)


def test_after_a_gap_nothing_is_known_until_a_whole_view_comes() -> None:
    """Changes that do not follow on the last view are refused; what comes late or twice is left."""
    kept = KeptView()
    with pytest.raises(Gap):
        kept.take({"type": "changes", "number": 1, "changed": {}})
    assert kept.take({"type": "table", "number": 2, "seq": 5}) == {"type": "table", "number": 2, "seq": 5}
    with pytest.raises(Gap):
        kept.take({"type": "changes", "number": 4, "changed": {"seq": [7]}})
    assert kept.take({"type": "table", "number": 1, "seq": 4}) is None
    after_next = kept.take({"type": "changes", "number": 3, "changed": {"seq": [6]}})
    assert after_next == {"type": "table", "number": 3, "seq": 6}
    assert kept.take({"type": "changes", "number": 3, "changed": {"seq": [6]}}) is None
