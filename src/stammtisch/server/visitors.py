"""Who has a window open, and as whom they came in: what the house decides ends the windows of who may be there no more.

Not here: who may come in (`doors.py`), and what waits to be sent to a window (`windows.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

import structlog

from stammtisch.errors import TableError
from stammtisch.server.doors import Doors
from stammtisch.server.shared import Shared
from stammtisch.server.windows import Window
from stammtisch.store.store import StoreError
from stammtisch.wire.hints import Decided, Hint
from stammtisch.wire.messages import Closing

AGAIN: Final = 1.0
"""Seconds after which the doors are asked again, when the store could not answer."""

AT_ONCE: Final = 20
"""Of so many visitors the doors are asked anew every few seconds, in turn, where a hint may have been lost."""

_LOG: Final = structlog.get_logger()


@dataclass(frozen=True, slots=True, eq=False)
class Visitor:
    """Whose window it is. epoch: of their account when they came. holder: the guest whose seat they have, if any."""

    window: Window
    guest: str | None
    epoch: int
    address: str
    holder: str | None


class Visitors:
    """Everybody with a window open here, those first of whom the doors were asked longest ago."""

    def __init__(self, doors: Doors, shared: Shared | None) -> None:
        self._doors = doors
        self._shared = shared
        self._visitors: dict[Visitor, None] = {}
        self._due: dict[Visitor, None] = {}
        self._work: asyncio.Task[None] | None = None

    @contextmanager
    def attending(self, visitor: Visitor) -> Iterator[None]:
        """They are here until the end of the block. The house may have decided something since they were let in."""
        self._visitors[visitor] = None
        self._look_soon([visitor])
        try:
            yield
        finally:
            self._visitors.pop(visitor, None)
            self._due.pop(visitor, None)

    def decided(self, who: str) -> None:
        """The house has decided something about this guest or address; all servers hear of it."""
        self._decided(who)
        if self._shared is not None:
            self._shared.bus.tell(Decided(self._shared.name, who))

    def hear(self, hint: Hint) -> None:
        """Another server has decided something."""
        if isinstance(hint, Decided) and self._shared is not None and hint.server != self._shared.name:
            self._decided(hint.who)

    def repeat(self) -> None:
        """What no hint has told is found, some windows at a time."""
        first = list(self._visitors)[:AT_ONCE]
        for visitor in first:
            self._visitors[visitor] = self._visitors.pop(visitor)
        self._look_soon(first)

    async def close(self) -> None:
        """End what is being done."""
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)

    def _decided(self, who: str) -> None:
        self._doors.forget()
        self._look_soon([one for one in self._visitors if who in (one.guest, one.holder, one.address)])

    def _look_soon(self, visitors: Sequence[Visitor]) -> None:
        self._due.update(dict.fromkeys(visitors))
        if self._due and (self._work is None or self._work.done()):
            self._work = asyncio.create_task(self._look())

    async def _look(self) -> None:
        while self._due:
            visitor = next(iter(self._due))
            del self._due[visitor]
            try:
                await self._expect_still(visitor)
            except StoreError as error:
                _LOG.error("visitors_wait_for_store", code=error.code)
                if visitor in self._visitors:
                    self._due[visitor] = None
                await asyncio.sleep(AGAIN)
            except TableError as error:
                visitor.window.close(Closing(error.code, error.sentence, error.code == "signed_out"))

    async def _expect_still(self, visitor: Visitor) -> None:
        await self._doors.expect_still(visitor.guest, visitor.epoch, visitor.address)
        if visitor.holder is not None:
            await self._doors.expect_welcome(visitor.holder)
