"""A table for people under a fake clock, for tests of seats, clocks and agreement: orders go in, the log grows."""

from __future__ import annotations

from random import Random
from typing import Any, TypeAlias

from stammtisch.seats import Seat
from stammtisch.tables import expiry
from stammtisch.tables.commands import DealNext, MakeMove
from stammtisch.tables.company import Company
from stammtisch.tables.deciding import bot_plays, decide
from stammtisch.tables.events import LogEvent
from stammtisch.tables.gathering import after, gather
from stammtisch.tables.log_text import event_text, read_event
from stammtisch.tables.making import make_table
from stammtisch.tables.orders import Order, Start
from stammtisch.tables.seat_rules import Join, join
from stammtisch.tables.settings import PaceName, Timeout, Visibility
from stammtisch.tables.sitting import PersonSeat
from stammtisch.tables.table import Phase

Settings: TypeAlias = dict[str, Any]

START = 1_800_000_000_000
"""A moment at which all these tables are made."""


class Gathered:
    """A table, its log, and the time by which it is played."""

    def __init__(self, game: str, **settings: Any) -> None:
        self.now = START
        self.log: list[LogEvent] = []
        self._requests = 0
        made = make_table(game, guest="guest 0", name="Anna", now=self.now, **settings)
        self.log.append(made)
        self.company: Company = gather(self.log)

    def keep(self, *events: LogEvent) -> tuple[LogEvent, ...]:
        """Store events and apply them; each reads back from its text as it was."""
        for event in events:
            assert event == read_event(event_text(event))
            self.company = after(self.company, event)
            self.log.append(event)
        return events

    def order(self, person: int, order: Order) -> tuple[LogEvent, ...]:
        """What a person's order becomes, kept."""
        return self.keep(*decide(self.company, person, order, self.now))

    def join(self, name: str, seat: int | None = None) -> int:
        """Somebody comes; their number."""
        number, events = join(self.company, Join(f"guest {name}", name, seat), self.now)
        self.keep(*events)
        return number

    def start(self, secret: str = "test") -> None:
        """The host begins; bots take free seats."""
        self.order(self.company.host, Start(secret))

    def wait(self, milliseconds: int) -> list[LogEvent]:
        """Let time pass, each deadline in it being kept as it falls due; what happened."""
        until, happened = self.now + milliseconds, len(self.log)
        while (due := expiry.next_due(self.company)) is not None and due <= until:
            self.now = max(self.now, due)
            events = expiry.expire(self.company, self.now)
            assert events, "what is due happens"
            self.keep(*events)
        self.now = until
        return self.log[happened:]

    def let_bots_move(self, chance: Random) -> None:
        """Bots move by chance until a person is waited for, or the deal is over."""
        while (seat := self.bot_to_act()) is not None:
            self.keep(*bot_plays(self.company, seat, self.some_move(seat, chance), self.now))

    def bot_to_act(self) -> Seat | None:
        """The first bot that the table waits for."""
        seats = (seat for seat in self.company.to_act if not isinstance(self.company.seats[seat], PersonSeat))
        return next(seats, None)

    def some_move(self, seat: Seat, chance: Random) -> str:
        """A legal move of the seat."""
        table = self.company.table
        assert table is not None
        moves = table.game.legal_moves(table.state, seat)
        return table.game.move_text(moves[chance.randrange(len(moves))])

    def step(self, chance: Random) -> None:
        """One move of whoever is to act, or the next deal that everybody agrees to."""
        company = self.company
        if company.phase is Phase.DEAL_OVER:
            for person in sorted(company.seated):
                if self.company.phase is Phase.DEAL_OVER:
                    self.order(person, DealNext(self.company.seq))
            return
        seat = company.to_act[0]
        sitter = company.seats[seat]
        if isinstance(sitter, PersonSeat):
            self.order(sitter.person, MakeMove(company.seq, self.some_move(seat, chance)))
        else:
            self.keep(*bot_plays(company, seat, self.some_move(seat, chance), self.now))

    def play_until(self, phase: Phase, chance: Random, most: int = 20_000) -> None:
        """Play by chance until the table is in this phase."""
        for _ in range(most):
            if self.company.phase is phase:
                return
            self.step(chance)
        raise AssertionError(f"never {phase}")

    @property
    def persons_turn(self) -> int:
        """The person that the table waits for."""
        sitter = self.company.seats[self.company.to_act[0]]
        assert isinstance(sitter, PersonSeat)
        return sitter.person


def friends(game: str, persons: int, secret: str = "test", **settings: Any) -> Gathered:
    """A match in which so many people have begun to play, bots in the other seats."""
    gathered = Gathered(game, **settings)
    for number in range(1, persons):
        gathered.join(f"person {number}")
    gathered.start(secret)
    return gathered


PUBLIC_FAST: Settings = {"visibility": Visibility.PUBLIC, "pace": PaceName.FAST}
PRIVATE_FAST: Settings = {"pace": PaceName.FAST}
FORFEIT: Settings = {**PUBLIC_FAST, "timeout": Timeout.FORFEIT}
