"""Why a play of Tractor is chosen, in reasons that every language words.

What belongs here: facts about one play, and what it came to in the deals that were tried. What does not: choosing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean

from stammtisch.cards import Card
from stammtisch.games.game import arguments
from stammtisch.games.tractor.order import card_points
from stammtisch.games.tractor.scoring import TARGET
from stammtisch.games.tractor.shapes import split
from stammtisch.games.tractor.view import TractorView
from stammtisch.games.tractor.winner import winning_play
from stammtisch.players.reasons import Reason
from stammtisch.players.tractor.worth import Worth
from stammtisch.seats import Seat, side_of


def reasons_of(view: TractorView, cards: tuple[Card, ...], scores: Sequence[int]) -> tuple[Reason, ...]:
    """What is plain about these cards, then in how many deals the own side comes off better. scores: the attackers'."""
    return (*_facts(view, cards), *_averages(view, scores))


def _facts(view: TractorView, cards: tuple[Card, ...]) -> Iterator[Reason]:
    if view.phase != "play" or view.trick is None or view.seat is None:
        return
    worth = Worth(view)
    if not view.trick.plays:
        if all(worth.is_highest(component) for component in split(cards, worth.order)):
            yield Reason("unbeaten")
        return
    place, _ = winning_play(view.trick.plays, worth.order, view.match.options.throw_eval)
    if card_points(cards) and side_of(Seat(view.trick.leader + place)) == side_of(view.seat):
        yield Reason("partner", arguments(card_points=card_points(cards)))


def _averages(view: TractorView, scores: Sequence[int]) -> Iterator[Reason]:
    if not scores:
        return
    attacks = view.seat in view.attackers
    good = sum((score >= TARGET) == attacks for score in scores)
    share = round(100 * good / len(scores))
    yield Reason("takes_over" if attacks else "holds", arguments(of_100=share, deals=len(scores)))
    yield Reason("score", arguments(score=round(fmean(scores))))
