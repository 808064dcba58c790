"""What a seat's view says to the kernels: the table as everybody sees it, and deals that fit it.

What belongs here: from a view to masks. What does not: playing on from there (`thinking.py`).
"""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Final

from stammtisch.cards import Card, in_pack_order
from stammtisch.games.tractor.hidden import Hidden
from stammtisch.games.tractor.order import contract_of
from stammtisch.games.tractor.shown import Shown
from stammtisch.games.tractor.view import TractorView
from stammtisch.seats import Seat
from stammtisch.solvers.kernels.tractor_deal import Deal
from stammtisch.solvers.kernels.tractor_playbook import WEIGHTS, Playbook
from stammtisch.solvers.kernels.tractor_rollouts import Rollouts
from stammtisch.solvers.tractor.layout import Masks, layout_of, rules_of, suit_place

SEATS: Final = tuple(Seat(seat) for seat in range(4))


class Worlds:
    """Deals that fit one view, each equally likely by what was shown, and what plays come to in them."""

    def __init__(self, view: TractorView) -> None:
        self._view = view
        contract = contract_of(view.match.options, view.level, view.trump)
        self.layout = layout_of(contract)
        self._deal = Deal(rules_of(contract, view.match.options))
        book = Playbook(self._deal, WEIGHTS)
        self._rollouts = Rollouts(self._deal, book, book)
        trick = view.trick
        plays = [self.layout.masks(cards) for cards in trick.plays] if trick else []
        leader = view.dealer if trick is None else trick.leader
        self._deal.set_table(view.dealer, leader, view.attackers_score, self._voids(), plays)

    @cached_property
    def _hidden(self) -> Hidden:
        return Hidden(self._view)

    def _voids(self) -> list[int]:
        """For each seat the plain suits and trumps that it has shown not to hold, as bits."""
        voids = [0] * 4
        for play in Shown(self._view).followed:
            if any(self.layout.order.suit_of[card] is not play.duty.suit for card in play.cards):
                voids[play.seat] |= 1 << suit_place(self.layout, play.duty.suit)
        return voids

    def next_world(self, rng: Random) -> None:
        """Lay out the hidden cards anew."""
        layout = self._hidden.draw(rng)
        self.set_cards([layout.hands[seat] for seat in SEATS], layout.buried)

    def draw_hands(self, rng: Random) -> list[tuple[Card, ...]]:
        """The four hands, for a dealer who has not buried yet."""
        layout = self._hidden.draw(rng)
        return [layout.hands[seat] for seat in SEATS]

    def set_cards(self, hands: list[tuple[Card, ...]], buried: tuple[Card, ...]) -> None:
        """Lay the cards as given."""
        masks = [self.layout.masks(hand) for hand in hands]
        away = self.layout.masks(buried)
        self._deal.set_cards([ones for ones, _ in masks], [twos for _, twos in masks], *away)

    def score_after(self, cards: Masks) -> int:
        """The attackers' score, kitty included, if the seat to play plays these cards and all play on soundly."""
        return self._rollouts.score_after(*cards)

    def playbook(self) -> tuple[Card, ...]:
        """What the playbook would play; it looks at the seat's own hand and at what is out, wherever that lies."""
        return in_pack_order(self.layout.cards_of(self._rollouts.choice()))
