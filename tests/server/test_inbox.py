"""The inbox of a table gives what came first, waits no longer than it is told to, and loses nothing."""

from __future__ import annotations

import asyncio

from stammtisch.server.inbox import Inbox
from tests.running import run


def test_jobs_are_taken_in_the_order_in_which_they_came() -> None:
    """Without waiting for any time, since something waits."""

    async def act() -> list[int | None]:
        inbox = Inbox[int]()
        for job in (1, 2, 3):
            inbox.put(job)
        return [await inbox.take(0) for _ in range(4)]

    assert run(act()) == [1, 2, 3, None]


def test_who_waits_is_woken_by_what_comes() -> None:
    """Also when several come at once; after a wait for nothing the next one is there."""

    async def act() -> tuple[list[int | None], bool]:
        inbox = Inbox[int]()
        nothing = await inbox.take(0.001)
        taking = asyncio.create_task(inbox.take(3600))
        await asyncio.sleep(0)
        inbox.put(1)
        inbox.put(2)
        return [nothing, await taking, await inbox.take(3600)], inbox.is_empty

    assert run(act()) == ([None, 1, 2], True)


def test_what_comes_as_the_waiting_task_is_ended_stays() -> None:
    """The next to take finds it."""

    async def act() -> int | None:
        inbox = Inbox[int]()
        taking = asyncio.create_task(inbox.take(3600))
        await asyncio.sleep(0)
        inbox.put(7)
        taking.cancel()
        await asyncio.gather(taking, return_exceptions=True)
        return await inbox.take(0)

    assert run(act()) == 7
