"""How strong a bot is: duplicate matches, each pack played from both seatings, with the paired standard error.

What belongs here: the match and its share of wins. What does not: any player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from statistics import mean
from typing import Any, Final

from stammtisch.bench import belote_peers
from stammtisch.bench.cribbage_peers import BestHandGreedyPlay, MagmaCrunch, has_magmacrunch
from stammtisch.bench.figure import Figure
from stammtisch.bench.measure import Advance
from stammtisch.bench.peers import SEED
from stammtisch.bench.series import Series, figure_of, played
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
COUNTED: Final = ("dealer_hand", "pone_hand", "crib")


def share_of_wins(name: str, theirs: Callable[[], AnyPlayer], games: int) -> Callable[[Advance], Figure]:
    """A measurement: percent of so many games of Cribbage that `expert` wins, half of them from each seat."""
    series = Series(name, partial(_share_of_a_pair, theirs), games // 2)

    def measure(advance: Advance) -> Figure:
        shares = [values[0] for values in played(series)]
        return figure_of(name, "%", shares, 2 * len(shares), advance)

    return measure


def _share_of_a_pair(theirs: Callable[[], AnyPlayer], number: int) -> tuple[float]:
    (share,) = pairs(LEVELS["cribbage"]["expert"], theirs(), 1, number)
    return (100 * share,)


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

    counted: one of `COUNTED`.
    """

    def measure(advance: Advance) -> Figure:
        values = [each[COUNTED.index(counted)] for each in played(DISCARDED)]
        return figure_of(f"strength.cribbage.{counted}", "", values, len(values), advance)

    return measure


def _discarded(number: int) -> tuple[float, float, float]:
    """What hands and crib of the deal of this number score on average over its starters, in the order of `COUNTED`."""
    packs = Random(f"{SEED}/{number}")
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
    return (
        mean(show_score((*stays[0], starter)) for starter in starters),
        mean(show_score((*stays[1], starter)) for starter in starters),
        mean(show_score((*crib, starter), crib=True, four_flush=False) for starter in starters),
    )


DISCARDED: Final = Series("strength.cribbage.discards", _discarded, DISCARDS)


def score_ahead_of_colver(
    name: str, match: Callable[[int, int], float | None], milliseconds: int
) -> Callable[[Advance], Figure]:
    """A measurement: how much more our play of Belote's cards scores a deal than `colver`'s, by its way of scoring.

    match: by milliseconds and the number of a deal. milliseconds: how long is thought about a card.
    """
    series = Series(name, partial(_score_ahead, match, milliseconds), DEALS_OF_BELOTE)

    def measure(advance: Advance) -> Figure:
        values = [each[0] for each in played(series)]
        return figure_of(name, "a deal", values, 2 * len(values), advance)

    return measure


def _score_ahead(match: Callable[[int, int], float | None], milliseconds: int, number: int) -> tuple[float] | None:
    ahead = match(milliseconds, number)
    return None if ahead is None else (ahead,)


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
    **{f"strength.cribbage.{counted}": discard_average(counted) for counted in COUNTED},
}
"""By name; other people's programs only where they are installed."""
