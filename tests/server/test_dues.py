"""A worker knows when a table is due next: of each table what was told last."""

from __future__ import annotations

from stammtisch.server.dues import MOST_STALE, Dues


def test_of_each_table_what_was_told_last_holds() -> None:
    """A later moment takes the place of an earlier one, and none at all too; only a new first one is news."""
    dues = Dues()
    assert dues.first() is None
    assert [dues.hear("a", 50), dues.hear("b", 70), dues.hear("c", 20)] == [True, False, True]
    assert not dues.hear("c", 90) and dues.first() == 50
    assert not dues.hear("a", None) and dues.first() == 70
    dues.forget(70)
    assert dues.first() == 90


def test_what_holds_no_more_is_not_kept_for_ever() -> None:
    """A table that is told of again and again, long before anything is due, takes no room."""
    dues = Dues()
    for moment in range(10 * MOST_STALE):
        dues.hear("a", 10**6 + moment)
    assert len(dues._moments) <= MOST_STALE + 2 and dues.first() == 10**6 + 10 * MOST_STALE - 1
