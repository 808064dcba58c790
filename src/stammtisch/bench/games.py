"""The speed of the rules: whole games of random legal moves, through the promise that every game keeps.

What belongs here: playing at random and its rate. What does not: any rule, any bot.
"""

from collections.abc import Callable
from random import Random

from stammtisch.bench.figure import Figure
from stammtisch.bench.measure import Advance, best_rate
from stammtisch.bench.peers import SEED, pyspiel_rival
from stammtisch.games import find_game
from stammtisch.games.chance import Lots
from stammtisch.games.game import AnyGame, MatchLike
from stammtisch.seats import Seat

WHOLE_MATCH = {"cribbage"}
"""Games of which a match is the usual whole, as for OpenSpiel; of the others it is a deal."""

PEERS = {"cribbage": "cribbage", "skat": "skat"}
"""Name of the same game in OpenSpiel."""


def per_second(key: str) -> Callable[[Advance], Figure]:
    """A measurement: whole random games a second under the preset `house`, next to OpenSpiel where it has the game."""

    def measure(advance: Advance) -> Figure:
        game, rng = find_game(key), Lots(SEED)
        play = random_matches if key in WHOLE_MATCH else random_deals
        rival = pyspiel_rival(PEERS[key]) if key in PEERS else None
        return best_rate(f"games.{key}.per_second", play(game, rng), advance, rival)

    return measure


def random_deals(game: AnyGame, rng: Random) -> Callable[[], object]:
    """Plays one deal a call, from the shuffle to the result; the match is opened once, as OpenSpiel loads its game."""
    match = _open(game, rng)
    return lambda: _play_out(game, match, None, rng)


def random_matches(game: AnyGame, rng: Random) -> Callable[[], object]:
    """Plays one match a call, deal after deal, to its result."""

    def play() -> object:
        match, state = _open(game, rng), None
        while game.match_result(match) is None:
            state = _play_out(game, match, state, rng)
            match = game.after_deal(match, state)
        return match

    return play


def _open(game: AnyGame, rng: Random) -> MatchLike:
    options = game.presets["house"]
    deck = list(game.pack(options))
    rng.shuffle(deck)
    match: MatchLike = game.open_match(options, Seat(0), deck)
    return match


def _play_out(game: AnyGame, match: MatchLike, previous: object, rng: Random) -> object:
    """The last state of a deal in which every seat takes any of its legal moves."""
    state = game.deal(match, game.next_deck(match, previous, rng))
    while seats := game.to_act(state):
        state, _ = game.play(state, seats[0], rng.choice(game.legal_moves(state, seats[0])))
    assert game.result(state) is not None
    return state
