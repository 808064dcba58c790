"""What a deal has shown about hidden hands: voids, pairs not given, tractors not given, throws that stood or fell.

Read from a view alone. Where a card cannot lie is said card by card; the rest is a test of a whole deal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from stammtisch.cards import Card, Suit
from stammtisch.errors import RuleError
from stammtisch.games.tractor.follow import Duty, check_follow, duty_of
from stammtisch.games.tractor.leads import beatable
from stammtisch.games.tractor.order import Order, contract_of, order_of
from stammtisch.games.tractor.shapes import Component, paired, split
from stammtisch.games.tractor.trick import FailedThrow
from stammtisch.games.tractor.view import TractorView
from stammtisch.seats import Seat

Hands = Mapping[Seat, tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class Followed:
    """One play that followed: to which trick, by whom, what the lead asked for."""

    trick: int
    seat: Seat
    cards: tuple[Card, ...]
    duty: Duty


@dataclass(frozen=True, slots=True)
class Thrown:
    """A throw: its components, and the one that had to be led instead if it did not stand."""

    trick: int
    seat: Seat
    components: tuple[Component, ...]
    led: tuple[Card, ...] | None


class Shown:
    """What the play so far has shown, from the view of one seat."""

    def __init__(self, view: TractorView) -> None:
        options = view.match.options
        self._view = view
        self.order: Order = order_of(contract_of(options, view.level, view.trump))
        self._tricks = [(trick.leader, trick.plays) for trick in view.tricks]
        if view.trick is not None:
            self._tricks.append((view.trick.leader, view.trick.plays))

    @cached_property
    def followed(self) -> tuple[Followed, ...]:
        """Every play that followed a lead."""
        return tuple(self._follows())

    def _follows(self) -> Iterator[Followed]:
        for number, (leader, plays) in enumerate(self._tricks):
            if not plays:
                continue
            duty = duty_of(plays[0], self.order, self._view.match.options.follow)
            for place, cards in enumerate(plays[1:], 1):
                yield Followed(number, Seat((leader + place) % 4), cards, duty)

    @cached_property
    def throws(self) -> tuple[Thrown, ...]:
        """Every throw, standing or not."""
        failed = {throw.trick: throw for throw in self._view.failed_throws}
        thrown = []
        for number, (leader, plays) in enumerate(self._tricks):
            attempt: FailedThrow | None = failed.get(number)
            if plays:
                components = split(attempt.cards if attempt else plays[0], self.order)
                if len(components) > 1:
                    thrown.append(Thrown(number, leader, components, attempt.led if attempt else None))
        return tuple(thrown)

    def played_by(self, seat: Seat, since: int = 0) -> tuple[Card, ...]:
        """The cards a seat laid to the tricks from number `since` on."""
        return tuple(
            card
            for leader, plays in self._tricks[since:]
            for place, cards in enumerate(plays)
            if (leader + place) % 4 == seat
            for card in cards
        )

    @cached_property
    def excluded(self) -> Mapping[Seat, frozenset[Card]]:
        """For each seat, faces that it cannot hold now."""
        out: dict[Seat, set[Card]] = {Seat(seat): set() for seat in range(4)}
        for play in self.followed:
            out[play.seat] |= self._excluded_by(play)
        for throw in self.throws:
            above = self._above_singles(throw)
            for seat in out:
                out[seat] |= above if seat != throw.seat else set()
        return {seat: frozenset(faces) for seat, faces in out.items()}

    def _excluded_by(self, play: Followed) -> set[Card]:
        """A seat that did not follow throughout is void; one that gave too few pairs keeps no second copy (T-11)."""
        if not self._kept_suit(play):
            return set(self._faces(play.duty.suit))
        if self._gave_all_pairs(play):
            return set()
        later = Counter(self.played_by(play.seat, play.trick))
        return {card for card in later if self.order.suit_of[card] is play.duty.suit}

    def _kept_suit(self, play: Followed) -> bool:
        return all(self.order.suit_of[card] is play.duty.suit for card in play.cards)

    def _gave_all_pairs(self, play: Followed) -> bool:
        """Whether the play has as many pairs as were led, so that it tells nothing of further pairs."""
        return len(paired(play.cards)) >= play.duty.pairs

    def _above_singles(self, throw: Thrown) -> set[Card]:
        """T-X2: nobody else holds a card above a single of a throw, unless that single was what fell."""
        standing = [component.top for component in throw.components if not component.pairs]
        if not standing or (throw.led is not None and len(throw.led) == 1):
            return set()
        suit = self.order.suit_of[throw.components[0].cards[0]]
        return {card for card in self._faces(suit) if self.order.class_of[card] > min(standing)}

    def _faces(self, suit: Suit) -> Iterator[Card]:
        return (card for card, effective in self.order.suit_of.items() if effective is suit)

    @cached_property
    def unpaired(self) -> Mapping[Seat, frozenset[Suit]]:
        """For each seat, effective suits of which it holds no pair now."""
        suits: dict[Seat, set[Suit]] = {Seat(seat): set() for seat in range(4)}
        for play in self.followed:
            if play.duty.pairs and self._kept_suit(play) and not self._gave_all_pairs(play):
                suits[play.seat].add(play.duty.suit)
        return {seat: frozenset(found) for seat, found in suits.items()}

    def agrees(self, hands: Hands) -> bool:
        """Whether these hands, held now, could have played as was seen."""
        return self._pairs_agree(hands) and self._tractors_agree(hands) and self._throws_agree(hands)

    def _pairs_agree(self, hands: Hands) -> bool:
        return not any(
            self.order.suit_of[card] in self.unpaired[seat]
            for seat, hand in hands.items()
            if self.unpaired[seat]
            for card in paired(hand)
        )

    def _tractors_agree(self, hands: Hands) -> bool:
        """T-A17, T-X4: whether each play was allowed to the hand that held these cards and those it played later."""
        for play, later in self._tractor_follows:
            try:
                check_follow(play.seat, (*hands[play.seat], *later), play.cards, play.duty, self.order)
            except RuleError:
                return False
        return True

    @cached_property
    def _tractor_follows(self) -> tuple[tuple[Followed, tuple[Card, ...]], ...]:
        hidden = (play for play in self.followed if play.duty.asks_tractors and play.seat != self._view.seat)
        return tuple((play, self.played_by(play.seat, play.trick)) for play in hidden)

    def _throws_agree(self, hands: Hands) -> bool:
        return all(self._throw_agrees(throw, hands) for throw in self.throws)

    def _throw_agrees(self, throw: Thrown, hands: Hands) -> bool:
        """T-X3: the same component must fall, or none, as at the table."""
        others = [(*hand, *self.played_by(seat, throw.trick)) for seat, hand in hands.items() if seat != throw.seat]
        lowest = beatable(throw.components, others, self.order)
        return throw.led == (None if lowest is None else lowest.cards)
