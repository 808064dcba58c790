"""Whole deals by a player at every seat, as the moments that an analysis takes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from stammtisch.analysis.analysed import Step
from stammtisch.cards import Card
from stammtisch.games import find_game
from stammtisch.players.player import AnyPlayer
from stammtisch.seats import Seat


def steps_of_a_deal(key: str, players: Sequence[AnyPlayer], seed: int, preset: str = "house") -> tuple[Step, ...]:
    """A deal from a seed, the players in turn at its seats."""
    game, rng = find_game(key), Random(seed)
    options = game.presets[preset]
    deck: Sequence[Card] = rng.sample(game.pack(options), len(game.pack(options)))
    state: Any = game.deal(game.open_match(options, Seat(0), deck), deck)
    steps = []
    while seats := game.to_act(state):
        seat = seats[0]
        moves = game.legal_moves(state, seat)
        move = players[seat % len(players)].choose(game.view(state, seat), moves, rng)
        steps.append(Step(state, seat, move))
        state, _ = game.play(state, seat, move)
    return (*steps, Step(state))
