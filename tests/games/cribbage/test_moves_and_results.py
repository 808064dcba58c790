"""Moves as text, what is asked, score sheets, refusals, known faults of other programs."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from stammtisch.cards import parse_card, parse_cards
from stammtisch.errors import ParseError, RuleError
from stammtisch.games.cribbage import GAME
from stammtisch.games.cribbage.combinations import show_combinations, total
from stammtisch.games.cribbage.moves import ACCEPT, GO, PLAYS, Count, Discard, Muggins, discard
from stammtisch.games.cribbage.state import Finished, Play
from stammtisch.games.game import ScoreLine
from stammtisch.games.options import change_options, differences, differences_from_usual
from stammtisch.seats import Seat
from stammtisch.testing.positions import random_deal, random_match, random_options
from tests.games.cribbage.examples import rows
from tests.games.cribbage.test_deals import open_deal, play_text

H5, D2 = parse_cards("H5 D2")


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("discard H5 D2", discard(D2, H5)),
        ("play H5", PLAYS[H5]),
        ("go", GO),
        ("count 0", Count(0)),
        ("count 29", Count(29)),
        ("muggins 1", Muggins(1)),
        ("accept", ACCEPT),
    ],
)
def test_a_move_reads_back_from_its_text(text: str, move: object) -> None:
    assert GAME.parse_move(text) == move
    assert GAME.move_text(GAME.parse_move(text)) == text


def test_a_discard_is_one_move_in_either_order() -> None:
    assert GAME.parse_move("discard D2 H5") == GAME.parse_move("discard H5 D2") == Discard((H5, D2))


@pytest.mark.parametrize(
    "text",
    ["discard H5", "discard H5 H5", "discard BIG H5", "play BIG", "play", "go now", "count 30", "count -1", "count",
     "muggins 0", "muggins ²", "count 007", "accept 1", "call"],
)  # fmt: skip
def test_text_that_is_no_move_is_refused_in_words(text: str) -> None:
    with pytest.raises(ParseError) as error:
        GAME.parse_move(text)
    assert re.search(r"expected|no jokers", str(error.value))


def test_what_is_asked_names_refused_cards_with_the_reason_that_playing_them_gives() -> None:
    state = open_deal({"hands": ["HK H9 H8 HA D2 D4", "SK SQ S3 CA CJ C3"], "starter": "D6"})
    for text in ("1 SK", "0 HK", "1 S3"):
        state = play_text(state, text)
    asked = GAME.asked(state, Seat(0))
    assert asked is not None
    assert (asked.kind, asked.moves, asked.count, asked.complete) == ("play", ("play HA", "play H8"), 1, True)
    assert [refusal.card.text for refusal in asked.refused] == ["H9"]
    with pytest.raises(RuleError) as refusal:
        GAME.play(state, Seat(0), PLAYS[parse_card("H9")])
    assert (refusal.value.code, refusal.value.rule) == (asked.refused[0].code, asked.refused[0].rule)
    assert GAME.asked(state, Seat(1)) is None


def test_a_compulsory_go_is_asked_for_as_such() -> None:
    state = open_deal({"hands": ["HK H9 H8 H7 D2 D4", "SK SQ SA CA CJ C3"], "starter": "D6"})
    for text in ("1 SK", "0 HK", "1 SQ"):
        state = play_text(state, text)
    asked = GAME.asked(state, Seat(0))
    assert asked is not None
    assert (asked.kind, asked.moves, len(asked.refused)) == ("go", ("go",), 3)


def test_lines_derive_a_show_card_by_card_in_the_order_of_counting() -> None:
    """Users step through pone, dealer and crib line by line; each combination names its cards."""
    row = next(row for row in rows("deal") if "and the last card of all is 1" in row["says"])
    state = open_deal(row)
    for text in row["moves"]:
        state = play_text(state, text)
    result = GAME.result(state)
    assert result is not None
    assert result.scores == (1 + 5 + 12, 2 + 4)
    told = [(line.code, line.side, dict(line.arguments).get("where")) for line in result.lines if line.code == "sum"]
    assert told == [
        ("sum", 1, "play"),
        ("sum", 0, "last_card"),
        ("sum", 1, "hand"),
        ("sum", 0, "hand"),
        ("sum", 0, "crib"),
    ]
    dealer = [line for line in result.lines if line.side == 0 and dict(line.arguments)["where"] == "hand"]
    assert [(line.code, dict(line.arguments)["cards"], dict(line.arguments)["score"]) for line in dealer] == [
        ("fifteen", "D5 HT", 2),
        ("run", "H8 C9 HT", 3),
        ("sum", "H3 H8 C9 HT D5", 5),
    ]


def sum_of(lines: tuple[ScoreLine, ...], side: int) -> int:
    return sum(
        int(dict(line.arguments)["score"]) for line in lines if line.side == side and line.code in ("sum", "muggins")
    )


def test_the_sums_of_the_lines_are_the_scores_under_any_options() -> None:
    rng = Random(21)
    for _ in range(60):
        match = random_match(GAME, change_options(random_options(GAME, rng), {"first_deal": "random"}), rng)
        *_, last = random_deal(GAME, match, rng)
        result = GAME.result(last.state)
        assert result is not None and isinstance(last.state, Finished)
        assert result.scores == (sum_of(result.lines, 0), sum_of(result.lines, 1))
        target = match.options.target
        expected = tuple(min(target, match.scores[side] + result.scores[side]) for side in (0, 1))
        assert last.state.play.board == expected


def test_a_dealer_pegs_at_least_one_in_a_deal_played_to_its_end() -> None:
    """Source: Wikipedia, "Cribbage statistics"."""
    rng = Random(22)
    for _ in range(150):
        match = random_match(GAME, GAME.presets["house"], rng)
        *_, last = random_deal(GAME, match, rng)
        awards = GAME.view(last.state, None).awards
        in_play = [award for award in awards if award.where.value in ("play", "last_card")]
        assert sum(award.score for award in in_play if award.seat == match.dealer) >= 1


def test_the_presets_differ_where_the_rules_page_says() -> None:
    house, acc = GAME.presets["house"], GAME.presets["acc"]
    assert [(d.key, d.value) for d in differences(acc, house)] == [
        ("next_deal", "alternate"),
        ("count", "self"),
        ("skunk", "single"),
        ("game_points", "2_3"),
        ("games", 3),
    ]
    assert [d.key for d in differences_from_usual(house)] == ["skunk"]
    with pytest.raises(ParseError, match="target"):
        change_options(house, {"target": 100})


def test_bug_22_the_leader_after_a_return_to_zero_is_not_always_the_pone() -> None:
    """A known fault: after 31 by the dealer the pone leads; after 31 by the pone the dealer must."""
    state = open_deal({"hands": ["C9 S4 DK SQ D2 D3", "HT D8 C7 HJ CA C3"], "starter": "D6"})
    for text in ("1 HT", "0 C9", "1 D8", "0 S4"):
        state = play_text(state, text)
    assert isinstance(state, Play)
    assert (state.turn, state.awards[-1].score, state.plays[-1].count) == (1, 2, 31)


def test_bug_25_a_four_card_flush_in_the_crib_is_not_paid() -> None:
    """A known fault: the crib counted by the rule of the hand."""
    crib, starter = parse_cards("D2 D4 D6 D8"), parse_card("HT")
    assert total(show_combinations(crib, starter, crib=True, four_flush=False)) == 0
    assert total(show_combinations(crib, starter)) == 4


def test_every_rule_id_is_on_the_rules_page_and_in_an_example_or_test() -> None:
    ids = {
        *(f"C-{number}" for number in range(1, 20)),
        *(f"C-A{number}" for number in range(1, 28)),
        *(f"C-E{number}" for number in range(1, 18)),
    }
    root = Path(__file__).parents[3]
    page = (root / "docs" / "rules" / "cribbage.md").read_text(encoding="utf-8")
    shown = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    shown += "".join(" ".join(row["ids"]) + " " for kind in ("show", "series", "deal") for row in rows(kind))
    found = re.compile(r"C-[AE]?\d+")
    assert ids - set(found.findall(page)) == set()
    assert ids - set(found.findall(shown)) == set()
