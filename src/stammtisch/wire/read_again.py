"""Transcripts and deals that are over as messages.

Not here: what may be read when (`records/transcript.py`, `records/deals.py`).
"""

from __future__ import annotations

from stammtisch.records.deals import ShownDeal, Step
from stammtisch.records.transcript import TranscriptDeal as Told
from stammtisch.seats import Seat
from stammtisch.wire.company_view import occupants
from stammtisch.wire.http import DealMove, DealShown, DealStep, Transcript, TranscriptDeal
from stammtisch.wire.messages import Happened
from stammtisch.wire.table_view import rules_shown


def transcript_message(deals: tuple[Told, ...]) -> Transcript:
    """What everybody saw."""
    return Transcript(tuple(_deal(deal) for deal in deals))


def _deal(deal: Told) -> TranscriptDeal:
    events = tuple(Happened(number, event) for number, event in deal.events)
    return TranscriptDeal(deal.number, events, tuple(deal.by_itself), deal.result)


def deal_message(deal: ShownDeal, your_seat: Seat | None, key: str) -> DealShown:
    """A deal as a seat saw it. your_seat: the reader's. key: what lets others read it, where the reader may have it."""
    table = deal.after
    options, rule_card = rules_shown(table.game.key, table.opened.preset, table.options)
    return DealShown(
        number=deal.number,
        shown=deal.shown,
        seat=deal.seat,
        your_seat=your_seat,
        key=key,
        game=table.game.key,
        preset=table.opened.preset,
        options=options,
        rule_card=rule_card,
        seats=occupants(deal.company),
        match=deal.before.match,
        match_after=table.match,
        sheet=deal.before.sheet,
        result=table.deal_result,
        match_result=table.match_result,
        steps=tuple(_step(step) for step in deal.steps),
    )


def _step(step: Step) -> DealStep:
    moved = None if step.moved is None else DealMove(*step.moved)
    return DealStep(moved, step.events, step.view, step.hands)
