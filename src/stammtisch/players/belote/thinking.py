"""Players of Belote that weigh every call and every card against what the others may hold, and can say why.

What belongs here: choosing among weighed moves, the levels, the reasons. What does not: the weighing (`calls.py`,
`cards.py`); what is no call and no card is the rule-of-thumb player's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, TypeAlias

from stammtisch.cards import Card
from stammtisch.games.belote.moves import Move, Play
from stammtisch.games.belote.state import Playing
from stammtisch.games.belote.view import BeloteView, Phase
from stammtisch.games.game import arguments
from stammtisch.players.belote.calls import weigh_calls
from stammtisch.players.belote.cards import TIE, Judge, Thought, weigh_cards
from stammtisch.players.belote.player import BelotePlayer
from stammtisch.players.belote.playing import choose_play
from stammtisch.players.belote.worth import ByMatch, ByScore, Worth
from stammtisch.players.budget import Budget
from stammtisch.players.reasons import Reason, Weighed
from stammtisch.players.weighing import Average, Outcome
from stammtisch.seats import Side, side_of
from stammtisch.solvers import kernels
from stammtisch.solvers.belote.outcomes import Outcomes

WeighedMoves: TypeAlias = tuple[Weighed[Move], ...]

LEANING: Final = 10.0
"""What the card by rule of thumb is ahead after one world, divided by their number: so much chance may feign."""


@dataclass(frozen=True, slots=True)
class Level:
    """How far a player thinks. to_win: whether the score of the match counts; else a deal is worth what it scores."""

    thought: Thought
    to_win: bool


_FEWER: Final = 1 if kernels.is_compiled("belote_search") else 20
CLUB: Final = Level(Thought(Budget(worlds=20 // _FEWER, steps=1_000_000, seconds=0.3), trials=1), to_win=False)
EXPERT: Final = Level(Thought(Budget(worlds=60 // _FEWER, steps=1_000_000, seconds=0.5), trials=4), to_win=True)


class BeloteThinker:
    """Takes the move of greatest worth over the worlds that it looks at."""

    def __init__(self, level: Level) -> None:
        self._level = level
        self._by_rule = BelotePlayer()

    def within(self, milliseconds: float) -> BeloteThinker:
        """The same player, thinking about that long about a move: it counts steps, not time."""
        budget = Budget(worlds=1_000, steps=round(1000 * milliseconds))
        return BeloteThinker(replace(self._level, thought=replace(self._level.thought, budget=budget)))

    def choose(self, view: BeloteView, moves: Sequence[Move], rng: Random) -> Move:
        """One of `moves`, with all that can be announced with it (B-A27)."""
        if len(moves) == 1:
            return moves[0]
        weighed = self.weigh(view, moves, rng)
        return weighed[0].move if weighed else self._by_rule.choose(view, moves, rng)

    def weigh(self, view: BeloteView, moves: Sequence[Move], rng: Random) -> WeighedMoves:
        """The moves among which there is a choice, the best first, each with its reasons."""
        if view.seat is None or len(moves) < 2:
            return ()
        worth = self._worth(view, side_of(view.seat))
        if view.phase is Phase.AUCTION:
            return weigh_calls(view, moves, worth)
        return self._cards(view, moves, worth, rng) if view.phase is Phase.PLAY else ()

    def _worth(self, view: BeloteView, side: Side) -> Worth:
        return ByMatch(view.match, side) if self._level.to_win else ByScore()

    def _cards(self, view: BeloteView, moves: Sequence[Move], worth: Worth, rng: Random) -> WeighedMoves:
        plays: dict[Card, Play] = {}
        for move in moves:  # with announcements first, so that the first play of a card says most
            if isinstance(move, Play):
                plays.setdefault(move.card, move)
        if len(plays) < 2:
            return tuple(Weighed(play, 0.0) for play in plays.values())
        by_rule = choose_play(view, tuple(plays.values()))
        cards = sorted(plays, key=lambda card: plays[card] is not by_rule)  # of equals, what rules of thumb say
        averages = weigh_cards(view, cards, self._level.thought, judge_by(worth), rng)
        best_first = sorted(averages, key=lambda each: -_leaning(each, cards[0]))
        return tuple(Weighed(plays[each.move], each.worth, self._reasons(view, each)) for each in best_first)

    def _reasons(self, view: BeloteView, average: Average[Card]) -> tuple[Reason, ...]:
        assert view.doubled is not None and view.seat is not None
        code = "makes" if side_of(view.doubled.declarer) == side_of(view.seat) else "breaks"
        return (Reason(code, arguments(reached=average.reached, worlds=average.worlds)),)


def _leaning(average: Average[Card], by_rule: Card) -> float:
    """A card's worth over few worlds, where what rules of thumb say has a little more weight than the others."""
    return average.worth + (LEANING / average.worlds if average.move is by_rule else 0.0)


def judge_by(worth: Worth) -> Judge:
    """Outcomes judged by what they are worth, and among equals by card points."""

    def judge(_: Playing, outcomes: Outcomes, points: int, side: Side) -> Outcome:
        written = outcomes.counted(points).written
        mine = points if side == 0 else outcomes.total - points
        return Outcome(worth.of(written[side], written[1 - side]) + TIE * mine, outcomes.wins(side, points))

    return judge
