"""Trumps, their order, and which cards are a lead."""

from __future__ import annotations

import csv
from collections import Counter
from typing import Any

import pytest

from stammtisch.cards import PACK_54, SUITS, Rank, Suit, parse_cards
from stammtisch.errors import RuleError
from stammtisch.games.tractor.census import tractors_by_pairs
from stammtisch.games.tractor.deal import TWO_PACKS
from stammtisch.games.tractor.leads import check_lead
from stammtisch.games.tractor.options import LEVEL_RANKS
from stammtisch.games.tractor.order import TRUMP, Contract, card_points, order_of
from stammtisch.games.tractor.shapes import split, tractors
from stammtisch.seats import Seat
from tests.games.tractor.tables import EXAMPLES, cards, each, each_vector, order_for, vector_cards


@each("order")
def test_the_cards_of_an_effective_suit_from_the_top(row: dict[str, Any]) -> None:
    order = order_for(row)
    suit = TRUMP if row["suit"] == "trump" else Suit(row["suit"])
    steps = [set(parse_cards(step)) for step in row["falling"]]
    classes = [{order.class_of[card] for card in step} for step in steps]
    assert set().union(*steps) == {card for card in PACK_54 if order.suit_of[card] is suit}
    assert all(len(step) == 1 for step in classes)
    numbers = [step.pop() for step in classes]
    assert numbers == list(range(max(numbers), max(numbers) - len(numbers), -1))


def form_of(row: dict[str, Any], shown: tuple[Any, ...]) -> tuple[str, int | None]:
    try:
        (component,) = check_lead(Seat(0), shown, order_for(row), throws=False)
    except RuleError as refusal:
        assert refusal.rule in ("T-10", "T-A16")
        return "", None
    return component.form, component.pairs


@each("form")
def test_a_lead_has_its_form(row: dict[str, Any]) -> None:
    assert (row["form"], row.get("pairs")) == form_of(row, cards(row["cards"]))


@each_vector("shapes")
def test_a_lead_of_the_vectors_has_its_form(row: dict[str, Any]) -> None:
    form, pairs = form_of(row, vector_cards(row["cards"]))
    assert (row["shape"] or "", row["pairs"]) == (form, pairs)


def test_two_packs_hold_108_cards_and_200_card_points() -> None:
    """T-3, T-13."""
    assert len(TWO_PACKS) == 108
    assert card_points(TWO_PACKS) == 200
    worth = {rank: card_points(card for card in TWO_PACKS if card.rank is rank) for rank in Rank}
    assert {rank: points for rank, points in worth.items() if points} == {
        Rank.FIVE: 40,
        Rank.TEN: 80,
        Rank.KING: 80,
    }


@pytest.mark.parametrize("level", LEVEL_RANKS)
def test_a_suit_contract_has_36_trumps_and_no_trump_12(level: Rank) -> None:
    for trump in (*SUITS, None):
        order = order_of(Contract(level, trump))
        sizes = Counter(order.suit_of[card] for card in TWO_PACKS)
        assert sizes[TRUMP] == (12 if trump is None else 36)
        assert {size for suit, size in sizes.items() if suit is not TRUMP} == {24}


@pytest.mark.parametrize("level", LEVEL_RANKS)
@pytest.mark.parametrize("trump", [Suit.CLUBS, Suit.HEARTS, None])
def test_there_are_as_many_tractors_as_were_counted(level: Rank, trump: Suit | None) -> None:
    """T-A11, T-A14: every distinct tractor, by its number of pairs."""
    order = order_of(Contract(level, trump))
    found = {
        suit: Counter(len(t) // 2 for t in tractors([c for c in TWO_PACKS if order.suit_of[c] is suit], order))
        for suit in (TRUMP, Suit.DIAMONDS)
    }
    trumps = "trump_no_trump_contract" if trump is None else "trump_suit_contract"
    assert counted(trumps) == found[TRUMP]
    assert counted("one_side_suit") == found[Suit.DIAMONDS]


@pytest.mark.parametrize("level", [Rank.TWO, Rank.SEVEN, Rank.ACE])
def test_splitting_every_set_of_pairs_finds_the_same_tractors(level: Rank) -> None:
    """The count of the figures, which asks each set what it is, where there are few sets."""
    suit_contract, no_trump = order_of(Contract(level, Suit.HEARTS)), order_of(Contract(level, None))
    assert counted("one_side_suit") == tractors_by_pairs(suit_contract, Suit.DIAMONDS)
    assert counted("trump_no_trump_contract") == tractors_by_pairs(no_trump, TRUMP)


def counted(name: str) -> Counter[int]:
    with (EXAMPLES / "tractor_tables.csv").open() as file:
        rows = [row for row in csv.DictReader(file) if row["table"] == f"distinct_tractors_{name}"]
    return Counter({int(row["key"].split()[0]): int(row["value"]) for row in rows})


def test_a_split_does_not_depend_on_the_order_of_the_cards() -> None:
    order = order_of(Contract(Rank.SEVEN, Suit.HEARTS))
    for text in ("C7 C7 H7 H7", "H7 C7 H7 C7", "H7 H7 C7 C7"):
        assert [component.form for component in split(parse_cards(text), order)] == ["tractor"]
