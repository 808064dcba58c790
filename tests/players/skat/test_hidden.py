"""Worlds as a seat of Skat draws them: exactly those that the view allows, each as often as another."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from stammtisch.games.skat import GAME
from stammtisch.games.skat.order import matadors
from stammtisch.games.skat.state import Play
from stammtisch.players.skat.hidden import Hidden, World
from stammtisch.players.skat.seen import Seen, seen_in
from stammtisch.players.skat.thinking import matadors_in
from stammtisch.solvers.skat.masks import layout_of
from stammtisch.solvers.skat.position import position_of
from tests.players.skat.positions import plays


def seen(play: Play) -> Seen:
    """What the seat to play has seen."""
    return seen_in(GAME.view(play, GAME.to_act(play)[0]))


def truth(play: Play, known: Seen) -> World:
    """The world as it is."""
    mask = known.layout.mask
    position = position_of(play)
    return World((mask(position.hands[0]), mask(position.hands[1]), mask(position.hands[2])), mask(position.skat))


def by_hand(play: Play, known: Seen) -> set[World]:
    """Every world, by plain enumeration: hands and voids as they were shown, card by card."""
    layout, me = known.layout, known.me
    mine = truth(play, known)
    order = play.order
    voids: list[set[str]] = [set(), set(), set()]
    for trick in known.plays:
        led = order.effective[layout.cards[trick[0][1]]]
        for place, card in trick:
            if order.effective[layout.cards[card]] != led:
                voids[place].add(led)
    knows_away = me == 0 and not known.contract.hand
    others = [place for place in range(3) if place != me]
    hidden = [mine.hands[place] for place in others] + ([] if knows_away else [mine.away])
    unseen = [card for card in layout.cards if any(part & layout.bits[card] for part in hidden)]
    sizes = [part.bit_count() for part in hidden]
    found = set()
    for first in combinations(unseen, sizes[0]):
        left = [card for card in unseen if card not in first]
        for second in combinations(left, sizes[1]):
            away = [card for card in left if card not in second]
            if any(order.effective[card] in voids[others[0]] for card in first):
                continue
            if any(order.effective[card] in voids[others[1]] for card in second):
                continue
            hands = list(mine.hands)
            hands[others[0]], hands[others[1]] = layout.mask(first), layout.mask(second)
            rest = mine.away if knows_away else layout.mask(away)
            found.add(World((hands[0], hands[1], hands[2]), rest))
    return found


@pytest.mark.parametrize("cards_left", [2, 3, 4])
def test_all_worlds_are_those_of_plain_enumeration(cards_left: int) -> None:
    """None is missing, none is there twice, and their number is known beforehand."""
    for play in plays(6, cards_left, seed=cards_left):
        known = seen(play)
        hidden = Hidden(known)
        every = list(hidden.all())
        assert len(every) == len(set(every)) == hidden.ways
        assert set(every) == by_hand(play, known)
        assert truth(play, known) in every


def test_every_world_is_drawn_as_often_as_another() -> None:
    """Each of a few dozen worlds comes up as chance has it, two hundred times each."""
    tried = 0
    for play in plays(20, 3, seed=8):
        hidden = Hidden(seen(play))
        if not 4 <= hidden.ways <= 40:
            continue
        tried += 1
        rng = Random(tried)
        drawn = Counter(hidden.draw(rng) for _ in range(200 * hidden.ways))
        assert set(drawn) == set(hidden.all())
        squares = sum((count - 200) ** 2 / 200 for count in drawn.values())
        assert squares < hidden.ways - 1 + 6 * (2 * (hidden.ways - 1)) ** 0.5
    assert tried >= 3


def test_early_worlds_are_whole_deals_that_the_view_allows() -> None:
    """With ten cards in hand nobody can list them: each has the right sizes and every card once."""
    for play in plays(6, 10, seed=1):
        known = seen(play)
        hidden, rng = Hidden(known), Random(1)
        for world in (hidden.draw(rng) for _ in range(30)):
            parts = (*world.hands, world.away, *known.played)
            assert sum(parts) == (1 << 32) - 1 and sum(part.bit_count() for part in parts) == 32
            assert [hand.bit_count() for hand in world.hands] == [len(play.hands[seat]) for seat in known.seats]
            assert world.hands[known.me] == known.hand


def test_what_was_seen_is_what_was_played() -> None:
    """Taken card points, tricks and turn are those of the position of the rules."""
    for play in plays(12, 5, seed=4):
        known, position = seen(play), position_of(play)
        assert (known.taken, known.tricks, known.leader) == (position.taken, position.tricks, position.leader)
        assert known.layout.cards_in(sum(1 << card for card in known.table)) == known.layout.cards_in(
            known.layout.mask(position.table)
        )
        assert known.me == position.turn and known.cards_left == 5


def test_matadors_of_a_mask_are_those_of_the_rules() -> None:
    """In every kind of game, for random twelves."""
    rng = Random(2)
    for play in plays(12, 10, seed=5):
        kind = play.game.contract.kind  # type: ignore[union-attr]  # somebody declared
        layout = layout_of(kind)
        for _ in range(30):
            cards = rng.sample(layout.cards, 12)
            assert matadors_in(layout.mode, layout.mask(cards)) == matadors(cards, kind)
