"""What `stammtisch solve` tells of Skat: the value of a deal, of each card, and what the cards that were played cost.

Not here: arguments and files (`solve.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from stammtisch.cards import Card
from stammtisch.games.skat.contract import Contract, Kind
from stammtisch.games.skat.state import Declared, Finished, Play
from stammtisch.records.record import MatchRecord
from stammtisch.records.replay import steps
from stammtisch.seats import Seat
from stammtisch.solvers.answers import Bounds
from stammtisch.solvers.skat import Position, Solver
from stammtisch.solvers.skat.position import position_of
from stammtisch.solvers.skat.reading import PLACES, deal_of


def deal_lines(fields: Mapping[str, Any]) -> Iterator[str]:
    """The value of a deal, whether its contract is made, and the value of each card that may be led."""
    position, contract = deal_of(fields)
    solver = Solver()
    yield f"{contract.text}, {PLACES[position.leader]} leads: {_told(position, contract, solver)}"
    values = [f"{move.card.text} {_value_text(position.kind, move.value)}" for move in solver.moves(position)]
    yield "  " + ", ".join(values)


def record_lines(record: MatchRecord) -> Iterator[str]:
    """For each deal that somebody declared: its value, and each card after which it was worth something else."""
    plays: list[Play] = []
    number = 0
    for deal, table in steps(record):
        if deal != number:
            yield from _play_lines(number, plays)
            number, plays = deal, []
        state = table.state
        if isinstance(state, Finished):
            state = state.play
        if isinstance(state, Play) and isinstance(state.game, Declared):
            plays.append(state)
    yield from _play_lines(number, plays)


def _play_lines(number: int, plays: list[Play]) -> Iterator[str]:
    if not plays:
        if number:
            yield f"deal {number}: nobody declared"
        return
    opening, game = position_of(plays[0]), plays[0].game
    assert isinstance(game, Declared)
    solver = Solver()
    players = plays[0].deal.turns_from[game.declarer]
    told = _told(opening, game.contract, solver)
    yield f"deal {number}: seat {game.declarer} plays {game.contract.text}: {told}"
    yield from _costs(plays, solver, opening.kind, players)


def _costs(plays: list[Play], solver: Solver, kind: Kind, players: tuple[Seat, ...]) -> Iterator[str]:
    """A line for each card that changed what the deal is worth."""
    positions = [position_of(play) for play in plays]
    values = [solver.value(position) for position in positions]
    for (before, after), (was, now) in zip(pairwise(positions), pairwise(values), strict=True):
        card = _played(before, after)
        if card is not None and was != now:
            trick = sum(before.tricks) + 1
            yield f"  trick {trick}: {card.text} by seat {players[before.turn]}: {_value_text(kind, now)}"


def _played(before: Position, after: Position) -> Card | None:
    """The card between two positions; None where something else was said."""
    gone = set(before.hands[before.turn]) - set(after.hands[before.turn])
    return gone.pop() if len(gone) == 1 else None


def _told(position: Position, contract: Contract, solver: Solver) -> str:
    value, makes = solver.value(position), solver.makes(position, contract)
    made = "made" if makes else "not made"
    return made if position.kind is Kind.NULL else f"{_value_text(position.kind, value)} card points, {made}"


def _value_text(kind: Kind, value: Bounds) -> str:
    return ("not made", "made")[value.least] if kind is Kind.NULL else str(value.least)
