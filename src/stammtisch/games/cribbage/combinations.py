"""Card combinations that score, in the play and in the show: the whole of the counting.

Not here: who gets the score and when the game stops.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from stammtisch.cards import Card


class Kind(Enum):
    """What scores. Codes of score lines and events."""

    HEELS = "heels"
    FIFTEEN = "fifteen"
    THIRTY_ONE = "thirty_one"
    LAST_CARD = "last_card"
    PAIR = "pair"
    PAIR_ROYAL = "pair_royal"
    DOUBLE_PAIR_ROYAL = "double_pair_royal"
    RUN = "run"
    FLUSH = "flush"
    NOBS = "nobs"


@dataclass(frozen=True, slots=True)
class Combination:
    """Cards that score together. rule: id of the rule or option that says so."""

    kind: Kind
    cards: tuple[Card, ...]
    score: int
    rule: str
