"""What is learned of hands: the equations find what is there, and the file is what the command would write."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from stammtisch.cards import PACK_32, Suit, parse_cards
from stammtisch.games.belote import GAME
from stammtisch.games.belote.contracts import CONTRACTS, Contract, Doubled
from stammtisch.games.belote.match import BeloteMatch
from stammtisch.games.belote.options import HOUSE
from stammtisch.games.belote.state import Playing, begin_play, deal_hands
from stammtisch.players.belote.calls import expect
from stammtisch.players.belote.learning import ahead, in_lines, learn, least_squares
from stammtisch.players.belote.promise import KINDS, features, kind_of, learned, promise
from stammtisch.players.belote.worth import ByScore
from stammtisch.seats import Seat, Side
from stammtisch.solvers.belote import BeloteSolver
from stammtisch.solvers.belote.outcomes import outcomes_of
from stammtisch.solvers.belote.position import position_of
from stammtisch.tricks import Trick


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


def test_a_deal_that_plays_itself_is_worth_its_count() -> None:
    """All eight trumps in one hand: 162 card points, 90 for all tricks, 100 for the row, 20 for the belote, any way."""
    trumps = [card for card in PACK_32 if card.suit is Suit.HEARTS]
    rest = [card for card in PACK_32 if card not in trumps]
    hands = (tuple(trumps), tuple(rest[0::3]), tuple(rest[1::3]), tuple(rest[2::3]))
    play = Playing(BeloteMatch(HOUSE, Seat(3)), (), Doubled(Contract.HEARTS, Seat(0)), hands, Trick(Seat(0)))
    assert ahead(BeloteSolver(), play, Random(1)) == 162 + 90 + 100 + 20


def test_other_deals_are_worth_halfway_between_open_cards_and_rules_of_thumb() -> None:
    """Best play by all ends 123 : 39; play by rule of thumb 109 : 53."""
    solver = BeloteSolver()
    dealt = deal_hands(BeloteMatch(HOUSE, Seat(3)), Random(1).sample(PACK_32, 32))
    play = begin_play(dealt, Doubled(Contract.HEARTS, Seat(0)))
    best = outcomes_of(play).counted(solver.card_points(position_of(play), Side(0)).value).raw
    assert best == (123, 39)
    assert ahead(solver, play, Random(1)) == ((123 - 39) + (109 - 53)) / 2


def test_the_lead_is_worth_card_points_and_is_counted_for_the_side_that_has_it() -> None:
    """The same hand, before anybody has called: more if its side leads to the first trick."""
    assert all(brings > 0 for brings in learned().lead.values())
    leads = deal_hands(BeloteMatch(HOUSE, Seat(3)), Random(4).sample(PACK_32, 32))
    follows = replace(leads, match=BeloteMatch(HOUSE, Seat(2)))
    for contract in CONTRACTS:
        more, less = (
            expect(GAME.view(state, Seat(0)), Doubled(contract, Seat(0)), ByScore()).worth for state in (leads, follows)
        )
        assert more > less


def test_the_file_has_a_weight_for_each_feature() -> None:
    """Of every kind of contract, for any hand."""
    hand = frozenset(Random(1).sample(PACK_32, 5))
    for contract in CONTRACTS:
        assert len(features(hand, contract)) == len(learned().weights[kind_of(contract)])
    assert set(learned().spread) == set(learned().middle) == set(learned().lead) == set(KINDS)
    assert sum(share for _, _, share in learned().outcomes) == pytest.approx(1, abs=0.001)


COUNTED = [
    (
        "three trumps with jack and ace, a guarded ten, two single cards",
        Contract.HEARTS,
        "HJ HA HQ CT C8 SK D7",
        (1, 0, 1, 0, 0, 1, 3, 1, 0, 0, 0, 0, 0, 0, *(0, 0, 1, 0, 1, 0, 2), 0),
    ),
    (
        "five trumps, three of them the highest, belote and a quarte; nothing else",
        Contract.HEARTS,
        "HJ H9 HA HK HQ",
        (1, 1, 1, 0, 1, 1, 5, 1, 1, 1, 1, 1, 0, 1, *(0, 0, 0, 0, 0, 3, 0), 2.5),
    ),
    (
        "the nine without the jack, third",
        Contract.CLUBS,
        "C9 C8 C7 DA DT",
        (0, 1, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 1, 0, *(1, 1, 0, 0, 0, 2, 0), 1),
    ),
    ("no trumps", Contract.NO_TRUMPS, "CA CT CK C8 DT D8 HT SA S7 S8", (2, 1, 1, 1, 1, 1, 2, 1, 0, 3, 0)),
    ("all trumps", Contract.ALL_TRUMPS, "CJ C9 CA HJ H8 H7 S9 S8 D9 DK DQ", (2, 1, 1, 2, 0, 1, 0, 2, 1, 0, 4, 0)),
]
"""Counted by hand: what the weights that were learned stand for, in their order."""


@pytest.mark.parametrize(("says", "contract", "hand", "counted"), COUNTED, ids=[row[0] for row in COUNTED])
def test_a_hand_is_counted_as_by_hand(says: str, contract: Contract, hand: str, counted: tuple[float, ...]) -> None:
    """Every feature at its place."""
    assert features(frozenset(parse_cards(hand)), contract) == counted, says


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
