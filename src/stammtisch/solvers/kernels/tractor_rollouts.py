"""Playing deals of Tractor to their end by the playbook, from any position whose cards are known.

What belongs here: what a play comes to when everybody plays on soundly. What does not: how a sound player chooses
(`tractor_playbook.py`), where the cards lie (`players/tractor`).
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from stammtisch.solvers.kernels import uncompiled as cython

from stammtisch.solvers.kernels.tractor_deal import Deal
from stammtisch.solvers.kernels.tractor_playbook import Playbook


class Rollouts:
    """Playing on from the position of a deal, each side by its own playbook."""

    def __init__(self, deal: Deal, first: Playbook, second: Playbook) -> None:
        """first: of the seats 0 and 2; second: of the seats 1 and 3. Both look at `deal`."""
        self.deal = deal
        self.first = first
        self.second = second

    def score_after(self, ones: int, twos: int) -> int:
        """The attackers' score, kitty included, once these cards are played; 0 and 0 for what the playbook chooses."""
        with cython.nogil:
            score = self.play_on(ones, twos)
        return score

    def play_on(self, ones: int, twos: int) -> int:
        """The same where nobody else may run."""
        self.deal.begin()
        if ones:
            self.deal.lay(ones, twos)
        while not self.deal.is_over():
            self._choose_and_lay()
        return self.deal.score

    def choice(self) -> tuple[int, int]:
        """What the playbook of the seat to play chooses."""
        self.deal.begin()
        book = self.second if self.deal.turn() & 1 else self.first
        book.choose(self.deal.turn())
        return book.ones, book.twos

    def _choose_and_lay(self) -> None:
        seat = self.deal.turn()
        if seat & 1:
            self.second.choose(seat)
            self.deal.lay(self.second.ones, self.second.twos)
        else:
            self.first.choose(seat)
            self.deal.lay(self.first.ones, self.first.twos)
