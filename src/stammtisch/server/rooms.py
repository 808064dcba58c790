"""Tables in play: one task owns each, takes commands from its inbox, lets bots move, stores, then shows.

Not here: what a command does (`tables/`), how it came (`sockets.py`).
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import time
from typing import Final, TypeAlias

import structlog

from stammtisch.errors import ParseError, RuleError, TableError
from stammtisch.games import find_game
from stammtisch.seats import Seat
from stammtisch.server.bots import bot_move
from stammtisch.server.faults import place_of
from stammtisch.server.limits import OPEN_TABLES
from stammtisch.server.windows import Window
from stammtisch.store.store import Store, StoreError, TableLine
from stammtisch.tables.commands import Command, DealNext, MakeMove, PlayAgain
from stammtisch.tables.events import SeatKind, TableEvent
from stammtisch.tables.table import Phase, Table, apply, fold, handle, open_table
from stammtisch.wire.messages import Accepted, Again, Closing, Move, Next, OpenTable, Rejected
from stammtisch.wire.table_view import table_view

TableMessage: TypeAlias = Move | Next | Again

Job: TypeAlias = tuple[Window, TableMessage | None]
"""A message to be answered, or None when a window came or went and all are to be shown the table again."""

PERSON: Final = Seat(0)
"""Where the person sits who opens a table; the dealer is drawn by lot."""

_LOG: Final = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds before a bot's move, and without a window before a table that waits is put away."""

    bot: float = 0.8
    idle: float = 600.0


class Room:
    """One table in play."""

    def __init__(self, line: TableLine, table: Table, store: Store, pace: Pace) -> None:
        self.line = line
        self.table = table
        self._store = store
        self._pace = pace
        self._inbox: asyncio.Queue[Job] = asyncio.Queue()
        self._windows: list[Window] = []
        self._chance = Random()
        self._bot_due = 0.0

    def enter(self, window: Window) -> None:
        """A new window acts for its seat; older ones look on from now."""
        self._windows.append(window)
        self._inbox.put_nowait((window, None))

    def leave(self, window: Window) -> None:
        """The window is gone; the newest of those that are left acts."""
        self._windows.remove(window)
        self._inbox.put_nowait((window, None))

    def take(self, window: Window, message: TableMessage) -> None:
        """Put a message into the inbox; its answer comes through the window."""
        self._inbox.put_nowait((window, message))

    def close(self, closing: Closing) -> None:
        """Tell every window why the connection ends."""
        for window in self._windows:
            window.close(closing)

    async def run(self) -> None:
        """Own the table until nobody looks on and nothing is to be done."""
        self._bot_due = _now() + self._pace.bot
        while True:
            bot = self._bot_to_act()
            job = await self._next_job(self._pace.idle if bot is None else self._bot_due - _now())
            if job is not None:
                await self._do_job(*job)
            elif bot is not None:
                await self._let_move(bot)
            elif not self._windows:
                return

    def _bot_to_act(self) -> Seat | None:
        if self.table.phase is not Phase.PLAYING:
            return None
        return next((seat for seat in self.table.to_act if self.table.kind_of(seat) is SeatKind.BOT), None)

    async def _next_job(self, seconds: float) -> Job | None:
        if not self._inbox.empty():
            return self._inbox.get_nowait()
        if seconds <= 0:
            return None
        try:
            return await asyncio.wait_for(self._inbox.get(), seconds)
        except TimeoutError:
            return None

    async def _do_job(self, window: Window, message: TableMessage | None) -> None:
        if message is None:
            self._show_all()
        else:
            await self._answer(window, message)

    async def _let_move(self, seat: Seat) -> None:
        """A bot thinks, beside the event loop, and moves; if its move cannot be stored, again later."""
        text = await asyncio.to_thread(bot_move, self.table, seat, self._chance)
        try:
            await self._do(seat, MakeMove(self.table.seq, text))
        except StoreError as error:
            _LOG.error("bot_waits_for_store", table=self.line.table_id, code=error.code)
            self._bot_due = _now() + max(self._pace.bot, 1.0)
        self._show_all()

    async def _answer(self, window: Window, message: TableMessage) -> None:
        """Exactly one accept or reject, then fresh views."""
        try:
            self._expect_own_seat(window, message)
            seq = await self._do(window.seat, _command(message))
        except (ParseError, RuleError, TableError) as error:
            window.answer(rejection(message.request, error, self.table.seq))
            self._show(window)
        else:
            window.answer(Accepted(message.request, seq))
            self._show_all()

    def _expect_own_seat(self, window: Window, message: TableMessage) -> None:
        if message.seat not in (None, window.seat):
            raise TableError("other_seat", "That seat is not yours.")
        if self._is_mirror(window) and message.request not in self.table.requests:
            raise TableError("mirror", "A newer window has your seat; this one only looks on.")

    async def _do(self, seat: Seat, command: Command) -> int:
        """The number of the event that the command became, now or, if it came before, then."""
        events = handle(self.table, seat, command)
        if not events:
            return self.table.requests[command.request]
        first = self.table.seq + 1
        await self._keep(events)
        return first

    async def _keep(self, events: Sequence[TableEvent]) -> None:
        """Stored first; only then is the table the one after the events."""
        after = self.table
        for event in events:
            after = apply(after, event)
        line = table_line(self.line.table_id, self.line.owner, after)
        try:
            await self._store.append(line, self.table.seq, events)
        except StoreError as error:
            if error.code == "seq_taken":  # the log is the truth
                self.line, self.table = await load(self._store, self.line.table_id)
            raise
        self.line, self.table = line, after
        self._bot_due = _now() + self._pace.bot

    def _is_mirror(self, window: Window) -> bool:
        return window is not next((other for other in reversed(self._windows) if other.seat == window.seat), window)

    def _show_all(self) -> None:
        for window in self._windows:
            self._show(window)

    def _show(self, window: Window) -> None:
        window.show(table_view(self.line.table_id, self.table, window.seat, mirror=self._is_mirror(window)))


class Rooms:
    """All tables in play, each opened from the store when somebody looks."""

    def __init__(self, store: Store, pace: Pace) -> None:
        self._store = store
        self._pace = pace
        self._rooms: dict[str, Room] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._broken: set[str] = set()

    async def open(self, owner: str, request: OpenTable) -> str:
        """Open a table with its owner in the first seat, deal, and return its id.

        Raises ParseError for an unknown game, preset or option; TableError at too many tables.
        """
        if len(await self._store.tables_of(owner)) >= OPEN_TABLES:
            raise TableError("too_many_tables", f"You have {OPEN_TABLES} tables open: finish a match first.")
        game = find_game(request.game)
        secret = secrets.token_hex(32)
        events = open_table(game, request.preset, request.options, [PERSON], request.language, secret)
        line = table_line(secrets.token_urlsafe(12), owner, fold(events))
        await self._store.create(line, events)
        return line.table_id

    async def enter(self, table_id: str, guest: str | None) -> Room:
        """The room of a table that is the guest's. Raises TableError."""
        if table_id in self._broken:
            raise broken_table()
        room = self._rooms.get(table_id) or await self._load(table_id)
        if room.line.owner != guest:
            raise TableError("not_your_table", "This table belongs to somebody else.")
        if table_id in self._broken:
            raise broken_table()
        return room

    async def close(self) -> None:
        """End all tasks; the log has everything."""
        tasks = [*self._tasks.values(), *self._loading.values()]
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
        try:
            line, table = await load(self._store, table_id)
        except TableError:
            raise
        except Exception as error:
            self._break(table_id, error)
            raise broken_table() from None
        room = Room(line, table, self._store, self._pace)
        self._rooms[table_id] = room
        self._tasks[table_id] = asyncio.create_task(self._guard(table_id, room))
        return room

    async def _guard(self, table_id: str, room: Room) -> None:
        """Run a room; a fault of ours stops this table only, and its log stays as it is."""
        try:
            await room.run()
        except Exception as error:
            self._break(table_id, error)
            room.close(closing(broken_table()))
        finally:
            self._rooms.pop(table_id, None)
            self._tasks.pop(table_id, None)

    def _break(self, table_id: str, error: Exception) -> None:
        self._broken.add(table_id)
        _LOG.error("table_broken", table=table_id, error=type(error).__name__, place=place_of(error))


async def load(store: Store, table_id: str) -> tuple[TableLine, Table]:
    """A table from its log. Raises TableError; anything the rules raise if the log cannot have happened."""
    line, events = await store.load(table_id)
    return line, await asyncio.to_thread(fold, events)


def table_line(table_id: str, owner: str, table: Table) -> TableLine:
    """What the store says of the table without its log."""
    over = table.phase is Phase.MATCH_OVER
    return TableLine(table_id, owner, table.game.key, table.opened.preset, over, time())


def broken_table() -> TableError:
    """The refusal for a table that met a fault of ours."""
    return TableError("table_broken", "Something went wrong at this table. It was stopped, and all moves are kept.")


def closing(error: TableError) -> Closing:
    """The closing that tells a refusal."""
    return Closing(error.code, error.sentence, False)


def rejection(request: str | None, error: ParseError | RuleError | TableError, seq: int) -> Rejected:
    """The answer that tells a refusal."""
    match error:
        case RuleError():
            return Rejected(request, error.code, error.rule, error.sentence, seq)
        case TableError():
            return Rejected(request, error.code, "", error.sentence, seq)
        case _:
            return Rejected(request, "unreadable", "", str(error), seq)


def _command(message: TableMessage) -> Command:
    match message:
        case Move():
            return MakeMove(message.seq, message.move, message.request)
        case Next():
            return DealNext(message.seq, message.request)
        case Again():
            secret = secrets.token_hex(32)
            return PlayAgain(message.seq, secret, message.request, message.same_cards, message.preset, message.options)


def _now() -> float:
    return asyncio.get_running_loop().time()
