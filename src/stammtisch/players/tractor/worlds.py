"""What a seat's view says to the kernels: the table as everybody sees it, and deals that fit it.

What belongs here: from a view to masks. What does not: playing on from there (`thinking.py`).
"""

from __future__ import annotations

from functools import cached_property
from random import Random
from typing import Final, TypeAlias

from stammtisch.cards import Card, in_pack_order
from stammtisch.games.tractor.hidden import Hidden, Layout
from stammtisch.games.tractor.order import card_points, contract_of
from stammtisch.games.tractor.shown import Shown
from stammtisch.games.tractor.view import TractorView
from stammtisch.seats import Seat, side_of
from stammtisch.solvers.kernels.tractor_deal import Deal
from stammtisch.solvers.kernels.tractor_endings import Endings
from stammtisch.solvers.kernels.tractor_playbook import WEIGHTS, Playbook
from stammtisch.solvers.kernels.tractor_rollouts import Rollouts
from stammtisch.solvers.tractor.layout import Layout as Faces
from stammtisch.solvers.tractor.layout import layout_of, rules_of, slots, suit_place

SEATS: Final = tuple(Seat(seat) for seat in range(4))

EXACT_CARDS: Final = 5
"""From so many cards a hand on, deals are not played on by the playbook but solved."""

MOST_NODES: Final = 100_000
"""Plays tried for one value; the mean is a twentieth of that."""

TRUMPS_OF_A_DECLARER: Final = 9
RASHNESS: Final = 0.25
MOST_DRAWS: Final = 4
"""Who names a suit has so many trumps, of 36, on average 8; how often one with fewer does; deals drawn to find one."""

Cards: TypeAlias = tuple[Card, ...]


class Worlds:
    """Deals that fit one view, each equally likely by what was shown, and what plays come to in them."""

    def __init__(self, view: TractorView) -> None:
        self._view = view
        contract = contract_of(view.match.options, view.level, view.trump)
        self.faces = layout_of(contract)
        self._deal = Deal(rules_of(contract, view.match.options))
        book = Playbook(self._deal, WEIGHTS)
        self._rollouts = Rollouts(self._deal, book, book)
        trick = view.trick
        plays = [self.faces.masks(cards) for cards in trick.plays] if trick else []
        leader = view.dealer if trick is None else trick.leader
        self._deal.set_table(view.dealer, leader, view.attackers_score, self._voids(), plays)

    @cached_property
    def _hidden(self) -> Hidden:
        return Hidden(self._view)

    def _voids(self) -> list[int]:
        """For each seat the plain suits and trumps that it has shown not to hold, as bits."""
        voids = [0] * 4
        for play in Shown(self._view).followed:
            if any(self.faces.order.suit_of[card] is not play.duty.suit for card in play.cards):
                voids[play.seat] |= 1 << suit_place(self.faces, play.duty.suit)
        return voids

    def next_world(self, rng: Random) -> None:
        """Lay out the hidden cards anew."""
        layout = self._draw_likely(rng)
        hands = [layout.hands[seat] for seat in SEATS]
        self.set_cards(hands, layout.buried)
        if self._ends:
            self._ending.set_cards(hands, layout.buried)

    def _draw_likely(self, rng: Random) -> Layout:
        """A deal that fits; one in which trumps were declared without many of them is taken less often."""
        layout = self._hidden.draw(rng)
        for _ in range(MOST_DRAWS - 1):
            if self._declared_soundly(layout) or rng.random() < RASHNESS:
                break
            layout = self._hidden.draw(rng)
        return layout

    def _declared_soundly(self, layout: Layout) -> bool:
        """Whether the hand that named a suit was long in it, as far as that can be told."""
        declaration, trump = self._view.declaration, self._view.trump
        if declaration is None or trump is None or declaration.seat == self._view.seat:
            return True
        cards = (*layout.hands[declaration.seat], *layout.played[declaration.seat])
        return sum(map(self.faces.order.is_trump, cards)) >= TRUMPS_OF_A_DECLARER

    def draw_hands(self, rng: Random) -> list[Cards]:
        """The four hands, for a dealer who has not buried yet."""
        layout = self._hidden.draw(rng)
        return [layout.hands[seat] for seat in SEATS]

    def set_cards(self, hands: list[Cards], buried: Cards) -> None:
        """Lay the cards as given."""
        masks = [self.faces.masks(hand) for hand in hands]
        away = self.faces.masks(buried)
        self._deal.set_cards([ones for ones, _ in masks], [twos for _, twos in masks], *away)

    def score_after(self, cards: Cards) -> int:
        """The attackers' score, kitty included, once the seat to play has played these cards.

        The last tricks are played on by the best play of all, what is before them soundly.
        """
        if self._ends:
            value = self._ending.value_after(cards)
            if value is not None:
                return self._view.attackers_score + value
        return self._rollouts.score_after(*self.faces.masks(cards))

    def score_on(self) -> int:
        """The same from where the seat to play chooses by the playbook."""
        return self._rollouts.score_after(0, 0)

    def playbook(self) -> Cards:
        """What the playbook would play; it looks at the seat's own hand and at what is out, wherever that lies."""
        return in_pack_order(self.faces.cards_of(self._rollouts.choice()))

    @cached_property
    def _ends(self) -> bool:
        """Whether the last tricks have come."""
        view = self._view
        on_table = len(view.trick.lead) if view.trick is not None and view.trick.plays else 0
        return view.phase == "play" and len(view.hand) <= EXACT_CARDS and on_table <= EXACT_CARDS

    @cached_property
    def _ending(self) -> Ending:
        return Ending(self._view, self.faces)


class Ending:
    """The last tricks of one view, the hidden cards laid one way after another."""

    def __init__(self, view: TractorView, faces: Faces) -> None:
        assert view.trick is not None
        self._trick, self._faces = view.trick, faces
        self._attackers = 1 - side_of(view.dealer)
        self._endings = Endings(rules_of(contract_of(view.match.options, view.level, view.trump), view.match.options))
        self._hands: list[list[Card]] = []

    def set_cards(self, hands: list[Cards], buried: Cards) -> None:
        """Lay the cards as given; those on the table belong to the hands they came from."""
        number = self._faces.numbers.__getitem__
        whole = [list(hand) for hand in hands]
        for place, cards in enumerate(self._trick.plays):
            whole[(self._trick.leader + place) % 4] += cards
        self._hands = [sorted(hand, key=number) for hand in whole]
        self._endings.set_cards([list(map(number, hand)) for hand in self._hands], self._attackers, card_points(buried))

    def value_after(self, cards: Cards) -> int | None:
        """What the attackers still get after this play; None where that takes too long."""
        plays = [
            slots(self._hands[(self._trick.leader + place) % 4], play)
            for place, play in enumerate((*self._trick.plays, cards))
        ]
        value = self._endings.value(self._trick.leader, plays, MOST_NODES)
        return value if value >= 0 else None
