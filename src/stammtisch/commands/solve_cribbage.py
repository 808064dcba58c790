"""What `stammtisch solve` tells of Cribbage: by how much one seat outpegs the other, and what the cards played cost.

Not here: arguments and files (`solve.py`); hands and crib at the show, which count what they count.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from stammtisch.games.cribbage.state import Play
from stammtisch.records.record import MatchRecord
from stammtisch.records.replay import steps
from stammtisch.solvers.cribbage.pegging import peg_difference


def record_lines(record: MatchRecord) -> Iterator[str]:
    """For each deal: what seat 0 pegs more than seat 1 with open cards, and each card after which that was another."""
    plays: dict[int, list[Play]] = {}
    for number, table in steps(record):
        held = plays.setdefault(number, [])
        if isinstance(table.state, Play):
            held.append(table.state)
    for number, states in plays.items():
        yield from _play_lines(number, states)


def _play_lines(number: int, plays: list[Play]) -> Iterator[str]:
    if not plays:
        yield f"deal {number}: no card was played"
        return
    values = [_pegged(play) + peg_difference(play) for play in plays]
    yield f"deal {number}: with open cards seat 0 pegs {_ahead(values[0])}"
    for (before, after), (was, now) in zip(pairwise(plays), pairwise(values), strict=True):
        card = after.plays[-1].card if len(after.plays) > len(before.plays) else None
        if card is not None and was != now:
            yield f"  {card.text} by seat {before.turn}: {_ahead(now)}"


def _pegged(play: Play) -> int:
    """What seat 0 has pegged since the deal, heels included, less what seat 1 has."""
    gained = [0, 0]
    for award in play.awards:
        gained[award.seat] += award.pegged
        gained[1 - award.seat] += award.claimed
    return gained[0] - gained[1]


def _ahead(difference: int) -> str:
    """In words: how much more or less."""
    if difference == 0:
        return "as much as seat 1"
    return f"{abs(difference)} {'more' if difference > 0 else 'less'} than seat 1"
