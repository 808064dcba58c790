"""What is at stake in a game of Skat: what the card points it ends with are worth to the declarer's side.

What belongs here: the score of a declared game by card points, as the match counts it, and what it is worth before the
end, when play may still go astray. What does not: who will take them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final

from stammtisch.games.skat.contract import Contract, Kind
from stammtisch.games.skat.match import SEEGER_FABIAN_BONUS
from stammtisch.games.skat.options import Options
from stammtisch.games.skat.order import ALL_CARD_POINTS
from stammtisch.games.skat.scoring import SCHNEIDER_CARD_POINTS, SCHNEIDER_GOAL, WINNING_CARD_POINTS, Taken, settle

_FOR_DEFENDERS: Final = {False: 40, True: 30}
"""What Seeger-Fabian gives each defender of a game that is lost, by whether four sit at the table (S-A24, S-A26)."""

ASTRAY_A_CARD: Final = 2
"""By how many card points, per card in hand, what comes may differ from best play with open cards."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """The terms of a game, but for what is taken. matadors: as in `settle`. factor: 2 under Kontra, 4 under Re."""

    contract: Contract
    bid: int
    matadors: int
    factor: int
    seeger_fabian: bool
    four_table: bool

    @staticmethod
    def of(options: Options, contract: Contract, bid: int, matadors: int, factor: int = 1) -> Stakes:
        """The terms at this table."""
        return Stakes(contract, bid, matadors, factor, options.scoring == "seeger_fabian", options.four_table)

    def score(self, taken: Taken) -> int:
        """What the declarer is ahead of the defenders by, after the deal."""
        settled = settle(self.contract, self.bid, self.matadors, taken, self.factor)
        if not self.seeger_fabian:
            return settled.score
        if settled.is_won:
            return settled.score + SEEGER_FABIAN_BONUS
        return settled.score - SEEGER_FABIAN_BONUS - _FOR_DEFENDERS[self.four_table]


@dataclass(frozen=True, slots=True)
class Scale:
    """By card points of the declarer in the end, 0 to 120. worths: what they promise; won: whether he has won."""

    worths: tuple[float, ...]
    won: tuple[bool, ...]


@cache
def by_tricks(stakes: Stakes, no_trick: bool) -> tuple[float, bool]:
    """In Null: what the game is worth, and whether it is won."""
    score = stakes.score(Taken(0 if no_trick else 1, none=no_trick))
    return score, score > 0


@lru_cache(maxsize=4096)
def scale(stakes: Stakes, cards_left: int) -> Scale:
    """What card points are worth while so many cards are in each hand; with none left, exactly the score.

    The points that best play with open cards would bring are not those that will be taken, so that what is near a limit
    (Schneider, 61, Schwarz) is worth an average of both sides of it.
    """
    assert stakes.contract.kind is not Kind.NULL, "Null is not counted in card points"
    scores = [stakes.score(Taken(p, every=p == ALL_CARD_POINTS, none=p == 0)) for p in (0, *LIMITS)]
    steps = [higher - lower for lower, higher in pairwise(scores)]
    reached = _reached(ASTRAY_A_CARD * (cards_left - 1) if cards_left > 1 else 0)
    worths = [
        scores[0] + sum(step * reached[points - limit] for step, limit in zip(steps, LIMITS, strict=True))
        for points in _POINTS
    ]
    won = [score > 0 for score in scores]
    return Scale(tuple(worths), tuple(won[sum(points >= limit for limit in LIMITS)] for points in _POINTS))


LIMITS: Final = (1, SCHNEIDER_CARD_POINTS + 1, WINNING_CARD_POINTS, SCHNEIDER_GOAL, ALL_CARD_POINTS)
"""Card points from which on a game is worth something else; all of them, or none, count as all or no tricks."""

_POINTS: Final = range(ALL_CARD_POINTS + 1)


@cache
def _reached(width: int) -> Mapping[int, float]:
    """By how far card points are from a limit: how likely it is reached after all, within `width` either way.

    What is nearer is likelier, in a straight line down to nothing beyond `width`.
    """
    likely, found = 0.0, {}
    for apart in range(-ALL_CARD_POINTS, ALL_CARD_POINTS + 1):
        likely += max(0, width + 1 - abs(apart)) / (width + 1) ** 2
        found[apart] = likely
    return found
