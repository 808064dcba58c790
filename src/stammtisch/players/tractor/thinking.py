"""Players of Tractor that try plays in deals that fit what they saw, and can say why.

What belongs here: the levels, trying plays deal by deal, choosing among them. What does not: which plays are tried
(`candidates.py`, `burying.py`), the deals (`worlds.py`), how a deal is played on (`kernels/tractor_playbook.py`), the
reasons (`telling.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean
from typing import Final, TypeAlias

from stammtisch.cards import Card, without
from stammtisch.games.tractor.moves import Bury, Move, Play
from stammtisch.games.tractor.scoring import TARGET
from stammtisch.games.tractor.view import TractorView
from stammtisch.players.budget import Budget, Meter
from stammtisch.players.reasons import Weighed
from stammtisch.players.tractor.burying import bury_candidates
from stammtisch.players.tractor.by_rule import TractorPlayer
from stammtisch.players.tractor.candidates import candidates
from stammtisch.players.tractor.telling import reasons_of
from stammtisch.players.tractor.worlds import SEATS, Worlds

Cards: TypeAlias = tuple[Card, ...]
Tried: TypeAlias = dict[Cards, list[int]]
"""The attackers' scores after each play, deal by deal; all of them over the same deals."""
Scores: TypeAlias = Callable[[Sequence[Cards]], Iterator[int]]
"""The attackers' scores after each of the plays, in one more deal."""

STEPS: Final = ((1, 20.0), (40, 8.0), (TARGET, 20.0), (120, 8.0), (160, 8.0), (200, 8.0))
"""What it is worth to the attackers, in card points, to get to each step of the score (T-14)."""

CAUTION: Final = 1.5
LEAST_GAIN: Final = 0.5
"""How many standard errors, and card points beside, a play must be better than what the playbook says."""

HALVINGS: Final = (8, 4, 2)
"""After an eighth, a quarter and a half of the deals, half of the plays are given up."""

MOST_STEPS: Final = 1 << 60
WORLDS_A_MILLISECOND: Final = 1.25

CLUB: Final = Budget(worlds=12, steps=MOST_STEPS, seconds=0.15)
EXPERT: Final = Budget(worlds=160, steps=MOST_STEPS, seconds=0.6)
"""Levels differ in the number of deals that are tried; a deal played on after one play is a step."""


class TractorThinker:
    """Takes the playbook's play, or one that does surely better than it over the deals that are tried."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._by_rule = TractorPlayer()

    def within(self, milliseconds: float) -> TractorThinker:
        """The same player, thinking that long about a move on this project's machine of reference."""
        return TractorThinker(Budget(max(1, round(milliseconds * WORLDS_A_MILLISECOND)), MOST_STEPS))

    def choose(self, view: TractorView, moves: Sequence[Move], rng: Random) -> Move:
        """One of `moves`: the best burying, the best play; trumps are named and claims answered by rule of thumb."""
        weighed = () if len(moves) == 1 else self.weigh(view, moves, rng)
        return weighed[0].move if weighed else self._by_rule.choose(view, moves, rng)

    def weigh(self, view: TractorView, moves: Sequence[Move], rng: Random) -> tuple[Weighed[Move], ...]:
        """The plays thought about, the best first, each with its reasons; nothing where there is no choice of cards.

        A worth is in card points beyond what the playbook's play brings, less what that may be by chance.
        """
        if view.claim is not None or view.phase not in ("bury", "play"):
            return ()
        worlds = Worlds(view)
        if view.phase == "bury":
            return _weighed(Bury, self._tried(bury_candidates(view), view, _scores_of_burying(worlds, view, rng)), view)
        worlds.next_world(rng)
        plays = candidates(view, worlds.playbook())
        return _weighed(Play, self._tried(plays, view, _scores_of_plays(worlds, rng)), view)

    def _tried(self, plays: Sequence[Cards], view: TractorView, scores: Scores) -> Tried:
        """Scores of the plays that are left at the end; the first one always is."""
        tried: Tried = {cards: [] for cards in plays}
        left, meter, sign = list(plays), Meter(self._budget), sign_of(view)
        while len(left) > 1 and not meter.is_spent:
            for cards, score in zip(left, scores(left), strict=True):
                tried[cards].append(score)
            meter.spend(len(left), worlds=1)
            if len(tried[left[0]]) in [self._budget.worlds // part for part in HALVINGS]:
                others = sorted(left[1:], key=lambda cards: -sign * fmean(map(_worth, tried[cards])))
                left = [left[0], *others[: max(2, len(others) // 2)]]
        return {cards: tried[cards] for cards in left}


def sign_of(view: TractorView) -> int:
    """1 for the attackers, who want a high score; -1 for the others."""
    return 1 if view.seat in view.attackers else -1


def _scores_of_plays(worlds: Worlds, rng: Random) -> Scores:
    def scores(left: Sequence[Cards]) -> Iterator[int]:
        worlds.next_world(rng)
        return (worlds.score_after(cards) for cards in left)

    return scores


def _scores_of_burying(worlds: Worlds, view: TractorView, rng: Random) -> Scores:
    def scores(left: Sequence[Cards]) -> Iterator[int]:
        hands = worlds.draw_hands(rng)
        for cards in left:
            kept = [
                without(hand, cards) if seat == view.seat else hand for seat, hand in zip(SEATS, hands, strict=True)
            ]
            worlds.set_cards(kept, cards)
            yield worlds.score_on()

    return scores


def _weighed(kind: Callable[[Cards], Move], tried: Tried, view: TractorView) -> tuple[Weighed[Move], ...]:
    plan, sign = next(iter(tried.values())), sign_of(view)
    weighed = [
        Weighed(kind(cards), _surely_better(scores, plan, sign), reasons_of(view, cards, scores))
        for cards, scores in tried.items()
    ]
    return tuple(sorted(weighed, key=lambda each: -each.worth))


def _surely_better(scores: Sequence[int], plan: Sequence[int], sign: int) -> float:
    """By how much the own side does better than by the plan, less what that may be by the luck of the deals tried."""
    gains = [sign * (_worth(score) - _worth(planned)) for score, planned in zip(scores, plan, strict=True)]
    if scores is plan or not gains:
        return 0.0
    mean = fmean(gains)
    return mean - LEAST_GAIN - CAUTION * sqrt(fmean((gain - mean) ** 2 for gain in gains) / len(gains))


def _worth(score: int) -> float:
    """What a score is worth to the attackers: its card points, and the steps it gets to."""
    return score + sum(worth for step, worth in STEPS if score >= step)
