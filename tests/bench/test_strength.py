"""Matches between bots: fair by their packs, the same by their seed, told with their error."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random

from stammtisch.bench.cribbage_peers import BestHandGreedyPlay
from stammtisch.bench.figure import Figure, Spread
from stammtisch.bench.strength import pairs, winner
from stammtisch.games.cribbage.moves import Discard, Move
from stammtisch.games.cribbage.view import CribbageView
from stammtisch.players import PLAYERS
from stammtisch.players.random_player import RandomPlayer


def test_a_player_against_itself_wins_one_game_of_each_pair() -> None:
    """The same packs from both seats: a player without chance of its own wins one and loses one."""
    yardstick = BestHandGreedyPlay()
    assert list(pairs(yardstick, yardstick, 3)) == [0.5] * 3


def test_the_same_seed_deals_the_same_game() -> None:
    """And another seed another one: of several games both seats win some."""
    players = (PLAYERS["cribbage"], BestHandGreedyPlay())
    winners = [winner(players, f"test/{number}") for number in range(6)]
    assert winners == [winner(players, f"test/{number}") for number in range(6)]
    assert set(winners) == {0, 1}


def test_the_yardstick_beats_chance() -> None:
    """It is a player of some strength."""
    assert sum(pairs(BestHandGreedyPlay(), RandomPlayer(), 4)) >= 3


class _Asked(BestHandGreedyPlay):
    """Notes what it laid away."""

    def __init__(self) -> None:
        self.discards: list[Move] = []

    def choose(self, view: CribbageView, moves: Sequence[Move], rng: Random) -> Move:
        move = super().choose(view, moves, rng)
        if isinstance(move, Discard):
            self.discards.append(move)
        return move


def test_both_games_of_a_pair_have_the_same_first_pack() -> None:
    """Whoever sits in a seat gets the cards of that seat."""
    one, other = _Asked(), _Asked()
    winner((one, other), "packs")
    first = [one.discards[0], other.discards[0]]
    one, other = _Asked(), _Asked()
    winner((other, one), "packs")
    assert first == [other.discards[0], one.discards[0]]


def test_a_share_is_told_with_its_error() -> None:
    """In the line for people and in the JSON."""
    figure = Figure("strength.x.y", 67.53, "%", 600, Spread.of([67.53]), error=1.477)
    assert "67.53 %" in figure.as_line() and "± 1.477" in figure.as_line()
    assert json.loads(figure.as_json())["error"] == 1.477
    assert "error" not in json.loads(Figure("a", 1, "ns", 1, Spread.of([1])).as_json())


def test_a_rate_of_batches_becomes_one_of_things() -> None:
    """Value, number and spread alike."""
    figure = Figure("a", 2, "1/s", 3, Spread.of([1, 2])).times(100)
    assert (figure.value, figure.n, figure.spread) == (200, 300, Spread(100, 150, 200))
