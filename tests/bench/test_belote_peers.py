"""Our cards against another program's: its scoring, its cards and its contracts are read as it means them."""

from __future__ import annotations

from random import Random

import pytest

from stammtisch.bench.belote import SUITS, colver_number
from stammtisch.bench.belote_peers import ALL, CAPOT, belotes_of, card_of, opening, our_play, read_bid, score_ahead
from stammtisch.cards import PACK_32
from stammtisch.games.belote.game import GAME
from stammtisch.games.belote.moves import PLAYS, Play
from stammtisch.games.belote.state import Counted, Playing, State
from stammtisch.players.budget import Budget
from stammtisch.seats import Seat, side_of
from tests.bench.recorded_games import RecordedDeal, recorded_deals

SCORES = [
    ("made: what was taken and promised, less the rest", (110, 135), 245 - 27),
    ("failed: all goes to the others", (110, 58), -272),
    ("all tricks count 252", (120, 252), 252 + 120),
    ("the belote helps to make it", (120, 111, 20), 111 + 120 + 20 - 51),
    ("as many as the others is not made", (80, 81), -242),
]
"""Seen in games of `colver` 0.11.1, except the last: its contracts need more than half."""


@pytest.mark.parametrize(("says", "given", "ahead"), SCORES, ids=[row[0] for row in SCORES])
def test_a_deal_scores_as_the_other_program_scores_it(says: str, given: tuple[int, ...], ahead: int) -> None:
    """From the declarers' side."""
    assert score_ahead(*given) == ahead, says


def test_cards_have_one_number_each() -> None:
    """There and back."""
    assert [card_of(colver_number(card)) for card in PACK_32] == list(PACK_32)


RECORDED = recorded_deals()


@pytest.mark.parametrize("deal", RECORDED)
def test_only_plain_suit_contracts_are_played(deal: RecordedDeal) -> None:
    """Each has a declarer of the side that plays it, who named the suit first for it, and a number to reach."""
    bid = read_bid(deal.said, deal.contract)
    assert bid is not None
    assert (bid.promised, bid.doubled.multiplier) == (deal.contract["value"], 1)
    assert bid.doubled.contract is SUITS[deal.contract["trump"]] and bid.doubled.contract.trump is not None
    named = [each.seat for each in deal.said if each.name == f"{each.name[:-1]}{'♠♥♦♣'[deal.contract['trump']]}"]
    assert bid.declarer == next(seat for seat in named if seat % 2 == deal.contract["team"])
    assert bid.actions == tuple(each.action for each in deal.said)


@pytest.mark.parametrize("told", [{"value": 0}, {"coinche": 1}], ids=["nobody bid", "somebody doubled"])
def test_other_contracts_are_left_out(told: dict[str, int]) -> None:
    """Thrown in, or doubled."""
    assert read_bid(RECORDED[0].said, RECORDED[0].contract | told) is None


@pytest.mark.parametrize("deal", RECORDED)
def test_its_rules_and_ours_agree_on_every_card_and_on_the_score(deal: RecordedDeal) -> None:
    """Who plays, which cards may be played, and how far ahead the declarers are in the end."""
    bid = read_bid(deal.said, deal.contract)
    assert bid is not None
    state: State = opening(deal.cards, Seat(deal.dealer), bid)
    for seat, number, legal in deal.played:
        assert GAME.to_act(state) == (seat,)
        moves = GAME.legal_moves(state, Seat(seat))
        assert {colver_number(move.card) for move in moves if isinstance(move, Play)} == set(legal)
        state, _ = GAME.play(state, Seat(seat), PLAYS[card_of(number)])
    assert isinstance(state, Counted)
    side = side_of(bid.declarer)
    taken = CAPOT if state.taken[side] == ALL else state.taken[side]
    belotes = belotes_of(state.play)
    ahead = score_ahead(bid.promised, taken, belotes[side], belotes[1 - side])
    assert ahead == deal.rewards[side] - deal.rewards[1 - side]


@pytest.mark.parametrize("side", [0, 1])
def test_our_player_plays_a_recorded_contract_to_its_end(side: int) -> None:
    """At every turn of its side a card that may be played, whatever the others did; the rest as it was recorded."""
    deal = RECORDED[0]
    bid = read_bid(deal.said, deal.contract)
    assert bid is not None
    choose = our_play(lambda trick: Budget(worlds=4, steps=2_000), Random(1))
    state: State = opening(deal.cards, Seat(deal.dealer), bid)
    for seat, number, legal in deal.played:
        assert isinstance(state, Playing)
        if seat % 2 == side:
            assert choose(state, bid) in legal
        state, _ = GAME.play(state, Seat(seat), PLAYS[card_of(number)])
