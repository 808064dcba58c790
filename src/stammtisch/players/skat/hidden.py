"""Where the hidden cards may lie, as a seat of declared play knows it: every way, drawn with equal chance.

What belongs here: drawing worlds as masks, and walking through all of them where they are few. What does not: which of
them are likelier (`reading.py`), and what the rules allow (`games/skat/unknown.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from stammtisch.games.sampling import UnknownDeals
from stammtisch.games.skat.unknown import order_in, unknown
from stammtisch.players.skat.seen import Seen
from stammtisch.values import dataclass


@dataclass(frozen=True, slots=True)
class World:
    """hands: by place, what each holds now. away: the skat, or what the declarer laid away."""

    hands: tuple[int, int, int]
    away: int


class Hidden:
    """All worlds that a view allows."""

    def __init__(self, seen: Seen) -> None:
        view, layout = seen.view, seen.layout
        open_ends, effective = unknown(view), order_in(view).effective
        places = range(len(open_ends.sizes))
        self._cards = [
            (card, tuple(place for place in places if effective[card] not in open_ends.voids[place]))
            for card in open_ends.cards
        ]
        self._sizes, self._bits = open_ends.sizes, layout.bits
        self._deals = UnknownDeals(self._cards, open_ends.sizes)
        self._owners = [seen.seats.index(seat) for seat in open_ends.seats]
        known = [layout.mask(view.open_hands[seat]) for seat in seen.seats]
        known[seen.me] = seen.hand
        self._known = known
        self._away = layout.mask(view.discards)

    @property
    def ways(self) -> int:
        """How many worlds there are."""
        return self._deals.ways

    def draw(self, rng: Random) -> World:
        """One of them, each with equal chance."""
        *laid, rest = self._deals.draw(rng)
        bits = self._bits
        return self._world([sum(bits[card] for card in cards) for cards in laid], sum(bits[card] for card in rest))

    def all(self) -> Iterator[World]:
        """Every world, each once."""
        masks = {place: sum(self._bits[c] for c, places in self._cards if place in places) for place in self._places()}
        everything = sum(self._bits[card] for card, _ in self._cards)
        for laid in _shared_out(everything, [masks[place] for place in self._places()], self._sizes):
            yield self._world(list(laid[:-1]), laid[-1])

    def _places(self) -> range:
        return range(len(self._sizes))

    def _world(self, laid: list[int], rest: int) -> World:
        hands = list(self._known)
        for owner, cards in zip(self._owners, laid, strict=True):
            hands[owner] = cards
        return World((hands[0], hands[1], hands[2]), rest | self._away)


def _shared_out(cards: int, allowed: list[int], sizes: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """All ways to lay the cards into places of these sizes, each place with the cards it may hold."""
    if len(sizes) == 1:
        if cards & ~allowed[0] == 0:
            yield (cards,)
        return
    possible = cards & allowed[0]
    bits = [1 << number for number in range(32) if possible >> number & 1]
    for chosen in combinations(bits, sizes[0]):
        held = sum(chosen)
        for others in _shared_out(cards & ~held, allowed[1:], sizes[1:]):
            yield (held, *others)
