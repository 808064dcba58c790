"""Random options, deals and positions of any game, through what every game promises."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from stammtisch.errors import ParseError
from stammtisch.games.game import AnyGame, Event
from stammtisch.games.options import change_options, option_specs
from stammtisch.seats import Seat

LONGEST_DEAL = 2_000
"""More moves than any deal can have."""

MANY_MOVES = 60
"""Where there are more, most are claims, one for each number of card points."""


@dataclass(frozen=True, slots=True)
class Step:
    """A position and the move that led to it; the first step of a deal has no move."""

    state: Any
    seat: Seat | None
    move: Any
    events: tuple[Event, ...]


def random_options(game: AnyGame, rng: Random, changes: int = 4) -> Any:
    """A preset with a few options changed at random; combinations that the game refuses are drawn again."""
    options = rng.choice(list(game.presets.values()))
    specs = option_specs(type(options))
    for spec in rng.sample(specs, min(changes, len(specs))):
        value = [v for v in spec.values if rng.random() < 0.3] if spec.many else rng.choice(spec.values)
        try:
            options = change_options(options, {spec.key: value})
        except ParseError:
            continue
    return options


def random_match(game: AnyGame, options: Any, rng: Random) -> Any:
    """A match before its first deal, with a dealer drawn by lot."""
    deck = list(game.pack(options))
    rng.shuffle(deck)
    return game.open_match(options, Seat(rng.randrange(game.seats(options))), deck)


def random_deal(game: AnyGame, match: Any, rng: Random, previous: Any = None) -> Iterator[Step]:
    """A deal of random legal moves, position by position, until it has a result.

    Raises AssertionError where the game breaks its promise: nobody may act and there is no result, or no end in sight.
    """
    state = game.deal(match, game.next_deck(match, previous, rng))
    yield Step(state, None, None, ())
    for _ in range(LONGEST_DEAL):
        if game.result(state) is not None:
            return
        seat, move = random_move(game, state, rng)
        state, events = game.play(state, seat, move)
        yield Step(state, seat, move, events)
    raise AssertionError(f"{game.key}: no result after {LONGEST_DEAL} moves")


def random_move(game: AnyGame, state: Any, rng: Random) -> tuple[Seat, Any]:
    """A seat the table waits for and one of its legal moves; now and then a seat that speaks out of turn."""
    waited_for = game.to_act(state)
    assert waited_for, f"{game.key}: nobody may act and there is no result"
    seat = rng.choice(waited_for)
    others = [Seat(s) for s in range(game.seats(options_of(state))) if s not in waited_for]
    if others and rng.random() < 0.1:
        speaker = rng.choice(others)
        seat = speaker if len(game.legal_moves(state, speaker)) else seat
    moves = game.legal_moves(state, seat)
    assert len(moves), f"{game.key}: seat {seat} is to act and has no legal move"
    return seat, _one_of(moves, rng)


def _one_of(moves: Sequence[Any], rng: Random) -> Any:
    """Any move; of very many mostly one like the first, so that claims do not keep cards from being played."""
    move = moves[rng.randrange(len(moves))]
    if len(moves) > MANY_MOVES and rng.random() < 0.9:
        while type(move) is not type(moves[0]):
            move = moves[rng.randrange(len(moves))]
    return move


def options_of(state: Any) -> Any:
    """The options a state is played under."""
    return state.match.options


def random_match_deals(game: AnyGame, options: Any, rng: Random, most_deals: int) -> Iterator[tuple[Any, Any]]:
    """Finished deals of a whole random match with the match after each: (last state, match)."""
    match, previous = random_match(game, options, rng), None
    for _ in range(most_deals):
        if game.match_result(match) is not None:
            return
        *_, last = random_deal(game, match, rng, previous)
        previous = last.state
        match = game.after_deal(match, previous)
        yield previous, match
