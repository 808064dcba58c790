"""Positions of declared play for the tests of thinking players: bid by rule of thumb, then played at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from stammtisch.games.skat import GAME
from stammtisch.games.skat.moves import PlayCard
from stammtisch.games.skat.options import Options
from stammtisch.games.skat.state import Auction, Declared, Discarding, Naming, Play, SkatChoice, State
from stammtisch.players.skat.player import SkatPlayer
from tests.games.skat.table import ISKO, R

BY_RULE = SkatPlayer()


def plays(number: int, cards_left: int, seed: int, rules: Options = ISKO) -> Iterator[Play]:
    """So many positions, all of other deals, in each of which somebody with so many cards is to play one of several."""
    rng, found = Random(seed), 0
    while found < number:
        state: State = GAME.deal(
            GAME.open_match(rules, R, ()), GAME.next_deck(GAME.open_match(rules, R, ()), None, rng)
        )
        while isinstance(state, Auction | SkatChoice | Discarding | Naming):
            seat = GAME.to_act(state)[0]
            move = BY_RULE.choose(GAME.view(state, seat), GAME.legal_moves(state, seat), rng)
            state, _ = GAME.play(state, seat, move)
        if isinstance(state, Play) and isinstance(state.game, Declared):
            position = _played_down(state, cards_left, rng)
            if position is not None:
                found += 1
                yield position


def _played_down(play: Play, cards_left: int, rng: Random) -> Play | None:
    """The position after random cards; None if there is no choice, or nothing to play any more."""
    stop = rng.randrange(3)
    while True:
        seat = GAME.to_act(play)[0]
        cards = [move for move in GAME.legal_moves(play, seat) if isinstance(move, PlayCard)]
        if len(play.hands[seat]) == cards_left and len(play.cards) >= stop:
            return play if len(cards) > 1 else None
        state, _ = GAME.play(play, seat, rng.choice(cards))
        if not isinstance(state, Play):  # a Null that the declarer lost early
            return None
        play = state
