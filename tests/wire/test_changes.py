"""Of a view after the first one only what has changed is sent: with it, every reader has exactly the whole view."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from stammtisch.tables.company import Company
from stammtisch.tables.table import Phase
from stammtisch.wire.changes import Gap, KeptView, view_message
from stammtisch.wire.company_view import Reader, Shown
from stammtisch.wire.encoding import encode
from stammtisch.wire.messages import Changes, TableView
from stammtisch.wire.parts import Parts
from stammtisch.wire.reader_view import ReaderView
from stammtisch.wire.table_view import TableViews, table_view
from tests.gathered import PUBLIC_FAST, Gathered
from tests.playing import FIRST, GAME_PRESETS

READERS = (Reader(0), Reader(None))


def plain(message: Any) -> dict[str, Any]:
    """What a client reads."""
    read: dict[str, Any] = json.loads(encode(message))
    return read


class Followed:
    """A reader who follows a table from change to change, each compared with the whole view made from nothing."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._kept = KeptView()
        self._before: ReaderView | None = None
        self._number = 0
        self.bytes = 0
        self.whole_bytes = 0

    def show(self, company: Company, shown: Shown, views: TableViews) -> None:
        """The table as it is now; `views` come from parts that were made before."""
        view, whole = views.of(self._reader), plain(table_view("t", company, self._reader, shown))
        self._number += 1
        message = view_message(self._before, view, self._number)
        assert self._kept.take(plain(message)) == {**whole, "number": self._number}
        self._before = view
        self.bytes += len(encode(message))
        self.whole_bytes += len(encode(view.whole()))


@pytest.mark.parametrize(("game", "preset"), GAME_PRESETS)
def test_by_changes_every_reader_has_the_whole_view(game: str, preset: str) -> None:
    """From before a match on, over deals of every game and preset, for a seat and a spectator, with clocks that run."""
    table, chance, parts = Gathered(game, preset=preset, **PUBLIC_FAST), Random(4), Parts()
    readers = [Followed(reader) for reader in READERS]

    def show(shown: Shown) -> None:
        views = TableViews("t", table.company, shown, parts)
        for reader in readers:
            reader.show(table.company, shown, views)

    show(Shown(0))
    table.join("person 1")
    table.start()
    for number in range(80):
        show(Shown(number, frozenset({number % 2})))
        if table.company.phase is not Phase.MATCH_OVER:
            table.wait(number)
            table.step(chance)
    assert all(reader.bytes * 4 < reader.whole_bytes for reader in readers)


def view_of(table: Gathered, shown: Shown) -> ReaderView:
    """As its host sees it."""
    return TableViews("t", table.company, shown, Parts()).of(Reader(0))


def test_the_beginning_of_a_match_is_told_whole() -> None:
    """Before it a table is another kind of view; what people do there is told by changes."""
    table = Gathered(FIRST)
    waiting = view_of(table, Shown(1))
    came = view_of(table, Shown(1, frozenset({0})))
    assert view_message(waiting, came, 2) == Changes(
        2, {"seats": {"0": {"present": (True,)}}, "company": {"persons": {"0": {"present": (True,)}}}}
    )
    table.start()
    assert isinstance(view_message(came, view_of(table, Shown(2)), 3), TableView)


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
