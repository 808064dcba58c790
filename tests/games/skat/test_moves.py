"""Moves and contracts as text that reads back."""

from __future__ import annotations

import pytest

from stammtisch.errors import ParseError
from stammtisch.games.skat.contract import all_contracts, parse_contract
from stammtisch.games.skat.moves import Discard, parse_move


def test_every_contract_reads_back_and_has_a_text_of_its_own() -> None:
    """29 contracts: ten plain suits and Grands, four Nulls, fifteen announced."""
    contracts = all_contracts()
    assert len({contract.text for contract in contracts}) == len(contracts) == 29
    assert all(parse_contract(contract.text) == contract for contract in contracts)


@pytest.mark.parametrize(
    "text",
    [
        "18",
        "hold",
        "pass",
        "take skat",
        "discard C7 S8",
        "hearts",
        "null hand ouvert",
        "play HA",
        "kontra",
        "re",
        "claim all",
        "claim none",
        "claim 40",
    ],
)
def test_every_kind_of_move_reads_back(text: str) -> None:
    """The text is the move."""
    assert parse_move(text).text == text


def test_cards_laid_away_are_read_in_any_order() -> None:
    """Both orders are the same move."""
    assert parse_move("discard S8 C7") == parse_move("discard C7 S8")
    assert isinstance(parse_move("discard C7 S8"), Discard)


@pytest.mark.parametrize(
    "text",
    [
        "discard C7",
        "discard C7 C7",
        "discard C7 S8 S9",
        "play C2",
        "play BIG",
        "018",
        "claim",
        "claim 0",
        "claim 040",
        "claim 121",
        "hearts ouvert hand",
        "null schneider",
        "clubs schneider",
    ],
)
def test_what_is_no_move_is_refused_with_what_was_expected(text: str) -> None:
    """A message in words, never a guess."""
    with pytest.raises(ParseError):
        parse_move(text)
