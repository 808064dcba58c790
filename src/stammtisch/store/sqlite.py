"""The store in one SQLite file: one thread writes, and whatever waits is committed together.

An append returns after its commit has reached the disk (`synchronous=FULL`). Not here: what the events mean.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from stammtisch.store import people
from stammtisch.store.checksums import checksum
from stammtisch.store.numbered import numbered_event
from stammtisch.store.sqlite_appending import Append, append, append_all, insert_events, log_length
from stammtisch.store.store import StoreError, TableLine, no_such_table, seq_taken
from stammtisch.tables.events import LogEvent
from stammtisch.tables.log_text import event_text

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any] | Append
Answer = Callable[[], None]
Job = tuple[Work, "asyncio.Future[Any]"]
People = tuple[str, tuple[str, ...], tuple[str, ...]]

GROUP: Final = 256
"""At most so many jobs share a commit."""

MOST_KNOWN: Final = 1_000
"""Of so many tables it is remembered which code and people are kept."""

MIGRATIONS: Final = tuple(sorted((files("stammtisch.store") / "migrations").iterdir(), key=lambda script: script.name))
"""The n-th script brings a file of form n - 1 to form n."""

NEWEST: Final = len(MIGRATIONS)
"""The form of a file that this version writes."""

_LINE: Final = TableLine.COLUMNS


class SqliteStore:
    """Logs in an SQLite file, made if it is not there. Raises StoreError if the file cannot be used."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._connection = open_file(path)
        self._people: dict[str, People] = {}
        self._thread = Thread(target=self._work, name="store", daemon=True)
        self._thread.start()

    async def create(self, line: TableLine, events: Sequence[LogEvent]) -> None:
        """See `Store`."""
        await self._do(lambda connection: _create(connection, line, [event_text(event) for event in events]))

    async def append(self, line: TableLine, seq: int, events: Sequence[LogEvent]) -> None:
        """See `Store`."""
        await self._do(Append(line, seq, tuple(event_text(event) for event in events)))

    async def load(self, table_id: str) -> tuple[TableLine, tuple[LogEvent, ...]]:
        """See `Store`."""
        line, rows = await self._do(lambda connection: _load(connection, table_id))
        return line, tuple(numbered_event(table_id, number, *row) for number, row in enumerate(rows, 1))

    async def since(self, table_id: str, seq: int) -> tuple[LogEvent, ...]:
        """See `Store`."""
        rows = await self._do(lambda connection: _since(connection, table_id, seq))
        return tuple(numbered_event(table_id, number, *row) for number, row in enumerate(rows, seq + 1))

    async def lengths(self, table_ids: Sequence[str]) -> Mapping[str, int]:
        """See `Store`."""
        return await self._do(lambda connection: {name: log_length(connection, name) for name in table_ids})

    async def over(self, table_ids: Sequence[str]) -> frozenset[str]:
        """See `Store`."""
        return await self._do(lambda connection: frozenset(n for n in table_ids if _is_over(connection, n)))

    async def tables_of(self, guest: str) -> tuple[TableLine, ...]:
        """See `Store`."""
        return await self._do(lambda connection: _lines(connection, f"select {_LINE} {people.TABLES_OF}", (guest,)))

    async def tables_played(self, guest: str, before: float, most: int) -> tuple[TableLine, ...]:
        """See `Store`."""
        query = f"select {_LINE} {people.TABLES_PLAYED}"
        return await self._do(lambda connection: _lines(connection, query, (guest, before, most)))

    async def table_by_code(self, code: str) -> str | None:
        """See `Store`."""
        return await self._do(lambda connection: people.table_by_code(connection, code))

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """See `Worker`: for the books in the same file."""
        return await self._do(lambda connection: self._beside(connection, work))

    async def close(self) -> None:
        """See `Store`."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    async def _do(self, work: Callable[[sqlite3.Connection], T] | Append) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._jobs.put((work, future))
        return await future

    def _work(self) -> None:
        """Take what waits, commit it together, answer; until told to end."""
        while (first := self._jobs.get()) is not None:
            group, ended = [first], False
            while len(group) < GROUP and not self._jobs.empty() and not ended:
                job = self._jobs.get()
                ended = job is None
                group += [job] if job is not None else []
            self._commit(group)
            if ended:
                return

    def _commit(self, group: list[Job]) -> None:
        answers: list[Answer] = []
        try:
            self._connection.execute("begin immediate")
            for are_plain, jobs in groupby(group, key=self._is_plain):
                answers += (self._appended if are_plain else self._done)(list(jobs))
            self._connection.execute("commit")
        except Exception as error:  # whatever it is, this thread goes on, and whoever waits is answered
            self._roll_back()
            failure = StoreError("not_stored", f"The server could not store this: {_reason(error)}.")
            answers = [_failing(future, failure) for _, future in group]
        _tell(group, answers)

    def _is_plain(self, job: Job) -> bool:
        """Whether it only appends to the log of a table whose people are kept as they are."""
        work, _ = job
        return isinstance(work, Append) and self._people.get(work.line.table_id) == people_of(work.line)

    def _appended(self, jobs: list[Job]) -> list[Answer]:
        """Append to all these logs together; where one is not as long as expected, or comes twice, one by one."""
        wanted = [work for work, _ in jobs if isinstance(work, Append)]
        different = len({each.line.table_id for each in wanted}) == len(wanted)
        if different and append_all(self._connection, wanted):
            return [_succeeding(future, None) for _, future in jobs]
        return self._done(jobs)

    def _done(self, jobs: Sequence[Job]) -> list[Answer]:
        return [self._answer(work, future) for work, future in jobs]

    def _answer(self, work: Work, future: asyncio.Future[Any]) -> Answer:
        """Do the work of a job; what to answer once all is committed. Errors of the database are the whole group's."""
        value = None
        try:
            if isinstance(work, Append):
                self._append(work)
            else:
                value = work(self._connection)
        except StoreError as error:
            return _failing(future, error)
        return _succeeding(future, value)

    def _append(self, wanted: Append) -> None:
        append(self._connection, wanted)
        line = wanted.line
        if self._people.get(line.table_id) != people_of(line):
            people.keep_people(self._connection, line)
            if len(self._people) >= MOST_KNOWN:
                self._people.clear()
            self._people[line.table_id] = people_of(line)

    def _beside(self, connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T:
        self._people.clear()  # it may change them
        return work(connection)

    def _roll_back(self) -> None:
        self._people.clear()
        with suppress(sqlite3.Error):  # the next `begin` says so again
            if self._connection.in_transaction:
                self._connection.rollback()


def _reason(error: Exception) -> str:
    """What SQLite itself says; of other errors the kind only, since their words may quote the log and so name cards."""
    return str(error) if hasattr(error, "sqlite_errorcode") else type(error).__name__


def people_of(line: TableLine) -> People:
    """What is kept of a table's people, which hardly any move changes."""
    return line.code, line.members, line.left


def _succeeding(future: asyncio.Future[Any], value: Any) -> Answer:
    return lambda: None if future.done() else future.set_result(value)  # nobody waits for a cancelled one


def _failing(future: asyncio.Future[Any], error: Exception) -> Answer:
    return lambda: None if future.done() else future.set_exception(error)


def _tell(group: list[Job], answers: list[Answer]) -> None:
    """Have each event loop give its own answers, all of them at once."""
    for loop, own in groupby(zip(group, answers, strict=True), key=lambda told: told[0][1].get_loop()):
        with suppress(RuntimeError):  # a loop that has ended waits for nothing
            loop.call_soon_threadsafe(_give, [answer for _, answer in own])


def _give(answers: list[Answer]) -> None:
    for answer in answers:
        answer()


def open_file(path: Path) -> sqlite3.Connection:
    """The store's file, made if it is not there or empty, in its newest form. Raises StoreError."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # it holds cards that nobody may see
    _expect_whole(path)
    connection = connect_to(str(path))
    try:
        connection.execute("pragma journal_mode=wal")
        connection.execute("pragma synchronous=full")
        connection.execute("pragma foreign_keys=on")
        migrate(connection)
    except sqlite3.Error as error:
        connection.close()
        raise StoreError("not_stored", f"{path} cannot be used as the store: {error}.") from None
    return connection


def connect_to(name: str, *, uri: bool = False) -> sqlite3.Connection:
    """A connection that knows checksums and begins no transaction by itself."""
    connection = sqlite3.connect(name, isolation_level=None, check_same_thread=False, timeout=5, uri=uri)
    connection.create_function("checksum", 3, checksum, deterministic=True)
    return connection


def _expect_whole(path: Path) -> None:
    """SQLite takes an empty file for a new one, and would drop what waits beside it to be merged into it."""
    beside = Path(f"{path}-wal")
    if not path.stat().st_size and beside.exists() and beside.stat().st_size:
        sentence = f"{path} is empty, but {beside.name} is not: the store was damaged. Restore a backup."
        raise StoreError("not_stored", sentence)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the file to the newest form: every migration whose number is above the file's, in order."""
    done: int = connection.execute("pragma user_version").fetchone()[0]
    if done > NEWEST:
        words = f"it was written by a newer version (form {done}, known up to {NEWEST}): use that one"
        raise sqlite3.DatabaseError(words)
    for number, script in enumerate(MIGRATIONS[done:], done + 1):
        connection.executescript(f"begin; {script.read_text('utf-8')} pragma user_version={number}; commit;")


def _create(connection: sqlite3.Connection, line: TableLine, texts: list[str]) -> None:
    if connection.execute("select 1 from tables where table_id = ?", (line.table_id,)).fetchone():
        raise seq_taken()
    connection.execute(f"insert into tables ({_LINE}) values (?, ?, ?, ?, ?, ?)", _values(line))
    insert_events(connection, [Append(line, 0, tuple(texts))])
    people.keep_people(connection, line)


def _load(connection: sqlite3.Connection, table_id: str) -> tuple[TableLine, list[tuple[int, bytes, int]]]:
    row = connection.execute(f"select {_LINE} from tables where table_id = ?", (table_id,)).fetchone()
    if row is None:
        raise no_such_table(table_id)
    return people.with_people(connection, line_of(row)), _since(connection, table_id, 0)


def _since(connection: sqlite3.Connection, table_id: str, seq: int) -> list[tuple[int, bytes, int]]:
    order = "select seq, cast(event as blob), checksum from events where table_id = ? and seq > ? order by seq"
    return connection.execute(order, (table_id, seq)).fetchall()


def _is_over(connection: sqlite3.Connection, table_id: str) -> bool:
    return connection.execute("select 1 from tables where table_id = ? and over", (table_id,)).fetchone() is not None


def _lines(connection: sqlite3.Connection, query: str, values: tuple[str | float, ...]) -> tuple[TableLine, ...]:
    return tuple(line_of(row) for row in connection.execute(query, values))


def _values(line: TableLine) -> tuple[str | bool | float, ...]:
    return line.table_id, line.owner, line.game, line.preset, line.over, line.changed


def line_of(row: tuple[Any, ...]) -> TableLine:
    """The line from its columns."""
    table_id, owner, game, preset, over, changed = row
    return TableLine(table_id, owner, game, preset, bool(over), changed)
