"""Deals of Skat to measure solvers with: contracts drawn by lot, and contracts that the bots of the project really bid.

What belongs here: making such sets from a seed. What does not: measuring (`skat.py`). The second kind is the one that
bots and hints meet, and two to five times as hard: who declares has a chance.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Final

from stammtisch.cards import PACK_32, Deck
from stammtisch.games.skat import GAME
from stammtisch.games.skat.contract import TRUMP_SUITS, Kind
from stammtisch.games.skat.state import Declared, Play, State
from stammtisch.players.skat.player import SkatPlayer
from stammtisch.seats import Seat
from stammtisch.solvers.skat import Position
from stammtisch.solvers.skat.position import opening, position_of

SEED: Final = 20_240_101
GRAND_SHARE: Final = 0.2
"""Of the contracts drawn by lot; the others are suit games."""


@cache
def random_contracts(count: int) -> tuple[Position, ...]:
    """Deals with a suit game or Grand, its declarer and the leader drawn by lot."""
    rng = Random(SEED)
    return tuple(_random_contract(rng) for _ in range(count))


def _random_contract(rng: Random) -> Position:
    pack = _shuffled(rng)
    kind = Kind.GRAND if rng.random() < GRAND_SHARE else rng.choice(list(TRUMP_SUITS))
    return opening(kind, (pack[:10], pack[10:20], pack[20:30]), pack[30:], rng.randrange(3))


@cache
def bid_contracts(count: int) -> tuple[Position, ...]:
    """Suit games and Grands that three bots bid, the skat taken and laid away by the declarer."""
    bid = (position for position in _bid(Random(SEED)) if position.kind is not Kind.NULL)
    return tuple(islice(bid, count))


@cache
def bid_nulls(count: int) -> tuple[Position, ...]:
    """Nulls that three bots bid."""
    bid = (position for position in _bid(Random(SEED)) if position.kind is Kind.NULL)
    return tuple(islice(bid, count))


@cache
def bid_twelves(count: int) -> tuple[Position, ...]:
    """Suit games and Grands that three bots bid, the declarer with all twelve cards still in his hand."""
    return tuple(_taken_up(position) for position in bid_contracts(count))


def _taken_up(position: Position) -> Position:
    own, left, right = position.hands
    return Position(position.kind, (own + position.skat, left, right), (), position.leader)


def _bid(rng: Random) -> Iterator[Position]:
    """The first position of play, deal after deal that somebody declared."""
    match = GAME.open_match(GAME.presets["house"], Seat(0), Deck(_shuffled(rng)))
    while True:
        state = GAME.deal(match, Deck(_shuffled(rng)))
        while not isinstance(state, Play) and GAME.result(state) is None:
            state = _called(state, rng)
        if isinstance(state, Play) and isinstance(state.game, Declared):
            yield position_of(state)


def _called(state: State, rng: Random) -> State:
    seat = GAME.to_act(state)[0]
    move = SkatPlayer().choose(GAME.view(state, seat), GAME.legal_moves(state, seat), rng)
    return GAME.play(state, seat, move)[0]


def _shuffled(rng: Random) -> Deck:
    pack = list(PACK_32)
    rng.shuffle(pack)
    return Deck(tuple(pack))
