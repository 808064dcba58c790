"""A bus carries hints to every process that listens, and goes on after its connection was lost."""

from __future__ import annotations

import asyncio

import structlog

from stammtisch.bus.bus import Bus
from stammtisch.bus.local import LocalBus
from stammtisch.bus.postgres import PostgresBus
from stammtisch.store.postgres_form import connect
from stammtisch.wire.hints import CHANNEL, Hint, Present, Stored
from tests.engines import Postgres
from tests.running import run

HERE = Present("a server", "a table", {0: 1_800_000_000_000, 3: 5}, ("Anna",))


async def heard(listening: list[Hint], bus: Bus, hint: Hint) -> None:
    """Tell this until it is heard: whoever tells before others listen is not heard."""
    async with asyncio.timeout(20):
        while hint not in listening:
            bus.tell(hint)
            await asyncio.sleep(0.05)


def test_everybody_in_a_process_hears_at_once() -> None:
    """Every listener of a local bus hears what is told, until it is closed."""
    bus, first, second = LocalBus(), list[Hint](), list[Hint]()
    bus.listen(first.append)
    bus.listen(second.append)
    bus.tell(HERE)
    assert first == second == [HERE]
    run(bus.close())
    bus.tell(HERE)
    assert first == [HERE]


def test_processes_hear_each_other_also_after_a_restart_of_the_database(postgres: Postgres) -> None:
    """Two ends of a bus over PostgreSQL; what cannot be read is passed over; what was stored is not told twice."""
    address = postgres.new_store()

    async def act() -> None:
        one, other = PostgresBus(address), PostgresBus(address)
        at_one, at_other = list[Hint](), list[Hint]()
        one.listen(at_one.append)
        other.listen(at_other.append)
        await heard(at_other, one, HERE)
        connection = await connect(address)
        await connection.execute("select pg_notify($1, 'no hint of ours')", CHANNEL)
        await connection.close()
        one.tell(Stored("a table", 7))
        await asyncio.to_thread(postgres.restart)
        later = Present("a server", "another table")
        await heard(at_one, other, later)
        await heard(at_other, one, later)
        assert not any(isinstance(hint, Stored) for hint in (*at_one, *at_other))
        await one.close()
        await other.close()

    run(act())


def test_a_bus_that_is_not_there_is_told_once_and_fails_nobody() -> None:
    """Telling never waits; the server's log has one line."""

    async def act() -> None:
        bus = PostgresBus("postgresql://stammtisch@127.0.0.1:9/x")
        bus.listen(lambda _: None)
        for _ in range(20):
            bus.tell(HERE)
        await asyncio.sleep(0.7)
        await bus.close()

    with structlog.testing.capture_logs() as logs:
        run(act())
    assert [entry["event"] for entry in logs] == ["bus_lost"]
