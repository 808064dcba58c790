"""The company: the people at a table, where each sits, whose time runs, what they agree on; and the match they play.

Here: the value and what follows from it. Not here: how events make it (`gathering.py`), what may be asked of it
(`deciding.py`), and the match itself (`table.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stammtisch.games import find_game
from stammtisch.games.game import AnyGame
from stammtisch.games.options import change_options
from stammtisch.seats import Seat
from stammtisch.tables.clock import Clock
from stammtisch.tables.company_events import CodeMade, MatchProposed, Spoke, TakeBackAsked, WishMade
from stammtisch.tables.events import LogEvent
from stammtisch.tables.settings import PaceName, Settings, Timeout, Visibility
from stammtisch.tables.sitting import EmptySeat, Person, PersonSeat, Seats, StandInSeat, seat_of, seated_persons
from stammtisch.tables.table import Phase, Table
from stammtisch.tables.votes import PauseReason, Question, Votes
from stammtisch.values import dataclass

MOST_SAID: Final = 50
"""So much of what was said last is shown."""


@dataclass(frozen=True, slots=True)
class Undo:
    """What would be taken back: the match before the last move, made by this seat's person."""

    seat: Seat
    before: Table


@dataclass(frozen=True, slots=True)
class Company:
    """A table after `seq` events, with its people. Persons are numbers, from 0 in the order in which they came.

    table: its match; None before the first one. votes: who has agreed to what. said: with the number of its event.
    requests: commands taken since the match opened, each with the number of the event that it became, and the event.
    codes: one-time codes not used yet, by digest. wishes: by person. automatic: numbers of game events in this deal
    that came by moves made automatically. by_bot: numbers of those made by bots that stood in.
    next_secret: what the next match follows from, empty at tables older than that. nonces: given for it, by person.
    wanted: the seats for which a bot is wanted, each with the persons who want it.
    last_at: moment of the last event; moved_at: of the last one in the match; gathered_at: of the last one by which
    seats or settings changed.
    """

    seq: int
    settings: Settings
    persons: tuple[Person, ...]
    seats: Seats
    host: int
    clock: Clock
    votes: Votes
    requests: Mapping[str, tuple[int, LogEvent]]
    codes: Mapping[str, CodeMade]
    wishes: Mapping[int, WishMade]
    nonces: Mapping[int, str]
    wanted: Mapping[Seat, frozenset[int]]
    table: Table | None = None
    proposal: MatchProposed | None = None
    said: tuple[tuple[int, Spoke], ...] = ()
    undo: Undo | None = None
    take_back: TakeBackAsked | None = None
    next_secret: str = ""
    forfeit: Seat | None = None
    automatic: tuple[int, ...] = ()
    by_bot: tuple[int, ...] = ()
    last_at: int = 0
    moved_at: int = 0
    gathered_at: int = 0

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        if self.table is None:
            return Phase.WAITING
        return Phase.MATCH_OVER if self.is_cut_short else self.table.phase

    @property
    def is_cut_short(self) -> bool:
        """Whether the match ended before its rules say so: by a forfeit, or with the deals that the table wanted."""
        table, deals = self.table, self.settings.deals
        has_all = table is not None and deals > 0 and table.deals >= deals and table.phase is Phase.DEAL_OVER
        return has_all or self.forfeit is not None

    @property
    def match_runs(self) -> bool:
        """Whether a match has begun and is not over: seats do not change."""
        return self.phase in (Phase.PLAYING, Phase.DEAL_OVER)

    @property
    def open_deals(self) -> int:
        """How many of the match's first deals may be told with all their cards."""
        if self.table is None:
            return 0
        return self.table.deals if self.phase is Phase.MATCH_OVER else self.table.open_deals

    @property
    def is_over(self) -> bool:
        """Whether nothing goes on here: the match is over, or everybody has left."""
        return self.phase is Phase.MATCH_OVER or all(person.is_gone for person in self.persons)

    @property
    def begins_by_itself(self) -> bool:
        """Whether the first match waits for nobody's word: at a table of quick match, once every seat is taken."""
        full = not any(isinstance(sitter, EmptySeat) for sitter in self.seats)
        quick = self.settings.visibility is Visibility.QUICK
        return quick and full and self.phase is Phase.WAITING and bool(self.seated)

    @property
    def game(self) -> AnyGame:
        """The game of the match, or of the one to come."""
        return self.table.game if self.table else find_game(self.settings.game)

    @property
    def options(self) -> Any:
        """The options of the match, or of the one to come."""
        if self.table is not None:
            return self.table.options
        return change_options(self.game.presets["house"], self.settings.options)

    @property
    def preset(self) -> str:
        """The preset of the match, or of the one to come."""
        return self.table.opened.preset if self.table else self.settings.preset

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that the match waits for, persons' and bots'; none while it does not run."""
        return self.table.to_act if self.table and self.phase is Phase.PLAYING else ()

    @property
    def asked(self) -> frozenset[Seat]:
        """The seats in which a person is waited for, whose time therefore runs."""
        return frozenset(seat for seat in self.to_act if isinstance(self.seats[seat], PersonSeat))

    @property
    def deals_by_itself(self) -> bool:
        """Whether cards that are dealt one at a time come at the table's pace; a lone person's page takes its own."""
        return self.has_clock or len(self.seated) > 1

    @property
    def is_private(self) -> bool:
        """Whether only friends come here."""
        return self.settings.visibility is Visibility.PRIVATE

    @property
    def has_clock(self) -> bool:
        """Whether decisions take time."""
        return self.settings.pace is not PaceName.NONE

    @property
    def forfeits(self) -> bool:
        """Whether who is out of time loses at once: by the table's settings, or by the game's own option."""
        return self.settings.timeout is Timeout.FORFEIT or getattr(self.options, "timeout", "auto") == "forfeit"

    @property
    def is_halted(self) -> bool:
        """Whether no move may be made: paused or adjourned by the people. After a restart one may."""
        return self.clock.paused is not None and self.clock.reason is not PauseReason.RESTART

    @property
    def next_number(self) -> int:
        """The number that the next event of the game will have."""
        return self.table.happened_from + len(self.table.happened) if self.table else 0

    @property
    def seated(self) -> frozenset[int]:
        """The persons who sit and act themselves: those who are asked to agree."""
        return seated_persons(self.seats)

    def seat_of(self, person: int | None) -> Seat | None:
        """The person's seat, be it that a bot stands in."""
        seat = None if person is None else seat_of(self.seats, person)
        return None if seat is None else Seat(seat)

    def acts_at(self, person: int) -> Seat | None:
        """The seat where the person acts; None for who has none, or for whom a bot stands in."""
        seat = self.seat_of(person)
        return seat if seat is not None and isinstance(self.seats[seat], PersonSeat) else None

    def stands_in_for(self, person: int) -> Seat | None:
        """The seat where a bot stands in for the person."""
        seat = self.seat_of(person)
        return seat if seat is not None and isinstance(self.seats[seat], StandInSeat) else None

    def person_of(self, guest: str) -> int | None:
        """The number of this guest, if they are at the table."""
        return next((n for n, person in enumerate(self.persons) if person.guest == guest and not person.is_gone), None)

    def nonces_by_seat(self) -> tuple[str, ...]:
        """The nonces for the next match, empty where none was given."""
        return tuple(
            self.nonces.get(sitter.person, "") if isinstance(sitter, PersonSeat) else "" for sitter in self.seats
        )

    def wanting(self, seat: Seat) -> frozenset[int]:
        """The others in seats who want a bot there."""
        return self.wanted.get(seat, frozenset()) & self.others(seat)

    def others(self, seat: Seat) -> frozenset[int]:
        """The persons in the other seats."""
        return seated_persons(tuple(sitter for other, sitter in enumerate(self.seats) if other != seat))

    def needed(self, seat: Seat) -> int:
        """How many of the others make a majority."""
        return len(self.others(seat)) // 2 + 1

    def agreed(self, question: Question) -> frozenset[int]:
        """The persons in seats who have agreed."""
        return self.votes.get(question, frozenset()) & self.seated

    def all_agree(self, question: Question, voter: int) -> bool:
        """Whether with this person's word everybody in a seat agrees."""
        return self.agreed(question) | {voter} >= self.seated
