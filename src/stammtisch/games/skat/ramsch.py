"""Ramsch: what it costs when all have passed and everybody played alone (S-X2 to S-X6)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from stammtisch.games.game import Event, Result, ScoreLine, arguments
from stammtisch.games.skat.order import card_points
from stammtisch.games.skat.state import Finished, Play
from stammtisch.seats import Seat, Side

DURCHMARSCH: Final = 120


def settle_ramsch(play: Play, rest_to: Seat | None = None) -> tuple[Finished, tuple[Event, ...]]:
    """The end of a Ramsch. rest_to: who gets the tricks that were not played."""
    last = play.tricks[-1].winner if rest_to is None else rest_to
    points = _points(play, last, rest_to)
    winners = {taken.winner for taken in play.tricks} | ({last} if rest_to is not None else set())
    lines = list(_count_lines(play, points, last))
    if len(winners) == 1:
        scores = {last: DURCHMARSCH}
        lines.append(ScoreLine("durchmarsch", "S-X6", arguments(score=DURCHMARSCH), Side(last)))
    else:
        scores = _losses(play, points, winners)
        lines += _loss_lines(play, points, winners, scores)
    by_seat = tuple(scores.get(Seat(seat), 0) for seat in range(len(play.deal.dealt)))
    reason = "durchmarsch" if len(winners) == 1 else "ramsch"
    events = (
        Event("skat_shown", None, play.deal.skat, rule="S-A22"),
        *(Event("ramsch_counted", seat, (), arguments(score=score), "S-X4") for seat, score in scores.items()),
    )
    over = replace(play, said=replace(play.said, question=None))
    return Finished(over, points, Result(by_seat, reason, tuple(lines))), events


def _points(play: Play, last: Seat, rest_to: Seat | None) -> tuple[int, ...]:
    """Card points by seat; the skat goes with the last trick or to nobody (S-X3)."""
    points = [0] * len(play.deal.dealt)
    for taken in play.tricks:
        points[taken.winner] += taken.card_points
    if rest_to is not None:
        points[rest_to] += card_points(play.cards) + sum(card_points(hand) for hand in play.hands)
    if play.deal.options.ramsch_skat == "last_trick":
        points[last] += card_points(play.deal.skat)
    return tuple(points)


def _losses(play: Play, points: tuple[int, ...], winners: set[Seat]) -> dict[Seat, int]:
    """What each loser loses: the most card points (S-X4), doubled by a player without a trick (S-X5)."""
    factor = 2 if len(winners) < 3 else 1
    return {seat: -points[seat] * factor for seat in play.deal.players if points[seat] == max(points)}


def _count_lines(play: Play, points: tuple[int, ...], last: Seat) -> list[ScoreLine]:
    lines = [
        ScoreLine("ramsch_points", "S-X4", arguments(card_points=points[seat]), Side(seat))
        for seat in play.deal.players
    ]
    if play.deal.options.ramsch_skat == "last_trick":
        skat = arguments(card_points=card_points(play.deal.skat))
        lines.append(ScoreLine("ramsch_skat", "S-X3", skat, Side(last)))
    return lines


def _loss_lines(play: Play, points: tuple[int, ...], winners: set[Seat], scores: dict[Seat, int]) -> list[ScoreLine]:
    idle = [seat for seat in play.deal.players if seat not in winners]
    lines = [ScoreLine("jungfrau", "S-X5", arguments(factor=2), Side(seat)) for seat in idle]
    for seat, score in scores.items():
        lines.append(ScoreLine("ramsch_loss", "S-X4", arguments(card_points=points[seat], score=score), Side(seat)))
    return lines
