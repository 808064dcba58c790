"""The deal at a table with open cards: what the declarers take in the end, whether they make it, whether it is a capot.

What belongs here: from a state of the rules to the questions of `solver.py`, with what was taken, announced and said
so far. What does not: the search.

Who makes the contract is decided by raw points before rounding (B-25): card points, doubled in no trumps (B-A17),
announcements and belotes, and 90 for all tricks (B-24).
"""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.games.belote.announcements import Announcements, proposal
from stammtisch.games.belote.belotes import BELOTE_VALUE, OTHER
from stammtisch.games.belote.contests import judge
from stammtisch.games.belote.contracts import Contract, card_points, is_trump
from stammtisch.games.belote.counting import rest_points
from stammtisch.games.belote.duties import total_points
from stammtisch.games.belote.scoring import CAPOT, Pair
from stammtisch.games.belote.state import Playing, has_played
from stammtisch.seats import Seat, Side, side_of
from stammtisch.solvers.answers import UNLIMITED, Answer, Bounds, Limit
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
    taken, _ = _taken(play)
    points = Bounds(taken[declaring] + rest.least, taken[declaring] + rest.most)
    return DealValue(points, is_made(solver, play, limit), is_capot(solver, play, declaring, limit))


def is_capot(solver: BeloteSolver, play: Playing, side: Side, limit: Limit = UNLIMITED) -> Answer:
    """Whether `side` can win every trick of the deal against any defence."""
    _, tricks = _taken(play)
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
    taken, tricks = _taken(play)
    bonuses = _bonuses(play)
    factor = 2 if play.contract is Contract.NO_TRUMPS and play.match.options.nt_double else 1
    pairs = _open_belotes(play) if play.contract is Contract.ALL_TRUMPS else (0, 0)
    return _Standing(
        factor * (taken[declaring] - taken[other]) + bonuses[declaring] - bonuses[other],
        factor * rest_points(play),
        factor,
        (pairs[declaring], pairs[other]),
        (tricks[other] == 0, tricks[declaring] == 0),
    )


def _taken(play: Playing) -> tuple[Pair, Pair]:
    """Card points and tricks of each side so far."""
    points = card_points(play.contract)
    taken, tricks = [0, 0], [0, 0]
    for won in play.won:
        taken[side_of(won.winner)] += total_points(won.trick.cards, points)
        tricks[side_of(won.winner)] += 1
    return (taken[0], taken[1]), (tricks[0], tricks[1])


def _bonuses(play: Playing) -> Pair:
    """Announcements that count, and the belotes that are said or cannot be lost any more."""
    bonuses = [0, 0]
    for judged in judge(tuple(_announced(play, Seat(seat)) for seat in range(4)), play.match.options):
        bonuses[side_of(judged.seat)] += judged.value if judged.scores else 0
    for said in play.belotes:
        bonuses[side_of(said.seat)] += BELOTE_VALUE
    if play.contract is not Contract.ALL_TRUMPS:
        for side, number in enumerate(_open_belotes(play)):
            bonuses[side] += number * BELOTE_VALUE
    return bonuses[0], bonuses[1]


def _announced(play: Playing, seat: Seat) -> Announcements:
    if has_played(play, seat) or play.contract is Contract.NO_TRUMPS:
        return play.announced[seat]
    return proposal(frozenset(play.hands[seat]))


def _open_belotes(play: Playing) -> Pair:
    """How many belotes the hands of each side still hold, king and queen together."""
    pairs = [0, 0]
    for seat, hand in enumerate(play.hands):
        cards = [card for card in hand if card in OTHER and OTHER[card] in hand and is_trump(card, play.contract)]
        pairs[seat % 2] += len(cards) // 2
    return pairs[0], pairs[1]
