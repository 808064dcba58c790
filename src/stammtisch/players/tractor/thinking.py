"""Players of Tractor that try plays in deals that fit what they saw, and can say why.

What belongs here: the levels, choosing among what was tried, the reasons. What does not: which plays are tried
(`candidates.py`, `burying.py`), the deals (`worlds.py`), how a deal is played on (`kernels/tractor_playbook.py`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean
from typing import Final, TypeAlias

from stammtisch.cards import Card, without
from stammtisch.games.game import arguments
from stammtisch.games.tractor.moves import Bury, Move, Play
from stammtisch.games.tractor.scoring import TARGET
from stammtisch.games.tractor.view import TractorView
from stammtisch.players.reasons import Reason, Weighed
from stammtisch.players.tractor.burying import bury_candidates
from stammtisch.players.tractor.by_rule import TractorPlayer
from stammtisch.players.tractor.candidates import candidates
from stammtisch.players.tractor.worlds import SEATS, Worlds

Cards: TypeAlias = tuple[Card, ...]
Tried: TypeAlias = dict[Cards, list[int]]
"""The attackers' scores after each play, deal by deal; plays given up early have fewer."""

STEPS: Final = ((0, 20.0), (40, 8.0), (TARGET, 20.0), (120, 8.0), (160, 8.0), (200, 8.0))
"""What it is worth to the attackers, in card points, to get beyond each step of the score (T-14)."""


CAUTION: Final = 1.5
"""How many standard errors a play must be better than what the playbook says."""


@dataclass(frozen=True, slots=True)
class Level:
    """How far a player thinks: in so many deals that fit what it saw, at most so many seconds a move."""

    worlds: int
    seconds: float


CLUB: Final = Level(worlds=8, seconds=0.15)
EXPERT: Final = Level(worlds=64, seconds=0.6)


class TractorThinker:
    """Takes the play that is worth most on average over the deals it tries."""

    def __init__(self, level: Level) -> None:
        self._level = level
        self._by_rule = TractorPlayer()

    def choose(self, view: TractorView, moves: Sequence[Move], rng: Random) -> Move:
        """One of `moves`: the best burying, the best play; trumps are named and claims answered by rule of thumb."""
        if len(moves) == 1 or view.claim is not None or view.phase not in ("bury", "play"):
            return self._by_rule.choose(view, moves, rng)
        return self.weigh(view, moves, rng)[0].move

    def weigh(self, view: TractorView, moves: Sequence[Move], rng: Random) -> tuple[Weighed[Move], ...]:
        """The plays thought about, the best first, each with its reasons; nothing where there is no choice of cards."""
        if view.claim is not None or view.phase not in ("bury", "play"):
            return ()
        worlds = Worlds(view)
        if view.phase == "bury":
            plays = bury_candidates(view)
            tried = self._tried(plays, _sign(view), lambda left: _scores_of_burying(worlds, view, left, rng))
            return _weighed(Bury, tried, _sign(view))
        worlds.next_world(rng)
        plays = list(dict.fromkeys([worlds.playbook(), *candidates(view)]))

        def scores(left: Sequence[Cards]) -> Iterator[int]:
            worlds.next_world(rng)
            return (worlds.score_after(cards) for cards in left)

        return _weighed(Play, self._tried(plays, _sign(view), scores), _sign(view))

    def _tried(self, plays: Sequence[Cards], sign: int, scores: Callable[[Sequence[Cards]], Iterator[int]]) -> Tried:
        """Scores of the plays deal by deal; after a quarter of the deals half of the plays are left, and so on.

        The first play, which is what the playbook says, stays to the end.
        """
        tried: Tried = {cards: [] for cards in plays}
        left, end = list(plays), time.perf_counter() + self._level.seconds
        for number in range(1, self._level.worlds + 1):
            for cards, score in zip(left, scores(left), strict=True):
                tried[cards].append(score)
            if time.perf_counter() > end:
                break
            if number in (self._level.worlds // 8, self._level.worlds // 4, self._level.worlds // 2):
                others = sorted(left[1:], key=lambda cards: -sign * fmean(map(_worth, tried[cards])))
                left = [left[0], *others[: max(2, len(others) // 2)]]
        return {cards: tried[cards] for cards in left}


def _sign(view: TractorView) -> int:
    """1 for the attackers, who want a high score; -1 for the others."""
    return 1 if view.seat in view.attackers else -1


def _scores_of_burying(worlds: Worlds, view: TractorView, left: Sequence[Cards], rng: Random) -> Iterator[int]:
    """The attackers' scores in one more deal after each of these buryings."""
    hands = worlds.draw_hands(rng)
    for cards in left:
        kept = [without(hand, cards) if seat == view.seat else hand for seat, hand in zip(SEATS, hands, strict=True)]
        worlds.set_cards(kept, cards)
        yield worlds.score_on()


def _weighed(kind: Callable[[Cards], Move], tried: Tried, sign: int) -> tuple[Weighed[Move], ...]:
    """Each play at what it is worth more than the first one, as far as that is beyond chance."""
    plan = next(iter(tried.values()))
    weighed = [
        Weighed(kind(cards), _surely_better(scores, plan, sign), _reasons(scores, sign))
        for cards, scores in tried.items()
    ]
    return tuple(sorted(weighed, key=lambda each: -each.worth))


def _surely_better(scores: Sequence[int], plan: Sequence[int], sign: int) -> float:
    """By how much the own side does better than by the plan, less what that may be by the luck of the deals tried."""
    gains = [sign * (_worth(score) - _worth(planned)) for score, planned in zip(scores, plan, strict=True)]
    mean = fmean(gains)
    return mean - CAUTION * sqrt(fmean((gain - mean) ** 2 for gain in gains) / len(gains))


def _worth(score: int) -> float:
    """What a score is worth to the attackers: its card points, and the steps of promotion it has got beyond."""
    return score + sum(worth for step, worth in STEPS if (score > 0 if step == 0 else score >= step))


def _reasons(scores: Sequence[int], sign: int) -> tuple[Reason, ...]:
    """In how many of the deals the own side comes off better, and what the attackers get on average."""
    good = sum((score >= TARGET) == (sign > 0) for score in scores)
    code = "takes_over" if sign > 0 else "holds"
    return (
        Reason(code, arguments(of_100=round(100 * good / len(scores)), deals=len(scores))),
        Reason("score", arguments(score=round(fmean(scores)))),
    )
