"""Which cards may follow a lead: T-11, T-A17 and T-X4, as a check of one play and as the lazy list of all.

A play is judged by the pairs in it: every duty asks for pairs of the led suit, never for particular single cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from stammtisch.cards import Card, Suit
from stammtisch.errors import RuleError
from stammtisch.games.tractor.choices import CardSets, Selection, any_cards
from stammtisch.games.tractor.order import Order
from stammtisch.games.tractor.shapes import longest_stretch, paired, split
from stammtisch.seats import Seat

Classes = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Duty:
    """What a lead asks of those who follow. sizes: pairs in each component, longest first, singles left out.

    tractor_first: whether tractors must be followed with tractors (T-A17). throw: whether several components were led.
    """

    suit: Suit
    count: int
    sizes: tuple[int, ...]
    tractor_first: bool
    throw: bool

    @property
    def pairs(self) -> int:
        """How many pairs were led."""
        return sum(self.sizes)

    @property
    def asks_tractors(self) -> bool:
        """Whether more than a number of pairs is asked for."""
        return self.tractor_first and bool(self.sizes) and self.sizes[0] > 1


@lru_cache(maxsize=20_000)
def duty_of(lead: tuple[Card, ...], order: Order, follow: str) -> Duty:
    """What this lead asks for under the option `follow`."""
    components = split(lead, order)
    sizes = tuple(component.pairs for component in components if component.pairs)
    return Duty(order.suit_of[lead[0]], len(lead), sizes, follow == "tractor_first", len(components) > 1)


def cheapest_first(cards: Sequence[Card], order: Order) -> list[Card]:
    """Cards as players give them away."""
    return sorted(cards, key=order.cost.__getitem__)


def follow_choices(
    hand: Sequence[Card],
    duty: Duty,
    order: Order,
    arranged: Callable[[Sequence[Card], Order], list[Card]] = cheapest_first,
) -> CardSets:
    """Every legal play of the hand, each once, as a lazy sequence; cards that `arranged` puts first come first."""
    suited = [card for card in hand if order.suit_of[card] is duty.suit]
    if len(suited) <= duty.count:
        others = [card for card in hand if order.suit_of[card] is not duty.suit]
        return CardSets((any_cards(arranged(others, order), duty.count - len(suited), tuple(suited)),))
    pairs, cheap = paired(suited), arranged(suited, order)
    least = min(duty.pairs, len(pairs))
    if not duty.asks_tractors or not longest_stretch(order.class_of[card] for card in pairs):
        return CardSets((any_cards(cheap, duty.count, (), least),))
    faces = tuple(dict.fromkeys(cheap))
    return CardSets(
        tuple(
            Selection((*whole, *whole), tuple(f for f in faces if f not in whole), (), duty.count - 2 * len(whole))
            for whole in _pair_sets(arranged(pairs, order), duty, order, least)
            if duty.count - 2 * len(whole) <= len(faces) - len(whole)
        )
    )


def check_follow(seat: Seat, hand: Sequence[Card], cards: Sequence[Card], duty: Duty, order: Order) -> None:
    """Raises RuleError unless these cards of the hand may follow the lead."""
    if len(cards) != duty.count:
        raise RuleError("wrong_count", "T-9", f"Play {duty.count} cards: as many as were led.", seat)
    suited = [card for card in hand if order.suit_of[card] is duty.suit]
    followed = [card for card in cards if order.suit_of[card] is duty.suit]
    if len(followed) < min(len(suited), duty.count):
        raise RuleError("must_follow", "T-11", "Follow the led suit as far as you can.", seat)
    if len(suited) <= duty.count:
        return
    held, played = paired(suited), paired(followed)
    if len(played) < min(duty.pairs, len(held)):
        raise RuleError("must_play_pairs", "T-11", "Play as many pairs of the led suit as you can.", seat)
    if duty.asks_tractors and not _answers(held, played, duty, order):
        rule = "T-X4" if duty.throw else "T-A17"
        raise RuleError("must_play_tractor", rule, "Follow a tractor with the longest tractor you can.", seat)


def _pair_sets(pairs: Sequence[Card], duty: Duty, order: Order, least: int) -> Iterator[tuple[Card, ...]]:
    for size in range(least, min(len(pairs), duty.count // 2) + 1):
        for whole in combinations(pairs, size):
            if _answers(pairs, whole, duty, order):
                yield whole


def _answers(held: Sequence[Card], played: Sequence[Card], duty: Duty, order: Order) -> bool:
    class_of = order.class_of
    return _satisfied(
        tuple(sorted(class_of[card] for card in held)), tuple(sorted(class_of[card] for card in played)), duty.sizes
    )


@lru_cache(maxsize=100_000)
def _satisfied(held: Classes, played: Classes, sizes: Classes) -> bool:
    """T-X4: whether pairs of classes `played`, out of those `held`, can be laid to components of `sizes` in this order.

    Each component takes a tractor of its length, else the longest shorter one, then pairs up to its size, from what
    earlier components left; pairs of one class (off-suit level pairs) stand for each other.
    """
    if not sizes:
        return True
    longest = min(sizes[0], len(longest_stretch(held)))
    if longest < 2:  # no tractor is asked for or held: only the number of pairs counts
        return len(played) >= min(sum(sizes), len(held))
    for tractor in _stretches(played, longest):
        rest_held, rest_played = _less(held, tractor), _less(played, tractor)
        extra = min(sizes[0] - longest, len(rest_held))
        for more in set(combinations(rest_played, extra)):
            if _satisfied(_less(rest_held, more), _less(rest_played, more), sizes[1:]):
                return True
    return False


def _stretches(classes: Classes, length: int) -> Iterator[Classes]:
    """Every run of `length` neighbouring classes."""
    present = set(classes)
    for bottom in sorted(present):
        stretch = tuple(range(bottom, bottom + length))
        if present.issuperset(stretch):
            yield stretch


def _less(classes: Classes, taken: Classes) -> Classes:
    left = list(classes)
    for number in taken:
        left.remove(number)
    return tuple(left)
