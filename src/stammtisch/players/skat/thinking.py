"""Players of Skat that think: every card weighed over worlds that fit what was seen, each played out with open cards.

What belongs here: the levels, choosing among weighed moves, the reasons. What does not: drawing worlds (`hidden.py`),
playing them out (`searching.py`), what is at stake (`stakes.py`), bidding (`prospects.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, TypeAlias

from stammtisch.games.skat.contract import Kind
from stammtisch.games.skat.moves import PLAYS, Kontra, Move, Pass, PlayCard, Re
from stammtisch.games.skat.view import Phase, View
from stammtisch.players.budget import Budget, Meter
from stammtisch.players.reasons import Weighed
from stammtisch.players.skat.cards import choose_card
from stammtisch.players.skat.forcing import Forcing
from stammtisch.players.skat.hidden import Hidden, World
from stammtisch.players.skat.naming import weigh_before_play
from stammtisch.players.skat.player import SkatPlayer
from stammtisch.players.skat.ramsch import RamschPlay
from stammtisch.players.skat.reading import Reading
from stammtisch.players.skat.searching import NO_TRICK, OpenPlay
from stammtisch.players.skat.seen import Seen, seen_in, seen_in_ramsch
from stammtisch.players.skat.stakes import Stakes, by_tricks, scale
from stammtisch.players.skat.table import table_of
from stammtisch.players.weighing import Average, Outcome, weigh, with_reasons
from stammtisch.players.worlds import likely_worlds, worlds
from stammtisch.solvers import kernels
from stammtisch.solvers.kernels.skat import NULL, SUIT_GAME

WeighedMoves: TypeAlias = tuple[Weighed[Move], ...]

NODES_IN_A_MILLISECOND: Final = 10_000 if kernels.is_compiled("skat_search") else 60


@dataclass(frozen=True, slots=True)
class Level:
    """How far a player thinks. exact_cards: with so many cards in hand or fewer, a world is played out to the card
    point; with more, to the goal and how far from it. trials: each world is the likeliest of so many, more or less, by
    what bids and cards tell; 1 to read nothing in them. skats: how many are thought of before the skat is taken.
    proof_steps: for each card that may win by force wherever the hidden cards lie; 0 for no such proofs.
    """

    budget: Budget
    exact_cards: int
    trials: int = 1
    skats: int = 12
    proof_steps: int = 0


CLUB: Final = Level(Budget(worlds=10, steps=15 * NODES_IN_A_MILLISECOND, seconds=0.5), exact_cards=5)
EXPERT: Final = Level(
    Budget(worlds=120, steps=300 * NODES_IN_A_MILLISECOND, seconds=0.7),
    exact_cards=7,
    trials=5,
    skats=30,
    proof_steps=8000,
)

PROOFS: Final = 3
"""How many cards are tried for a forced win at most."""

KONTRA_BELOW: Final = 0.15
"""A defender doubles if the declarer wins in no more of the worlds: with open cards he wins less than at the table."""
RE_FROM: Final = 0.9


class SkatThinker:
    """Takes the move of greatest worth; the same with the same chance, unless time runs out."""

    def __init__(self, level: Level) -> None:
        self._level = level
        self._by_rule = SkatPlayer()

    def within(self, milliseconds: float) -> SkatThinker:
        """The same player with so much thought for a move, counted in nodes."""
        steps = max(1, round(milliseconds * NODES_IN_A_MILLISECOND))
        return SkatThinker(replace(self._level, budget=Budget(self._level.budget.worlds, steps)))

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        """One of `moves`."""
        if len(moves) == 1:
            return moves[0]
        weighed = self.weigh(view, moves, rng)
        return weighed[0].move if weighed else self._by_rule.choose(view, moves, rng)

    def weigh(self, view: View, moves: Sequence[Move], rng: Random) -> WeighedMoves:
        """The moves among which there is a choice, the best first, each with its reasons; none where a rule decides."""
        if view.phase is not Phase.PLAY:
            return weigh_before_play(view, moves, self._level.skats)
        if view.ramsch:
            return self._weigh_ramsch(view, moves, rng) if view.question is None else ()
        if view.question is not None:
            return self._weigh_answer(view, moves, rng) if view.question.kind == "kontra" else ()
        if Kontra() in moves and self._chance_of_declarer(seen_in(view), rng) <= KONTRA_BELOW:
            return (Weighed(Kontra(), 0.0),)
        return self._weigh_cards(view, moves, rng)

    def _weigh_answer(self, view: View, moves: Sequence[Move], rng: Random) -> WeighedMoves:
        """Re, or let the Kontra stand (S-X1)."""
        answer = Re() if self._chance_of_declarer(seen_in(view), rng) >= RE_FROM else Pass()
        return (Weighed(answer, 0.0),) if answer in moves else ()

    def _chance_of_declarer(self, seen: Seen, rng: Random) -> float:
        """In which part of the worlds the declarer wins with open cards; a half if nothing is found out."""
        meter, play = Meter(self._level.budget), OpenPlay(seen, (), False)
        won = [play.is_won(world, meter) for world in self._worlds(seen, Hidden(seen), meter, rng)]
        known = [one for one in won if one is not None]
        return sum(known) / len(known) if known else 0.5

    def _weigh_cards(self, view: View, moves: Sequence[Move], rng: Random) -> WeighedMoves:
        plays = self._in_order(view, [move for move in moves if isinstance(move, PlayCard)])
        if len(plays) < 2:
            return tuple(Weighed(move, 0.0) for move in plays)
        seen = seen_in(view)
        averages = self._over_worlds(seen, plays, rng)
        told = "declarer" if seen.me == 0 else "defender"
        return tuple(_told(average, told) for average in averages)

    def _weigh_ramsch(self, view: View, moves: Sequence[Move], rng: Random) -> WeighedMoves:
        plays = self._in_order(view, [move for move in moves if isinstance(move, PlayCard)])
        if len(plays) < 2:
            return tuple(Weighed(move, 0.0) for move in plays)
        seen, meter = seen_in_ramsch(view), Meter(self._level.budget)
        hidden = Hidden(seen)
        play = RamschPlay(seen, [seen.layout.place(move.card) for move in plays], meter)
        averages = weigh(plays, worlds(lambda: hidden.draw(rng), meter), play.outcomes)
        return tuple(_told(average, "ramsch") for average in averages)

    def _in_order(self, view: View, plays: Sequence[PlayCard]) -> list[PlayCard]:
        """The card that a rule of thumb would play comes first: of equals it is taken."""
        if not plays:
            return []
        assert view.seat is not None
        first = PLAYS[choose_card(table_of(view, view.seat), [move.card for move in plays])]
        return sorted(plays, key=lambda move: move is not first)

    def _over_worlds(self, seen: Seen, plays: Sequence[PlayCard], rng: Random) -> tuple[Average[PlayCard], ...]:
        """Over all worlds where they are few, else over some that are drawn. What wins in all of them comes first."""
        meter, hidden = Meter(self._level.budget), Hidden(seen)
        exact = seen.cards_left <= self._level.exact_cards
        judge = _Judge(seen, OpenPlay(seen, [seen.layout.place(move.card) for move in plays], exact), meter)
        if hidden.ways > self._level.budget.worlds:
            return weigh(plays, self._worlds(seen, hidden, meter, rng), judge.outcomes)
        likelihood = Reading(seen).likelihood if self._level.trials > 1 else _alike
        every = tuple(hidden.all())
        averages = weigh(plays, every, judge.outcomes, likelihood)
        return self._forced_first(seen, averages, every)

    def _forced_first(
        self, seen: Seen, averages: tuple[Average[PlayCard], ...], every: tuple[World, ...]
    ) -> tuple[Average[PlayCard], ...]:
        """What is proven to win in every world comes first, then what wins in each singly, then by worth."""
        sure = [average.move for average in averages if average.reached == len(every)]
        first = sure[:1]
        if seen.me == 0 and len(sure) > 1 and self._level.proof_steps:
            forcing = Forcing(seen, every, self._level.proof_steps)
            tried = (move for move in sure[:PROOFS] if forcing.wins(seen.layout.place(move.card)))
            first = [next(tried, sure[0])]
        return tuple(sorted(averages, key=lambda average: (average.move not in first, average.move not in sure)))

    def _worlds(self, seen: Seen, hidden: Hidden, meter: Meter, rng: Random) -> Iterator[World]:
        likelihood = Reading(seen).likelihood if self._level.trials > 1 else _alike
        return likely_worlds(lambda: hidden.draw(rng), likelihood, self._level.trials, meter, rng)


def _told(average: Average[PlayCard], code: str) -> Weighed[Move]:
    told = with_reasons(average, code)
    return Weighed(told.move, told.worth, told.reasons)


def _alike(world: World) -> float:
    return 1.0


class _Judge:
    """What each card comes to in a world, for the side of the seat that thinks."""

    def __init__(self, seen: Seen, play: OpenPlay, meter: Meter) -> None:
        self._seen = seen
        self._play = play
        self._meter = meter
        self._sign = 1 if seen.me == 0 else -1
        view = seen.view
        self._factor = 4 if view.re else 2 if view.kontra is not None else 1

    def outcomes(self, world: World) -> list[Outcome] | None:
        """In the order of the cards; None if the budget is spent."""
        ends = self._play.ends(world, self._meter)
        if ends is None:
            return None
        view, seen = self._seen.view, self._seen
        stakes = Stakes.of(view.options, seen.contract, view.bid, self._matadors(world), self._factor)
        if seen.contract.kind is Kind.NULL:
            found = [by_tricks(stakes, end == NO_TRICK) for end in ends]
        else:
            worths, won = (known := scale(stakes, seen.cards_left)).worths, known.won
            found = [(worths[end], won[end]) for end in ends]
        return [Outcome(self._sign * worth, won is (self._sign > 0)) for worth, won in found]

    def _matadors(self, world: World) -> int:
        """Of the declarer's twelve cards in this world."""
        return matadors_in(self._seen.layout.mode, world.hands[0] | self._seen.played[0] | world.away)


def matadors_in(mode: int, cards: int) -> int:
    """As `games.skat.order.matadors`, of a mask; 0 in Null."""
    if mode == NULL:
        return 0
    lowest = 21 if mode == SUIT_GAME else 28
    has = cards >> 31 & 1
    count = 1
    while 31 - count >= lowest and cards >> 31 - count & 1 == has:
        count += 1
    return count if has else -count
