"""Prospects: what a game is expected to score, by hand where that is plain, and the plans that follow."""

from __future__ import annotations

import pytest

from stammtisch.cards import in_pack_order, parse_cards
from stammtisch.games.skat.contract import Contract, Kind, parse_contract
from stammtisch.games.skat.exchange import contracts
from stammtisch.players.skat.outcomes import Expected
from stammtisch.players.skat.prospects import (
    expected_score,
    hand_plans,
    named_plans,
    null_score,
    plans_with_skat,
    skats,
    worth_with_skat,
)
from stammtisch.players.skat.stakes import Stakes
from tests.games.skat.table import HOUSE, ISKO, options

STRONG = in_pack_order(parse_cards("CJ SJ CA CT CK C8 HA HT S7 D7"))
LOW = in_pack_order(parse_cards("C7 C8 C9 S7 S9 SJ H7 H8 D7 D9"))


@pytest.mark.parametrize(
    ("mean", "score"),
    [(20.0, -80.0), (50.0, -60.0), (75.0, 30.0), (100.0, 40.0)],
    ids=["Schneider", "lost", "won", "far"],
)
def test_a_game_that_is_sure_of_its_end_scores_just_that(mean: float, score: float) -> None:
    """Hearts with two: 30 for 61, 40 with Schneider, -60 below, -80 as Schneider."""
    stakes = Stakes.of(HOUSE, Contract(Kind.HEARTS), 18, 2)
    assert expected_score(stakes, Expected(mean, 0.1)) == pytest.approx(score)


def test_an_even_chance_is_worth_the_middle() -> None:
    """Half of 30 and half of -60."""
    stakes = Stakes.of(HOUSE, Contract(Kind.HEARTS), 18, 2)
    assert expected_score(stakes, Expected(60.5, 2.0)) == pytest.approx(-15)
    null = Stakes.of(HOUSE, Contract(Kind.NULL), 18, 0)
    assert null_score(null, 0.5) == pytest.approx((23 - 46) / 2)


def test_a_higher_bid_never_makes_a_hand_better() -> None:
    """And beyond what it is worth the game is lost: an overbid."""
    drawn = skats(STRONG, 8)
    worths = [worth_with_skat(ISKO, bid, STRONG, True, drawn) for bid in (18, 24, 36, 48, 60, 96)]
    assert worths == sorted(worths, reverse=True)
    assert worths[0] > 50 > 0 > worths[-1]


def test_what_may_be_named_is_planned_and_nothing_else() -> None:
    """Null below the bid is refused at home, and allowed where the options say so."""
    for rules, bid, nulls in ((HOUSE, 24, 1), (HOUSE, 18, 2), (options(null_below_bid="allow"), 60, 2)):
        twelve = in_pack_order((*STRONG, *parse_cards("H9 S8")))
        found = [plan.contract for plan in plans_with_skat(rules, bid, twelve, False)]
        assert set(found) == set(contracts(rules, bid, False))
        assert sum(contract.kind is Kind.NULL for contract in found) == nulls


def test_plans_lay_away_two_of_the_twelve_and_keep_what_wins() -> None:
    """The best plan of a hand of acorns is acorns, without Unters, Daus or trumps away."""
    twelve = in_pack_order((*STRONG, *parse_cards("H9 S8")))
    best = max(plans_with_skat(ISKO, 18, twelve, True), key=lambda plan: plan.worth)
    assert best.contract.kind in (Kind.CLUBS, Kind.GRAND)
    assert set(best.away) <= set(parse_cards("S7 S8 D7 H9"))
    named = named_plans(ISKO, 18, in_pack_order(set(twelve) - set(best.away)), best.away, [best.contract], True)
    assert [plan.worth for plan in named] == pytest.approx([best.worth])


def test_hand_games_count_the_matadors_of_every_skat() -> None:
    """A Hand game is a step more; a low hand has its best in Null."""
    offered = contracts(ISKO, 18, True)
    plans = {plan.contract.text: plan for plan in hand_plans(ISKO, 18, STRONG, offered, True, skats(STRONG, 8))}
    assert plans.keys() == {contract.text for contract in offered}
    assert plans["clubs hand"].worth > plans["diamonds hand"].worth
    low = max(hand_plans(ISKO, 18, LOW, offered, False, skats(LOW, 8)), key=lambda plan: plan.worth)
    assert low.contract.kind is Kind.NULL
    assert parse_contract("null hand") in offered


def test_skats_are_the_same_every_time_and_none_of_ones_own_cards() -> None:
    """So that a hand is worth the same at every call."""
    assert skats(STRONG, 12) == skats(STRONG, 12) and len(skats(STRONG, 12)) == 12
    assert not set(STRONG).intersection(card for skat in skats(STRONG, 12) for card in skat)


def test_a_null_that_lies_open_is_won_less_often_and_scores_more_when_it_is() -> None:
    """The same cards: four times in five of those in which the closed one is won."""
    ten, away = LOW, in_pack_order(parse_cards("HA HK"))
    closed, opened = named_plans(HOUSE, 18, ten, away, [parse_contract("null"), parse_contract("null ouvert")], True)
    assert opened.chance == pytest.approx(0.8 * closed.chance) and closed.chance > 0
    assert opened.worth == pytest.approx(46 * opened.chance - 92 * (1 - opened.chance))
