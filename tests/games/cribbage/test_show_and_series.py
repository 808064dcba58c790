"""What combinations score, in the show and in the play: examples, known figures, two ways of counting that agree."""

from __future__ import annotations

import csv
import json
from collections import Counter
from itertools import combinations, combinations_with_replacement, product
from random import Random
from typing import Any

import pytest

from stammtisch.cards import PACK_52, Card, parse_card, parse_cards
from stammtisch.games.cribbage import GAME
from stammtisch.games.cribbage.census import class_scores, histogram, histogram_hand_by_hand
from stammtisch.games.cribbage.combinations import (
    ORDER,
    VALUE,
    Combination,
    Kind,
    play_combinations,
    rank_patterns,
    rank_score,
    show_combinations,
    show_score,
    total,
)
from stammtisch.games.options import change_options
from tests.games.cribbage.examples import EXAMPLES, rows

PARTS = {
    "fifteens": {Kind.FIFTEEN},
    "pairs": {Kind.PAIR, Kind.PAIR_ROYAL, Kind.DOUBLE_PAIR_ROYAL},
    "runs": {Kind.RUN},
    "flush": {Kind.FLUSH},
    "nobs": {Kind.NOBS},
}
SHOWS, SERIES = rows("show"), rows("series")
VECTORS = json.loads((EXAMPLES / "cribbage_vectors.json").read_text(encoding="utf-8"))


def part(scoring: tuple[Combination, ...], kinds: set[Kind]) -> int:
    return total([scored for scored in scoring if scored.kind in kinds])


def rank_first(text: str) -> Card:
    return parse_card(text[1] + text[0])


@pytest.mark.parametrize("row", SHOWS, ids=[row["says"] for row in SHOWS])
def test_four_cards_and_the_starter_score_as_the_example_says(row: dict[str, Any]) -> None:
    options = change_options(GAME.presets["house"], row.get("options", {}))
    crib = row.get("crib", False)
    hand, starter = parse_cards(row["hand"]), parse_card(row["starter"])
    scoring = show_combinations(hand, starter, crib=crib, four_flush=not crib or options.crib_four_flush)
    assert {name: part(scoring, kinds) for name, kinds in PARTS.items()} == {name: row.get(name, 0) for name in PARTS}
    assert total(scoring) == row["total"]
    assert all(scored.rule for scored in scoring)


@pytest.mark.parametrize("row", SERIES, ids=[row["says"] for row in SERIES])
def test_the_newest_card_scores_as_the_example_says(row: dict[str, Any]) -> None:
    scoring = play_combinations(parse_cards(row["cards"]))
    assert total(scoring) == row["score"]
    assert sorted(scored.kind.value for scored in scoring) == sorted(row["kinds"].split())


@pytest.mark.parametrize("row", VECTORS["show"], ids=[row["id"] for row in VECTORS["show"]])
def test_a_vector_of_the_show_is_counted_part_by_part(row: dict[str, Any]) -> None:
    scoring = show_combinations(
        [rank_first(text) for text in row["hand"]],
        rank_first(row["starter"]),
        crib=row["crib"],
        four_flush=not row["crib"],
    )
    assert {name: part(scoring, kinds) for name, kinds in PARTS.items()} == {name: row[name] for name in PARTS}
    assert total(scoring) == row["total"]


@pytest.mark.parametrize("row", VECTORS["pegging_last_card"], ids=[row["id"] for row in VECTORS["pegging_last_card"]])
def test_a_vector_of_the_play_is_counted_with_its_reasons(row: dict[str, Any]) -> None:
    series = tuple(rank_first(text) for text in row["series_since_reset"])
    reasons = {
        Kind.FIFTEEN: "15",
        Kind.THIRTY_ONE: "31",
        Kind.PAIR: "pair2",
        Kind.PAIR_ROYAL: "pair3",
        Kind.DOUBLE_PAIR_ROYAL: "pair4",
    }
    scoring = play_combinations(series)
    assert sum(VALUE[card] for card in series) == row["count"]
    assert total(scoring) == row["points"]
    assert [reasons.get(scored.kind, f"run{len(scored.cards)}") for scored in scoring] == row["reasons"]


def test_an_ace_counts_one_pips_count_themselves_and_court_cards_ten() -> None:
    """C-6."""
    assert [VALUE[card] for card in parse_cards("HA H2 H9 HT HJ HQ HK")] == [1, 2, 9, 10, 10, 10, 10]


def test_all_hands_and_cribs_give_the_published_histogram() -> None:
    """All 12,994,800 choices of four cards and a starter; source: Lumetta, and for the zeros of the crib Wikipedia."""
    with (EXAMPLES / "cribbage_show_histogram.csv").open(encoding="utf-8") as file:
        table = [{key: int(value) for key, value in row.items()} for row in csv.DictReader(file)]
    hands, cribs = histogram(crib=False), histogram(crib=True)
    for row in table:
        assert (hands[row["score"]], cribs[row["score"]]) == (row["hand_count"], row["crib_count"])
    assert hands.total() == cribs.total() == 12_994_800
    assert sorted(set(range(30)) - set(+hands)) == [19, 25, 26, 27]
    assert sum(score * count for score, count in hands.items()) == 61_974_180
    assert sum(score * count for score, count in cribs.items()) == 61_528_020


def test_the_sum_is_that_of_the_combinations_and_hands_with_a_five_score() -> None:
    """`show_score` is the quick form of `show_combinations`; a five always makes 2 (cribbagecorner.com)."""
    rng = Random(11)
    for _ in range(4000):
        *hand, starter = rng.sample(PACK_52, 5)
        for crib, four_flush in ((False, True), (True, False), (True, True)):
            scoring = show_combinations(hand, starter, crib=crib, four_flush=four_flush)
            assert show_score((*hand, starter), crib=crib, four_flush=four_flush) == total(scoring)
            if any(card.rank.value == "5" for card in (*hand, starter)):
                assert total(scoring) >= 2


def test_every_choice_of_five_ranks_has_one_sum_in_both_forms() -> None:
    choices = [ranks for ranks in combinations_with_replacement(range(1, 14), 5) if len(set(ranks)) > 1]
    assert len(choices) == 6175
    for ranks in choices:
        assert rank_score(ranks) == sum(pattern.score for pattern in rank_patterns(ranks))


@pytest.mark.parametrize("crib", [False, True])
def test_a_class_holds_what_counting_its_hands_one_by_one_finds(crib: bool) -> None:
    rng = Random(3)
    ranks = [tuple(sorted(rng.choices(range(1, 14), k=4))) for _ in range(25)]
    for hand in [*ranks, (1, 4, 6, 11), (11, 11, 11, 11), (9, 10, 11, 11), (2, 2, 2, 2)]:
        starter = rng.choice([rank for rank in (*hand, 11, 13) if hand.count(rank) < 4])
        found: Counter[int] = Counter()
        for cards in {tuple(sorted(chosen, key=id)) for chosen in product(*(of_rank(rank) for rank in hand))}:
            if len(set(cards)) == 4:
                for card in of_rank(starter):
                    if card not in cards:
                        found[show_score((*cards, card), crib=crib, four_flush=not crib)] += 1
        by_class: Counter[int] = Counter()
        for score, number in class_scores(hand, starter, crib=crib):
            by_class[score] += number
        assert by_class == found


def of_rank(rank: int) -> list[Card]:
    return [card for card in PACK_52 if ORDER[card] == rank]


def test_hands_counted_one_by_one_are_all_there() -> None:
    """All 715 hands of spades with every starter, each a flush of 4 or, with one of 9 starters, of 5."""
    by_hand = histogram_hand_by_hand(list(combinations(PACK_52[13:26], 4)))
    assert by_hand.total() == 715 * 48
    assert min(by_hand) == 4


@pytest.mark.parametrize("crib", [False, True])
def test_counting_hand_by_hand_is_the_counting_of_the_show(crib: bool) -> None:
    """Scores of every starter, for hands of all kinds: four of a suit, four of a rank, jacks, and any."""
    rng = Random(5)
    special = [*combinations(PACK_52[13:18], 4), tuple(of_rank(5)), tuple(of_rank(11)), *combinations(of_rank(11), 3)]
    hands = [tuple((*hand, PACK_52[0])[:4]) for hand in special] + [tuple(rng.sample(PACK_52, 4)) for _ in range(60)]
    for hand in hands:
        starters = [card for card in PACK_52 if card not in hand]
        scores = Counter(show_score((*hand, starter), crib=crib, four_flush=not crib) for starter in starters)
        assert scores == histogram_hand_by_hand([hand], crib=crib)


def test_the_combinations_of_a_hand_name_their_cards() -> None:
    """A client shows a hand line by line: three runs of 3-4-5, each with its five."""
    scoring = show_combinations(parse_cards("C3 D4 H5 S5"), parse_card("C5"))
    runs = [[card.text for card in scored.cards] for scored in scoring if scored.kind is Kind.RUN]
    assert sorted(runs) == [["C3", "D4", "C5"], ["C3", "D4", "H5"], ["C3", "D4", "S5"]]
