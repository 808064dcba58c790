"""Counting help is sent to a seat where the table and its preset let it, and to nobody else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stammtisch.tables.table import Phase
from stammtisch.wire.company_view import NOBODY, Reader
from stammtisch.wire.messages import TableView
from stammtisch.wire.table_view import table_view
from tests.gathered import friends


def seen_in_play(person: int | None, **settings: Any) -> list[TableView]:
    """Every view of the first deal while cards are played."""
    table, chance, seen = friends("skat", 2, spectators=True, **settings), Random(3), []
    while table.company.phase is Phase.PLAYING:
        view = table_view("t", table.company, Reader(person), NOBODY)
        assert isinstance(view, TableView)
        if view.view.phase.value == "play":
            seen.append(view)
        table.step(chance)
    assert seen, "all passed"
    return seen


@pytest.mark.parametrize(
    ("settings", "person", "helped"),
    [
        pytest.param({"count_help": True}, 1, True, id="where it is agreed"),
        pytest.param({"count_help": True}, None, False, id="no spectator"),
        pytest.param({}, 1, False, id="not where nobody agreed on it"),
        pytest.param({"count_help": True, "preset": "isko"}, 1, False, id="not by tournament rules"),
    ],
)
def test_a_seat_is_helped_to_count_where_table_and_preset_let_it(
    settings: dict[str, Any], person: int | None, helped: bool
) -> None:
    assert {view.count_help is not None for view in seen_in_play(person, **settings)} == {helped}
