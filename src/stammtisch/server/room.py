"""A table in play: one task owns it, takes jobs from its inbox, keeps deadlines, lets bots move, stores, then shows.

Not here: which tables are in play (`rooms.py`), what a command becomes (`asked.py`, `tables/`), how it came
(`sockets.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import monotonic, time
from typing import Any, Final, TypeAlias, TypeVar

import structlog

from stammtisch.errors import ParseError, RuleError, TableError
from stammtisch.seats import Seat
from stammtisch.server.asked import Codes, digest_of, order_of
from stammtisch.server.bots import bot_move
from stammtisch.server.chance import Chance
from stammtisch.server.limits import TALK, Buckets
from stammtisch.server.windows import Window
from stammtisch.store.store import Store, StoreError, TableLine
from stammtisch.tables.company import Company
from stammtisch.tables.deciding import bot_plays, decide
from stammtisch.tables.events import LogEvent
from stammtisch.tables.expiry import DEALING, expire, next_due, pause_after_restart, people_back
from stammtisch.tables.gathering import after, gather
from stammtisch.tables.settings import Level
from stammtisch.tables.sitting import BotSeat, PersonSeat, StandInSeat
from stammtisch.tables.table import Phase
from stammtisch.tables.wishes import wished_move
from stammtisch.wire.commands import Look, Ping, Report, Say, SeatCode, TableCommand, Write
from stammtisch.wire.company_view import Reader, Shown
from stammtisch.wire.encoding import read_client_message
from stammtisch.wire.messages import Accepted, Closing, Rejected, SeatCodeMade
from stammtisch.wire.table_view import table_view

T = TypeVar("T")
Job: TypeAlias = Callable[[], Awaitable[None]]
Act: TypeAlias = Callable[[Company, int], tuple[T, Sequence[LogEvent]]]
"""What is to be done with a table at a moment: an answer, and events to keep."""

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


class Room:
    """One table in play. changed: told whenever it may look different to the lobby."""

    def __init__(
        self,
        line: TableLine,
        company: Company,
        store: Store,
        pace: Pace,
        chance: Chance,
        codes: Codes = str,
        changed: Callable[[Room], None] = lambda _: None,
    ) -> None:
        self.line = line
        self.company = company
        self._store = store
        self._pace = pace
        self._codes = codes
        self._changed = changed
        self._inbox: asyncio.Queue[Job] = asyncio.Queue()
        self._windows: list[Window] = []
        self._asked: set[asyncio.Future[Any]] = set()
        self._talk = Buckets(TALK)
        self._new_secret = chance.secret
        self._bots_chance = chance.bots()
        self._bot_due = 0.0
        self._held_until = 0.0

    @property
    def present(self) -> frozenset[int]:
        """The persons who have a window open."""
        return frozenset(window.person for window in self._windows if window.person is not None)

    @property
    def seq(self) -> int:
        """The number of the table's last event."""
        return self.company.seq

    def read(self, text: str | bytes) -> TableCommand | Look | Ping:
        """What a client says here. Raises MessageError."""
        return read_client_message(text)

    def enter(self, window: Window) -> None:
        """A new window acts for its person; older ones look on from now."""
        self._windows.append(window)
        self.wake()

    def leave(self, window: Window) -> None:
        """The window is gone; the newest of those that are left acts."""
        self._windows.remove(window)
        self.wake()

    def take(self, window: Window, message: TableCommand) -> None:
        """Put a message into the inbox; its answer comes through the window."""
        self._inbox.put_nowait(partial(self._answer, window, message))

    def wake(self) -> None:
        """Let the table look round: who is there, and what is due."""
        self._inbox.put_nowait(self._look_round)

    async def do(self, act: Act[T]) -> T:
        """Do this in its turn, store it, and return its answer. Raises what it raises."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.add(future)
        future.add_done_callback(self._asked.discard)
        self._inbox.put_nowait(partial(self._do_for, act, future))
        return await future

    def close(self, closing: Closing) -> None:
        """Tell every window why the connection ends, and whoever waits for an answer."""
        for window in self._windows:
            window.close(closing)
        for future in tuple(self._asked):
            if not future.done():
                future.set_exception(TableError(closing.code, closing.sentence))

    async def run(self) -> None:
        """Own the table until nobody looks on and nothing is to be done."""
        self._bot_due = _now() + self._pace.bot
        await self._keep_by_itself(pause_after_restart(self.company))
        while True:
            seconds = self._seconds_to_next()
            job = await self._next_job(self._pace.idle if seconds is None else seconds)
            if job is not None:
                await job()
            elif seconds is not None:
                await self._act_by_itself()
            elif not self._windows and self._inbox.empty():
                return

    # What comes from people

    async def _next_job(self, seconds: float) -> Job | None:
        if not self._inbox.empty():
            return self._inbox.get_nowait()
        if seconds <= 0:
            return None
        try:
            return await asyncio.wait_for(self._inbox.get(), seconds)
        except TimeoutError:
            return None

    async def _look_round(self) -> None:
        await self._keep_by_itself(people_back(self.company, self.present, self._pace.now()))
        self._show_all()

    async def _answer(self, window: Window, message: TableCommand) -> None:
        """Exactly one accept or reject, then fresh views."""
        try:
            seq = await self._do_for_person(self._expect_own(window, message), message)
        except (ParseError, RuleError, TableError) as error:
            window.answer(rejection(message.request, error, self.company.seq))
            self._show(window)
        else:
            window.answer(Accepted(message.request, seq))
            self._tell_code(window, message)
            self._show_all()

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
        events = decide(self.company, person, order, self._pace.now())
        if not events:
            return self.company.requests[order.request][0]
        first = self.company.seq + 1
        await self._keep(events)
        if isinstance(message, Report):
            _LOG.warning("reported", table=self.line.table_id, seq=first)
        return first

    async def _do_for(self, act: Act[T], future: asyncio.Future[T]) -> None:
        try:
            answer, events = act(self.company, self._pace.now())
            if events:
                await self._keep(events)
        except (ParseError, RuleError, TableError) as error:
            if not future.done():
                future.set_exception(error)
        else:
            if not future.done():
                future.set_result(answer)
            self._show_all()

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
        """Until something happens by itself; None if nothing will."""
        dues = [self._held_until - _now()] if self._held_until > _now() else []
        if wished_move(self.company) is not None:
            dues.append(0.0)
        if self._bot_to_act() is not None:
            dues.append(self._bot_due - _now())
        if (due := next_due(self.company)) is not None:
            dues.append((due - self._pace.now()) / 1000)
        held = self._held_until - _now()
        return max(held, min(dues)) if dues else None

    async def _act_by_itself(self) -> None:
        wished = wished_move(self.company)
        if wished is not None:
            await self._keep_by_itself(bot_plays(self.company, *wished, self._pace.now()))
        elif events := expire(self.company, self._pace.now()):
            await self._keep_by_itself(events)
        elif (bot := self._bot_to_act()) is not None and self._bot_due <= _now():
            await self._let_move(bot)
        else:
            return
        self._show_all()

    def _bot_to_act(self) -> Seat | None:
        """The bot that is waited for; none while people settle something, or when all have gone."""
        company = self.company
        if company.is_halted or company.take_back is not None or not (company.seated or self._windows):
            return None
        return next((seat for seat in company.to_act if not isinstance(company.seats[seat], PersonSeat)), None)

    async def _let_move(self, seat: Seat) -> None:
        """A bot thinks, beside the event loop, and moves."""
        sitter, table = self.company.seats[seat], self.company.table
        level = sitter.level if isinstance(sitter, BotSeat | StandInSeat) else Level.BEGINNER
        assert table is not None  # somebody is to act
        text = await asyncio.to_thread(bot_move, table, seat, self._bots_chance, level)
        await self._keep_by_itself(bot_plays(self.company, seat, text, self._pace.now()))

    async def _keep_by_itself(self, events: Sequence[LogEvent]) -> None:
        """Keep events that nobody asked for; if they cannot be stored, they happen again later."""
        try:
            if events:
                await self._keep(events)
        except StoreError as error:
            _LOG.error("table_waits_for_store", table=self.line.table_id, code=error.code)
            self._held_until = _now() + max(self._pace.bot, STORE_AGAIN)

    # What is kept and shown

    async def _keep(self, events: Sequence[LogEvent]) -> None:
        """Stored first; only then is the table the one after the events."""
        company = self.company
        for event in events:
            company = after(company, event)
        line = table_line(self.line.table_id, self.line.owner, company)
        try:
            await self._store.append(line, self.company.seq, events)
        except StoreError as error:
            if error.code == "seq_taken":  # the log is the truth
                self.line, self.company = await load(self._store, self.line.table_id)
            raise
        self.line, self.company = line, company
        self._bot_due = _now() + self._bot_seconds()

    def _bot_seconds(self) -> float:
        """A bot takes its cards as quickly as they are dealt."""
        dealing = self.company.table is not None and self.company.table.dealing is not None
        return min(self._pace.bot, DEALING / 1000) if dealing else self._pace.bot

    def _is_mirror(self, window: Window) -> bool:
        if window.person is None:
            return False
        newest = next((other for other in reversed(self._windows) if other.person == window.person), window)
        return window is not newest

    def _show_all(self) -> None:
        watchers = tuple(window.name for window in self._windows if window.person is None)
        shown = Shown(self._pace.now(), self.present, watchers)
        for window in self._windows:
            self._show(window, shown)
        self._changed(self)

    def _show(self, window: Window, shown: Shown | None = None) -> None:
        """The newest view, or the reason why this window sees no more."""
        ending = self._ending(window)
        if ending is not None:
            window.close(ending)
        elif window in self._windows:
            shown = shown or Shown(self._pace.now(), self.present)
            reader = Reader(window.person, self._is_mirror(window))
            window.show(table_view(self.line.table_id, self.company, reader, shown))

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
    code = company.settings.code
    return TableLine(table_id, owner, company.game.key, company.preset, company.is_over, time(), code, members)


def _finds_again(company: Company, number: int) -> bool:
    """Who is of the table, and who has left a match in which a bot holds their seat until they are back."""
    person = company.persons[number]
    return not person.is_gone or (company.stands_in_for(number) is not None and not person.is_removed)


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
