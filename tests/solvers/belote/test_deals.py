"""Whether a contract is made and a capot won: as by trying every line through the game to its count."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from stammtisch.games.belote import GAME
from stammtisch.games.belote.announcements import parse_announcement
from stammtisch.games.belote.contracts import CONTRACTS, Contract, Doubled
from stammtisch.games.belote.options import HOUSE, PRESETS, BeloteOptions
from stammtisch.games.belote.state import Counted, Playing, State
from stammtisch.games.game import AnyGame
from stammtisch.seats import Side, side_of
from stammtisch.solvers.answers import Answer, Limit
from stammtisch.solvers.belote import BeloteSolver, deal_value, position_of
from stammtisch.solvers.belote.deals import is_capot, is_made
from stammtisch.testing.positions import random_deal, random_match
from tests.solvers.belote.deals import best_outcome, random_play, table

SOLVER = BeloteSolver()
FOURS = tuple(parse_announcement(f"four {rank}") for rank in "J9")
"""Announced for the sake of their 350 points alone."""
YES_OR_NO = {True: Answer.YES, False: Answer.NO}
PLAIN_NO_TRUMPS = replace(HOUSE, nt_double=False)


@pytest.mark.parametrize("options", [*PRESETS.values(), PLAIN_NO_TRUMPS], ids=[*PRESETS, "no trumps not doubled"])
@pytest.mark.parametrize("contract", CONTRACTS)
def test_made_and_capot_are_those_of_the_count(contract: Contract, options: BeloteOptions) -> None:
    """With announcements, belotes that a discard loses, doubling in no trumps, and ninety for all tricks."""
    rng = Random(f"{contract} {options}")
    for number in range(24):
        play = table(rng, contract, options, 2 if number % 3 else 3)
        assert solved(play) == tried(play)


def solved(play: Playing) -> tuple[Answer, ...]:
    """What the solver says: made, a capot of side 0, of side 1."""
    return is_made(SOLVER, play), *(is_capot(SOLVER, play, side) for side in (Side(0), Side(1)))


def tried(play: Playing) -> tuple[Answer, ...]:
    """The same by all lines of play."""
    made = best_outcome(play, side_of(play.doubled.declarer), "made")
    return YES_OR_NO[made], *(YES_OR_NO[best_outcome(play, side, "capot")] for side in (Side(0), Side(1)))


def test_positions_of_bids_and_claims_at_a_table_are_answered_too() -> None:
    """Whatever contract the table came to, with Kontra or without."""
    rng, seen = Random(8), 0
    game: AnyGame = GAME
    while seen < 40:
        for step in random_deal(game, random_match(game, HOUSE, rng), rng):
            if isinstance(step.state, Playing) and len(step.state.won) >= 6 and rng.random() < 0.3:
                assert solved(step.state) == tried(step.state)
                seen += 1


def test_the_value_of_a_deal_counts_what_is_taken() -> None:
    """Played on by the best cards for card points, the declarers end with just those."""
    rng = Random(9)
    for contract in CONTRACTS:
        play = table(rng, contract, HOUSE, 6)
        declaring = side_of(play.doubled.declarer)
        expected = deal_value(SOLVER, play).card_points.value
        state: State = play
        while isinstance(state, Playing):
            state = best_play(state)
        assert isinstance(state, Counted)
        assert state.taken[declaring] == expected


def best_play(play: Playing) -> State:
    """The state after a card with the highest value for its side."""
    scored = SOLVER.moves(position_of(play))
    best = max(scored, key=lambda card: scored[card].value)
    move = next(move for move in GAME.legal_moves(play, play.turn) if getattr(move, "card", None) is best)
    state, _ = GAME.play(play, play.turn, move)
    return state


def test_announcements_beyond_all_cards_leave_the_capot_to_decide() -> None:
    """Declarers who need a capot, or only have to avoid one."""
    rng, decided = Random(10), set()
    for _ in range(400):
        play = table(rng, rng.choice(CONTRACTS[:4]), HOUSE, 3)
        heavy = rng.choice((Side(0), Side(1)))
        announced = tuple(FOURS if seat == heavy else () for seat in range(4))
        weighty = replace(play, announced=announced, doubled=Doubled(play.contract, play.doubled.declarer))
        if len({side_of(won.winner) for won in play.won}) == 1:
            assert solved(weighty) == tried(weighty)
            decided.add(is_made(SOLVER, weighty))
    assert decided == {Answer.YES, Answer.NO}


def test_belotes_and_a_capot_against_heavy_announcements_stay_open() -> None:
    """Where card points, belotes and ninety would all have to be weighed at once, no answer is given for sure."""
    rng = Random(11)
    while True:
        play = table(rng, Contract.ALL_TRUMPS, HOUSE, 8)
        declaring = side_of(play.doubled.declarer)
        announced = tuple(FOURS if seat % 2 == declaring else () for seat in range(4))
        begun = random_play(rng, play)
        assert isinstance(begun, Playing)
        weighty = replace(begun, announced=announced)
        if is_made(SOLVER, weighty) is Answer.UNKNOWN:
            return


def test_within_a_limit_nothing_is_said_that_is_not_proven() -> None:
    """No nodes, no answers."""
    value = deal_value(SOLVER, table(Random(1), Contract.HEARTS, HOUSE, 8), Limit(nodes=0))
    assert (value.is_made, value.is_capot) == (Answer.UNKNOWN, Answer.UNKNOWN)
    assert not value.card_points.exact
