"""A part of a view is made anew if and only if what it follows from has changed, whatever happens at a table."""

from __future__ import annotations

from random import Random

import pytest

from stammtisch.tables import orders
from stammtisch.tables.company import Company
from stammtisch.tables.settings import Phrase
from stammtisch.tables.table import Phase
from stammtisch.wire.company_view import Reader, Shown
from stammtisch.wire.parts import Parts
from stammtisch.wire.table_view import TableViews, table_view
from tests.gathered import PUBLIC_FAST, Gathered
from tests.playing import FIRST


def test_a_part_is_made_once_for_the_same_values() -> None:
    """Equal values are the same; another value, or another place, has a part of its own."""
    made, parts = list[int](), Parts()

    def double(number: int) -> int:
        made.append(number)
        return 2 * number

    assert [parts.of(double, number) for number in (1, 1, 2, 2, 1)] == [2, 2, 4, 4, 2]
    assert [parts.of(double, number, place=number) for number in (7, 8, 7, 8)] == [14, 16, 14, 16]
    assert made == [1, 2, 1, 7, 8]


def test_of_a_list_that_grows_only_the_end_is_made() -> None:
    """What has been taken back, or counts from elsewhere, is made anew with its own numbers."""
    made, parts = list[int](), Parts()

    def numbered(number: int, item: str) -> tuple[int, str]:
        made.append(number)
        return number, item

    assert parts.each(numbered, 5, ("a", "b")) == ((5, "a"), (6, "b"))
    assert parts.each(numbered, 5, ("a", "b", "c")) == ((5, "a"), (6, "b"), (7, "c"))
    assert parts.each(numbered, 5, ("a", "x")) == ((5, "a"), (6, "x"))
    assert parts.each(numbered, 9, ("a", "x")) == ((9, "a"), (10, "x"))
    assert made == [5, 6, 7, 5, 6, 9, 10]


ORDERS = (
    ((0, orders.Say(Phrase.HELLO, "said")), (0, orders.ChangeSettings(spectators=True, request="settings"))),
    ((1, orders.WishFor((), None, "wish")), (0, orders.AskStandIn(2, "asked")), (1, orders.SayHere("here"))),
    ((1, orders.Leave("left")),),
)
"""What people do beside the match, between some moves and others; each person by number."""


@pytest.mark.parametrize("reader", [Reader(0), Reader(1), Reader(None)], ids=str)
def test_views_of_kept_parts_are_those_made_from_nothing(reader: Reader) -> None:
    """After whatever people do beside moves: talk, settings, wishes, warnings, leaving; as windows open and close."""
    table, chance, parts = Gathered(FIRST, **PUBLIC_FAST), Random(3), Parts()

    def expect_fresh(company: Company, shown: Shown) -> None:
        kept = TableViews("t", company, shown, parts).of(reader).whole()
        assert kept == table_view("t", company, reader, shown)

    expect_fresh(table.company, Shown(0))
    table.join("person 1")
    expect_fresh(table.company, Shown(1, frozenset({1}), ("Otto",)))
    table.start()
    for number, together in enumerate(ORDERS):
        for _ in range(8):
            table.step(chance)
            expect_fresh(table.company, Shown(number, frozenset({0})))
        assert table.company.phase is Phase.PLAYING
        for person, order in together:
            table.order(person, order)
            expect_fresh(table.company, Shown(number, frozenset({0, 1})))
