"""What is expected of a hand: tables that agree with the features they were made from; more for better cards."""

from __future__ import annotations

import json
from itertools import combinations
from random import Random

import pytest

from stammtisch.cards import PACK_32, Card, parse_cards
from stammtisch.games.skat.contract import Kind
from stammtisch.games.skat.order import CARD_POINTS
from stammtisch.players.skat.holding import risks
from stammtisch.players.skat.outcomes import (
    FEATURES,
    FILE,
    NULL_FEATURES,
    Expected,
    features,
    holding_of,
    null_features,
)
from stammtisch.players.skat.prospects import KINDS, OUTCOMES, best_of

LEARNED = json.loads(FILE.read_text(encoding="utf-8"))


def test_the_file_has_a_weight_for_each_feature() -> None:
    """And says from how many games."""
    for name in ("suit", "grand"):
        assert set(LEARNED[name]["weights"]) == set(FEATURES) and LEARNED[name]["games"] > 0
    assert set(LEARNED["null"]["weights"]) == set(NULL_FEATURES)


def test_averages_are_the_features_times_their_weights() -> None:
    """For random hands and all kinds of game, taken and Hand."""
    rng = Random(1)
    for _ in range(60):
        cards = rng.sample(PACK_32, 12)
        held, away = holding_of(cards[:10]), sum(map(CARD_POINTS.__getitem__, cards[10:]))
        leads, hand = rng.random() < 0.5, rng.random() < 0.5
        for kind, mean in zip(KINDS, OUTCOMES.means(held, away, leads, hand), strict=True):
            weights = LEARNED["grand" if kind is Kind.GRAND else "suit"]["weights"]
            found = features(kind, held, away, leads, hand)
            expected = sum(weights[name] * value for name, value in zip(FEATURES, found, strict=True))
            assert mean == pytest.approx(expected)


def test_the_risk_of_a_null_is_counted_suit_by_suit() -> None:
    """As the rules of thumb count it card by card."""
    rng = Random(2)
    for _ in range(60):
        cards = rng.sample(PACK_32, 10)
        by_suit = list(risks(cards))
        found = dict(zip(NULL_FEATURES, null_features(holding_of(cards), True, False), strict=True))
        assert found["risk"] == pytest.approx(sum(by_suit)) and found["worst"] == pytest.approx(max(by_suit))


BETTER: list[tuple[str, Kind, str, str]] = [
    ("a trump more", Kind.CLUBS, "CJ SJ CA CT CK C9 HA HT S7 D7", "CJ SJ CA CT CK HA HT S7 D7 D8"),
    ("the highest Unter", Kind.CLUBS, "CJ CA CT CK C9 HA HT S7 D7 D8", "DJ CA CT CK C9 HA HT S7 D7 D8"),
    ("a Daus", Kind.HEARTS, "CJ SJ HA HT HK H9 CA S7 D7 D8", "CJ SJ HA HT HK H9 C7 S7 D7 D8"),
    ("a suit that is void", Kind.HEARTS, "CJ SJ HA HT HK H9 SA ST S7 S8", "CJ SJ HA HT HK H9 SA ST D7 C8"),
    ("an Unter in Grand", Kind.GRAND, "CJ SJ HJ CA CT CK HA HT SA D7", "CJ SJ CA CT CK HA HT SA D7 D8"),
    ("a Daus in Grand", Kind.GRAND, "CJ SJ HJ CA CT CK HA HT SA D7", "CJ SJ HJ CA CT CK HA HT S7 D7"),
]


@pytest.mark.parametrize(("says", "kind", "more", "less"), BETTER, ids=[row[0] for row in BETTER])
def test_what_helps_is_expected_to_help(says: str, kind: Kind, more: str, less: str) -> None:
    """Each row names what the first hand has over the second."""
    better, worse = (
        OUTCOMES.means(holding_of(parse_cards(cards)), 10, False, False)[KINDS.index(kind)] for cards in (more, less)
    )
    assert better > worse, says


def test_a_low_hand_makes_null_more_often() -> None:
    """Sevens and eights against Daus and König."""
    low, high = (
        holding_of(parse_cards(cards)) for cards in ("C7 C8 C9 S7 S9 SJ H7 H8 D7 D9", "CA CK C9 SA S9 SJ HA H8 D7 D9")
    )
    assert OUTCOMES.null_chance(low, False, False) > 0.7 > 0.3 > OUTCOMES.null_chance(high, False, False)


def test_a_chance_falls_with_what_is_asked() -> None:
    """At the average it is a half, and one spread above it a sixth."""
    expected = Expected(60.5, 16.0)
    assert expected.chance(61) == pytest.approx(0.5)
    assert expected.chance(77) == pytest.approx(0.159, abs=0.001)
    assert all(expected.chance(points) > expected.chance(points + 1) for points in range(120))


def test_the_best_discards_are_those_of_all_pairs() -> None:
    """For every kind, by looking at each pair singly."""
    twelve = tuple(sorted(parse_cards("CJ DJ CA CT CK CQ C8 SQ DA D8 SA HJ"), key=PACK_32.index))
    best = best_of(twelve, False)
    for place, kind in enumerate(KINDS):
        means: dict[tuple[Card, ...], float] = {
            pair: OUTCOMES.means(
                holding_of([card for card in twelve if card not in pair]),
                sum(map(CARD_POINTS.__getitem__, pair)),
                False,
                False,
            )[place]
            for pair in combinations(twelve, 2)
        }
        assert means[best.aways[place]] == pytest.approx(max(means.values())), kind
