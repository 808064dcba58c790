"""Who wins a trick, and which throws stand."""

from __future__ import annotations

from typing import Any

from stammtisch.games.tractor.leads import beatable
from stammtisch.games.tractor.order import card_points
from stammtisch.games.tractor.shapes import split
from stammtisch.games.tractor.winner import winning_play
from tests.games.tractor.tables import cards, each, each_vector, options_of, order_for, vector_cards


@each("winner")
def test_the_winner_of_the_row_wins_by_its_rule(row: dict[str, Any]) -> None:
    plays = [cards(play) for play in row["plays"]]
    assert (row["winner"], row["rule"]) == winning_play(plays, order_for(row), options_of(row).throw_eval)
    assert row["card_points"] == sum(map(card_points, plays))


@each_vector("winner")
def test_the_winner_of_the_vectors_wins(row: dict[str, Any]) -> None:
    plays = [vector_cards(play) for play in row["plays_in_order"]]
    assert row["winner_index"] == winning_play(plays, order_for(row))[0]
    assert row["trick_points"] == sum(map(card_points, plays))


@each("throw")
def test_a_throw_splits_and_stands_or_falls_as_in_the_row(row: dict[str, Any]) -> None:
    components = split(cards(row["cards"]), order_for(row))
    if "components" in row:
        assert [cards(text) for text in row["components"]] == [component.cards for component in components]
    if "others" in row:
        lowest = beatable(components, [cards(text) for text in row["others"]], order_for(row))
        assert cards(row["led"]) == (() if lowest is None else lowest.cards)
