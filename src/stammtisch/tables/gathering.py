"""How a company comes from its log: what each event changes. The clocks follow after every event.

Not here: whether an event may happen (`deciding.py`, `expiry.py`), and what events change in the match (`table.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from stammtisch.errors import TableError
from stammtisch.games import find_game
from stammtisch.games.options import change_options
from stammtisch.tables import match_changes, seat_changes, table_changes
from stammtisch.tables.clock import Clock, asked_since, new_clock
from stammtisch.tables.company import Company
from stammtisch.tables.company_events import (
    BotSeated,
    CodeMade,
    CodeUsed,
    Forfeited,
    Joined,
    Left,
    MatchProposed,
    NonceGiven,
    Paused,
    Reported,
    Resumed,
    Returned,
    SaidHere,
    Sat,
    SeatCleared,
    SettingsChanged,
    Spoke,
    StandInWanted,
    StoodIn,
    StoodUp,
    TableMade,
    TakeBackAsked,
    TookBack,
    Voted,
    Warned,
    WishMade,
)
from stammtisch.tables.events import DealStarted, LogEvent, MatchOpened, Moved, SeatKind
from stammtisch.tables.settings import Settings
from stammtisch.tables.sitting import (
    BotSeat,
    EmptySeat,
    Person,
    PersonSeat,
    Seats,
    with_sitter,
)
from stammtisch.tables.table import fold
from stammtisch.values import replace

GATHERING: Final = (Joined, Sat, BotSeated, SettingsChanged)
"""By these a table may have become one that begins by itself."""


def gather(events: Sequence[LogEvent], owner: str = "") -> Company:
    """The company that these events made. owner: who opened a table whose log is older than companies.

    Raises TableError if they cannot have happened, and what the rules raise.
    """
    if not events or not isinstance(events[0], TableMade | MatchOpened):
        raise TableError("broken_log", "The log of this table does not begin with its opening.")
    first = events[0]
    company = _made(first) if isinstance(first, TableMade) else _made_before_companies(first, owner)
    for event in events[1:]:
        company = after(company, event)
    return company


def after(company: Company, event: LogEvent) -> Company:
    """The company after the event. Raises what the rules raise, if the event cannot have happened."""
    at = max(company.last_at, getattr(event, "at", 0))
    moved_at = at if isinstance(event, MatchOpened | DealStarted | Moved) else company.moved_at
    if isinstance(event, MatchOpened | DealStarted | Moved):
        changed = _IN_THE_MATCH[type(event)](company, event)
    else:
        changed = _BESIDE_IT[type(event)](company, event)
        if changed.table is not None:
            changed = replace(changed, table=replace(changed.table, seq=company.seq + 1))
    mover = event.seat if isinstance(event, Moved | TookBack) else None
    return replace(
        changed,
        seq=company.seq + 1,
        last_at=at,
        moved_at=moved_at,
        gathered_at=at if isinstance(event, GATHERING) else company.gathered_at,
        requests=_with_request(changed, event),
        clock=asked_since(changed.clock, changed.asked, mover, at),
    )


def _with_request(company: Company, event: LogEvent) -> Mapping[str, tuple[int, LogEvent]]:
    request = getattr(event, "request", "")
    return {**company.requests, request: (company.seq + 1, event)} if request else company.requests


def _made(event: TableMade) -> Company:
    settings = event.settings
    game = find_game(settings.game)
    count = game.seats(change_options(game.presets["house"], settings.options))
    seats = with_sitter((EmptySeat(),) * count, event.seat, PersonSeat(0))
    person = Person(event.guest, event.name)
    clock = new_clock(settings.pace, count)
    begun = _company(settings, (person,), seats, clock)
    return replace(begun, next_secret=event.secret, last_at=event.at, gathered_at=event.at)


def _made_before_companies(event: MatchOpened, owner: str) -> Company:
    """A log that begins with its first match: private, without clocks, its owner the first person."""
    settings = Settings(event.game, event.preset, event.options, event.language)
    seats: Seats = ()
    persons: list[Person] = []
    for occupant in event.occupants:
        if occupant.kind is SeatKind.PERSON:
            seats = (*seats, PersonSeat(len(persons)))
            persons.append(Person("" if persons else owner, occupant.name))
        else:
            seats = (*seats, BotSeat(occupant.name))
    table = fold([event])
    requests = {event.request: (1, event)} if event.request else {}
    begun = _company(settings, tuple(persons), seats, new_clock(settings.pace, len(seats)))
    return replace(begun, table=table, requests=requests, next_secret=event.next_secret)


def _company(settings: Settings, persons: tuple[Person, ...], seats: Seats, clock: Clock) -> Company:
    """After the first event, whose person is the host."""
    return Company(1, settings, persons, seats, 0, clock, {}, {}, {}, {}, {}, {})


_IN_THE_MATCH: Final[Mapping[type[Any], Callable[[Company, Any], Company]]] = {
    MatchOpened: match_changes.opened,
    DealStarted: match_changes.dealt,
    Moved: match_changes.moved,
}
_BESIDE_IT: Final[Mapping[type[Any], Callable[[Company, Any], Company]]] = {
    Joined: seat_changes.joined,
    Sat: seat_changes.sat,
    StoodUp: seat_changes.stood_up,
    Left: seat_changes.left,
    BotSeated: seat_changes.bot_seated,
    SeatCleared: seat_changes.seat_cleared,
    Voted: table_changes.voted,
    NonceGiven: table_changes.nonce_given,
    MatchProposed: table_changes.proposed,
    SettingsChanged: lambda company, event: replace(company, settings=event.settings),
    Warned: seat_changes.warned,
    StandInWanted: seat_changes.stand_in_wanted,
    SaidHere: seat_changes.said_here,
    StoodIn: seat_changes.stood_in,
    Returned: seat_changes.returned,
    Forfeited: table_changes.forfeited,
    Paused: table_changes.paused,
    Resumed: table_changes.resumed,
    Spoke: table_changes.spoke,
    TakeBackAsked: table_changes.take_back_asked,
    TookBack: table_changes.took_back,
    CodeMade: table_changes.code_made,
    CodeUsed: table_changes.code_used,
    Reported: lambda company, event: company,
    WishMade: table_changes.wished,
}
