"""From card points to scores: the table says of a deal what its count says."""

from __future__ import annotations

from random import Random

import pytest

from stammtisch.cards import PACK_32
from stammtisch.games.belote import GAME
from stammtisch.games.belote.match import BeloteMatch
from stammtisch.games.belote.options import PRESETS
from stammtisch.games.belote.state import Counted, Playing, State
from stammtisch.players.belote import BelotePlayer
from stammtisch.seats import Seat, Side
from stammtisch.solvers.belote.outcomes import outcomes_of


@pytest.mark.parametrize("preset", PRESETS)
def test_a_played_deal_scores_what_its_table_says(preset: str) -> None:
    """At the end, and before the last trick for the card points that were then taken."""
    player, checked = BelotePlayer(), 0
    for seed in range(30):
        rng, before = Random(seed), None
        state: State = GAME.deal(BeloteMatch(PRESETS[preset], Seat(seed % 4)), rng.sample(PACK_32, 32))
        while seats := GAME.to_act(state):
            if isinstance(state, Playing) and len(state.won) == 7 and not state.trick.cards:
                before = outcomes_of(state)
            move = player.choose(GAME.view(state, seats[0]), GAME.legal_moves(state, seats[0]), rng)
            state, _ = GAME.play(state, seats[0], move)
        if isinstance(state, Counted):
            assert before is not None
            points = state.taken[0]
            assert outcomes_of(state.play).counted(points).written == state.outcome.written
            assert before.counted(points).written == state.outcome.written
            checked += 1
    assert checked > 15


def test_more_card_points_are_never_less_score() -> None:
    """So that best play for card points is best play for the score."""
    rng = Random(2)
    for seed in range(6):
        state: State = GAME.deal(BeloteMatch(PRESETS["house"], Seat(seed % 4)), rng.sample(PACK_32, 32))
        for call in (["hearts", "no trumps", "all trumps"][seed % 3], "kontra" if seed > 2 else "pass", *["pass"] * 3):
            if isinstance(state, Playing):
                break
            state, _ = GAME.play(state, GAME.to_act(state)[0], GAME.parse_move(call))
        assert isinstance(state, Playing)
        known = outcomes_of(state)
        scores = [known.score(points) for points in range(known.total + 1)]
        assert scores == sorted(scores)
        assert known.wins(known.declaring, known.total if known.declaring == 0 else 0)
        assert not known.wins(Side(1 - known.declaring), known.total if known.declaring == 0 else 0)
