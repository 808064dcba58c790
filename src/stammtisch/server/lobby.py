"""The lobby: tables that people may come to, and quick match. Memory only: who looks for others has a socket open.

Not here: how people sit down and begin (`tables/seat_rules.py`, `tables/deciding.py`).
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import structlog

from stammtisch.errors import ParseError, RuleError, TableError
from stammtisch.games import find_game
from stammtisch.games.options import find_preset
from stammtisch.server.chance import Chance
from stammtisch.server.faults import place_of
from stammtisch.server.guests import new_code
from stammtisch.server.listed import ListedElsewhere
from stammtisch.server.room import Room, rejection
from stammtisch.server.rooms import Rooms
from stammtisch.server.windows import Window
from stammtisch.tables.company import Company
from stammtisch.tables.events import LogEvent
from stammtisch.tables.gathering import after, gather
from stammtisch.tables.making import make_table
from stammtisch.tables.seat_rules import Join, free_seats, join
from stammtisch.tables.settings import PaceName, Visibility
from stammtisch.tables.table import Phase
from stammtisch.tables.table_rules import printable_name
from stammtisch.wire.commands import Ping
from stammtisch.wire.company_view import occupants
from stammtisch.wire.encoding import read_lobby_message
from stammtisch.wire.hints import Hint, Listed
from stammtisch.wire.lobby import LobbyCommand, LobbyTable, LobbyView, Matched, Seek, Seekers
from stammtisch.wire.messages import Accepted

PUSH_SECONDS: Final = 0.2
"""Changes within this time are shown together."""

MOST_TABLES: Final = 200
"""So many tables are shown, the newest first."""

_LOG: Final = structlog.get_logger()


class Key(NamedTuple):
    """What people look for others by."""

    game: str
    preset: str
    pace: PaceName


@dataclass(frozen=True, slots=True)
class Seeker:
    """Somebody who looks for others, through a window."""

    guest: str
    name: str
    key: Key


class Lobby:
    """Everybody who looks at the lobby, and what they see."""

    seq = 0

    def __init__(self, rooms: Rooms, chance: Chance, elsewhere: ListedElsewhere | None = None) -> None:
        self._rooms = rooms
        self._chance = chance
        self._guests: dict[Window, str] = {}
        self._tables: dict[str, LobbyTable] = {}
        self._elsewhere = elsewhere
        self._seekers: dict[Window, Seeker] = {}
        self._work: set[asyncio.Task[None]] = set()
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
        if self._seekers.pop(window, None) is not None:
            self._push_soon()

    def read(self, text: str | bytes) -> LobbyCommand | Ping:
        """What a client says here. Raises MessageError."""
        return read_lobby_message(text)

    def take(self, window: Window, message: LobbyCommand) -> None:
        """One accept or reject, then what follows."""
        try:
            if isinstance(message, Seek):
                self._seek(window, message)
            else:
                self._seekers.pop(window, None)
        except (ParseError, RuleError, TableError) as error:
            window.answer(rejection(message.request, error, 0))
            return
        window.answer(Accepted(message.request, 0))
        self._push_soon()
        if window in self._seekers:
            self._start(self._match(self._seekers[window].key))

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
        """Another server may show a table, or may do so no more."""
        if isinstance(hint, Listed) and self._elsewhere is not None and self._elsewhere.hear(hint):
            self._shows(hint.shown)

    def repeat(self) -> None:
        """Tell other servers again what is shown here."""
        if self._elsewhere is not None:
            self._elsewhere.repeat(self._tables.values())

    def _shows(self, entry: LobbyTable | None) -> None:
        self._push_soon()
        if entry is not None and entry.visibility is Visibility.QUICK and entry.free:
            self._start(self._match(Key(entry.game, entry.preset, entry.pace)))

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
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)

    # Quick match

    def _seek(self, window: Window, wanted: Seek) -> None:
        find_preset(find_game(wanted.game).presets, wanted.preset)
        if wanted.pace is PaceName.NONE:
            raise ParseError("pace: quick match has a clock; expected fast, normal or slow")
        guest = self._guests[window]
        others = {other: seeker for other, seeker in self._seekers.items() if seeker.guest != guest}
        key = Key(wanted.game, wanted.preset, wanted.pace)
        self._seekers = {**others, window: Seeker(guest, printable_name(wanted.name), key)}

    async def _match(self, key: Key) -> None:
        """Seekers first get free seats of friends who wait for others; enough of them get a table of their own."""
        for table_id, table in list(self._all_tables().items()):
            for _ in table.free if _is_quick(table, key) else ():
                await self._bring_one(table_id, key)
        game = find_game(key.game)
        count = game.seats(game.presets[key.preset])
        while len(waiting := self._waiting(key)) >= count:
            await self._bring_together(waiting[:count], key)

    def _waiting(self, key: Key) -> list[tuple[Window, Seeker]]:
        return [(window, seeker) for window, seeker in self._seekers.items() if seeker.key == key]

    async def _bring_one(self, table_id: str, key: Key) -> None:
        """The first who waits comes to this table; if it has filled meanwhile they go on waiting."""
        for window, seeker in self._waiting(key)[:1]:
            del self._seekers[window]
            try:
                await self._rooms.join(table_id, Join(seeker.guest, seeker.name, must_sit=True))
            except TableError:
                if window in self._guests:
                    self._seekers[window] = seeker
                return
            window.answer(Matched(table_id))

    async def _bring_together(self, chosen: list[tuple[Window, Seeker]], key: Key) -> None:
        for window, _ in chosen:
            del self._seekers[window]
        first = chosen[0][1]
        events = quick_table([seeker for _, seeker in chosen], self._rooms.now(), self._chance.secret())
        try:
            table_id, _ = await self._rooms.create(first.guest, events)
        except TableError:  # they go on looking
            self._seekers.update((window, seeker) for window, seeker in chosen if window in self._guests)
            raise
        for window, _ in chosen:
            window.answer(Matched(table_id))
        self._push_soon()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._guarded(work))
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        """A store that refuses, or a fault of ours, ends this attempt only."""
        try:
            await work
        except Exception as error:  # the lobby goes on
            _LOG.error("quick_match_failed", error=type(error).__name__, place=place_of(error))

    # What is shown

    def _push_soon(self) -> None:
        if self._push is None:
            self._push = asyncio.get_running_loop().call_later(PUSH_SECONDS, self._push_now)

    def _push_now(self) -> None:
        self._push = None
        for window in self._guests:
            self._show(window)

    def _show(self, window: Window) -> None:
        counts = Counter(seeker.key for seeker in self._seekers.values())
        seekers = tuple(Seekers(*key, count) for key, count in sorted(counts.items(), key=str))
        own = self._seekers.get(window)
        seeking = None if own is None else Seekers(*own.key, counts[own.key])
        window.show(LobbyView(tuple(self._all_tables().values())[: -MOST_TABLES - 1 : -1], seekers, seeking))


def _is_quick(table: LobbyTable, key: Key) -> bool:
    return table.visibility is Visibility.QUICK and not table.playing and (table.game, table.preset, table.pace) == key


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


def quick_table(seekers: list[Seeker], now: int, secret: str) -> tuple[LogEvent, ...]:
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
