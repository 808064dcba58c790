"""The play: leading, feeding the partner, taking and giving up a trick."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from stammtisch.cards import PACK_32, Card, Suit
from stammtisch.games.belote.belotes import OTHER
from stammtisch.games.belote.contracts import Contract, card_points, is_trump, strengths
from stammtisch.games.belote.duties import winning_card
from stammtisch.games.belote.moves import Move, Play
from stammtisch.games.belote.view import BeloteView
from stammtisch.seats import side_of


def choose_play(view: BeloteView, moves: Sequence[Move]) -> Move:
    """The card to play, with all that can be announced with it."""
    plays: dict[Card, Play] = {}
    for move in moves:  # with announcements first, so that the first play of a card says most
        if isinstance(move, Play):
            plays.setdefault(move.card, move)
    table = _Table(view, tuple(plays))
    return plays[table.card()]


@dataclass(frozen=True)
class _Table:
    """The trick as one seat sees it, and what it has to choose from."""

    view: BeloteView
    legal: tuple[Card, ...]

    @cached_property
    def contract(self) -> Contract:
        """What is played."""
        assert self.view.doubled is not None
        return self.view.doubled.contract

    @cached_property
    def card_points(self) -> Mapping[Card, int]:
        """What each card is worth in tricks (B-21)."""
        return card_points(self.contract)

    @cached_property
    def trick(self) -> tuple[Card, ...]:
        """The cards on the table, the led one first."""
        assert self.view.trick is not None
        return self.view.trick.cards

    @cached_property
    def unseen(self) -> frozenset[Card]:
        """Cards that the others may still hold."""
        played = {card for won in self.view.won for card in won.trick.cards}
        return frozenset(PACK_32).difference(played, self.trick, self.view.hand)

    @cached_property
    def winning(self) -> Card:
        """The card that takes the trick as it stands."""
        return self.trick[winning_card(self.contract, self.trick)]

    @cached_property
    def strengths(self) -> Mapping[Card, int]:
        """How high each card is in this trick; 0 for what cannot take it."""
        return strengths(self.contract, self.trick[0].suit)

    @property
    def is_last(self) -> bool:
        """Whether this seat plays the last card of the trick."""
        return len(self.trick) == 3

    def card(self) -> Card:
        """The card to play."""
        if len(self.legal) == 1:
            return self.legal[0]
        if not self.trick:
            return self._lead()
        if self._partner_wins() and self._is_safe(self.winning):
            return self._feed()
        winners = [card for card in self.legal if self.strengths[card] > self.strengths[self.winning]]
        takers = winners if self.is_last else [card for card in winners if self._is_safe(card)]
        if takers and not self._partner_wins():
            return self._take(takers)
        return self._give_up(winners)

    def _partner_wins(self) -> bool:
        return winning_card(self.contract, self.trick) == len(self.trick) - 2

    def _is_master(self, card: Card) -> bool:
        """Whether no unseen card of its suit beats it."""
        table = strengths(self.contract, card.suit)
        return not any(other.suit is card.suit and table[other] > table[card] for other in self.unseen)

    def _is_next_master(self, card: Card) -> bool:
        """Whether a single unseen card beats it, and a lower one beside it can be played under that."""
        table = strengths(self.contract, card.suit)
        guards = any(other.suit is card.suit and table[other] < table[card] for other in self.view.hand)
        return guards and sum(other.suit is card.suit and table[other] > table[card] for other in self.unseen) == 1

    def _may_be_ruffed(self, card: Card) -> bool:
        """Whether a plain card may meet a trump: somebody may be void and trumps are out.

        Of those who follow a lead only one opponent is still to play: two cards of the suit out are enough then.
        """
        trump = self.contract.trump
        if trump is None or card.suit is trump or not any(other.suit is trump for other in self.unseen):
            return False
        return sum(other.suit is card.suit for other in self.unseen) < (2 if self.trick else 4)

    def _is_safe(self, card: Card) -> bool:
        """Whether the card, once it wins, most likely keeps the trick."""
        if self.is_last:
            return True
        led = self.trick[0].suit if self.trick else card.suit
        table = strengths(self.contract, led)
        if card.suit is not led and card.suit is self.contract.trump and self._will_follow(led):
            return True
        if card.suit is led or card.suit is self.contract.trump:
            beaten = any(table[other] > table[card] for other in self.unseen if other.suit is card.suit)
            return not beaten and not self._may_be_ruffed(card)
        return False

    def _will_follow(self, led: Suit) -> bool:
        """Whether enough of the suit is out that those still to play most likely have some: a low ruff will do."""
        return sum(other.suit is led for other in self.unseen) >= 3

    # -- leading

    def _lead(self) -> Card:
        trump = self.contract.trump
        if trump is not None and self._should_draw():
            mine = [card for card in self.legal if card.suit is trump]
            if mine and (self._is_master(self._highest(mine)) or len(mine) >= 4):
                best = self._highest(mine)
                return best if self._is_master(best) else self._cheapest(mine)
        sure = [card for card in self.legal if card.suit is not trump and self._is_safe_lead(card)]
        if sure:
            return max(sure, key=lambda card: (self._length(card), self.card_points[card]))
        return self._cheapest([card for card in self.legal if card.suit is not trump] or self.legal)

    def _should_draw(self) -> bool:
        """Declarers draw trumps while the others may have some."""
        assert self.view.doubled is not None and self.view.seat is not None
        trump = self.contract.trump
        is_ours = side_of(self.view.doubled.declarer) == side_of(self.view.seat)
        return is_ours and any(card.suit is trump for card in self.unseen)

    def _is_safe_lead(self, card: Card) -> bool:
        return self._is_master(card) and not self._may_be_ruffed(card)

    def _length(self, card: Card) -> int:
        return sum(other.suit is card.suit for other in self.view.hand)

    # -- following

    def _feed(self) -> Card:
        """The most card points to the partner's trick, keeping what wins later and never a trump on his card."""
        spare = [card for card in self.legal if card.suit is not self.contract.trump or self._led_trump()]
        loose = [card for card in spare if not self._is_kept(card) and not self._breaks_belote(card)] or spare
        return max(loose or self.legal, key=lambda card: (self.card_points[card], -self._height(card)))

    def _is_kept(self, card: Card) -> bool:
        """A card that wins a trick of its own is not thrown, except at the end."""
        return self._is_master(card) and len(self.view.hand) > 2

    def _led_trump(self) -> bool:
        return self.trick[0].suit is self.contract.trump

    def _take(self, takers: Sequence[Card]) -> Card:
        """The trick, as last with the richest card that would not win later, else with what is safe and cheap."""
        if self.is_last:
            rich = [card for card in takers if not self._is_master(card) and card.suit is self.trick[0].suit]
            if rich:
                return max(rich, key=lambda card: self.card_points[card])
        return min(takers, key=self._height)

    def _give_up(self, winners: Sequence[Card]) -> Card:
        """The least to a trick that is lost or not ours to decide; never an ace or a ten for nothing."""
        losers = [card for card in self.legal if card not in winners]
        return self._cheapest(losers or self.legal)

    def _cheapest(self, cards: Sequence[Card]) -> Card:
        """The card that costs least: few card points, no guard broken, no belote thrown away, low."""
        return min(cards, key=lambda card: (self._cost(card), self._height(card)))

    def _cost(self, card: Card) -> int:
        cost = self.card_points[card] * 2
        if self._breaks_belote(card):
            cost += 30
        if card.suit is self.contract.trump:
            cost += 6
        if self._is_master(card):
            cost += 12
        elif self._is_next_master(card):
            cost += 8
        return cost + (5 if self._bares(card) else 0)

    def _bares(self, card: Card) -> bool:
        """Whether the card is the only guard of a high card beneath an unseen master."""
        others = [other for other in self.view.hand if other.suit is card.suit and other is not card]
        return len(others) == 1 and self.card_points[others[0]] >= 10 and not self._is_master(others[0])

    def _breaks_belote(self, card: Card) -> bool:
        """Whether a discard would lose the twenty points of king and queen (B-A30)."""
        if card not in OTHER or OTHER[card] not in self.view.hand or not is_trump(card, self.contract):
            return False
        return bool(self.trick) and card.suit is not self.trick[0].suit

    def _highest(self, cards: Sequence[Card]) -> Card:
        return max(cards, key=self._height)

    def _height(self, card: Card) -> int:
        return strengths(self.contract, card.suit)[card]
