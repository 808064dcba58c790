"""Belote with open cards: what each side takes with best play by all, for every contract and from any position.

What belongs here: questions and answers in cards, seats and contracts. What does not: the search itself
(`kernels/belote_search.py`), and whether a deal's contract is made (`deals.py`).

Card points are those still to be taken, the last trick's ten included (B-23), before no trumps doubles them (B-A17);
neither capot nor announcements are in them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from stammtisch.cards import Card
from stammtisch.games.belote.contracts import CONTRACTS, Contract
from stammtisch.games.belote.duties import legal_cards
from stammtisch.games.belote.options import HOUSE, BeloteOptions
from stammtisch.seats import Seat, Side, side_of
from stammtisch.solvers.answers import FIRST_CHUNK, UNLIMITED, Account, Answer, Bounds, Limit, OutOfLimit
from stammtisch.solvers.belote.position import KINDS, Position, masks, numbers, rules_at, trick_numbers
from stammtisch.solvers.kernels.belote import SUIT_CONTRACT
from stammtisch.solvers.kernels.belote_search import Search
from stammtisch.solvers.kernels.belote_sure import Measure
from stammtisch.tricks import Trick

FIRST_STEP = 8
"""How far from a bound just found the next threshold lies; each further step in this direction is twice as long."""

Ask = Callable[[int, int], int]
"""A threshold and a limit of nodes -> a bound of what seats 0 and 2 take, on the threshold's side of it."""


@cache
def measure_of(contract: Contract, *, counts_tricks: bool = False, counts_belotes: bool = False) -> Measure:
    """What is counted under a contract."""
    return Measure(KINDS.get(contract, SUIT_CONTRACT), counts_tricks, counts_belotes)


class BeloteSolver:
    """Answers questions about positions. Keeps a table between questions, so each thread needs one of its own.

    search: the search itself, for those who try other settings of it.
    """

    def __init__(self) -> None:
        self.search = Search()

    @property
    def nodes(self) -> int:
        """Positions searched so far, card by card."""
        return self.search.nodes

    def card_points(self, position: Position, side: Side, limit: Limit = UNLIMITED) -> Bounds:
        """Card points that `side` still takes; exact, or what is proven when the limit runs out."""
        self._begin(position, measure_of(position.contract))
        return self._for_side(self._value(self.search.ask, Account(limit)), side)

    def takes(self, position: Position, side: Side, card_points: int, limit: Limit = UNLIMITED) -> Answer:
        """Whether `side` still takes at least so many card points."""
        self._begin(position, measure_of(position.contract))
        return self._is_reached(side, card_points, Account(limit))

    def takes_all(self, position: Position, side: Side, limit: Limit = UNLIMITED) -> Answer:
        """Whether `side` wins every trick that is left, the one on the table included."""
        self._begin(position, measure_of(position.contract, counts_tricks=True))
        return self._is_reached(side, position.tricks_left, Account(limit))

    def takes_any(self, position: Position, side: Side, limit: Limit = UNLIMITED) -> Answer:
        """Whether `side` wins at least one trick more."""
        self._begin(position, measure_of(position.contract, counts_tricks=True))
        return self._is_reached(side, 1, Account(limit))

    def leads_by(self, position: Position, side: Side, halves: int, limit: Limit = UNLIMITED) -> Answer:
        """Whether `side` gets at least `halves` in all trumps, where belotes still to be said count too.

        halves: card points, ten for each belote of its own that it says, and ten for each that the others lose.
        """
        self._begin(position, measure_of(position.contract, counts_belotes=True))
        return self._is_reached(side, halves, Account(limit))

    def moves(
        self, position: Position, limit: Limit = UNLIMITED, *, counts_belotes: bool = False
    ) -> Mapping[Card, Bounds]:
        """For each legal card the card points that the side of the seat on turn still takes after it.

        counts_belotes: in all trumps, with belotes still to be said as in `leads_by`.
        """
        self._begin(position, measure_of(position.contract, counts_belotes=counts_belotes))
        account = Account(limit)
        number = numbers(position.contract)
        found = {}
        guess = self.search.rest // 2
        for card in legal_cards(
            position.hands[position.turn], position.contract, position.trick.cards, position.options
        ):
            value = self._value(self._after(number[card]), account, guess)
            guess = value.least
            found[card] = self._for_side(value, side_of(position.turn))
        return found

    def contracts(
        self,
        hands: Sequence[Sequence[Card]],
        leader: Seat,
        side: Side,
        options: BeloteOptions = HOUSE,
        limit: Limit = UNLIMITED,
    ) -> Mapping[Contract, Bounds]:
        """For each of the six contracts the card points that `side` takes of a deal; the limit is for all together."""
        account = Account(limit)
        dealt = tuple(map(tuple, hands))
        found = {}
        for contract in CONTRACTS:
            self._begin(Position(contract, dealt, Trick(leader), options), measure_of(contract))
            found[contract] = self._for_side(self._value(self.search.ask, account), side)
        return found

    # ---- questions become thresholds for seats 0 and 2

    def _begin(self, position: Position, measure: Measure) -> None:
        self.search.begin(rules_at(position), measure, masks(position), position.trick.leader, trick_numbers(position))

    def _after(self, number: int) -> Ask:
        return lambda threshold, limit: self.search.ask_after(number, threshold, limit)

    def _for_side(self, value: Bounds, side: Side) -> Bounds:
        rest = self.search.rest
        return value if side == 0 else Bounds(rest - value.most, rest - value.least)

    def _is_reached(self, side: Side, least: int, account: Account) -> Answer:
        """Whether `side` gets at least so much; what one side gets, the other does not."""
        rest = self.search.rest
        threshold = least if side == 0 else rest - least + 1
        if not 0 < threshold <= rest:
            is_reached = threshold <= 0
        else:
            try:
                is_reached = self._ask(self.search.ask, threshold, account) >= threshold
            except OutOfLimit:
                return Answer.UNKNOWN
        return Answer.YES if is_reached == (side == 0) else Answer.NO

    def _value(self, ask: Ask, account: Account, guess: int | None = None) -> Bounds:
        """What seats 0 and 2 take, by questions that begin at `guess` and go on in growing steps, then halve."""
        low, high = 0, self.search.rest
        threshold = high // 2 if guess is None else guess
        step, is_between = FIRST_STEP, False
        went_up: bool | None = None
        while low < high:
            threshold = min(max(threshold, low + 1), high)
            try:
                value = self._ask(ask, threshold, account)
            except OutOfLimit:
                break
            goes_up = value >= threshold
            low, high = (value, high) if goes_up else (low, value)
            is_between = is_between or went_up is (not goes_up)
            went_up = goes_up
            if is_between:
                threshold = (low + high + 1) // 2
            else:
                threshold = low + step if goes_up else high - step + 1
                step *= 2
        return Bounds(low, high)

    def _ask(self, ask: Ask, threshold: int, account: Account) -> int:
        """One answer. The search is stopped now and then to look at the clock; its table keeps what was found."""
        wanted = FIRST_CHUNK
        while True:
            before = self.search.nodes
            chunk = account.chunk(wanted)
            value = ask(threshold, before + chunk)
            account.spend(self.search.nodes - before)
            if not self.search.is_stopped:
                return value
            wanted *= 2
