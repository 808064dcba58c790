"""A table in play: one task owns it, takes jobs from its inbox, keeps deadlines, lets bots move, stores, then shows.

Not here: which tables are in play (`rooms.py`), what a command becomes (`asked.py`, `tables/`), how it came
(`sockets.py`), who looks on and what they are shown (`showing.py`), and a bot's thought (`bot_turn.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from time import perf_counter
from typing import Any, Final, TypeAlias, TypeVar

import structlog

from stammtisch.errors import ParseError, RuleError, TableError
from stammtisch.seats import Seat
from stammtisch.server.asked import Codes, digest_of, order_of
from stammtisch.server.bot_turn import BotTurn, ThoughtTask
from stammtisch.server.chance import Chance
from stammtisch.server.inbox import Inbox
from stammtisch.server.kept import next_line, table_line, with_due
from stammtisch.server.limits import TALK, Buckets
from stammtisch.server.measured import Measured
from stammtisch.server.pace import Pace
from stammtisch.server.shared import Shared
from stammtisch.server.showing import Showing
from stammtisch.server.thinking import Thinker, think_in_thread
from stammtisch.server.windows import Window, rejection
from stammtisch.store.store import Store, StoreError, TableLine
from stammtisch.tables.by_itself import bot_to_act, due_now, unthinking_moment
from stammtisch.tables.company import Company
from stammtisch.tables.deciding import bot_plays, decide
from stammtisch.tables.events import LogEvent
from stammtisch.tables.expiry import pause_after_restart, people_back
from stammtisch.tables.gathering import after
from stammtisch.wire.commands import Look, Ping, Report, Say, SeatCode, TableCommand, Write
from stammtisch.wire.encoding import read_client_message
from stammtisch.wire.hints import Stored, told_after
from stammtisch.wire.messages import Accepted, Closing, SeatCodeMade

T = TypeVar("T")
Job: TypeAlias = Callable[[], Awaitable[None]]
Act: TypeAlias = Callable[[Company, int], tuple[T, Sequence[LogEvent]]]
"""What is to be done with a table at a moment: an answer, and events to keep."""

DECIDED_AGAIN: Final = 4
"""So often what was asked is decided anew when another process has stored something at the table meanwhile."""

STORE_AGAIN: Final = 1.0
"""Seconds after which what happens by itself is tried again, when it could not be stored."""

_LOG: Final = structlog.get_logger()


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
        self._asked: set[asyncio.Future[Any]] = set()
        self._talk = Buckets(TALK)
        self._new_secret = chance.secret
        self._bot = BotTurn(thinker, chance.bots)
        self._shared = shared
        self._showing = Showing(line.table_id, shared)
        self._held_until = 0.0
        self._ended: Closing | None = None

    @property
    def present(self) -> frozenset[int]:
        """The persons who have a window open, here or elsewhere."""
        return self._showing.present

    @property
    def seq(self) -> int:
        """The number of the table's last event."""
        return self.company.seq

    def read(self, text: str | bytes) -> TableCommand | Look | Ping:
        """What a client says here. Raises MessageError."""
        return read_client_message(text)

    def enter(self, window: Window) -> None:
        """A new window acts for its person; older ones look on from now. One that comes too late is told why."""
        self._showing.enter(window, self._pace.now())
        if self._ended is not None:
            window.close(self._ended)
        self.wake()

    def leave(self, window: Window) -> None:
        """The window is gone; the newest of those that are left acts."""
        self._showing.leave(window)
        self.wake()

    def take(self, window: Window, message: TableCommand) -> None:
        """Put a message into the inbox; its answer comes through the window."""
        self._inbox.put(partial(self._answer, window, message, perf_counter()))

    def wake(self) -> None:
        """Let the table look round: who is there, and what is due."""
        self._inbox.put(self._look_round)

    async def do(self, act: Act[T]) -> T:
        """Do this in its turn, store it, and return its answer. Raises what it raises; TableError once it has ended."""
        if self._ended is not None:
            raise TableError(self._ended.code, self._ended.sentence)
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.add(future)
        future.add_done_callback(self._asked.discard)
        self._inbox.put(partial(self._do_for, act, future))
        return await future

    def close(self, closing: Closing) -> None:
        """Tell every window why the connection ends, and whoever waits for an answer, now or from now on."""
        self._ended = closing
        self._showing.close(closing)
        for future in tuple(self._asked):
            if not future.done():
                future.set_exception(TableError(closing.code, closing.sentence))

    @property
    def windows(self) -> int:
        """How many windows are open."""
        return len(self._showing)

    @property
    def watchers(self) -> int:
        """How many windows look on."""
        return self._showing.watchers

    async def run(self) -> None:
        """Own the table until nobody looks on and nothing is to be done."""
        structlog.contextvars.bind_contextvars(table=self.line.table_id)  # of this task alone
        try:
            if self._shared is None:
                await self._keep_by_itself(pause_after_restart(self.company))
            await self._run()
        finally:
            self._bot.stop()

    async def _run(self) -> None:
        while True:
            seconds = self._seconds_to_next()
            job = await self._inbox.take(self._pace.idle if seconds is None else seconds)
            if job is not None:
                await job()
            elif seconds is not None:
                await self._act_by_itself()
            elif not self._showing and not self._bot.is_on and self._inbox.is_empty:
                return

    # What other processes do at the table

    def heard(self, hint: Stored) -> None:
        """Another process may have stored events up to this one."""
        if self._showing and hint.seq > self.company.seq:
            self._inbox.put(partial(self._follow, hint))

    def tell_again(self) -> None:
        """The same once more, and that bots among themselves have somebody to play for.

        A worker that heard of the second before the first has given the table back.
        """
        self._showing.tell_present()
        if self._showing:
            self._inbox.put(self._remind)

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
        if shared is None or company.seated or not self._showing:
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
            self._showing.show(window, self.company, self._pace.now())
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
        if self._showing.is_mirror(window) and message.request not in self.company.requests:
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
        if self._bot.is_on:
            return unthinking_moment(self.company)
        return self._pace.next_moment(self.company, watched=bool(self._showing))

    async def _act_by_itself(self) -> None:
        moment = self._next_moment()
        if moment is None or moment > self._pace.now() or self._held_until > _now():
            return
        if events := due_now(self.company, self._pace.now()):
            await self._keep_by_itself(events)
            self._show_all()
        elif (bot := self._bot_to_act()) is not None and not self._bot.is_on:
            self._bot.begin(self.company, bot, self._put_thought)

    def _bot_to_act(self) -> Seat | None:
        return bot_to_act(self.company, watched=bool(self._showing))

    def _put_thought(self, thought: ThoughtTask, seat: Seat) -> None:
        self._inbox.put(partial(self._take_thought, thought, seat))

    async def _take_thought(self, thought: ThoughtTask, seat: Seat) -> None:
        if self._bot.end(thought):  # else the table has moved on meanwhile
            await self._keep_by_itself(bot_plays(self.company, seat, thought.result(), self._pace.now()))
            self._show_all()

    def _drop_stale_thought(self) -> None:
        self._bot.stop_unless(self.company, self._bot_to_act() if self._bot.is_on else None)

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
        line = next_line(self.line, self.company, company)
        return line if self._shared is None else with_due(line, company, self._pace, watched=bool(self._showing))

    def _show_all(self) -> None:
        self._showing.show_all(self.company, self._pace.now())
        self._changed(self)


def _numbered(company: Company, events: Sequence[LogEvent]) -> tuple[int, Sequence[LogEvent]]:
    """The events, and the number that the first of them will have."""
    return company.seq + 1, events


def _now() -> float:
    return asyncio.get_running_loop().time()
