"""How long the bots think about a move, their view and the legal moves at hand.

What belongs here: deals among bots of one game, each move timed. What does not: how well they play.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

from stammtisch.bench.figure import Figure, Spread
from stammtisch.bench.measure import ROUNDS, UNITS_IN_A_SECOND, Advance, share_of
from stammtisch.bench.peers import SEED
from stammtisch.games import find_game
from stammtisch.games.game import AnyGame
from stammtisch.players import LEVELS, PLAYERS
from stammtisch.players.player import AnyPlayer
from stammtisch.seats import Seat

MOVES = 400
"""How many moves a round has: those of the same deals in every round."""


def p95_of_a_move(key: str, level: str | None = None) -> Callable[[Advance], Figure]:
    """A measurement: milliseconds that 95 of 100 moves do not exceed, under the preset `house`, in the best round.

    level: of the players that think; None for the one by rule of thumb.
    """
    player = PLAYERS[key] if level is None else LEVELS[key][level]
    name = f"players.{key}.move.p95" if level is None else f"players.{key}.{level}.move.p95"

    def measure(advance: Advance) -> Figure:
        moves, rounds = share_of(MOVES), []
        for _ in range(ROUNDS):
            rounds.append(sorted(islice(_moves(find_game(key), player), moves)))
            advance()
        values = [times[moves * 95 // 100] for times in rounds]
        return Figure(name, min(values), "ms", moves, Spread.of(values))

    return measure


def _moves(game: AnyGame, player: AnyPlayer) -> Iterator[float]:
    """CPU time of every move of one deal after the other, in ms; chance is the same each time."""
    rng, options = Random(SEED), game.presets["house"]
    match = game.open_match(options, Seat(0), rng.sample(game.pack(options), len(game.pack(options))))
    while True:
        state = game.deal(match, game.next_deck(match, None, rng))
        while seats := game.to_act(state):
            view, legal = game.view(state, seats[0]), game.legal_moves(state, seats[0])
            start = time.thread_time()
            move = player.choose(view, legal, rng)
            yield (time.thread_time() - start) * UNITS_IN_A_SECOND["ms"]
            state, _ = game.play(state, seats[0], move)
