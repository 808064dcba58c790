"""Laying out the cards a view hides: other hands, the buried cards, the kitty; uniformly over all that agrees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from stammtisch.cards import Card, parse_cards
from stammtisch.games.sampling import UnknownDeals
from stammtisch.games.tractor.deal import TWO_PACKS
from stammtisch.games.tractor.shown import Shown
from stammtisch.games.tractor.view import TractorView
from stammtisch.seats import Seat

SEATS = tuple(Seat(seat) for seat in range(4))
AWAY = 4
"""The place of cards in no hand: the kitty until the dealer takes it, then the buried cards."""

MOST_TRIES = 1_000_000


@dataclass(frozen=True, slots=True)
class Layout:
    """Where all cards lie: hands now, cards played by each seat, the buried cards, the kitty as dealt."""

    hands: Mapping[Seat, tuple[Card, ...]]
    played: Mapping[Seat, tuple[Card, ...]]
    buried: tuple[Card, ...]
    kitty: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Known:
    """A copy of a card that is known to lie in one of a few places. doubled: whether the other copy may lie there too
    and nothing tells which of the two was seen."""

    card: Card
    places: tuple[int, ...]
    doubled: bool


class Hidden:
    """What one view hides, before the cards are drawn."""

    def __init__(self, view: TractorView) -> None:
        self._view = view
        self._in_play = view.phase == "play"
        self._shown = Shown(view)
        self._played = {seat: self._shown.played_by(seat) for seat in SEATS}
        self._unseen = Counter(TWO_PACKS) - Counter(self._seen())
        self._known = list(self._known_copies())
        self._places, sizes = self._open_places()
        self._deals = UnknownDeals(self._laid_out(), sizes)

    def _seen(self) -> list[Card]:
        """Cards whose place the view tells: one's hand, cards played, one's buried cards, a kitty not yet taken."""
        view = self._view
        away = view.buried if self._in_play else () if self._holds_kitty() else view.kitty or view.flipped
        return [*view.hand, *away, *(card for cards in self._played.values() for card in cards)]

    def _holds_kitty(self) -> bool:
        return self._view.phase == "bury" and self._view.seat == self._view.dealer

    def _open_places(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Places that the view does not tell, and how many unseen cards lie in each."""
        view = self._view
        sizes = {int(seat): view.card_counts[seat] for seat in SEATS if seat != view.seat}
        if view.phase == "bury" and view.dealer != view.seat:
            sizes[view.dealer] -= 8
        sizes[AWAY] = sum(self._unseen.values()) - sum(sizes.values())
        return tuple(sizes), tuple(sizes.values())

    def _known_copies(self) -> list[Known]:
        """Copies that were declared, thrown and taken back, or exposed with the kitty, as far as not played since."""
        known = []
        for seat in SEATS:
            if seat == self._view.seat:
                continue
            shown = Counter(self._view.shown[seat])
            declared = self._declared(seat) - Counter(self._played[seat]) - shown
            known += [Known(card, (seat,), count == 1) for card, count in shown.items() for _ in range(count)]
            zone = (seat, AWAY) if self._in_play and seat == self._view.dealer else (seat,)
            for card, count in declared.items():
                single = count == 1 and not shown[card]
                known += [Known(card, zone, single) for _ in range(count)]
        return known + self._flipped_copies()

    def _declared(self, seat: Seat) -> Counter[Card]:
        """The most copies of each card that the seat declared at once."""
        declared: Counter[Card] = Counter()
        for call in self._view.calls:
            if call.seat == seat and not call.is_pass:
                declared |= Counter(parse_cards(call.text))
        return declared

    def _flipped_copies(self) -> list[Known]:
        """T-A8: the dealer took the exposed cards, and holds or buried those it has not played."""
        view = self._view
        if not self._in_play or view.seat == view.dealer:
            return []
        left = Counter(view.flipped) - Counter(self._played[view.dealer])
        shown = Counter(view.shown[view.dealer])
        return [Known(card, (view.dealer, AWAY), False) for card in (left - shown).elements()]

    def _laid_out(self) -> list[tuple[Card, tuple[int, ...]]]:
        """Each unseen card with the places it may lie in, as numbers of open places."""
        rest = self._unseen - Counter(known.card for known in self._known)
        cards = [(known.card, self._numbers(known.places, known.card)) for known in self._known]
        for card, count in rest.items():
            cards += [(card, self._numbers(self._places, card))] * count
        return cards

    def _numbers(self, places: tuple[int, ...], card: Card) -> tuple[int, ...]:
        return tuple(self._places.index(place) for place in places if self._may_hold(place, card))

    def _may_hold(self, place: int, card: Card) -> bool:
        return place == AWAY or not self._in_play or card not in self._shown.excluded[Seat(place)]

    def draw(self, rng: Random) -> Layout:
        """One layout, each with equal chance. Raises ValueError where nothing agrees with the view."""
        for _ in range(MOST_TRIES):
            laid = dict(zip(self._places, self._deals.draw(rng), strict=True))
            layout = self._layout(laid, rng)
            if self._half_of_doubles(laid, rng) and layout is not None and self._agrees(layout):
                return layout
        raise ValueError("no layout of the cards agrees with what was shown")

    def _half_of_doubles(self, laid: Mapping[int, tuple[Card, ...]], rng: Random) -> bool:
        """A card shown once lies there twice: both copies could have been the one shown, and were laid down for it."""
        for known in self._known:
            if known.doubled and self._unseen[known.card] == 2:
                both = sum(laid[place].count(known.card) for place in known.places) == 2
                if both and rng.random() < 0.5:
                    return False
        return True

    def _agrees(self, layout: Layout) -> bool:
        return not self._in_play or self._shown.agrees(layout.hands)

    def _layout(self, laid: Mapping[int, tuple[Card, ...]], rng: Random) -> Layout | None:
        view = self._view
        hands = {seat: view.hand if seat == view.seat else laid[seat] for seat in SEATS}
        if not self._in_play:
            away = list(laid[AWAY])
            rng.shuffle(away)
            kitty = view.kitty or (*view.flipped, *away)
            return Layout(hands, self._played, (), kitty)
        buried = view.buried or laid[AWAY]
        kitty_drawn = self._kitty_of((*hands[view.dealer], *self._played[view.dealer], *buried), rng)
        return None if kitty_drawn is None else Layout(hands, self._played, buried, kitty_drawn)

    def _kitty_of(self, cards: tuple[Card, ...], rng: Random) -> tuple[Card, ...] | None:
        """Which of the dealer's 33 cards were the kitty; None if the dealer could not have declared with the others."""
        view = self._view
        if view.kitty:
            return view.kitty
        others = list((Counter(cards) - Counter(view.flipped)).elements())
        rng.shuffle(others)
        kitty = (*view.flipped, *others[: 8 - len(view.flipped)])
        left = Counter(cards) - Counter(kitty)
        return None if self._declared(view.dealer) - left else kitty
