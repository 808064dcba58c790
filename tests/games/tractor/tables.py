"""The example rows of Tractor and what they are read into."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from stammtisch.cards import Card, Rank, Suit, in_pack_order, parse_cards
from stammtisch.games.options import change_options
from stammtisch.games.tractor import GAME
from stammtisch.games.tractor.options import TractorOptions
from stammtisch.games.tractor.order import Order, contract_of, order_of

EXAMPLES = Path(__file__).parent.parent / "examples"
TABLES: Mapping[str, list[dict[str, Any]]] = tomllib.loads((EXAMPLES / "tractor.toml").read_text())
VECTORS: Mapping[str, list[dict[str, Any]]] = json.loads((EXAMPLES / "tractor_vectors.json").read_text())
JOKERS = {"BJ": "SML", "RJ": "BIG"}
HOUSE: TractorOptions = GAME.presets["house"]
FULL: TractorOptions = GAME.presets["full"]


def each(table: str) -> pytest.MarkDecorator:
    """Runs the test on every row of an example table, named by its id and sentence."""
    rows = TABLES[table]
    return pytest.mark.parametrize("row", rows, ids=[f"{row['id']}: {row['says']}" for row in rows])


def each_vector(table: str) -> pytest.MarkDecorator:
    """Runs the test on every row of a table of vectors."""
    return pytest.mark.parametrize("row", VECTORS[table], ids=[row["id"] for row in VECTORS[table]])


def options_of(row: Mapping[str, Any]) -> TractorOptions:
    """The house preset with the changes of the row."""
    return change_options(HOUSE, row.get("options", {}))


def order_for(row: Mapping[str, Any]) -> Order:
    """The order under the row's contract; trump "" or null is no-trump."""
    trump = Suit(row["trump"]) if row["trump"] else None
    return order_of(contract_of(options_of(row), Rank(row["level"]), trump))


def cards(text: str) -> tuple[Card, ...]:
    """The cards in pack order."""
    return in_pack_order(parse_cards(text))


def vector_cards(texts: list[str]) -> tuple[Card, ...]:
    """Cards written rank first, jokers BJ and RJ."""
    return cards(" ".join(JOKERS.get(text, text[::-1]) for text in texts))
