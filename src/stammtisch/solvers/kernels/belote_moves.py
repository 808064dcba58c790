"""The moves of Belote worth searching in a position with open cards, the most promising first.

What belongs here: which card stands for its neighbours, whose a trick is certain to be, the order of moves. What does
not: what a move leads to (`belote_search.py`). Cards and masks are those of `belote.py`.

Two neighbouring cards of one hand, with no card of another hand between them, lead to the same play but for their
worth. So where the trick is decided already, one of them is enough: the richest for an own trick, else the poorest.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

from stammtisch.solvers.kernels.belote import Rules
from stammtisch.solvers.kernels.belote_sure import Measure

if not cython.compiled:
    from stammtisch.solvers.kernels.bits import bit, msb, pop

OURS = 1
THEIRS = -1
OPEN = 0
"""The fate of a trick after a card, for the side that plays it."""

NO_CARD = 32

# Places in the table of weights: what each adds to the promise of a card.
LAST_CUT, CUT_BEFORE = 0, 1  # it decided the question the last time it was played as card number so and so, or before
LEAD_OURS, LEAD_OURS_WORTH = 2, 3
LEAD_THEIRS, LEAD_THEIRS_WORTH = 4, 5
LEAD_OPEN, LEAD_OPEN_WORTH = 6, 7
LEAD_TRUMP, LEAD_HEIGHT = 8, 9
LEAD_TO_PARTNER, LEAD_TO_BE_RUFFED, LEAD_LENGTH = 10, 11, 12
OURS_BASE, OURS_WORTH = 13, 14
THEIRS_BASE, THEIRS_WORTH = 15, 16
WINNING, WINNING_WORTH = 17, 18
LOSING, LOSING_WORTH = 19, 20
RUFF, HEIGHT = 21, 22
WEIGHTS = 23

TUNED = (
    (100, 60, 53, 1, 4, -5, 8, 1, -5, -1, 3, -3, -1, 57, 5, -3, -8, 22, -1, 5, -3, -15, -2),
    (100, 60, 67, 1, 4, -5, 12, 1, -5, -1, 1, -6, -1, 57, 5, -5, -28, 10, 6, 3, -3, -9, -2),
    (152, 74, 8, 1, 1, -2, 8, 0, -5, -1, 5, -1, 0, 120, 3, -5, -21, 16, 1, 3, -5, -4, -3),
)
"""By kind of contract. Found by trying small changes on seeded deals; set by hand they cost a third more nodes."""


class Moves:
    """Lists of moves; that of a position begins at a base of its own in `cards`, `runs` and `values`.

    runs: moves of equal number are neighbours. values: what the search found for each. pairs: kings and queens in
    one hand with which a belote is still to be said, where that counts. weights: of all three kinds of contract.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.cards, self.runs, self.scores, self.values = ([0] * 264 for _ in range(4))
            self.hands = [0] * 4
            self.last_cut, self.cut_before = [NO_CARD] * 33, [NO_CARD] * 33
        self.weights = [weight for weights in TUNED for weight in weights]
        self.first = 0
        self.sorts = True

    def set_task(self, rules: Rules, measure: Measure, hands: list[int], pairs: int) -> None:
        """Say what is played, what is counted, and who holds what."""
        self.rules = rules
        self.measure = measure
        self.pairs = pairs
        self.first = rules.kind * WEIGHTS
        for seat in range(4):
            self.hands[seat] = hands[seat]
        for base in range(33):
            self.last_cut[base] = NO_CARD
            self.cut_before[base] = NO_CARD

    def find(
        self, base: int, legal: int, place: int, seat: int, left: int, lead: int, winning: int, winner: int
    ) -> int:
        """Writes the moves from `base` on and returns where they end.

        place: of the card in its trick. left: the cards in play, the whole trick with them.
        """
        worth = self.measure.worth
        foreign = left & ~self.hands[seat]
        end = base
        fate = OPEN
        while legal:
            card = msb(legal)
            legal ^= bit(card)
            is_neighbour = end > base and self._are_neighbours(self.cards[end - 1], card, foreign)
            if is_neighbour and (fate == OURS or worth[card] == worth[self.cards[end - 1]]):
                continue
            if not is_neighbour:
                fate = self._fate(card, place, seat, left, lead, winning, winner)
            elif fate == THEIRS:
                end -= 1
            self.cards[end] = card
            self.runs[end] = self.runs[end - 1] if is_neighbour and fate == OPEN else end
            self.scores[end] = self._score(base, card, fate, place, seat, left, lead, winning)
            end += 1
        if self.sorts:
            self._sort(base, end)
        return end

    def bound_by_neighbours(self, base: int, index: int, is_theirs: int) -> int:
        """The best that a move can bring, as neighbours before it brought no more: they differ by their worth.

        is_theirs: 1 where seats 1 and 3 play, who want little, else 0. Without neighbours it is beyond all values.
        """
        bound = -1 if is_theirs else 1000
        worth = self.measure.worth
        for other in range(base, index):
            if self.runs[other] == self.runs[index]:
                margin = abs(worth[self.cards[other]] - worth[self.cards[index]])
                if is_theirs:
                    bound = max(bound, self.values[other] - margin)
                else:
                    bound = min(bound, self.values[other] + margin)
        return bound

    def note_cut(self, base: int, index: int) -> None:
        """Remember a move that decided the question though it did not come first."""
        ply = base >> 3
        if index > base and self.last_cut[ply] != self.cards[index]:
            self.cut_before[ply] = self.last_cut[ply]
            self.last_cut[ply] = self.cards[index]

    def _are_neighbours(self, higher: int, card: int, foreign: int) -> bool:
        """Whether no card of another hand stands between the two, and none alone is part of a belote to be said."""
        if ((self.pairs >> higher) ^ (self.pairs >> card)) & 1:
            return False
        return higher >> 3 == card >> 3 and self.rules.above[card] & ~self.rules.above[higher] & foreign == 0

    def _sort(self, base: int, end: int) -> None:
        for index in range(base + 1, end):
            card, run, score = self.cards[index], self.runs[index], self.scores[index]
            other = index
            while other > base and self.scores[other - 1] < score:
                self.cards[other] = self.cards[other - 1]
                self.runs[other] = self.runs[other - 1]
                self.scores[other] = self.scores[other - 1]
                other -= 1
            self.cards[other] = card
            self.runs[other] = run
            self.scores[other] = score

    # ---- whose the trick will be

    def _fate(self, card: int, place: int, seat: int, left: int, lead: int, winning: int, winner: int) -> int:
        """Which side takes the trick after `card`, whatever the others do; OPEN where that is not plain."""
        if place == 0:
            return self._fate_of_lead(card, seat, left)
        if self.rules.beats(card, winning):
            winning = card
            winner = seat
        is_ours = (winner ^ seat) & 1 == 0
        if place == 3:
            return OURS if is_ours else THEIRS
        next_seat = (seat + 1) & 3
        legal = self.rules.legal(self.hands[next_seat] & left, lead, winning, (winner ^ next_seat) == 2)
        if place == 2:
            return self._fate_by(legal, winning) if is_ours else THEIRS
        can_help = self._can_beat(self.hands[seat ^ 2] & left, lead, winning)
        if not is_ours:
            return OPEN if can_help else THEIRS
        fate = self._fate_by(legal, winning)
        return OPEN if fate == THEIRS and can_help else fate

    def _fate_of_lead(self, card: int, seat: int, left: int) -> int:
        second = self.rules.legal(self.hands[(seat + 1) & 3] & left, card, card, False)
        fourth = self.rules.legal(self.hands[(seat + 3) & 3] & left, card, card, False)
        by_second = self._fate_by(second, card)
        by_fourth = self._fate_by(fourth, card)
        if by_second == OURS and by_fourth == OURS:
            return OURS
        if by_second == THEIRS or by_fourth == THEIRS:
            return OPEN if self._can_beat(self.hands[seat ^ 2] & left, card, card) else THEIRS
        return OPEN

    def _fate_by(self, legal: int, winning: int) -> int:
        """The fate of a trick that only one opponent can still turn, by what he may play."""
        beaters = self.rules.beating[winning]
        if legal & beaters == 0:
            return OURS
        return THEIRS if legal & ~beaters == 0 else OPEN

    def _can_beat(self, hand: int, lead: int, winning: int) -> bool:
        following = hand & self.rules.suit[lead]
        return (following if following else hand) & self.rules.beating[winning] != 0

    # ---- how promising a card is

    def _score(self, base: int, card: int, fate: int, place: int, seat: int, left: int, lead: int, winning: int) -> int:
        score = 0
        if card == self.last_cut[base >> 3]:
            score = self._weight(LAST_CUT)
        elif card == self.cut_before[base >> 3]:
            score = self._weight(CUT_BEFORE)
        if place == 0:
            return score + self._score_of_lead(card, fate, seat, left)
        return score + self._score_of_follow(card, fate, lead, winning)

    def _weight(self, place: int) -> int:
        return self.weights[self.first + place]

    def _score_of_lead(self, card: int, fate: int, seat: int, left: int) -> int:
        worth = self.measure.worth[card]
        suit = left & self.rules.suit[card]
        score = self._weight(LEAD_HEIGHT) * (card & 7) + self._weight(LEAD_LENGTH) * pop(self.hands[seat] & suit)
        if bit(card) & self.rules.trumps:
            score += self._weight(LEAD_TRUMP)
        if fate == OURS:
            return score + self._weight(LEAD_OURS) + self._weight(LEAD_OURS_WORTH) * worth
        if fate == THEIRS:
            return score + self._weight(LEAD_THEIRS) + self._weight(LEAD_THEIRS_WORTH) * worth
        second = self.hands[(seat + 1) & 3] & suit
        fourth = self.hands[(seat + 3) & 3] & suit
        if self.hands[seat ^ 2] & suit > (second | fourth):
            score += self._weight(LEAD_TO_PARTNER)
        if second == 0 or fourth == 0:
            score += self._weight(LEAD_TO_BE_RUFFED)
        return score + self._weight(LEAD_OPEN) + self._weight(LEAD_OPEN_WORTH) * worth

    def _score_of_follow(self, card: int, fate: int, lead: int, winning: int) -> int:
        worth = self.measure.worth[card]
        score = self._weight(HEIGHT) * (card & 7)
        if bit(card) & self.rules.trumps & ~self.rules.suit[lead]:
            score += self._weight(RUFF)
        if fate == OURS:
            return score + self._weight(OURS_BASE) + self._weight(OURS_WORTH) * worth
        if fate == THEIRS:
            return score + self._weight(THEIRS_BASE) + self._weight(THEIRS_WORTH) * worth
        if self.rules.beats(card, winning):
            return score + self._weight(WINNING) + self._weight(WINNING_WORTH) * worth
        return score + self._weight(LOSING) + self._weight(LOSING_WORTH) * worth
