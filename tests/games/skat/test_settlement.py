"""What a game is worth and who gets it: every worked example, line by line."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stammtisch.cards import parse_cards
from stammtisch.errors import ParseError
from stammtisch.games.skat.contract import Contract, Kind, Level, parse_contract
from stammtisch.games.skat.order import matadors
from stammtisch.games.skat.scoring import Settlement, Taken, settle
from tests.games.skat.table import EXAMPLES, row_name, rows

VECTORS: list[dict[str, Any]] = json.loads((EXAMPLES / "skat_vectors.json").read_text())["settlement"]
GERMAN_SUITS = {"E": "C", "L": "S", "H": "H", "S": "D"}
GERMAN_RANKS = {"D": "A", "O": "Q", "U": "J"}
KINDS = {
    "acorns": Kind.CLUBS,
    "leaves": Kind.SPADES,
    "hearts": Kind.HEARTS,
    "bells": Kind.DIAMONDS,
    "grand": Kind.GRAND,
}
REASONS = {"won": "made", "overbid": "overbid", "lost": "failed", "lost+overbid": "failed"}


def from_german(text: str) -> str:
    """A card written as rank and suit of the double-image pack, in the project's text."""
    return GERMAN_SUITS[text[1]] + GERMAN_RANKS.get(text[0], text[0])


def settled(row: dict[str, Any]) -> Settlement:
    """The settlement of a row of examples."""
    contract = parse_contract(row["contract"])
    count = matadors(parse_cards(row["cards"]), contract.kind) if "cards" in row else row["matadors"]
    tricks = row.get("tricks")
    taken = Taken(row["card_points"], every=tricks == 10, none=tricks == 0)
    return settle(contract, row["bid"], count, taken, row.get("factor", 1))


@pytest.mark.parametrize("row", rows("settlement"), ids=row_name)
def test_each_worked_example_brings_its_score(row: dict[str, Any]) -> None:
    """S-E1 to S-E24 and the known faults of other programs."""
    assert settled(row).score == row["score"]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["id"]))
def test_each_vector_agrees_in_value_steps_and_score(vector: dict[str, Any]) -> None:
    """The twelve cards give the matadors, and the lines give the multiplier, step by step."""
    kind = KINDS[vector["game"]]
    contract = Contract(kind, vector["hand"], Level(vector["announced"] or "none"), vector["ouvert"])
    cards = parse_cards(" ".join(map(from_german, vector["twelve_cards"])))
    tricks = vector["declarer_tricks"]
    taken = Taken(vector["card_points"], every=tricks == 10, none=tricks == 0)
    count = matadors(cards, kind)
    settlement = settle(contract, vector["bid"], count, taken)
    assert (settlement.value, settlement.score) == (vector["game_value"], vector["score"])
    assert settlement.reason == REASONS[vector["result"]]
    assert vector["multiplier"][0] == f"{'with' if count > 0 else 'without'} {abs(count)}"
    plus = [line for line in settlement.lines if dict(line.arguments).get("plus") == 1]
    assert len(plus) == len(vector["multiplier"]) - 1


def rules_of(settlement: Settlement) -> dict[str, str]:
    return {line.code: line.rule for line in settlement.lines}


def test_every_line_names_the_rule_that_decided_it() -> None:
    """Overbid: the whole derivation, from the base value (S-13) to twice the covering multiple (S-18, S-A11)."""
    settlement = settle(parse_contract("hearts"), 24, 1, Taken(70))
    assert rules_of(settlement) == {
        "base": "S-13",
        "with": "S-14",
        "game": "S-15",
        "value": "S-15",
        "enough": "S-4",
        "overbid": "S-A11",
        "lost_doubled": "S-18",
        "score": "S-17",
    }
    overbid = next(line for line in settlement.lines if line.code == "overbid")
    assert dict(overbid.arguments) == {"value": 20, "bid": 24, "base": 10, "covered": 30}


def test_levels_against_the_declarer_count_as_well() -> None:
    """S-A12: Schneider and Schwarz raise the value for both sides."""
    assert rules_of(settle(parse_contract("clubs"), 18, 1, Taken(30)))["schneider_against"] == "S-A12"
    assert rules_of(settle(parse_contract("clubs"), 18, 1, Taken(0, none=True)))["schwarz_against"] == "S-A12"


@pytest.mark.parametrize(
    ("card_points", "score"), [(30, -36), (31, -24), (60, -24), (61, 12), (89, 12), (90, 18), (119, 18)]
)
def test_the_borders_of_schneider_and_of_winning(card_points: int, score: int) -> None:
    """S-A14, S-12 and S-4: at most 30, at least 61, at least 90; here with a base of six for one matador."""
    assert settle(parse_contract("clubs"), 18, 1, Taken(card_points)).score == score * 2


def test_null_has_four_fixed_values() -> None:
    """S-16 and S-5: 23, 35, 46, 59, won without a trick."""
    won = [settle(parse_contract(text), 18, 0, Taken(0, none=True)).score for text in NULLS]
    assert won == [23, 35, 46, 59]


NULLS = ("null", "null hand", "null ouvert", "null hand ouvert")


def test_highest_multipliers_are_18_in_a_suit_and_11_in_grand() -> None:
    """The limits of S-15 with all announcements."""
    every = Taken(120, every=True)
    assert settle(parse_contract("clubs ouvert"), 18, 11, every).value == 12 * 18
    assert settle(parse_contract("grand ouvert"), 18, -4, every).value == 24 * 11
    assert settle(parse_contract("clubs hand"), 18, 11, every).value == 12 * 15


def test_announced_schwarz_is_missed_with_one_trick_lost() -> None:
    """S-A16: all ten tricks, whatever the card points; the level is charged, and not doubled again."""
    settlement = settle(parse_contract("clubs hand schwarz"), 18, 1, Taken(120))
    assert settlement.score == -2 * 12 * (1 + 1 + 1 + 1 + 1 + 1 + 1)
    assert rules_of(settlement)["not_every_trick"] == "S-A16"


@pytest.mark.parametrize(
    ("kind", "hand", "level", "ouvert"),
    [
        (Kind.NULL, True, Level.SCHNEIDER, False),
        (Kind.CLUBS, False, Level.SCHNEIDER, False),
        (Kind.GRAND, True, Level.NONE, True),
        (Kind.GRAND, False, Level.NONE, True),
    ],
)
def test_an_impossible_contract_cannot_be_built(kind: Kind, hand: bool, level: Level, ouvert: bool) -> None:
    """S-A16: announcements in Hand games only, none in Null, and Ouvert implies Schwarz announced."""
    with pytest.raises(ParseError, match="S-A16"):
        Contract(kind, hand, level, ouvert)


def test_a_skat_card_counts_among_the_matadors() -> None:
    """S-14: ten cards and the skat are counted together, and the first change ends the count."""
    ten = parse_cards("CJ HJ DJ CA CT SA H7 H8 H9 DQ")
    assert matadors(ten, Kind.GRAND) == 1
    assert matadors((*ten, *parse_cards("SJ D7")), Kind.GRAND) == 4
    assert matadors(parse_cards("HJ CA CT"), Kind.CLUBS) == -2
    assert matadors(ten, Kind.NULL) == 0


def test_a_declarer_who_timed_out_before_discarding_would_have_three_matadors() -> None:
    """bug-14: the count needs the twelve cards, not the empty hand of a game that never began."""
    ten = parse_cards("S8 C8 H8 SJ SA C9 CQ CJ HJ D9")
    assert matadors((*ten, *parse_cards("DA H7")), Kind.CLUBS) == 3
    assert settle(parse_contract("clubs"), 24, 3, Taken(0, none=True)).score != -288
