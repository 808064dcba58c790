"""Which cards may be played and who wins a trick (B-8, B-16 to B-20, B-A12 to B-A16)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stammtisch.cards import cards_text, in_pack_order, parse_card, parse_cards
from stammtisch.games.belote.contracts import CONTRACTS, PLAIN_RANKS, TRUMP_RANKS, Contract, card_points, strengths
from stammtisch.games.belote.duties import RULES, legal_cards, refusals, ruled_out, winning_card
from stammtisch.games.belote.options import BULGARIAN, HOUSE, PRESETS
from tests.games.belote.deals import EXAMPLES, name, rows

VECTORS = json.loads((EXAMPLES / "belote_vectors.json").read_text())
CODES = dict(zip(("C", "D", "H", "S", "NT", "AT"), CONTRACTS, strict=True))


@pytest.mark.parametrize("row", rows("legal"), ids=name)
@pytest.mark.parametrize("preset", PRESETS)
def test_the_legal_cards_are_those_of_the_example(row: dict[str, Any], preset: str) -> None:
    legal = legal_cards(parse_cards(row["hand"]), Contract(row["contract"]), parse_cards(row["trick"]), PRESETS[preset])
    assert parse_cards(row[preset]) == legal


@pytest.mark.parametrize("row", rows("winner"), ids=name)
def test_the_winner_is_that_of_the_example(row: dict[str, Any]) -> None:
    trick = parse_cards(row["trick"])
    assert row["winner"] == trick[winning_card(Contract(row["contract"]), trick)].text


@pytest.mark.parametrize("vector", VECTORS["legal"], ids=lambda vector: vector["id"])
def test_the_legal_cards_are_those_of_the_vector(vector: dict[str, Any]) -> None:
    trick, hand = ([parse_card(text[1] + text[0]) for text in vector[key]] for key in ("trick_so_far", "hand"))
    for options, key in ((HOUSE, "legal_house_preset"), (BULGARIAN, "legal_bulgarian_preset")):
        legal = legal_cards(hand, CODES[vector["contract"]], trick, options)
        expected = in_pack_order(parse_card(text[1] + text[0]) for text in vector[key])
        assert expected == in_pack_order(legal)


def test_trump_and_plain_order_are_those_of_the_rules() -> None:
    """B-8: trumps J 9 A 10 K Q 8 7, plain suits A 10 K Q J 9 8 7."""
    assert "J9ATKQ87" == "".join(rank.value for rank in TRUMP_RANKS)
    assert "ATKQJ987" == "".join(rank.value for rank in PLAIN_RANKS)
    hearts = strengths(Contract.HEARTS, parse_card("SA").suit)
    assert hearts[parse_card("H7")] > hearts[parse_card("SA")] > hearts[parse_card("ST")] > 0
    assert hearts[parse_card("CA")] == 0


@pytest.mark.parametrize(
    ("contract", "total"), [*((c, 152) for c in CONTRACTS[:4]), (CONTRACTS[4], 120), (CONTRACTS[5], 248)]
)
def test_card_points_add_up(contract: Contract, total: int) -> None:
    """B-21: 62 a trump suit, 30 a plain one."""
    assert total == sum(card_points(contract).values())


def test_card_points_are_those_of_the_rules() -> None:
    """B-21: trump J 20, 9 14, A 11, 10 10, K 4, Q 3; plain A 11, 10 10, K 4, Q 3, J 2."""
    points = card_points(Contract.HEARTS)
    assert [20, 14, 11, 10, 4, 3, 0, 0] == [points[card] for card in parse_cards("HJ H9 HA HT HK HQ H8 H7")]
    assert [11, 10, 4, 3, 2, 0, 0, 0] == [points[card] for card in parse_cards("SA ST SK SQ SJ S9 S8 S7")]


REFUSED = [
    ("hearts", "S7", "SA HJ", "HJ", "must_follow", "B-16"),
    ("hearts", "H9", "HJ H8", "H8", "must_overtake", "B-18"),
    ("all trumps", "ST", "SA S7", "S7", "must_overtake", "B-A13"),
    ("all trumps", "ST", "SA D7", "D7", "must_follow", "B-16"),
    ("hearts", "SA", "H8 CA", "CA", "must_trump", "B-17"),
    ("hearts", "SA H9", "HJ H8", "H8", "must_overtrump", "B-18"),
    ("hearts", "SK H9", "H8 CA", "CA", "must_trump", "B-A14"),
]


@pytest.mark.parametrize(("contract", "trick", "hand", "card", "code", "rule"), REFUSED)
def test_a_refused_card_names_the_duty_and_its_rule(
    contract: str, trick: str, hand: str, card: str, code: str, rule: str
) -> None:
    refused = refusals(parse_cards(hand), Contract(contract), parse_cards(trick), HOUSE)
    assert [(card, code, rule)] == [(one.card.text, one.code, one.rule) for one in refused]
    assert code in RULES


def test_what_a_played_card_rules_out_is_just_what_would_have_made_it_illegal() -> None:
    """A card tells that its hand held nothing better: the ground on which hidden hands are sampled."""
    trick = parse_cards("SK H9")
    out = ruled_out(parse_card("CA"), Contract.HEARTS, trick, BULGARIAN)
    for card in set(card_points(Contract.HEARTS)) - {*trick, parse_card("CA")}:
        hand = (parse_card("CA"), card)
        is_legal = parse_card("CA") in legal_cards(hand, Contract.HEARTS, trick, BULGARIAN)
        assert is_legal == (card not in out), cards_text(hand)
