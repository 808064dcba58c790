"""How strong a bot is: duplicate matches, each pack played from both seatings, with the paired standard error.

What belongs here: the match and its share of wins. What does not: any player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from statistics import mean, stdev
from typing import Any

from stammtisch.bench.figure import Figure, Spread
from stammtisch.bench.measure import ROUNDS, Advance
from stammtisch.bench.peers import SEED
from stammtisch.games import find_game
from stammtisch.games.game import AnyGame, MatchResult
from stammtisch.games.options import change_options
from stammtisch.players.player import AnyPlayer
from stammtisch.seats import Seat

GAMES_OF_A_MATCH = 10_000
GAMES_AGAINST_OTHERS = 1_000


def share_of_wins(name: str, ours: AnyPlayer, theirs: AnyPlayer, games: int) -> Callable[[Advance], Figure]:
    """A measurement: percent of so many games of Cribbage that `ours` wins, half of them from each seat."""

    def measure(advance: Advance) -> Figure:
        shares = list(pairs(ours, theirs, games // 2))
        for _ in range(ROUNDS):
            advance()
        value, error = 100 * mean(shares), 100 * stdev(shares) / len(shares) ** 0.5
        return Figure(name, value, "%", 2 * len(shares), Spread.of([value]), error=error)

    return measure


def pairs(ours: AnyPlayer, theirs: AnyPlayer, number: int, first: int = 0) -> Iterator[float]:
    """For each pair of games with the same packs and seats changed round: 0, a half or 1."""
    for pair in range(first, first + number):
        won = [
            winner((ours, theirs), f"{SEED}/{pair}") == 0,
            winner((theirs, ours), f"{SEED}/{pair}") == 1,
        ]
        yield sum(won) / 2


def winner(players: tuple[AnyPlayer, AnyPlayer], seed: str) -> int:
    """The seat that wins the one game that this seed deals."""
    game, packs, chance = find_game("cribbage"), Random(seed), Random(f"{seed}:bots")
    options = change_options(game.presets["house"], {"first_deal": "random"})
    match = game.open_match(options, Seat(packs.randrange(2)), game.pack(options))
    result: MatchResult | None = None
    while result is None:
        state = _deal(game, match, players, packs, chance)
        match = game.after_deal(match, state)
        result = game.match_result(match)
    return result.winners[0]


def _deal(game: AnyGame, match: Any, players: tuple[AnyPlayer, AnyPlayer], packs: Random, chance: Random) -> Any:
    """The last state of one deal."""
    state = game.deal(match, game.next_deck(match, None, packs))
    while seats := game.to_act(state):
        seat = seats[0]
        moves = game.legal_moves(state, seat)
        move = moves[0] if len(moves) == 1 else players[seat].choose(game.view(state, seat), moves, chance)
        state, _ = game.play(state, seat, move)
    return state
