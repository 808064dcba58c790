"""A hint for the person to move: what a bot that thinks would do there, and why.

What belongs here: who is asked in which game. What does not: when a hint may be had (`server/`). It is asked of a view,
so that it knows no more than the seat.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from stammtisch.players import LEVELS
from stammtisch.players.belote import BeloteThinker
from stammtisch.players.cribbage import CribbageThinker
from stammtisch.players.reasons import Weighed
from stammtisch.players.skat import SkatThinker
from stammtisch.players.tractor.thinking import TractorThinker

Hinter: TypeAlias = Callable[[Any, Sequence[Any], Random], tuple[Weighed[Any], ...]]
"""A view, its legal moves and chance -> the moves that there is a choice of, the best first, with reasons."""

MOST: Final = 3


def _expert_of(key: str) -> Hinter:
    expert = LEVELS[key]["expert"]
    assert isinstance(expert, BeloteThinker | SkatThinker | TractorThinker)
    return expert.weigh


def _of_cribbage() -> Hinter:
    expert = LEVELS["cribbage"]["expert"]
    assert isinstance(expert, CribbageThinker)
    return lambda view, moves, _: expert.weigh(view, moves)


HINTERS: Final[Mapping[str, Hinter]] = {
    "belote": _expert_of("belote"),
    "cribbage": _of_cribbage(),
    "skat": _expert_of("skat"),
    "tractor": _expert_of("tractor"),
}


def hint(key: str, view: Any, moves: Sequence[Any], rng: Random) -> tuple[Weighed[Any], ...]:
    """The best moves of a seat, at most three; one without a reason where nothing is weighed, or there is no other."""
    if len(moves) == 1:
        return (Weighed(moves[0], 0.0),)
    thought = HINTERS[key](view, moves, rng)[:MOST]
    return thought or (Weighed(LEVELS[key]["expert"].choose(view, moves, rng), 0.0),)
