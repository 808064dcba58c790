"""An order that comes again under the name of one that was taken: the same again, or something else.

Not here: what an order becomes (`deciding.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stammtisch.errors import TableError
from stammtisch.tables import company_events as events
from stammtisch.tables import orders
from stammtisch.tables.commands import DealNext, MakeMove, PlayAgain
from stammtisch.tables.company import Company
from stammtisch.tables.events import DealStarted, LogEvent, MatchOpened, Moved

BECAME: Final[Mapping[type[Any], tuple[type[Any], ...]]] = {
    MakeMove: (Moved,),
    DealNext: (DealStarted, events.Voted),
    PlayAgain: (MatchOpened, events.MatchProposed, events.Voted),
    orders.GetReady: (MatchOpened, events.Voted),
    orders.Start: (MatchOpened,),
    orders.AskTakeBack: (events.TakeBackAsked, events.TookBack),
    orders.AnswerTakeBack: (events.Voted, events.TookBack),
    orders.Sit: (events.Sat,),
    orders.Stand: (events.StoodUp,),
    orders.Leave: (events.Left,),
    orders.SeatBot: (events.BotSeated,),
    orders.Unseat: (events.SeatCleared, events.Left),
    orders.AskStandIn: (events.Warned, events.StandInWanted),
    orders.SayHere: (events.SaidHere,),
    orders.Return: (events.Returned,),
    orders.MakeCode: (events.CodeMade,),
    orders.ChangeSettings: (events.SettingsChanged,),
    orders.Pause: (events.Paused,),
    orders.Resume: (events.Resumed, events.Voted),
    orders.Adjourn: (events.Paused, events.Voted),
    orders.Say: (events.Spoke,),
    orders.Write: (events.Spoke,),
    orders.Report: (events.Reported,),
    orders.WishFor: (events.WishMade,),
}
"""What each order may have become."""

_FIELDS: Final[Mapping[str, str]] = {
    "to": "seat",
    "level": "level",
    "phrase": "phrase",
    "text": "text",
    "about": "about",
    "agree": "agrees",
    "ready": "agrees",
    "moves": "moves",
    "upto": "upto",
}
"""Fields of an order, and those of the event that hold the same."""


def expect_same(company: Company, person: int, order: orders.Order) -> None:
    """A request that was taken before must ask for what it asked for then. Raises TableError."""
    event = company.requests[order.request][1]
    if not isinstance(event, BECAME[type(order)]) or not _is_same(company, person, order, event):
        raise TableError("request_used", "A request of this name was taken before, for something else.")


def _is_same(company: Company, person: int, order: orders.Order, event: LogEvent) -> bool:
    if isinstance(order, MakeMove) and isinstance(event, Moved):
        game = company.game
        return event.seat == company.seat_of(person) and event.move == game.move_text(game.parse_move(order.text))
    if getattr(event, "by", getattr(event, "person", person)) != person:
        return False
    held = [
        (getattr(order, name), getattr(event, kept))
        for name, kept in _FIELDS.items()
        if _both(order, name, event, kept)
    ]
    return all(asked == was for asked, was in held)


def _both(order: orders.Order, name: str, event: LogEvent, kept: str) -> bool:
    return hasattr(order, name) and hasattr(event, kept)
