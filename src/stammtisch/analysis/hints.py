"""A hint for the person to move: what a bot that thinks would do there, and why.

What belongs here: who is asked in which game. What does not: when a hint may be had (`server/`). It is asked of a view,
so that it knows no more than the seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from stammtisch.players import belote, cribbage
from stammtisch.players.belote import BeloteThinker
from stammtisch.players.cribbage import CribbageThinker
from stammtisch.players.reasons import Weighed

Hinter: TypeAlias = Callable[[Any, Sequence[Any], Random], tuple[Weighed[Any], ...]]
"""A view, its legal moves and chance -> the moves that there is a choice of, the best first, with reasons."""

MOST: Final = 3


def _of_belote() -> Hinter:
    expert = belote.LEVELS["expert"]
    assert isinstance(expert, BeloteThinker)
    return expert.weigh


def _of_cribbage() -> Hinter:
    expert = cribbage.LEVELS["expert"]
    assert isinstance(expert, CribbageThinker)
    return lambda view, moves, _: expert.weigh(view, moves)


HINTERS: Final[Mapping[str, Hinter]] = {"belote": _of_belote(), "cribbage": _of_cribbage()}


def hint(key: str, view: Any, moves: Sequence[Any], rng: Random) -> tuple[Weighed[Any], ...]:
    """The best moves of a seat, at most three; its only one without a reason; none where nothing is weighed."""
    if len(moves) == 1:
        return (Weighed(moves[0], 0.0),)
    return HINTERS[key](view, moves, rng)[:MOST]
