"""Quick match: who looks for others through a window here is brought to a table with people from any server.

Not here: what of this the servers of a store know together (`store/meeting.py`), and what the lobby shows (`lobby.py`).
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog

from stammtisch.errors import ParseError, TableError
from stammtisch.games import find_game
from stammtisch.games.options import find_preset
from stammtisch.server.chance import Chance
from stammtisch.server.faults import place_of
from stammtisch.server.guests import new_code
from stammtisch.server.rooms import Rooms
from stammtisch.server.shared import Shared
from stammtisch.server.windows import Window
from stammtisch.store.meeting import Key, LocalMeeting, Meeting, Seeker
from stammtisch.store.store import StoreError
from stammtisch.tables.company import Company
from stammtisch.tables.events import LogEvent
from stammtisch.tables.gathering import after, gather
from stammtisch.tables.making import make_table
from stammtisch.tables.seat_rules import Join, join
from stammtisch.tables.settings import PaceName, Visibility
from stammtisch.tables.table_rules import printable_name
from stammtisch.wire.hints import Sought
from stammtisch.wire.lobby import LobbyTable, Matched, Seek, Seekers

AGAIN: Final = 3.0
"""Seconds after which people are brought together again, when their table could not be stored."""

_LOG: Final = structlog.get_logger()


class Seeking:
    """Who looks for others here. tables: those that the lobby shows, by id. changed: told when counts may be others."""

    def __init__(
        self,
        rooms: Rooms,
        chance: Chance,
        shared: Shared | None,
        tables: Callable[[], Mapping[str, LobbyTable]],
        changed: Callable[[], None],
    ) -> None:
        self._rooms = rooms
        self._chance = chance
        self._shared = shared
        self._tables = tables
        self._changed = changed
        self._name = "" if shared is None else shared.name
        self._meeting: Meeting = LocalMeeting() if shared is None else shared.meeting
        self._seekers: dict[Window, Seeker] = {}
        self._counts: Mapping[Key, int] = {}
        self._shown: object = None
        self._turn = asyncio.Lock()
        self._work: set[asyncio.Task[None]] = set()

    async def seek(self, window: Window, guest: str, wanted: Seek) -> None:
        """From now on the guest looks for this through this window. Raises ParseError, StoreError."""
        find_preset(find_game(wanted.game).presets, wanted.preset)
        if wanted.pace is PaceName.NONE:
            raise ParseError("pace: quick match has a clock; expected fast, normal or slow")
        seeker = Seeker(guest, printable_name(wanted.name), Key(wanted.game, wanted.preset, wanted.pace))
        async with self._turn:
            await self._meeting.seek(self._name, seeker)
            self._seekers = {other: one for other, one in self._seekers.items() if one.guest != guest}
            self._seekers[window] = seeker

    async def unseek(self, window: Window) -> None:
        """Who looked through this window does so no more; a table that they have already is told them before."""
        async with self._turn:
            await self._look()
            seeker = self._seekers.pop(window, None)
            if seeker is not None:
                await self._meeting.withdraw(self._name, seeker.guest)

    def leave(self, window: Window) -> None:
        """The window is gone."""
        if window in self._seekers:
            self._start(self._leave(window))

    async def match(self, key: Key) -> None:
        """Seekers first get free seats of friends who wait for others; enough of them get a table of their own."""
        for table_id, table in list(self._tables().items()):
            if _is_quick(table, key):
                await self._fill(table_id, len(table.free), key)
        game = find_game(key.game)
        while await self._bring_together(key, game.seats(game.presets[key.preset])):
            pass

    def match_soon(self, key: Key) -> None:
        """The same, in its own time; where a store cannot keep a table now, again until it can."""
        self._start(self._match_until_kept(key))

    def look_soon(self) -> None:
        """Somebody was brought to a table, or counts have changed, here or elsewhere."""
        self._start(self._look())

    def tell(self) -> None:
        """The other servers are to look, and this one."""
        if self._shared is not None:
            self._shared.bus.tell(Sought(self._name))
        self.look_soon()

    def hear(self, hint: Sought) -> None:
        """Another server tells that."""
        if hint.server != self._name:
            self.look_soon()

    def repeat(self) -> None:
        """Who looks here is here still; what no hint has told is found now."""
        self._start(self._renew())

    def key_of(self, window: Window) -> Key | None:
        """What is looked for through this window."""
        seeker = self._seekers.get(window)
        return None if seeker is None else seeker.key

    def shown(self) -> tuple[Seekers, ...]:
        """How many look for what, at all servers."""
        return tuple(Seekers(*key, count) for key, count in sorted(self._counts.items(), key=str))

    def shown_to(self, window: Window) -> Seekers | None:
        """What is looked for through this window, and by how many."""
        key = self.key_of(window)
        return None if key is None else Seekers(*key, max(1, self._counts.get(key, 1)))

    async def close(self) -> None:
        """End what is being done."""
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)

    async def _match_until_kept(self, key: Key) -> None:
        while True:
            try:
                return await self.match(key)
            except StoreError as error:
                _LOG.error("quick_match_waits_for_store", code=error.code)
            await asyncio.sleep(AGAIN)

    async def _leave(self, window: Window) -> None:
        async with self._turn:
            seeker = self._seekers.pop(window, None)
            if seeker is not None:
                await self._meeting.withdraw(self._name, seeker.guest)
        self.tell()

    async def _look(self) -> None:
        brought = await self._meeting.brought(self._name)
        for window, seeker in list(self._seekers.items()):
            if seeker.guest in brought:
                self._seekers.pop(window, None)
                window.answer(Matched(brought[seeker.guest]))
        if brought:
            await self._meeting.told(brought)
        self._counts = await self._meeting.counts()
        shown = dict(self._counts), dict(self._seekers)
        if shown != self._shown:
            self._shown = shown
            self._changed()

    async def _renew(self) -> None:
        before = dict(self._seekers)
        kept = await self._meeting.renew(self._name, {seeker.guest for seeker in before.values()}) if before else ()
        for window, seeker in before.items():  # who seeks at another server since does so no more here
            if seeker.guest not in kept and self._seekers.get(window) is seeker:
                del self._seekers[window]
        await self._look()
        for key in {seeker.key for seeker in self._seekers.values()}:
            await self.match(key)

    async def _fill(self, table_id: str, free: int, key: Key) -> None:
        """Seekers from here come to this table until it is full; whom its host has taken away goes on waiting."""
        for seeker in [one for one in self._seekers.values() if one.key == key]:
            if free <= 0:
                return
            try:
                free -= await self._bring_one(table_id, seeker)
            except TableError as error:
                if error.code != "removed":
                    return

    async def _bring_one(self, table_id: str, seeker: Seeker) -> bool:
        """Whether they got a seat there; not if they are being brought elsewhere. Raises TableError."""
        claim = _new_claim()
        if not await self._meeting.claim(claim, seeker.key, 1, seeker.guest):
            return False
        async with self._bringing(claim) as brought:
            await self._rooms.join(table_id, Join(seeker.guest, seeker.name, must_sit=True))
            brought(table_id)
        return True

    async def _bring_together(self, key: Key, count: int) -> bool:
        """Whether there were so many; they have a table now."""
        claim = _new_claim()
        seekers = await self._meeting.claim(claim, key, count)
        if not seekers:
            return False
        async with self._bringing(claim) as brought:
            events = quick_table(seekers, self._rooms.now(), self._chance.secret())
            table_id, _ = await self._rooms.create(seekers[0].guest, events)
            brought(table_id)
        return True

    @asynccontextmanager
    async def _bringing(self, claim: str) -> AsyncIterator[Callable[[str], None]]:
        """Those who were claimed get the table that is named within; if none is, they go on looking."""
        named: list[str] = []
        try:
            yield named.append
        finally:
            await self._meeting.bring(claim, named[0] if named else None)
            self.tell()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_guarded(work))
        self._work.add(task)
        task.add_done_callback(self._work.discard)


async def _guarded(work: Coroutine[Any, Any, None]) -> None:
    """A store that refuses, or a fault of ours, ends this attempt only."""
    try:
        await work
    except Exception as error:  # the lobby goes on
        _LOG.error("quick_match_failed", error=type(error).__name__, place=place_of(error))


def _new_claim() -> str:
    return secrets.token_urlsafe(12)


def _is_quick(table: LobbyTable, key: Key) -> bool:
    return table.visibility is Visibility.QUICK and not table.playing and (table.game, table.preset, table.pace) == key


def quick_table(seekers: Sequence[Seeker], now: int, secret: str) -> tuple[LogEvent, ...]:
    """The events of a table of quick match: all of these sit down, and the match begins by itself."""
    first, *others = seekers
    made = make_table(
        first.key.game,
        guest=first.guest,
        name=first.name,
        now=now,
        preset=first.key.preset,
        visibility=Visibility.QUICK,
        pace=first.key.pace,
        code=new_code(),
        secret=secret,
    )
    events: list[LogEvent] = [made]
    company: Company = gather(events)
    for seeker in others:
        _, joined = join(company, Join(seeker.guest, seeker.name), now)
        company, events = after(company, joined[0]), [*events, *joined]
    return tuple(events)
