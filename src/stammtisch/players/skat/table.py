"""What a player works out at the table: who is on whose side, who still plays, and how likely a card is beaten."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from stammtisch.cards import Card
from stammtisch.games.skat.order import CARD_POINTS, TRUMP, Order
from stammtisch.games.skat.unknown import Unknown, order_in, unknown
from stammtisch.games.skat.view import View
from stammtisch.seats import Seat
from stammtisch.tricks import winning_place


@dataclass(frozen=True, slots=True)
class Table:
    """A view in play, with what follows from it. seat: whose view."""

    view: View
    seat: Seat
    order: Order
    open_ends: Unknown

    @property
    def played(self) -> tuple[Card, ...]:
        """The cards on the table."""
        return self.view.trick.cards if self.view.trick is not None else ()

    @property
    def later(self) -> tuple[Seat, ...]:
        """Who plays to this trick after `seat`."""
        return self.view.trick_seats[len(self.played) + 1 :]

    @property
    def card_points_on_table(self) -> int:
        """What the cards of this trick so far are worth (S-12)."""
        return sum(CARD_POINTS[card] for card in self.played)

    def is_enemy(self, other: Seat) -> bool:
        """Whether `other` plays against `seat`; in Ramsch everybody does."""
        return self.view.ramsch or self.view.declarer in (self.seat, other)

    def winner(self, cards: Sequence[Card]) -> Seat:
        """Who would win the trick with these cards in it."""
        strength = self.order.strength[self.order.effective[cards[0]]]
        return self.view.trick_seats[winning_place(cards, strength.__getitem__)]

    def chance_to_hold(self, cards: Sequence[Card], holder_is_friend: bool) -> float:
        """How likely the best of `cards` is not beaten by those to play later who are against its holder."""
        chance = 1.0
        for seat in self.later:
            if self.is_enemy(seat) == holder_is_friend:
                chance *= 1 - self._chance_to_beat(seat, cards)
        return chance

    def _chance_to_beat(self, seat: Seat, cards: Sequence[Card]) -> float:
        """How likely `seat` can beat the best of `cards`, from the unseen cards and the voids shown."""
        led = self.order.effective[cards[0]]
        strength = self.order.strength[led]
        best = max(strength[card] for card in cards)
        held = self.view.open_hands[seat]
        if held:
            follows = [card for card in held if self.order.effective[card] == led] or held
            return float(any(strength[card] > best for card in follows))
        return self._chance_unseen(seat, led, best)

    def _chance_unseen(self, seat: Seat, led: str, best: int) -> float:
        if seat not in self.open_ends.seats:
            return 0.0
        place = self.open_ends.seats.index(seat)
        strength, voids = self.order.strength[led], self.open_ends.voids[place]
        share = self.open_ends.sizes[place] / max(1, len(self.open_ends.cards))
        follow = [card for card in self.open_ends.cards if self.order.effective[card] == led]
        higher = sum(strength[card] > best for card in follow)
        trumps = sum(
            strength[card] > best and self.order.effective[card] == TRUMP != led for card in self.open_ends.cards
        )
        is_void = 1.0 if led in voids else (1 - share) ** len(follow)
        ruffs = 0.0 if TRUMP in voids else is_void * (1 - (1 - share) ** trumps)
        beats = 0.0 if led in voids else 1 - (1 - share) ** higher
        return min(1.0, beats + ruffs)

    def unseen_trumps(self) -> int:
        """Trumps that others may still hold."""
        return sum(self.order.effective[card] == TRUMP for card in self._unseen())

    def is_highest(self, card: Card) -> bool:
        """Whether no card of this one's effective suit that others may hold is higher."""
        return not self.unseen_above(card)

    def unseen_above(self, card: Card) -> int:
        """How many cards of this one's effective suit that others may hold are higher."""
        suit = self.order.effective[card]
        strength = self.order.strength[suit]
        return sum(self.order.effective[c] == suit and strength[c] > strength[card] for c in self._unseen())

    def unseen_below(self, card: Card) -> int:
        """How many cards of this one's effective suit that others may hold are lower."""
        suit = self.order.effective[card]
        strength = self.order.strength[suit]
        return sum(self.order.effective[c] == suit and strength[c] < strength[card] for c in self._unseen())

    def _unseen(self) -> tuple[Card, ...]:
        """What others may hold, their open cards too."""
        shown = (hand for seat, hand in enumerate(self.view.open_hands) if seat != self.seat)
        return (*self.open_ends.cards, *(card for hand in shown for card in hand))


def table_of(view: View, seat: Seat) -> Table:
    """The view with what follows from it."""
    return Table(view, seat, order_in(view), unknown(view))
