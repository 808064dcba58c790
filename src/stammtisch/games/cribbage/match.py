"""A match of Cribbage: the cut for the deal, deals to the target, games, skunks and what a game weighs.

Not here: anything inside a deal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import Enum
from typing import Final

from stammtisch.cards import Card
from stammtisch.games.cribbage.combinations import ORDER
from stammtisch.games.cribbage.options import CribbageOptions
from stammtisch.games.game import MatchResult, ScoreLine, arguments
from stammtisch.seats import Seat, Side
from stammtisch.values import builder, dataclass


class Skunk(Enum):
    """How far behind the loser of a game stayed."""

    NONE = "game"
    SINGLE = "skunk"
    DOUBLE = "double_skunk"

    __hash__ = object.__hash__


@dataclass(frozen=True, slots=True)
class GameEnd:
    """A game that is over. game_points: what it adds to the winner's score of the match."""

    winner: Seat
    board: tuple[int, int]
    skunk: Skunk
    game_points: int


@dataclass(frozen=True, slots=True)
class CribbageMatch:
    """Between deals; public as a whole.

    dealer: of the next deal. scores: the board of the running game by seat, of the last one once the match is over.
    first_dealer: who dealt first in this game. cuts: pairs of cards cut for that deal by seats 0 and 1, drawn until
    they differ; empty where nobody cut. games: those that are over. game_points: the score of the match by seat.
    to_cut: whether the seats cut for the deal next, by their own hands.
    """

    options: CribbageOptions
    dealer: Seat
    first_dealer: Seat
    scores: tuple[int, int] = (0, 0)
    deals_played: int = 0
    cuts: tuple[tuple[Card, Card], ...] = ()
    games: tuple[GameEnd, ...] = ()
    game_points: tuple[int, int] = (0, 0)
    to_cut: bool = False


_match = builder(CribbageMatch)

_WEIGHTS: Final[Mapping[str, Mapping[Skunk, int]]] = {
    "1_2_3": {Skunk.NONE: 1, Skunk.SINGLE: 2, Skunk.DOUBLE: 3},
    "2_3": {Skunk.NONE: 2, Skunk.SINGLE: 3, Skunk.DOUBLE: 3},
}
_KNOWN_SKUNKS: Final[Mapping[str, tuple[Skunk, ...]]] = {
    "off": (),
    "single": (Skunk.SINGLE,),
    "double": (Skunk.DOUBLE, Skunk.SINGLE),
}
_SHORT_BY: Final[Mapping[Skunk, int]] = {Skunk.SINGLE: 31, Skunk.DOUBLE: 61}
"""Least distance to the target: at 121 a loser with 90 or 60 at most; at 61 by the same distances (house rule)."""


def cut_for_deal(pack: Sequence[Card]) -> tuple[tuple[Card, Card], ...]:
    """Pairs of cards from the top, one for each seat, up to the first pair of different ranks (C-A1)."""
    pairs: list[tuple[Card, Card]] = []
    for first, second in zip(pack[::2], pack[1::2], strict=False):
        pairs.append((first, second))
        if are_cut(pairs):
            break
    return tuple(pairs)


def are_cut(cuts: Sequence[tuple[Card, Card]]) -> bool:
    """Whether the last pair decides who deals."""
    return bool(cuts) and ORDER[cuts[-1][0]] != ORDER[cuts[-1][1]]


def cut_winner(cuts: Sequence[tuple[Card, Card]], otherwise: Seat) -> Seat:
    """The seat with the lower card of the last pair, ace low, which deals; `otherwise` if every pair was equal."""
    first, second = cuts[-1]
    if ORDER[first] == ORDER[second]:
        return otherwise
    return Seat(0) if ORDER[first] < ORDER[second] else Seat(1)


def open_match(options: CribbageOptions, dealer: Seat, deck: Sequence[Card]) -> CribbageMatch:
    """The match before its first deal; `dealer` deals unless the seats cut for it from `deck` (C-A1)."""
    if options.first_deal == "cut" and options.cut == "player":
        return CribbageMatch(options, dealer, dealer, to_cut=True)
    cuts = cut_for_deal(deck) if options.first_deal == "cut" else ()
    first = cut_winner(cuts, dealer) if cuts else dealer
    return CribbageMatch(options, first, first, cuts=cuts)


def after_deal(match: CribbageMatch, board: tuple[int, int], stock: Sequence[Card]) -> CribbageMatch:
    """The match after a deal that left `board`; a new game may be cut for from the undealt `stock`."""
    games, game_points, target = match.games, match.game_points, match.options.target
    is_over = board[0] >= target or board[1] >= target
    if is_over:
        game = end_of_game(match.options, board)
        games, game_points = (*games, game), _added(game_points, game)
    other = Seat(1 - match.dealer)  # C-18
    after = _match(
        match.options, other, match.first_dealer, board, match.deals_played + 1, match.cuts, games, game_points
    )
    return _next_game(after, stock) if is_over and _winner(after) is None else after


def after_cut(match: CribbageMatch, cuts: tuple[tuple[Card, Card], ...]) -> CribbageMatch:
    """The match after the seats have cut for the deal, which counts as a deal of its own (C-A1)."""
    first = cut_winner(cuts, match.dealer)
    return replace(
        match, dealer=first, first_dealer=first, cuts=cuts, to_cut=False, deals_played=match.deals_played + 1
    )


def end_of_game(options: CribbageOptions, board: tuple[int, int]) -> GameEnd:
    """Who won the game that stands at `board`, whether by a skunk, and what that weighs (C-A25)."""
    winner = Seat(0) if board[0] >= options.target else Seat(1)
    short = options.target - board[1 - winner]
    reached = (skunk for skunk in _KNOWN_SKUNKS[options.skunk] if short >= _SHORT_BY[skunk])
    skunk = next(reached, Skunk.NONE)
    return GameEnd(winner, board, skunk, _WEIGHTS[options.game_points][skunk])


def match_result(match: CribbageMatch) -> MatchResult | None:
    """The result once the games left cannot change who wins.

    More game points win; with equal game points, more games: their number is odd (house rule on C-A25).
    """
    winner = _winner(match)
    if winner is None:
        return None
    lines = [_game_line(number, game) for number, game in enumerate(match.games, 1)]
    if match.game_points[0] == match.game_points[1]:
        won = _standing(match, winner)[1]
        lines.append(ScoreLine("more_games", "C-A25", arguments(games=won), Side(winner)))
    return MatchResult((Side(winner),), match.game_points, tuple(lines))


def _winner(match: CribbageMatch) -> Seat | None:
    """Who is ahead and stays ahead whatever happens in the games left."""
    if not match.games:
        return None
    first, second = _standing(match, Seat(0)), _standing(match, Seat(1))
    ahead, (game_points, won) = (Seat(0), second) if first > second else (Seat(1), first)
    left = match.options.games - len(match.games)
    at_best = game_points + left * _most_of_a_game(match.options), won + left
    return ahead if at_best < max(first, second) else None


def _standing(match: CribbageMatch, seat: Seat) -> tuple[int, int]:
    """Game points and games won."""
    return match.game_points[seat], sum(game.winner == seat for game in match.games)


def _most_of_a_game(options: CribbageOptions) -> int:
    return max(_WEIGHTS[options.game_points][skunk] for skunk in (Skunk.NONE, *_KNOWN_SKUNKS[options.skunk]))


def _game_line(number: int, game: GameEnd) -> ScoreLine:
    rule = "C-19" if game.skunk is Skunk.NONE else "C-A25"
    counted = arguments(
        number=number,
        winner=game.board[game.winner],
        loser=game.board[1 - game.winner],
        game_points=game.game_points,
    )
    return ScoreLine(game.skunk.value, rule, counted, Side(game.winner))


def _added(game_points: tuple[int, int], game: GameEnd) -> tuple[int, int]:
    first, second = game_points
    return (first + game.game_points, second) if game.winner == 0 else (first, second + game.game_points)


def _next_game(match: CribbageMatch, stock: Sequence[Card]) -> CribbageMatch:
    """A new game at 0:0, with its first dealer as C-A2 says."""
    other = Seat(1 - match.first_dealer)
    if match.options.next_deal == "cut" and match.options.cut == "player":
        return replace(match, dealer=other, first_dealer=other, scores=(0, 0), cuts=(), to_cut=True)
    cuts = cut_for_deal(stock) if match.options.next_deal == "cut" else ()
    dealers = {
        "loser": Seat(1 - match.games[-1].winner),
        "alternate": other,
        "cut": cut_winner(cuts, other) if cuts else other,
    }
    dealer = dealers[match.options.next_deal]
    return replace(match, dealer=dealer, first_dealer=dealer, scores=(0, 0), cuts=cuts)
