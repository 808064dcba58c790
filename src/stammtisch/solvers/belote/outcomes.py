"""What a deal brings the sheet, by the card points that a side ends with: so that a search in card points serves a
player who wants the score.

What belongs here: what stands before the rest is played, and the table from card points to scores. What does not: who
takes how much (`solver.py`).

The score never falls when card points rise, so best play for card points is best play for the score too; all tricks
apart, for which a side may have to risk some.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from stammtisch.games.belote.announcements import Announcements, proposal
from stammtisch.games.belote.belotes import BELOTE_VALUE, OTHER
from stammtisch.games.belote.contests import judge
from stammtisch.games.belote.contracts import Contract, card_points, is_trump
from stammtisch.games.belote.counting import rest_points
from stammtisch.games.belote.duties import total_points
from stammtisch.games.belote.options import BeloteOptions
from stammtisch.games.belote.scoring import Outcome, Pair, Tally, count
from stammtisch.games.belote.state import Playing, has_played
from stammtisch.seats import Seat, Side, side_of

ALL_TRICKS = 8


@dataclass(frozen=True, slots=True)
class Outcomes:
    """By card points of side 0 in the end, the last trick's ten included.

    taken: of side 0 so far, without that ten. total: of both sides in the end. standing: all else that is counted.
    """

    taken: int
    total: int
    standing: Tally
    options: BeloteOptions

    @property
    def declaring(self) -> Side:
        """The side that plays the contract."""
        return self.standing.declaring

    def counted(self, points: int) -> Outcome:
        """What is written if side 0 ends with so many."""
        return _counted(self.standing, points, self.total, self.options)

    def score(self, points: int) -> int:
        """How much more side 0 writes than side 1."""
        mine, theirs = self.counted(points).written
        return mine - theirs

    def wins(self, side: Side, points: int) -> bool:
        """Whether `side` reaches its aim: to make the contract, or to see it fail."""
        raw = self.counted(points).raw
        is_made = raw[self.declaring] > raw[1 - self.declaring]
        return is_made == (side == self.declaring)


def outcomes_of(play: Playing, bonuses: Pair | None = None) -> Outcomes:
    """For a state of the play, with open cards; whoever takes all card points there are is taken to take all tricks.

    bonuses: of each side in the end, where they are known. Else announcements are counted as made so far, and for seats
    that have not played yet, all that they hold (B-A27); belotes as if all that are in a hand will be said.
    """
    taken, tricks = taken_so_far(play)
    standing = Tally(
        contract=play.contract,
        declaring=side_of(play.doubled.declarer),
        multiplier=play.doubled.multiplier,
        taken=(0, 0),
        bonuses=bonuses or _bonuses_in_the_end(play),
        tricks=(min(tricks[0], 1), min(tricks[1], 1)),
        hanging=play.match.hanging,
    )
    return Outcomes(taken[0], sum(taken) + rest_points(play), standing, play.match.options)


def _bonuses_in_the_end(play: Playing) -> Pair:
    first, second = bonuses_of(play)
    if play.contract is not Contract.ALL_TRUMPS:
        return first, second
    mine, theirs = open_belotes(play)
    return first + mine * BELOTE_VALUE, second + theirs * BELOTE_VALUE


@lru_cache(maxsize=1 << 16)
def _counted(standing: Tally, points: int, total: int, options: BeloteOptions) -> Outcome:
    """The count with so many card points of side 0; of `standing` taken and tricks are replaced."""
    return count(_ended(standing, points, total), options)


def _ended(standing: Tally, points: int, total: int) -> Tally:
    """The deal as if side 0 had taken so many card points; all of them mean all tricks, where that is still open."""
    tricks = (ALL_TRICKS // 2, ALL_TRICKS // 2)
    if points == total and standing.tricks[1] == 0:
        tricks = (ALL_TRICKS, 0)
    elif points == 0 and standing.tricks[0] == 0:
        tricks = (0, ALL_TRICKS)
    return replace(standing, taken=(points, total - points), tricks=tricks)


def taken_so_far(play: Playing) -> tuple[Pair, Pair]:
    """Card points and tricks of each side so far."""
    points = card_points(play.contract)
    taken, tricks = [0, 0], [0, 0]
    for won in play.won:
        taken[side_of(won.winner)] += total_points(won.trick.cards, points)
        tricks[side_of(won.winner)] += 1
    return (taken[0], taken[1]), (tricks[0], tricks[1])


def bonuses_of(play: Playing) -> Pair:
    """Announcements that count, and the belotes that are said or cannot be lost any more."""
    bonuses = [0, 0]
    for judged in judge(tuple(_announced(play, Seat(seat)) for seat in range(4)), play.match.options):
        bonuses[side_of(judged.seat)] += judged.value if judged.scores else 0
    for said in play.belotes:
        bonuses[side_of(said.seat)] += BELOTE_VALUE
    if play.contract is not Contract.ALL_TRUMPS:
        for side, number in enumerate(open_belotes(play)):
            bonuses[side] += number * BELOTE_VALUE
    return bonuses[0], bonuses[1]


def _announced(play: Playing, seat: Seat) -> Announcements:
    if has_played(play, seat) or play.contract is Contract.NO_TRUMPS:
        return play.announced[seat]
    return proposal(frozenset(play.hands[seat]))


def open_belotes(play: Playing) -> Pair:
    """How many belotes the hands of each side still hold, king and queen together."""
    pairs = [0, 0]
    for seat, hand in enumerate(play.hands):
        cards = [card for card in hand if card in OTHER and OTHER[card] in hand and is_trump(card, play.contract)]
        pairs[seat % 2] += len(cards) // 2
    return pairs[0], pairs[1]
