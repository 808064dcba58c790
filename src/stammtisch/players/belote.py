"""A rule-of-thumb player of Belote: bids by the strength of its hand, leads what wins, feeds its partner.

It knows its seat's view and nothing else, and answers at once. Reading of the hidden hands by search is not here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Final

from stammtisch.cards import PACK_32, Card, Rank, Suit, find_card
from stammtisch.games.belote.belotes import OTHER
from stammtisch.games.belote.contracts import Contract, card_points, is_trump, strengths
from stammtisch.games.belote.duties import winning_card
from stammtisch.games.belote.moves import AGREE, DECLINE, SAY_KONTRA, SAY_PASS, SAY_REKONTRA, Bid, Cut, Move, Play
from stammtisch.games.belote.view import BeloteView, Phase
from stammtisch.seats import side_of

ENOUGH: Final = {Contract.NO_TRUMPS: 50, Contract.ALL_TRUMPS: 54}
"""Strength of five cards with which a contract is bid; a suit contract needs `ENOUGH_SUIT`."""
ENOUGH_SUIT: Final = 32
OVER_PARTNER: Final = 14  # so much more to bid over one's partner
FOR_KONTRA: Final = 16
FOR_REKONTRA: Final = 34

TRUMP_WORTH: Final = {
    Rank.JACK: 30,
    Rank.NINE: 18,
    Rank.ACE: 11,
    Rank.TEN: 8,
    Rank.KING: 5,
    Rank.QUEEN: 5,
    Rank.EIGHT: 4,
    Rank.SEVEN: 4,
}


class BelotePlayer:
    """Decent and instant; announces everything it finds (B-A27)."""

    def choose(self, view: BeloteView, moves: Sequence[Move], rng: Random) -> Move:
        """One of `moves`."""
        match view.phase:
            case Phase.AUCTION:
                return _call(view, moves)
            case Phase.CLAIM:
                return AGREE if view.claim is not None and view.claim.card_points == 0 else DECLINE
            case Phase.CUT:
                return rng.choice([move for move in moves if isinstance(move, Cut)])
            case _:
                return _play(view, moves)


# ---- the auction


def strength(hand: Iterable[Card], contract: Contract) -> int:
    """What the cards promise in a contract, in card points won, roughly."""
    cards = frozenset(hand)
    if contract is Contract.NO_TRUMPS:
        return sum(_plain_worth(card, cards, ace=22, ten=14, guarded=6) for card in cards)
    if contract is Contract.ALL_TRUMPS:
        return sum(_all_trumps_worth(card, cards) for card in cards)
    trumps = [card for card in cards if is_trump(card, contract)]
    worth = sum(TRUMP_WORTH[card.rank] for card in trumps)
    if len(trumps) < 3:
        worth -= 20 * (3 - len(trumps))
    return worth + sum(_plain_worth(card, cards, ace=14, ten=7, guarded=3) for card in cards.difference(trumps))


def _plain_worth(card: Card, cards: frozenset[Card], *, ace: int, ten: int, guarded: int) -> int:
    """An ace, a ten under its ace, a ten with a small card beside it."""
    if card.rank is Rank.ACE:
        return ace
    if card.rank is not Rank.TEN:
        return 0
    if find_card(card.suit, Rank.ACE) in cards:
        return ten
    return guarded if sum(other.suit is card.suit for other in cards) > 1 else 0


def _all_trumps_worth(card: Card, cards: frozenset[Card]) -> int:
    has_jack = find_card(card.suit, Rank.JACK) in cards
    if card.rank is Rank.JACK:
        return 25
    if card.rank is Rank.NINE:
        return 18 if has_jack else 7
    return 7 if card.rank is Rank.ACE and has_jack else 2


def _margin(hand: Iterable[Card], contract: Contract) -> int:
    return strength(hand, contract) - ENOUGH.get(contract, ENOUGH_SUIT)


def _call(view: BeloteView, moves: Sequence[Move]) -> Move:
    standing = view.doubled
    is_partners = standing is not None and view.seat is not None and side_of(standing.declarer) == side_of(view.seat)
    needed = OVER_PARTNER if is_partners else 0
    bids = [move for move in moves if isinstance(move, Bid) and _margin(view.hand, move.contract) >= needed]
    if standing is not None:
        here = _margin(view.hand, standing.contract)
        if SAY_KONTRA in moves and here >= FOR_KONTRA:
            return SAY_KONTRA
        if SAY_REKONTRA in moves and standing.declarer == view.seat and here >= FOR_REKONTRA:
            return SAY_REKONTRA
        if is_partners and standing.multiplier > 1:
            return SAY_PASS
    return max(bids, key=lambda bid: _margin(view.hand, bid.contract)) if bids else SAY_PASS


# ---- the play


def _play(view: BeloteView, moves: Sequence[Move]) -> Move:
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
        assert self.view.doubled is not None
        return self.view.doubled.contract

    @cached_property
    def points(self) -> Mapping[Card, int]:
        return card_points(self.contract)

    @cached_property
    def trick(self) -> tuple[Card, ...]:
        assert self.view.trick is not None
        return self.view.trick.cards

    @cached_property
    def unseen(self) -> frozenset[Card]:
        """Cards that the others may still hold."""
        played = {card for won in self.view.won for card in won.trick.cards}
        return frozenset(PACK_32).difference(played, self.trick, self.view.hand)

    @cached_property
    def winning(self) -> Card:
        return self.trick[winning_card(self.contract, self.trick)]

    @cached_property
    def strengths(self) -> Mapping[Card, int]:
        return strengths(self.contract, self.trick[0].suit)

    @property
    def is_last(self) -> bool:
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
            return max(sure, key=lambda card: (self._is_long(card), self.points[card]))
        return self._cheapest([card for card in self.legal if card.suit is not trump] or self.legal)

    def _should_draw(self) -> bool:
        """Declarers draw trumps while the others may have some."""
        assert self.view.doubled is not None and self.view.seat is not None
        trump = self.contract.trump
        is_ours = side_of(self.view.doubled.declarer) == side_of(self.view.seat)
        return is_ours and any(card.suit is trump for card in self.unseen)

    def _is_safe_lead(self, card: Card) -> bool:
        return self._is_master(card) and not self._may_be_ruffed(card)

    def _is_long(self, card: Card) -> int:
        return sum(other.suit is card.suit for other in self.view.hand)

    # -- following

    def _feed(self) -> Card:
        """The most card points to the partner's trick, keeping what wins later and never a trump on his card."""
        spare = [card for card in self.legal if card.suit is not self.contract.trump or self._led_trump()]
        loose = [card for card in spare if not self._is_kept(card) and not self._breaks_belote(card)] or spare
        return max(loose or self.legal, key=lambda card: (self.points[card], -self._height(card)))

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
                return max(rich, key=lambda card: self.points[card])
        return min(takers, key=self._height)

    def _give_up(self, winners: Sequence[Card]) -> Card:
        """The least to a trick that is lost or not ours to decide; never an ace or a ten for nothing."""
        losers = [card for card in self.legal if card not in winners]
        return self._cheapest(losers or self.legal)

    def _cheapest(self, cards: Sequence[Card]) -> Card:
        """The card that costs least: few card points, no guard broken, no belote thrown away, low."""
        return min(cards, key=lambda card: (self._cost(card), self._height(card)))

    def _cost(self, card: Card) -> int:
        cost = self.points[card] * 2
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
        return len(others) == 1 and self.points[others[0]] >= 10 and not self._is_master(others[0])

    def _breaks_belote(self, card: Card) -> bool:
        """Whether a discard would lose the twenty points of king and queen (B-A30)."""
        if card not in OTHER or OTHER[card] not in self.view.hand or not is_trump(card, self.contract):
            return False
        return bool(self.trick) and card.suit is not self.trick[0].suit

    def _highest(self, cards: Sequence[Card]) -> Card:
        return max(cards, key=self._height)

    def _height(self, card: Card) -> int:
        return strengths(self.contract, card.suit)[card]


PLAYER: Final = BelotePlayer()
