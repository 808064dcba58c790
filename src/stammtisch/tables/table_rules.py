"""Settings, pauses, talk, reports and wishes: company + person + order + now -> events.

Not here: what events change (`gathering.py`).
"""

from __future__ import annotations

from dataclasses import replace

from stammtisch.errors import TableError
from stammtisch.tables import orders
from stammtisch.tables.company import Company
from stammtisch.tables.company_events import Paused, Reported, Resumed, SettingsChanged, Spoke, Voted, WishMade
from stammtisch.tables.events import LogEvent
from stammtisch.tables.seat_rules import expect_host
from stammtisch.tables.table import Phase
from stammtisch.tables.votes import PauseReason, Question

Events = tuple[LogEvent, ...]


def change_settings(company: Company, person: int, order: orders.ChangeSettings, now: int) -> Events:
    """The host. Raises ParseError for settings that contradict each other."""
    expect_host(company, person)
    wanted = {"visibility": order.visibility, "spectators": order.spectators, "free_text": order.free_text}
    changes = {name: value for name, value in wanted.items() if value is not None}
    return (SettingsChanged(replace(company.settings, **changes), person, now, order.request),)  # type: ignore[arg-type]  # each value is of its own field's type


def pause(company: Company, person: int, order: orders.Pause, now: int) -> Events:
    """Anyone in a seat of a private table with a clock, while a match runs."""
    _expect_seat_of_private(company, person)
    if not company.has_clock:
        raise TableError("no_clock", "This table has no clock to stop.")
    if not company.match_runs or company.is_halted:
        raise TableError("not_now", "No clock runs.")
    return (Paused(PauseReason.ASKED, now, person, None, order.request),)


def resume(company: Company, person: int, order: orders.Resume, now: int) -> Events:
    """Anyone in a seat after a pause; all of them after an adjournment."""
    _expect_seat_of_private(company, person)
    if not company.is_halted:
        raise TableError("not_now", "The match is not paused.")
    if company.clock.reason is PauseReason.ADJOURNED and not company.all_agree(Question.RESUME, person):
        return (Voted(person, Question.RESUME, True, now, order.request),)
    return (Resumed(now, person, order.request),)


def adjourn(company: Company, person: int, order: orders.Adjourn, now: int) -> Events:
    """Anyone in a seat of a private table, while a match runs; it rests once all agree."""
    _expect_seat_of_private(company, person)
    if not company.match_runs or company.clock.reason is PauseReason.ADJOURNED:
        raise TableError("not_now", "No match runs that could be adjourned.")
    if order.agree and company.all_agree(Question.ADJOURN, person):
        return (Paused(PauseReason.ADJOURNED, now, person, None, order.request),)
    return (Voted(person, Question.ADJOURN, order.agree, now, order.request),)


def say(company: Company, person: int, order: orders.Say, now: int) -> Events:
    """Anyone at the table."""
    return (Spoke(person, order.phrase, "", now, order.request),)


def write(company: Company, person: int, order: orders.Write, now: int) -> Events:
    """Anyone at the table, where it allows free text."""
    if not company.settings.free_text:
        raise TableError("no_free_text", "At this table there are quick phrases only.")
    return (Spoke(person, None, _printable(order.text), now, order.request),)


def report(company: Company, person: int, order: orders.Report, now: int) -> Events:
    """Anyone at the table, about anyone who was there."""
    if order.about is not None and not 0 <= order.about < len(company.persons):
        raise TableError("no_such_person", f"There is no person {order.about} at this table.")
    return (Reported(person, order.about, _printable(order.text), now, order.request),)


def wish_for(company: Company, person: int, order: orders.WishFor, now: int) -> Events:
    """Anyone in a seat, while a deal is played. Raises ParseError for moves that the game does not have."""
    if company.acts_at(person) is None:
        raise TableError("no_seat", "You have no seat at this table.")
    if company.phase is not Phase.PLAYING:
        raise TableError("not_now", "No deal is being played.")
    moves = tuple(company.game.move_text(company.game.parse_move(text)) for text in order.moves)
    return (WishMade(person, moves, order.upto, now, order.request),)


def printable_name(text: str) -> str:
    """A name in one line, without what could not be read, at most 40 characters."""
    return " ".join(_printable(text).split())[:40]


def _printable(text: str) -> str:
    return "".join(sign if sign.isprintable() else " " for sign in text).strip()


def _expect_seat_of_private(company: Company, person: int) -> None:
    if company.acts_at(person) is None:
        raise TableError("no_seat", "You have no seat at this table.")
    if not company.is_private:
        raise TableError("not_private", "Only a private table can be paused.")
