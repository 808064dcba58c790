"""How strong the bots of Skat are: against each other in the arena, and by the wins they throw away, next to XSkat.

What belongs here: the two figures. What does not: the arena (`commands/arena.py`), other people's games
(`skat_peers.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from random import Random
from statistics import mean
from typing import Final

from stammtisch.bench.figure import Figure, Peer
from stammtisch.bench.measure import Advance
from stammtisch.bench.peers import SEED
from stammtisch.bench.series import Series, figure_of, played
from stammtisch.bench.skat_peers import PlayedGame, has_xskat, xskat_games
from stammtisch.cards import PACK_32, Card, in_pack_order, without
from stammtisch.commands.arena import MILLISECONDS_A_MOVE, Contest, duplicate, paced
from stammtisch.games.skat import GAME
from stammtisch.games.skat.moves import Bid, Declare, Discard, Move, Pass, PlayCard, TakeSkat
from stammtisch.games.skat.state import Play, State
from stammtisch.players import LEVELS
from stammtisch.players.player import AnyPlayer
from stammtisch.seats import Seat
from stammtisch.solvers.skat import Position, Solver
from stammtisch.solvers.skat.solver import TO_WIN

PACKS: Final = 2_000
GAMES_OF_A_LIST: Final = 36
XSKAT_GAMES: Final = 200


def expert_against_club(advance: Advance) -> Figure:
    """Points by which `expert` is ahead of two `club` in 36 games, each pack from all three seats, at a tournament."""
    ahead = [values[0] for values in played(EXPERT_CLUB)]
    return figure_of(EXPERT_CLUB.name, "points", ahead, len(ahead), advance)


def _ahead(pack: int) -> tuple[float]:
    contest = Contest("skat", "isko", {}, ("expert", "club"), str(SEED))
    return (GAMES_OF_A_LIST * duplicate(contest, pack).ahead,)


EXPERT_CLUB: Final = Series("strength.skat.expert_club", _ahead, PACKS)


def wins_thrown_away(advance: Advance) -> Figure:
    """Per 100 cards: those after which a game that was won with open cards is lost for who played them.

    Suit games and Grands as XSkat's computers declared them, the cards played by three `expert` and by XSkat.
    """
    shares = played(XSKAT)
    figure = figure_of(XSKAT.name, "%", [ours for ours, _ in shares], len(shares), advance)
    return replace(figure, peer=Peer("xskat", mean(theirs for _, theirs in shares)))


def _thrown_away(number: int) -> tuple[float, float]:
    """By three `expert`, and by XSkat, in its game of this number."""
    game = xskat_games(XSKAT_GAMES)[number]
    expert = paced(LEVELS["skat"]["expert"], MILLISECONDS_A_MOVE)
    cards = played_by(expert, game, Random(f"{SEED}/{number}"))
    return share_thrown_away(game, cards), share_thrown_away(game, game.cards)


XSKAT: Final = Series("strength.skat.xskat", _thrown_away, XSKAT_GAMES)


def share_thrown_away(game: PlayedGame, cards: Sequence[Card]) -> float:
    """Percent of the cards of a game that throw a win away."""
    return 100 * sum(_throws_away(game, cards)) / len(cards)


def _throws_away(game: PlayedGame, cards: Sequence[Card]) -> Iterator[bool]:
    """For each card, whether the side that plays it has won before, and not after."""
    solver, position = Solver(), opening(game)
    wins = solver.reaches(position, TO_WIN)
    for card in cards:
        is_declarer = position.turn == 0
        position = position.after(card)
        before, wins = wins, solver.reaches(position, TO_WIN)
        yield before is is_declarer and wins is not is_declarer


def opening(game: PlayedGame) -> Position:
    """The game before its first card, with open hands."""
    first, second, third = (game.hands[(game.declarer + step) % 3] for step in range(3))
    return Position(game.contract.kind, (first, second, third), game.away, (game.leader - game.declarer) % 3)


def played_by(player: AnyPlayer, game: PlayedGame, rng: Random) -> tuple[Card, ...]:
    """The cards of the game as three such players play them, each from its own view."""
    state = _declared(game)
    cards = []
    while isinstance(state, Play):
        seat = GAME.to_act(state)[0]
        moves = [move for move in GAME.legal_moves(state, seat) if isinstance(move, PlayCard)]
        move = moves[0] if len(moves) == 1 else player.choose(GAME.view(state, seat), moves, rng)
        cards.append(move.card)
        state, _ = GAME.play(state, seat, move)
    return tuple(cards)


def _declared(game: PlayedGame) -> State:
    """The game before its first card; forehand is seat 0, and the declarer got it at 18."""
    turned = [game.hands[(game.leader + step) % 3] for step in range(3)]
    declarer = (game.declarer - game.leader) % 3
    twelve = (*turned[declarer], *game.away)
    turned[declarer] = without(in_pack_order(twelve), game.dealt_skat)
    packets = [hand[first:last] for first, last in ((0, 3), (3, 7), (7, 10)) for hand in turned]
    deck = [card for packet in (*packets[:3], game.dealt_skat, *packets[3:]) for card in packet]
    state: State = GAME.deal(GAME.open_match(GAME.presets["isko"], Seat(2), PACK_32), deck)
    for seat, move in _calls(declarer, game):
        state, _ = GAME.play(state, Seat(seat), move)
    return state


def _calls(declarer: int, game: PlayedGame) -> Iterator[tuple[int, Move]]:
    calls: dict[int, tuple[tuple[int, Move], ...]] = {
        0: ((1, Pass()), (2, Pass()), (0, Bid(18))),
        1: ((1, Bid(18)), (0, Pass()), (2, Pass())),
        2: ((1, Pass()), (2, Bid(18)), (0, Pass())),
    }
    yield from calls[declarer]
    if not game.contract.hand:
        yield declarer, TakeSkat()
        yield declarer, Discard(in_pack_order(game.away))
    yield declarer, Declare(game.contract)


MATCHES: Final[dict[str, Callable[[Advance], Figure]]] = {
    "strength.skat.expert_club": expert_against_club,
    **({"strength.skat.xskat": wins_thrown_away} if has_xskat() else {}),
}
"""By name; XSkat only where it is installed."""
