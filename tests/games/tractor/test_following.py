"""Which cards may follow: every row, and every legal set against a literal reading of the definition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Any

import pytest

from stammtisch.cards import PACK_54, SUITS, Card, Rank, in_pack_order
from stammtisch.errors import RuleError
from stammtisch.games.tractor.follow import check_follow, duty_of, follow_choices
from stammtisch.games.tractor.leads import lead_choices
from stammtisch.games.tractor.order import TRUMP, Contract, Order, order_of
from stammtisch.seats import Seat
from tests.games.tractor.tables import cards, each, each_vector, options_of, order_for, vector_cards

Cards = tuple[Card, ...]


@each("follow")
def test_the_legal_plays_are_those_of_the_row(row: dict[str, Any]) -> None:
    order, hand = order_for(row), cards(row["hand"])
    duty = duty_of(cards(row["lead"]), order, options_of(row).follow)
    legal = list(follow_choices(hand, duty, order))
    assert {cards(text) for text in row["legal"]} == set(legal)
    assert len(legal) == len(set(legal))


@each_vector("follow")
def test_the_legal_plays_are_those_of_the_vectors(row: dict[str, Any]) -> None:
    order = order_for(row)
    duty = duty_of(vector_cards(row["lead"]), order, "pairs")
    legal = follow_choices(vector_cards(row["hand"]), duty, order)
    assert {vector_cards(play) for play in row["legal_plays"]} == set(legal)


@pytest.mark.parametrize(
    ("lead", "hand", "play", "code", "rule"),
    [
        ("S4 S4", "S9 SK H3", "S9", "wrong_count", "T-9"),
        ("S4 S4", "S9 SK H3", "S9 H3", "must_follow", "T-11"),
        ("S4 S4", "S9 S9 SK", "S9 SK", "must_play_pairs", "T-11"),
        ("S4 S4 S5 S5", "S9 S9 ST ST SQ SQ", "S9 S9 SQ SQ", "must_play_tractor", "T-A17"),
        ("SA SA SK SK SJ SJ", "S3 S3 S4 S4 S6 S6 S8 S8", "S3 S3 S6 S6 S8 S8", "must_play_tractor", "T-X4"),
    ],
)
def test_a_play_that_does_not_follow_is_refused_with_its_rule(
    lead: str, hand: str, play: str, code: str, rule: str
) -> None:
    order = order_of(Contract(Rank.TWO, SUITS[2]))
    duty = duty_of(cards(lead), order, "tractor_first")
    with pytest.raises(RuleError) as refusal:
        check_follow(Seat(1), cards(hand), cards(play), duty, order)
    assert (code, rule, 1) == (refusal.value.code, refusal.value.rule, refusal.value.seat)


# The definition, read word by word and slowly: sets of cards are tried one by one.


def subsets(held: Sequence[Card], count: int) -> set[Cards]:
    return set(combinations(in_pack_order(held), count))


def pairs_in(held: Sequence[Card]) -> int:
    return sum(count == 2 for count in Counter(held).values())


def is_tractor(held: Sequence[Card], order: Order) -> bool:
    """k >= 2 pairs of one effective suit with consecutive classes, exactly one pair a class."""
    faces = Counter(held)
    classes = sorted(order.class_of[card] for card in faces)
    one_suit = len({order.suit_of[card] for card in faces}) == 1
    return (
        one_suit
        and len(faces) > 1
        and set(faces.values()) == {2}
        and classes == list(range(classes[0], classes[0] + len(classes)))
    )


def tractors_in(held: Sequence[Card], pairs: int, order: Order) -> set[Cards]:
    faces = [card for card, count in Counter(held).items() if count == 2]
    found = (in_pack_order(chosen * 2) for chosen in combinations(faces, pairs))
    return {tractor for tractor in found if is_tractor(tractor, order)}


def less(held: Sequence[Card], taken: Sequence[Card]) -> Cards:
    return in_pack_order((Counter(held) - Counter(taken)).elements())


def components_of(lead: Cards, order: Order) -> list[int]:
    """T-X1: pairs of each component, the longest tractor first (of equals the highest)."""
    for pairs in range(len(lead) // 2, 1, -1):
        found = sorted(tractors_in(lead, pairs, order), key=lambda t: max(order.class_of[card] for card in t))
        if found:
            return [pairs, *components_of(less(lead, found[-1]), order)]
    return [1] * pairs_in(lead) + [0] * (len(lead) - 2 * pairs_in(lead))


def answers(part: Cards, unused: Cards, pairs: int, order: Order, tractor_first: bool) -> bool:
    """Whether `part` answers one component of `pairs` pairs as well as the unused cards of the suit allow."""
    if tractor_first and pairs > 1:
        lengths = [k for k in range(2, pairs + 1) if tractors_in(unused, k, order)]
        if lengths:
            longest = lengths[-1]
            return any(
                pairs_in(less(part, tractor)) >= min(pairs - longest, pairs_in(less(unused, tractor)))
                for tractor in tractors_in(part, longest, order)
            )
    return pairs_in(part) >= min(pairs, pairs_in(unused))


def assigned(play: Cards, unused: Cards, sizes: list[int], order: Order, tractor_first: bool) -> bool:
    """T-X4: some assignment of the cards of the suit satisfies every component in turn."""
    if not sizes:
        return True
    wanted = max(1, 2 * sizes[0])
    return any(
        answers(part, unused, sizes[0], order, tractor_first)
        and assigned(less(play, part), less(unused, part), sizes[1:], order, tractor_first)
        for part in subsets(play, wanted)
    )


def may_follow(play: Cards, hand: Cards, lead: Cards, order: Order, tractor_first: bool) -> bool:
    suit = order.suit_of[lead[0]]
    suited = in_pack_order(card for card in hand if order.suit_of[card] is suit)
    followed = in_pack_order(card for card in play if order.suit_of[card] is suit)
    if len(suited) < len(lead):
        return followed == suited
    if len(followed) < len(lead):
        return False
    return assigned(followed, suited, components_of(lead, order), order, tractor_first)


def random_table(rng: Random) -> tuple[Order, Cards, Cards]:
    """An order, a lead and a hand, from so few cards that pairs and tractors are frequent."""
    order = order_of(Contract(rng.choice([Rank.TWO, Rank.SIX, Rank.ACE]), rng.choice([*SUITS, None])))
    suit = rng.choice([*SUITS, TRUMP, TRUMP])
    faces = [card for card in PACK_54 if order.suit_of[card] is suit]
    if not faces:
        return random_table(rng)
    start = rng.randrange(max(1, len(faces) - 6))
    near = sorted(faces, key=order.class_of.__getitem__)[start : start + 7]
    pool = near * 2 + rng.sample([card for card in PACK_54 if card not in near], 3)
    rng.shuffle(pool)
    hand = in_pack_order(pool[: rng.randint(4, 9)])
    leads = lead_choices(in_pack_order(near * 2), order, throws=True)
    fitting = [lead for lead in (leads[rng.randrange(len(leads))] for _ in range(40)) if len(lead) <= 6]
    lead = rng.choice([lead for lead in fitting if len(lead) <= len(hand)] or [(near[0],)])
    return order, lead, hand


def tables(count: int, seed: int) -> Iterator[tuple[Order, Cards, Cards]]:
    rng = Random(seed)
    return (random_table(rng) for _ in range(count))


@pytest.mark.parametrize("follow", ["pairs", "tractor_first"])
def test_legal_follows_equal_a_literal_reading_for_random_leads_and_hands(follow: str) -> None:
    """T-11, T-A17, T-X4: every set of cards of every hand is judged, throws among the leads."""
    tried = 0
    for order, lead, hand in tables(2_500, seed=4):
        duty = duty_of(lead, order, follow)
        expected = {
            play for play in subsets(hand, len(lead)) if may_follow(play, hand, lead, order, follow == "tractor_first")
        }
        actual = list(follow_choices(hand, duty, order))
        assert expected == set(actual), (lead, hand)
        assert len(actual) == len(expected)
        for play in list(subsets(hand, len(lead)))[:12]:
            assert (play in expected) == is_accepted(play, hand, lead, order, follow)
            tried += 1
    assert tried > 10_000


def is_accepted(play: Cards, hand: Cards, lead: Cards, order: Order, follow: str) -> bool:
    try:
        check_follow(Seat(0), hand, play, duty_of(lead, order, follow), order)
    except RuleError:
        return False
    return True


@pytest.mark.parametrize("throws", [False, True])
def test_legal_leads_equal_a_literal_reading_for_random_hands(throws: bool) -> None:
    """T-10, T-X1: a lead is of one effective suit, and without throws a single, a pair or a tractor."""
    for order, _, hand in tables(300, seed=9):
        sets = {play for count in range(1, len(hand) + 1) for play in subsets(hand, count)}
        one_suit = {play for play in sets if len({order.suit_of[card] for card in play}) == 1}
        simple = {p for p in one_suit if len(p) == 1 or (len(p) == 2 and p[0] is p[1]) or is_tractor(p, order)}
        actual = [in_pack_order(lead) for lead in lead_choices(hand, order, throws)]
        assert (one_suit if throws else simple) == set(actual)
        assert len(actual) == len(set(actual))
