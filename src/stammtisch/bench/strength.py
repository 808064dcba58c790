"""How strong a bot is: duplicate matches, each pack played from both seatings, with the paired standard error.

What belongs here: the match and its share of wins. What does not: any player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from statistics import mean, stdev
from typing import Any, Final

from stammtisch.bench import belote_peers
from stammtisch.bench.cribbage_peers import BestHandGreedyPlay, MagmaCrunch, has_magmacrunch
from stammtisch.bench.figure import Figure, Spread
from stammtisch.bench.measure import ROUNDS, Advance
from stammtisch.bench.peers import SEED
from stammtisch.cards import PACK_52, Card, without
from stammtisch.games import find_game
from stammtisch.games.cribbage.combinations import show_score
from stammtisch.games.game import AnyGame, MatchResult
from stammtisch.games.options import change_options
from stammtisch.players import LEVELS
from stammtisch.players.player import AnyPlayer
from stammtisch.seats import Seat

GAMES_OF_A_MATCH = 10_000
GAMES_OF_OTHERS = 1_000
DISCARDS = 10_000
DEALS_OF_BELOTE = 500


def share_of_wins(name: str, theirs: Callable[[], AnyPlayer], games: int) -> Callable[[Advance], Figure]:
    """A measurement: percent of so many games of Cribbage that `expert` wins, half of them from each seat."""

    def measure(advance: Advance) -> Figure:
        shares = list(pairs(LEVELS["cribbage"]["expert"], theirs(), games // 2))
        return _figure(name, "%", [100 * share for share in shares], 2 * len(shares), advance)

    return measure


def _figure(name: str, unit: str, values: list[float], number: int, advance: Advance) -> Figure:
    """One round: what takes minutes is not done three times."""
    for _ in range(ROUNDS):
        advance()
    value, error = mean(values), stdev(values) / len(values) ** 0.5
    return Figure(name, value, unit, number, Spread.of([value]), error=error)


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


def discard_average(counted: str) -> Callable[[Advance], Figure]:
    """A measurement: what `expert` keeps or lays away at 0-0 scores on average over all starters.

    counted: "dealer_hand", "pone_hand" or "crib".
    """

    def measure(advance: Advance) -> Figure:
        values = [each[counted] for each in _discards(DISCARDS)]
        return _figure(f"strength.cribbage.{counted}", "", values, len(values), advance)

    return measure


@cache
def _discards(deals: int) -> tuple[dict[str, float], ...]:
    """What both hands and the crib score on average, for so many seeded deals."""
    return tuple(_discarded(Random(f"{SEED}/{deal}")) for deal in range(deals))


def _discarded(packs: Random) -> dict[str, float]:
    game, player = find_game("cribbage"), LEVELS["cribbage"]["expert"]
    match = game.open_match(change_options(game.presets["house"], {"first_deal": "random"}), Seat(0), PACK_52)
    dealt = game.deal(match, game.next_deck(match, None, packs))
    crib: list[Card] = []
    stays = []
    for seat in (Seat(0), Seat(1)):
        move = player.choose(game.view(dealt, seat), game.legal_moves(dealt, seat), packs)
        crib += move.cards
        stays.append(without(game.view(dealt, seat).hand, move.cards))
    starters = without(PACK_52, (*stays[0], *stays[1], *crib))
    return {
        "dealer_hand": mean(show_score((*stays[0], starter)) for starter in starters),
        "pone_hand": mean(show_score((*stays[1], starter)) for starter in starters),
        "crib": mean(show_score((*crib, starter), crib=True, four_flush=False) for starter in starters),
    }


def score_ahead_of_colver(
    name: str, match: Callable[[int, int], Iterator[float]], milliseconds: int
) -> Callable[[Advance], Figure]:
    """A measurement: how much more our play of Belote's cards scores a deal than `colver`'s, by its way of scoring.

    milliseconds: how long is thought about a card.
    """

    def measure(advance: Advance) -> Figure:
        values = list(match(DEALS_OF_BELOTE, milliseconds))
        return _figure(name, "a deal", values, 2 * len(values), advance)

    return measure


MATCHES: Final[dict[str, Callable[[Advance], Figure]]] = {
    "strength.cribbage.best_hand_greedy": share_of_wins(
        "strength.cribbage.best_hand_greedy", BestHandGreedyPlay, GAMES_OF_A_MATCH
    ),
    **(
        {"strength.cribbage.magmacrunch": share_of_wins("strength.cribbage.magmacrunch", MagmaCrunch, GAMES_OF_OTHERS)}
        if has_magmacrunch()
        else {}
    ),
    **(
        {
            f"strength.belote.{name}": score_ahead_of_colver(f"strength.belote.{name}", match, milliseconds)
            for name, match, milliseconds in (
                ("colver_isdd", belote_peers.against_isdd, 20),
                ("colver_heuristic", belote_peers.against_heuristic, 50),
            )
        }
        if belote_peers.has_colver()
        else {}
    ),
    **{f"strength.cribbage.{counted}": discard_average(counted) for counted in ("dealer_hand", "pone_hand", "crib")},
}
"""By name; other people's programs only where they are installed."""
