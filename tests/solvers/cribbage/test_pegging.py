"""The exact play of two known hands, against plain minimax by the rules themselves."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stammtisch.cards import PACK_52, Card
from stammtisch.games.cribbage import GAME
from stammtisch.games.cribbage.moves import PlayCard
from stammtisch.games.cribbage.state import Play, Where
from stammtisch.solvers.cribbage.pegging import card_values, peg_difference
from tests.games.cribbage.test_deals import open_deal


def random_play(seed: int, played: int) -> Play:
    """A deal in which so many moves of the play were made at random."""
    rng = Random(seed)
    cards = rng.sample(PACK_52, 13)
    row = {"hands": [_text(cards[:6]), _text(cards[6:12])], "starter": cards[12].text, "dealer": rng.randrange(2)}
    state: Any = open_deal(row)
    for _ in range(played):
        state, _ = GAME.play(state, state.turn, rng.choice(GAME.legal_moves(state, state.turn)))
    assert isinstance(state, Play)
    return state


def _text(cards: list[Card]) -> str:
    return " ".join(card.text for card in cards)


def pegged(state: Any) -> int:
    """What seat 0 has pegged in the play so far, less what seat 1 has."""
    play = state if isinstance(state, Play) else state.play
    counted = [award for award in play.awards if award.where in (Where.PLAY, Where.LAST_CARD)]
    return sum(award.score if award.seat == 0 else -award.score for award in counted)


def minimax(state: Any) -> int:
    """The final difference by trying everything."""
    if not isinstance(state, Play):
        return pegged(state)
    values = [minimax(GAME.play(state, state.turn, move)[0]) for move in GAME.legal_moves(state, state.turn)]
    return max(values) if state.turn == 0 else min(values)


@pytest.mark.parametrize(("seed", "played"), [(seed, 3 - seed % 3) for seed in range(60)])
def test_the_value_is_that_of_trying_everything(seed: int, played: int) -> None:
    """From the first few cards on, with all that was pegged before and goes said."""
    play = random_play(seed, played)
    assert minimax(play) == pegged(play) + peg_difference(play)


@pytest.mark.parametrize("seed", range(4))
def test_the_value_of_a_whole_play_is_that_of_trying_everything(seed: int) -> None:
    """Four cards each."""
    play = random_play(seed, 0)
    assert minimax(play) == peg_difference(play)


@pytest.mark.parametrize("seed", range(30))
def test_every_card_has_its_value(seed: int) -> None:
    """One of each rank that fits, none where only a go is left."""
    play = random_play(seed, 3)
    moves = [move for move in GAME.legal_moves(play, play.turn) if isinstance(move, PlayCard)]
    expected = {move.card.rank: minimax(GAME.play(play, play.turn, move)[0]) - pegged(play) for move in moves}
    assert expected == {each.card.rank: each.value for each in card_values(play)}
