"""Transcripts and deals that are over as messages. Not here: what may be read when (`records/transcript.py`)."""

from __future__ import annotations

from stammtisch.records.transcript import ShownDeal
from stammtisch.records.transcript import TranscriptDeal as Told
from stammtisch.wire.http import DealShown, DealStep, Transcript, TranscriptDeal
from stammtisch.wire.messages import Happened


def transcript_message(deals: tuple[Told, ...]) -> Transcript:
    """What everybody saw."""
    return Transcript(tuple(_deal(deal) for deal in deals))


def _deal(deal: Told) -> TranscriptDeal:
    events = tuple(Happened(number, event) for number, event in deal.events)
    return TranscriptDeal(deal.number, events, tuple(deal.by_itself), deal.result)


def deal_message(deal: ShownDeal) -> DealShown:
    """A deal as a seat saw it."""
    steps = tuple(DealStep(view, events) for view, events in deal.steps)
    return DealShown(deal.number, deal.seat, deal.game, steps)
