"""Whoever looks for others is brought to one table at most, whichever servers look for tables, and is told of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from stammtisch.store import postgres_meeting
from stammtisch.store.meeting import Key, LocalMeeting, Meeting, Seeker
from stammtisch.store.postgres_desk import Desk
from stammtisch.store.postgres_form import prepare
from stammtisch.store.postgres_meeting import PostgresMeeting
from stammtisch.tables.settings import PaceName
from tests.engines import Postgres
from tests.running import run

KEY = Key("cribbage", "house", PaceName.FAST)
OTHER = Key("skat", "house", PaceName.SLOW)


def seeker(guest: str, key: Key = KEY) -> Seeker:
    """Somebody with a name of their own."""
    return Seeker(guest, f"name of {guest}", key)


async def guests_of(meeting: Meeting, claim: str, count: int, guest: str | None = None) -> list[str]:
    """The guests that an attempt gets."""
    return [one.guest for one in await meeting.claim(claim, KEY, count, guest)]


def shared(postgres: Postgres, act: Callable[[Meeting], Awaitable[None]]) -> None:
    """Do this with an empty meeting in PostgreSQL."""

    async def acted() -> None:
        address = postgres.new_store()
        await prepare(address)
        desk = Desk(address)
        try:
            await act(PostgresMeeting(desk))
        finally:
            await desk.close()

    run(acted())


@pytest.fixture(params=["here", "shared"])
def with_meeting(request: pytest.FixtureRequest) -> Callable[[Callable[[Meeting], Awaitable[None]]], None]:
    """Does something with an empty meeting of either kind."""
    if request.param == "shared":
        postgres: Postgres = request.getfixturevalue("postgres")
        return lambda act: shared(postgres, act)

    async def acted(act: Callable[[Meeting], Awaitable[None]]) -> None:
        await act(LocalMeeting())

    return lambda act: run(acted(act))


def test_who_has_looked_longest_is_brought_first(with_meeting: Callable[..., None]) -> None:
    """As many as are wanted or nobody; with their names, once, and counted until then."""

    async def act(meeting: Meeting) -> None:
        for one in (seeker("a"), seeker("b"), seeker("x", OTHER), seeker("c")):
            await meeting.seek("s", one)
        assert await meeting.counts() == {KEY: 3, OTHER: 1}
        assert await meeting.claim("first", KEY, 2) == [seeker("a"), seeker("b")]
        assert await guests_of(meeting, "second", 2) == []
        assert await meeting.counts() == {KEY: 1, OTHER: 1}
        await meeting.bring("first", "table")
        assert await meeting.brought("s") == {"a": "table", "b": "table"}
        await meeting.told(["a", "b"])
        assert await meeting.brought("s") == {}
        assert await meeting.counts() == {KEY: 1, OTHER: 1}

    with_meeting(act)


def test_an_attempt_that_failed_lets_them_go_on(with_meeting: Callable[..., None]) -> None:
    """They look as before, in the same order."""

    async def act(meeting: Meeting) -> None:
        for guest in "abc":
            await meeting.seek("s", seeker(guest))
        assert await guests_of(meeting, "fails", 2) == ["a", "b"]
        await meeting.bring("fails", None)
        assert await meeting.brought("s") == {}
        assert await guests_of(meeting, "one", 1, "b") == ["b"]
        assert await guests_of(meeting, "again", 1, "b") == []
        assert await guests_of(meeting, "rest", 2) == ["a", "c"]

    with_meeting(act)


def test_who_is_being_brought_to_a_table_cannot_slip_away(with_meeting: Callable[..., None]) -> None:
    """To withdraw, or to seek anew, changes nothing then: they hear of their table; before, both do what they say."""

    async def act(meeting: Meeting) -> None:
        for guest in "ab":
            await meeting.seek("s", seeker(guest))
        await meeting.seek("s", seeker("b", OTHER))
        assert await meeting.counts() == {KEY: 1, OTHER: 1}
        assert await guests_of(meeting, "claim", 1) == ["a"]
        await meeting.withdraw("s", "a")
        await meeting.seek("s", seeker("a", OTHER))
        await meeting.withdraw("s", "b")
        assert await meeting.counts() == {}
        await meeting.bring("claim", "table")
        assert await meeting.brought("s") == {"a": "table"}

    with_meeting(act)


def test_of_several_servers_one_brings_them_together(postgres: Postgres) -> None:
    """All try at once: each seeker is in one attempt, and each server is told of its own."""

    async def act(meeting: Meeting) -> None:
        for number in range(8):
            await meeting.seek(f"server {number % 2}", seeker(f"{number}"))
        got = await asyncio.gather(*(guests_of(meeting, f"claim {number}", 2) for number in range(6)))
        assert sorted(guest for pair in got for guest in pair) == [f"{number}" for number in range(8)]
        assert sorted(map(len, got)) == [0, 0, 2, 2, 2, 2]
        for number in range(6):
            await meeting.bring(f"claim {number}", "table")
        assert set(await meeting.brought("server 1")) == {"1", "3", "5", "7"}

    shared(postgres, act)


def test_a_seeker_belongs_to_the_server_where_they_sought_last(postgres: Postgres) -> None:
    """The one before hears that they are its own no more, and cannot withdraw them."""

    async def act(meeting: Meeting) -> None:
        for server in ("old", "new"):
            await meeting.seek(server, seeker("a"))
        await meeting.seek("old", seeker("b"))
        await meeting.withdraw("old", "a")
        assert await meeting.renew("old", ["a", "b"]) == {"b"}
        assert await meeting.renew("new", ["a"]) == {"a"}
        assert await meeting.counts() == {KEY: 2}

    shared(postgres, act)


def test_whose_server_is_gone_is_not_brought_anywhere(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless it was only slow, and says again that they are there. Who was brought and never told may seek anew."""
    monkeypatch.setattr(postgres_meeting, "LIVES", 0.0)

    async def act(meeting: Meeting) -> None:
        await meeting.seek("gone", seeker("a"))
        assert await guests_of(meeting, "claim", 1) == [] and await meeting.counts() == {}
        monkeypatch.setattr(postgres_meeting, "LIVES", 60.0)
        assert await meeting.renew("gone", ["a"]) == {"a"}
        assert await guests_of(meeting, "claim", 1) == ["a"]
        await meeting.bring("claim", "table")
        monkeypatch.setattr(postgres_meeting, "LIVES", 0.0)
        await meeting.renew("gone", ["a"])
        monkeypatch.setattr(postgres_meeting, "LIVES", 60.0)
        await meeting.seek("here", seeker("a"))
        assert await guests_of(meeting, "anew", 1) == ["a"]

    shared(postgres, act)


def test_an_attempt_whose_server_died_ends(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others bring its seekers to a table then."""
    monkeypatch.setattr(postgres_meeting, "CLAIM_SECONDS", 0.0)

    async def act(meeting: Meeting) -> None:
        await meeting.seek("s", seeker("a"))
        assert await guests_of(meeting, "dies", 1) == await guests_of(meeting, "lives", 1) == ["a"]
        await meeting.bring("dies", "never")
        assert await meeting.brought("s") == {}
        await meeting.bring("lives", "table")
        assert await meeting.brought("s") == {"a": "table"}

    shared(postgres, act)
