"""Every store keeps events in order, each number once, and says so when it cannot."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from stammtisch.errors import ParseError
from stammtisch.games import find_game
from stammtisch.store.memory import MemoryStore
from stammtisch.store.postgres import PostgresStore
from stammtisch.store.postgres_form import prepare
from stammtisch.store.sqlite import SqliteStore
from stammtisch.store.store import Store, StoreError, TableLine
from stammtisch.tables.events import Moved, TableEvent
from tests.house.project import ROOT
from tests.playing import FIRST, PERSON, opened
from tests.running import run

OPENING = opened(find_game(FIRST))


def line(
    table_id: str = "t", *, over: bool = False, changed: float = 1.0, members: tuple[str, ...] = ("owner",)
) -> TableLine:
    """What a store is told of a table."""
    return TableLine(table_id, "owner", FIRST, "house", over, changed, "CODE" + table_id, members)


def moves(count: int, start: int = 0) -> list[TableEvent]:
    """So many events that differ."""
    return [Moved(PERSON, f"move {number}", f"request {number}") for number in range(start, start + count)]


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Makes a store of each kind; it must be made where an event loop runs."""
    if request.param == "memory":
        return MemoryStore
    if request.param == "sqlite":
        return lambda: SqliteStore(tmp_path / "tables.sqlite")
    address = request.getfixturevalue("postgres").new_store()
    run(prepare(address))
    return lambda: PostgresStore(address)


def test_what_was_appended_is_loaded_in_order(make: Callable[[], Store]) -> None:
    """A table's log is its opening, then its events as they came."""

    async def act() -> None:
        store = make()
        await store.create(line(), OPENING)
        await store.append(line(changed=2.0), len(OPENING), moves(3))
        await store.append(line(changed=3.0), len(OPENING) + 3, moves(1, 3))
        assert await store.load("t") == (line(changed=3.0), (*OPENING, *moves(4)))
        await store.close()

    run(act())


def test_a_number_is_taken_once(make: Callable[[], Store]) -> None:
    """Of many that append after the same event one succeeds, and the log holds its event alone."""

    async def act() -> None:
        store = make()
        await store.create(line(), OPENING)
        tries = [store.append(line(), len(OPENING), moves(1, number)) for number in range(20)]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, StoreError)]
        assert answers.count(None) == 1
        assert {error.code for error in refused} == {"seq_taken"} and len(refused) == 19
        assert len((await store.load("t"))[1]) == len(OPENING) + 1
        await store.close()

    run(act())


def test_a_table_that_is_not_there_is_said_so(make: Callable[[], Store]) -> None:
    """Neither loading nor appending makes a table up, and none is created twice."""

    async def act() -> None:
        store = make()
        for ask in (store.load("gone"), store.append(line("gone"), 0, moves(1))):
            with pytest.raises(StoreError) as refused:
                await ask
            assert refused.value.code == "no_such_table"
        await store.create(line(), OPENING)
        with pytest.raises(StoreError):
            await store.create(line(), OPENING)
        await store.close()

    run(act())


def test_own_tables_are_those_whose_match_is_not_over(make: Callable[[], Store]) -> None:
    """The last changed comes first; other people's and finished ones are left out."""

    async def act() -> None:
        store = make()
        for number in range(4):
            await store.create(line(f"t{number}", changed=float(number)), OPENING)
        await store.append(line("t1", over=True, changed=9.0), len(OPENING), moves(1))
        await store.append(line("t0", changed=8.0), len(OPENING), moves(1))
        assert [found.table_id for found in await store.tables_of("owner")] == ["t0", "t3", "t2"]
        assert await store.tables_of("somebody") == ()
        await store.close()

    run(act())


def test_tables_played_are_those_that_are_over_too(make: Callable[[], Store]) -> None:
    """The last changed comes first, from a time backwards, so many at most."""

    async def act() -> None:
        store = make()
        for number in range(4):
            await store.create(line(f"t{number}", over=number % 2 == 0, changed=float(number)), OPENING)
        found = [await store.tables_played("owner", *asked) for asked in ((9.0, 2), (2.0, 9))]
        assert [[table.table_id for table in tables] for tables in found] == [["t3", "t2"], ["t1", "t0"]]
        assert await store.tables_played("somebody", 9.0, 9) == ()
        await store.close()

    run(act())


def test_a_table_is_its_members(make: Callable[[], Store]) -> None:
    """Who comes to it finds it among their own, who leaves it does so no more."""

    async def act() -> None:
        store = make()
        await store.create(line("t", members=("anna",)), OPENING)
        await store.append(line("t", members=("anna", "bert", "anna")), len(OPENING), moves(1))
        assert [found.table_id for found in await store.tables_of("bert")] == ["t"]
        await store.append(line("t", members=("bert",)), len(OPENING) + 1, moves(1, 1))
        assert await store.tables_of("anna") == ()
        assert (await store.load("t"))[0].members == ("bert",)
        await store.close()

    run(act())


def test_who_has_left_a_table_keeps_what_they_played_there(make: Callable[[], Store]) -> None:
    """It is among their matches, not among their tables, also when others play on; until they come back."""

    async def act() -> None:
        store = make()
        await store.create(line("t", members=("anna", "bert")), OPENING)
        seq = len(OPENING)
        for left in (("anna",), ("anna", "carl"), ()):
            members = tuple(guest for guest in ("anna", "bert") if guest not in left)
            await store.append(replace(line("t", members=members), left=left), seq, moves(1, seq - len(OPENING)))
            seq += 1
            assert [len(await store.tables_played(guest, 9.0, 9)) for guest in ("anna", "bert")] == [1, 1]
            assert len(await store.tables_of("anna")) == (0 if left else 1)
            assert (await store.load("t"))[0].left == left
        await store.close()

    run(act())


def test_a_table_is_found_by_its_code(make: Callable[[], Store]) -> None:
    """Of several with the same code the one that changed last; none by an empty or unknown one."""

    async def act() -> None:
        store = make()
        for name, changed in (("a", 1.0), ("b", 3.0), ("c", 2.0)):
            await store.create(replace(line(name, changed=changed), code="SAME"), OPENING)
        await store.create(replace(line("d"), code=""), OPENING)
        assert await store.table_by_code("SAME") == "b"
        assert (await store.table_by_code(""), await store.table_by_code("OTHER")) == (None, None)
        await store.close()

    run(act())


def test_the_tail_of_a_log_and_its_length_are_given(make: Callable[[], Store]) -> None:
    """What comes after an event, and the number of the last one; of a table that is not there nothing and 0."""

    async def act() -> None:
        store = make()
        await store.create(line(), OPENING)
        await store.append(line(), len(OPENING), moves(3))
        assert await store.since("t", len(OPENING) + 1) == tuple(moves(2, 1))
        assert await store.since("t", len(OPENING) + 3) == await store.since("gone", 0) == ()
        assert await store.lengths(["t", "gone"]) == {"t": len(OPENING) + 3, "gone": 0}
        await store.close()

    run(act())


def test_tables_whose_match_is_over_are_told_from_others(make: Callable[[], Store]) -> None:
    """Of those that are asked for; one that is not there is not over."""

    async def act() -> None:
        store = make()
        for name in ("a", "b", "c"):
            await store.create(line(name), OPENING)
        for name in ("a", "b"):
            await store.append(replace(line(name), over=True), len(OPENING), moves(1))
        assert await store.over(["a", "c", "gone"]) == {"a"}
        assert await store.over([]) == frozenset()
        await store.close()

    run(act())


def test_events_beyond_the_end_of_a_log_are_refused(make: Callable[[], Store]) -> None:
    """No hole comes into a log, and an append of several events is kept whole or not at all."""

    async def act() -> None:
        store = make()
        await store.create(line(), OPENING)
        await store.append(line(), len(OPENING), moves(1))
        for seq in (len(OPENING) - 1, len(OPENING), len(OPENING) + 2):
            with pytest.raises(StoreError) as refused:
                await store.append(line(), seq, moves(3, 10))
            assert refused.value.code == "seq_taken"
        assert (await store.load("t"))[1] == (*OPENING, *moves(1))
        await store.close()

    run(act())


def test_many_appends_at_once_all_come_through(make: Callable[[], Store]) -> None:
    """Several hundred appends to fifty tables, each table's in order."""

    async def act() -> None:
        store = make()
        names = [f"t{number}" for number in range(50)]
        await asyncio.gather(*(store.create(line(name), OPENING) for name in names))

        async def play(name: str) -> None:
            for number in range(8):
                await store.append(line(name), len(OPENING) + number, moves(1, number))

        await asyncio.gather(*map(play, names))
        for name in names:
            assert (await store.load(name))[1] == (*OPENING, *moves(8))
        await store.close()

    run(act())


def test_what_waits_together_is_kept_or_refused_each_for_itself(make: Callable[[], Store]) -> None:
    """Of appends to many tables at once one is late, one is of no table, and one table has two: all others are kept."""

    async def act() -> None:
        store, names = make(), [f"t{number}" for number in range(20)]
        for name in names:
            await store.create(line(name), OPENING)
            await store.append(line(name), len(OPENING), moves(1))
        length = len(OPENING) + 1
        wanted = [(name, length) for name in names] + [("late", length), ("nowhere", length), (names[0], length + 1)]
        await store.create(line("late"), OPENING)
        answers = await asyncio.gather(
            *(store.append(line(name, changed=5.0, over=True), seq, moves(2, seq)) for name, seq in wanted),
            return_exceptions=True,
        )
        codes = [answer.code if isinstance(answer, StoreError) else answer for answer in answers]
        assert codes == [None] * len(names) + ["seq_taken", "no_such_table", "seq_taken"]
        for name in names:
            assert await store.load(name) == (
                line(name, changed=5.0, over=True),
                (*OPENING, *moves(1), *moves(2, length)),
            )
        assert await store.load("late") == (line("late"), tuple(OPENING))
        await store.close()

    run(act())


@pytest.mark.parametrize("make", ["sqlite", "postgres"], indirect=True)
def test_an_event_that_has_no_utf8_form_is_refused_alone(make: Callable[[], Store]) -> None:
    """Half a surrogate pair: whoever asked is answered, and what others asked at the same time is kept."""

    async def act() -> None:
        store = make()
        await store.create(line(), OPENING)
        with pytest.raises(StoreError, match="UnicodeEncodeError") as refused:
            await store.append(line(), len(OPENING), [Moved(PERSON, "\ud800")])
        assert refused.value.code == "not_stored"
        await store.append(line(), len(OPENING), moves(1))
        assert (await store.load("t"))[1] == (*OPENING, *moves(1))
        await store.close()

    run(act())


def test_a_store_from_before_people_came_keeps_its_owners_tables(tmp_path: Path) -> None:
    """Whoever opened a table finds it after the migration."""
    path = tmp_path / "tables.sqlite"
    first = (ROOT / "src/stammtisch/store/migrations/0001_logs.sql").read_text()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(first + "pragma user_version=1;")
        connection.execute("insert into tables values ('old', 'anna', 'skat', 'house', 0, 1.0)")
        connection.commit()

    async def act() -> None:
        store = SqliteStore(path)
        assert [found.table_id for found in await store.tables_of("anna")] == ["old"]
        await store.close()

    run(act())


def test_a_file_is_opened_again_with_all_that_was_kept(tmp_path: Path) -> None:
    """Closing and opening loses nothing, and the file is its owner's alone."""
    path = tmp_path / "tables.sqlite"

    async def keep() -> None:
        store = SqliteStore(path)
        await store.create(line(), OPENING)
        await store.close()

    async def look() -> None:
        store = SqliteStore(path)
        assert (await store.load("t"))[1] == tuple(OPENING)
        await store.close()

    run(keep())
    assert stat.S_IMODE(os.stat(path).st_mode) == 0o600
    run(look())


def test_a_full_disk_keeps_nothing_and_says_so(tmp_path: Path) -> None:
    """An append that does not fit is refused; the log stays as it was, and goes on once there is room."""

    async def act() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        await store.create(line(), OPENING)
        await store._do(lambda connection: connection.execute("pragma max_page_count=1").fetchone())
        with pytest.raises(StoreError, match="full") as refused:
            await store.append(line(), len(OPENING), moves(5000))
        assert refused.value.code == "not_stored"
        assert (await store.load("t"))[1] == tuple(OPENING)
        await store._do(lambda connection: connection.execute("pragma max_page_count=100000").fetchone())
        await store.append(line(), len(OPENING), moves(1))
        assert (await store.load("t"))[1] == (*OPENING, *moves(1))
        await store.close()

    run(act())


def test_people_who_were_not_kept_are_kept_later(tmp_path: Path) -> None:
    """They came with events that a full disk refused, or are changed beside the log: the next events keep them."""

    async def act() -> None:
        store = SqliteStore(tmp_path / "tables.sqlite")
        begun, held = Event(), Event()

        def hold(_: sqlite3.Connection) -> bool:
            begun.set()
            return held.wait(30)

        both = line(members=("anna", "bert"))
        for name in ("t", "u"):
            await store.create(line(name), OPENING)
        await store.do(lambda connection: connection.execute("pragma max_page_count=1").fetchone())
        waiting = asyncio.create_task(store.do(hold))
        assert await asyncio.to_thread(begun.wait, 30)
        appends = store.append(both, len(OPENING), moves(1)), store.append(line("u"), len(OPENING), moves(5000))
        together = asyncio.gather(*appends, return_exceptions=True)
        await asyncio.sleep(0)  # both wait for the same commit now
        held.set()
        await waiting
        assert [getattr(refused, "code", None) for refused in await together] == ["not_stored"] * 2
        await store.do(lambda connection: connection.execute("pragma max_page_count=100000").fetchone())
        for number in range(2):
            await store.append(both, len(OPENING) + number, moves(1, number))
            assert [found.table_id for found in await store.tables_of("bert")] == ["t"]
            await store.do(lambda connection: connection.execute("delete from members").fetchone())
            await store.do(lambda connection: connection.execute("update people set members = '[]'").fetchone())
        await store.close()

    run(act())


def test_a_locked_file_is_refused_in_words(tmp_path: Path) -> None:
    """While another process holds the file an append is refused, afterwards it is taken."""
    path = tmp_path / "tables.sqlite"

    async def act() -> None:
        store = SqliteStore(path)
        await store.create(line(), OPENING)
        await store._do(lambda connection: connection.execute("pragma busy_timeout=50").fetchone())
        with sqlite3.connect(path, isolation_level=None) as other:
            other.execute("begin immediate")
            with pytest.raises(StoreError, match="locked"):
                await store.append(line(), len(OPENING), moves(1))
            other.execute("rollback")
        other.close()
        await store.append(line(), len(OPENING), moves(1))
        await store.close()

    run(act())


@pytest.mark.parametrize("content", [b"this is no database" * 100, b"SQLite format 3\x00" + b"\xff" * 4096])
def test_a_file_that_is_no_store_is_refused(tmp_path: Path, content: bytes) -> None:
    """The error names the file."""
    path = tmp_path / "tables.sqlite"
    path.write_bytes(content)
    with pytest.raises(StoreError, match=r"tables\.sqlite cannot be used"):
        SqliteStore(path)


def test_a_store_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    """An older program leaves a newer file alone."""
    path = tmp_path / "tables.sqlite"
    with sqlite3.connect(path) as connection:
        connection.execute("pragma user_version=99")
    connection.close()
    with pytest.raises(StoreError, match="newer version"):
        SqliteStore(path)


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        ("delete from events where seq = 2", "event 2 of the log is missing"),
        ("update events set event = '{' where seq = 2", "event 2 of the log: not an event"),
    ],
)
def test_a_damaged_log_names_the_event(tmp_path: Path, damage: str, says: str) -> None:
    """A log with a hole or a broken event is not played on."""
    path = tmp_path / "tables.sqlite"

    async def act() -> None:
        store = SqliteStore(path)
        await store.create(line(), OPENING)
        await store.append(line(), len(OPENING), moves(2))
        await store._do(lambda connection: connection.execute(damage))
        with pytest.raises(ParseError, match=says):
            await store.load("t")
        await store.close()

    run(act())
