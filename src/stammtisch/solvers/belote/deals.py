"""The deal at a table with open cards: what the declarers take in the end, whether they make it, whether it is a capot.

What belongs here: from a state of the rules to the questions of `solver.py`, with what was taken, announced and said
so far. What does not: the search.

Who makes the contract is decided by raw points before rounding (B-25): card points, doubled in no trumps (B-A17),
announcements and belotes, and 90 for all tricks (B-24).
"""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.games.belote.belotes import BELOTE_VALUE
from stammtisch.games.belote.contracts import Contract
from stammtisch.games.belote.counting import rest_points
from stammtisch.games.belote.scoring import CAPOT, Pair
from stammtisch.games.belote.state import Playing
from stammtisch.seats import Side, side_of
from stammtisch.solvers.answers import UNLIMITED, Answer, Bounds, Limit
from stammtisch.solvers.belote.outcomes import bonuses_of, open_belotes, taken_so_far
from stammtisch.solvers.belote.position import position_of
from stammtisch.solvers.belote.solver import BeloteSolver


@dataclass(frozen=True, slots=True)
class DealValue:
    """What a deal ends in with best play by all.

    card_points: of the declarers, the last trick's ten included, before no trumps doubles them. is_made: whether they
    have more raw points than the others. is_capot: whether they win all tricks. Each with best play for that aim.
    """

    card_points: Bounds
    is_made: Answer
    is_capot: Answer


def deal_value(solver: BeloteSolver, play: Playing, limit: Limit = UNLIMITED) -> DealValue:
    """The value of a deal from any point of the play; the limit is for each of the three questions."""
    declaring = side_of(play.doubled.declarer)
    rest = solver.card_points(position_of(play), declaring, limit)
    taken, _ = taken_so_far(play)
    points = Bounds(taken[declaring] + rest.least, taken[declaring] + rest.most)
    return DealValue(points, is_made(solver, play, limit), is_capot(solver, play, declaring, limit))


def is_capot(solver: BeloteSolver, play: Playing, side: Side, limit: Limit = UNLIMITED) -> Answer:
    """Whether `side` can win every trick of the deal against any defence."""
    _, tricks = taken_so_far(play)
    return Answer.NO if tricks[1 - side] else solver.takes_all(position_of(play), side, limit)


def is_made(solver: BeloteSolver, play: Playing, limit: Limit = UNLIMITED) -> Answer:
    """Whether the declarers can end with more raw points than the others; with as many they have not made it (B-A19).

    Seats that have not played yet are taken to announce all that they hold (B-A27). In all trumps the belotes still to
    be said are part of the play. UNKNOWN also where both they and the 90 of a capot would have to be weighed against
    announcements of 170 and more.
    """
    declaring = side_of(play.doubled.declarer)
    standing = _standing(play, declaring)
    position = position_of(play)
    if standing.capot_makes or standing.capot_breaks:
        if sum(standing.pairs):
            return Answer.UNKNOWN
        if standing.capot_makes:
            return solver.takes_all(position, declaring, limit)
        return solver.takes_any(position, declaring, limit)
    needed = (standing.rest - standing.lead) // (2 * standing.factor) + 1
    if sum(standing.pairs):
        return solver.leads_by(position, declaring, needed + BELOTE_VALUE // 2 * standing.pairs[1], limit)
    return solver.takes(position, declaring, needed, limit)


@dataclass(frozen=True, slots=True)
class _Standing:
    """How the raw points stand before the rest is played, the declarers' side first in `pairs`.

    lead: by how much the declarers are ahead. rest: raw points of the cards still to be taken. factor: what a card
    point counts. pairs: belotes of each side that may still be said or lost. may_capot: whether a side may still
    win all tricks.
    """

    lead: int
    rest: int
    factor: int
    pairs: Pair
    may_capot: tuple[bool, bool]

    @property
    def capot_makes(self) -> bool:
        """Whether the contract can hang on the declarers' 90 for all tricks."""
        worst = self.lead + self.rest - BELOTE_VALUE * self.pairs[1]
        best = self.lead + self.rest + BELOTE_VALUE * self.pairs[0]
        return self.may_capot[0] and worst <= 0 < best + CAPOT

    @property
    def capot_breaks(self) -> bool:
        """Whether it can hang on the others' 90."""
        worst = self.lead - self.rest - BELOTE_VALUE * self.pairs[1]
        best = self.lead - self.rest + BELOTE_VALUE * self.pairs[0]
        return self.may_capot[1] and worst - CAPOT <= 0 < best


def _standing(play: Playing, declaring: Side) -> _Standing:
    other = 1 - declaring
    taken, tricks = taken_so_far(play)
    bonuses = bonuses_of(play)
    factor = 2 if play.contract is Contract.NO_TRUMPS and play.match.options.nt_double else 1
    pairs = open_belotes(play) if play.contract is Contract.ALL_TRUMPS else (0, 0)
    return _Standing(
        factor * (taken[declaring] - taken[other]) + bonuses[declaring] - bonuses[other],
        factor * rest_points(play),
        factor,
        (pairs[declaring], pairs[other]),
        (tricks[other] == 0, tricks[declaring] == 0),
    )
