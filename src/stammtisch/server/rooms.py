"""All tables in play: each is opened from the store when somebody looks, and a fault stops one of them only.

Not here: how a table is played (`room.py`), and how people find each other (`lobby.py`).
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final

import structlog

from stammtisch.errors import TableError
from stammtisch.lessons.lesson import Lesson
from stammtisch.server.asked import Codes, digest_of
from stammtisch.server.chance import Chance
from stammtisch.server.faults import place_of
from stammtisch.server.guests import new_code
from stammtisch.server.kept import load, table_line, with_due
from stammtisch.server.limits import OPEN_TABLES
from stammtisch.server.measured import Measured
from stammtisch.server.pace import Pace
from stammtisch.server.room import Room
from stammtisch.server.shared import POLL, Shared
from stammtisch.server.showing import may_look_on
from stammtisch.server.thinking import Thinker, foreseen, think_in_thread
from stammtisch.server.windows import Window
from stammtisch.store.store import Store, StoreError, TableLine
from stammtisch.tables.company import Company
from stammtisch.tables.company_events import TableMade
from stammtisch.tables.deciding import decide
from stammtisch.tables.events import LogEvent
from stammtisch.tables.gathering import gather
from stammtisch.tables.making import make_table
from stammtisch.tables.orders import Start
from stammtisch.tables.seat_rules import Join, join, use_code
from stammtisch.tables.settings import Level
from stammtisch.tables.table_rules import printable_name
from stammtisch.wire.hints import Hint, Present, PutAway, Stored
from stammtisch.wire.http import OpenLesson, OpenTable
from stammtisch.wire.messages import Closing

PASSING: Final = frozenset({"not_stored", "reloaded", "too_fast"})
"""Refusals that may be over soon: connecting again may help."""

_LOG: Final = structlog.get_logger()


class Rooms:
    """All tables in play, each opened from the store when somebody looks. codes: gives one-time codes.

    shared: what there is beside this process; None where it is alone.
    """

    def __init__(
        self,
        store: Store,
        pace: Pace,
        chance: Chance,
        codes: Codes = str,
        thinker: Thinker = think_in_thread,
        shared: Shared | None = None,
    ) -> None:
        self._store = store
        self._pace = pace
        self._chance = chance
        self._codes = codes
        self._rooms: dict[str, Room] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._outdated: set[str] = set()
        self._broken: set[str] = set()
        self._thinker = foreseen(thinker)
        self._shared = shared
        self._polling: asyncio.Task[None] | None = None
        self.changed: Callable[[Room], None] = lambda _: None
        self.measured: Measured | None = None
        self.gone: Callable[[str], None] = lambda _: None
        self.expect_open: Callable[[str], Awaitable[None]] = _always_open
        self.expect_welcome: Callable[[str], Awaitable[None]] = _always_open
        self.repeated: Sequence[Callable[[], None]] = ()
        self.house_changed: Callable[[], None] = lambda: None

    def start(self) -> None:
        """Hear of what other processes do, where there are any."""
        if self._shared is not None:
            self._shared.bus.listen(self.hear)
            self._polling = asyncio.create_task(self._poll(self._shared))

    def hear(self, hint: Hint) -> None:
        """Another process has stored something at a table, or somebody looks at it there."""
        match hint:
            case Stored():
                if (room := self._rooms.get(hint.table)) is not None:
                    room.heard(hint)
            case Present() if self._shared is not None and self._shared.presence.hear(hint):
                if (room := self._rooms.get(hint.table)) is not None:
                    room.wake()
            case PutAway() if self._shared is not None and hint.server != self._shared.name:
                self.house_changed()
                self._put_away(hint.table, TableError(hint.code, hint.sentence))

    async def _poll(self, shared: Shared) -> None:
        """What no hint has told is found in the log; and who is here is told again, to whoever has not heard it."""
        while True:
            await asyncio.sleep(POLL)
            shared.presence.forget()
            for repeat in self.repeated:
                repeat()
            for room in self._rooms.values():
                room.tell_again()
            with suppress(StoreError):  # asked again soon
                lengths = await self._store.lengths(list(self._rooms))
                for table_id, length in lengths.items():
                    if table_id in self._rooms:
                        self._rooms[table_id].heard(Stored(table_id, length))

    async def open(self, guest: str, request: OpenTable) -> tuple[str, Company]:
        """Make a table with the guest in the first seat, begin unless it is to wait; its id, and the table.

        Raises ParseError for an unknown game, preset or option; TableError at too many tables.
        """
        await self._expect_few(guest)
        return await self.create(guest, _opening(guest, request, self._pace.now(), self._chance.secret))

    async def open_lesson(self, guest: str, lesson: Lesson, request: OpenLesson) -> tuple[str, Company]:
        """Make a table at which the guest is given the lesson, and deal; its id, and the table.

        Raises TableError at too many tables.
        """
        await self._expect_few(guest)
        return await self.create(guest, _lesson_opening(guest, lesson, request, self._pace.now(), self._chance.secret))

    async def begin(self, guest: str, made: TableMade) -> str:
        """Keep a new table that begins at once, bots in all other seats; its id. Raises TableError at too many."""
        await self._expect_few(guest)
        return (await self.create(guest, _begun(made, self._pace.now(), self._chance.secret)))[0]

    async def _expect_few(self, guest: str) -> None:
        if len(await self._store.tables_of(guest)) >= OPEN_TABLES:
            raise TableError("too_many_tables", f"You have {OPEN_TABLES} tables open: finish a match first.")

    async def create(self, guest: str, events: tuple[LogEvent, ...]) -> tuple[str, Company]:
        """Keep a new table that these events make; its id, and the table."""
        table_id, company = secrets.token_urlsafe(12), gather(events)
        line = table_line(table_id, guest, company)
        if self._shared is not None:
            line = with_due(line, company, self._pace, watched=False)
        await self._store.create(line, events)
        return table_id, company

    async def room(self, table_id: str) -> Room:
        """The room of a table. Raises TableError."""
        await self.expect_open(table_id)
        if table_id in self._broken:
            raise broken_table()
        room = self._rooms.get(table_id) or await self._load(table_id)
        await self.expect_open(table_id)  # it may have been closed meanwhile
        if table_id in self._broken:
            raise broken_table()
        if self._shared is not None:
            await room.do(lambda company, now: (None, ()))  # as the log has it now
        return room

    async def enter(
        self, table_id: str, guest: str | None, person: int | None, name: str = "", *, is_whole: bool = False
    ) -> tuple[Room, Window]:
        """The room of a table and a window on it, for a person or a spectator. Raises TableError.

        person: by a seat token. is_whole: every view is sent whole.
        """
        room = await self.room(table_id)
        number = person_at(room.company, guest, person)
        if number is None:
            expect_let_in(room.company, guest)
        else:  # who comes by a seat token alone may be kept out as the guest whose seat it is
            await self.expect_welcome(room.company.persons[number].guest)
        return room, Window(number, printable_name(name), is_whole=is_whole)

    async def join(self, table_id: str, wanted: Join) -> tuple[int, Company]:
        """Bring somebody to a table; their number there."""
        room = await self.room(table_id)
        return await room.do(lambda company, now: join(company, wanted, now)), room.company

    async def take_seat(self, table_id: str, code: str) -> tuple[int, Company]:
        """The person whose one-time code this is. Raises TableError."""
        room = await self.room(table_id)
        return await room.do(lambda company, now: use_code(company, digest_of(code), now)), room.company

    def put_away(self, table_id: str, error: TableError) -> None:
        """End a table's task, and every window on it with this reason; who comes again opens it from the store.

        So do all other servers.
        """
        self._put_away(table_id, error)
        if self._shared is not None:
            self._shared.bus.tell(PutAway(self._shared.name, table_id, error.code, error.sentence))

    def _put_away(self, table_id: str, error: TableError) -> None:
        if table_id in self._loading:
            self._outdated.add(table_id)
        room, task = self._rooms.pop(table_id, None), self._tasks.pop(table_id, None)
        if room is not None and task is not None:
            task.cancel()
            room.close(closing(error))
            self.gone(table_id)

    @property
    def live(self) -> tuple[Room, ...]:
        """Every table in play."""
        return tuple(self._rooms.values())

    @property
    def broken(self) -> tuple[str, ...]:
        """The ids of tables that a fault of ours stopped."""
        return tuple(sorted(self._broken))

    def now(self) -> int:
        """Unix time in milliseconds, by which all tables are played."""
        return self._pace.now()

    def wake(self) -> None:
        """Let every table look round: time has passed."""
        for room in self._rooms.values():
            room.wake()

    async def close(self) -> None:
        """End all tasks; the log has everything."""
        tasks = [*self._tasks.values(), *self._loading.values(), *filter(None, [self._polling])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _load(self, table_id: str) -> Room:
        """Load a table once, however many ask for it at the same time."""
        if table_id not in self._loading:
            loading = asyncio.create_task(self._start(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def _start(self, table_id: str) -> Room:
        line, company = await self._loaded(table_id)
        while table_id in self._outdated:  # it was put away while it was read
            self._outdated.discard(table_id)
            line, company = await self._loaded(table_id)
        room = Room(
            line,
            company,
            self._store,
            self._pace,
            self._chance,
            self._codes,
            self.changed,
            self._thinker,
            self._shared,
            self.measured,
        )
        self._rooms[table_id] = room
        self._tasks[table_id] = asyncio.create_task(self._guard(table_id, room))
        return room

    async def _loaded(self, table_id: str) -> tuple[TableLine, Company]:
        try:
            return await load(self._store, table_id)
        except TableError:
            raise
        except Exception as error:  # a log that cannot have happened is one table's fault
            self._break(table_id, error)
            raise broken_table() from None

    async def _guard(self, table_id: str, room: Room) -> None:
        """Run a room; a fault of ours stops this table only, and its log stays as it is."""
        try:
            await room.run()
            room.close(closing(TableError("reloaded", "This table is opened anew.")))  # who comes at this very moment
        except Exception as error:  # the other tables go on
            self._break(table_id, error)
            room.close(closing(broken_table()))
        finally:
            if self._rooms.get(table_id) is room:  # it may have been put away, and opened again since
                del self._rooms[table_id], self._tasks[table_id]

    def _break(self, table_id: str, error: Exception) -> None:
        self._broken.add(table_id)
        _LOG.error("table_broken", table=table_id, error=type(error).__name__, place=place_of(error))


async def _always_open(name: str) -> None:
    """No host has closed any table, nor kept anybody out."""


def _opening(guest: str, request: OpenTable, now: int, new_secret: Callable[[], str]) -> tuple[LogEvent, ...]:
    made = make_table(
        request.game,
        guest=guest,
        now=now,
        name=printable_name(request.name),
        preset=request.preset,
        changes=request.options,
        language=request.language,
        visibility=request.visibility,
        pace=request.pace,
        timeout=request.timeout,
        spectators=request.spectators,
        free_text=request.free_text,
        level=request.level,
        hints=request.start if request.hints is None else request.hints,
        count_help=request.start if request.count_help is None else request.count_help,
        code=new_code(),
        secret=new_secret(),
    )
    return _begun(made, now, new_secret) if request.start else (made,)


def _begun(made: TableMade, now: int, new_secret: Callable[[], str]) -> tuple[LogEvent, ...]:
    company = gather([made])
    return (made, *decide(company, company.host, Start(new_secret()), now))


def _lesson_opening(
    guest: str, lesson: Lesson, request: OpenLesson, now: int, new_secret: Callable[[], str]
) -> tuple[LogEvent, ...]:
    """Its cards follow from the lesson's secret alone; should the learner leave its way, club players go on."""
    made = make_table(
        lesson.game,
        guest=guest,
        now=now,
        name=printable_name(request.name),
        changes=dict(lesson.options),
        language=request.language,
        level=Level.CLUB,
        hints=True,
        count_help=True,
        code=new_code(),
        secret=lesson.secret,
    )
    return _begun(made, now, new_secret)


def person_at(company: Company, guest: str | None, person: int | None) -> int | None:
    """Who somebody is at a table, by their seat token or else as a guest; None for who is not of it."""
    if person is not None and person < len(company.persons) and not company.persons[person].is_gone:
        return person
    return None if guest is None else company.person_of(guest)


def expect_let_in(company: Company, guest: str | None) -> None:
    """Raises TableError for who is not of the table and may not look on either."""
    if any(person.is_removed and person.guest == guest for person in company.persons):
        raise TableError("removed", "The host of this table has taken you away from it.")
    if not may_look_on(company):
        raise TableError("not_your_table", "This table belongs to others, and does not let anybody look on.")


def broken_table() -> TableError:
    """The refusal for a table that met a fault of ours."""
    return TableError("table_broken", "Something went wrong at this table. It was stopped, and all moves are kept.")


def closing(error: TableError) -> Closing:
    """The closing that tells a refusal."""
    return Closing(error.code, error.sentence, error.code in PASSING)
