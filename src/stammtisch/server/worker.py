"""A worker of several servers: takes tables at which something is due, lets bots think, fires deadlines, stores.

What people do comes through servers, and shows in the log. Two workers at one table do no harm: one of them is refused.
Not here: how tables are handed out (`store/postgres_work.py`), and what happens at them (`tables/by_itself.py`).
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import structlog

from stammtisch.server.chance import Chance
from stammtisch.server.dues import Dues
from stammtisch.server.faults import place_of
from stammtisch.server.kept import load, table_line, with_due
from stammtisch.server.pace import Pace
from stammtisch.server.shared import Shared
from stammtisch.server.thinking import Thinker, foreseen
from stammtisch.store.store import Store, StoreError, TableLine
from stammtisch.store.work import LEASE_SECONDS
from stammtisch.tables.by_itself import bot_due, bot_to_act, due_now
from stammtisch.tables.company import Company
from stammtisch.tables.deciding import bot_plays
from stammtisch.tables.events import LogEvent
from stammtisch.tables.expiry import next_due, pause_after_restart
from stammtisch.tables.gathering import after
from stammtisch.wire.hints import Hint, Present, PutAway, Stored

MOST_TABLES: Final = 200
"""So many tables one worker holds at a time; how many think at once is the thinker's affair."""

LOOK: Final = 0.5
"""Seconds after which a worker looks for what no hint has told."""

KEPT: Final = 1_500
"""A table at which something is due again within so many milliseconds is kept, not given back and taken anew."""

LATE: Final = 15_000
"""A deadline that fires so many milliseconds late had nobody to see to it: clocks pause, as after a restart."""

MOST_KNOWN: Final = 500
"""Of so many tables a worker remembers how they were, and reads of their logs only what is new."""

_LOG: Final = structlog.get_logger()


@dataclass(slots=True)
class Held:
    """A table that is this worker's now. news: set when others have stored something there."""

    line: TableLine
    company: Company
    news: asyncio.Event = field(default_factory=asyncio.Event)


class Worker:
    """Works until it is cancelled, and then gives its tables back."""

    def __init__(self, store: Store, pace: Pace, chance: Chance, thinker: Thinker, shared: Shared) -> None:
        self._store = store
        self._pace = pace
        self._chance = chance.bots()
        self._thinker = foreseen(thinker)
        self._shared = shared
        self._held: dict[str, Held] = {}
        self._known: OrderedDict[str, tuple[TableLine, Company]] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._dues = Dues()
        self._news = asyncio.Event()

    async def run(self) -> None:
        """Take what is due, again and again."""
        self._shared.bus.listen(self._hear)
        renewing = asyncio.create_task(self._renew())
        try:
            while True:
                await self._take()
                await self._wait()
        finally:
            tasks = [renewing, *self._tasks.values()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _hear(self, hint: Hint) -> None:
        match hint:
            case Present():
                self._shared.presence.hear(hint)
            case Stored():
                held = self._held.get(hint.table)
                if held is not None and hint.seq > held.company.seq:
                    held.news.set()
                elif held is None and self._dues.hear(hint.table, hint.due):
                    self._news.set()
            case PutAway():  # what is known of its log is true no more
                self._known.pop(hint.table, None)
                if hint.table in self._tasks:
                    self._tasks[hint.table].cancel()

    async def _wait(self) -> None:
        """Until something is due that was heard of, or it is time to look anyway."""
        self._news.clear()
        first = self._dues.first()
        seconds = LOOK if first is None else min(LOOK, (first - self._pace.now()) / 1000)
        if seconds > 0:
            try:
                async with asyncio.timeout(seconds):
                    await self._news.wait()
            except TimeoutError:
                pass

    async def _take(self) -> None:
        now, most = self._pace.now(), MOST_TABLES - len(self._tasks)
        self._dues.forget(now)
        try:
            taken = await self._shared.work.take(self._shared.name, now, most) if most > 0 else ()
        except StoreError as error:
            _LOG.error("worker_waits_for_store", code=error.code)
            return
        for table_id in taken:
            if table_id not in self._tasks:
                self._tasks[table_id] = asyncio.create_task(self._guard(table_id))

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(LEASE_SECONDS / 3)
            self._shared.presence.forget()
            try:
                if self._tasks:
                    await self._shared.work.renew(self._shared.name, list(self._tasks))
            except StoreError:  # then others take them
                continue

    async def _guard(self, table_id: str) -> None:
        """Work at a table; whatever goes wrong is that table's affair alone."""
        seq, due = 0, None
        try:
            held = self._held[table_id] = await self._hold(table_id)
            await self._work(held)
            seq, due = held.company.seq, self._next_moment(held)
        except StoreError as error:  # it is looked at again once the lease is over
            _LOG.error("table_waits_for_store", table=table_id, code=error.code)
            return
        except asyncio.CancelledError:
            seq, due = -1, None  # no log is so long: what stands in the line stays
            raise
        except Exception as error:  # the other tables go on
            _LOG.error("table_broken", table=table_id, error=type(error).__name__, place=place_of(error))
            seq, due = (await self._store.lengths([table_id]))[table_id], None
        finally:
            self._held.pop(table_id, None)
            await self._give_back(table_id, seq, due)

    async def _give_back(self, table_id: str, seq: int, due: int | None) -> None:
        self._tasks.pop(table_id, None)
        try:
            await self._shared.work.release(self._shared.name, table_id, seq, due)
        except StoreError:  # the lease ends by itself
            return
        self._news.set()  # somebody may have acted just before

    async def _hold(self, table_id: str) -> Held:
        if table_id not in self._known:
            return Held(*await load(self._store, table_id))
        held = Held(*self._known.pop(table_id))
        await self._catch_up(held)
        return held

    async def _catch_up(self, held: Held) -> None:
        held.news.clear()
        await self._apply(held, await self._store.since(held.line.table_id, held.company.seq))

    async def _apply(self, held: Held, events: Sequence[LogEvent]) -> None:
        for event in events:
            held.company = after(held.company, event)
        held.line = table_line(held.line.table_id, held.line.owner, held.company)

    async def _work(self, held: Held) -> None:
        """Do what is due until the table waits for people, or for long."""
        while True:
            events = await self._events(held)
            if events:
                await self._keep(held, events)
                continue
            moment, now = self._next_moment(held), self._pace.now()
            if moment is None or moment - now > KEPT:
                break
            await self._sleep(held, (moment - now) / 1000)
        self._known[held.line.table_id] = (held.line, held.company)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    async def _sleep(self, held: Held, seconds: float) -> None:
        try:
            async with asyncio.timeout(max(seconds, 0.001)):
                await held.news.wait()
        except TimeoutError:
            pass
        if held.news.is_set():
            await self._catch_up(held)

    async def _events(self, held: Held) -> Sequence[LogEvent]:
        """What happens now by itself; nothing if nothing is due."""
        company, now = held.company, self._pace.now()
        due = next_due(company)
        if due is not None and due < now - LATE and (events := pause_after_restart(company)):
            return events
        if events := due_now(company, now):
            return events
        seat = bot_to_act(company, watched=self._is_watched(held))
        if seat is None or bot_due(company, self._pace.milliseconds, now) > now:
            return ()
        text = await self._thinker(company, seat, self._chance)
        return bot_plays(company, seat, text, self._pace.now())

    async def _keep(self, held: Held, events: Sequence[LogEvent]) -> None:
        """Store them; where somebody was quicker, they are forgotten, and the table is as the log has it."""
        company = held.company
        for event in events:
            company = after(company, event)
        line = table_line(held.line.table_id, held.line.owner, company)
        line = with_due(line, company, self._pace, watched=self._is_watched(held))
        try:
            await self._store.append(line, held.company.seq, events)
        except StoreError as error:
            if error.code != "seq_taken":
                raise
            await self._catch_up(held)
        else:
            held.line, held.company = line, company
            self._shared.bus.tell(Stored(line.table_id, company.seq, line.due))

    def _next_moment(self, held: Held) -> int | None:
        return self._pace.next_moment(held.company, watched=self._is_watched(held))

    def _is_watched(self, held: Held) -> bool:
        return bool(self._shared.presence.elsewhere(held.line.table_id))
