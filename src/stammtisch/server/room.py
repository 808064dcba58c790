"""A table in play: one task owns it, takes jobs from its inbox, keeps deadlines, lets bots move, stores, then shows.

Not here: which tables are in play (`rooms.py`), what a command becomes (`asked.py`, `tables/`), how it came
(`sockets.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from time import monotonic, perf_counter, time
from typing import Any, Final, TypeAlias, TypeVar

import structlog

from stammtisch.errors import ParseError, RuleError, TableError
from stammtisch.seats import Seat
from stammtisch.server.asked import Codes, digest_of, order_of
from stammtisch.server.chance import Chance
from stammtisch.server.inbox import Inbox
from stammtisch.server.limits import TALK, Buckets
from stammtisch.server.measured import Measured
from stammtisch.server.shared import Shared
from stammtisch.server.thinking import Thinker, think_in_thread
from stammtisch.server.windows import Window
from stammtisch.store.store import Store, StoreError, TableLine
from stammtisch.tables.by_itself import bot_to_act, due_now, next_moment, unthinking_moment
from stammtisch.tables.company import Company
from stammtisch.tables.deciding import bot_plays, decide
from stammtisch.tables.events import LogEvent
from stammtisch.tables.expiry import pause_after_restart, people_back
from stammtisch.tables.gathering import after, gather
from stammtisch.tables.log_text import read_event
from stammtisch.tables.table import Phase
from stammtisch.wire.commands import Look, Ping, Report, Say, SeatCode, TableCommand, Write
from stammtisch.wire.company_view import Reader, Shown
from stammtisch.wire.encoding import read_client_message
from stammtisch.wire.hints import Present, Stored
from stammtisch.wire.messages import Accepted, Closing, Rejected, SeatCodeMade
from stammtisch.wire.parts import Parts
from stammtisch.wire.table_view import TableViews

T = TypeVar("T")
Job: TypeAlias = Callable[[], Awaitable[None]]
Act: TypeAlias = Callable[[Company, int], tuple[T, Sequence[LogEvent]]]
"""What is to be done with a table at a moment: an answer, and events to keep."""

DECIDED_AGAIN: Final = 4
"""So often what was asked is decided anew when another process has stored something at the table meanwhile."""

STORE_AGAIN: Final = 1.0
"""Seconds after which what happens by itself is tried again, when it could not be stored."""

_LOG: Final = structlog.get_logger()


def steady_clock() -> Callable[[], int]:
    """Unix time in milliseconds that never jumps while the process runs, whatever is done to the machine's clock."""
    started = time() - monotonic()
    return lambda: round((started + monotonic()) * 1000)


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds before a bot's move, and without a window before a table that waits is put away. now: by which time."""

    bot: float = 0.8
    idle: float = 600.0
    now: Callable[[], int] = field(default_factory=steady_clock)

    @property
    def milliseconds(self) -> int:
        """The pause before a bot's move."""
        return round(self.bot * 1000)

    def next_moment(self, company: Company, *, watched: bool) -> int | None:
        """When something happens at the table by itself next; see `tables/by_itself.py`."""
        return next_moment(company, self.milliseconds, self.now(), watched=watched)


class Room:
    """One table in play. changed: told whenever it may look different to the lobby.

    shared: what there is beside this process; None where it is alone. Alone, the room sees to what happens by itself;
    else workers do, and the room hears of it.
    """

    def __init__(
        self,
        line: TableLine,
        company: Company,
        store: Store,
        pace: Pace,
        chance: Chance,
        codes: Codes = str,
        changed: Callable[[Room], None] = lambda _: None,
        thinker: Thinker = think_in_thread,
        shared: Shared | None = None,
        measured: Measured | None = None,
    ) -> None:
        self.line = line
        self.company = company
        self._store = store
        self._pace = pace
        self._codes = codes
        self._changed = changed
        self._measured = measured
        self._inbox: Inbox[Job] = Inbox()
        self._windows: list[Window] = []
        self._asked: set[asyncio.Future[Any]] = set()
        self._talk = Buckets(TALK)
        self._new_secret = chance.secret
        self._new_bots_chance = chance.bots
        self._bots_chance: Random | None = None
        self._thinker = thinker
        self._thought: asyncio.Task[str] | None = None
        self._thought_of: object = None
        self._shared = shared
        self._told: object = None
        self._parts = Parts()
        self._held_until = 0.0

    @property
    def present(self) -> frozenset[int]:
        """The persons who have a window open, here or elsewhere."""
        here = {window.person for window in self._windows if window.person is not None}
        return frozenset(here.union(*(hint.persons for hint in self._elsewhere())))

    @property
    def seq(self) -> int:
        """The number of the table's last event."""
        return self.company.seq

    def read(self, text: str | bytes) -> TableCommand | Look | Ping:
        """What a client says here. Raises MessageError."""
        return read_client_message(text)

    def enter(self, window: Window) -> None:
        """A new window acts for its person; older ones look on from now."""
        window.opened = self._pace.now()
        self._windows.append(window)
        self.tell_present()
        self.wake()

    def leave(self, window: Window) -> None:
        """The window is gone; the newest of those that are left acts."""
        self._windows.remove(window)
        self.tell_present()
        self.wake()

    def take(self, window: Window, message: TableCommand) -> None:
        """Put a message into the inbox; its answer comes through the window."""
        self._inbox.put(partial(self._answer, window, message, perf_counter()))

    def wake(self) -> None:
        """Let the table look round: who is there, and what is due."""
        self._inbox.put(self._look_round)

    async def do(self, act: Act[T]) -> T:
        """Do this in its turn, store it, and return its answer. Raises what it raises."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.add(future)
        future.add_done_callback(self._asked.discard)
        self._inbox.put(partial(self._do_for, act, future))
        return await future

    def close(self, closing: Closing) -> None:
        """Tell every window why the connection ends, and whoever waits for an answer."""
        for window in self._windows:
            window.close(closing)
        for future in tuple(self._asked):
            if not future.done():
                future.set_exception(TableError(closing.code, closing.sentence))

    @property
    def windows(self) -> int:
        """How many windows are open."""
        return len(self._windows)

    @property
    def watchers(self) -> int:
        """How many windows look on."""
        return sum(window.person is None for window in self._windows)

    async def run(self) -> None:
        """Own the table until nobody looks on and nothing is to be done."""
        structlog.contextvars.bind_contextvars(table=self.line.table_id)  # of this task alone
        try:
            if self._shared is None:
                await self._keep_by_itself(pause_after_restart(self.company))
            await self._run()
        finally:
            self._stop_thinking()

    async def _run(self) -> None:
        while True:
            seconds = self._seconds_to_next()
            job = await self._inbox.take(self._pace.idle if seconds is None else seconds)
            if job is not None:
                await job()
            elif seconds is not None:
                await self._act_by_itself()
            elif not self._windows and self._thought is None and self._inbox.is_empty:
                return

    # What other processes do at the table

    def heard(self, hint: Stored) -> None:
        """Another process may have stored events up to this one."""
        if self._windows and hint.seq > self.company.seq:
            self._inbox.put(partial(self._follow, hint))

    def tell_present(self) -> None:
        """Tell other servers who looks at the table here."""
        if self._shared is None:
            return
        persons = {window.person: window.opened for window in self._windows if window.person is not None}
        watchers = tuple(window.name for window in self._windows if window.person is None)
        if persons or watchers or self._told:
            self._shared.presence.tell(self.line.table_id, persons, watchers)
        self._told = (persons, watchers) if persons or watchers else None

    def tell_again(self) -> None:
        """The same once more, and that bots among themselves have somebody to play for.

        A worker that heard of the second before the first has given the table back.
        """
        self.tell_present()
        if self._windows:
            self._inbox.put(self._remind)

    def _elsewhere(self) -> Sequence[Present]:
        return () if self._shared is None else self._shared.presence.elsewhere(self.line.table_id)

    async def _follow(self, hint: Stored) -> None:
        """Show what is stored beyond what is known here; it may be known by now, as what was stored here is."""
        if hint.seq <= self.company.seq:
            return
        events = told_after(self.company.seq, hint)
        if events:
            self._take_over(events)
            self._show_all()
        else:
            await self._read_on()

    async def _read_on(self) -> None:
        """Read what the log has beyond what is known here, and show it. If it cannot be read now, it is later."""
        try:
            if await self._catch_up():
                self._show_all()
        except StoreError as error:
            _LOG.error("table_waits_for_store", table=self.line.table_id, code=error.code)

    async def _catch_up(self) -> bool:
        """The table as its log has it now; whether there was anything new. Raises StoreError."""
        events = await self._store.since(self.line.table_id, self.company.seq)
        self._take_over(events)
        return bool(events)

    def _take_over(self, events: Sequence[LogEvent]) -> None:
        """What others have stored has happened here too."""
        for event in events:
            self.company = after(self.company, event)
        if events:
            self.line = table_line(self.line.table_id, self.line.owner, self.company)
            self._drop_stale_thought()

    async def _remind(self) -> None:
        """Bots among themselves play on as soon as somebody looks; nothing in the log says that somebody does."""
        shared, company = self._shared, self.company
        if shared is None or company.seated or not self._windows:
            return
        moment = self._pace.next_moment(company, watched=True)
        if moment is not None:
            with suppress(StoreError):  # told again soon
                await shared.work.remind(self.line.table_id, company.seq, moment)

    # What comes from people

    async def _look_round(self) -> None:
        if self._shared is not None:
            await self._read_on()
        await self._keep_by_itself(people_back(self.company, self.present, self._pace.now()))
        self._show_all()
        await self._remind()

    async def _answer(self, window: Window, message: TableCommand, came: float) -> None:
        """Exactly one accept or reject, then fresh views."""
        code = "accepted"
        try:
            seq = await self._do_for_person(self._expect_own(window, message), message)
        except (ParseError, RuleError, TableError) as error:
            rejected = rejection(message.request, error, self.company.seq)
            code = rejected.code
            window.answer(rejected)
            self._show(window)
        else:
            window.answer(Accepted(message.request, seq))
            self._tell_code(window, message)
            self._show_all()
        if self._measured is not None:
            self._measured.command(type(message).__name__, code, perf_counter() - came)

    def _expect_own(self, window: Window, message: TableCommand) -> int:
        """The person who acts through the window. Raises TableError."""
        if window.person is None:
            raise TableError("spectator", "You look on; to take part, come to the table first.")
        if message.seat not in (None, self.company.seat_of(window.person)):
            raise TableError("other_seat", "That seat is not yours.")
        if self._is_mirror(window) and message.request not in self.company.requests:
            raise TableError("mirror", "A newer window has your seat; this one only looks on.")
        return window.person

    async def _do_for_person(self, person: int, message: TableCommand) -> int:
        """The number of the event that the command became, now or, if it came before, then."""
        order = order_of(message, self._new_secret, self._code(person, message))
        is_new = message.request not in self.company.requests
        if is_new and isinstance(message, Say | Write | Report) and not self._talk.take(str(person)):
            raise TableError("too_fast", "So much cannot be said at once; please wait a moment.")
        seq, events = await self._decided(lambda company, now: _numbered(company, decide(company, person, order, now)))
        if isinstance(message, Report) and events:
            _LOG.warning("reported", table=self.line.table_id, seq=seq)
        return self.company.requests[order.request][0] if not events else seq

    async def _do_for(self, act: Act[T], future: asyncio.Future[T]) -> None:
        try:
            if self._shared is not None:
                await self._catch_up()
            answer, _ = await self._decided(act)
        except (ParseError, RuleError, TableError) as error:
            if not future.done():
                future.set_exception(error)
        else:
            if not future.done():
                future.set_result(answer)
            self._show_all()

    async def _decided(self, act: Act[T]) -> tuple[T, Sequence[LogEvent]]:
        """Do this and keep its events; anew, where another process was quicker. Raises what it raises."""
        for _ in range(DECIDED_AGAIN - 1):
            answer, events = act(self.company, self._pace.now())
            try:
                if events:
                    await self._keep(events)
            except StoreError as error:
                if error.code != "seq_taken":
                    raise
            else:
                return answer, events
        answer, events = act(self.company, self._pace.now())
        if events:
            await self._keep(events)
        return answer, events

    def _code(self, person: int, message: TableCommand) -> str:
        return self._codes(f"{self.line.table_id}:{person}:{message.request}") if isinstance(message, SeatCode) else ""

    def _tell_code(self, window: Window, message: TableCommand) -> None:
        """The one-time code to the window that asked for it, and to no other."""
        if isinstance(message, SeatCode) and window.person is not None:
            code = self._code(window.person, message)
            made = self.company.codes.get(digest_of(code))
            if made is not None:
                window.answer(SeatCodeMade(message.request, code, made.until))

    # What happens by itself

    def _seconds_to_next(self) -> float | None:
        """Until this room has something to do by itself; None if there is nothing."""
        held = self._held_until - _now()
        moment = self._next_moment() if self._shared is None else None
        if moment is None:
            return held if held > 0 else None
        return max(held, (moment - self._pace.now()) / 1000)

    def _next_moment(self) -> int | None:
        if self._thought is not None:  # the bot is at it
            return unthinking_moment(self.company)
        return self._pace.next_moment(self.company, watched=bool(self._windows))

    async def _act_by_itself(self) -> None:
        moment = self._next_moment()
        if moment is None or moment > self._pace.now() or self._held_until > _now():
            return
        if events := due_now(self.company, self._pace.now()):
            await self._keep_by_itself(events)
            self._show_all()
        elif (bot := self._bot_to_act()) is not None and self._thought is None:
            self._begin_to_think(bot)

    def _bot_to_act(self) -> Seat | None:
        return bot_to_act(self.company, watched=bool(self._windows))

    def _begin_to_think(self, seat: Seat) -> None:
        """A bot thinks beside the event loop; meanwhile the table goes on listening."""
        assert self.company.table is not None  # somebody is to act
        self._thought_of = self.company.table.state
        self._bots_chance = self._bots_chance or self._new_bots_chance()
        thought = asyncio.ensure_future(self._thinker(self.company, seat, self._bots_chance))
        thought.add_done_callback(lambda _: self._inbox.put(partial(self._take_thought, thought, seat)))
        self._thought = thought

    async def _take_thought(self, thought: asyncio.Task[str], seat: Seat) -> None:
        if thought is not self._thought:  # the table has moved on meanwhile
            return
        self._thought = None
        await self._keep_by_itself(bot_plays(self.company, seat, thought.result(), self._pace.now()))
        self._show_all()

    def _drop_stale_thought(self) -> None:
        """A thought about what is no longer so, or of a bot that is not waited for any more, ends at once."""
        table = self.company.table
        if self._thought and (table is None or table.state is not self._thought_of or self._bot_to_act() is None):
            self._stop_thinking()

    def _stop_thinking(self) -> None:
        thought, self._thought = self._thought, None
        if thought is not None:
            thought.cancel()

    async def _keep_by_itself(self, events: Sequence[LogEvent]) -> None:
        """Keep events that nobody asked for; if they cannot be stored, they happen again later."""
        try:
            if events:
                await self._keep(events)
        except StoreError as error:
            if error.code != "seq_taken":
                _LOG.error("table_waits_for_store", table=self.line.table_id, seq=self.seq, code=error.code)
                self._held_until = _now() + max(self._pace.bot, STORE_AGAIN)

    # What is kept and shown

    async def _keep(self, events: Sequence[LogEvent]) -> None:
        """Stored first; only then is the table the one after the events."""
        company = self.company
        for event in events:
            company = after(company, event)
        line = self._line_of(company)
        try:
            await self._store.append(line, self.company.seq, events)
        except StoreError as error:
            if error.code == "seq_taken":  # the log is the truth
                await self._catch_up()
            raise
        self.line, self.company = line, company
        if self._shared is not None:
            self._shared.bus.tell(Stored(line.table_id, company.seq, line.due))
        self._drop_stale_thought()

    def _line_of(self, company: Company) -> TableLine:
        """What the store is to say of the table; a move of cards changes little of it."""
        before, line = self.company, self.line
        if (company.persons, company.seats, company.settings) == (before.persons, before.seats, before.settings):
            line = replace(line, preset=company.preset, over=company.is_over, changed=time())
        else:
            line = table_line(line.table_id, line.owner, company)
        return line if self._shared is None else with_due(line, company, self._pace, watched=bool(self._windows))

    def _is_mirror(self, window: Window) -> bool:
        if window.person is None:
            return False
        newest = next((other for other in reversed(self._windows) if other.person == window.person), window)
        if window is not newest or self._shared is None:
            return window is not newest
        return any(hint.persons.get(window.person, 0) > window.opened for hint in self._elsewhere())

    def _show_all(self) -> None:
        if self._windows:
            self._show_every_window()
        else:
            self._parts = Parts()  # a table that nobody looks at holds as little as possible
        self._changed(self)

    def _show_every_window(self) -> None:
        watchers = tuple(window.name for window in self._windows if window.person is None)
        others = (name for hint in self._elsewhere() for name in hint.watchers)
        shown = Shown(self._pace.now(), self.present, (*watchers, *others))
        views = TableViews(self.line.table_id, self.company, shown, self._parts)
        for window in self._windows:
            self._show(window, views)

    def _show(self, window: Window, views: TableViews | None = None) -> None:
        """The newest view, or the reason why this window sees no more."""
        ending = self._ending(window)
        if ending is not None:
            window.close(ending)
        elif window in self._windows:
            views = views or TableViews(
                self.line.table_id, self.company, Shown(self._pace.now(), self.present), self._parts
            )
            window.show(views.of(Reader(window.person, self._is_mirror(window))))

    def _ending(self, window: Window) -> Closing | None:
        if window.person is None:
            if may_look_on(self.company):
                return None
            return Closing("no_spectators", "The host of this table has ended looking on.", False)
        person = self.company.persons[window.person]
        if person.is_removed:
            return Closing("removed", "The host of this table has taken you away from it.", False)
        return Closing("left", "You have left this table.", False) if person.is_gone else None


def may_look_on(company: Company) -> bool:
    """Whether people who are not of the table may see it: where it allows that, or has not begun."""
    return company.settings.spectators or company.phase is Phase.WAITING


async def load(store: Store, table_id: str) -> tuple[TableLine, Company]:
    """A table from its log. Raises TableError; anything the rules raise if the log cannot have happened."""
    line, events = await store.load(table_id)
    return line, await asyncio.to_thread(gather, events, line.owner)


def table_line(table_id: str, owner: str, company: Company) -> TableLine:
    """What the store says of the table without its log."""
    members = tuple(person.guest for number, person in enumerate(company.persons) if _finds_again(company, number))
    left = tuple(dict.fromkeys(person.guest for person in company.persons if person.guest not in members))
    code, now = company.settings.code, time()
    return TableLine(table_id, owner, company.game.key, company.preset, company.is_over, now, code, members, left=left)


def _finds_again(company: Company, number: int) -> bool:
    """Who is of the table, and who has left a match in which a bot holds their seat until they are back."""
    person = company.persons[number]
    return not person.is_gone or (company.stands_in_for(number) is not None and not person.is_removed)


def told_after(seq: int, hint: Stored) -> tuple[LogEvent, ...]:
    """The events after the first `seq` that the hint carries; none where one of them is missing, or cannot be read."""
    known = seq - (hint.seq - len(hint.events))
    if known < 0:
        return ()
    try:
        return tuple(map(read_event, hint.events[known:]))
    except ParseError:  # of another version: the log says whether it is damaged
        return ()


def with_due(line: TableLine, company: Company, pace: Pace, *, watched: bool) -> TableLine:
    """The line with the moment at which a worker is to look at the table."""
    return replace(line, due=pace.next_moment(company, watched=watched))


def _numbered(company: Company, events: Sequence[LogEvent]) -> tuple[int, Sequence[LogEvent]]:
    """The events, and the number that the first of them will have."""
    return company.seq + 1, events


def rejection(request: str | None, error: ParseError | RuleError | TableError, seq: int) -> Rejected:
    """The answer that tells a refusal."""
    match error:
        case RuleError():
            return Rejected(request, error.code, error.rule, error.sentence, seq)
        case TableError():
            return Rejected(request, error.code, "", error.sentence, seq)
        case _:
            return Rejected(request, "unreadable", "", str(error), seq)


def _now() -> float:
    return asyncio.get_running_loop().time()
