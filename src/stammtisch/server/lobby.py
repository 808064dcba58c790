"""The lobby: tables that people may come to, as those see them who look at it.

Not here: quick match (`seeking.py`), how people sit down and begin (`tables/seat_rules.py`, `tables/deciding.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

from stammtisch.errors import ParseError, RuleError, TableError
from stammtisch.server.chance import Chance
from stammtisch.server.listed import ListedElsewhere
from stammtisch.server.room import Room
from stammtisch.server.rooms import Rooms
from stammtisch.server.seeking import Seeking
from stammtisch.server.shared import Shared
from stammtisch.server.windows import Window, rejection
from stammtisch.store.meeting import Key
from stammtisch.tables.seat_rules import free_seats
from stammtisch.tables.settings import Visibility
from stammtisch.tables.table import Phase
from stammtisch.wire.commands import Ping
from stammtisch.wire.company_view import occupants
from stammtisch.wire.encoding import read_lobby_message
from stammtisch.wire.hints import Hint, Listed, Sought
from stammtisch.wire.lobby import LobbyCommand, LobbyTable, LobbyView, Seek
from stammtisch.wire.messages import Accepted

PUSH_SECONDS: Final = 0.2
"""Changes within this time are shown together."""

MOST_TABLES: Final = 200
"""So many tables are shown, the newest first."""


class Lobby:
    """Everybody who looks at the lobby, and what they see. shared: what there is beside this process, if anything."""

    seq = 0

    def __init__(self, rooms: Rooms, chance: Chance, shared: Shared | None = None) -> None:
        self._guests: dict[Window, str] = {}
        self._tables: dict[str, LobbyTable] = {}
        self._elsewhere = ListedElsewhere(shared.name, shared.bus) if shared is not None else None
        self._seeking = Seeking(rooms, chance, shared, self._all_tables, self._push_soon)
        self._asked: dict[Window, asyncio.Task[None]] = {}
        self._push: asyncio.TimerHandle | None = None

    def open(self, guest: str) -> Window:
        """A window of this guest on the lobby."""
        window = Window(None)
        self._guests[window] = guest
        return window

    def enter(self, window: Window) -> None:
        """It is shown the lobby at once."""
        self._show(window)

    def leave(self, window: Window) -> None:
        """Who looked for others through it does so no more."""
        self._guests.pop(window, None)
        self._seeking.leave(window)

    def read(self, text: str | bytes) -> LobbyCommand | Ping:
        """What a client says here. Raises MessageError."""
        return read_lobby_message(text)

    def take(self, window: Window, message: LobbyCommand) -> None:
        """One accept or reject, then what follows; one message of a window after the other."""
        task = asyncio.create_task(self._answer(window, message, self._asked.get(window)))
        self._asked[window] = task
        task.add_done_callback(lambda _: self._asked.get(window) is task and self._asked.pop(window))

    async def _answer(self, window: Window, message: LobbyCommand, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await asyncio.wait([before])
        try:
            if not isinstance(message, Seek):
                await self._seeking.unseek(window)
            elif window in self._guests:
                await self._seeking.seek(window, self._guests[window], message)
        except (ParseError, RuleError, TableError) as error:
            window.answer(rejection(message.request, error, 0))
            return
        window.answer(Accepted(message.request, 0))
        self._seeking.tell()
        if window not in self._guests:  # it went meanwhile
            self._seeking.leave(window)
        elif (key := self._seeking.key_of(window)) is not None:
            self._seeking.match_soon(key)

    def table_changed(self, room: Room) -> None:
        """A table may have opened, filled, begun or closed."""
        table_id, entry = room.line.table_id, lobby_table(room)
        if self._tables.get(table_id) == entry:
            return
        self._tables.pop(table_id, None)
        if entry is not None:
            self._tables[table_id] = entry
        if self._elsewhere is not None:
            self._elsewhere.tell(table_id, entry)
        self._shows(entry)

    def hear(self, hint: Hint) -> None:
        """Another server may show a table, or may do so no more; somebody may look for others there."""
        match hint:
            case Sought():
                self._seeking.hear(hint)
            case Listed() if self._elsewhere is not None and self._elsewhere.hear(hint):
                self._shows(hint.shown)

    def repeat(self) -> None:
        """Tell other servers again what is shown here, and who looks for others."""
        self._seeking.repeat()
        if self._elsewhere is not None:
            self._elsewhere.repeat(self._tables.values())

    def _shows(self, entry: LobbyTable | None) -> None:
        self._push_soon()
        if entry is not None and entry.visibility is Visibility.QUICK and entry.free:
            self._seeking.match_soon(Key(entry.game, entry.preset, entry.pace))

    def table_gone(self, table_id: str) -> None:
        """A table was put away in the middle."""
        if self._tables.pop(table_id, None) is not None:
            if self._elsewhere is not None:
                self._elsewhere.tell(table_id, None)
            self._push_soon()

    def _all_tables(self) -> Mapping[str, LobbyTable]:
        """Those of other servers first, since they are not known to be newer."""
        return self._tables if self._elsewhere is None else {**self._elsewhere.tables(), **self._tables}

    async def close(self) -> None:
        """End what is being done."""
        if self._push is not None:
            self._push.cancel()
        for task in self._asked.values():
            task.cancel()
        await asyncio.gather(*self._asked.values(), return_exceptions=True)
        await self._seeking.close()

    # What is shown

    def _push_soon(self) -> None:
        if self._push is None:
            self._push = asyncio.get_running_loop().call_later(PUSH_SECONDS, self._push_now)

    def _push_now(self) -> None:
        self._push = None
        for window in self._guests:
            self._show(window)

    def _show(self, window: Window) -> None:
        tables = tuple(self._all_tables().values())[: -MOST_TABLES - 1 : -1]
        window.show(LobbyView(tables, self._seeking.shown(), self._seeking.shown_to(window)))


def lobby_table(room: Room) -> LobbyTable | None:
    """The table as the lobby shows it: while somebody of it is there, and one may sit down or look on."""
    company, settings = room.company, room.company.settings
    playing = company.phase is not Phase.WAITING
    if settings.visibility is Visibility.PRIVATE or not room.present or (playing and not settings.spectators):
        return None
    if company.begins_by_itself:
        return None
    return LobbyTable(
        room.line.table_id,
        company.game.key,
        company.preset,
        settings.visibility,
        settings.pace,
        settings.timeout,
        company.persons[company.host].name,
        occupants(company, room.present),
        () if playing else tuple(sorted(free_seats(company))),
        settings.spectators,
        playing,
    )
