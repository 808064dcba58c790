"""The books of a house in SQLite: kept beside the tables, brought there from an older file, gone from memory only."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from stammtisch.store.accounts import Account, folded
from stammtisch.store.sqlite import MIGRATIONS, SqliteStore, connect_to
from stammtisch.store.sqlite_books import fleeting_books, kept_books
from stammtisch.store.standings import Ban, Holder, Role
from stammtisch.store.store import StoreError
from stammtisch.tables.company_events import Reported, Spoke
from stammtisch.tables.log_text import event_text, is_report
from tests.gathered import START
from tests.running import run

REPORT = event_text(Reported(0, 1, "he peeks", START))
TALK = event_text(Spoke(0, None, REPORT, START))
"""Words that look like a report are none."""


def test_reports_of_an_older_file_are_found_after_the_migration(tmp_path: Path) -> None:
    """Nothing that people reported before there was a list of reports is lost."""
    path = tmp_path / "tables.sqlite3"
    with closing(connect_to(str(path))) as connection:
        for number, script in enumerate(MIGRATIONS[:3], 1):
            connection.executescript(f"begin; {script.read_text('utf-8')} pragma user_version={number}; commit;")
        connection.execute("insert into tables values ('t', 'anna', 'skat', 'house', 0, 1.0)")
        rows = [("t", 1, TALK, 0), ("t", 2, REPORT, 0)]
        connection.executemany("insert into events (table_id, seq, event, checksum) values (?, ?, ?, ?)", rows)

    async def reports() -> list[tuple[str, int]]:
        store = SqliteStore(path)
        found = await kept_books(store).standings.reports()
        await store.close()
        return [(line.table_id, line.seq) for line in found]

    assert run(reports()) == [("t", 2)]
    assert is_report(REPORT) and not is_report(TALK)


def test_books_outlive_the_process_and_those_in_memory_do_not(tmp_path: Path) -> None:
    """An account and a role are there when the file is opened again."""

    async def write_and_read() -> tuple[str | None, Role]:
        store = SqliteStore(tmp_path / "tables.sqlite3")
        await kept_books(store).accounts.add(Account("g", "Anna", "hash", START))
        await kept_books(store).standings.give_role(Holder("g", Role.HOST, "", START))
        await store.close()
        store = SqliteStore(tmp_path / "tables.sqlite3")
        standing = await kept_books(store).standings.of("g")
        await store.close()
        return standing.account, standing.role

    assert run(write_and_read()) == ("Anna", Role.HOST)
    assert run(fleeting_books().standings.has_host()) is False


def test_a_refusal_leaves_nothing_behind_and_what_comes_next_is_kept() -> None:
    """Also in memory work is done whole or not at all."""

    async def act() -> tuple[int, int]:
        books = fleeting_books()
        await books.accounts.add(Account("g", "Anna", "", START))
        with pytest.raises(StoreError, match="account of this name"):
            await books.accounts.add(Account("h", "ANNA", "", START))
        await books.standings.ban(Ban("h", "", "", "", 0, START))
        return len(await books.standings.bans()), await books.accounts.end_sessions("g")

    assert run(act()) == (1, 2)


@pytest.mark.parametrize(
    ("name", "same"), [("Anna", "aNNA"), ("ａｎｎａ", "Anna"), (" Anna  B ", "anna b"), ("Straße", "STRASSE")]
)
def test_names_that_read_the_same_are_one(name: str, same: str) -> None:
    """Neither case nor width nor spaces tell two accounts apart."""
    assert folded(name) == folded(same)


def test_a_table_that_is_not_there_cannot_be_closed() -> None:
    """The refusal names it; a second closing changes nothing."""
    with pytest.raises(StoreError, match="There is no table"):
        run(fleeting_books().standings.close_table("none", "", START))


def test_the_file_of_a_house_is_its_owners_alone(tmp_path: Path) -> None:
    """Hashes of passwords lie in the same file as hidden cards, and nobody else reads either."""
    store = SqliteStore(tmp_path / "tables.sqlite3")
    run(store.close())
    assert (tmp_path / "tables.sqlite3").stat().st_mode & 0o077 == 0
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as connection:
        assert connection.execute("pragma user_version").fetchone()[0] == len(MIGRATIONS)
