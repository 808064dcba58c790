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
    be said are part of the play. UNKNOWN also where both those and the 90 of a capot would have to be weighed against
    announcements of 170 and more.
    """
    declaring = side_of(play.doubled.declarer)
    needed = _needed(play, declaring)
    rest = rest_points(play)
    if play.contract is Contract.ALL_TRUMPS and (open_belotes := _open_belotes(play)):
        halves = needed + BELOTE_VALUE // 2 * open_belotes[1 - declaring]
        credit = BELOTE_VALUE // 2 * sum(open_belotes)
        if credit < halves <= rest:
            return solver.leads_by(position_of(play), declaring, halves, limit)
        return Answer.UNKNOWN
    if 0 < needed <= rest:
        return solver.takes(position_of(play), declaring, needed, limit)
    return _made_by_capot(solver, play, declaring, limit)


def _made_by_capot(solver: BeloteSolver, play: Playing, declaring: Side, limit: Limit) -> Answer:
    """Whether the contract is made where announcements outweigh all cards, so that only a capot can turn it."""
    taken, tricks = _taken(play)
    rest = rest_points(play)
    lead = _lead(play, declaring)
    factor = 2 if _is_doubled(play) else 1
    if lead + factor * rest <= 0:  # with every card they still have no more
        if lead + factor * rest + CAPOT <= 0 or tricks[1 - declaring]:
            return Answer.NO
        return solver.takes_all(position_of(play), declaring, limit)
    if lead - factor * rest - CAPOT > 0 or tricks[declaring]:
        return Answer.YES
    return solver.takes_any(position_of(play), declaring, limit)


def _needed(play: Playing, declaring: Side) -> int:
    """The least card points of the rest with which the declarers have more than the others, no capot counted."""
    factor = 2 if _is_doubled(play) else 1
    return (factor * rest_points(play) - _lead(play, declaring)) // (2 * factor) + 1


def _lead(play: Playing, declaring: Side) -> int:
    """By how much the declarers' raw points exceed the others' before the rest is played, no capot counted."""
    taken, _ = _taken(play)
    bonuses = _bonuses(play)
    factor = 2 if _is_doubled(play) else 1
    other = 1 - declaring
    return factor * (taken[declaring] - taken[other]) + bonuses[declaring] - bonuses[other]


def _is_doubled(play: Playing) -> bool:
    return play.contract is Contract.NO_TRUMPS and play.match.options.nt_double


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
