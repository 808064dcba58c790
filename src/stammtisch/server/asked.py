"""A message of a client as an order to its table: one row each.

Not here: what the order becomes (`tables/deciding.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, Final, TypeAlias

from stammtisch.tables import orders
from stammtisch.tables.commands import DealNext, MakeMove, PlayAgain
from stammtisch.wire import commands

Codes: TypeAlias = Callable[[str], str]
"""Gives the one-time code that belongs to a text, the same each time."""


def order_of(message: commands.TableCommand, secret: Callable[[], str], code: str = "") -> orders.Order:
    """The order that a message asks for. secret: fresh, for a match that may begin. code: the one-time code."""
    if isinstance(message, commands.SeatCode):
        return orders.MakeCode(digest_of(code), message.request)
    if isinstance(message, commands.Again | commands.Ready | commands.Start):
        return _BEGINNING[type(message)](message, secret())
    return _ORDERS[type(message)](message)


def digest_of(code: str) -> str:
    """What is kept of a one-time code: letters of either case are the same, spaces and dashes do not count."""
    plain = code.upper().replace(" ", "").replace("-", "")
    return sha256(plain.encode()).hexdigest()


_BEGINNING: Final[Mapping[type[Any], Callable[[Any, str], orders.Order]]] = {
    commands.Again: lambda m, secret: PlayAgain(m.seq, secret, m.request, m.same_cards, m.preset, m.options, m.nonce),
    commands.Ready: lambda m, secret: orders.GetReady(m.ready, secret, m.request, m.nonce),
    commands.Start: lambda m, secret: orders.Start(secret, m.request, m.nonce),
}
_ORDERS: Final[Mapping[type[Any], Callable[[Any], orders.Order]]] = {
    commands.Move: lambda m: MakeMove(m.seq, m.move, m.request),
    commands.Next: lambda m: DealNext(m.seq, m.request),
    commands.TakeBack: lambda m: orders.AskTakeBack(m.seq, m.request),
    commands.AnswerTakeBack: lambda m: orders.AnswerTakeBack(m.agree, m.request),
    commands.Wish: lambda m: orders.WishFor(m.moves, m.upto, m.request),
    commands.Sit: lambda m: orders.Sit(m.to, m.request),
    commands.Stand: lambda m: orders.Stand(m.request),
    commands.Leave: lambda m: orders.Leave(m.request),
    commands.SeatBot: lambda m: orders.SeatBot(m.to, m.level, m.request),
    commands.Unseat: lambda m: orders.Unseat(m.to, m.request),
    commands.StandIn: lambda m: orders.AskStandIn(m.to, m.request),
    commands.Here: lambda m: orders.SayHere(m.request),
    commands.Return: lambda m: orders.Return(m.request),
    commands.Change: lambda m: orders.ChangeSettings(m.visibility, m.spectators, m.free_text, m.request),
    commands.Pause: lambda m: orders.Pause(m.request),
    commands.Resume: lambda m: orders.Resume(m.request),
    commands.Adjourn: lambda m: orders.Adjourn(m.agree, m.request),
    commands.Say: lambda m: orders.Say(m.phrase, m.request),
    commands.Write: lambda m: orders.Write(m.text, m.request),
    commands.Report: lambda m: orders.Report(m.text, m.about, m.request),
}
