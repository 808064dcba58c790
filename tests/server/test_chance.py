"""Chance is the system's, and a match repeats only where the program that starts the server has brought it."""

from __future__ import annotations

import json
from itertools import count
from random import Random

import pytest

from stammtisch.games import GAMES
from stammtisch.server.chance import Chance
from tests.server.driving import open_table, seated, serving


def told(game: str, chance: Chance | None) -> list[str]:
    """Everything a seat is shown of a deal that it plays by a chance of its own, without the table's id and code."""
    with serving(chance=chance) as client:
        table_id = open_table(client, game)
        with seated(client, table_id) as seat:
            seat.play_deal()
            view = json.dumps(seat.table)
            return [view.replace(table_id, "").replace(seat.table["company"]["settings"]["code"], "")]


def repeating() -> Chance:
    """The words "a word 0", "a word 1" ..., and bots that begin alike."""
    words = (f"a word {number}" for number in count())
    return Chance(lambda: next(words), lambda: Random(1))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_chance_gives_the_same_deal(game: str) -> None:
    """Cards, bots' moves and score repeat; so every test in a browser sees the same deals in each run."""
    assert told(game, repeating()) == told(game, repeating()) != []


def test_the_system_gives_another_secret_each_time() -> None:
    """Without a chance of the caller's no two matches share their cards: 256 bits, never the same."""
    drawn = {Chance().secret() for _ in range(100)}
    assert len(drawn) == 100
    assert {len(bytes.fromhex(secret)) for secret in drawn} == {32}
