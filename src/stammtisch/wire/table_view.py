"""A table as the message that a reader is sent: whole, and holding only what that reader may know.

Not here: what a seat may know of a deal (the game's `view` and `asked` say so), the people (`company_view.py`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from stammtisch.games import find_game
from stammtisch.games.options import Value, differences, differences_from_usual, find_preset, options_record
from stammtisch.lessons.lesson import LEARNER
from stammtisch.lessons.places import lesson_of, place_of
from stammtisch.seats import Seat
from stammtisch.tables.company import Company
from stammtisch.tables.table import Table, offered_preset
from stammtisch.wire.company_view import CompanyViews, Reader, Shown, occupants
from stammtisch.wire.messages import Happened, LessonStep, RuleCard, TableView, WaitingView
from stammtisch.wire.parts import Parts
from stammtisch.wire.reader_view import ReaderView, halves

EVENTS: Final = 256
EVENTS_AT_ONCE: Final = 64
"""At least so many of the deal's events are shown; older ones go so many at once, and show in the game's view."""


def table_view(table_id: str, company: Company, reader: Reader, shown: Shown) -> TableView | WaitingView:
    """All that the reader may know of the table now."""
    return TableViews(table_id, company, shown, Parts()).of(reader).whole()


class TableViews:
    """The views of a table at one moment, one for each reader. What all of them see alike is made once.

    parts: what the table's views before this one were made of; what has not changed since is taken from there.
    """

    def __init__(self, table_id: str, company: Company, shown: Shown, parts: Parts) -> None:
        self._company = company
        self._companies = CompanyViews(company, shown, parts)
        options, rule_card = parts.of(rules_shown, company.game.key, company.preset, company.options)
        self._common: dict[str, Any] = {
            "table_id": table_id,
            "seq": company.seq,
            "game": company.game.key,
            "preset": company.preset,
            "options": options,
            "rule_card": rule_card,
            "seats": occupants(company, shown.present, parts),
            **({} if company.table is None else _of_match(company, company.table, parts)),
        }
        self._public = {} if company.table is None else _public(company.table)

    def of(self, reader: Reader) -> ReaderView:
        """All that the reader may know."""
        company, seat = self._company, self._company.seat_of(reader.person)
        people, of_person = self._companies.common, self._companies.own(reader)
        own: dict[str, Any] = {"your_seat": seat, "mirror": reader.mirror}
        table = company.table
        if table is None:
            return ReaderView(WaitingView, self._common, own, people, of_person, {}, {})
        view = table.game.view(table.state, seat)
        _, private = halves(view, table.game.own_fields)
        own["asked"] = None if seat is None or company.forfeit is not None else table.game.asked(table.state, seat)
        counts = seat is not None and company.settings.may_count(company.preset)
        own["count_help"] = table.game.count_help(view) if counts else None
        own["lesson"] = _lesson_step(table, seat)
        return ReaderView(TableView, self._common, own, people, of_person, self._public, private.of(view), type(view))


def _public(table: Table) -> dict[str, Any]:
    """What everybody sees of the deal alike; its result is told once, in the sheet."""
    view = table.game.view(table.state, None)
    public, _ = halves(view, table.game.own_fields)
    shown = public.of(view)
    return {**shown, "result": None} if "result" in shown else shown


def _lesson_step(table: Table, seat: Seat | None) -> LessonStep | None:
    """For the learner alone; what the others will do is not in it."""
    lesson = lesson_of(table)
    if lesson is None or seat != LEARNER:
        return None
    place, count = place_of(table), len(lesson.choices)
    choice = None if place is None else place.choice
    if place is None or choice is None:
        return LessonStep(place is not None, 0, count, "", "", ())
    return LessonStep(True, place.made[LEARNER] + 1, count, choice.topic, choice.move, choice.rules)


def _of_match(company: Company, table: Table, parts: Parts) -> dict[str, Any]:
    """What everybody sees of the match alike, beside the game's own view."""
    happened = _happened(table, parts)
    return {
        "phase": company.phase,
        "match": table.match,
        "events": happened,
        "automatic": _of_those(happened, company.automatic),
        "by_bot": _of_those(happened, company.by_bot),
        "deal_is_over": table.deal_result is not None,
        "match_result": table.match_result,
        "forfeit": company.forfeit,
        "sheet": table.sheet,
        "offer": parts.of(offered_preset, table.game, table.options, table.opened.language),
        "earlier_deals": table.earlier_deals,
        "open_deals": company.open_deals,
    }


@lru_cache(maxsize=256)
def rules_shown(game: str, preset: str, options: Any) -> tuple[dict[str, Value], RuleCard]:
    """The options by key, and how they differ: the same for every reader and every move of a match."""
    chosen = find_preset(find_game(game).presets, preset)
    card = RuleCard(differences(options, chosen), differences_from_usual(options))
    return options_record(options), card


def _of_those(happened: tuple[Happened, ...], numbers: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(number for number in numbers if happened and number >= happened[0].number)


def _happened(table: Table, parts: Parts) -> tuple[Happened, ...]:
    gone = max(0, len(table.happened) - EVENTS) // EVENTS_AT_ONCE * EVENTS_AT_ONCE
    return parts.each(Happened, table.happened_from, table.happened)[gone:]
