"""A table as the message that a seat is sent: whole, and holding only what that seat may know.

Not here: what a seat may know of a deal; the game's `view` and `asked` say so.
"""

from __future__ import annotations

from stammtisch.games.options import differences, differences_from_usual, find_preset, options_record
from stammtisch.seats import Seat
from stammtisch.tables.events import SeatKind
from stammtisch.tables.settings import Level, PaceName, Timeout, Visibility
from stammtisch.tables.table import Table
from stammtisch.wire.messages import (
    Company,
    Happened,
    Occupant,
    RuleCard,
    TablePerson,
    TableSettings,
    TableView,
)

EVENTS = 256
"""At most so many of the deal's events are sent; older ones show in the view."""


def table_view(table_id: str, table: Table, seat: Seat, *, mirror: bool) -> TableView:
    """All that `seat` may know of the table now."""
    game = table.game
    return TableView(
        table_id=table_id,
        seq=table.seq,
        game=game.key,
        preset=table.opened.preset,
        options=options_record(table.options),
        rule_card=_rule_card(table),
        seats=_occupants(table),
        your_seat=seat,
        mirror=mirror,
        phase=table.phase,
        match=table.match,
        view=game.view(table.state, seat),
        asked=game.asked(table.state, seat),
        events=_happened(table),
        automatic=(),
        deal_result=table.deal_result,
        match_result=table.match_result,
        forfeit=None,
        sheet=table.sheet,
        offer=table.offer,
        company=_company(table),
    )


def _rule_card(table: Table) -> RuleCard:
    preset = find_preset(table.game.presets, table.opened.preset)
    return RuleCard(differences(table.options, preset), differences_from_usual(table.options))


def _occupants(table: Table) -> tuple[Occupant, ...]:
    return tuple(
        _occupant(occupant.kind, occupant.name, table.game.side_of(table.options, Seat(seat)))
        for seat, occupant in enumerate(table.opened.occupants)
    )


def _occupant(kind: SeatKind, name: str, side: int) -> Occupant:
    if kind is SeatKind.PERSON:
        return Occupant(kind, name, side, 0, None, True, False)
    return Occupant(kind, name, side, None, Level.REGULAR, False, False)


def _company(table: Table) -> Company:
    seats = [seat for seat, occupant in enumerate(table.opened.occupants) if occupant.kind is SeatKind.PERSON]
    persons = tuple(TablePerson(number, "", seat, True) for number, seat in enumerate(seats))
    settings = TableSettings(Visibility.PRIVATE, PaceName.NONE, Timeout.AUTO, False, False, None)
    return Company(0, 0, persons, (), settings, None, (), None, (), None, False, None)


def _happened(table: Table) -> tuple[Happened, ...]:
    numbered = enumerate(table.happened, table.happened_from)
    return tuple(Happened(number, event) for number, event in numbered)[-EVENTS:]
