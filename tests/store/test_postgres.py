"""A store in PostgreSQL: several servers at once, a database that is restarted, and one that cannot be used."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from stammtisch.errors import ParseError
from stammtisch.store import postgres_link
from stammtisch.store.postgres import PostgresStore
from stammtisch.store.postgres_form import NEWEST, SCRIPTS, connect, prepare
from stammtisch.store.postgres_writer import _KEEP, Append, _arguments, _kept
from stammtisch.store.store import StoreError
from stammtisch.tables.log_text import event_text
from stammtisch.wire.hints import CHANNEL, Stored, read_hints
from tests.engines import Postgres
from tests.running import run
from tests.store.test_stores import OPENING, line, moves


@pytest.fixture
def address(postgres: Postgres) -> str:
    """Of a store that is ready and empty."""
    address = postgres.new_store()
    run(prepare(address))
    return address


def test_of_two_servers_one_keeps_an_event_and_logs_stay_whole(address: str) -> None:
    """Both append after the same events of the same tables, again and again: each number has one writer."""

    async def act() -> None:
        stores = [PostgresStore(address), PostgresStore(address)]
        names = [f"t{number}" for number in range(10)]
        for name in names:
            await stores[0].create(line(name), OPENING)
        won = dict.fromkeys(names, 0)

        async def play(store: PostgresStore, name: str, own: int) -> None:
            for number in range(6):
                seq = (await store.lengths([name]))[name]
                try:
                    await store.append(line(name), seq, moves(1 + number % 3, 100 * own + 10 * number))
                except StoreError as error:
                    assert error.code == "seq_taken"
                else:
                    won[name] += 1 + number % 3

        await asyncio.gather(*(play(store, name, own) for own, store in enumerate(stores) for name in names))
        for name in names:
            assert len((await stores[1].load(name))[1]) == len(OPENING) + won[name]
        assert await stores[0].lengths(names) == {name: len(OPENING) + won[name] for name in names}
        for store in stores:
            await store.close()

    run(act())


def test_what_is_stored_is_told_in_the_same_statement(address: str) -> None:
    """A listener hears table and number of everything that was created and appended."""
    heard: list[object] = []

    async def act() -> None:
        listener = await connect(address)
        await listener.add_listener(CHANNEL, lambda *told: heard.extend(read_hints(str(told[3]))))
        store = PostgresStore(address)
        await store.create(line(), OPENING)
        await store.append(line(), len(OPENING), moves(3))
        await listener.fetchval("select 1")
        await store.close()
        await listener.close()

    run(act())
    texts = tuple(map(event_text, moves(3)))
    assert heard == [Stored("t", len(OPENING)), Stored("t", len(OPENING) + 3, events=texts)]


def test_of_what_was_refused_nobody_is_told(address: str) -> None:
    """In one statement one table's events are kept, and another's come after an event that is not the last."""
    heard: list[object] = []

    async def act() -> None:
        listener, store = await connect(address), PostgresStore(address)
        for name in ("kept", "refused"):
            await store.create(line(name), OPENING)
        await listener.add_listener(CHANNEL, lambda *told: heard.extend(read_hints(str(told[3]))))
        late, done = (line("refused"), len(OPENING) + 1), asyncio.get_running_loop().create_future()
        group = [Append(line("kept"), len(OPENING), ("{}",), done), Append(*late, ('{"kind":"never"}',), done)]
        assert set(await _kept(listener, group, False)) == {"refused"}
        await listener.fetchval("select 1")
        await store.close()
        await listener.close()

    run(act())
    assert heard == [Stored("kept", len(OPENING) + 1, events=("{}",))]


def test_a_restart_of_the_database_delays_appends_and_loses_none(postgres: Postgres, address: str) -> None:
    """Appends go on while the database crashes and comes back: each is answered once it is kept, and kept once."""

    async def act() -> None:
        store = PostgresStore(address)
        names = [f"t{number}" for number in range(10)]
        for name in names:
            await store.create(line(name), OPENING)

        async def play(name: str) -> None:
            for number in range(60):
                await store.append(line(name), len(OPENING) + number, moves(1, number))

        playing = asyncio.gather(*map(play, names))
        await asyncio.sleep(0.1)
        await asyncio.to_thread(postgres.restart)
        await playing
        for name in names:
            assert (await store.load(name))[1] == (*OPENING, *moves(60))
        await store.close()

    run(act())


def test_an_append_whose_answer_was_lost_is_not_refused(address: str) -> None:
    """Asked again after a lost connection, the same events are found to be kept; other ones are refused."""

    async def act() -> None:
        store, connection = PostgresStore(address), await connect(address)
        await store.create(line(), OPENING)
        loop = asyncio.get_running_loop()
        append = Append(line(), len(OPENING), ('{"a":1}', '{"b":2}'), loop.create_future())
        other = Append(line(), len(OPENING), ('{"a":1}', '{"b":3}'), loop.create_future())
        assert await connection.fetchval(_KEEP, *_arguments([append])) == ["t"]
        assert await _kept(connection, [append], again=True) == {}
        for refused, again in ((append, False), (other, True)):
            assert (await _kept(connection, [refused], again))["t"].code == "seq_taken"
        await connection.close()
        await store.close()

    run(act())


def test_a_database_that_stays_away_refuses_in_words(
    postgres: Postgres, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who appends or reads is told that it was not stored, and why; once it is back the same append is taken."""
    monkeypatch.setattr(postgres_link, "PATIENCE", 0.3)

    async def act() -> None:
        store = PostgresStore(address)
        await store.create(line(), OPENING)
        await asyncio.to_thread(postgres.stop)
        try:
            for ask in (
                store.append(line(), len(OPENING), moves(1)),
                store.load("t"),
                store.create(line("u"), OPENING),
            ):
                with pytest.raises(StoreError, match="PostgreSQL cannot be used") as refused:
                    await ask
                assert refused.value.code == "not_stored"
        finally:
            await asyncio.to_thread(postgres.start)
        await store.append(line(), len(OPENING), moves(1))
        assert (await store.load("t"))[1] == (*OPENING, *moves(1))
        await store.close()

    run(act())


def test_what_is_answered_has_reached_the_disk_whatever_the_database_is_set_to(
    postgres: Postgres, address: str
) -> None:
    """A database that answers before it writes is asked not to; one that waits for a replica goes on doing so."""

    async def act(setting: str) -> str:
        await asyncio.to_thread(postgres.ask, address, f"alter role stammtisch set synchronous_commit = {setting}")
        connection = await connect(address)
        found: str = await connection.fetchval("show synchronous_commit")
        await connection.close()
        return found

    try:
        assert run(act("off")) == "on"
        assert run(act("remote_apply")) == "remote_apply"
    finally:
        postgres.ask(address, "alter role stammtisch reset synchronous_commit")


def test_all_servers_of_a_store_sign_with_one_key(postgres: Postgres) -> None:
    """Several that start at once over an empty database make its form once, and have the same key."""
    address = postgres.new_store()

    async def act() -> list[bytes]:
        return await asyncio.gather(*(prepare(address) for _ in range(5)))

    keys = run(act())
    assert len(set(keys)) == 1 and len(keys[0]) == 32
    assert postgres.ask(address, "select max(number), count(*) from form") == f"{NEWEST}|{len(SCRIPTS)}\n"


def test_a_store_of_a_newer_version_is_refused(postgres: Postgres, address: str) -> None:
    """The sentence says which form it is, and to use the newer version; nothing is changed."""
    postgres.ask(address, "insert into form values (99)")
    with pytest.raises(StoreError, match=r"newer version \(form 99, known up to") as refused:
        run(prepare(address))
    assert refused.value.code == "newer_store"


REFUSED: list[tuple[str, Callable[[Postgres], str], str]] = [
    ("nobody there", lambda p: "postgresql://stammtisch@127.0.0.1:9/x", "nobody listens there"),
    ("no such database", lambda p: f"postgresql://stammtisch@127.0.0.1:{p.port}/gone", 'database "gone" does not'),
    ("no such role", lambda p: f"postgresql://nobody:secret@127.0.0.1:{p.port}/postgres", 'role "nobody" does not'),
    ("no port", lambda p: "postgresql://127.0.0.1:port/x", "PostgreSQL cannot be used"),
]


@pytest.mark.parametrize(("where", "says"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED])
def test_a_database_that_cannot_be_used_is_told_in_words(
    where: Callable[[Postgres], str], says: str, postgres: Postgres
) -> None:
    """One sentence with the reason, and without the password of the address."""
    with pytest.raises(StoreError, match=says) as refused:
        run(prepare(where(postgres)))
    assert "secret" not in refused.value.sentence and "\n" not in refused.value.sentence


DAMAGES = [
    ("delete from events where seq = 2", "event 2 of the log is missing"),
    ("update events set event = '{' where seq = 2", "event 2 of the log: not an event"),
    ("update events set event = replace(event, 'move 1', 'move 7')", "not as it was written"),
]


@pytest.mark.parametrize(("damage", "says"), DAMAGES, ids=[says for _, says in DAMAGES])
def test_a_damaged_log_names_the_event(damage: str, says: str, postgres: Postgres, address: str) -> None:
    """A log with a hole, a broken event or another text than was written is not played on."""

    async def act() -> None:
        store = PostgresStore(address)
        await store.create(line(), OPENING)
        await store.append(line(), len(OPENING), moves(2))
        await asyncio.to_thread(postgres.ask, address, damage)
        with pytest.raises(ParseError, match=says):
            await store.load("t")
        await store.close()

    run(act())
