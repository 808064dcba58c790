"""A table in play: one task owns it, takes commands from its inbox, lets bots move, stores, then shows.

Not here: which tables are in play (`rooms.py`), what a command does (`tables/`), how it came (`sockets.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from time import time
from typing import Final, TypeAlias

import structlog

from stammtisch.errors import ParseError, RuleError, TableError
from stammtisch.seats import Seat
from stammtisch.server.bots import bot_move
from stammtisch.server.chance import Chance
from stammtisch.server.windows import Window
from stammtisch.store.store import Store, StoreError, TableLine
from stammtisch.tables.commands import Command, DealNext, MakeMove, PlayAgain
from stammtisch.tables.events import SeatKind, TableEvent
from stammtisch.tables.table import Phase, Table, apply, fold, handle
from stammtisch.wire.commands import Again, Move, Next, TableCommand
from stammtisch.wire.messages import Accepted, Closing, Rejected
from stammtisch.wire.table_view import table_view

Job: TypeAlias = tuple[Window, TableCommand | None]
"""A message to be answered, or None when a window came or went and all are to be shown the table again."""

_LOG: Final = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds before a bot's move, and without a window before a table that waits is put away."""

    bot: float = 0.8
    idle: float = 600.0


class Room:
    """One table in play."""

    def __init__(self, line: TableLine, table: Table, store: Store, pace: Pace, chance: Chance) -> None:
        self.line = line
        self.table = table
        self._store = store
        self._pace = pace
        self._inbox: asyncio.Queue[Job] = asyncio.Queue()
        self._windows: list[Window] = []
        self._new_secret = chance.secret
        self._bots_chance = chance.bots()
        self._bot_due = 0.0

    def enter(self, window: Window) -> None:
        """A new window acts for its seat; older ones look on from now."""
        self._windows.append(window)
        self._inbox.put_nowait((window, None))

    def leave(self, window: Window) -> None:
        """The window is gone; the newest of those that are left acts."""
        self._windows.remove(window)
        self._inbox.put_nowait((window, None))

    def take(self, window: Window, message: TableCommand) -> None:
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

    async def _do_job(self, window: Window, message: TableCommand | None) -> None:
        if message is None:
            self._show_all()
        else:
            await self._answer(window, message)

    async def _let_move(self, seat: Seat) -> None:
        """A bot thinks, beside the event loop, and moves; if its move cannot be stored, again later."""
        text = await asyncio.to_thread(bot_move, self.table, seat, self._bots_chance)
        try:
            await self._do(seat, MakeMove(self.table.seq, text))
        except StoreError as error:
            _LOG.error("bot_waits_for_store", table=self.line.table_id, code=error.code)
            self._bot_due = _now() + max(self._pace.bot, 1.0)
        self._show_all()

    async def _answer(self, window: Window, message: TableCommand) -> None:
        """Exactly one accept or reject, then fresh views."""
        try:
            self._expect_own_seat(window, message)
            seq = await self._do(window.seat, self._command(message))
        except (ParseError, RuleError, TableError) as error:
            window.answer(rejection(message.request, error, self.table.seq))
            self._show(window)
        else:
            window.answer(Accepted(message.request, seq))
            self._show_all()

    def _command(self, message: TableCommand) -> Command:
        match message:
            case Move():
                return MakeMove(message.seq, message.move, message.request)
            case Next():
                return DealNext(message.seq, message.request)
            case Again():
                secret, same = self._new_secret(), message.same_cards
                return PlayAgain(message.seq, secret, message.request, same, message.preset, message.options)
            case _:
                raise TableError("not_now", "This cannot be done at this table.")

    def _expect_own_seat(self, window: Window, message: TableCommand) -> None:
        if message.seat not in (None, window.seat):
            raise TableError("other_seat", "That seat is not yours.")
        if self._is_mirror(window) and message.request not in self.table.requests:
            raise TableError("mirror", "A newer window has your seat; this one only looks on.")

    async def _do(self, seat: Seat, command: Command) -> int:
        """The number of the event that the command became, now or, if it came before, then."""
        events = handle(self.table, seat, command)
        if not events:
            return self.table.requests[command.request][0]
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


async def load(store: Store, table_id: str) -> tuple[TableLine, Table]:
    """A table from its log. Raises TableError; anything the rules raise if the log cannot have happened."""
    line, events = await store.load(table_id)
    return line, await asyncio.to_thread(fold, events)


def table_line(table_id: str, owner: str, table: Table) -> TableLine:
    """What the store says of the table without its log."""
    over = table.phase is Phase.MATCH_OVER
    return TableLine(table_id, owner, table.game.key, table.opened.preset, over, time())


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
