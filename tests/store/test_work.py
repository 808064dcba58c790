"""Tables that are due are given to one worker each, under a lease that ends when the worker is gone."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from stammtisch.store import postgres_work
from stammtisch.store.postgres import PostgresStore
from stammtisch.store.postgres_form import connect, prepare
from stammtisch.store.postgres_work import PostgresWork
from tests.engines import Postgres
from tests.running import run
from tests.store.test_stores import OPENING, line, moves

SEQ = len(OPENING)


@pytest.fixture
def address(postgres: Postgres) -> str:
    """Of a store with ten tables, due at 0, 10, ... 90, and one where nothing is due."""
    address = postgres.new_store()

    async def fill() -> None:
        await prepare(address)
        store = PostgresStore(address)
        for number in range(10):
            await store.create(replace(line(f"t{number}"), due=10 * number), OPENING)
        await store.create(line("quiet"), OPENING)
        await store.close()

    run(fill())
    return address


def test_of_many_workers_each_table_has_one(address: str) -> None:
    """Several that ask at once share what is due, the longest due first; what is not due yet is nobody's."""

    async def act() -> None:
        works = [PostgresWork(address) for _ in range(4)]
        taken = await asyncio.gather(*(work.take(f"w{number}", 69, 2) for number, work in enumerate(works)))
        names = [name for names in taken for name in names]
        assert len(names) == len(set(names)) and set(names) <= {f"t{number}" for number in range(7)}
        rest = [name for number in range(4) for name in await works[0].take("late", 69, 2)]
        assert sorted([*names, *rest]) == [f"t{number}" for number in range(7)]
        for work in works:
            await work.close()

    run(act())


def test_a_lease_ends_unless_it_is_renewed(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a worker that is gone has held goes to another one; what one holds that says so stays."""
    monkeypatch.setattr(postgres_work, "LEASE_SECONDS", 0.5)

    async def act() -> None:
        work = PostgresWork(address)
        assert sorted(await work.take("dies", 9, 5)) == ["t0"]
        assert sorted(await work.take("lives", 19, 5)) == ["t1"]
        for _ in range(4):
            await asyncio.sleep(0.2)
            await work.renew("lives", ["t0", "t1"])
        assert sorted(await work.take("other", 19, 5)) == ["t0"]
        await work.close()

    run(act())


def test_a_table_that_is_given_back_is_due_as_its_log_says(address: str) -> None:
    """The worker's word counts only for the log that it knew; nobody gives back what is another's."""

    async def act() -> None:
        store, work = PostgresStore(address), PostgresWork(address)
        assert sorted(await work.take("w", 19, 5)) == ["t0", "t1"]
        await store.append(replace(line("t1"), due=5), SEQ, moves(1))
        await work.release("w", "t0", SEQ, None)
        await work.release("w", "t1", SEQ, None)
        assert sorted(await work.take("v", 19, 5)) == ["t1"]
        await work.release("w", "t1", SEQ + 1, None)
        assert await work.take("w", 19, 5) == []
        await store.close()
        await work.close()

    run(act())


def test_a_reminder_makes_a_table_due(address: str) -> None:
    """Somebody looks on at a table where nothing was due; an earlier moment stays."""

    async def act() -> None:
        work = PostgresWork(address)
        await work.remind("quiet", SEQ, 3)
        await work.remind("t0", SEQ, 3)
        assert sorted(await work.take("w", 3, 5)) == ["quiet", "t0"]
        await work.close()

    run(act())


def test_what_is_being_written_is_skipped(address: str) -> None:
    """A worker never waits for a table: it takes the others."""

    async def act() -> None:
        work, connection = PostgresWork(address), await connect(address)
        async with connection.transaction():
            await connection.execute("select from tables where table_id = 't0' for update")
            async with asyncio.timeout(5):
                assert sorted(await work.take("w", 19, 5)) == ["t1"]
        await connection.close()
        await work.close()

    run(act())
