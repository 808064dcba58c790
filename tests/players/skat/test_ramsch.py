"""Ramsch: the rule of a playout ducks, its end is scored as the rules score it, and thinking beats not thinking."""

from __future__ import annotations

from random import Random

import pytest

from stammtisch.cards import parse_cards
from stammtisch.games.skat import GAME
from stammtisch.games.skat.contract import Kind
from stammtisch.games.skat.moves import PLAYS, PlayCard
from stammtisch.games.skat.state import Finished, Play, Ramsch, State
from stammtisch.players.budget import Budget, Meter
from stammtisch.players.skat import SkatThinker
from stammtisch.players.skat.hidden import Hidden, World
from stammtisch.players.skat.ramsch import RamschPlay, by_rule, ramsch_scores
from stammtisch.players.skat.seen import seen_in_ramsch
from stammtisch.players.skat.thinking import CLUB
from stammtisch.solvers.skat.masks import layout_of
from tests.games.skat.table import HOUSE, R, options
from tests.players.skat.positions import BY_RULE

PLENTY = Budget(worlds=1, steps=1 << 40)
RULES = options(HOUSE, all_pass="ramsch")
GRAND = layout_of(Kind.GRAND)

DUCKING: list[tuple[str, str, str, str]] = [
    ("the highest card that loses", "CK C9 C7 SA", "CT", "CK"),
    ("under the second card, if that is ahead", "CK C9 C7 SA", "C8 CT", "CK"),
    ("the lowest, if any takes it and somebody is still to play", "CK CT CA", "C9", "CK"),
    ("the highest, if the trick is taken anyway", "CK CT CA", "C9 C8", "CA"),
    ("the dearest of what does not follow", "SA S7 HK", "CT", "SA"),
    ("a low card is led", "CA S7 HK CJ", "", "S7"),
]


@pytest.mark.parametrize(("says", "hand", "table", "card"), DUCKING, ids=[row[0] for row in DUCKING])
def test_the_rule_ducks(says: str, hand: str, table: str, card: str) -> None:
    """Each row is a hand, what lies on the table, and the card that is played."""
    laid = [GRAND.place(each) for each in parse_cards(table)]
    found = by_rule(GRAND.mask(parse_cards(hand)), laid)
    assert GRAND.cards[found].text == card, says


def played_at_random(rng: Random) -> Finished:
    """A whole Ramsch."""
    state: State = GAME.deal(GAME.open_match(RULES, R, ()), GAME.next_deck(GAME.open_match(RULES, R, ()), None, rng))
    while not isinstance(state, Finished):
        seat = GAME.to_act(state)[0]
        moves = [move for move in GAME.legal_moves(state, seat) if move.text != "18" and not move.text.isdecimal()]
        state, _ = GAME.play(state, seat, rng.choice(moves))
    return state


def test_ends_are_scored_as_the_rules_score_them() -> None:
    """Over random deals, a player without a trick among them."""
    rng, idle = Random(3), 0
    for _ in range(60):
        ended = played_at_random(rng)
        assert isinstance(ended.play.game, Ramsch)
        tricks = [sum(taken.winner == seat for taken in ended.play.tricks) for seat in range(3)]
        idle += 0 in tricks
        assert tuple(ramsch_scores(ended.card_points, tricks)) == ended.result.scores
    assert idle
    assert ramsch_scores([120, 0, 0], [10, 0, 0]) == [120, 0, 0]
    assert ramsch_scores([60, 60, 0], [5, 4, 1]) == [-60, -60, 0]


def in_play(tricks: int, rng: Random) -> Play:
    """A Ramsch after so many random tricks."""
    state: State = GAME.deal(GAME.open_match(RULES, R, ()), GAME.next_deck(GAME.open_match(RULES, R, ()), None, rng))
    while not isinstance(state, Play) or len(state.tricks) < tricks:
        seat = GAME.to_act(state)[0]
        moves = [move for move in GAME.legal_moves(state, seat) if not move.text.isdecimal()]
        state, _ = GAME.play(state, seat, rng.choice(moves))
    return state


def test_the_last_tricks_end_as_the_rules_end_them() -> None:
    """The truth as world: the playout of a card comes to the score that the rules give when all play by that rule."""
    rng = Random(5)
    for _ in range(20):
        state = in_play(8, rng)
        seat = GAME.to_act(state)[0]
        seen = seen_in_ramsch(GAME.view(state, seat))
        mask = seen.layout.mask
        first, second, third = (mask(state.hands[each]) for each in seen.seats)
        truth = World((first, second, third), mask(state.deal.skat))
        cards = [move.card for move in GAME.legal_moves(state, seat) if isinstance(move, PlayCard)]
        numbers = [seen.layout.place(card) for card in cards]
        outcomes = RamschPlay(seen, numbers, Meter(PLENTY)).outcomes(truth)
        assert outcomes is not None
        for card, outcome in zip(cards, outcomes, strict=True):
            scores = ended_by_rule(state, PLAYS[card])
            others = sum(score for each, score in enumerate(scores) if each != seat)
            assert outcome.worth == scores[seat] - others / 2


def ended_by_rule(play: Play, move: PlayCard) -> tuple[int, ...]:
    """The scores if this card is played and then everybody plays by the rule."""
    state, _ = GAME.play(play, GAME.to_act(play)[0], move)
    while isinstance(state, Play):
        seat = GAME.to_act(state)[0]
        table = [GRAND.place(card) for card in state.cards]
        card = GRAND.cards[by_rule(GRAND.mask(state.hands[seat]), table)]
        state, _ = GAME.play(state, seat, PLAYS[card])
    assert isinstance(state, Finished)
    return state.result.scores


def test_without_steps_nothing_is_said() -> None:
    """A world that the budget does not suffice for has no outcomes."""
    rng = Random(6)
    state = in_play(2, rng)
    seen = seen_in_ramsch(GAME.view(state, GAME.to_act(state)[0]))
    assert RamschPlay(seen, [0], Meter(Budget(worlds=1, steps=0))).outcomes(Hidden(seen).draw(rng)) is None


def test_who_thinks_loses_less_than_who_plays_by_rules_of_thumb() -> None:
    """One of each, in all seats of the same deals, all passing."""
    thinker, rng = SkatThinker(CLUB).within(4), Random(8)
    ahead = 0
    for _ in range(8):
        begun = in_play(0, rng)
        for seat in range(3):
            state: State = begun
            while not isinstance(state, Finished):
                turn = GAME.to_act(state)[0]
                player = thinker if turn == seat else BY_RULE
                moves = GAME.legal_moves(state, turn)
                state, _ = GAME.play(state, turn, player.choose(GAME.view(state, turn), moves, rng))
            scores = state.result.scores
            ahead += 2 * scores[seat] - sum(score for each, score in enumerate(scores) if each != seat)
    assert ahead > 0
