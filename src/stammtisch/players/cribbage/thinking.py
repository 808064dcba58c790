"""Players of Cribbage that weigh every move against all that the other seat may hold, and can say why.

What belongs here: choosing among weighed moves, the levels, the reasons. What does not: the weighing
(`solvers/cribbage/beliefs.py`), and counting by hand, which is the rule-of-thumb player's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from stammtisch.games.cribbage.moves import GO, PLAYS, Discard, Move, PlayCard, discard
from stammtisch.games.cribbage.view import CribbageView, Phase
from stammtisch.games.game import arguments
from stammtisch.players.cribbage.by_rule import CribbagePlayer
from stammtisch.players.reasons import Reason, Weighed
from stammtisch.solvers import kernels
from stammtisch.solvers.cribbage.beliefs import DiscardWorth, PlayWorth, weigh_discards, weigh_plays

WeighedMoves: TypeAlias = tuple[Weighed[Move], ...]


@dataclass(frozen=True, slots=True)
class Level:
    """How far a player thinks.

    hands: of how many hands of the other seat, the likeliest, None for all. doubt: how much a hand still counts that
    would have been played otherwise; 1 to read nothing from plays. to_win: whether a discard is chosen by the chance
    to win the game; else by the average of what it scores.
    """

    hands: int | None
    doubt: float
    to_win: bool


EXPERT: Final = Level(hands=None if kernels.is_compiled("cribbage_pegging") else 300, doubt=0.3, to_win=True)
CLUB: Final = Level(hands=3, doubt=1.0, to_win=False)


class CribbageThinker:
    """Takes the move of greatest worth; the same in the same position."""

    def __init__(self, level: Level) -> None:
        self._level = level
        self._by_rule = CribbagePlayer()

    def choose(self, view: CribbageView, moves: Sequence[Move], rng: Random) -> Move:
        """One of `moves`: the best discard, the best card; what is counted by hand, it counts in full."""
        if view.phase not in (Phase.DISCARD, Phase.PLAY):
            counted = self._by_rule.choose(view, moves, rng)
            if not isinstance(counted, PlayCard):
                return counted
        if len(moves) == 1:
            return moves[0]
        return self.weigh(view, moves)[0].move

    def weigh(self, view: CribbageView, moves: Sequence[Move]) -> WeighedMoves:
        """The moves among which there is a choice, the best first, each with its reasons."""
        if view.phase is Phase.DISCARD:
            weighed = [self._weighed_discard(view, worth) for worth in weigh_discards(view)]
        elif GO in moves or view.phase not in (Phase.PLAY, Phase.CLAIM):
            weighed = []
        else:
            plays = weigh_plays(view, hands=self._level.hands, doubt=self._level.doubt)
            weighed = [Weighed(PLAYS[worth.card], worth.win, _reasons_of_play(worth)) for worth in plays]
        return tuple(sorted(weighed, key=lambda each: -each.worth))

    def _weighed_discard(self, view: CribbageView, worth: DiscardWorth) -> Weighed[Move]:
        own_crib = view.seat == view.dealer
        average = worth.hand + (worth.crib if own_crib else -worth.crib) + worth.mine - worth.theirs
        move: Discard = discard(*worth.cards)
        return Weighed(move, worth.win if self._level.to_win else average, _reasons_of_discard(worth, own_crib))


def _reasons_of_discard(worth: DiscardWorth, own_crib: bool) -> tuple[Reason, ...]:
    ahead = worth.mine - worth.theirs
    return (
        _average("hand", worth.hand),
        _average("own_crib" if own_crib else "other_crib", worth.crib),
        _average("pegs_more" if ahead >= 0 else "pegs_less", abs(ahead)),
        _chance(worth.win),
    )


def _reasons_of_play(worth: PlayWorth) -> tuple[Reason, ...]:
    reasons = []
    if worth.score:
        reasons.append(Reason("scores", arguments(score=worth.score)))
    reasons.append(Reason("reply", arguments(of_100=round(100 * worth.reply))))
    reasons.append(_chance(worth.win))
    return tuple(reasons)


def _average(code: str, average: float) -> Reason:
    """An average in whole and tenths, which each language puts together in its way."""
    whole, tenths = divmod(round(10 * average), 10)
    return Reason(code, arguments(whole=whole, tenths=tenths))


def _chance(win: float) -> Reason:
    return Reason("win", arguments(of_100=round(100 * win)))
