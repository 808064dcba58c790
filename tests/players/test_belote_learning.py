"""What is learned of hands: the equations find what is there, and the file is what the command would write."""

from __future__ import annotations

import json
from random import Random

import pytest

from stammtisch.cards import PACK_32, parse_cards
from stammtisch.games.belote.contracts import CONTRACTS, Contract
from stammtisch.players.belote.learning import in_lines, learn, least_squares
from stammtisch.players.belote.promise import KINDS, features, kind_of, learned, promise


def test_least_squares_finds_the_weights_that_made_the_values() -> None:
    """Three features, and one that never comes."""
    rng, weights = Random(1), (3.0, -2.0, 0.5)
    rows = []
    for _ in range(50):
        counted = tuple(float(rng.randrange(4)) for _ in weights)
        value = sum(weight * each for weight, each in zip(weights, counted, strict=True))
        rows.append(((*counted, 0.0), value))
    assert least_squares(rows) == pytest.approx((*weights, 0.0), abs=1e-3)


def test_a_few_deals_teach_the_same_twice_in_the_form_of_the_file() -> None:
    """From the seed; the file has the same parts."""
    few = learn(deals=4, hands=20, played=6)
    assert few == learn(deals=4, hands=20, played=6)
    assert set(json.loads(in_lines(few))) == {"weights", "lead", "middle", "spread", "heard", "outcomes"}


def test_the_file_has_a_weight_for_each_feature() -> None:
    """Of every kind of contract, for any hand."""
    hand = frozenset(Random(1).sample(PACK_32, 5))
    for contract in CONTRACTS:
        assert len(features(hand, contract)) == len(learned().weights[kind_of(contract)])
    assert set(learned().spread) == set(learned().middle) == set(learned().lead) == set(KINDS)
    assert sum(share for _, _, share in learned().outcomes) == pytest.approx(1, abs=0.001)


def test_an_average_hand_promises_nothing() -> None:
    """So that promises of four hands can be added."""
    rng = Random(3)
    for contract in (Contract.HEARTS, Contract.NO_TRUMPS, Contract.ALL_TRUMPS):
        promises = [promise(frozenset(rng.sample(PACK_32, 5)), contract) for _ in range(600)]
        assert abs(sum(promises) / len(promises)) < 8


MORE = [
    (Contract.HEARTS, "HJ H9 S7 S8 D7", "HJ H7 S7 S8 D7"),
    (Contract.HEARTS, "HJ H9 SA S8 D7", "HJ H9 S7 S8 D7"),
    (Contract.NO_TRUMPS, "SA ST HA D7 C8", "SA S9 HA D7 C8"),
    (Contract.ALL_TRUMPS, "SJ S9 HJ D7 C8", "SJ S7 HJ D7 C8"),
    (Contract.HEARTS, "SA SK SQ H7 D8", "SA SK S8 H7 D8"),
]


@pytest.mark.parametrize(("contract", "better", "worse"), MORE)
def test_the_better_hand_promises_more(contract: Contract, better: str, worse: str) -> None:
    """A nine beside its jack, an ace, a ten under its ace, a tierce to announce."""
    assert promise(frozenset(parse_cards(better)), contract) > promise(frozenset(parse_cards(worse)), contract)
